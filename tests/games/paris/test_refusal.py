"""Why a move is refused: a code, the clause, the numbers, and an English sentence with them."""

from __future__ import annotations

import pickle

import pytest

import quartier
from quartier.games.paris import pieces
from quartier.games.paris.refusal import SENTENCES
from quartier.locales import Words, languages
from tests.games.paris.setting import table
from tests.games.paris.test_wrong_documents import DOCUMENTS

RARE = {"no-fee", "no-room"}
"""Reasons that have tests of their own: P-6.3, P-12.2."""


def positions() -> list[quartier.Game]:
    """Positions of random games, and some that these hardly ever come to."""
    found: list[quartier.Game] = [quartier.from_position("paris", each) for each in DOCUMENTS[::2]]
    owner = {"held": [6, 9, 13, 17, 25], "meeple": 2, "spare": 0}
    found.append(table(3, screens={0: owner}))
    found.append(table(3, screens={0: {"held": [17], "meeple": 30}}))
    found.append(table(4, banks={each: [0] for each in pieces.DISTRICTS}, arc=[1, 0, 0, 0]))
    found.append(table(2, ending="round", end_used=list(pieces.END_TILES)))
    found.append(table(2, drew=True, options={"last_building_end_tile": False}))
    return [game for game in found if game.to_move != quartier.OVER]


def refused(game: quartier.Game, name: str) -> quartier.IllegalMove:
    """The exception that playing a move raises."""
    with pytest.raises(quartier.IllegalMove) as problem:
        game.play(game.parse(name))
    return problem.value


def test_a_move_that_is_too_dear_says_what_it_costs_and_what_the_seat_has() -> None:
    """P-5.4, P-5.5, P-7.1"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 4, "held": [10]}}, supply={"wood": 1})
    short = refused(game, "mo$>mo5")
    assert (short.reason, short.clause, short.detail) == (
        "too-few-francs", "P-5.4", {"seat": 0, "cost": 5, "have": 4},
    )  # fmt: skip
    assert str(short) == "mo$>mo5 costs 5 francs, seat 0 has 4 (P-5.4)"
    rich = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 40, "held": [10]}})
    assert str(refused(rich, "mo$>eif")) == "mo$>eif costs 3 gold, seat 0 has 1 (P-5.5)"


def test_a_taken_building_says_whose_it_is() -> None:
    """P-5.1"""
    game = table(3, banks={"montmartre": [0]}, keys={"montmartre-2": [2]})
    assert str(refused(game, "mo$>mo2")) == "a key of seat 2 stands on montmartre-2 (P-5.1)"


def test_a_refusal_travels_between_processes() -> None:
    game = table(2, banks={"montmartre": [0]})
    problem = refused(game, "mo$>mo8")
    again = pickle.loads(pickle.dumps(problem))
    assert (str(again), again.detail) == (str(problem), problem.detail)


def test_every_refused_move_of_many_positions_has_a_sentence_with_its_numbers() -> None:
    reasons = set()
    spoken = [Words(language) for language in languages()]
    for game in positions():
        legal = set(game.legal())
        for move in range(game.actions):
            if move in legal:
                assert game.refusal(move) is None
                continue
            found = game.refusal(move)
            assert found is not None
            if found.reason in reasons and move % 7:
                continue
            reasons.add(found.reason)
            said = SENTENCES[found.reason].format(move=game.name(move), **found.detail)
            assert "{" not in said
            for words in spoken:
                told = words(f"paris-refusal-{found.reason}", **found.detail)
                assert "$" not in told, told
    assert set(SENTENCES) - reasons == RARE
