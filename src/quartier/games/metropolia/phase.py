"""The phases of a game: what is asked, or which dice and cards chance is about to bring."""

DEAL = 0
"""Chance turns up a card for the market."""
FIRST_PLAYER = 1
"""Chance draws the first player."""
DICE = 2
"""The roller chooses one die or two."""
ROLL = 3
"""Chance rolls the dice."""
REROLL = 4
"""The roller keeps the dice or rolls again."""
HARBOR = 5
"""The roller adds 2 to the dice, or does not."""
TUNA = 6
"""Chance rolls for the tuna boats."""
TV = 7
"""The roller chooses who pays for the TV station."""
GIVE = 8
"""The roller chooses a card to give away, or declines the swap."""
TAKE = 9
"""The roller chooses the card to take for it."""
BUILD = 10
"""The roller builds something, or nothing."""
OVER = 11
"""The game has ended."""

NAMES = (
    "deal", "first-player", "dice", "roll", "reroll", "harbor", "tuna", "tv", "give", "take", "build", "over",
)  # fmt: skip
"""The phases as documents and views write them, in the order of the numbers."""
