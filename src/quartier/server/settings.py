"""What the operator of a server may set, and the limits that protect it from its guests."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """The most that one guest may ask of the server."""

    body: int = 16_384
    """Bytes of a request, unless it brings a record or a position."""
    opening: int = 65_536
    """Bytes of a request that opens a table, which may hold a position."""
    record: int = 131_072
    record_moves: int = 5_000
    message: int = 4_096
    """Bytes of a socket message."""
    messages_rate: float = 20.0
    """Socket messages a second in the long run; ``burst`` is how many may come at once."""
    messages_burst: int = 60
    strikes: int = 200
    """Rejected socket messages after which the socket is closed."""
    writes_rate: float = 5.0
    """HTTP requests a second from one address that change something."""
    writes_burst: int = 60
    reads_rate: float = 40.0
    reads_burst: int = 400
    opens_rate: float = 0.5
    """New tables and stored records a second from one address."""
    opens_burst: int = 100
    entries: int = 20_000
    """Entries in a table's log after which moves can no longer be taken back."""
    tables: int = 20
    """Tables that one guest may have open."""
    sockets: int = 24
    """Sockets that one guest may have open."""
    all_sockets: int = 4_000
    backlog: int = 256
    """Messages that may wait for a slow browser before its socket is closed."""
    chat: int = 200
    """Lines of chat that are kept for each table."""
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
    """Processes in which the computer opponents think; with 0 they think in the server's own process."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    absence: float = 20.0
    """Seconds after which a player without a connection counts as gone."""
    sweep: float = 5.0
    """Seconds between two checks for idle tables and absent players."""
    static: Path = field(default=Path(__file__).parent / "static")
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        """The file that holds all data."""
        return self.data / "quartier.sqlite3"
