"""Arguments that depend on which titles there are."""

from __future__ import annotations

from typing import Any

import click


class TitleName(click.ParamType[str]):
    """The name of a title, looked up when it is needed."""

    name = "title"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        import quartier
        from quartier.kernel.title import is_title

        wanted = str(value).lower()
        if not is_title(wanted):
            self.fail(f"{value!r}: {', '.join(quartier.titles())}", param, ctx)
        return wanted


TITLE = TitleName()


def read_options(title: str, given: tuple[str, ...]) -> dict[str, Any]:
    """The option values that texts such as ``name=value`` stand for."""
    import quartier

    known = {option.name: option for option in quartier.options(title)}
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise click.BadParameter(f"{text!r}: {', '.join(known)}", param_hint="--option")
        option = known[name]
        matching = [each for each in option.values if as_text(each) == value.lower()]
        if matching:
            chosen[name] = matching[0]
        elif option.pick and "," in value:
            chosen[name] = [part.strip() for part in value.split(",")]
        else:
            values = ", ".join(as_text(each) for each in option.values)
            raise click.BadParameter(f"{text!r}: {name} = {values}", param_hint="--option")
    return chosen


def as_text(value: object) -> str:
    """An option's value as it is typed."""
    return ",".join(value) if isinstance(value, tuple) else str(value).lower()
