"""Every sentence with which a position is refused, and a document that deserves it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

import quartier
from quartier.games.paris import check, pieces
from tests.games.paris import good

Document = dict[str, Any]
Changes = dict[str, Any]
"""New values by path, such as ``screens.0.francs``; a building space is called by its name.

``unseen +`` adds to a list, ``unseen -`` takes away from it; ``...`` leaves the field out.
"""


def spoil(document: Document, changes: Changes) -> None:
    """Make the changes."""
    for path, value in changes.items():
        steps, _, sign = path.partition(" ")
        *way, last = steps.split(".")
        if "-" in steps.split(".")[0]:
            district, space = way.pop(0).rsplit("-", 1)
            way = ["districts", district, "spaces", space, *way]
        holder: Any = document
        for step in way:
            holder = holder[int(step) if step.isdigit() and isinstance(holder, list) else step]
        if sign == "+":
            holder[last].append(value)
        elif sign == "-":
            holder[last].remove(value)
        elif value is ...:
            del holder[last]
        else:
            holder[last] = value


Begin = Callable[[], Document]
EVERY_VP_TILE = {
    f"districts.{name}.vp_tile": points[0] for name, points in zip(pieces.DISTRICTS, pieces.VP_TILES)
}
# fmt: off
CASES: list[tuple[Begin, Changes, str]] = [
    # the pieces
    (good.act, {"montmartre-2.tile": "montmartre-3"},
     "districts: a building tile is there twice, or is also among the unseen ones"),
    (good.early, {"unseen +": "belleville-1"},
     "districts: a building tile is there twice, or is also among the unseen ones"),
    (good.early, {"belleville-1.tile": None, "chaillot-1.tile": "belleville-1"},
     "districts: belleville-1 does not belong on chaillot-1"),
    (good.lay, {"unseen -": "chaillot-1", "belleville-2.tile": "chaillot-1"},
     "districts: chaillot-1 does not belong on belleville-2"),
    (good.two_hotels, {"chaillot-2.tile": None, "belleville-2.tile": "chaillot-2"},
     "districts.belleville: two buildings of one type"),
    (good.early, {"unseen -": "chaillot-1", "stacks.0.size": 13}, "unseen: a building tile is missing"),
    (good.early, {"stacks.0.size": 1}, "stacks: 15 tiles, but 31 are unseen and 3 set aside"),
    (good.early, {"stacks.0.top": "belleville", "stacks.1.top": "belleville"},
     "stacks: too few tiles of belleville are left for these tops"),
    (good.act, {"stacks.0.top": "chaillot"}, "stacks[0].top: the stack is empty"),
    (good.early, {"stacks.0.size": 18, "stacks.1.size": 10}, "stacks[0].size: more tiles than at the start"),
    (good.act, {"landmarks.louvre.keys": [0, 1], "screens.1.keys": 8},
     "louvre: keys stand there, but nothing is built"),
    (good.early, {"chaillot-1.keys": [0, 1], "screens.1.keys": 9},
     "chaillot-1: keys stand there, but nothing is built"),
    (good.act, {"montmartre-2.keys": [2, 0], "screens.0.keys": 8},
     "montmartre-2: 2 keys of seat 0, more than tile 9 allows"),
    (good.act, {"montmartre-2.keys": [2, 0], "screens.0.keys": 8, "screens.1.used": [9], "track.8.left": 0},
     "montmartre-2: 2 keys of seat 0, more than tile 9 allows"),
    (good.doubled, {"montmartre-2.keys": [3, 0], "screens.0.keys": 6},
     "montmartre-2: 3 keys of seat 0, more than tile 9 allows"),
    (good.doubled, {"montmartre-4.keys": [2, 0], "screens.0.keys": 6},
     "montmartre-4: 2 keys of seat 0, more than tile 9 allows"),
    (good.act, {"montmartre-2.keys": [1, 1], "screens.1.keys": 8},
     "montmartre-2: keys of several seats, and nobody has used tile 16"),
    (good.act, {"districts.chaillot.vp_tile": 20, "districts.belleville.vp_tile": 20},
     "districts: a VP tile is there twice"),
    (good.act, {"landmarks.tuileries.district": "chaillot", "landmarks.grand-palais.district": "chaillot"},
     "landmarks: two of one value in chaillot"),
    (good.act, {"supply.wood": 5}, "tokens: 11 wood on the board, in the supply and behind the screens"),
    (good.act, {"screens.0.tokens.wood": 0},
     "tokens: 5 wood on the board, in the supply and behind the screens"),
    (good.act, {"screens.0.tokens.bronze-prestige": 1},
     "tokens: 7 bronze-prestige on the board, in the supply and behind the screens"),
    (good.act, {"chaillot-4.token": "marble", "chaillot-5.token": "wood"},
     "districts: no marble lies beside chaillot-4"),
    (good.tokens, {"belleville-1.token": "gold", "belleville-8.token": "wood"},
     "districts: no gold lies beside belleville-1"),
    (good.act, {"track.7.number": 9}, "track: every number lies on one space"),
    (good.act, {"track.9.number": 11, "track.10.number": 10}, "track[9].number: 11 belongs to another zone"),
    (good.act, {"track.7.number": 9, "track.8.number": 8}, "track[7].number: 9 belongs on its own space"),
    (good.act, {"screens.0.used": [7]}, "screens[0].used: a number that is also held"),
    (good.act, {"screens.1.end_held": ["e1"]}, "end_pile: an end-game tile is in two places"),
    (good.act, {"end_pile -": "e2"}, "end_pile: an end-game tile is missing"),
    (good.act, {"end_taken +": {"seat": 0, "tile": "e2"}},
     "end_taken[1].tile: taken twice, or still in the pile"),
    (good.act, {"end_taken +": {"seat": 0, "tile": "e1"}},
     "end_taken[1].tile: taken twice, or still in the pile"),
    (good.act, {"end_taken": [{"seat": 1, "tile": "e1"}]}, "end_taken[0].seat: another player has the tile"),
    (good.act, {"end_taken": []}, "end_taken: nobody has taken a tile that is gone from the pile"),
    (good.early, {"end_pile -": "e1", "end_used": ["e1"], "end_taken": [{"seat": 0, "tile": "e1"}]},
     "end_taken: the stacks are not empty yet"),
    (good.act, {"ending": "last"}, "ending: the end begins when the last end-game tile is taken"),
    (good.over, {"ending": "no"}, "ending: the end begins when the last end-game tile is taken"),
    # the turn
    (good.act, {"turn": 0}, "turn: turns are counted from 1, after the set-up"),
    (good.start, {"turn": 1}, "turn: turns are counted from 1, after the set-up"),
    (good.act, {"turn": 2}, "turn: this turn belongs to another seat"),
    (good.pay, {"acted": True}, "acted: the action is not over yet"),
    (good.stack, {"drew": True}, "drew: the building has not been drawn yet"),
    (good.over, {"seat": 0, "turn": 61}, "phase: the game ends only after the last round"),
    (good.over, {"ending": "round"}, "phase: the game ends only after the last round"),
    (good.over, {"screens.0.tokens.wood": 1, "chaillot-4.token": None},
     "screens: leftover tokens are sold at the end"),
    (good.act, {"open.resources": 1}, "open.resources: no used tile of this turn stands for it"),
    (good.act, {"open.prestige": 1}, "open.prestige: no used tile of this turn stands for it"),
    (good.stack, {"open.prestige": 1, "screens.0.used": [19], "track.18.left": 0},
     "open.prestige: no used tile of this turn stands for it"),
    (good.start, {"screens.0.francs": 4}, "screens: the set-up does not change this"),
    (good.backs, {"screens.1.meeple": 4}, "screens: the set-up does not change this"),
    (good.tokens, {"belleville-3.token": None, "belleville-4.token": "marble"},
     "districts: the set-up goes from the first space to the last"),
    (good.numbers, {"track.0.number": 0, "track.0.left": 0},
     "districts: the set-up goes from the first space to the last"),
    (good.start, {"stacks.0.top": "chaillot"}, "phase: the first player is chosen before anything else"),
    (good.tokens, {"phase": "first-player"}, "phase: the first player is chosen before anything else"),
    (good.tokens, {"phase": "track"}, "phase: the set-up has come to another point"),
    (good.numbers, {"phase": "tokens"}, "phase: the set-up has come to another point"),
    (good.tokens, {"stacks.0.top": "chaillot"}, "stacks: the tops are shown last"),
    # what is asked
    (good.act, {"phase": "pay"}, "moving: a key is on its way while it is paid for and brings its benefits"),
    (good.pay, {"phase": "act"}, "moving: a key is on its way while it is paid for and brings its benefits"),
    (good.act, {"fee": 2}, "moving: nothing is due while no key is moving"),
    (good.act, {"slot": 1}, "moving: nothing is due while no key is moving"),
    (good.act, {"pairs.prestige": True}, "pairs: only while pairs are handed in"),
    (good.act, {"pairs.given": 1}, "pairs: only while pairs are handed in"),
    (good.start, {"options.first_player": "seat-1"}, "phase: seat 0 is the first player"),
    (good.looking, {"options.last_building_end_tile": False, "drew": True},
     "phase: no end-game tile may be taken now"),
    (good.pairs, {"screens.0.used": [], "track.22.left": 1},
     "pairs: the tile that pays for them has not been used"),
    (good.pairs, {"pairs.prestige": False}, "pairs: the tile that pays for them has not been used"),
    (good.pairs, {"screens.0.tokens": {}}, "phase: nothing could be done in this position"),
    (good.act, {"phase": "lay"}, "drawn: there is no tile to lay"),
    (good.lay, {"drew": False}, "drew: a tile that is to be laid has been drawn"),
    (good.lay, {"phase": "act"}, "drawn: this tile would have been laid by now"),
    (good.drawn, {"drawn": None}, "drawn: the tile that lay on top before is missing"),
    (good.draw, {"opened": None}, "opened: the stack that is being drawn from, and none otherwise"),
    (good.act, {"opened": 1}, "opened: the stack that is being drawn from, and none otherwise"),
    (good.last_stack, {"opened": 1}, "opened: that stack is empty"),
    (good.backs, {"opened": 0}, "opened: that stack has no top to show"),
    # a key on its way
    (good.pay, {"moving.to": "chaillot-8"}, "moving.to: in another district"),
    (good.pay, {"moving.from": "chaillot-1"}, "moving.from: in another district"),
    (good.pay, {"moving.from": "montmartre-8"}, "moving.to: no higher than where the key comes from"),
    (good.pay, {"slot": 1}, "slot: only for prestige; fee: only on the bonus track"),
    (good.pay, {"fee": 2}, "slot: only for prestige; fee: only on the bonus track"),
    (good.advance, {"moving.due.wood": 1}, "moving.due: everything has been paid by now"),
    (good.advance, {"montmartre-1.keys": [0, 0], "screens.0.keys": 10}, "moving.to: the key has not arrived"),
    (good.fourth, {"montmartre-5.keys": [0, 0], "screens.1.keys": 9},
     "phase: a VP tile comes with the fourth key"),
    (good.fourth, {"moving.from": "montmartre-1"}, "phase: a VP tile comes with the fourth key"),
    (good.fourth, EVERY_VP_TILE, "phase: a VP tile comes with the fourth key"),
    (good.advance, {"phase": "prestige"}, "moving.to: prestige is for landmarks"),
    (good.prestige, {"screens.0.tokens.bronze-prestige": 0}, "slot: the seat has nothing to hand in for it"),
    (good.prestige, {"phase": "advance"}, "moving.to: this property does not let its player advance"),
    (good.advance, {"fee": 2}, "fee: a building of value 3 asks for it, and no other"),
    (good.advance, {"screens.0.tokens": {}, "montmartre-1.token": "bronze-prestige"},
     "moving.to: the token is taken before the meeple goes on"),
    (good.advance, {"screens.0.meeple": 30}, "phase: the meeple can go nowhere"),
    (good.fee, {"screens.0.francs": 0, "screens.0.tokens": {}}, "phase: the meeple can go nowhere"),
    (good.pay, {"districts.montmartre.bank": [0, 0], "screens.0.keys": 10},
     "moving.from: no key of the seat stands there"),
    (good.pay, {"moving.from": "arc"}, "moving.from: no key of the seat stands there"),
    (good.pay, {"moving.from": "montmartre-5"}, "moving.from: no key of the seat stands there"),
    (good.pay,
     {"montmartre-8.tile": None, "unseen +": "montmartre-8", "stacks.0.size": 1, "stacks.0.top": ...},
     "moving.to: nothing is built there"),
    (good.pay_for_landmark, {"landmarks.grand-palais.district": "montmartre"},
     "moving.to: a landmark at least as high stands in the district"),
    (good.pay, {"montmartre-8.keys": [0, 1], "screens.1.keys": 8}, "moving.to: a key stands there already"),
    (good.pay, {"moving.due.wood": 2}, "moving.due: this cannot be due, or cannot be paid"),
    (good.pay, {"moving.due.wood": 0}, "moving.due: this cannot be due, or cannot be paid"),
    (good.pay, {"screens.0.tokens": {}, "supply.wood": 1, "screens.0.held": [], "track.1.left": 1},
     "moving.due: this cannot be due, or cannot be paid"),
]
# fmt: on


@pytest.mark.parametrize("begin", dict.fromkeys(begin for begin, _, _ in CASES))
def test_the_documents_to_begin_with_are_good(begin: Begin) -> None:
    document = begin()
    assert quartier.from_position("paris", document).position() == document


@pytest.mark.parametrize(("begin", "changes", "sentence"), CASES)
def test_a_position_that_cannot_be_is_refused(begin: Begin, changes: Changes, sentence: str) -> None:
    """P-1.2, P-1.3, P-5.8, P-5.10, P-9.9, P-9.16: pieces are where the rules can have put them."""
    document = begin()
    spoil(document, changes)
    with pytest.raises(quartier.BadPosition) as refused:
        quartier.from_position("paris", document)
    assert str(refused.value) == sentence


def sentences() -> list[str]:
    """Patterns of all sentences in ``check.py``."""
    found = []
    for node in ast.walk(ast.parse(inspect.getsource(check))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadPosition":
            text = node.args[0]
            parts = text.values if isinstance(text, ast.JoinedStr) else [text]
            words = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts]
            found.append("".join(words))
    return found


@pytest.mark.parametrize("pattern", sentences())
def test_every_refusal_has_a_case(pattern: str) -> None:
    assert any(re.fullmatch(pattern, sentence) for _, _, sentence in CASES)
