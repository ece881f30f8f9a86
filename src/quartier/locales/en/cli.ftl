# The terminal: commands, questions, answers.

cli-quartier = One table for three city-building board games. Without a command the table opens in the browser.
cli-commands = Commands
cli-option-lang = The language: en, pl, it or fr (default: QUARTIER_LANG, then that of the system).
cli-option-help = Show this help and leave.
cli-quartier-version = Show the version and leave.

cli-serve = Open the table in the browser.
    .short = Open the table in the browser
cli-serve-host = The network address to listen on; 0.0.0.0 lets others in.
cli-serve-port = The port; 0 takes any free one.
cli-serve-data = The folder for the games.
cli-serve-origin = Another address at which browsers reach the server. May be repeated.
cli-serve-no-browser = Do not open a browser window.
cli-serve-log = How much to log (JSON lines on standard error).

cli-play = Play a game in the terminal against bots, or with the people beside you.
    .short = Play a game in the terminal
cli-play-players = The number of players (default: the fewest the game allows).
cli-play-seed = The same number gives the same dice and draws (default: a random one).
cli-play-option = Set an option of the game, such as plus=false. May be repeated.
cli-play-position = Start from the position in this file, a JSON document, with its players and options.
cli-play-human = A seat played by a person, counted from 1 (default: 1). May be repeated.
cli-play-name = The name of a person. May be repeated, in the order of the seats.
cli-play-watch = Watch the bots play among themselves.
cli-play-bots = How strong the bots are: visitor, apprentice, merchant (the default), architect or prefect. May be repeated for one bot after another, in the order of the seats.
cli-play-record = Save a record of the game in this file.

cli-replay = Step through the record of a game. If the input is not a terminal, print all of it.
    .short = Step through the record of a game
cli-replay-seat = Show what this seat, counted from 1, could see (default: what everybody could see).
cli-replay-all = Print all moves at once.

cli-show = Show a position, or a record at one of its moves, as text or as a picture.
    .short = Show a position or a point in a record
cli-show-output = Write the picture to this file, as SVG.
cli-show-at = Show a record after this many moves (default: after the last).
cli-show-seat = Show what this seat, counted from 1, could see (default: what everybody could see).

cli-rules = Print the rules of a game. With a word or a number, print only the clauses about it.
    .short = Print the rules of a game, or look one up

cli-doctor = Say which engine runs and why, and whether everything is in place.
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
cli-play-no-undo = You have no move to take back, or something else has happened since.
cli-play-pass = The next to play is { $name }. Press Enter when nobody else is looking.
cli-play-no-seat = seats are numbered from 1 to { $players }
cli-play-few-bots =
    { $bots ->
        [one] there is only one bot in this game
       *[other] there are only { $bots } bots in this game
    }
cli-play-meet = { $name }: { $character }
cli-play-no-folder = there is no such folder: { $file }
cli-play-bad-options = This game cannot be set up like this: { $problem }
cli-play-bad-position = { $file } does not contain a position of this game: { $problem }
cli-play-position-over = the game in this position is over
cli-play-position-alone = With --position the players and the options are in the file: leave --players and --option out.
cli-play-saved = The record is in { $file }
cli-play-no-record = The record could not be written to { $file }: { $problem }
cli-play-again = For the same dice and draws again: --seed { $seed }

cli-refusal-unknown-move = There is no such move.
cli-refusal-game-over = The game is over.

cli-rules-empty = The rules of this game have not been written down.
cli-rules-none = The rules say nothing about “{ $word }”.
cli-rules-more = { $count ->
    [one] One more clause: quartier rules { $title }
   *[other] { $count } more clauses: quartier rules { $title }
}

cli-replay-bad = { $file } is not a record that can be replayed: { $problem }
cli-replay-cut = Move { $move } ({ $name }) was allowed by version { $rules } of the rules but no longer is: { $problem }
cli-replay-result = These moves were played by version { $rules } of the rules; now they would lead to another result.
cli-replay-at = After move { $move } of { $count }
cli-replay-prompt = Enter: forward, b: back, a number: go to that move, q: leave
cli-replay-hint = Enter goes forward, b goes back, a number from 0 to { $count } goes to that move, q leaves.

cli-show-bad = { $file } contains neither a position nor a record: { $problem }
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
cli-doctor-no-data = { $folder } is not writable: { $problem }
