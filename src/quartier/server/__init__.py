"""The table: games over HTTP and sockets, kept in one SQLite file."""
