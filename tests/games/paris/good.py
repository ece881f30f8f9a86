"""Good documents of positions, one for each thing that can be asked, for tests that spoil them."""

from __future__ import annotations

from typing import Any

import quartier
from quartier.games.paris import pieces
from tests.games.paris.setting import ALL, play, table

Document = dict[str, Any]


def act() -> Document:
    """Seat 0 is to act, the stacks are empty."""
    screens = {0: {"tokens": {"wood": 1}, "held": [7], "end_held": ["e1"]}}
    return table(2, keys={"montmartre-2": [0]}, banks={"chaillot": [1]}, screens=screens).position()


def early() -> Document:
    """Most buildings are still to come."""
    return table(2, built=ALL[:5]).position()


def pay() -> Document:
    """A key goes from the bank to a building of value 8: with a token or with tile 2?"""
    screens = {0: {"francs": 20, "tokens": {"wood": 1}, "held": [2]}}
    game = table(
        2,
        keys={"montmartre-5": [1]},
        banks={"montmartre": [0]},
        screens=screens,
        landmarks={"louvre": "chaillot"},
    )
    return play(game, "mo$>mo8").position()


def pay_for_landmark() -> Document:
    """A key goes from the bank to the Tuileries."""
    screens = {0: {"francs": 20, "tokens": {"gold": 1}, "held": [4]}}
    return play(table(2, banks={"montmartre": [0]}, screens=screens), "mo$>tui").position()


def fourth() -> Document:
    """The fourth key has arrived in Montmartre."""
    keys = {"montmartre-2": [0], "montmartre-4": [1], "montmartre-5": [1]}
    game = table(2, keys=keys, banks={"montmartre": [0]}, screens={0: {"francs": 9}})
    return play(game, "mo$>mo3").position()


def advance() -> Document:
    """A building of value 1 lets its player advance."""
    return play(table(2, banks={"montmartre": [0]}), "mo$>mo1").position()


def prestige() -> Document:
    """A landmark takes prestige."""
    screens = {0: {"francs": 20, "tokens": {"marble": 1, "bronze-prestige": 1}}}
    return play(table(2, banks={"montmartre": [0]}, screens=screens), "mo$>lux").position()


def pairs() -> Document:
    """Two kinds of pairs could be handed in."""
    screens = {0: {"held": [23], "tokens": {"bronze-prestige": 2, "silver-prestige": 2}}}
    return play(table(2, screens=screens), "use23").position()


def looking() -> Document:
    """Seat 0 looks through the end-game tiles."""
    return play(table(2), "look").position()


def over() -> Document:
    """The game is over."""
    names = [f"e{i}" for i in range(1, 13)]
    screens = {0: {"end_held": names[:6]}, 1: {"end_held": names[6:]}}
    return table(2, phase="over", seat=1, turn=60, ending="last", screens=screens).position()


def start() -> Document:
    """Chance is to choose the first player."""
    return quartier.new("paris").position()


def advanced(*moves: str) -> Document:
    """The advanced set-up after some moves of chance."""
    game = quartier.new("paris", 2, {"setup": "advanced"})
    for name in moves:
        game.play(game.parse(name))
    return game.position()


def tokens() -> Document:
    """Three tokens of the advanced set-up lie beside their spaces."""
    return advanced("first1", "set:wood", "set:wood", "set:marble")


def backs() -> Document:
    """Chance is to show the second top of the set-up."""
    game = quartier.new("paris", 2, {"first_player": "seat-1"})
    game.play(game.parse("top:mo"))
    return game.position()


def stack() -> Document:
    """Seat 0 is to choose a stack."""
    game = quartier.new("paris", 2, {"first_player": "seat-1"})
    for name in ("top:mo", "top:ch"):
        game.play(game.parse(name))
    return game.position()


def draw() -> Document:
    """Seat 0 has chosen a stack."""
    game = quartier.from_position("paris", stack())
    game.play(game.parse("stack1"))
    return game.position()


def free(*moves: str) -> Document:
    """Free placement after some moves."""
    game = quartier.new("paris", 2, {"first_player": "seat-1", "placement": "free"})
    for name in ("top:mo", "top:ch", "stack1", *moves):
        game.play(game.parse(name))
    return game.position()


def drawn() -> Document:
    """Free placement: a building is drawn, and the stack shows a new top."""
    return free("draw:mo3")


def lay() -> Document:
    """Free placement: where does the building go?"""
    return free("draw:mo3", "top:be")


def last_stack() -> Document:
    """One stack has the last two buildings, and the first of them is being drawn."""
    stacks = [{"size": 2, "top": "chaillot"}, {"size": 0}]
    return table(2, built=ALL[:-5], phase="draw", opened=0, stacks=stacks).position()


def doubled() -> Document:
    """Seat 0 has two keys on a building, by tile 9."""
    keys = {"montmartre-2": [0, 0], "montmartre-4": [0]}
    return table(2, keys=keys, screens={0: {"used": [9]}}).position()


def two_hotels() -> Document:
    """Free placement: two hotels lie in different districts."""
    options = {"placement": "free"}
    return table(2, built=("belleville-1", "chaillot-2"), options=options).position()


def numbers() -> Document:
    """All tokens of the advanced set-up are laid, and the first two numbers."""
    kinds = [kind for kind in ("wood", "marble", *pieces.PRESTIGE) for _ in range(6)]
    return advanced("first1", *(f"set:{kind}" for kind in kinds[:24]), "set5", "set6")


def fee() -> Document:
    """A building of value 3 lets its player advance for two francs."""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 5}})
    return play(game, "mo$>mo3").position()
