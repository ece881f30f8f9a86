"""What a host may set, with the limits that keep a table safe from its guests."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """Bounds on what one guest may ask of the server."""

    body: int = 16_384
    """Bytes of a request, a record or a position apart."""
    opening: int = 65_536
    """Bytes of a request that opens a table, for there may be a position in it."""
    record: int = 131_072
    record_moves: int = 5_000
    message: int = 4_096
    """Bytes of a socket message."""
    messages_rate: float = 20.0
    """Socket messages a second, in the long run and at once."""
    messages_burst: int = 60
    strikes: int = 200
    """Socket messages that could not be accepted before the line is cut."""
    writes_rate: float = 5.0
    """Changing HTTP requests a second from one address."""
    writes_burst: int = 60
    reads_rate: float = 40.0
    reads_burst: int = 400
    opens_rate: float = 0.5
    """New tables and stored records a second from one address, in the long run and at once."""
    opens_burst: int = 100
    entries: int = 20_000
    """Entries of one table's log after which no move is taken back any more."""
    tables: int = 20
    """Tables that one guest may have open."""
    sockets: int = 24
    """Sockets of one guest."""
    all_sockets: int = 4_000
    backlog: int = 256
    """Messages that may wait for a slow browser before the line is cut."""
    chat: int = 200
    """Lines of chat that are kept of one table."""
    replays: int = 200
    """Records that one guest may store."""


@dataclass(frozen=True)
class Settings:
    """How one server runs."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8337
    origins: tuple[str, ...] = ()
    """Addresses besides its own from which browsers may use the server."""
    bot_workers: int = 1
    """Processes in which the computer opponents think; 0 lets them think between two messages."""
    idle: float = 600.0
    """Seconds after which a table nobody looks at leaves the memory."""
    absence: float = 20.0
    """Seconds after which a player without a connection counts as gone."""
    sweep: float = 5.0
    """Seconds between two looks at idle tables and absent players."""
    static: Path = field(default=Path(__file__).parent / "static")
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        """The one file with all data."""
        return self.data / "quartier.sqlite3"
