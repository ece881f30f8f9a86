"""The command ``quartier``, also as ``python -m quartier``.

It starts on the standard library alone, so that it can say which extra is missing.
"""

from __future__ import annotations

import sys

from quartier import extra


def main() -> None:
    """Run the command line, or say in one sentence what to install for it."""
    try:
        from quartier.cli import main as run

        run()
    except ModuleNotFoundError as problem:
        module = problem.name or ""
        wanted = extra.extra_of(module)
        if wanted is None:
            raise
        opens_the_table = len(sys.argv) == 1 or "serve" in sys.argv
        said = extra.missing(module, "table" if opens_the_table and wanted == "cli" else wanted)
        print(f"quartier: {said}", file=sys.stderr)
        raise SystemExit(extra.STATUS) from None


if __name__ == "__main__":
    main()
