"""Random games: what is always true, and the engine compared with the naive rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import quartier
from quartier.bots.lumiere import digest
from quartier.games.lumiere import scoring
from quartier.games.lumiere.game import Lumiere
from quartier.games.lumiere.pieces import BUILDING_NAMES, CARDS
from quartier.kernel.playout import play_randomly
from tests.games.lumiere.boards import paved
from tests.games.lumiere.naive import Naive

OPTIONS: list[dict[str, Any]] = [
    {},
    {"postcards": "random", "hand": 2},
    {"postcards": list(CARDS[4:]), "flip": True},
    {"postcards": ["metropolitain", "chartier", "levitation", "jardin", *CARDS[8:]]},
]


def positions(options: dict[str, Any], seed: int) -> Iterator[Lumiere]:
    """Every position of a random game, including the last one."""
    game = quartier.new("lumiere", options=options)
    assert isinstance(game, Lumiere)
    for _ in play_randomly(game, seed):
        yield game
    yield game


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_pieces_are_conserved(options: dict[str, Any]) -> None:
    for seed in range(4):
        for game in positions(options, seed):
            document = game.position()
            tiles = [words.split("/")[0] for words in document["tiles"].values()]
            assert len(tiles) == len(set(tiles))
            view = game.view(None)
            for seat in range(2):
                on_board = sum(words.startswith(("orange", "blue")[seat]) for words in tiles)
                assert on_board + len(view["seats"][seat]["tiles_left"]) == 8
                cards = [card for card in view["cards"] if card["seat"] == seat]
                assert view["seats"][seat]["tokens"] + len(cards) == 4
            built = [name for seat in document["buildings"] for name in seat if name != "garden"]
            kept = [name for reserve in document["reserves"] for name in reserve]
            assert sorted(built + kept + view["pool"]) == sorted(BUILDING_NAMES[:12])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_two_pieces_overlap(options: dict[str, Any]) -> None:
    for seed in range(4):
        *_, game = positions(options, seed)
        view = game.view(None)
        cells = [cell for building in view["buildings"] for cell in building["cells"]]
        for piece in view["pieces"]:
            if piece["piece"] not in ("annex", "mixed"):
                cells += piece["cells"]
        assert len(cells) == len(set(cells))
        assert sum(1 << cell for cell in cells) == game.covered


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_places_to_build_are_those_of_the_naive_rules(options: dict[str, Any]) -> None:
    """L-4.3, L-4.4, L-4.6, L-5.3, L-5.8"""
    compared = 0
    for seed in range(6):
        for game in positions(options, seed):
            document = game.position()
            if document["stage"] != "building":
                continue
            reserve = document["reserves"][game.to_move]
            ours = {game.name(move) for move in game.legal() if game.describe(move)["type"] == "build"}
            assert ours == Naive(document).builds(game.to_move, reserve)
            compared += len(ours)
    assert compared > 200


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_scores_are_those_of_the_naive_rules(options: dict[str, Any]) -> None:
    """L-6.1, L-6.2, L-6.3, L-6.4, L-6.5"""
    for seed in range(6):
        for game in positions(options, seed):
            document = game.position()
            if document["stage"] not in ("building", "ended"):
                continue
            naive = Naive(document)
            for score in game.result()["scores"]:
                assert {part["part"]: part["points"] for part in score["parts"]} == naive.score(score["seat"])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_quick_score_is_the_score_of_the_pad(options: dict[str, Any]) -> None:
    for seed in range(4):
        for game in positions(options, seed):
            totals = [score["total"] for score in game.result()["scores"]]
            assert [scoring.score(game, 0), scoring.score(game, 1)] == totals
            assert scoring.margin(game, 1) == totals[1] - totals[0]


def test_the_digest_tells_positions_of_one_game_apart() -> None:
    rng = quartier.Rng(1)
    keys: dict[int, tuple[Any, ...]] = {}
    for _ in range(300):
        game = paved(reserves=[["line3", "t5", "v6", "l4"], ["x5", "p5", "s4", "square4"]])
        for _ in play_randomly(game, rng):
            assert keys.setdefault(digest(game), game.key()) == game.key()
    assert len(keys) > 2000


def test_every_postcard_is_used_in_some_game() -> None:
    used: set[str] = set()
    for seed in range(30):
        *_, game = positions({"postcards": "random"}, seed)
        used.update(game.position()["used"])
    assert used == set(CARDS) - {"sacre-coeur"}
