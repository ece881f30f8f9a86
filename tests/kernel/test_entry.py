"""Titles in packages of their own: they are found and checked, and never disturb the others."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

import quartier
from quartier.cli.doctor import BAD, GOOD, titles
from quartier.kernel.title import built_in, home, installed, title
from quartier.locales import Words
from tests.guest import on_path, write

COIN = """
from quartier.kernel.game import Game, Turn
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.title import Title


class Coin(Game):
    title = "coin"
    actions = 2

    def _offer(self, into):
        into.put(0)
        into.put(1, 3)

    def _do(self, move):
        if self.ledger is not None:
            self.ledger.append({"type": "coin_toss", "side": ("heads", "tails-up")[move]})
        self._await(OVER)

    def _turn(self):
        return Turn(0, None)

    def copy(self):
        return self._twin()

    def key(self):
        return (self.players, self.to_move)

    def result(self):
        return {"over": self.to_move == OVER, "scores": [], "ranks": [], "winners": []}

    def _view(self, seat):
        return {"side_up": "no-side", "seats": [{"purse": 1}, {"purse": 2}]}

    def _describe(self, move):
        return {"type": "toss", "side": move}

    def _name(self, move):
        return "heads" if move == 0 else "tails"

    def position(self):
        return {}


TITLE = Title("coin", 1, (2,), 2, (), Coin, lambda document: Coin(2, {}))
"""


@pytest.fixture
def coin(tmp_path: Path) -> Path:
    """A title in plain Python without words, board, rules or type files."""
    write(tmp_path, "coin", COIN)
    return tmp_path


def test_a_title_may_come_as_a_package_of_its_own(coin: Path) -> None:
    with on_path(coin):
        assert quartier.titles() == sorted([*built_in(), "coin"])
        assert home("coin").folder == coin / "quartier_coin"
        assert home("coin").part("terminal") is None
        game = quartier.new("coin")
        assert game.chances() == [(0, 1), (1, 3)]
        quartier.playout(game, 1)
        assert game.to_move == quartier.OVER
    assert "coin" not in quartier.titles()


def test_a_title_without_words_shows_its_codes_in_plain_text(coin: Path) -> None:
    with on_path(coin):
        shown = str(quartier.new("coin"))
    assert "side up" in shown
    assert "no side" in shown
    assert "purse" in shown


@pytest.mark.parametrize(
    ("code", "entry", "why"),
    [
        ("import no_such_module", "", "No module named 'no_such_module'"),
        ("1 / 0", "", "ZeroDivisionError"),
        ("raise SystemExit(3)", "", "SystemExit"),
        ("def (", "", "SyntaxError"),
        ("", "", "no attribute 'TITLE'"),
        ("TITLE = 3", "", "3 is not a quartier.kernel.title.Title"),
        ("", "quartier_no_such:TITLE", "No module named"),
        (COIN, "", "its entry point is named 'odd', but the title 'coin'"),
        (COIN.replace('"coin", 1, (2,)', '"odd", 1, (2, 5)'), "", "players are rising numbers from 2 to 4"),
        (COIN.replace('"coin", 1, (2,)', '"odd", 1, ()'), "", "players are rising numbers from 2 to 4"),
        (COIN.replace('"coin", 1, (2,), 2', '"odd", 1, (2,), 0'), "", "at least one move"),
    ],
)
def test_a_package_that_cannot_be_used_is_named_and_left_out(
    coin: Path, code: str, entry: str, why: str
) -> None:
    write(coin, "odd", code, entry)
    with on_path(coin):
        with pytest.warns(RuntimeWarning, match="'odd' of quartier-odd 1.0") as said:
            assert "odd" not in quartier.titles()
        assert why in str(said[0].message)
        assert why in installed().broken["odd"]
        assert "coin" in quartier.titles()
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # it is told once
            assert "odd" not in quartier.titles()
        with pytest.raises(quartier.BadOptions, match="there is no title 'odd'; there are coin"):
            quartier.new("odd")


def test_a_package_cannot_take_the_name_of_a_built_in_title(tmp_path: Path) -> None:
    taken = built_in()[0]
    write(tmp_path, taken, COIN.replace('"coin"', f'"{taken}"'))
    with on_path(tmp_path):
        with pytest.warns(RuntimeWarning, match="another title has this name"):
            assert quartier.titles() == list(built_in())
        assert title(taken).start.__module__.startswith("quartier.games.")


def test_a_package_speaks_of_itself_only(coin: Path) -> None:
    folder = coin / "quartier_coin" / "locales" / "en"
    folder.mkdir(parents=True)
    lines = ["coin-name = Coin", "cli-quit = Stay!", "-coin-term = term", "coin-both = { -coin-term }"]
    (folder / "coin.ftl").write_text("\n".join(lines), encoding="utf-8")
    (folder / "spoilt.ftl").write_bytes(b"coin-more = \xff\xfe")
    with on_path(coin):
        polish = Words("pl")
        with pytest.warns(RuntimeWarning, match=r"spoilt\.ftl cannot be read"):
            assert polish("coin-name") == "Coin"
        assert polish("coin-both") == "term"
        assert polish.starting("coin-n") == ["coin-name"]
        assert Words("en")("cli-quit") == "Goodbye."


def test_the_doctor_names_a_package_that_cannot_be_used(coin: Path) -> None:
    write(coin, "odd", "import no_such_module")
    with on_path(coin):
        found = {each.text: each.mark for each in titles(Words("en"))}
    assert found == {
        ", ".join(sorted([*built_in(), "coin"])): GOOD,
        "odd: quartier-odd 1.0: ModuleNotFoundError: No module named 'no_such_module'": BAD,
    }
