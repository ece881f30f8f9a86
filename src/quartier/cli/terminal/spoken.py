"""Commands whose help is in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from quartier.locales import Words, languages, reader_language

KEY = "quartier.words"
F = TypeVar("F", bound=Callable[..., Any])


def words_of(ctx: click.Context) -> Words:
    """The words of the language that ``--lang`` names, or the environment."""
    if KEY not in ctx.meta:
        ctx.meta[KEY] = Words(reader_language())
    found = ctx.meta[KEY]
    assert isinstance(found, Words)
    return found


def choose_language(ctx: click.Context, parameter: click.Parameter, code: str | None) -> None:
    """Obey ``--lang``."""
    if code is None:
        return
    if code not in languages():
        raise click.BadParameter(f"{code!r}: {', '.join(languages())}")
    ctx.meta[KEY] = Words(code)


def lang_option(command: F) -> F:
    """Give a command the option ``--lang``."""
    return click.option(
        "--lang", metavar="CODE", is_eager=True, expose_value=False, callback=choose_language
    )(command)


def fill_in_help(command: click.Command, ctx: click.Context, name: str) -> None:
    """Put the help of a command and of its options into the reader's words."""
    words = words_of(ctx)
    if f"cli-{name}" in words:
        command.help = words(f"cli-{name}")
    for parameter in command.get_params(ctx):
        if isinstance(parameter, click.Option):
            flag = parameter.opts[0].lstrip("-")
            for message in (f"cli-option-{flag}", f"cli-{name}-{flag}"):
                if message in words:
                    parameter.help = words(message)
                    break


class Spoken(click.Command):
    """A command whose help is a message with its name."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        fill_in_help(self, ctx, self.name or "")
        super().format_help(ctx, formatter)


def spoken(command: Callable[..., Any]) -> click.Command:
    """Make a command from a function whose first argument is the click context."""
    return click.command(cls=Spoken)(lang_option(click.pass_context(command)))
