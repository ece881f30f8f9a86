"""What has changed between two views, so that only that is sent.

A *change* of a value is one of these; the client's ``lib/delta.ts`` applies them too:

- ``[]``: the key is no longer there.
- ``[value]``: the key is new, or this is its value now.
- ``[start, count, items]``: in a list, ``count`` items from ``start`` on give way to these.
- ``[moves, offers]``: in a list of offers, those with these move numbers are gone and these have come, in
  the place that their move number gives them.
- ``{key: change, ...}``: inside a mapping, or at these indexes of a list.

Numbers and truth values are told apart by the shapes of the titles, not here: no key has now one and then
the other.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

Change = list[Any] | dict[str, Any]


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What has changed in each key of a mapping."""
    found: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            found[key] = [value]
        elif (old := before[key]) != value:
            found[key] = _change(old, value)
    if len(before) + len(found) > len(after):
        for key in before:
            if key not in after:
                found[key] = []
    return found


def _change(old: Any, new: Any) -> Change:
    if type(old) is dict and type(new) is dict:
        return changes(old, new) if _keeps_order(old, new) else [new]
    if type(old) is list and type(new) is list and old and new:
        return _in_list(old, new)
    return [new]


def _keeps_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether new keys come last: where they do not, a reader would see them in another order."""
    if old.keys() == new.keys():
        return True
    kept = [key for key in old if key in new]
    return kept == list(new)[: len(kept)]


def _in_list(old: list[Any], new: list[Any]) -> Change:
    if _are_offers(old) and _are_offers(new):
        return _offers(old, new)
    least = min(len(old), len(new))
    if len(old) == len(new) and type(new[0]) in (dict, list):
        return {str(i): _change(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b}
    start = next((i for i in range(least) if old[i] != new[i]), least)
    end = next((i for i in range(least - start) if old[-1 - i] != new[-1 - i]), least - start)
    if start == end == 0:
        return [new]
    return [start, len(old) - start - end, new[start : len(new) - end]]


def _are_offers(items: list[Any]) -> bool:
    if type(items[0]) is not dict or "move" not in items[0]:
        return False
    moves = [each["move"] for each in items if type(each) is dict and type(each.get("move")) is int]
    return len(moves) == len(items) and all(a < b for a, b in pairwise(moves))


def _offers(old: list[Any], new: list[Any]) -> Change:
    known = {each["move"]: each for each in old}
    come = [each for each in new if known.get(each["move"]) != each]
    if len(come) == len(new):
        return [new]
    kept = {each["move"] for each in new}
    return [[move for move in known if move not in kept], come]


def changed(before: Any, change: Change) -> Any:
    """The value after a change; what has not changed is shared with ``before``, which stays as it was."""
    if isinstance(change, dict):
        after = before.copy()
        for key, inner in change.items():
            at = int(key) if isinstance(before, list) else key
            if inner == []:
                del after[at]
            elif isinstance(inner, list) and len(inner) == 1:
                after[at] = inner[0]
            else:
                after[at] = changed(before[at], inner)
        return after
    if len(change) == 1:
        return change[0]
    if len(change) == 2:
        gone, come = change
        offers = {each["move"]: each for each in before if each["move"] not in gone}
        offers |= {each["move"]: each for each in come}
        return [offers[move] for move in sorted(offers)]
    start, count, items = change
    return [*before[:start], *items, *before[start + count :]]
