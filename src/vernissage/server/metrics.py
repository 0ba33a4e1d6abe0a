"""What the house counts, for Prometheus. No label ever says which table or who."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counts of one house. A registry of its own: two houses in one process don't mix."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor time, open files
        self._moves = Counter(
            "vernissage_moves", "Inputs kept, of people, bots and clocks", registry=registry
        )
        self._refusals = Counter(
            "vernissage_refusals", "What could not be done, by kind", ["family"], registry=registry
        )
        self._connections = Counter("vernissage_connections", "Sockets opened", registry=registry)
        self._sockets = Gauge("vernissage_sockets", "Sockets open now", registry=registry)
        self._tables = Gauge("vernissage_tables", "Registry in memory now", registry=registry)
        self._seconds = Histogram(
            "vernissage_move_seconds",
            "From the arrival of a person's answer until all have been told",
            buckets=BUCKETS,
            registry=registry,
        )

    def moved(self) -> None:
        """The game went on at some table."""
        self._moves.inc()

    def took(self, seconds: float) -> None:
        """How long it took from a person's answer until all were told."""
        self._seconds.observe(seconds)

    def refused(self, code: str) -> None:
        """Only the family counts, the part of the code before the slash."""
        self._refusals.labels(code.partition("/")[0]).inc()

    def connected(self) -> None:
        self._connections.inc()
        self._sockets.inc()

    def disconnected(self) -> None:
        self._sockets.dec()

    def watch_tables(self, count: Callable[[], int]) -> None:
        """How many tables there are is asked when someone looks."""
        self._tables.set_function(count)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
