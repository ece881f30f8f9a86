"""Only the changes to a view are sent, and nothing is lost by that."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quartier
from quartier.kernel.playout import random_move
from quartier.kernel.title import title
from quartier.server.delta import changed, changes, packed

LEAVES = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=5)
    ),
    max_leaves=25,
)
OFFERS = st.lists(
    st.builds(lambda move, to: {"move": move, "to": to}, st.integers(0, 30), st.integers(0, 2)),
    unique_by=lambda offer: offer["move"],
    max_size=12,
)
DOCUMENTS = st.dictionaries(st.text("abc", max_size=2), VALUES | OFFERS, max_size=6)
CASES = [(name, players) for name in quartier.titles() for players in title(name).players]


def on_the_wire(value: Any) -> Any:
    """The value as it arrives."""
    return json.loads(json.dumps(value))


@settings(max_examples=600, deadline=None)
@given(DOCUMENTS, DOCUMENTS)
def test_a_document_and_its_changes_give_the_next_document(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    assert changed(before, on_the_wire(changes(before, after))) == after
    assert before == kept


@settings(max_examples=300, deadline=None)
@given(DOCUMENTS, st.data())
def test_a_small_change_is_found_wherever_it_is(before: Any, data: st.DataObject) -> None:
    after = copy.deepcopy(before)
    place: Any = after
    while place:
        keys: list[Any] = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        kind = data.draw(st.sampled_from(["replace", "remove", "insert", "repeat"]))
        if kind == "remove":
            del place[key]
        elif kind == "insert" and isinstance(place, list):
            place.insert(key, data.draw(VALUES))
        elif kind == "repeat" and isinstance(place, list):
            place.insert(key, copy.deepcopy(place[key]))
        else:
            place[key] = data.draw(VALUES)
        break
    assert changed(before, on_the_wire(changes(before, after))) == after
    assert changed(after, on_the_wire(changes(after, before))) == before


@settings(max_examples=200, deadline=None)
@given(DOCUMENTS)
def test_where_nothing_has_changed_nothing_is_sent(document: Any) -> None:
    assert changes(document, copy.deepcopy(document)) == {}


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ([1, 2, 3], [0, 2, 3], [0, 1, [0]]),
        ([1, 2, 3], [1, 2, 4], [2, 1, [4]]),
        ([1, 2, 3], [1, 2, 3, 4], [3, 0, [4]]),
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 1], [1], [1, 1, []]),
        ([1], [1, 1], [1, 0, [1]]),
        ([1, 2], [3, 4], [[3, 4]]),
        ([[1], [2]], [[1], [3]], {"1": [[3]]}),
        ([[1], [2]], [[1]], [1, 1, []]),
        ({"a": 1}, {"a": 1, "b": 2}, {"b": [2]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1, "b": 2}, {"b": 3, "a": 1, "c": 1}, [{"b": 3, "a": 1, "c": 1}]),
        ({"a": 1}, {}, [{}]),
        ([1], [], [[]]),
        (1, "1", ["1"]),
        ([1], {"a": 1}, [{"a": 1}]),
    ],
)
def test_no_more_is_sent_than_has_changed(before: Any, after: Any, change: Any) -> None:
    assert changes({"key": before}, {"key": after}) == {"key": change}
    assert changed({"key": before}, on_the_wire({"key": change})) == {"key": after}


def test_a_column_is_written_in_its_shortest_form() -> None:
    lists = [[number] for number in range(12)]

    def column(values: list[Any]) -> Any:
        (group,) = packed([{"move": move, "value": value} for move, value in enumerate(values)])
        return group["value"]

    assert column([1, 2, 3]) == [1, 2, 3]
    assert column([1, 1, 2, 2]) == {"runs": [1, 2, 2, 2]}
    assert column([[1], [1]]) == {"runs": [[1], 2]}
    assert column([1, 2, 1, 2, 1]) == [1, 2, 1, 2, 1]
    assert column([[1], [2], [1]]) == {"of": [[1], [2]], "at": [0, 1, 0]}
    assert column(lists[:9]) == {"of": lists[:9], "at": list(range(9))}
    assert column(lists[:10]) == lists[:10]


def test_offers_out_of_order_are_sent_as_any_other_list() -> None:
    before, after = {"legal": [{"move": 1}]}, {"legal": [{"move": 2}, {"move": 1}, {"move": 1}]}
    assert changed(before, on_the_wire(changes(before, after))) == after
    assert changed({"legal": []}, on_the_wire(changes({"legal": []}, after))) == after


def test_what_has_not_changed_is_shared() -> None:
    before: dict[str, Any] = {"a": [{"b": 1}, {"b": 2}], "c": {"d": []}}
    after = changed(before, {"a": {"1": {"b": [3]}}})
    assert after == {"a": [{"b": 1}, {"b": 3}], "c": {"d": []}}
    assert after["a"][0] is before["a"][0]
    assert after["c"] is before["c"]


def test_offers_that_stay_are_not_sent_again() -> None:
    before = {"legal": [{"move": 1}, {"move": 4, "cost": 2}, {"move": 6}, {"move": 9}]}
    after = {"legal": [{"move": 1}, {"move": 3}, {"move": 4, "cost": 1}, {"move": 9}]}
    change = changes(before, after)
    assert change == {"legal": [[6], [{"move": [3]}, {"move": [4], "cost": [1]}]]}
    assert changed(before, change) == after


def test_offers_that_look_alike_are_sent_column_by_column() -> None:
    legal = [{"move": move, "type": "build", "space": move % 4} for move in range(40)]
    change = changes({"legal": []}, {"legal": legal})
    columns = {"move": list(range(40)), "type": {"runs": ["build", 40]}, "space": [0, 1, 2, 3] * 10}
    assert change == {"legal": [None, [columns]]}
    assert changed({"legal": []}, on_the_wire(change)) == {"legal": legal}


def test_lists_that_keep_coming_back_in_offers_are_sent_once() -> None:
    cards = [["chartier"], ["metropolitain"], ["metropolitain", "chartier"]]
    legal = [{"move": move, "powers": cards[move * move % 3]} for move in range(30)]
    change = on_the_wire(changes({"legal": []}, {"legal": legal}))
    [[nobody, [group]]] = change.values()
    assert nobody is None
    assert group["powers"] == {"of": [["chartier"], ["metropolitain"]], "at": [0, 1, 1] * 10}
    assert changed({"legal": []}, change) == {"legal": legal}


def test_if_no_offer_stays_the_new_ones_replace_them_all() -> None:
    before = {"legal": [{"move": 1, "to": "a"}, {"move": 2, "to": "b"}]}
    after = {"legal": [{"move": 2, "to": "c"}, {"move": 5, "to": "c"}]}
    change = on_the_wire(changes(before, after))
    assert change["legal"][0] is None
    assert changed(before, change) == after


def test_a_new_key_in_the_middle_keeps_its_place() -> None:
    before, after = {"t": {"a": 1, "c": 3}}, {"t": {"a": 1, "b": 2, "c": 3}}
    assert list(changed(before, changes(before, after))["t"]) == ["a", "b", "c"]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_views_of_a_game_follow_from_one_another(name: str, players: int) -> None:
    game, rng = quartier.new(name, players=players), quartier.Rng(players)
    eyes: list[int | None] = [None, *range(players)]
    last = {seat: game.view(seat) for seat in eyes}
    written = {seat: json.dumps(last[seat]) for seat in eyes}
    for _ in range(120):
        if game.to_move == quartier.OVER:
            break
        game.play(random_move(game, rng))
        for seat in eyes:
            after = game.view(seat)
            # A view that was handed out must not change with the game: the next one is compared with it.
            assert json.dumps(last[seat]) == written[seat]
            change = on_the_wire(changes(last[seat], after))
            written[seat] = json.dumps(after)
            assert json.dumps(changed(last[seat], change)) == written[seat]
            last[seat] = after
