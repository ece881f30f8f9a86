"""``quartier serve``: the table in the browser. ``quartier`` alone does the same."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quartier.cli.terminal.missing import Missing
from quartier.cli.terminal.spoken import spoken, words_of

if TYPE_CHECKING:
    from quartier.locales import Words

PORT = 8337


@spoken
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default=PORT, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")
@click.option("--origin", multiple=True, metavar="URL")
@click.option("--no-browser", is_flag=True)
@click.option("--log", type=click.Choice(["debug", "info", "warning", "error"]), default="warning")
def serve(
    ctx: click.Context,
    host: str,
    port: int,
    data: Path | None,
    origin: tuple[str, ...],
    no_browser: bool,
    log: str,
) -> None:
    """Open the table in the browser."""
    words = words_of(ctx)
    try:
        import uvicorn

        from quartier.server import logs
        from quartier.server.app import create_app
        from quartier.server.settings import Settings
        from quartier.server.store import NewerFile, UnusableFile
    except ModuleNotFoundError as missing:
        raise Missing(words("server-missing-package", package=str(missing.name))) from missing

    from quartier.cli.doctor import data_folder

    settings = Settings(
        data=data or data_folder(),
        host=host,
        port=port,
        origins=origin,
        bot_workers=max(2, min(8, 2 * (os.cpu_count() or 1))),
    )
    listener = listen(host, port, words)
    logs.configure(log)
    try:
        app = create_app(settings)
    except (NewerFile, UnusableFile) as problem:
        listener.close()
        if isinstance(problem, UnusableFile):
            raise click.ClickException(words("server-unusable-file", problem=str(problem))) from problem
        raise click.ClickException(
            words("server-newer-file", file=str(settings.database), problem=str(problem))
        ) from problem
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=16 * 1024,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,  # it would take a third of a megabyte for each socket
        timeout_graceful_shutdown=5,
        lifespan="on",
    )

    class Announced(uvicorn.Server):
        """Says where it is once it listens."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            announce(address_of(listener), words, open_browser=not no_browser)

    with suppress(KeyboardInterrupt):
        Announced(config).run(sockets=[listener])


def listen(host: str, port: int, words: Words) -> socket.socket:
    """A socket that listens on that port; an error in words if there is none to be had."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(256)
        except OSError:
            listener.close()
            raise
    except OSError as problem:
        raise click.ClickException(
            words("server-no-port", host=host, port=str(port), problem=problem.strerror or str(problem))
        ) from problem
    return listener


def address_of(listener: socket.socket) -> str:
    """The address to type into a browser."""
    found: Any = listener.getsockname()
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(found[0], found[0])
    return f"http://{host}:{found[1]}/"


def announce(address: str, words: Words, open_browser: bool) -> None:
    """Print the address, and open it in a browser if there is one."""
    click.echo(words("server-listening", address=address))
    if open_browser and (sys.platform in ("win32", "darwin") or has_display()):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_display() -> bool:
    """Whether a browser window could be shown."""
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
