"""The changes between two views, so that only they need to be sent.

A *change* of a value takes one of these forms; the client's ``lib/delta.ts`` applies the same:

- ``[]``: the key was removed.
- ``[value]``: the key is new, or has this value now.
- ``[start, count, items]``: in a list, ``count`` items from index ``start`` on are replaced by ``items``.
- ``[moves, groups]``: in a list of offers, the offers with these move numbers are gone (``null``: all are),
  and those packed in the groups are new. The list is sorted by move number.
- ``{key: change, ...}``: changes inside a mapping, or at these indexes of a list.

There may be hundreds of offers that look alike, so offers with the same keys are packed in a group. A group
has a column for each key, in one of these forms:

- a list with the value of each offer;
- ``{"runs": [value, count, value, count, ...]}``, if neighbours are often equal;
- ``{"of": values, "at": indexes}``, if a few long values keep coming back.

Numbers and truth values are not told apart here: the shapes of the titles make sure that no key has a number
at one time and a truth value at another.
"""

from __future__ import annotations

from typing import Any

Change = list[Any] | dict[str, Any]
Offer = dict[str, Any]
Column = list[Any] | dict[str, list[Any]]
Group = dict[str, Column]
FEW = 10
"""If a column has fewer different lists than this, each is sent once."""


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The change of each key of a mapping."""
    changed_keys: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            changed_keys[key] = [value]
        elif before[key] != value:
            changed_keys[key] = _change(before[key], value)
    if len(before) + len(changed_keys) > len(after):
        for key in before:
            if key not in after:
                changed_keys[key] = []
    return changed_keys


def _change(old: Any, new: Any) -> Any:
    kind = type(new)
    if kind is not type(old) or not new:
        return [new]
    if not old:
        return [None, packed(new)] if kind is list and _are_offers(new) else [new]
    if kind is dict:
        return changes(old, new) if _keeps_order(old, new) else [new]
    return _in_list(old, new) if kind is list else [new]


def _keeps_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether new keys come last; if they do not, a reader would get them in another order."""
    if old.keys() == new.keys():
        return True
    kept = [key for key in old if key in new]
    return kept == list(new)[: len(kept)]


def _in_list(old: list[Any], new: list[Any]) -> Any:
    before, after = len(old), len(new)
    kind = type(new[0])
    if kind is dict and "move" in new[0] and _are_offers(old) and _are_offers(new):
        return _in_offers(old, new)
    if before == after and (kind is dict or kind is list):
        return {str(i): _change(old[i], new[i]) for i in range(after) if old[i] != new[i]}
    least = min(before, after)
    start = end = 0
    while start < least and old[start] == new[start]:
        start += 1
    while end < least - start and old[before - 1 - end] == new[after - 1 - end]:
        end += 1
    if start == end == 0:
        return [new]
    return [start, before - start - end, new[start : after - end]]


def _are_offers(items: list[Any]) -> bool:
    last = -1
    for each in items:
        if type(each) is not dict:
            return False
        move = each.get("move")
        if type(move) is not int or move <= last:
            return False
        last = move
    return True


def _in_offers(old: list[Offer], new: list[Offer]) -> Change:
    known = {each["move"]: each for each in old}
    come = [each for each in new if known.pop(each["move"], None) != each]
    return [None if len(come) == len(new) else [*known], packed(come)]


def packed(offers: list[Offer]) -> list[Group]:
    """Offers in groups with the same keys, column by column."""
    alike: dict[tuple[str, ...], list[Offer]] = {}
    for each in offers:
        alike.setdefault(tuple(each), []).append(each)
    return [{key: _column([each[key] for each in group]) for key in keys} for keys, group in alike.items()]


def _column(values: list[Any]) -> Column:
    runs: list[Any] = []
    for value in values:
        if runs and runs[-2] == value:
            runs[-1] += 1
        else:
            runs += (value, 1)
    if len(runs) <= len(values):
        return {"runs": runs}
    if type(values[0]) is not list:
        return values
    of: list[Any] = []
    for value in values:
        if value not in of:
            of.append(value)
    return {"of": of, "at": [of.index(value) for value in values]} if len(of) < FEW else values


def unpacked(groups: list[Group]) -> list[Offer]:
    """The offers in packed groups, group by group."""
    offers: list[Offer] = []
    for group in groups:
        columns = map(_values, group.values())
        offers += [dict(zip(group, row)) for row in zip(*columns, strict=True)]
    return offers


def _values(column: Column) -> list[Any]:
    if isinstance(column, list):
        return column
    if "at" in column:
        return [column["of"][index] for index in column["at"]]
    runs = column["runs"]
    return [value for value, count in zip(runs[::2], runs[1::2], strict=True) for _ in range(count)]


def changed(before: Any, change: Change) -> Any:
    """The value after a change. What is the same is shared with ``before``, which is not changed."""
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
        gone, groups = change
        offers = {} if gone is None else {each["move"]: each for each in before if each["move"] not in gone}
        offers |= {each["move"]: each for each in unpacked(groups)}
        return [offers[move] for move in sorted(offers)]
    start, count, items = change
    return [*before[:start], *items, *before[start + count :]]
