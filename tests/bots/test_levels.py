"""Every level in every title: legal moves, determinism, no peeking, and the order of strength."""

from __future__ import annotations

from time import perf_counter

import pytest

import quartier
from quartier import bots
from quartier.arena.ladder import pairings, pairs, rate
from quartier.arena.match import Pace, plan, play
from quartier.arena.statistic import report
from quartier.bots.evaluation import Evaluation, evaluation
from quartier.kernel.title import title as title_of
from quartier.locales import Words, languages
from tests.bots.position import midgame

CASES = [(name, players) for name in quartier.titles() for players in title_of(name).players]
SECRETIVE = [name for name in quartier.titles() if title_of(name).has_secrets]
WEIGHED = [name for name in quartier.titles() if type(evaluation(name)) is not Evaluation]
FEW = bots.Budget(nodes=12)


def choose(level: str, title: str, game: quartier.Game, seed: int) -> int:
    seat = game.to_move
    return bots.make(level, title, seed).choose(bots.Known(game, seat, quartier.Rng(seed)), FEW)


@pytest.mark.parametrize("level", [*bots.levels(), *bots.YARDSTICKS])
@pytest.mark.parametrize(("title", "players"), CASES)
def test_every_level_plays_legal_moves_in_every_title(title: str, players: int, level: str) -> None:
    for share in (0.0, 0.5, 0.9):
        game = midgame(title, players, 3, share, choices=2)
        assert game.is_legal(choose(level, title, game, 8))


@pytest.mark.parametrize("level", [*bots.levels(), *bots.YARDSTICKS])
@pytest.mark.parametrize("title", quartier.titles())
def test_the_same_seed_and_nodes_give_the_same_move(title: str, level: str) -> None:
    game = midgame(title, 2, 4)
    assert len({choose(level, title, game, 21) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", [*bots.levels(), *bots.YARDSTICKS])
@pytest.mark.parametrize("title", SECRETIVE)
def test_what_is_hidden_does_not_change_the_choice(title: str, level: str) -> None:
    """Two worlds that differ only in what the seat cannot know give the same choice."""
    different = 0
    for seed in range(6):
        game = midgame(title, 2, seed, share=0.3 + 0.1 * seed, choices=2)
        other = game.imagine(game.to_move, quartier.Rng(77 + seed))
        different += other != game
        assert choose(level, title, game, seed) == choose(level, title, other, seed)
    assert different


@pytest.mark.parametrize("title", WEIGHED)
def test_greedy_beats_random(title: str) -> None:
    match = report("greedy", "random", map(play, plan(title, "greedy", "random", 12, pace=Pace(nodes=1))))
    assert match.wins >= 9


@pytest.mark.parametrize("title", quartier.titles())
def test_the_time_limit_is_kept(title: str) -> None:
    """Within what one simulation takes: a second is plenty, and a fourth of the level's own limit."""
    game = midgame(title, 2, 4)
    bot = bots.make("prefect", title, 1)
    begun = perf_counter()
    bot.choose(bots.Known(game, game.to_move, quartier.Rng(1)), bots.Budget(seconds=0.05))
    assert perf_counter() - begun < 1.0


def test_there_are_five_levels_and_limits_rise() -> None:
    assert bots.levels() == ("visitor", "apprentice", "merchant", "architect", "prefect")
    assert [bots.budget(level).seconds for level in bots.levels()] == [0.3, 0.5, 1, 2, 4]
    assert bots.default_level() == "merchant"


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(quartier.BadOptions, match="no level 'wizard'"):
        bots.make("wizard", quartier.titles()[0], 1)


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    words = Words(language)
    for level in [*bots.levels(), *bots.YARDSTICKS]:
        assert f"bot-level-{level}" in words
        assert f"bot-level-{level}-help" in words


@pytest.mark.parametrize("title", quartier.titles())
def test_a_small_ladder_has_the_rungs_in_order(title: str) -> None:
    """Seeds and nodes are fixed, so the games are always the same; the rungs are far apart."""
    rungs = ["random", "visitor", "prefect"]
    games = map(play, pairings(title, pairs(rungs, reach=2), 8, pace=Pace(nodes=60)))
    assert [each.entrant for each in rate(rungs, games)] == rungs[::-1]
