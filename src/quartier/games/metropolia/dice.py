"""The dice: how many are rolled, the second roll, and what the harbor adds (M-2.2 to M-2.6, M-8.5)."""

from __future__ import annotations

from quartier.games.metropolia import action, landmark, pieces, table
from quartier.games.metropolia.state import State
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng


def total(state: State) -> int:
    """What the dice and the harbor show together, for all players (M-2.3, M-8.6)."""
    return state.first + state.second + state.added


def is_double(state: State) -> bool:
    """M-5.6: two dice of the final roll with the same face."""
    return state.second != 0 and state.first == state.second


# --- how many dice (M-2.2) --------------------------------------------------------------------


def offer_count(into: Moves) -> None:
    """One die or two."""
    into.add(action.DICE, 1)
    into.add(action.DICE + 1, 1)


def choose(state: State, move: int) -> None:
    """The roller has chosen how many dice to roll."""
    state.rolling = move - action.DICE + 1
    if state.ledger is not None:
        state.ledger.append({"type": "dice", "seat": state.seat, "count": state.rolling})


# --- the roll ---------------------------------------------------------------------------------


def offer_roll(state: State, into: Moves) -> None:
    """Every outcome of the dice, with its weight."""
    if state.rolling == 1:
        for face in range(6):
            into.add(action.ROLL_ONE + face, 1)
    else:
        offer_pairs(action.ROLL_TWO, into)


def offer_pairs(first: int, into: Moves) -> None:
    """The outcomes of two dice, as moves from number ``first`` on."""
    for pair in range(21):
        into.add(first + pair, 1 if table.PAIR_FIRST[pair] == table.PAIR_SECOND[pair] else 2)


def draw(state: State, rng: Rng) -> int:
    """One of these outcomes by its weight."""
    if state.rolling == 1:
        return action.ROLL_ONE + rng._below(6)
    return action.ROLL_TWO + table.PAIR[rng._below(36)]


def roll(state: State, move: int) -> None:
    """The dice have come to rest."""
    if move < action.ROLL_TWO:
        state.first = move - action.ROLL_ONE + 1
        state.second = 0
    else:
        state.first = table.PAIR_FIRST[move - action.ROLL_TWO]
        state.second = table.PAIR_SECOND[move - action.ROLL_TWO]
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "roll",
                "seat": state.seat,
                "first": state.first,
                "second": state.second,
                "total": state.first + state.second,
            }
        )


# --- the radio tower (M-2.6) ------------------------------------------------------------------


def can_reroll(state: State) -> bool:
    """Whether the roller may roll again: once in a turn."""
    return state.landmarks[state.seat] & landmark.RADIO_TOWER != 0 and not state.rerolled


def offer_reroll(state: State, into: Moves) -> None:
    """Keep the dice, or roll again; the number of dice is chosen anew."""
    into.add(action.KEEP, 1)
    into.add(action.REROLL, 1)
    if state.landmarks[state.seat] & landmark.TRAIN_STATION:
        into.add(action.REROLL + 1, 1)


def keep(state: State) -> None:
    """The roller keeps the dice as they lie."""
    if state.ledger is not None:
        state.ledger.append({"type": "keep", "seat": state.seat})


def pick_up(state: State, move: int) -> None:
    """The roller takes the dice up to roll again."""
    state.rerolled = True
    state.first = state.second = 0
    state.rolling = move - action.REROLL + 1
    if state.ledger is not None:
        state.ledger.append({"type": "reroll", "seat": state.seat, "count": state.rolling})


# --- the harbor (M-8.5) -----------------------------------------------------------------------


def can_add(state: State) -> bool:
    """Whether the roller may add to the dice (M-8.5)."""
    return (
        state.landmarks[state.seat] & landmark.HARBOR != 0
        and state.first + state.second >= pieces.HARBOR_FROM
    )


def offer_harbor(into: Moves) -> None:
    """Add nothing or 2."""
    into.add(action.HARBOR, 1)
    into.add(action.HARBOR + 1, 1)


def add(state: State, move: int) -> None:
    """The roller has decided whether the harbor adds to the dice."""
    state.added = pieces.HARBOR_ADDS * (move - action.HARBOR)
    if state.ledger is not None:
        state.ledger.append(
            {"type": "harbor", "seat": state.seat, "added": state.added, "total": total(state)}
        )


# --- the roll for the tuna boats (M-8.11): ``income.py`` has what they bring --------------------


def offer_tuna(into: Moves) -> None:
    """Every outcome of the two dice for the boats, with its weight."""
    offer_pairs(action.ROLL_TUNA, into)


def draw_tuna(rng: Rng) -> int:
    """One of these outcomes by its weight."""
    return action.ROLL_TUNA + table.PAIR[rng._below(36)]
