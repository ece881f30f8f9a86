"""The layout of a row as a table in words: ``python -m quartier.adapters.paper [TITLE ...]``.

``docs/learning.md`` contains what it prints for the built-in titles, and a test compares the two.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from quartier.kernel.observation import layout
from quartier.kernel.title import Title, built_in, resolve, title


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


def page(names: Iterable[str]) -> str:
    """The tables of titles, each under its name."""
    parts = [f"### `{name}`\n\n" + "\n".join(rows_of(title(name))) for name in names]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(page(sys.argv[1:] or built_in()), end="")
