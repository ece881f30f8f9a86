"""The printed facts of ``pieces.py`` as arrays of numbers, for compiled code.

Compiled, they are C arrays, which Python cannot see: plain modules read ``pieces``.
"""

from __future__ import annotations

from quartier.games.paris import effect, pieces, site

# --- the board ---------------------------------------------------------------------------------

VALUE = [0] * 6
"""The value of each building space of a district."""
BANK_FRANCS = [0] * 6
"""What the bank of each district pays."""
COST = [0] * 132
"""The resources that each property costs: ``place * 3 + resource``."""
for _space in range(6):
    VALUE[_space] = pieces.VALUES[_space]
    BANK_FRANCS[_space] = pieces.BANKS[_space]
for _place in range(site.LANDMARK):
    for _kind in range(3):
        _costs = pieces.BUILDING_COSTS[pieces.VALUES[_place % 6]]
        COST[_place * 3 + _kind] = _costs.get(pieces.RESOURCES[_kind], 0)

SLOT = [0] * 24
"""The prestige slots of each landmark, dearest first, ``landmark * 3 + slot``: 0 bronze, 1 silver, 2 gold."""
for _i in range(8):
    COST[(site.LANDMARK + _i) * 3 + 1] = pieces.LANDMARKS[_i].marble
    COST[(site.LANDMARK + _i) * 3 + 2] = pieces.LANDMARKS[_i].gold
    for _slot in range(3):
        _name = pieces.PRESTIGE_OF[pieces.LANDMARKS[_i].prestige[2 - _slot]]
        SLOT[_i * 3 + _slot] = pieces.PRESTIGE.index(_name)
SLOT_POINTS = [0] * 3
"""The points for a prestige of each kind."""
for _kind in range(3):
    SLOT_POINTS[_kind] = pieces.PRESTIGE_POINTS[pieces.PRESTIGE[_kind]]

TYPE_OF = [0] * 36
"""The type of each building tile."""
for _tile in range(36):
    TYPE_OF[_tile] = pieces.BUILDING_TYPES[_tile]
VP_POINTS = [0] * 18
"""The points of each VP tile for the first, second and third place: ``tile * 3 + place``."""
for _place in range(18):
    VP_POINTS[_place] = pieces.VP_TILES[_place // 3][_place % 3]

# --- the prices --------------------------------------------------------------------------------

BUY_PRICE = [0] * 3
SELL_PRICE = [0] * 6
DEAREST = [0] * 2
"""What a token of any resource, and of any prestige, sells for (P-7.6)."""
for _kind in range(3):
    BUY_PRICE[_kind] = pieces.BUY[pieces.RESOURCES[_kind]]
for _kind in range(6):
    SELL_PRICE[_kind] = pieces.SELL[pieces.KINDS[_kind]]
for _group in range(2):
    DEAREST[_group] = pieces.DEAREST[pieces.GROUPS[_group]]

# --- the bonus tiles, by number ----------------------------------------------------------------

ZONE_OF = [0] * 31
for _number in range(31):
    ZONE_OF[_number] = pieces.ZONE_OF[_number]
EFFECT = [0] * 31
FRANCS = [0] * 31
"""The francs that a tile brings, or sells for; what a key costs."""
POINTS = [0] * 31
"""The printed points: at once, or for each thing counted."""
COUNTED = [0] * 31
"""The building space of every district that a tile counts."""
for _number, _bonus in pieces.BONUS_TILES.items():
    EFFECT[_number] = effect.NAMES.index(_bonus.kind)
    FRANCS[_number] = _bonus.francs
    if _bonus.token:
        FRANCS[_number] = pieces.SELL[_bonus.token]
    if _bonus.kind in pieces.DEAREST:
        FRANCS[_number] = pieces.DEAREST[_bonus.kind]
    POINTS[_number] = _bonus.vp
    if _bonus.value:
        COUNTED[_number] = pieces.VALUES.index(_bonus.value)

UNUSED_POINTS = [0] * 5
"""What tile 20 brings for another unused tile, by number of players."""
PAIR_POINTS = [0] * 5
"""What tiles 23 and 24 bring for a pair, by number of players."""
for _players in range(2, 5):
    UNUSED_POINTS[_players] = pieces.UNUSED_POINTS[_players]
    PAIR_POINTS[_players] = pieces.PAIR_POINTS[_players]
TYPE_POINTS = [0] * 8
"""What tile 30 brings, by the number of types."""
for _types, _points in pieces.TYPE_POINTS.items():
    TYPE_POINTS[_types] = _points

# --- the end-game tiles ------------------------------------------------------------------------

END_FRANCS = [0] * 12
"""The francs that a tile brings, or sells for."""
END_POINTS = [0] * 12
END_RESOURCES = 0
"""The end-game tiles that stand for a resource, as a set."""
for _tile in range(12):
    _end = pieces.END_TILES[pieces.END_NAMES[_tile]]
    END_FRANCS[_tile] = pieces.DEAREST.get(_end.token, _end.francs)
    END_POINTS[_tile] = _end.vp
    if _end.token == "any-resource":
        END_RESOURCES |= 1 << _tile
