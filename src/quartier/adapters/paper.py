"""What stands where in a row, as a table in words for every title: ``python -m quartier.adapters.paper``.

``docs/learning.md`` holds what it prints, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator

from quartier.kernel.observation import layout
from quartier.kernel.title import Title, resolve, title, titles


def rows_of(known: Title) -> Iterator[str]:
    """The lines of a title's table."""
    counts = known.players
    blocks = [layout(known.facts, known.start(players, resolve(known, players, None))) for players in counts]
    yield f"| block | numbers, {' / '.join(map(str, counts))} players | most | scale | meaning |"
    yield "|---|---|---|---|---|"
    for fact, *sizes in zip(known.facts, *blocks):
        lengths = [str(block.length) for block in sizes]
        length = lengths[0] if len(set(lengths)) == 1 else " / ".join(lengths)
        yield f"| `{fact.name}` | {length} | {fact.most:,} | {sizes[0].scale} | {fact.meaning} |"


def page() -> str:
    """The tables of all titles, each under its name."""
    parts = [f"### `{name}`\n\n" + "\n".join(rows_of(title(name))) for name in titles()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(page(), end="")
