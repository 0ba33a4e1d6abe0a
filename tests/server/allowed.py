"""Lists of what logs, metrics, traces and cache headers may contain. Anything else is a leak."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any, Final, get_args

from opentelemetry.proto.common.v1.common_pb2 import InstrumentationScope
from opentelemetry.proto.metrics.v1.metrics_pb2 import Metric
from opentelemetry.proto.resource.v1.resource_pb2 import Resource
from opentelemetry.proto.trace.v1.trace_pb2 import Span
from prometheus_client.metrics_core import Metric as Family

from tests.server.doors import Door
from vernissage import catalog
from vernissage.server.operations.metrics import BUCKETS, WHERE
from vernissage.server.pages import html
from vernissage.table import letters, protocol

LINES: Final[dict[str, tuple[str, ...]]] = {
    "vernissage.server.notify.calls": (r"somebody could not be called: \w+",),
}
"""Log lines by module: all that an evening without damage produces."""
FIELDS: Final = {"at", "level", "process", "where", "message"}
"""The fields of a log line. An exception has no place in an evening."""

FAMILIES: Final = frozenset(
    {
        *catalog.names(with_templates=True),
        *("bot", "calls", "circle", "coach", "daily", "game", "hint", "house", "limit", "match", "me"),
        *("message", "name", "options", "phrase", "play-on", "position", "reach", "record", "replay"),
        *("request", "seat", "session", "table", "template", "vote", "words"),
    }
)
LABELS: Final[dict[str, dict[str, frozenset[str]]]] = {
    "vernissage_refusals": {"family": FAMILIES},
    "vernissage_tables_found": {"where": frozenset(WHERE)},
    "vernissage_move_seconds": {"le": frozenset({*map(str, BUCKETS), "+Inf"})},
}
"""By metric: its labels and all their allowed values. Other metrics have no labels."""
COUNTS: Final = frozenset(
    {
        *LABELS,
        *(f"vernissage_{name}" for name in ("moves", "connections", "sockets", "tables", "people")),
        *(f"vernissage_{name}" for name in ("thoughts_waiting", "processes_lost", "mail_sent", "redis_lost")),
        *(f"vernissage_{name}" for name in ("leases_taken", "leases_moved", "conflicts", "not_kept")),
        *(f"process_{name}" for name in ("virtual_memory_bytes", "resident_memory_bytes", "max_fds")),
        *(f"process_{name}" for name in ("start_time_seconds", "cpu_seconds", "open_fds")),
    }
)

DOES: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(protocol.Incoming))
LETTERS: Final = frozenset(kind.__name__.lower() for kind in get_args(letters.Letter))
SPANS: Final[dict[str, dict[str, frozenset[str]]]] = {
    "say": {"vernissage.do": DOES},
    "open": {"vernissage.letter": LETTERS},
    "hear": {},
    "keep": {},
    "tell": {},
}
"""By span: its attributes and all their allowed values."""
RESOURCE: Final = {
    "service.name": "vernissage",
    "service.instance.id": "house",
    "service.version": r"[\w.+-]+",
    "telemetry.sdk.language": "python",
    "telemetry.sdk.name": "opentelemetry",
    "telemetry.sdk.version": r"[\w.+-]+",
}

CACHES: Final = frozenset(
    {"age", "cache-control", "cdn-cache-control", "etag", "expires", "last-modified", "pragma", "vary"}
)
"""The headers that caches read."""
API: Final = {"cache-control": "no-store"}
"""API responses are private to the guest and true only now."""
PAGE: Final = {"cache-control": "no-cache", "vary": "Accept-Language, Cookie(, Accept-Encoding)?"}
SHARED: Final = {"cache-control": "public, max-age=3600"}
"""A picture for anyone who has the link."""
EACH_TIME: Final = {"cache-control": "no-cache"}
FILE: Final = {
    "cache-control": "public, max-age=86400|no-cache",
    "etag": r'"[0-9a-f]+"',
}
KEPT: Final[dict[str, Mapping[str, str]]] = {
    **{f"GET {path}": PAGE for path in html.PATHS},
    **{f"GET {path}": {**PAGE, **API} for path in html.PATHS if "{code}" in path},
    "GET /t/{code}/{shape}.jpg": SHARED,
    "GET /day/{date}/{game}/{shape}.jpg": SHARED,
    "GET /embed/{code}/{shape}.jpg": SHARED,
    "GET /oembed": {"cache-control": "no-cache"},
    "GET /https": {"cache-control": "no-store", "vary": "Accept-Language"},
    "GET /feed/{key}": {"cache-control": "private, no-store"},
    "GET /learn/{game}": {**EACH_TIME, "vary": "Accept-Language"},
    "GET /learn/{game}/{language}": EACH_TIME,
    "GET /learn/{game}/pictures/{name}": FILE,
    "GET /assets/{path:path}": {**FILE, "cache-control": "public, .*immutable", "vary": "Accept-Encoding"},
    "GET /{path:path}": FILE,
}
"""By route: what caches are told. Other routes tell them nothing."""


def line(written: Mapping[str, Any]) -> Iterator[str]:
    """Yields a log line that is not allowed."""
    known = LINES.get(written["where"], ())
    if written.keys() != FIELDS or not any(re.fullmatch(each, written["message"]) for each in known):
        yield f"log: {written}"


def count(family: Family) -> Iterator[str]:
    """Yields what is not allowed in a metric as Prometheus reads it."""
    name = family.name.removesuffix("_created")
    for sample in family.samples:
        yield from _labelled(name, sample.labels)


def sent_count(metric: Metric) -> Iterator[str]:
    """Yields what is not allowed in a metric as the collector gets it."""
    for kind in (metric.sum, metric.gauge, metric.histogram):
        for point in kind.data_points:
            yield from _labelled(metric.name, _read(point.attributes))


def _labelled(name: str, labels: Mapping[str, str]) -> Iterator[str]:
    may = LABELS.get(name, {})
    if name not in COUNTS:
        yield f"count: {name}"
    for label, value in labels.items():
        if value not in may.get(label, ()):
            yield f"count: {name}, where {label} is {value}"


def span(resource: Resource, scope: InstrumentationScope, span: Span) -> Iterator[str]:
    """Yields what is not allowed in a span."""
    for key, value in _read(resource.attributes).items():
        if not re.fullmatch(RESOURCE.get(key, ""), value):
            yield f"trace: of {key} {value}"
    if (scope.name, scope.version, len(scope.attributes)) != ("vernissage", "", 0):
        yield f"trace: by {scope}"
    may = SPANS.get(span.name)
    if may is None or span.events or span.links or span.trace_state or span.status.message:
        yield f"trace: {span}"
    for key, value in _read(span.attributes).items():
        if may is not None and value not in may.get(key, ()):
            yield f"trace: {span.name}, where {key} is {value}"


def _read(attributes: Any) -> dict[str, str]:
    return {each.key: each.value.string_value or str(each.value) for each in attributes}


def headers(door: Door, status: int, told: Mapping[str, str]) -> Iterator[str]:
    """Yields cache headers of a response that are not allowed."""
    name = f"{door.method} {door.path}"
    may = API if door.path.startswith("/api/") else KEPT.get(name, {})
    if status == HTTPStatus.NOT_FOUND:  # nothing to cache and nothing to reveal
        may = PAGE if door.path in html.PATHS else API if may is API else {}
    said = {key: told[key] for key in told if key in CACHES}
    if said.keys() != may.keys() or not all(re.fullmatch(may[key], said[key]) for key in said):
        yield f"header: {name} says {said} with {status}"
