"""What a seat sees. Nothing is hidden in Metropolia, so all seats see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia.moves import TABLE, describe
from quartier.games.metropolia.pieces import CARD_IDS, DICE_PAIRS, ESTABLISHMENTS, LANDMARK_IDS, LANDMARKS
from quartier.games.metropolia.refusals import price, refusal
from quartier.games.metropolia.state import PHASES
from quartier.kernel.game import OVER

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia

BUILDS = [n for n, (record, _) in enumerate(TABLE) if record["type"] in ("build", "landmark")]
TWO_DICE_WAYS = {total: sum(2 - (a == b) for a, b in DICE_PAIRS if a + b == total) for total in range(2, 13)}


def view(game: Metropolia, seat: int | None) -> dict[str, Any]:
    """The table as a document; the offers are there for the seat that is to move."""
    plus = game.options["plus"]
    score = result(game)
    return {
        "players": game.players,
        "options": dict(game.options),
        "phase": PHASES[game.phase],
        "turn": {
            "seat": game.seat,
            "number": game.turns,
            "dice": [die for die in (game.first, game.second) if die],
            "added": game.added,
            "total": game.first + game.second + game.added,
            "rerolled": bool(game.rerolled),
            "rolling": game.rolling,
            "given": CARD_IDS[game.given] if game.given >= 0 else None,
        },
        "seats": [
            {
                "seat": each,
                "coins": game.coins[each],
                "cards": city(game, each),
                "landmarks": {
                    landmark.id: bool(game.landmarks[each] >> number & 1)
                    for number, landmark in enumerate(LANDMARKS)
                    if plus or landmark.set == "base"
                },
                "city_hall": plus,
                "score": score["scores"][each],
                "odds": odds(game, each),
            }
            for each in range(game.players)
        ],
        "market": [
            {"card": card, "copies": game.supply[number]}
            for number, card in enumerate(CARD_IDS)
            if game.supply[number]
        ],
        "deck": sum(game.deck),
        "cards": [
            {**card._asdict(), "cost": price(game, card.id)}
            for card in ESTABLISHMENTS
            if plus or card.set == "base"
        ],
        "landmarks": [each._asdict() for each in LANDMARKS if plus or each.set == "base"],
        "result": score,
        "refusals": refusals(game),
    }


def city(game: Metropolia, seat: int) -> dict[str, int]:
    """The establishments of a seat, with their numbers."""
    return {
        card: game.cities[seat * 25 + number]
        for number, card in enumerate(CARD_IDS)
        if game.cities[seat * 25 + number]
    }


def odds(game: Metropolia, roller: int) -> list[dict[str, Any]]:
    """What every total would bring each seat if ``roller`` rolled it now, and its chances.

    ``one`` is out of 6 and ``two`` out of 36; totals that only the harbor reaches have 0 in both.
    """
    highest = 14 if game.options["plus"] else 12
    return [
        {
            "total": total,
            "one": int(total <= 6),
            "two": TWO_DICE_WAYS.get(total, 0),
            "coins": game.forecast(roller, total),
        }
        for total in range(1, highest + 1)
    ]


def offers(game: Metropolia) -> list[dict[str, Any]]:
    """The legal moves with what each costs or brings."""
    return [{"move": move, **describe(move), "facts": facts(game, describe(move))} for move in game.legal()]


def facts(game: Metropolia, record: dict[str, Any]) -> dict[str, Any]:
    """What one offer costs, or what the dice as they lie would bring each seat."""
    kind = record["type"]
    total = game.first + game.second
    if kind == "build":
        cost = price(game, record["card"])
        return {"cost": cost, "left": game.coins[game.seat] - cost}
    if kind == "landmark":
        cost = LANDMARKS[LANDMARK_IDS.index(record["landmark"])].cost
        return {"cost": cost, "left": game.coins[game.seat] - cost}
    if kind == "nothing":
        airport = game.landmarks[game.seat] >> LANDMARK_IDS.index("airport") & 1
        return {"cost": 0, "left": game.coins[game.seat] + 10 * airport}
    if kind in ("dice", "reroll"):
        return {"mean": mean(game, record["count"])}
    if kind == "keep":
        return {"total": total, "coins": game.forecast(game.seat, total)}
    if kind == "harbor":
        return {"total": total + record["add"], "coins": game.forecast(game.seat, total + record["add"])}
    if kind == "tv":
        return {"coins": min(5, game.coins[record["seat"]])}
    return {}


def mean(game: Metropolia, dice: int) -> list[float]:
    """What a roll of so many dice brings each seat on average, the harbor's 2 left aside."""
    ways = dict.fromkeys(range(1, 7), 1) if dice == 1 else TWO_DICE_WAYS
    sums = [0] * game.players
    for total, weight in ways.items():
        for seat, won in enumerate(game.forecast(game.seat, total)):
            sums[seat] += weight * won
    return [round(each / 6**dice, 2) for each in sums]


def refusals(game: Metropolia) -> list[dict[str, Any]]:
    """In the building step, why each card or landmark that is not offered may not be built."""
    if PHASES[game.phase] != "build":
        return []
    legal = set(game.legal())
    found = []
    for move in BUILDS:
        if move not in legal:
            reason, clause, _ = refusal(game, move)
            if reason != "not-in-set":
                found.append({"move": move, **describe(move), "reason": reason, "clause": clause})
    return found


def result(game: Metropolia) -> dict[str, Any]:
    """Landmarks as points; the builder of all has won, the others rank by landmarks, then coins (M-6.2)."""
    over = game.to_move == OVER
    scores: list[dict[str, Any]] = []
    for seat in range(game.players):
        parts = [
            {"part": landmark.id, "points": game.landmarks[seat] >> number & 1}
            for number, landmark in enumerate(LANDMARKS)
            if game.options["plus"] or landmark.set == "base"
        ]
        total = sum(game.landmarks[seat] >> number & 1 for number in range(6))
        scores.append({"seat": seat, "total": total, "coins": game.coins[seat], "parts": parts})
    standing = [(score["total"], score["coins"]) for score in scores]
    return {
        "over": over,
        "scores": scores,
        "ranks": [1 + sum(other > mine for other in standing) for mine in standing],
        "winners": [game.seat] if over else [],
    }
