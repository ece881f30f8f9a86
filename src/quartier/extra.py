"""The extras: packages that some parts of Quartier need. Engine, records and bots need none of them.

``pip install 'quartier[cli]'`` brings the words and the terminal, ``quartier[table]`` these and the table in
the browser. What is missing is said here in one sentence, with the extra that brings it.
"""

from __future__ import annotations

MODULES = {
    "cli": ("click", "fluent", "rich"),
    "table": (
        "httptools",
        "itsdangerous",
        "msgspec",
        "platformdirs",
        "prometheus_client",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "arena": ("openskill",),
    "cluster": ("ray",),
    "rl": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel", "open_spiel"),
}
"""What each extra brings, by the names that are imported; ``table`` and ``arena`` bring ``cli`` as well."""
STATUS = 3
"""The exit status of a command that needs an extra which is not installed."""


def extra_of(module: str) -> str | None:
    """The extra that brings a module; None if none does.

    >>> extra_of("fluent.runtime")
    'cli'
    """
    root = module.partition(".")[0]
    return next((extra for extra, modules in MODULES.items() if root in modules), None)


def missing(module: str, extra: str | None = None) -> str:
    """What to say when a module cannot be imported.

    >>> missing("openskill")
    "openskill is not installed: pip install 'quartier[arena]'"
    """
    return f"{module.partition('.')[0]} is not installed: pip install 'quartier[{extra or extra_of(module)}]'"
