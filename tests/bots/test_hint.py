"""Every hint gives its reasons, in every language, and they are true of the move."""

from __future__ import annotations

import pytest

import quartier
from quartier.bots import Budget, Known
from quartier.bots.evaluation import Evaluation, Reason, evaluation
from quartier.bots.hint import Hint, find_hint, whole
from quartier.kernel.playout import let_chance_move
from quartier.locales import Words, languages
from tests.bots.position import midgame
from tests.bots.test_search import last_decisions
from tests.games.lumiere import boards
from tests.games.metropolia.setting import PLUS, city, play, table

QUICK = Budget(nodes=40)
WEIGHED = [name for name in quartier.titles() if type(evaluation(name)) is not Evaluation]
"""The titles with an evaluation of their own: the others are searched without reasons."""


def hint(title: str, game: quartier.Game, seed: int = 1, budget: Budget = QUICK) -> Hint:
    """The hint for the seat to move."""
    return find_hint(Known(game, game.to_move, quartier.Rng(seed)), title, seed, budget)


def reasons(title: str, game: quartier.Game, name: str) -> dict[str, float]:
    """The reasons for a move, by their codes."""
    judge = evaluation(title)
    found = judge.reasons(game, whole(judge, game, game.parse(name)), game.to_move)
    return {reason.code.removeprefix(f"{title}-hint-"): reason.amount for reason in found}


def hints(title: str, players: int, seed: int) -> list[Hint]:
    """All the hints of a game in which everybody follows them."""
    rng = quartier.Rng(seed)
    game = quartier.new(title, players=players)
    found = []
    while game.to_move != quartier.OVER:
        if not let_chance_move(game, rng):
            found.append(hint(title, game, seed))
            game.play(found[-1].move)
    return found


@pytest.mark.parametrize("title", WEIGHED)
def test_every_hint_of_a_game_says_why_in_every_language(title: str) -> None:
    found = hints(title, 2, 5)
    silent = [each for each in found if len(each.reasons) < 2 and each.reasons[0].code != "hint-only"]
    assert silent == []
    codes = {reason.code for each in found for reason in each.reasons}
    assert len([code for code in codes if code.startswith(f"{title}-hint-")]) >= 3
    for language in languages():
        words = Words(language)
        assert sorted(code for code in codes if code not in words) == []


def test_a_tile_gives_ground_to_build_on() -> None:
    """Orange's first tile as it lies has two orange spaces and a mixed one."""
    game = boards.game(turn=0, hands=[["tile1"], ["tile1"]])
    laid = next(name for name in boards.offered(game, "tile") if name.startswith("tile1/0"))
    assert reasons("lumiere", game, laid) == {"ground": 3}


def test_a_hint_takes_a_postcard_together_with_the_piece_laid_for_it() -> None:
    game = boards.paved()
    judge = evaluation("lumiere")
    moves = whole(judge, game, game.parse("peintre"))
    boards.play(laid := game.copy(), *(game.name(move) for move in moves))
    assert len(moves) == 2
    assert reasons("lumiere", game, "peintre") == {"points": laid.result()["scores"][0]["total"]}


def test_a_hint_takes_a_purchase_together_with_what_it_is_for() -> None:
    told = []
    for seed in range(8):
        game = midgame("paris", 2, seed)
        judge = evaluation("paris")
        for move in game.legal():
            if game.describe(move)["type"] == "buy" and len(whole(judge, game, move)) > 1:
                told.append(reasons("paris", game, game.name(move)))
    assert told
    assert all(told)


def test_the_reason_for_a_number_of_dice_is_what_they_bring() -> None:
    """A field pays on 1 and a bakery on 2 and 3: half a coin with one die, a twelfth with two."""
    game = table(city(9, "train_station"), city(9), phase="dice")
    assert reasons("metropolia", game, "one") == {"dice": pytest.approx(1 / 2 - 1 / 12)}
    assert reasons("metropolia", game, "two") == {}


def test_a_roll_is_kept_or_not_by_what_it_brings() -> None:
    poor = play(table(city(9, "radio_tower"), city(9)), "6")
    assert reasons("metropolia", poor, "again-one") == {"again": pytest.approx(1 / 2)}
    assert reasons("metropolia", poor, "keep") == {}
    good = play(table(city(9, "radio_tower"), city(9)), "1")
    assert reasons("metropolia", good, "keep") == {"keep": pytest.approx(1 / 2)}


def test_a_roll_that_the_harbour_may_raise_is_worth_what_it_then_brings() -> None:
    """Two boats are out at 13, and bring 7 each on average; 11 as it lies brings nothing."""
    owner = city(9, "train_station", "harbor", "radio_tower", tuna_boat=2)
    game = play(table(owner, city(9), options=PLUS, phase="dice"), "two", "5+6")
    assert reasons("metropolia", game, "keep")["keep"] > 10
    assert "again" not in reasons("metropolia", game, "again-two")


def test_the_reason_for_using_the_harbour_is_what_two_more_bring() -> None:
    """On 12 the market pays 2 for the field; on 13 each of two boats brings 7 on average."""
    market = table(
        city(9, "train_station", "harbor", fruit_veg_market=1), city(9), options=PLUS, phase="dice"
    )
    play(market, "two", "6+6")
    assert reasons("metropolia", market, "add-0") == {"coins": 2}
    assert reasons("metropolia", market, "add-2") == {}
    boats = table(city(9, "train_station", "harbor", tuna_boat=2), city(9), options=PLUS, phase="dice")
    play(boats, "two", "5+6")
    assert reasons("metropolia", boats, "add-2") == {"coins": 14}
    assert reasons("metropolia", boats, "add-0") == {}


def test_a_hint_that_is_worked_out_to_the_end_is_certain() -> None:
    ends = set()
    for seed in range(12):
        for game in last_decisions("lumiere", seed, 3):
            found = hint("lumiere", game, budget=Budget(nodes=3000))
            codes = [reason.code for reason in found.reasons]
            for code, chance in (("hint-wins", 1.0), ("hint-loses", 0.0), ("hint-draws", 0.5)):
                if code in codes:
                    ends.add(code)
                    assert found.chance == chance
                    assert found.reasons[-1] == Reason("hint-chance", 100 * chance)
    assert {"hint-wins", "hint-loses"} <= ends
