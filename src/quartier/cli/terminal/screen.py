"""A game on the screen: sections of plain data become tables.

A title may have a ``render(view, printed, words, names)`` in its ``terminal.py``. It returns a list of
sections, each a mapping of strings: ``heading``, and either ``columns`` and ``rows`` (a table) or
``lines`` (text as it is). An empty row draws a line; ``styles`` may colour each row. Without it the facts
of the view are listed as they are: a table of the players, and a line for each other fact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quartier.kernel.title import title

if TYPE_CHECKING:
    from rich.console import Console

    from quartier.cli.terminal.telling import Teller

Section = dict[str, Any]
HIDDEN = frozenset({"title", "players", "seat", "options", "legal", "to_move", "turn", "seats", "result"})
"""Facts of a view that the plain list leaves out, because they are shown in another way or not wanted."""


def console() -> Console:
    """The terminal. It prints text as it is: numbers and brackets have no special meaning."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def sections(view: dict[str, Any], printed: dict[str, Any], teller: Teller) -> list[Section]:
    """The sections of a title's own renderer, or a plain list of facts."""
    render = title(teller.title).render
    if render is None:
        return plain(view, teller)
    return render(view, printed, teller.words, list(teller.names))


def plain(view: dict[str, Any], teller: Teller) -> list[Section]:
    """The players side by side, and every other fact on a line of its own."""
    seats = [seat if isinstance(seat, dict) else {"seat": seat} for seat in view["seats"]]
    fields = dict.fromkeys(name for seat in seats for name in seat if name != "seat")
    found = []
    if fields:
        found.append(
            {
                "heading": "",
                "columns": ["", *teller.names],
                "rows": [
                    [teller.field(each), *(teller.fact(each, seat.get(each)) for seat in seats)]
                    for each in fields
                ],
            }
        )
    rows = [
        [teller.field(name), teller.fact(name, each)] for name, each in view.items() if name not in HIDDEN
    ]
    if rows:
        found.append(
            {
                "heading": teller.words("cli-table"),
                "columns": [teller.words("cli-fact"), teller.words("cli-value")],
                "rows": rows,
            }
        )
    return found


def show(screen: Console, parts: Sequence[Section]) -> None:
    """Print the sections, one below the other."""
    from rich.table import Table
    from rich.text import Text

    for part in parts:
        if part.get("heading"):
            screen.print(Text(part["heading"], style="bold"))
        if "rows" in part:
            table = Table(show_header=any(part["columns"]), pad_edge=False, padding=(0, 1, 0, 0), box=thin())
            for index, column in enumerate(part["columns"]):
                numbers = all(is_number(row[index]) for row in part["rows"] if row)
                table.add_column(Text(column), justify="right" if numbers else "left", overflow="fold")
            styles = part.get("styles") or [""] * len(part["rows"])
            for row, style in zip(part["rows"], styles, strict=True):
                if row:
                    table.add_row(*(Text(cell) for cell in row), style=style)
                else:
                    table.add_section()
            screen.print(table)
        for line in part.get("lines", ()):
            screen.print(Text(line))


def thin() -> Any:
    """A line under the header and no others, since a table must fit 80 columns."""
    from rich import box

    return box.SIMPLE_HEAD


def is_number(cell: str) -> bool:
    """Whether a cell counts as a number, which is aligned to the right."""
    return cell.strip(" -+·x") == "" or cell.strip(" -+").isdigit()


def show_choices(screen: Console, choices: Sequence[str]) -> None:
    """Print numbered choices, in as many columns as fit."""
    from rich.columns import Columns
    from rich.text import Text

    width = len(str(len(choices)))
    numbered = [
        Text.assemble((f"{index:>{width}}", "bold cyan"), f"  {choice}")
        for index, choice in enumerate(choices, 1)
    ]
    if len(numbered) <= 12:
        for line in numbered:
            screen.print(line)
    else:
        screen.print(Columns(numbered, padding=(0, 3), column_first=True))


def show_result(screen: Console, result: dict[str, Any], teller: Teller) -> None:
    """Print the score pad: a line for each part, a column for each player."""
    scores = result["scores"]
    parts = list(dict.fromkeys(each["part"] for score in scores for each in score["parts"]))
    points = [{each["part"]: each["points"] for each in score["parts"]} for score in scores]
    rows = [[teller.part(part), *(str(column.get(part, 0)) for column in points)] for part in parts]
    rows.append([teller.words("cli-total"), *(str(score["total"]) for score in scores)])
    rows.append([teller.words("cli-rank"), *(str(rank) for rank in result["ranks"])])
    show(screen, [{"columns": ["", *teller.names], "rows": rows}])
    if result["over"]:
        winners = ", ".join(teller.names[seat] for seat in result["winners"])
        screen.print(teller.words("cli-winners", names=winners, count=len(result["winners"])), style="bold")
