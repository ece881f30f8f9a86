"""The shapes that a title declares become TypeScript types with comments."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import pytest

from quartier.kernel.misfit import misfits
from quartier.kernel.shape import Envelope, OfferShape, PartShape, PrintedEnvelope, Shapes
from quartier.server import shapes

Phase = Literal["roll", "over"]
"""What is awaited."""


class Chest(TypedDict):
    """What one player has."""

    coins: int
    card: str | None
    """Null for the others."""
    notes: dict[str, list[int]]


class RollOffer(OfferShape):
    """Roll the ``dice``."""

    type: Literal["roll"]
    count: NotRequired[int]


SwapOffer = TypedDict("SwapOffer", {"move": int, "type": Literal["swap"], "from": str})
"""Change cards."""
Offer = RollOffer | SwapOffer


class Result(TypedDict):
    over: bool
    parts: list[PartShape]


class View(Envelope):
    """What a seat sees."""

    legal: list[Offer]
    seats: list[Chest]
    result: Result | None
    phase: Phase
    awaited: Offer | None


class Printed(PrintedEnvelope):
    """The components."""

    mean: float


class RollEvent(TypedDict):
    type: Literal["roll"]
    dice: list[int]


class WinEvent(TypedDict):
    type: Literal["win"]
    seat: int


Event = RollEvent | WinEvent
EXAMPLE = Shapes(View, Printed, Event)
VIEW = {
    "title": "example", "turn": {"number": 1, "seat": 0}, "seat": None, "to_move": 0, "result": None,
    "legal": [{"move": 3, "type": "roll"}, {"move": 4, "type": "swap", "from": "a"}],
    "seats": [{"coins": 1, "card": None, "notes": {"a": [1]}}], "phase": "roll", "awaited": None,
}  # fmt: skip


def test_a_typed_dictionary_becomes_an_interface_with_its_comments() -> None:
    text = shapes.typescript(EXAMPLE, "a test")
    assert (
        "/** What one player has. */\n"
        "export interface Chest {\n"
        "  coins: number;\n"
        "  /** Null for the others. */\n"
        "  card: string | null;\n"
        "  notes: Record<string, number[]>;\n"
        "}\n"
    ) in text


def test_choices_keep_their_names_and_their_comments() -> None:
    text = shapes.typescript(EXAMPLE, "a test")
    assert '/** What is awaited. */\nexport type Phase = "roll" | "over";' in text
    assert "export type Offer = RollOffer | SwapOffer;" in text
    assert "export type Event = RollEvent | WinEvent;" in text
    assert "  legal: Offer[];\n" in text
    assert "  phase: Phase;\n" in text
    assert "  awaited: Offer | null;\n" in text


def test_fields_that_may_be_missing_are_optional_and_tags_are_literal() -> None:
    text = shapes.typescript(EXAMPLE, "a test")
    assert (
        "/** Roll the `dice`. */\n"
        "export interface RollOffer {\n"
        "  move: number;\n"
        "  /** True if the move shows its player something new, so that it cannot be taken back; "
        "otherwise absent. */\n"
        "  reveals?: boolean;\n"
        '  type: "roll";\n'
        "  count?: number;\n"
        "}\n"
    ) in text
    assert "/** Change cards. */\nexport interface SwapOffer {" in text


def test_what_all_titles_share_is_imported_and_nothing_is_any() -> None:
    text = shapes.typescript(EXAMPLE, "a test")
    assert 'import type { PartShape, TurnShape } from "../../lib/shapes";' in text
    assert "interface PartShape" not in text
    assert "  options: Record<string, unknown>;\n" in text
    for each in [text, shapes.common_typescript()]:
        assert ": any" not in each
        assert "any[]" not in each


def test_a_document_that_fits_has_no_misfit() -> None:
    assert list(misfits(VIEW, View)) == []


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"extra": 1}, "the document: View has no 'extra'"),
        ({"phase": "rolls"}, "phase: 'rolls' is not one of 'roll', 'over'"),
        ({"to_move": True}, "to_move: True is not int"),
        ({"seats": [{"coins": 1, "notes": {}}]}, "seats[0]: Chest lacks 'card'"),
        ({"seats": [{"coins": 1, "card": 3, "notes": {}}]}, "seats[0].card: 3 is not str"),
        (
            {"seats": [{"coins": 1, "card": None, "notes": {"a": [1.5]}}]},
            "seats[0].notes.a[0]: 1.5 is not int",
        ),
        ({"legal": [{"move": 3, "type": "roll", "from": "a"}]}, "legal[0]: RollOffer has no 'from'"),
        ({"legal": [{"move": 3, "type": "rolling"}]}, "legal[0].type: 'rolling' is not one of 'roll'"),
        ({"seats": ()}, "seats: () is not a list"),
    ],
)
def test_a_misfit_is_reported_with_its_place(changed: dict[str, object], complaint: str) -> None:
    assert list(misfits({**VIEW, **changed}, View)) == [complaint]


def test_a_missing_key_is_a_misfit() -> None:
    assert list(misfits({k: v for k, v in VIEW.items() if k != "turn"}, View)) == [
        "the document: View lacks 'turn'"
    ]
