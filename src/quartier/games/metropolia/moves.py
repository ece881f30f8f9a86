"""Move numbers, tagged records and short notation, and the way between them.

The action space is the same in every game of the title; each number means one thing only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.metropolia.pieces import CARD_IDS, DICE_PAIRS, LANDMARK_IDS
from quartier.kernel.errors import IllegalMove

SEATS = range(4)
COUNTS = {1: "one", 2: "two"}
NOT_OF_THE_RECORD = {"move", "facts"}
"""What a view adds to the record of an offer."""


def table() -> list[tuple[dict[str, Any], str]]:
    """Every move of the title as a record and as notation, in the order of the numbers."""
    rows: list[tuple[dict[str, Any], str]] = []
    rows += [({"type": "first-player", "seat": seat}, f"first-{seat + 1}") for seat in SEATS]
    rows += [({"type": "deal", "card": card}, f"deal-{card}") for card in CARD_IDS]
    rows += [({"type": "roll-one", "first": die}, f"{die}") for die in range(1, 7)]
    rows += [({"type": "roll-two", "first": a, "second": b}, f"{a}+{b}") for a, b in DICE_PAIRS]
    rows += [({"type": "roll-tuna", "first": a, "second": b}, f"tuna-{a}+{b}") for a, b in DICE_PAIRS]
    rows += [({"type": "dice", "count": count}, word) for count, word in COUNTS.items()]
    rows += [({"type": "keep"}, "keep")]
    rows += [({"type": "reroll", "count": count}, f"again-{word}") for count, word in COUNTS.items()]
    rows += [({"type": "harbor", "add": add}, f"add-{add}") for add in (0, 2)]
    rows += [({"type": "tv", "seat": seat}, f"tv-{seat + 1}") for seat in SEATS]
    rows += [({"type": "no-swap"}, "no-swap")]
    rows += [({"type": "give", "card": card}, f"give-{card}") for card in CARD_IDS]
    rows += [
        ({"type": "take", "seat": seat, "card": card}, f"take-{seat + 1}-{card}")
        for seat in SEATS
        for card in CARD_IDS
    ]
    rows += [({"type": "build", "card": card}, f"build-{card}") for card in CARD_IDS]
    rows += [({"type": "landmark", "landmark": each}, f"build-{each}") for each in LANDMARK_IDS]
    rows += [({"type": "nothing"}, "nothing")]
    return rows


TABLE = table()
ACTIONS = len(TABLE)


def as_key(record: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    """A record as something to look up."""
    return tuple(sorted((name, value) for name, value in record.items() if name not in NOT_OF_THE_RECORD))


BY_RECORD = {as_key(record): number for number, (record, _) in enumerate(TABLE)}
BY_NAME = {name: number for number, (_, name) in enumerate(TABLE)}


def first_of(kind: str) -> int:
    """The lowest number of the moves of one type."""
    return next(number for number, (record, _) in enumerate(TABLE) if record["type"] == kind)


def describe(move: int) -> dict[str, Any]:
    """The tagged record of a move number."""
    if not 0 <= move < ACTIONS:
        raise IllegalMove("unknown-move", "")
    return dict(TABLE[move][0])


def number(record: Mapping[str, Any]) -> int:
    """The move number of a tagged record."""
    if not isinstance(record, dict):
        raise IllegalMove("unknown-move", "")
    if any(type(value) not in (str, int) for name, value in record.items() if name not in NOT_OF_THE_RECORD):
        raise IllegalMove("unknown-move", "")
    found = BY_RECORD.get(as_key(record))
    if found is None:
        raise IllegalMove("unknown-move", "")
    return found


def name(move: int) -> str:
    """The notation of a move number."""
    if not 0 <= move < ACTIONS:
        raise IllegalMove("unknown-move", "")
    return TABLE[move][1]


def parse(text: str) -> int:
    """The move number of a notation; capitals, spaces and the order of two dice do not matter."""
    word = "-".join(text.lower().replace("_", " ").split()) if isinstance(text, str) else ""
    word = restore(word)
    if word in BY_NAME:
        return BY_NAME[word]
    head, plus, second = word.rpartition("+")
    rolled = head.rpartition("-")
    turned = f"{rolled[0]}{rolled[1]}{second}+{rolled[2]}" if plus else word
    if turned in BY_NAME:
        return BY_NAME[turned]
    raise IllegalMove("unknown-move", "")


SPELLINGS = {name.replace("_", "-"): name for name in BY_NAME}


def restore(word: str) -> str:
    """The notation with the underscores of card names put back."""
    return SPELLINGS.get(word, word)
