"""``quartier check``: a sound title passes; for a flawed one it says what is wrong and where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from quartier import conformance
from quartier.cli import main
from tests.guest import EXAMPLE, ROOT, on_path, write

GAME = (EXAMPLE / "src" / "quartier_quay" / "game.py").read_text(encoding="utf-8")


@pytest.fixture
def quay(tmp_path: Path) -> Iterator[Callable[[str, str], None]]:
    """The example's source as if it were installed; with something in its game changed."""
    target = tmp_path / "quartier_quay"
    target.mkdir()
    for file in (EXAMPLE / "src" / "quartier_quay").iterdir():
        if file.is_file():
            (target / file.name).write_bytes(file.read_bytes())
    about = tmp_path / "quartier_quay-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: quartier-quay\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[quartier.titles]\nquay = quartier_quay:TITLE\n")

    def plant(sound: str, flawed: str) -> None:
        assert sound in GAME
        (target / "game.py").write_text(GAME.replace(sound, flawed), encoding="utf-8")

    with on_path(tmp_path):
        yield plant


def run(*arguments: str) -> tuple[int, str]:
    """The exit status of ``quartier check`` and what it says."""
    found = CliRunner().invoke(main, ["check", "--lang", "en", *arguments])
    return found.exit_code, found.output


def test_a_sound_title_passes_and_what_was_met_is_listed(quay: Callable[[str, str], None]) -> None:
    status, said = run("quay")
    assert status == 0, said
    assert f"All {len(conformance.matters('quay'))} checks passed." in said
    assert "moves met: 9 of 9 (100%)" in said
    assert "reasons for refusals: hold-empty, hold-full, not-now" in said
    assert "players: 2, 3, 4" in said
    assert "hold=4" in said
    assert "seeds: " in said
    assert "--seed 0" in said


def test_the_smallest_whole_title_passes(tmp_path: Path) -> None:
    """Without chance, secrets, options, words or rules, and so small that two seeds may end alike."""
    write(tmp_path, "nim", (ROOT / "tests" / "examples" / "nim.py").read_text(encoding="utf-8"))
    with on_path(tmp_path):
        status, said = run("nim")
    assert status == 0, said
    assert "moves met: 2 of 2 (100%)" in said
    assert "a move of chance" in said.partition("looked for but not met: ")[2]


FLAWS = [
    ("into.put(DEAL + good, left)", "into.put(DEAL + good, 1 + good)", "imagined as often"),
    (
        "into.put(DEAL + good, left)",
        "into.put(DEAL + good, left if self.orders.count(NONE) > 1 else 1 + good)",  # the last deal
        "imagined as often",
    ),
    ("twin.sailed = self.sailed.copy()", "twin.sailed = self.sailed", "own way"),
    ("return viewer == seat or", "return True or", "private move"),
    ("tuple(self.sailed), self.crate", "self.crate", "equal keys"),
    ("                return hindered\n", "                return Refusal('hold-full', 'Q-9.9')\n", "clause"),
    ("        elif self.holding:\n            self.passed = True\n", "", "tentative"),
    ("return self.seat if move >= DEAL else None", "return None", "is private"),
    ("return any(seat not in self.sailed", "return False and any(seat not in self.sailed", "nothing new"),
    ('"total": sum(part["points"] for part in parts)', '"total": 1', "adds up"),
    ("world.orders[each] = NONE", "world.orders[each] = self.orders[each]", "does not depend"),
    ("            self.round += self.seat <= before\n", "", "whole position"),
    ('{**event, "order": None}', "event", "private move"),
]


@pytest.mark.parametrize(("sound", "flawed", "sentence"), FLAWS, ids=range(len(FLAWS)))
def test_a_planted_error_is_found(
    quay: Callable[[str, str], None], sound: str, flawed: str, sentence: str
) -> None:
    quay(sound, flawed)
    status, said = run("quay", "--only", sentence)
    assert status == 1
    assert sentence in said
    assert "Failed: " in said
    assert "demanded in" in said or "Traceback" in said


def test_another_seed_walks_other_games(quay: Callable[[str, str], None]) -> None:
    seeds = [
        {seed for _, seed in conformance.examine("quay", shift, ["copy"]).tally.games} for shift in (0, 5000)
    ]
    assert seeds[0]
    assert seeds[1] == {seed + 5000 for seed in seeds[0]}


def test_checks_are_listed_and_chosen_by_a_word(quay: Callable[[str, str], None]) -> None:
    status, said = run("quay", "--list")
    assert status == 0
    assert said.splitlines() == [check.sentence for check in conformance.CHECKS]
    assert "All 3 checks passed." in run("quay", "--only", "own way")[1]
    status, said = run("quay", "--only", "xyzzy")
    assert status == 2
    assert "no check has this word" in said


def test_a_check_says_what_it_demanded_in_which_game() -> None:
    case = conformance.counts("metropolia")[0]

    @conformance.check("title")
    def the_moon_is_made_of_cheese(case: conformance.Case) -> None:
        game = case.new()
        assert game.players == 99

    conformance.CHECKS.pop()
    with pytest.raises(AssertionError) as failed:
        the_moon_is_made_of_cheese(case)
    said = str(failed.value)
    assert "metropolia 2" in said
    assert "test_check.py" in said
    assert "<metropolia, 2 players, before the first turn, chance to move>, position {" in said
