"""The end of a command that needs an extra which is not installed."""

from __future__ import annotations

import click

from quartier import extra


class Missing(click.ClickException):
    """Says what to install, and leaves with a status of its own."""

    exit_code = extra.STATUS
