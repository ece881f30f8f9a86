# The first page: choosing a game and opening a table.

lobby-tagline = City-building games at the hour when the lamps are lit.
lobby-nickname = Your name
lobby-guest = Guest
lobby-players =
    { $fewest ->
        [2] { $most ->
            [2] Two players
           *[other] Two to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }
lobby-play-now = Play now
lobby-play-now-title = Play now: { $game }
lobby-set-up = Set up a table
lobby-set-up-title = Set up a table: { $game }
lobby-new-game = A new game
lobby-mine = My games
lobby-waiting = Waiting for players
lobby-waiting-none = Nobody is waiting. Open a table with a free seat, and it is listed here if you make it public.
lobby-watch = Games to watch
lobby-watch-none = No public game is being played at the moment.
lobby-finished = My finished games
lobby-my-turn = Your turn
lobby-running = Being played
lobby-over = Finished
lobby-stranded = A rule was corrected
lobby-open-seats =
    { $seats ->
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
lobby-seat-free = Free seat
lobby-open-record = Open a saved game
lobby-notice = The software is our own; the games are named to say which rules it knows. Not connected with their publishers.
lobby-problem = That did not work. Please try again.

## Setting up a table

lobby-how-many = How many players?
lobby-seats = Seats
lobby-seats-hint = In the order of play round the table.
lobby-seat = Seat { $number }
lobby-seat-me = Me
lobby-seat-local = Person here
lobby-seat-bot = Computer
lobby-seat-open = By link
lobby-level = How strong?
lobby-player-number = Player { $number }
lobby-open-seat-hint = You get a link to send as soon as the table is open.
lobby-public = Show the table in the lobby
lobby-public-hint = Otherwise only those who have the link can join or watch.
lobby-options = Rules of this game
lobby-automatic = As usual
lobby-pick = Choose
lobby-yes = Yes
lobby-no = No
lobby-hints = Allow hints
lobby-hints-hint = A player to move can ask what the strongest computer would do.
lobby-pace = How fast does the computer play?
lobby-pace-instant = At once
lobby-pace-quick = Quickly
lobby-pace-human = Like people
lobby-pace-slow = Slowly
lobby-open-table = Open the table
