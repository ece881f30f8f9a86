"""Wrong documents: real positions with a few things changed, and a trial for those that are accepted.

Everything here is drawn from a generator with a seed, so that a failure can be reproduced.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import quartier
from quartier.conformance.case import cases, walk
from quartier.kernel.playout import random_move

NAN = float("nan")
LONGEST_TRIAL = 20_000
"""No game from an accepted position takes more random moves than this."""


def nested(depth: int) -> list[Any]:
    """A list in a list in a list: too deep to be printed or compared."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


NONSENSE: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, 3, -1, 7, 36, 99, 255, 32_768, 1 << 31, 1 << 63, 10**30, 10**5000, -(1 << 40),
    0.0, 1.0, 0.5, NAN, float("inf"), float("-inf"), "", "nonsense", "0", "1", "\ud800", "x" * 10_000, b"1",
    [], {}, [None], [[]], [{}], {"": 0}, {"nonsense": 1}, {0: 0}, {None: None}, {(1, 2): 3}, {10**5000: 1},
    (), (1, 2), set(), frozenset({1}), range(3), object(), nested(50), nested(100_000),
)  # fmt: skip


def real(name: str, seed: int, most: int = 400) -> list[dict[str, Any]]:
    """Positions from random games of all cases of a title, as they come back from JSON."""
    every = cases(name)
    rng = quartier.Rng(seed)
    found: list[dict[str, Any]] = []
    for case in every:
        games = [game.copy() for game, _ in walk(case, seed)]
        games.append(quartier.playout(games[-1].copy(), seed))
        chosen = {0, 1, len(games) - 1} | {rng.below(len(games)) for _ in range(most // len(every))}
        found += [json.loads(json.dumps(games[i].position())) for i in sorted(chosen) if i < len(games)]
    return found


def changed(documents: Sequence[Any], rng: quartier.Rng, count: int) -> Iterator[Any]:
    """That many documents made from the given ones, each with one to three changes."""
    for _ in range(count):
        document = fresh(pick(documents, rng))
        other = fresh(pick(documents, rng))
        for _ in range(pick((1, 1, 1, 2, 3), rng)):
            document = change(document, other, rng)
        yield document


def change(document: Any, other: Any, rng: quartier.Rng) -> Any:
    """The document with one change somewhere; some changes take a part of another document."""
    places = list(paths(document))
    if not places:
        return fresh(pick(NONSENSE, rng))
    path = pick(places, rng)
    *above, last = path
    inside = at(document, above)
    value = inside[last]
    kind = rng.below(10)
    if kind == 0:
        del inside[last]
    elif kind == 1:
        inside[last] = fresh(pick(NONSENSE, rng))
    elif kind == 2:
        inside[last] = fresh(at(document, pick(places, rng)))
    elif kind in (3, 4):
        there = [each for each in paths(other) if len(each) == len(path) and each[-1] == last] or [path]
        inside[last] = fresh(at(other, pick(there, rng), value))
    elif kind == 5:
        swap = pick(places, rng)
        theirs = at(document, swap[:-1])
        if not leads_to(path, swap) and not leads_to(swap, path):
            inside[last], theirs[swap[-1]] = theirs[swap[-1]], value
    elif kind == 6 and isinstance(inside, dict):
        inside[pick([*names(other), 0, "nonsense"], rng)] = inside.pop(last)
    elif kind == 7 and isinstance(inside, list):
        inside.insert(rng.below(len(inside) + 1), fresh(value))
    else:
        inside[last] = nudged(value, other, rng)
    return document


def nudged(value: Any, other: Any, rng: quartier.Rng) -> Any:
    """A value not far from this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.below(5) - 2
    if isinstance(value, str):
        return pick([*words(other), value.upper(), value + " "], rng)
    if isinstance(value, list):
        return pick([value[::-1], value[1:], value + value, dict(enumerate(value)), tuple(value)], rng)
    if isinstance(value, dict):
        return pick([list(value), list(value.items()), {}, {**value, **value}], rng)
    return [value]


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a document, at most eight levels deep."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inside:
        yield (*path, name)
        if len(path) < 8:
            yield from paths(each, (*path, name))


def at(document: Any, path: Sequence[Any], otherwise: Any = None) -> Any:
    """What is at the end of a path."""
    for name in path:
        try:
            document = document[name]
        except (KeyError, IndexError, TypeError):
            return otherwise
    return document


def leads_to(path: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether one path passes through the end of the other."""
    return tuple(other[: len(path)]) == tuple(path)


def names(document: Any) -> list[Any]:
    """All keys in a document."""
    return [path[-1] for path in paths(document) if isinstance(path[-1], str)]


def words(document: Any) -> list[str]:
    """All texts in a document."""
    return [text for path in paths(document) if isinstance(text := at(document, path), str)] or [""]


def fresh(value: Any, levels: int = 12) -> Any:
    """A copy of the document; what is nested very deeply is not copied."""
    if isinstance(value, dict) and levels:
        return {name: fresh(each, levels - 1) for name, each in value.items()}
    if isinstance(value, list) and levels:
        return [fresh(each, levels - 1) for each in value]
    return value


def pick(values: Sequence[Any], rng: quartier.Rng) -> Any:
    """One of them."""
    return values[rng.below(len(values))]


def accepted(name: str, document: Any) -> quartier.Game | None:
    """The game in this position, or None if it is refused. Only ``BadPosition`` may be raised."""
    try:
        return quartier.from_position(name, document)
    except quartier.BadPosition as refused:
        message = str(refused)
    assert 0 < len(message) < 1000
    return None


def try_out(
    game: quartier.Game, rng: quartier.Rng, invariant: Callable[[Any], None] = lambda game: None
) -> None:
    """Play an accepted position to its end, and on the way try everything that a game must be able to do."""
    name = game.position()["title"]
    for number in range(LONGEST_TRIAL):
        invariant(game)
        if number < 3 or game.to_move == quartier.OVER or rng.below(40) == 0:
            looked_at(name, game, rng)
        if game.to_move == quartier.OVER:
            return
        assert game.legal(), "a dead end: no move is legal"
        game.play(random_move(game, rng))
    raise AssertionError(f"the game is not over after {LONGEST_TRIAL} moves")


def looked_at(name: str, game: quartier.Game, rng: quartier.Rng) -> None:
    """Ask everything that can be asked of a position, and read its document back."""
    before = game.key()
    document = json.loads(json.dumps(game.position(), allow_nan=False))
    again = quartier.from_position(name, document)
    assert again == game
    assert again.to_move == game.to_move
    assert again.legal() == game.legal()
    for seat in (None, *range(game.players)):
        json.dumps(game.view(seat), allow_nan=False)
    for seat in range(game.players):
        imagined = game.imagine(seat, rng.below(1000))
        assert imagined.legal() == game.legal() or game.to_move != seat
    json.dumps(game.result(), allow_nan=False)
    for move in game.legal():
        assert game.parse(game.name(move)) == move
        assert game.number(game.describe(move)) == move
    assert game.key() == before
