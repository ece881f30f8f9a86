"""Trading on one's own turn: the supply and the table of prices (chapter P-7)."""

from __future__ import annotations

from quartier.games.paris import action, pieces, table
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves

# --- buying and selling ------------------------------------------------------------------------


def can_buy(state: State, kind: int) -> bool:
    """Only what lies in the supply can be bought (P-7.3)."""
    return state.supply[kind] > 0 and state.francs[state.seat] >= table.BUY_PRICE[kind]


def offer_buying(state: State, into: Moves) -> None:
    """The resources that the seat can buy (P-7.1)."""
    for kind in range(3):
        if can_buy(state, kind):
            into.add(action.BUY + kind, 1)


def offer_selling(state: State, into: Moves) -> None:
    """The tokens that the seat has."""
    for kind in range(6):
        if state.tokens[state.seat * 6 + kind] > 0:
            into.add(action.SELL + kind, 1)


def offer_selling_open(state: State, into: Moves) -> None:
    """The open tokens that the seat has."""
    if state.open_resources:
        into.add(action.SELL_OPEN, 1)
    if state.open_prestige:
        into.add(action.SELL_OPEN + 1, 1)


def buy(state: State, kind: int) -> None:
    """Buy a resource from the supply."""
    state.supply[kind] -= 1
    state.tokens[state.seat * 6 + kind] += 1
    state.francs[state.seat] -= table.BUY_PRICE[kind]
    if state.ledger is not None:
        name, price = pieces.KINDS[kind], table.BUY_PRICE[kind]
        state.ledger.append({"type": "buy", "seat": state.seat, "kind": name, "francs": price})


def sell(state: State, kind: int) -> None:
    """Sell a token. Resources go to the supply, prestige leaves the game (P-7.3)."""
    state.tokens[state.seat * 6 + kind] -= 1
    if kind < 3:
        state.supply[kind] += 1
    state.francs[state.seat] += table.SELL_PRICE[kind]
    if state.ledger is not None:
        name, price = pieces.KINDS[kind], table.SELL_PRICE[kind]
        state.ledger.append({"type": "sell", "seat": state.seat, "kind": name, "francs": price})


def sell_open(state: State, group: int) -> None:
    """Sell an open token of any resource (0) or prestige (1), as the dearest of its group (P-7.6)."""
    if group:
        state.open_prestige -= 1
    else:
        state.open_resources -= 1
    state.francs[state.seat] += table.DEAREST[group]
    if state.ledger is not None:
        name, price = pieces.GROUPS[group], table.DEAREST[group]
        state.ledger.append({"type": "sell", "seat": state.seat, "kind": name, "francs": price})


# --- how much trading there can be -------------------------------------------------------------


def worth(state: State) -> int:
    """The seat's francs after selling every token and open token."""
    francs = state.francs[state.seat]
    for kind in range(6):
        francs += state.tokens[state.seat * 6 + kind] * table.SELL_PRICE[kind]
    return francs + state.open_resources * table.DEAREST[0] + state.open_prestige * table.DEAREST[1]


# A turn ends (P-4.6). Let W be the seat's francs and what its tokens and open tokens would sell for, and
# N the number of these tokens. Buying is dearer than selling (P-7.4): a purchase takes at least 1 from W
# and adds 1 to N, a sale leaves W and takes 1 from N, a pair takes 2 from N. So 2 W + N falls with each of
# them, and everything else happens a bounded number of times: each of the 30 bonus and 12 end-game tiles
# is used once, and at most 18 more questions are asked (stack, space, one action with its payments, VP
# tile, track, prestige, end-game tile, ends of pairs, end of turn).


def longest_turn(state: State) -> int:
    """No turn has more moves than this from here on (P-4.6; the proof is above)."""
    count = state.open_resources + state.open_prestige
    for kind in range(6):
        count += state.tokens[state.seat * 6 + kind]
    # All tiles together add at most 32 francs and 13 tokens worth 3 each to W and 13 to N; the
    # action adds 7 francs or one token.
    return 2 * (worth(state) + 32 + 39 + 7) + count + 14 + 60
