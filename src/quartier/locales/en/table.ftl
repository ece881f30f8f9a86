# The table, the replay, and what all pages share.

table-loading = Lighting the lamps…
table-reconnecting = Connection lost. Trying again…
table-lost-title = No such place
table-lost-text = This table or page does not exist, or not any more.
table-to-lobby = To the lobby
table-close = Close
table-cancel = No, go on
table-not-now = That is not possible now.
table-not-understood = The server did not accept that.

## What to do now

table-status = What to do now
table-your-turn = Your turn
table-notice-begins = The game begins: { $game }.
table-notice-turn = It is your turn: { $game }.
table-notice-over = The game is over: { $game }.
table-held = End your turn, or take something back.
table-end-turn = End turn
table-undo = Undo
table-over = The game is over.
table-closed = The table was closed.
table-show-result = Show the result
table-hint = Hint
table-hint-thinking = The computer is thinking it over…
table-hint-says = I would do this:
table-hint-play = Do it
table-why-not = Why not?
table-read-rules = Read the rule
table-plain-choices = What you can do
table-plain-waiting = Waiting for { $name }
table-plain-chance = Chance decides…

## Panels

table-panels = Players, log and chat
table-players = Players
table-log = Log
table-log-empty = Everything that happens is noted here. Point at a line to see it on the board.
table-chat = Chat
table-chat-empty = Nothing has been said yet.
table-chat-write = Write a message
table-chat-send = Send
table-seat-you = you
table-seat-here = here
table-seat-away = away
table-seat-left = has left
table-seat-conceded = has given up
table-seat-to-move = is to move
table-replace =
    { $votes ->
        [0] Let a computer play on
        [one] Let a computer play on ({ $votes } vote)
       *[other] Let a computer play on ({ $votes } votes)
    }
table-resume = Take my seat back
table-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## Looking back

table-timeline = Moves of the game
table-looking-back = Looking back: move { $ply } of { $plies }
table-ply = Move { $ply } of { $plies }
table-back-to-now = Back to now
table-first = To the beginning
table-back = One move back
table-forward = One move forward
table-last = To the end
table-play = Play
table-pause = Stop

## Rules

table-rules = Rules
table-rules-search = Search the rules
table-rules-none = No rule has these words.
table-rules-missing = The rules of this game are not available.
table-clause = Rule { $clause }

## Settings

table-settings = Settings
table-language = Language
table-theme = Light
table-theme-auto = Like the device
table-theme-light = Day
table-theme-dark = Night
table-speed = Animations
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-none = None
table-sound = Sounds
table-sound-hint = A soft chime when it is your turn.
table-sound-on = Sounds on
table-sound-off = Sounds off
table-notices = Notifications
table-notices-hint = While you are elsewhere, the browser tells you when a game begins or ends and when it is your turn.
table-notices-refused = The browser does not allow notifications from this page.
table-auto-end = End my turn automatically
table-auto-end-hint = Without asking, as soon as there is nothing left to do. The last move then cannot be taken back.

## This table

table-this-table = This table
table-invite = Link to a free seat
table-invite-hint = Whoever opens it can sit down and play.
table-watch-link = Link to watch
table-watch-hint = Whoever opens it sees the game, but no secrets.
table-key = My seat on another device
table-key-hint = Keep it to yourself: whoever opens it plays for you.
table-copy = Copy
table-copied = Copied
table-share = Share
table-concede = Give up
table-concede-sure = Give up this game? With two players it ends at once; with more a computer plays on for you.
table-leave = Leave the table
table-leave-sure = Leave the table? The others can let a computer play on for you.
table-close-table = Close the table
table-close-sure = Close the table for everybody? The game cannot be continued.
table-waiting =
    { $seats ->
        [one] Waiting for one more player
       *[other] Waiting for { $seats } more players
    }
table-sit-down = Sit down and play
table-or = or
table-fill = Let computers take the free seats
table-pass = Pass the device to { $name }
table-pass-hint = There are secrets on the next screen.
table-pass-ready = I am { $name }: show

## The end

table-wins =
    { $count ->
        [one] The winner: { $names }
       *[other] The winners: { $names }
    }
table-ending-conceded = The others gave up.
table-ending-rules = A corrected rule stopped the game.
table-ending-continued = The game goes on at another table.
table-go-there = Go to that table
table-see-board = See the board
table-score-pad = Score pad
table-total = Total
table-rank = Place
table-chart = The game, turn by turn
table-chart-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
table-no-chart = There is no chart of this game.
table-rematch = Play again
table-replay = Replay
table-download = Save the game

## A corrected rule

table-stranded = This game cannot go on
table-stranded-text = A rule has been corrected since this game was played. It was played by version { $rules } of the rules.
table-stranded-move = Move { $move } ({ $player }: { $name }) is no longer allowed.
table-stranded-secret = Move { $move } ({ $player }) is no longer allowed.
table-stranded-chance = chance
table-stranded-other-turn = By today’s rules it would have been somebody else’s move.
table-stranded-other-result = By today’s rules the same moves lead to another result.
table-stranded-other-setup = By today’s rules the game cannot be set up like this.
table-stranded-continue = Go on from here as a new game
table-stranded-end = End this game
table-stranded-choose = What now?
