"""What an offered move costs or brings, and what a roll would bring each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia import establishment, income, landmark, payment, pieces
from quartier.games.metropolia.moves import describe
from quartier.games.metropolia.state import State

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia


def offers(game: Metropolia) -> list[dict[str, Any]]:
    """The legal moves with what each costs or brings."""
    found = []
    for move in game.legal():
        record = describe(move)
        known = facts(game, record)
        found.append({"move": move, **record, "facts": known} if known else {"move": move, **record})
    return found


def facts(game: Metropolia, record: dict[str, Any]) -> dict[str, Any]:
    """What one move costs, or what the dice as they lie would bring each seat."""
    kind = record["type"]
    rolled = game.first + game.second
    coins = game.coins[game.seat]
    if kind == "build":
        cost = game.cost[pieces.CARD_NUMBER[record["card"]]]
        return {"cost": cost, "left": coins - cost}
    if kind == "landmark":
        cost = pieces.LANDMARKS[pieces.LANDMARK_NUMBER[record["landmark"]]].cost
        return {"cost": cost, "left": coins - cost}
    if kind == "nothing":
        has_airport = game.landmarks[game.seat] & landmark.AIRPORT
        return {"cost": 0, "left": coins + (pieces.AIRPORT_PAYS if has_airport else 0)}
    if kind in ("dice", "reroll"):
        return {"mean": mean(game, record["count"])}
    if kind == "keep":
        return {"total": rolled, "coins": forecast(game, game.seat, rolled)}
    if kind == "harbor":
        return {"total": rolled + record["add"], "coins": forecast(game, game.seat, rolled + record["add"])}
    if kind == "tv":
        most = pieces.ESTABLISHMENTS[establishment.TV_STATION].pays
        return {"coins": min(most, game.coins[record["seat"]])}
    return {}


def mean(game: Metropolia, dice: int) -> list[float]:
    """What rolling one die or two brings each seat on average. The harbor is left out of account."""
    ways = dict.fromkeys(range(1, 7), 1) if dice == 1 else pieces.TWO_DICE
    rows = odds(game, game.seat)
    sums = [0] * game.players
    for total, weight in ways.items():
        for seat in range(game.players):
            sums[seat] += weight * rows[total - 1][seat]
    return [round(each / 6**dice, 4) for each in sums]


# --- what a roll would bring ------------------------------------------------------------------


def highest(game: State) -> int:
    """The highest total that can be reached; in Plus the harbor adds 2 to the dice."""
    return max(pieces.TWO_DICE) + (pieces.HARBOR_ADDS if game.plus else 0)


def forecast(state: State, roller: int, total: int) -> list[int]:
    """What each seat would win or lose if ``roller`` rolled this total now.

    A tuna boat is taken to bring 7, the mean of its dice. The TV station takes from the richest opponent;
    among equals, from the one whose turn comes first.
    """
    if not 0 <= roller < state.players or not 1 <= total <= 14:
        raise ValueError(f"seat {roller} of {state.players} cannot roll a {total}")
    return outcome(state, imagined(state, roller), total)


def odds(state: State, roller: int) -> list[list[int]]:
    """The forecast of every total that can be reached, from 1 on."""
    if not 0 <= roller < state.players:
        raise ValueError(f"there is no seat {roller} at a table of {state.players}")
    twin = imagined(state, roller)
    return [outcome(state, twin, total) for total in range(1, highest(state) + 1)]


def imagined(state: State, roller: int) -> State:
    """A copy in which it is this seat's turn, to try rolls on."""
    twin = State.__new__(State)
    state._copy_to(twin)
    twin.seat = roller
    return twin


def outcome(state: State, twin: State, total: int) -> list[int]:
    """What each seat wins or loses by this total; ``twin`` is a copy with the roller's seat, to try it on."""
    twin.coins = state.coins[:]
    payment.collect_red(twin, total)
    income.collect(twin, total)
    if income.has_catch(twin, total):
        income.land_tuna(twin, 3, 4)
    payment.collect_purple(twin, total)
    if payment.has_tv(twin, total):
        richest = (twin.seat + 1) % twin.players
        for step in range(2, twin.players):
            seat = (twin.seat + step) % twin.players
            if twin.coins[seat] > twin.coins[richest]:
                richest = seat
        payment.pay_tv(twin, richest)
    return [twin.coins[seat] - state.coins[seat] for seat in range(state.players)]
