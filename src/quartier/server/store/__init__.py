"""Where tables, guests and records are kept."""

from quartier.server.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from quartier.server.store.sqlite import NewerFile, Store, UnusableFile

__all__ = ["ChatRow", "EntryRow", "NewerFile", "SeatRow", "Store", "TableRow", "UnusableFile"]
