"""The codes for everything that the server may deny, each with its HTTP status.

The words for a code are in ``locales/*/server.ftl`` as ``server-problem-<code>``.
"""

from __future__ import annotations

CODES = {
    "bad-json": 400,
    "bad-body": 400,
    "bad-query": 400,
    "wrong-origin": 403,
    "wrong-invite": 403,
    "wrong-key": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-point": 404,
    "no-such-method": 405,
    "no-open-seat": 409,
    "seat-taken": 409,
    "already-running": 409,
    "already-over": 409,
    "not-running": 409,
    "not-over": 409,
    "others-play": 409,
    "rules-changed": 409,
    "not-stranded": 409,
    "too-many-tables": 409,
    "too-many-replays": 409,
    "too-many-sockets": 409,
    "no-hints": 409,
    "no-hint-now": 409,
    "not-absent": 409,
    "not-replaced": 409,
    "hello-first": 409,
    "hello-again": 409,
    "stale": 409,
    "held": 409,
    "nothing-held": 409,
    "nothing-to-undo": 409,
    "not-your-turn": 409,
    "unknown-move": 409,
    "too-large": 413,
    "bad-options": 422,
    "bad-position": 422,
    "position-over": 422,
    "position-public": 422,
    "bad-seats": 422,
    "bad-level": 422,
    "bad-record": 422,
    "too-fast": 429,
    "internal": 500,
    "stopping": 503,
}


class Denial(Exception):
    """A request or message is not granted, and nothing has changed."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return CODES[self.code]
