"""When a turn may end without an action (P-4.5), compared with a search through what a seat can do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import quartier
from quartier import engine
from quartier.games.paris import action, pieces
from quartier.games.paris.game import Paris
from tests.games.paris.setting import ALL, BUILT, legal, play, table

CASE = Path(__file__).parent / "cases" / "no-action.json"
POSITIONS = 400 if engine.is_compiled() else 80
MOST_STATES = 20000
OF_VALUE_8 = tuple(f"{district}-8" for district in pieces.DISTRICTS)
STANDING_IN = (10, 17, 19, 21)
"""The tiles that stand for tokens of any kind, and one that may fetch them."""
TILES = (1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 16, 17, 19, 20, 21, 23, 24, 25, 27)


def some(rng: quartier.Rng, things: tuple[Any, ...], most: int) -> list[Any]:
    """Up to ``most`` of these things, all different."""
    rest, found = list(things), []
    for _ in range(rng.below(most + 1)):
        if rest:
            found.append(rest.pop(rng.below(len(rest))))
    return found


def poor(seed: int) -> Paris:
    """Seat 0 has no key to place or nowhere to place it, little money, and some tokens and tiles."""
    rng = quartier.Rng(seed)
    players = 2 + rng.below(3)
    late = rng.below(3) == 0
    screen: dict[str, Any] = {"francs": rng.below(6), "spare": 2 - rng.below(3), "meeple": rng.below(31)}
    left = pieces.KEYS[players] + 2 - screen["spare"]
    banks = {district: [0] for district in pieces.DISTRICTS}
    if rng.below(2):
        del banks[pieces.DISTRICTS[rng.below(6)]]
    homes = {
        each: pieces.DISTRICTS[i % 6]
        for i, each in enumerate(some(rng, tuple(one.id for one in pieces.LANDMARKS), 6))
    }
    keys: dict[str, list[int]] = {}
    high = tuple(homes) if homes and rng.below(2) else (*homes, *OF_VALUE_8)
    built = set(BUILT) if late else set(some(rng, ALL, 3))
    is_doubled = rng.below(3) == 0
    free = list(high)
    for i in range(left - len(banks) - 1):
        if i == 1 and is_doubled:
            next(iter(keys.values())).append(0)
            continue
        free = free or [each for each in OF_VALUE_8 if each not in keys]
        place = free.pop(rng.below(len(free)))
        keys[place] = [0]
        if place in ALL:
            built.add(place)
    others = [seat for seat in range(1, players) for _ in range(pieces.KEYS[players])]
    for place in sorted(built):
        if others and place not in keys and rng.below(8):
            keys[place] = [others.pop()]
    kinds = some(rng, pieces.KINDS, 2)
    screen["tokens"] = dict.fromkeys(kinds, 1)
    screen["used"] = [9] if is_doubled else []
    tiles = tuple(number for number in TILES if number not in screen["used"])
    screen["held"] = some(rng, tiles, 3)
    if rng.below(2):
        screen["held"] = sorted({*screen["held"], STANDING_IN[rng.below(4)]})
    screens: dict[int, dict[str, Any]] = {seat: {} for seat in range(players)} | {0: screen}
    for number in tiles:
        if number not in screen["held"] and rng.below(3):
            owner = screens[1 + rng.below(players - 1)]
            owner["held"] = [*owner.get("held", ()), number]
    fields: dict[str, Any] = {}
    if late:
        shares: dict[int, list[str]] = {seat: [] for seat in range(players)}
        for i, name in enumerate(pieces.END_TILES):
            mine = rng.below(5) == 0 and len(shares[0]) < 3
            shares[0 if mine else 1 + i % (players - 1)].append(name)
        for seat, share in shares.items():
            screens[seat] = {**screens[seat], "end_held": share}
        fields["ending"] = "round"
    else:
        half_used = [number for number in (19, 21) if number in screen["held"] and rng.below(2)]
        screen["held"] = [number for number in screen["held"] if number not in half_used]
        screen["used"] += half_used
        fields["open"] = {"resources": half_used.count(21), "prestige": half_used.count(19)}
    stays = rng.below(3)
    tokens = {
        place: pieces.SPACE_TOKENS[int(place.rsplit("-", 1)[1])]
        for place in keys
        if stays and place in ALL and pieces.SPACE_TOKENS[int(place.rsplit("-", 1)[1])] not in kinds
    }
    options = {"after_30": "effects" if rng.below(2) else "nothing", "landmarks": "ab"[rng.below(2)]}
    return table(
        players, keys=keys, banks=banks, landmarks=homes, screens=screens, tokens=tokens, built=built,
        arc=[1] + [0] * (players - 1), options=options, **fields,
    )  # fmt: skip


def can_come_to_act(game: Paris) -> bool:
    """Whether any order of trades and tiles leads to an action, be it one that is played unasked."""
    waiting, seen = [game], {game.key()}
    while waiting:
        position = waiting.pop()
        moves = position.legal()
        if any(action.PLACE <= move <= action.LOOK for move in moves):
            return True
        for move in moves:
            following = position.copy()
            following.ledger = []
            following.play(move)
            told = [event["type"] for event in following.ledger]
            if {"place", "move", "look"} & set(told[: told.index("turn")] if "turn" in told else told):
                return True
            if following.turns == game.turns and following.key() not in seen:
                seen.add(following.key())
                waiting.append(following)
                assert len(seen) < MOST_STATES, "too much to search"
    return False


def test_the_turn_may_end_where_no_order_of_trades_and_tiles_makes_an_action_possible() -> None:
    """P-4.5: a tile of any resource pays once, not twice."""
    game = cast(Paris, quartier.from_position("paris", json.loads(CASE.read_text(encoding="utf-8"))))
    assert not can_come_to_act(game)
    assert legal(game) == ["sell:bronze-prestige", "use4", "use10", "use20", "end"]
    play(game, "end")
    assert game.to_move != 0


def test_the_turn_may_end_without_an_action_exactly_where_a_search_finds_none() -> None:
    """P-4.5"""
    counts = {True: 0, False: 0}
    for seed in range(POSITIONS):
        game = poor(seed)
        if any(action.PLACE <= move <= action.LOOK for move in game.legal()):
            continue
        can = can_come_to_act(game)
        assert (action.END_TURN not in game.legal()) == can, (seed, legal(game))
        counts[can] += 1
    assert min(counts.values()) > POSITIONS // 12, f"hardly a case worth a search: {counts}"
