"""What a seat sees. Nothing is hidden in Metropolia, so all seats see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia.moves import describe
from quartier.games.metropolia.pieces import CARD_IDS, DICE_PAIRS, ESTABLISHMENTS, LANDMARK_IDS, LANDMARKS
from quartier.games.metropolia.refusal import price
from quartier.games.metropolia.state import PHASES

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia

TWO_DICE_WAYS = {total: sum(2 - (a == b) for a, b in DICE_PAIRS if a + b == total) for total in range(2, 13)}


def view(game: Metropolia) -> dict[str, Any]:
    """The table as it lies, in the shape of ``shape.View``."""
    cities, supply = list(game.cities), list(game.supply)
    coins, landmarks = list(game.coins), list(game.landmarks)
    built = LANDMARK_IDS if game.plus else LANDMARK_IDS[:4]
    return {
        "seats": [
            {
                "seat": seat,
                "coins": coins[seat],
                "cards": counted(cities[seat * 25 : seat * 25 + 25]),
                "landmarks": {each: bool(landmarks[seat] >> number & 1) for number, each in enumerate(built)},
                "odds": odds(game, seat),
            }
            for seat in range(game.players)
        ],
        "phase": PHASES[game.phase],
        "roll": {
            "dice": [die for die in (game.first, game.second) if die],
            "added": game.added,
            "total": game.first + game.second + game.added,
        },
        "given": CARD_IDS[game.given] if game.given >= 0 else None,
        "market": counted(supply),
        "deck": sum(game.deck),
    }


def counted(piles: list[int]) -> dict[str, int]:
    """The cards that are there, with their copies."""
    return {card: copies for card, copies in zip(CARD_IDS, piles, strict=True) if copies}


def highest(game: Metropolia) -> int:
    """The highest total that can be rolled; the harbor adds 2."""
    return 14 if game.plus else 12


def odds(game: Metropolia, roller: int) -> list[list[int]]:
    """What every total would bring each seat if ``roller`` rolled it now."""
    return [game.forecast(roller, total) for total in range(1, highest(game) + 1)]


def printed(game: Metropolia) -> dict[str, Any]:
    """The components, in the shape of ``shape.Printed``."""
    return {
        "cards": [
            {
                "id": card.id,
                "set": card.set,
                "number": card.number,
                "highest": card.highest,
                "cost": price(game, card.id),
                "colour": card.colour,
                "icon": card.icon,
                "copies": card.copies,
            }
            for card in ESTABLISHMENTS[: game.kinds]
        ],
        "landmarks": [each._asdict() for each in LANDMARKS if game.plus or each.set == "base"],
        "city_hall": bool(game.plus),
        "rolls": [
            {"total": total, "one": int(total <= 6), "two": TWO_DICE_WAYS.get(total, 0)}
            for total in range(1, highest(game) + 1)
        ],
    }


def offers(game: Metropolia) -> list[dict[str, Any]]:
    """The legal moves with what each costs or brings."""
    found = []
    for move in game.legal():
        record = describe(move)
        told = facts(game, record)
        found.append({"move": move, **record, "facts": told} if told else {"move": move, **record})
    return found


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
    """What rolling this many dice brings each seat on average, the harbor's 2 left aside."""
    ways = dict.fromkeys(range(1, 7), 1) if dice == 1 else TWO_DICE_WAYS
    sums = [0] * game.players
    for total, weight in ways.items():
        for seat, won in enumerate(game.forecast(game.seat, total)):
            sums[seat] += weight * won
    return [round(each / 6**dice, 4) for each in sums]
