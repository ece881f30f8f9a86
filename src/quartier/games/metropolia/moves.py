"""Move numbers, tagged records and short notation, and the way from one to another.

The numbers are the same in every game of the title; each has one meaning.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quartier.games.metropolia import action
from quartier.games.metropolia.pieces import CARD_IDS, DICE_PAIRS, HARBOR_ADDS, LANDMARK_IDS
from quartier.kernel.errors import IllegalMove

SEATS = range(4)
COUNTS = {1: "one", 2: "two"}
NOT_OF_THE_RECORD = {"move", "facts"}
"""What a view adds to the record of an offered move."""


def table() -> list[tuple[dict[str, Any], str]]:
    """Every move of the title as a record and as notation, in the order of the numbers."""
    rows: dict[int, tuple[dict[str, Any], str]] = {}

    def lay(first: int, found: Iterable[tuple[dict[str, Any], str]]) -> None:
        rows.update(enumerate(found, first))

    pairs = [({"first": a, "second": b}, f"{a}+{b}") for a, b in DICE_PAIRS]
    lay(
        action.FIRST_PLAYER, (({"type": "first-player", "seat": each}, f"first-{each + 1}") for each in SEATS)
    )
    lay(action.DEAL, (({"type": "deal", "card": card}, f"deal-{card}") for card in CARD_IDS))
    lay(action.ROLL_ONE, (({"type": "roll-one", "first": die}, f"{die}") for die in range(1, 7)))
    lay(action.ROLL_TWO, (({"type": "roll-two", **dice}, name) for dice, name in pairs))
    lay(action.ROLL_TUNA, (({"type": "roll-tuna", **dice}, f"tuna-{name}") for dice, name in pairs))
    lay(action.DICE, (({"type": "dice", "count": count}, word) for count, word in COUNTS.items()))
    lay(action.KEEP, [({"type": "keep"}, "keep")])
    lay(
        action.REROLL,
        (({"type": "reroll", "count": count}, f"again-{word}") for count, word in COUNTS.items()),
    )
    lay(action.HARBOR, (({"type": "harbor", "add": add}, f"add-{add}") for add in (0, HARBOR_ADDS)))
    lay(action.TV, (({"type": "tv", "seat": seat}, f"tv-{seat + 1}") for seat in SEATS))
    lay(action.NO_SWAP, [({"type": "no-swap"}, "no-swap")])
    lay(action.GIVE, (({"type": "give", "card": card}, f"give-{card}") for card in CARD_IDS))
    for seat in SEATS:
        taken = (
            ({"type": "take", "seat": seat, "card": card}, f"take-{seat + 1}-{card}") for card in CARD_IDS
        )
        lay(action.TAKE + seat * len(CARD_IDS), taken)
    lay(action.BUILD, (({"type": "build", "card": card}, f"build-{card}") for card in CARD_IDS))
    lay(action.LANDMARK, (({"type": "landmark", "landmark": each}, f"build-{each}") for each in LANDMARK_IDS))
    lay(action.NOTHING, [({"type": "nothing"}, "nothing")])
    return [rows[number] for number in range(action.COUNT)]


TABLE = table()


def as_key(record: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    """A record as a key for looking it up."""
    return tuple(sorted((name, value) for name, value in record.items() if name not in NOT_OF_THE_RECORD))


BY_RECORD = {as_key(record): number for number, (record, _) in enumerate(TABLE)}
BY_NAME = {name: number for number, (_, name) in enumerate(TABLE)}


def describe(move: int) -> dict[str, Any]:
    """The tagged record of a move number."""
    if not 0 <= move < action.COUNT:
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
    if not 0 <= move < action.COUNT:
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
    """The notation with the underscores of card names, which a reader may have left out."""
    return SPELLINGS.get(word, word)
