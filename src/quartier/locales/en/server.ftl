# The server: what it says in the terminal, and why something was refused.

server-listening = The table is open at { $address } — stop with Ctrl+C.
server-no-port = Cannot listen on { $host }, port { $port }: { $problem }. Choose another with --port.
server-newer-file = { $file } was written by a newer version of Quartier ({ $problem }). Nothing was changed; please update.
server-unusable-file = The data cannot be used: { $problem }. Choose another folder with --data.
server-missing-package = The server needs the package { $package }: pip install "quartier[server]".

# Refusals: one for each code in server/refusal.py.

server-problem-bad-json = That could not be read.
server-problem-bad-body = Something in that was missing or wrong.
server-problem-bad-query = The address asks for something that does not exist.
server-problem-wrong-origin = This page may not use the server.
server-problem-wrong-invite = This invitation is not valid.
server-problem-wrong-key = This link to a seat is no longer valid.
server-problem-not-host = Only the host of the table can do that.
server-problem-not-seated = You do not sit at this table.
server-problem-not-your-seat = This is not your seat.
server-problem-no-such-page = There is nothing here.
server-problem-no-such-table = There is no such table.
server-problem-no-such-replay = There is no such replay.
server-problem-no-such-point = The game has not come that far.
server-problem-no-such-method = That is not possible here.
server-problem-no-open-seat = All seats are taken.
server-problem-seat-taken = This seat is taken.
server-problem-already-running = The game has already begun.
server-problem-already-over = The game is over.
server-problem-not-running = The game has not begun yet.
server-problem-not-over = The game is still going on.
server-problem-others-play = Others are still playing at this table.
server-problem-rules-changed = This game was played by an older version of the rules.
server-problem-too-many-tables = You have too many open tables: finish or close one first.
server-problem-too-many-replays = You have stored too many records.
server-problem-too-many-sockets = The table is open in too many windows.
server-problem-no-hints = Hints are not allowed at this table.
server-problem-no-advice = There is no advice to be had right now.
server-problem-not-absent = This player is still there.
server-problem-not-replaced = No bot is playing in your place.
server-problem-hello-first = The connection was not ready yet.
server-problem-hello-again = The connection was opened twice.
server-problem-stale = Something happened meanwhile; look again.
server-problem-held = The turn has to be ended first.
server-problem-nothing-held = There is no turn to end.
server-problem-nothing-to-undo = There is nothing left to take back.
server-problem-not-your-turn = It is not your turn.
server-problem-unknown-move = There is no such move.
server-problem-too-large = That is too large.
server-problem-bad-options = These options do not go together.
server-problem-bad-position = That is not a position of this game.
server-problem-position-over = The game in this position is already over.
server-problem-position-public = A table that begins from a position cannot be public.
server-problem-bad-seats = The seats cannot be taken like that.
server-problem-bad-level = There is no bot of that level.
server-problem-bad-record = This is not a record of a game.
server-problem-too-fast = Too fast: wait a moment.
server-problem-internal = Something went wrong on the server. Your game is safe.
server-problem-stopping = The server is stopping. Your game is safe.
