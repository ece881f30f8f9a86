"""The example title as a package of its own: built, installed, and played in the library and the terminal."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import quartier
from quartier import bots
from quartier.kernel.title import home, installed, title
from quartier.locales import Words, guest_words, languages
from tests import clauses
from tests.guest import EXAMPLE, ROOT

RUN = "from quartier.cli import main; main()"


def run(site: Path, *arguments: str, typed: Sequence[str] = ()) -> str:
    """What a ``quartier`` command prints when the example is installed."""
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", RUN, *arguments],
        input="".join(f"{line}\n" for line in typed),
        env={**os.environ, "PYTHONPATH": path, "QUARTIER_LANG": "en", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == ""
    return done.stdout


def test_it_is_found_with_its_rules_words_and_version(quay: str) -> None:
    assert quay in quartier.titles()
    assert installed().broken == {}
    folder = home(quay).folder
    assert folder is not None
    assert (folder / "RULES.md").read_text(encoding="utf-8").startswith("# Quay")
    assert [Words(each)(f"{quay}-name") for each in languages()] == ["Quay", "Le quai", "Il molo", "Nabrzeże"]
    assert all(guest_words(each)[quay].count("quay-clause-") == 13 for each in languages())
    assert title(quay).rules_version == quartier.new(quay).rules_version == 1


@pytest.mark.parametrize("language", languages())
def test_its_words_are_the_same_messages_in_every_language(language: str, quay: str) -> None:
    def ids(text: str) -> list[str]:
        entries = FluentParser().parse(text).body
        assert not [each for each in entries if isinstance(each, ast.Junk)]
        return sorted(each.id.name for each in entries if isinstance(each, ast.Message))

    assert ids(guest_words(language)[quay]) == ids(guest_words("en")[quay])


def test_a_game_is_played_recorded_and_read_again(quay: str) -> None:
    rng = quartier.Rng(5)
    game, moves = quartier.new(quay, 3, {"hold": 4}), []
    while game.to_move != quartier.OVER:
        moves.append(quartier.draw(game, rng) if game.to_move == quartier.CHANCE else game.legal()[0])
        game.play(moves[-1])
    record = quartier.Record(quay, 3, {"hold": 4}, moves)
    assert quartier.Record.from_json(record.to_json()).replay() == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert "Hold" not in str(game)
    assert "hold" in str(game)
    assert game.picture().startswith("<svg")


def test_what_cannot_be_is_refused_with_numbers_and_clause(quay: str) -> None:
    document = {"turn": 1, "crate": "tea", "seats": [{"order": "tea"}, {"order": "salt"}]}
    game = quartier.from_position(quay, document)
    with pytest.raises(quartier.IllegalMove, match=r"sail is not possible: .* seat 0 is empty \(Q-2.4\)"):
        game.play(game.parse("sail"))
    with pytest.raises(quartier.BadPosition, match="one of salt, tea, silk or null, not 'gold'"):
        quartier.from_position(quay, {**document, "crate": "gold"})
    with pytest.raises(quartier.BadOptions, match="option 'hold' is one of 3, 4; not 5"):
        quartier.new(quay, options={"hold": 5})


def test_bots_play_it_by_search_alone(quay: str) -> None:
    """Sailing wins for certain; after anything else the other ship may sail first and win."""
    document = {
        "turn": 9, "round": 5, "seat": 0, "crate": "salt",
        "seats": [{"order": "silk", "hold": ["silk", "silk"]}, {"order": "salt", "hold": ["silk", "silk"]}],
    }  # fmt: skip
    game = quartier.from_position(quay, document)
    for level in ("greedy", "prefect"):
        bot = bots.make(level, quay, 1)
        move = bot.choose(bots.Known(game, 0, quartier.Rng(1)), bots.Budget(nodes=400))
        assert game.name(move) == "sail"


def test_a_whole_game_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    wish = ["play", "quay", "--seed", "4", "--bots", "random", "--record", str(kept)]
    said = run(site, *wish, typed=["1", "?", "1", "2", "3", "1"])
    assert "On the quay" in said
    assert "Player 1 loads" in said
    assert "First to sail" in said
    assert "Winner" in said
    assert "[quay" not in said
    assert json.loads(kept.read_text())["title"] == "quay"
    assert "Player 1 sails" in run(site, "replay", str(kept))
    assert "2.3  A full hold takes no more crates." in run(site, "rules", "quay", "hold")


def test_bots_meet_in_the_arena(site: Path) -> None:
    said = run(
        site,
        "arena",
        "--title",
        "quay",
        "greedy",
        "random",
        "--games",
        "4",
        "--on",
        "here",
        "--time-scale",
        "0.02",
    )
    assert "games: 4" in said
    assert "greedy" in said


def test_every_clause_is_cited_by_the_code_and_held_by_a_test_of_the_example() -> None:
    rules = (EXAMPLE / "src" / "quartier_quay" / "RULES.md").read_text(encoding="utf-8")
    numbers = [line[2:].partition("**")[0] for line in rules.splitlines() if line.startswith("**Q-")]
    assert len(numbers) == 13
    code = "".join(clauses.sources(EXAMPLE / "src").values())
    assert [each for each in numbers if each not in code] == []
    held = set().union(*map(clauses.held, clauses.sources(EXAMPLE / "tests").values()))
    assert [each for each in numbers if each not in held] == []


def test_its_own_tests_pass_where_it_is_installed(site: Path) -> None:
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout
    assert "9 passed" in done.stdout
