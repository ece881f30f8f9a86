"""What a bonus tile does: the kinds of ``pieces.BONUS_TILES`` by number.

Up to ``ANY_PRESTIGE`` a tile can always be used; up to ``TYPES`` when it brings something; the others take
effect in another way.
"""

GAIN = 0
RESOURCE = 1
ANY_RESOURCE = 2
ANY_PRESTIGE = 3
VALUE = 4
KEY = 5
UNUSED = 6
PRESTIGE_PAIRS = 7
RESOURCE_PAIRS = 8
LANDMARKS = 9
TYPES = 10
DOUBLE = 11
SHARE = 12
TAKE = 13
RETREAT = 14
FRANCS = 15

NAMES = (
    "gain", "resource", "any-resource", "any-prestige", "value", "key", "unused", "prestige-pairs",
    "resource-pairs", "landmarks", "types", "double", "share", "take", "retreat", "francs",
)  # fmt: skip
