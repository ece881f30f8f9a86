"""The documentation: its examples run, its links lead somewhere, and nothing is left out."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

import quartier
from quartier import bots
from quartier.cli import main
from quartier.kernel.title import built_in
from tests.guest import EXAMPLE, install, on_path

ROOT = Path(__file__).resolve().parents[2]
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
EXAMPLES = [
    file for file in sorted((ROOT / "src").rglob("*.py")) if ">>>" in file.read_text(encoding="utf-8")
]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTE = re.compile(r"^```(?:toml|markdown|python|ftl)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = {".py", ".toml", ".md", ".ftl"}
STORY = ROOT / "docs" / "adding-a-game.md"
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
GAME_METHODS = [
    "legal", "chances", "is_legal", "play", "events", "copy", "name", "parse", "describe", "number",
    "position", "view", "imagine", "result", "refusal", "private_to",
]  # fmt: skip


def name(paper: Path) -> str:
    return paper.relative_to(ROOT).as_posix()


def ask_for_libraries(text: str) -> None:
    """Skip what uses the adapters where their libraries are not installed."""
    if "quartier.adapters" in text:
        pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
        pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example title installed in it, for the page that tells its story."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    return folder


@pytest.mark.parametrize("paper", [each for each in PAPERS if each != STORY], ids=name)
def test_the_examples_do_what_they_say(paper: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_examples(paper)


def test_the_examples_of_the_story_do_what_they_say(site: Path) -> None:
    with on_path(site):
        run_examples(STORY)


def test_the_commands_of_the_story_run(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line for block in SHELL.findall(STORY.read_text("utf-8")) for line in block.splitlines()]
    assert len(lines) > 3
    with on_path(site):
        for line in lines:
            program, *arguments = line.split()
            assert program == "quartier"
            found = CliRunner().invoke(main, arguments)
            assert found.exit_code == 0, found.output


def test_what_the_story_quotes_stands_in_the_example() -> None:
    """Code without a prompt is not run, so it must be the example's own."""
    files = [each.read_text(encoding="utf-8") for each in EXAMPLE.rglob("*.*") if each.suffix in QUOTED]
    blocks = [
        block
        for block in QUOTE.findall(STORY.read_text(encoding="utf-8"))
        if ">>>" not in block and "Warning" not in block
    ]
    assert len(blocks) > 6
    assert [block for block in blocks if not any(block in file for file in files)] == []


def run_examples(paper: Path) -> None:
    """Run the examples with prompts in a page."""
    text = paper.read_text(encoding="utf-8")
    ask_for_libraries(text)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    shared: dict[str, Any] = {}
    for block in BLOCK.finditer(text):
        if ">>>" in block[1]:
            line = text[: block.start(1)].count("\n")
            example = doctest.DocTestParser().get_doctest(block[1], shared, name(paper), str(paper), line)
            runner.run(example, clear_globs=False)
            shared = example.globs
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("file", EXAMPLES, ids=name)
def test_the_examples_in_the_code_do_what_they_say(file: Path) -> None:
    ask_for_libraries(file.read_text(encoding="utf-8"))
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    module = import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    tried = doctest.testmod(module)
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize("paper", PAPERS, ids=name)
def test_every_link_to_a_file_leads_to_one(paper: Path) -> None:
    targets = [target.partition("#")[0] for target in LINK.findall(paper.read_text(encoding="utf-8"))]
    missing = [each for each in targets if each and "://" not in each and not (paper.parent / each).exists()]
    assert missing == []


@pytest.mark.parametrize("paper", PAPERS, ids=name)
def test_every_make_command_is_in_the_makefile(paper: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    wanted = set(re.findall(r"`make ([a-z]+)`", paper.read_text(encoding="utf-8")))
    assert sorted(each for each in wanted if not re.search(rf"^{each}:", makefile, re.MULTILINE)) == []


def commands() -> list[tuple[str, click.Command]]:
    """Every command with the words that call it, including those inside groups."""
    ctx = click.Context(main, info_name="quartier")
    found: list[tuple[str, click.Command]] = [("quartier", main)]
    for each in main.list_commands(ctx):
        command = main.get_command(ctx, each)
        assert command is not None
        found.append((f"quartier {each}", command))
        if isinstance(command, click.Group):
            found += [(f"quartier {each} {inner}", command.commands[inner]) for inner in command.commands]
    return found


@pytest.mark.parametrize(
    ("words", "command"), commands(), ids=lambda each: str(each) if isinstance(each, str) else ""
)
def test_every_command_and_option_is_in_the_guide(words: str, command: click.Command) -> None:
    guide = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
    assert f"`{words}" in guide
    flags = [flag for each in command.params if isinstance(each, click.Option) for flag in each.opts]
    assert [flag for flag in flags if flag.startswith("--") and f"`{flag}" not in guide] == []


def test_every_public_name_is_in_the_api_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    names = [*quartier.__all__, *GAME_METHODS]
    assert [each for each in names if not re.search(rf"\b{each}\b", page)] == []


def test_every_level_is_in_the_guide() -> None:
    guide = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
    assert [level for level in (*bots.levels(), *bots.YARDSTICKS) if f"`{level}`" not in guide] == []


def test_every_title_is_in_the_readme_and_the_guide() -> None:
    for paper in ("README.md", "docs/guide.md"):
        text = (ROOT / paper).read_text(encoding="utf-8")
        assert [title for title in built_in() if f"`{title}`" not in text] == []
