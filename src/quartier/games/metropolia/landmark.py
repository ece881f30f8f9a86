"""The landmarks as bits: each city has a set of them. Landmark ``n`` of ``pieces.py`` is bit ``n``."""

TRAIN_STATION = 1
SHOPPING_MALL = 2
AMUSEMENT_PARK = 4
RADIO_TOWER = 8
HARBOR = 16
AIRPORT = 32
