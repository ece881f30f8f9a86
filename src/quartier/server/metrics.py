"""Counters and timers for Prometheus."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """The figures of one server. Each has a registry of its own, so that several can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = partial(Counter, namespace="quartier", registry=self.registry)
        gauge = partial(Gauge, namespace="quartier", registry=self.registry)
        times = partial(Histogram, namespace="quartier", registry=self.registry, buckets=SHORT)
        self.entries = counter("entries", "Log entries written")
        self.games = counter("games", "Games begun", ["title"])
        self.refused = counter("refused", "Messages and requests refused", ["code"])
        self.messages = counter("messages", "Socket messages read")
        self.requests = counter("requests", "HTTP requests", ["method", "status"])
        self.message_time = times("message_seconds", "From a socket message to its answer")
        self.write_time = times("write_seconds", "Writing a move to the disk")
        self.bot_time = times("bot_seconds", "Thinking of a bot", ["level"])
        self.tables = gauge("tables", "Tables in memory")
        self.sockets = gauge("sockets", "Open sockets")

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
