CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE guest (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    rules INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    host TEXT NOT NULL,
    public INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    pace TEXT NOT NULL,
    invite TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    status TEXT NOT NULL,
    ending TEXT,
    winners TEXT NOT NULL,
    rematch TEXT,
    turn INTEGER,
    seq INTEGER NOT NULL
) STRICT;
CREATE INDEX game_by_status ON game (status, public, changed);
CREATE INDEX game_by_host ON game (host, status);

CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    guest TEXT,
    level TEXT,
    key TEXT NOT NULL,
    left INTEGER NOT NULL,
    conceded INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_guest ON seat (guest);

CREATE TABLE entry (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    move INTEGER NOT NULL,
    held INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE replay (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    record TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX replay_by_guest ON replay (guest);
