"""A value as an error message may quote it."""

from __future__ import annotations

import reprlib

LONGEST = 80


def quote(value: object) -> str:
    """The value in at most 80 characters, whatever it is.

    ``repr`` alone fails on very large numbers and on what is nested too deeply, and its length has no
    bound.
    """
    try:
        text = reprlib.repr(value)
    except Exception:  # a repr may raise anything
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
