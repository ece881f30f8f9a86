"""The processes in which bots think: what happens if they fail, hang or cheat, and hints."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import pytest

import quartier
from quartier import bots
from quartier.bots.pool import RECENT, BotPool, BotRaised, PoolClosed, ProcessLost, Request, Work, think
from quartier.kernel.title import title as title_of
from tests.bots import faulty
from tests.bots.position import midgame

TITLE = quartier.titles()[0]


@pytest.fixture(autouse=True)
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a level may take in this process; the workers have their own table."""
    monkeypatch.setattr("quartier.bots.pool.budget", lambda level: bots.Budget(seconds=0.5))


@pytest.fixture
def made() -> Iterator[list[BotPool]]:
    pools: list[BotPool] = []
    yield pools
    for pool in pools:
        pool.close()


def failures(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [(record.msg, record.__dict__["level"]) for record in caplog.records]


def choose(made: list[BotPool], level: str, title: str = TITLE, **settings: Any) -> int:
    """What a level of a new pool plays; it is legal."""
    made.append(BotPool(1, **settings))
    game = midgame(title, 2, 5)
    move = asyncio.run(made[-1].choose(title, game, game.to_move, level, seed=4))
    assert game.is_legal(move)
    return move


def test_a_process_plays_what_the_level_would_play_here(made: list[BotPool]) -> None:
    """In a title without secrets, so that both imagine the same world."""
    title = next(name for name in quartier.titles() if not title_of(name).has_secrets)
    game = midgame(title, 2, 5)
    known = bots.Known(game, game.to_move, quartier.Rng(9))
    expected = bots.make("greedy", title, 4).choose(known, bots.Budget())
    assert choose(made, "greedy", title) == expected
    assert expected != game.legal()[0], "a bot that always plays the first move would pass"


def test_a_crash_is_replaced_by_the_next_lower_level_and_logged(
    made: list[BotPool], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        choose(made, "prefect", work=faulty.crash)
    assert failures(caplog) == [
        ("bot failed", "prefect"),
        ("bot failed", "architect"),
        ("bot failed", "merchant"),
    ]
    problems = [record.__dict__["problem"] for record in caplog.records]
    assert problems[0] == "the process ended"
    assert problems[2] == "ZeroDivisionError: the merchant miscounted"


def test_a_process_whose_bot_raised_is_kept_and_one_that_ended_or_hung_is_not(made: list[BotPool]) -> None:
    made.append(pool := BotPool(1, grace=0.5))
    game = midgame(TITLE, 2, 5)

    def ask(work: Work, level: str) -> None:
        pool._wait(work, Request(TITLE, game.position(), game.to_move, level, 4))

    with pytest.raises(BotRaised, match="ZeroDivisionError: the merchant miscounted"):
        ask(faulty.crash, "merchant")
    (kept,) = pool._idle
    with pytest.raises(BotRaised):
        ask(faulty.crash, "merchant")
    assert pool._idle == [kept]
    with pytest.raises(ProcessLost, match="the process ended"):
        ask(faulty.crash, "prefect")
    assert pool._idle == []
    assert not pool._all
    with pytest.raises(ProcessLost, match="no answer within"):
        ask(faulty.hang, "prefect")
    assert pool._idle == []
    assert not pool._all
    pool.close()
    with pytest.raises(PoolClosed):
        ask(faulty.crash, "merchant")


def test_a_bot_that_hangs_or_cheats_is_replaced(
    made: list[BotPool], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        choose(made, "prefect", work=faulty.hang, grace=0.5)
    found = failures(caplog)
    assert found[0] == ("bot failed", "prefect")
    assert found[1] == ("bot chose an illegal move", "architect")


def test_when_every_level_fails_any_legal_move_is_played(
    made: list[BotPool], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        choose(made, "apprentice", work=faulty.always)
    assert failures(caplog) == [("bot failed", "apprentice"), ("bot failed", "visitor")]


@pytest.mark.parametrize("title", quartier.titles())
def test_a_hint_has_a_legal_move_and_reasons(title: str, made: list[BotPool]) -> None:
    made.append(BotPool(1))
    game = midgame(title, 2, 6)
    hint = asyncio.run(made[-1].hint(title, game, game.to_move, seconds=0.3, seed=1))
    assert hint is not None
    assert game.is_legal(hint.move)
    assert hint.reasons
    assert hint.document()["reasons"][-1]["code"] == "hint-chance"


def test_a_bot_goes_on_with_its_tree_while_its_turn_goes_on() -> None:
    """The title with the longest turns, asked move by move as the server does."""
    went_on = 0
    for seed in range(6):
        game = midgame("paris", 2, seed, share=0.6)
        seat, bot = game.to_move, None
        while game.to_move == seat:
            if len(game.legal()) > 1:
                position = game.imagine(seat, quartier.Rng(seed)).position()
                move = think(Request("paris", position, seat, "prefect", seed, seconds=0.02))
                after = RECENT[-1].bot if RECENT else None
                went_on += bot is not None and after is bot
                bot = after
            else:
                move = game.legal()[0]
            game.play(move)
        assert not any(each.bot is bot for each in RECENT), "a tree is kept whose turn is over"
    RECENT.clear()
    assert went_on >= 2
