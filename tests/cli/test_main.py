"""The command line as a whole: help in four languages, the version, and what to do without a command."""

from __future__ import annotations

import click
import pytest
from click.testing import CliRunner

import quartier
from quartier.cli import Commands, main
from quartier.locales import Words, languages


def run(*arguments: str, **environment: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, list(arguments), env=environment or None)
    return found.exit_code, found.output


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version") == (0, f"quartier {quartier.__version__}\n")


@pytest.mark.parametrize("language", languages())
def test_help_lists_every_command_in_the_readers_language(language: str) -> None:
    status, output = run("--lang", language, "--help")
    words = Words(language)
    assert status == 0
    for command in main.list_commands(click.Context(main)):
        assert " ".join(words(f"cli-{command}.short").split()) in " ".join(output.split())


@pytest.mark.parametrize("language", languages())
def test_every_command_and_option_explains_itself(language: str) -> None:
    words = Words(language)
    ctx = click.Context(main)
    for name in main.list_commands(ctx):
        command = main.get_command(ctx, name)
        assert command is not None
        for option in command.params:
            if isinstance(option, click.Option):
                flag = option.opts[0].lstrip("-")
                assert f"cli-{name}-{flag}" in words or f"cli-option-{flag}" in words, (name, flag)
        status, output = run(name, "--lang", language, "--help")
        assert status == 0
        assert " ".join(words(f"cli-{name}").split()) in " ".join(output.split())


def test_the_language_may_come_from_the_environment() -> None:
    assert Words("pl")("cli-doctor.short") in run("--help", QUARTIER_LANG="pl")[1]


def test_a_language_without_words_is_refused() -> None:
    status, output = run("play", "--lang", "de", "--help")
    assert status == 2
    assert "en, fr, it, pl" in output


def test_an_unknown_command_is_refused() -> None:
    status, output = run("dance")
    assert status == 2
    assert "dance" in output


def test_without_a_command_the_table_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    table = click.Command("serve", callback=lambda: opened.append(True))
    monkeypatch.setattr(Commands, "get_command", lambda self, ctx, name: table if name == "serve" else None)
    assert run()[0] == 0
    assert opened == [True]


def test_without_a_command_and_without_a_server_there_is_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Commands, "list_commands", lambda self, ctx: ["play", "doctor"])
    status, output = run("--lang", "en")
    assert status == 0
    assert "Play a game in the terminal" in output
