"""A minimal OpenTelemetry collector on the loopback, which remembers everything it receives."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import InstrumentationScope
from opentelemetry.proto.metrics.v1.metrics_pb2 import Metric
from opentelemetry.proto.resource.v1.resource_pb2 import Resource
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from tests.program import LOOPBACK

STEPS = ("hear", "keep", "tell")


@dataclass
class Collector:
    """Everything received so far."""

    port: int = 0
    raw: list[bytes] = field(default_factory=list)
    """The raw bytes."""
    spans: list[tuple[str, Span]] = field(default_factory=list)
    """Spans, with the name of the process that sent them."""
    traced: list[tuple[Resource, InstrumentationScope, Span]] = field(default_factory=list)
    """Spans, with everything that is said about their sender."""
    counts: dict[str, Metric] = field(default_factory=dict)
    """The latest metric of each name."""

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    def take(self, path: str, body: bytes) -> None:
        self.raw.append(body)
        if path == "/v1/traces":
            for one in ExportTraceServiceRequest.FromString(body).resource_spans:
                said = {each.key: each.value.string_value for each in one.resource.attributes}
                self.traced += [
                    (one.resource, scope.scope, span) for scope in one.scope_spans for span in scope.spans
                ]
                self.spans += [
                    (said["service.instance.id"], span) for scope in one.scope_spans for span in scope.spans
                ]
        elif path == "/v1/metrics":
            for each in ExportMetricsServiceRequest.FromString(body).resource_metrics:
                self.counts |= {
                    metric.name: metric for scope in each.scope_metrics for metric in scope.metrics
                }

    def children(self, of: Span, name: str) -> list[tuple[str, Span]]:
        """Returns the child spans of this name, with their processes."""
        return [
            (who, each) for who, each in self.spans if each.parent_span_id == of.span_id and each.name == name
        ]


@contextmanager
def listening(port: int = 0) -> Iterator[Collector]:
    """Runs a collector for the duration of the block."""
    found = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            packed = self.headers.get("Content-Encoding") == "gzip"
            found.take(self.path, gzip.decompress(body) if packed else body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Logs nothing."""

    with ThreadingHTTPServer((LOOPBACK, port), Handler) as server:
        found.port = server.server_port
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield found
        finally:  # a server that is closed while it serves asks its closed socket again and again
            server.shutdown()
            thread.join()


def moves(found: Collector) -> list[tuple[str, ...]]:
    """Returns for each answer: the process of the socket, the process of the table, and the steps."""
    line = []
    for who, said in found.spans:
        about = {each.key: each.value.string_value for each in said.attributes}
        if said.name == "say" and about == {"vernissage.do": "answer"}:
            [(home, opened)] = found.children(said, "open")
            assert opened.trace_id == said.trace_id
            assert said.start_time_unix_nano <= opened.start_time_unix_nano
            assert opened.end_time_unix_nano <= said.end_time_unix_nano
            line.append((who, home, *(name for name in STEPS if found.children(opened, name))))
    return line
