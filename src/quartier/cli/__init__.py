"""The command line: every plain module of this package is one command with the name of the module.

A command is imported when it is called, so that each starts as quickly as possible.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

import click

from quartier.cli.terminal.spoken import fill_in_help, lang_option, words_of


class Commands(click.Group):
    """The commands found beside this file."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(each.name for each in pkgutil.iter_modules(__path__) if not each.ispkg)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = getattr(import_module(f"quartier.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        fill_in_help(self, ctx, "quartier")
        super().format_help(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            short = f"cli-{name}.short"
            rows.append(
                (name, words(short) if short in words or command is None else command.get_short_help_str())
            )
        with formatter.section(words("cli-commands")):
            formatter.write_dl(rows)


def show_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        from quartier import __version__

        click.echo(f"quartier {__version__}")
        ctx.exit()


@click.group(cls=Commands, invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@lang_option
@click.pass_context
def main(ctx: click.Context) -> None:
    """One table for three city-building board games."""
    if ctx.invoked_subcommand is not None:
        return
    table = ctx.command.get_command(ctx, "serve") if isinstance(ctx.command, Commands) else None
    if table is None:
        click.echo(ctx.get_help())
    else:
        ctx.invoke(table)
