# The terminal: matches between bots.

cli-arena = Let two bots play a match: levels, yardsticks (random, greedy, uct), or a class in your own file.
    .short = Let two bots play a match
cli-arena-title = The game to play.
cli-arena-bot = A bot of your own: a Python file and the class in it. May be given twice.
cli-arena-games = How many games; every seed is played from each seat.
cli-arena-players = How many seats; the first bot has one of them, the second all others.
cli-arena-option = Change an option of the game, such as plus=false. May be given several times.
cli-arena-seed = The first seed of dice and draws.
cli-arena-time-scale = Every bot’s time limit is multiplied by this.
cli-arena-nodes = So many nodes of search a move in place of time; the games are then the same every time.
cli-arena-on = Where to play: in a pool of processes, here in this one, or on a Ray cluster.
cli-arena-workers = How many processes; otherwise one a core.
cli-arena-record = Keep every game in this file, and do not play again what is in it. Begin a new file when a bot has changed.
cli-arena-recorded = Play nothing: tell what is in the file of --record so far.
cli-arena-on-error = When a bot names no legal move: lose (that game counts as lost for it, and the next one begins) or stop.
cli-arena-json = Write all figures to this file.
cli-ladder = Rate all levels of a game, or of every game, by letting neighbours play each other.
    .short = Rate all levels
cli-ladder-title = The game to rate; otherwise every game. May be given several times.
cli-ladder-games = How many games each pair plays.
cli-ladder-players = How many seats.
cli-ladder-option = Change an option of the game, such as plus=false. May be given several times.
cli-ladder-seed = The first seed of dice and draws.
cli-ladder-time-scale = Every bot’s time limit is multiplied by this.
cli-ladder-nodes = So many nodes of search a move in place of time.
cli-ladder-reach = How many rungs apart two levels may be to play each other.
cli-ladder-yardsticks = Measure the strongest level against random, greedy and plain UCT too.
cli-ladder-on = Where to play: in a pool of processes, here in this one, or on a Ray cluster.
cli-ladder-workers = How many processes; otherwise one a core.
cli-ladder-record = Keep every game in this file, and do not play again what is in it. Begin a new file when a bot has changed.
cli-ladder-recorded = Play nothing: tell what is in the file of --record so far.
cli-ladder-on-error = When a bot names no legal move: lose (that game counts as lost for it, and the next one begins) or stop.
cli-ladder-json = Write all figures to this file.

arena-two-sides = A match has two sides: name two levels, or one and --bot FILE.py:CLASS.
arena-no-folder = There is no folder { $folder }.
arena-no-record = --recorded tells what is in a file: name it with --record FILE.
arena-result = { $first } : { $second }, { $title }, games: { $games }. Won by { $first }: { $rate } % (95 %: { $low } to { $high }; equals would win { $even } %). Score difference: { $difference } ± { $half }. Time a move: { $spent } and { $other } ms.
arena-fault-who = { $entrant } in seat { $seat }
arena-fault-move = { $who } chose { $answer }, which cannot be played: { $problem }.
arena-fault-exception = { $who } raised an error: { $problem }.
arena-fault-endless = { $who }: the game has no end: { $problem }.
arena-fault-where = Game: { $title }, players: { $players }, options: { $options }, seed: { $seed }; moves before it ({ $count }): { $moves }.
arena-fault-lost = The game counts as lost for it.
arena-fault-shared = The win is shared by all.
arena-worker-died = A process has ended while a game was played, so the match cannot go on. Under way were, with their seeds:
arena-failures = Games lost because no legal move was named: { $failed }.
ladder-title = { $title }, players: { $players }, games a pair: { $games }
ladder-column-level = Level
ladder-column-rating = Rating
ladder-column-games = Games
ladder-column-share = Won
ladder-column-match = Match
ladder-column-first = Won (95 %)
ladder-column-difference = Difference
ladder-column-time = ms a move
