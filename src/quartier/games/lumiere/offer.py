"""What a player is offered: each legal move as a record, with what it would bring at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.lumiere import action, building, card, moves, postcard, power, region, scoring, stage
from quartier.games.lumiere.pieces import CARDS
from quartier.games.lumiere.state import State
from quartier.kernel.movelist import Moves

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Document = dict[str, Any]


def offers(game: Lumiere) -> list[Document]:
    """The legal moves. There may be hundreds, so each says only what is not printed anyway."""
    found: list[Document] = []
    before = scoring.score(game, game.seat)
    for move in game.legal():
        offer = {"move": move, **moves.describe(move)}
        if (move >= action.PLACE and move != action.PASS) or action.GIVE <= move < action.LEAVE:
            offer["gain"] = score_after(game, move) - before
        if action.PLACE <= move < action.PAINTER:
            spent = powers_spent(game, move - action.PLACE)
            if spent:
                offer["powers"] = spent
        elif action.USE <= move < action.TILE and not card.KEPT >> (move - action.USE) & 1:
            offer["best"] = best_score(game, move - action.USE) - before
        found.append(offer)
    return found


def powers_spent(state: State, placement: int) -> list[str]:
    """The postcards whose powers a legal placement uses up."""
    needed = building.needed(state, placement)
    found = []
    if needed & power.METROPOLITAIN:
        found.append(CARDS[card.METROPOLITAIN])
    if needed & power.CHARTIER:
        found.append(CARDS[card.CHARTIER])
    return found


def score_after(state: State, move: int) -> int:
    """The score of the seat on turn right after it builds something, puts a piece or gives one back."""
    seat = state.seat
    after = State.__new__(State)
    state._copy_to(after)
    if move >= action.PAINTER:
        postcard.put(after, move)
    elif move >= action.PLACE:
        building.lay(after, move - action.PLACE)
    else:
        postcard.give(after, move - action.GIVE)
    return scoring.score(after, seat)


def best_score(state: State, which: int) -> int:
    """The highest score that the seat on turn can reach at once by using a postcard."""
    after = State.__new__(State)
    state._copy_to(after)
    postcard.take(after, which, True)
    if after.stage == stage.GIVING:
        postcard.give(after, region.lowest(after.reserve[after.seat]))
    places = Moves()
    postcard.offer_putting(after, places)
    most = score_after(after, places.numbers[0])
    for i in range(1, places.count):
        most = max(most, score_after(after, places.numbers[i]))
    return most
