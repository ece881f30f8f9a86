"""What has changed between two views, so that only that is sent.

A *change* of a value is one of these; the client's ``lib/delta.ts`` applies them too:

- ``[]``: the key is no longer there.
- ``[value]``: the key is new, or this is its value now.
- ``[start, count, items]``: in a list, ``count`` items from ``start`` on give way to these.
- ``[moves, groups]``: in a list of offers, those with these move numbers are gone (``null``: all of them),
  and the offers packed in these groups have come, each in the place that its move number gives it.
- ``{key: change, ...}``: inside a mapping, or at these indexes of a list.

Offers come by the hundred and look alike, so they are packed in groups of the same keys. A group has a
column for each key, which is one of these:

- a list with the value of each offer;
- ``{"runs": [value, count, value, count, ...]}``, where neighbours are often equal;
- ``{"of": values, "at": indexes}``, where few values, long ones, come again and again.

Numbers and truth values are told apart by the shapes of the titles, not here: no key has now one and then
the other.
"""

from __future__ import annotations

from typing import Any

Change = list[Any] | dict[str, Any]
Offer = dict[str, Any]
Column = list[Any] | dict[str, list[Any]]
Group = dict[str, Column]
FEW = 10
"""Fewer different values than this are sent once each."""


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What has changed in each key of a mapping."""
    found: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            found[key] = [value]
        elif before[key] != value:
            found[key] = _change(before[key], value)
    if len(before) + len(found) > len(after):
        for key in before:
            if key not in after:
                found[key] = []
    return found


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
    """Whether new keys come last: where they do not, a reader would see them in another order."""
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
        found = {}
        for i in range(after):
            if old[i] != new[i]:
                found[str(i)] = _change(old[i], new[i])
        return found
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
    """The offers in groups of the same keys, column by column."""
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
    """The offers of packed groups, group by group."""
    found: list[Offer] = []
    for group in groups:
        columns = map(_values, group.values())
        found += [dict(zip(group, row)) for row in zip(*columns, strict=True)]
    return found


def _values(column: Column) -> list[Any]:
    if isinstance(column, list):
        return column
    if "at" in column:
        return [column["of"][index] for index in column["at"]]
    runs = column["runs"]
    return [value for value, count in zip(runs[::2], runs[1::2], strict=True) for _ in range(count)]


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
        gone, groups = change
        offers = {} if gone is None else {each["move"]: each for each in before if each["move"] not in gone}
        offers |= {each["move"]: each for each in unpacked(groups)}
        return [offers[move] for move in sorted(offers)]
    start, count, items = change
    return [*before[:start], *items, *before[start + count :]]
