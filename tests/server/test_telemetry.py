"""Traces and metrics for an OpenTelemetry collector, if one is configured."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import enumerate as threads
from time import monotonic

import pytest
from opentelemetry.sdk.metrics.export import Histogram, HistogramDataPoint, Metric
from opentelemetry.sdk.resources import Resource
from opentelemetry.trace import StatusCode
from prometheus_client.parser import text_string_to_metric_families

from tests.chance import machine
from tests.program import free_port
from tests.server.collector import STEPS, listening, moves
from tests.server.company import few, play, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.server.operations.metrics import Metrics
from vernissage.server.operations.telemetry import LOST, Telemetry, exported

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
GAME = min(catalog.names(), key=few)
SOON = 15.0
"""Seconds in which a server stops even if the collector doesn't answer."""


async def test_a_move_is_followed_from_its_socket_to_all_who_are_told(own_house: OpenHouse) -> None:
    with listening() as found:
        house = own_house(NO_LIMITS, "--telemetry", found.url, "--name", "one")
        async with playing(house, GAME, few(GAME)) as players:
            secrets = {players[0].table.code}
            secrets |= {
                word for each in players for word in (each.key, each.browser.token, each.browser.guest)
            }
            await play_all(players)
            answers = players[0].sight.number
        house.stop()
    followed = moves(found)
    assert len(followed) >= answers
    assert {each[:2] for each in followed} == {("one", "one")}
    assert followed.count(("one", "one", *STEPS)) >= answers, "a refused answer has only the step `hear`"
    assert not [secret for secret in secrets if secret and secret.encode() in b"".join(found.raw)]


async def test_a_bot_has_its_own_and_the_counts_are_those_of_prometheus(own_house: OpenHouse) -> None:
    with listening() as found:
        house = own_house(NO_LIMITS, "--telemetry", found.url)
        browser = Browser(house)
        async with browser.at(browser.make(GAME, bots="random")) as player:
            await play(player)
            inputs = player.sight.number
        text = browser.ask("GET", "/metrics").body.decode()
        house.stop()
    letters = [each.value.string_value for _, span in found.spans for each in span.attributes]
    assert {"came", "said", "thought"} <= set(letters)
    families = {family.name for family in text_string_to_metric_families(text)}
    assert set(found.counts) == {name for name in families if not name.endswith("_created")}
    assert found.counts["vernissage_moves"].sum.data_points[0].as_double == inputs
    [told] = found.counts["vernissage_move_seconds"].histogram.data_points
    assert told.count == sum(told.bucket_counts) > 0


async def test_nobody_waits_for_a_collector_that_is_not_there(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS, "--telemetry", f"http://127.0.0.1:{free_port()}")
    house.excused.append(LOST)
    async with playing(house, GAME, few(GAME)) as players:
        await play_all(players)
    began = monotonic()
    house.stop()
    assert monotonic() - began < SOON
    assert house.log().count(LOST) == 1
    assert "Traceback" not in house.log()


def test_of_an_error_only_its_kind_is_told() -> None:
    with listening() as found:
        telemetry = Telemetry(found.url, "one", Metrics(), machine())
        with pytest.raises(ValueError, match="elephant"), telemetry.step("keep"):
            int("a purple elephant")
        telemetry._provider.shutdown()
    [(_, span)] = found.spans
    assert (span.status.code, span.status.message) == (StatusCode.ERROR.value, "ValueError")
    assert b"elephant" not in b"".join(found.raw)


def test_times_of_moves_fall_between_the_same_bounds() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.004, 0.004, 4.0):
        metrics.seconds.observe(seconds)
    told = exported(metrics.families(), Resource.get_empty(), 0, 1)
    [metric] = [each for each in told.resource_metrics[0].scope_metrics[0].metrics if _is_histogram(each)]
    [point] = metric.data.data_points
    assert isinstance(point, HistogramDataPoint)
    assert len(point.bucket_counts) == len(point.explicit_bounds) + 1
    counted = dict(zip((*point.explicit_bounds, None), point.bucket_counts, strict=True))
    assert {bound: many for bound, many in counted.items() if many} == {0.001: 1, 0.005: 2, None: 1}


def _is_histogram(metric: Metric) -> bool:
    return isinstance(metric.data, Histogram)


def test_a_house_that_sends_nothing_does_not_even_know_how() -> None:
    """As if the extra were not installed."""
    asked = "import sys, vernissage.cli.serve as s; print([m for m in sys.modules if 'opentelemetry' in m])"
    told = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"


def test_a_collector_that_is_left_early_serves_no_more() -> None:
    """Otherwise its thread would ask a closed socket again and again until all tests have ended."""
    with suppress(KeyError), listening():
        raise KeyError
    assert [thread.name for thread in threads() if "serve_forever" in thread.name] == []
