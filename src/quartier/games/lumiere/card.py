"""The postcards by number, in the order of the rulebook (L-1.4), and sets of them."""

LEVITATION = 0
METROPOLITAIN = 1
JARDIN = 2
SACRE_COEUR = 3
PEINTRE = 4
CHARTIER = 5
BOUQUINISTES = 6
LAMPADAIRE = 7
MOULIN_ROUGE = 8
PENSEUR = 9
FONTAINE = 10
GRANDE_LUMIERE = 11

COUNT = 12
ALL = (1 << COUNT) - 1
KEPT = 1 << METROPOLITAIN | 1 << SACRE_COEUR | 1 << CHARTIER
"""They do nothing at once: owning them is using them (L-5.3, L-5.6, L-5.8)."""
STANDING = 1 << PEINTRE | 1 << LAMPADAIRE | 1 << MOULIN_ROUGE
"""Their pieces stand on any free space in their owner's colour (L-5.7, L-5.12, L-5.13)."""
HELPFUL = 1 << LEVITATION | 1 << METROPOLITAIN | 1 << CHARTIER
"""They can find a place for a building that fits nowhere else (L-4.13)."""
