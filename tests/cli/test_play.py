"""``quartier play``: the table is shown, choices are read, nonsense is answered, records are saved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import quartier
from quartier.cli import main
from quartier.cli.terminal.sitting import Sitting
from quartier.cli.terminal.telling import Teller
from quartier.kernel.playout import let_chance_move, play_randomly, random_move
from quartier.kernel.title import title as title_of
from quartier.locales import Words, languages
from tests.cli.told import TOLD


def play(*arguments: str, lines: str = "") -> Result:
    return CliRunner().invoke(main, ["play", *arguments], input=lines, env={"COLUMNS": "120", "LANG": "C"})


@pytest.mark.parametrize("title", quartier.titles())
def test_bots_play_a_whole_game_and_the_record_holds(title: str, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    found = play(title, "--watch", "--seed", "4", "--bots", "random", "--record", str(file))
    assert found.exit_code == 0, found.output
    record = quartier.Record.from_json(file.read_bytes())
    assert record.title == title
    assert record.replay().to_move == quartier.OVER
    assert list(tmp_path.iterdir()) == [file]
    winner = record.names[record.replay().result()["winners"][0]]
    assert winner in found.output


@pytest.mark.parametrize("title", quartier.titles())
def test_the_same_seed_gives_the_same_game(title: str, tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        play(title, "--watch", "--seed", "9", "--bots", "random", "--record", str(tmp_path / name))
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("title", TOLD)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_message_of_a_whole_game_is_missing(title: str, language: str) -> None:
    players = str(title_of(title).players[-1])
    found = play(title, "--players", players, "--seed", "3", "--watch", "--lang", language)
    assert found.exit_code == 0
    assert f"[{title}-" not in found.output
    assert "[cli-" not in found.output
    asked = play(title, "--players", players, "--lang", language, "--seed", "3", lines="?\ns\n" + "1\n" * 12)
    assert f"[{title}-" not in asked.output
    assert "[cli-" not in asked.output


def test_each_bot_may_have_a_level_of_its_own_and_introduces_itself(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    chosen = ["--players", "4", "--human", "2", "--bots", "visitor", "--bots", "prefect"]
    found = play("metropolia", *chosen, "--seed", "4", "--record", str(file), "--lang", "en")
    words = Words("en")
    names = ["Visitor 1", "Player 2", "Prefect 3", "Prefect 4"]
    assert list(quartier.Record.from_json(file.read_bytes()).names) == names
    assert f"Visitor 1: {words('bot-level-visitor-help')}" in found.output
    assert f"Prefect 4: {words('bot-level-prefect-help')}" in found.output


@pytest.mark.parametrize("title", quartier.titles())
def test_numbered_choices_are_played(title: str, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    found = play(title, "--seed", "4", "--name", "Ada", "--record", str(file), lines="1\n1\n1\n")
    assert found.exit_code == 0, found.output
    record = quartier.Record.from_json(file.read_bytes())
    chosen = [
        (game.legal()[0], move) for game, move in zip(record.games(), record.moves) if game.to_move == 0
    ]
    assert len(chosen) == 3
    assert all(first == move for first, move in chosen)
    assert record.names[0] == "Ada"


@pytest.mark.parametrize("title", quartier.titles())
def test_a_move_may_be_typed_in_notation(title: str, tmp_path: Path) -> None:
    first = tmp_path / "first.json"
    play(title, "--seed", "4", "--record", str(first), lines="1\n")
    record = quartier.Record.from_json(first.read_bytes())
    asked = next(n for n, game in enumerate(record.games()) if game.to_move == 0)
    notation = record.game_at(asked).name(record.moves[asked])
    second = tmp_path / "second.json"
    play(title, "--seed", "4", "--record", str(second), lines=f"{notation.upper()}\n")
    assert quartier.Record.from_json(second.read_bytes()).moves == record.moves


@pytest.mark.parametrize("title", quartier.titles())
@pytest.mark.parametrize(
    "nonsense", ["0", "999", "-1", "", "  ", "1.5", "¹", "jump", "\x00", "[bold]", "١", "1 1"]
)
def test_nonsense_gets_a_hint_and_the_question_again(title: str, nonsense: str) -> None:
    found = play(title, "--seed", "4", "--lang", "en", lines=f"{nonsense}\nq\n")
    assert found.exit_code == 0, found.output
    assert "Type a number from 1 to" in found.output
    assert found.output.count("Your choice") == 2
    assert "Goodbye." in found.output


@pytest.mark.parametrize("title", quartier.titles())
def test_an_illegal_move_is_refused_with_its_reason(title: str) -> None:
    game = quartier.new(title, title_of(title).players[0])
    let_chance_move(game, quartier.Rng(4))
    illegal = next(m for m in range(title_of(title).actions) if not game.is_legal(m) and can_type(game, m))
    why = game.refusal(illegal)
    assert why is not None
    said = Teller(Words("en"), title, ["A", "B"]).refusal(why.reason, why.clause, why.detail)
    assert why.clause in said
    found = play(title, "--seed", "4", "--lang", "en", lines=f"{game.name(illegal)}\nq\n")
    assert said in found.output
    assert found.exit_code == 0


def can_type(game: quartier.Game, move: int) -> bool:
    """Whether the title can name the move, so that it can be typed."""
    try:
        return game.parse(game.name(move)) == move
    except ValueError:
        return False


@pytest.mark.parametrize("title", quartier.titles())
def test_a_question_mark_explains_and_looks_up(title: str) -> None:
    found = play(title, "--seed", "4", "--lang", "en", lines="?\n? 1\n? xyzzy\ns\nq\n")
    assert "Type the number of a choice, or its short name" in found.output
    assert "The rules say nothing about “xyzzy”." in found.output
    assert "Total" in found.output


@pytest.mark.parametrize("title", quartier.titles())
def test_there_is_nothing_to_take_back_before_the_first_move(title: str) -> None:
    found = play(title, "--seed", "4", "--lang", "en", lines="u\nq\n")
    assert "no move to take back" in found.output


@pytest.mark.parametrize("title", quartier.titles())
def test_the_end_of_input_leaves_with_the_record_kept(title: str, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    found = play(title, "--seed", "4", "--lang", "en", "--record", str(file))
    assert found.exit_code == 0
    assert "Goodbye." in found.output
    assert "--seed 4" in found.output
    assert quartier.Record.from_json(file.read_bytes()).replay().to_move == 0


@pytest.mark.parametrize("title", quartier.titles())
def test_several_people_may_share_the_terminal(title: str) -> None:
    players = title_of(title).players[0]
    people = [part for seat in range(1, players + 1) for part in ("--human", str(seat))]
    found = play(title, *people, "--seed", "4", "--name", "Ada", "--name", "Bob", lines="1\n" * 40)
    assert found.exit_code == 0, found.output
    assert "Ada" in found.output
    assert "Bob" in found.output


@pytest.mark.parametrize("language", languages())
def test_the_terminal_speaks_the_readers_language(language: str) -> None:
    found = play("metropolia", "--seed", "4", "--lang", language)
    assert Words(language)("cli-quit") in found.output
    assert Words(language)("metropolia-landmark-train-station") in found.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], ", ".join(quartier.titles())),
        ([], "TITLE"),
        (["TITLE", "--players", "9"], "players"),
        (["TITLE", "--human", "9"], "1 to"),
        (["TITLE", "--human", "0"], "1 to"),
        (["TITLE", "--option", "nothing"], "--option"),
        (["TITLE", "--option", "no_such=1"], "--option"),
        (["TITLE", "--bots", "godlike"], "random"),
        (["TITLE", "--bots", "visitor", "--bots", "visitor"], "only one bot"),
        (["TITLE", "--seed", "many"], "--seed"),
        (["TITLE", "--record", "/no/such/folder/out.json"], "/no/such/folder"),
    ],
)
def test_bad_arguments_are_refused_in_words(arguments: list[str], said: str) -> None:
    title = quartier.titles()[0]
    found = play(*[title if each == "TITLE" else each for each in arguments], "--lang", "en")
    assert found.exit_code == 2
    assert said in found.output
    assert "Traceback" not in found.output


@pytest.mark.parametrize("title", quartier.titles())
def test_options_of_the_title_are_obeyed(title: str, tmp_path: Path) -> None:
    option = next(each for each in quartier.options(title) if len(each.values) > 1)
    value = next(each for each in option.values if each != option.default)
    file = tmp_path / "out.json"
    text = str(value).lower() if not isinstance(value, tuple) else ",".join(value)
    found = play(title, "--option", f"{option.name}={text}", "--record", str(file))
    assert found.exit_code == 0, found.output
    assert quartier.Record.from_json(file.read_bytes()).options[option.name] == value


def test_a_wrong_value_of_an_option_is_refused_with_the_right_ones() -> None:
    title = quartier.titles()[0]
    option = quartier.options(title)[0]
    found = play(title, "--option", f"{option.name}=perhaps")
    assert found.exit_code == 2
    assert str(option.values[0]).lower() in found.output


@pytest.mark.parametrize("title", quartier.titles())
def test_a_game_begins_from_the_position_in_a_file_and_the_record_says_so(title: str, tmp_path: Path) -> None:
    count = title_of(title).players[-1]
    game, rng = quartier.new(title, count), quartier.Rng(3)
    for _ in range(25):
        game.play(random_move(game, rng))
    file, kept = tmp_path / "position.json", tmp_path / "out.json"
    file.write_text(json.dumps(game.position()), encoding="utf-8")
    given = ["--position", str(file), "--watch", "--bots", "random", "--record", str(kept)]
    found = play(title, *given, "--seed", "1")
    assert found.exit_code == 0, found.output
    record = quartier.Record.from_json(kept.read_bytes())
    assert (record.players, record.start()) == (count, game)
    assert record.replay().to_move == quartier.OVER
    asked = play(title, "--position", str(file), "--seed", "1", lines="1\nu\ns\n")
    assert asked.exit_code == 0, asked.output


def test_a_file_without_a_position_to_play_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    over = quartier.playout(quartier.new("lumiere"), quartier.Rng(1)).position()
    for text, words in (
        ("[]", "does not contain a position"),
        ('{"players": 9}', "does not contain a position"),
        (json.dumps(over), "is over"),
    ):
        file.write_text(text, encoding="utf-8")
        found = play("lumiere", "--position", str(file), "--lang", "en")
        assert found.exit_code == 2
        assert words in " ".join(found.output.split())
    found = play("lumiere", "--position", str(file), "--players", "2", "--lang", "en")
    assert found.exit_code == 2
    assert "leave --players" in " ".join(found.output.split())


def test_what_one_has_looked_at_cannot_be_taken_back() -> None:
    game = quartier.new("paris")
    for _ in play_randomly(game, 1):
        if game.to_move >= 0 and any(game.reveals(move) for move in game.legal()):
            break
    seat = game.to_move
    start = quartier.Record("paris", position=game.position())
    sitting = Sitting(start, 1, {seat: "Ada"}, ["random"])
    sitting.play(next(move for move in game.legal() if game.reveals(move)))
    assert sitting.asks == seat
    assert not sitting.take_back()
    assert len(sitting.moves) == 1
