"""One live table: everything that may only be done by one at a time.

``Book`` has the table's lock and what the lock guards. The parts of a table (its moves, its chairs, its
visitors, its sequel, its computer opponents) take the lock through it; nobody outside this package does.
"""

from quartier.server.table.table import Table

__all__ = ["Table"]
