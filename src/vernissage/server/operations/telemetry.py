"""Sends traces and metrics to an OpenTelemetry collector.

No other file uses OpenTelemetry. Exported data never identifies a guest or a table, and never contains
players' messages. Only the type of an error is exported. Sampling is configured by OpenTelemetry's own
setting (`OTEL_TRACES_SAMPLER`), as is a password for the collector (`OTEL_EXPORTER_OTLP_HEADERS`).
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.metrics.export import (
    AggregationTemporality,
    Gauge,
    Histogram,
    HistogramDataPoint,
    Metric,
    MetricExportResult,
    MetricsData,
    NumberDataPoint,
    ResourceMetrics,
    ScopeMetrics,
    Sum,
)
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.sdk.util.instrumentation import InstrumentationScope
from opentelemetry.trace import Status, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from prometheus_client.metrics_core import Metric as Family
from prometheus_client.samples import Sample

from vernissage.distribution import release
from vernissage.server.operations.metrics import Metrics
from vernissage.server.operations.tracing import Step, Traces
from vernissage.server.platform import Platform

log = logging.getLogger(__name__)

NAME: Final = "vernissage"
EVERY: Final = 15.0
"""Seconds between two exports of metrics."""
LOST: Final = "the OpenTelemetry collector does not answer"
FOUND: Final = "the OpenTelemetry collector answers again"
PATIENCE: Final = 2.0
"""Seconds for the collector to answer. After that the data is dropped: no game waits for a collector."""
_W3C: Final = TraceContextTextMapPropagator()
_PARENT: Final = "traceparent"


class Telemetry(Traces):
    """Exports traces and metrics from its own threads. Games go on if the collector is down."""

    def __init__(
        self, url: str, process: str, metrics: Metrics, platform: Platform, every: float = EVERY
    ) -> None:
        # It would report every failed export. We log only when the collector is lost and when it is back.
        logging.getLogger("opentelemetry").setLevel(logging.CRITICAL)
        self._resource = Resource.create(
            {"service.name": NAME, "service.instance.id": process, "service.version": release()}
        )
        self._metrics, self._every = metrics, every
        self._sending, self._time = platform.executor(), platform.clock.time
        self._began = self._now()
        place = url.rstrip("/")
        self._counts = OTLPMetricExporter(f"{place}/v1/metrics", timeout=PATIENCE)
        self._provider = TracerProvider(resource=self._resource)
        exporter = OTLPSpanExporter(f"{place}/v1/traces", timeout=PATIENCE)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer(NAME)
        self._is_lost = False

    @contextmanager
    def arrival(self, what: str) -> Iterator[str]:
        with self._span("say", {"vernissage.do": what}):
            carried: dict[str, str] = {}
            _W3C.inject(carried)
            yield carried.get(_PARENT, "")

    @contextmanager
    def letter(self, kind: str, trace: str) -> Iterator[None]:
        began = _W3C.extract({_PARENT: trace}, Context())
        with self._span("open", {"vernissage.letter": kind}, began):
            yield

    @contextmanager
    def step(self, name: Step) -> Iterator[None]:
        with self._span(name):
            yield

    @contextmanager
    def _span(
        self, name: str, about: dict[str, str] | None = None, within: Context | None = None
    ) -> Iterator[None]:
        with self._tracer.start_as_current_span(
            name, within, attributes=about, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield
            except Exception as error:
                span.set_status(Status(StatusCode.ERROR, type(error).__name__))  # its message may tell more
                raise

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            await self._send()

    async def close(self) -> None:
        await self._send()
        await self._sending.run(self._provider.shutdown)
        await self._sending.run(self._counts.shutdown)

    async def _send(self) -> None:
        """Reads the metrics in the event loop and sends them from a thread."""
        told = exported(self._metrics.families(), self._resource, self._began, self._now())
        is_lost = await self._sending.run(self._counts.export, told) is not MetricExportResult.SUCCESS
        if is_lost != self._is_lost:
            log.warning(LOST if is_lost else FOUND)
        self._is_lost = is_lost

    def _now(self) -> int:
        """Returns the time in nanoseconds since 1970."""
        return int(self._time() * 1e9)


def exported(families: Sequence[Family], resource: Resource, began: int, now: int) -> MetricsData:
    """Converts Prometheus metrics to OpenTelemetry's format. Names stay as they are."""
    told = [_metric(family, began, now) for family in families]
    scope = ScopeMetrics(InstrumentationScope(NAME), [each for each in told if each is not None], "")
    return MetricsData([ResourceMetrics(resource, [scope], "")])


def _metric(family: Family, began: int, now: int) -> Metric | None:
    data = _data(family, began, now)
    return None if data is None else Metric(family.name, family.documentation, "", data)


def _data(family: Family, began: int, now: int) -> Sum | Gauge | Histogram | None:
    kept = [each for each in family.samples if not each.name.endswith("_created")]
    points = [NumberDataPoint(each.labels, began, now, each.value) for each in kept]
    match family.type:
        case "counter":
            return Sum(points, AggregationTemporality.CUMULATIVE, is_monotonic=True)
        case "gauge":
            return Gauge(points)
        case "histogram":
            return Histogram([_histogram(kept, began, now)], AggregationTemporality.CUMULATIVE)
    return None


def _histogram(samples: Sequence[Sample], began: int, now: int) -> HistogramDataPoint:
    """Converts cumulative Prometheus buckets to OpenTelemetry's separate buckets. Labels are left out."""
    below = [(float(each.labels["le"]), int(each.value)) for each in samples if each.name.endswith("_bucket")]
    counts = [many for _, many in below]
    between = [after - before for before, after in zip([0, *counts], counts, strict=False)]
    total = next(each.value for each in samples if each.name.endswith("_sum"))
    bounds = [bound for bound, _ in below[:-1]]  # the last bucket has no upper bound
    # Minimum and maximum are unknown, which OpenTelemetry expresses as infinities.
    unknown = float("inf"), float("-inf")
    return HistogramDataPoint({}, began, now, counts[-1], total, between, bounds, *unknown)
