-- A server's file with tables and a record of the first version of all rules; d, e and f have a last move
-- that was never allowed since.
BEGIN TRANSACTION;
CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',1,'move',-1,12,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',2,'move',-1,21,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',3,'move',-1,14,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',4,'move',0,538,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',5,'move',-1,18,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',6,'move',1,118,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',7,'move',-1,15,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',8,'move',0,368,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',9,'move',-1,14,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',10,'move',1,135,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',11,'move',-1,20,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',12,'move',0,131,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',13,'move',-1,15,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',14,'move',1,477,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',15,'move',-1,21,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',16,'move',0,194,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',17,'move',-1,17,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',18,'move',1,548,0,1000);
INSERT INTO "entry" VALUES('aaaaaaaaaaaaaaaa',19,'move',-1,19,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',1,'move',-1,26,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',2,'move',-1,13,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',3,'move',-1,16,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',4,'move',-1,19,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',5,'move',-1,12,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',6,'move',-1,17,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',7,'move',-1,26,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',8,'move',-1,11,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',9,'move',-1,26,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',10,'move',-1,14,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',11,'move',-1,21,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',12,'move',-1,6,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',13,'move',-1,0,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',14,'move',-1,33,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',15,'move',0,243,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',16,'move',-1,33,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',17,'move',1,243,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',18,'move',-1,30,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',19,'move',0,245,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',20,'move',-1,31,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',21,'move',1,216,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',22,'move',-1,6,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',23,'move',-1,30,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',24,'move',0,229,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',25,'move',-1,24,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',26,'move',-1,30,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',27,'move',1,239,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',28,'move',-1,30,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',29,'move',0,224,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',30,'move',-1,9,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',31,'move',1,77,0,1000);
INSERT INTO "entry" VALUES('bbbbbbbbbbbbbbbb',32,'move',-1,31,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',1,'move',-1,1,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',2,'move',-1,42,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',3,'move',-1,42,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',4,'move',1,83,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',5,'move',-1,60,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',6,'move',-1,40,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',7,'move',1,91,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',8,'move',0,83,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',9,'move',-1,47,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',10,'move',-1,43,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',11,'move',0,96,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',12,'move',1,83,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',13,'move',-1,67,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',14,'move',-1,45,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',15,'move',1,95,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',16,'move',0,82,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',17,'move',-1,58,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',18,'move',-1,45,0,1000);
INSERT INTO "entry" VALUES('cccccccccccccccc',19,'move',0,95,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',1,'move',-1,13,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',2,'move',-1,17,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',3,'move',-1,20,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',4,'move',1,31,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',5,'move',0,511,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',6,'move',-1,18,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',7,'move',1,29,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',8,'move',0,384,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',9,'move',-1,16,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',10,'move',1,263,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',11,'move',-1,14,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',12,'move',0,26,0,1000);
INSERT INTO "entry" VALUES('dddddddddddddddd',13,'move',1,0,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',1,'move',-1,6,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',2,'move',-1,14,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',3,'move',-1,25,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',4,'move',-1,26,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',5,'move',-1,19,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',6,'move',-1,18,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',7,'move',-1,27,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',8,'move',-1,24,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',9,'move',-1,28,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',10,'move',-1,28,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',11,'move',-1,17,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',12,'move',-1,0,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',13,'move',-1,34,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',14,'move',0,235,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',15,'move',-1,16,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',16,'move',-1,29,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',17,'move',1,216,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',18,'move',-1,16,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',19,'move',-1,18,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',20,'move',-1,6,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',21,'move',-1,32,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',22,'move',0,245,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',23,'move',-1,30,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',24,'move',1,228,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',25,'move',-1,34,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',26,'move',0,224,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',27,'move',-1,14,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',28,'move',-1,33,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',29,'move',1,224,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',30,'move',-1,7,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',31,'move',-1,31,0,1000);
INSERT INTO "entry" VALUES('eeeeeeeeeeeeeeee',32,'move',0,0,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',1,'move',-1,0,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',2,'move',-1,40,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',3,'move',-1,41,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',4,'move',0,82,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',5,'move',-1,51,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',6,'move',-1,45,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',7,'move',0,95,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',8,'move',1,82,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',9,'move',-1,80,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',10,'move',-1,42,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',11,'move',1,96,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',12,'move',0,82,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',13,'move',-1,58,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',14,'move',-1,40,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',15,'move',0,94,0,1000);
INSERT INTO "entry" VALUES('ffffffffffffffff',16,'move',1,0,0,1000);
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
INSERT INTO "game" VALUES('aaaaaaaaaaaaaaaa','lumiere',1,2,'{"postcards": "first-game", "hand": 1, "first_player": "random", "flip": false}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,1,'instant','invite',5,6,'running',NULL,'[]',NULL,0,19);
INSERT INTO "game" VALUES('dddddddddddddddd','lumiere',1,2,'{"postcards": "first-game", "hand": 1, "first_player": "random", "flip": false}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,1,'instant','invite',5,6,'running',NULL,'[]',NULL,1,12);
INSERT INTO "game" VALUES('bbbbbbbbbbbbbbbb','metropolia',1,2,'{"edition": "metropolia", "plus": true, "market": "ten", "city_hall": "every-turn", "dead_purples": "keep", "business_center": "optional", "first_player": "random", "sushi_price": 2}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,1,'instant','invite',5,6,'running',NULL,'[]',NULL,1,32);
INSERT INTO "game" VALUES('eeeeeeeeeeeeeeee','metropolia',1,2,'{"edition": "metropolia", "plus": true, "market": "ten", "city_hall": "every-turn", "dead_purples": "keep", "business_center": "optional", "first_player": "random", "sushi_price": 2}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,1,'instant','invite',5,6,'running',NULL,'[]',NULL,0,31);
INSERT INTO "game" VALUES('cccccccccccccccc','paris',1,2,'{"setup": "base", "placement": "printed", "stacks": 2, "first_player": "random", "open_screens": false, "landmarks": "a", "after_30": "nothing", "last_building_end_tile": true}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,1,'instant','invite',5,6,'running',NULL,'[]',NULL,1,19);
INSERT INTO "game" VALUES('ffffffffffffffff','paris',1,2,'{"setup": "base", "placement": "printed", "stacks": 2, "first_player": "random", "open_screens": false, "landmarks": "a", "after_30": "nothing", "last_building_end_tile": true}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,1,'instant','invite',5,6,'running',NULL,'[]',NULL,1,15);
CREATE TABLE guest (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE replay (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    record TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "replay" VALUES('zzzzzzzzzzzzzzzz','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','{"quartier": 1, "title": "metropolia", "rules": 1, "players": 2, "options": {"edition": "metropolia", "plus": true, "market": "ten", "city_hall": "every-turn", "dead_purples": "keep", "business_center": "optional", "first_player": "random", "sushi_price": 2}, "moves": [7, 28, 5, 4, 6, 19, 16, 5, 27, 13, 5, 14, 0, 31, 229, 26, 33, 243, 33, 226, 9, 29, 239, 29, 236, 9, 22, 77, 30, 237, 6, 14, 15, 31, 245, 78, 40, 214, 5, 14, 26, 32, 224, 77, 29]}',5);
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
INSERT INTO "seat" VALUES('aaaaaaaaaaaaaaaa',0,'human','P1','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('aaaaaaaaaaaaaaaa',1,'human','P2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('bbbbbbbbbbbbbbbb',0,'human','P1','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('bbbbbbbbbbbbbbbb',1,'human','P2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('cccccccccccccccc',0,'human','P1','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('cccccccccccccccc',1,'human','P2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('dddddddddddddddd',0,'human','P1','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('dddddddddddddddd',1,'human','P2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('eeeeeeeeeeeeeeee',0,'human','P1','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('eeeeeeeeeeeeeeee',1,'human','P2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('ffffffffffffffff',0,'human','P1','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
INSERT INTO "seat" VALUES('ffffffffffffffff',1,'human','P2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0,0);
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('cookie-key',X'0000000000000000000000000000000000000000000000000000000000000000');
CREATE INDEX game_by_status ON game (status, public, changed);
CREATE INDEX game_by_host ON game (host, status);
CREATE INDEX seat_by_guest ON seat (guest);
CREATE INDEX replay_by_guest ON replay (guest);
COMMIT;
PRAGMA user_version = 1;
