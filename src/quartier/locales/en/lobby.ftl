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
lobby-waiting-none = Nobody is waiting. If you open a public table with a free seat, it is listed here.
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
lobby-notice = The software is our own. The games are named so that you know whose rules these are; we are not connected with their publishers.
lobby-problem = That did not work. Please try again.

## Setting up a table

lobby-how-many = How many players?
lobby-seats = Seats
lobby-seats-hint = In the order of play around the table.
lobby-seat = Seat { $number }
lobby-seat-me = Me
lobby-seat-local = Person here
lobby-seat-bot = Computer
lobby-seat-open = By link
lobby-level = How strong?
lobby-player-number = Player { $number }
lobby-open-seat-hint = Once the table is open you get a link to send.
lobby-public = Show the table in the lobby
lobby-public-hint = Otherwise only people who have the link can join or watch.
lobby-options = Rules of this game
lobby-automatic = As usual
lobby-pick = Choose
lobby-yes = Yes
lobby-no = No
lobby-hints = Allow hints
lobby-hints-hint = Players can ask what the strongest computer would do on their turn.
lobby-pace = How fast does the computer play?
lobby-pace-instant = At once
lobby-pace-quick = Quickly
lobby-pace-human = Like people
lobby-pace-slow = Slowly
lobby-open-table = Open the table
