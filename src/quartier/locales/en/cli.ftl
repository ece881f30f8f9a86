# The terminal: commands, questions, answers.

cli-quartier = One table for three city-building board games. Without a command the table opens in the browser.
cli-commands = Commands
cli-option-lang = The language to speak: en, pl, it or fr. Otherwise QUARTIER_LANG, then the system's.
cli-option-help = Show this help and leave.
cli-quartier-version = Show the version and leave.

cli-serve = Open the table in the browser.
    .short = Open the table in the browser
cli-serve-host = The network address to listen on; 0.0.0.0 lets others in.
cli-serve-port = The port; 0 takes any that is free.
cli-serve-data = The folder in which the games are kept.
cli-serve-origin = An address besides its own under which browsers reach the server. May be given several times.
cli-serve-no-browser = Do not open a browser window.
cli-serve-log = How much to log (JSON lines on standard error).

cli-play = Play a game in the terminal against bots, or with the people beside you.
    .short = Play a game in the terminal
cli-play-players = How many players there are; otherwise as few as the game allows.
cli-play-seed = The same number gives the same dice and draws. Otherwise any.
cli-play-option = Change an option of the game, such as plus=false. May be given several times.
cli-play-position = Begin from the position in this file, a JSON document; players and options are those of the position.
cli-play-human = A seat that a person plays, from 1. May be given several times; otherwise 1.
cli-play-name = The name of a person, in the order of the seats. May be given several times.
cli-play-watch = Nobody plays: the bots play among themselves.
cli-play-bots = How strong the bots are: visitor, apprentice, merchant (if nothing is said), architect or prefect. Given several times: one bot after the other, in the order of the seats.
cli-play-record = Write a record of the game to this file.

cli-replay = Step through the record of a game. When the input is not a terminal, print it all.
    .short = Step through the record of a game
cli-replay-seat = Show what this seat could see, from 1; otherwise what everybody could.
cli-replay-all = Print all moves at once.

cli-show = Show a position, or a record at one of its moves, as text or as a picture.
    .short = Show a position or a point of a record
cli-show-output = Write the picture to this file, as SVG.
cli-show-at = Show a record after this many moves; otherwise after the last.
cli-show-seat = Show what this seat could see, from 1; otherwise what everybody could.

cli-rules = Print the rules of a game. With a word or a number, print only the clauses about it.
    .short = Print the rules of a game, or look one up

cli-doctor = Say which engine runs and why, and whether everything is in its place.
    .short = Check this installation

cli-person = Player { $number }
cli-bot = { $level } { $number }

cli-table = The table
cli-fact = What
cli-value = Now
cli-total = Total
cli-rank = Rank
cli-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
cli-quit = Goodbye.

cli-play-prompt = Your choice (1-{ $count }, ? for help):
cli-play-hint = Type a number from 1 to { $count }, or a move such as “{ $example }”. ? explains, q leaves.
cli-play-help =
    Type the number of a choice, or its short name: { $names }
    ? word looks the word up in the rules, s shows the score, u takes your last move back, q leaves.
cli-play-no-undo = There is nothing of yours to take back: something has happened since.
cli-play-pass = The next to play is { $name }. Press Enter when nobody else is looking.
cli-play-no-seat = seats are numbered from 1 to { $players }
cli-play-few-bots =
    { $bots ->
        [one] there is only one bot in this game
       *[other] there are only { $bots } bots in this game
    }
cli-play-meet = { $name }: { $character }
cli-play-no-folder = there is no such folder: { $file }
cli-play-bad-options = This game cannot be set up so: { $problem }
cli-play-bad-position = { $file } does not hold a position of this game: { $problem }
cli-play-position-over = the game in this position is over
cli-play-position-alone = With --position the players and the options are in the file: leave --players and --option out.
cli-play-saved = The record is in { $file }
cli-play-no-record = The record could not be written to { $file }: { $problem }
cli-play-again = To meet the same dice and draws again: --seed { $seed }

cli-refusal-unknown-move = There is no such move.
cli-refusal-game-over = The game is over.

cli-rules-empty = There are no rules in words here.
cli-rules-none = The rules say nothing about “{ $word }”.
cli-rules-more = { $count ->
    [one] One more clause: quartier rules { $title }
   *[other] { $count } more clauses: quartier rules { $title }
}

cli-replay-bad = { $file } is not a record that can be played: { $problem }
cli-replay-cut = Move { $move } ({ $name }) was allowed by version { $rules } of the rules and no longer is: { $problem }
cli-replay-result = These moves were played by version { $rules } of the rules and would now lead to another result.
cli-replay-at = After move { $move } of { $count }
cli-replay-prompt = Enter: on, b: back, a number: to that move, q: leave
cli-replay-hint = Enter goes on, b goes back, a number from 0 to { $count } goes to that move, q leaves.

cli-show-bad = { $file } holds neither a position nor a record: { $problem }
cli-show-few = The record has moves 0 to { $count }.
cli-show-no-moves = A position has no moves: leave --at out.
cli-show-saved = The picture is in { $file }
cli-show-unwritten = The picture could not be written to { $file }: { $problem }

cli-doctor-engine = engine
cli-doctor-packages = packages
cli-doctor-titles = games
cli-doctor-bots = bots
cli-doctor-languages = languages
cli-doctor-web = web client
cli-doctor-data = data folder
cli-doctor-compiled = { $count ->
    [one] compiled, one module
   *[other] compiled, { $count } modules
}
cli-doctor-plain = plain Python, slower: { $reason }
cli-doctor-stale = compiled before the last change: { $files }. Run: make build
cli-doctor-no-web = not built: run make web
cli-doctor-no-data = { $folder } cannot be written: { $problem }
