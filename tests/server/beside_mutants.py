"""Servers with a bug that leaks through logs, metrics, traces or cache headers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest

from vernissage.server.api import route
from vernissage.server.edge.session import Sessions
from vernissage.server.notify import calls
from vernissage.server.operations import telemetry
from vernissage.server.operations.metrics import Metrics
from vernissage.server.pages import feed, files, html
from vernissage.server.tables.registry import Registry

Patch: TypeAlias = pytest.MonkeyPatch


def a_feed_is_for_all_caches(patch: Patch) -> None:
    """A private feed may be stored by any cache on the way."""
    patch.setattr(feed, "CACHED", "public, max-age=3600")


def a_table_is_kept_by_browsers(patch: Patch) -> None:
    """The page of a table, which includes one's hand, may be cached."""
    honest = html._shown

    def shown(*asked: Any, **more: Any) -> Any:
        response = honest(*asked, **more)
        response.headers["Cache-Control"] = files.EACH_TIME
        return response

    patch.setattr(html, "_shown", shown)


def answers_are_kept(patch: Patch) -> None:
    """Responses to one guest may be given to another by a cache."""
    honest = route.json_response

    def answered(value: object, status: int = 200) -> Any:
        response = honest(value, status)
        response.headers["Cache-Control"] = "max-age=60"
        return response

    patch.setattr(route, "json_response", answered)


def a_code_labels_a_count(patch: Patch) -> None:
    """A metric is labelled with the code of the table."""
    honest = Registry.make

    async def make(registry: Any, *asked: Any) -> Any:
        code = await honest(registry, *asked)
        registry._help.metrics.found(code)
        return code

    patch.setattr(Registry, "make", make)


def refusals_are_counted_by_their_words(patch: Patch) -> None:
    """Refusals are counted by their full text."""
    patch.setattr(Metrics, "refused", lambda metrics, code: metrics._refusals.labels(code).inc())


def a_trace_names_its_table(patch: Patch) -> None:
    """A trace names the process and the table."""
    honest = telemetry.Telemetry._span

    def span(self: Any, name: str, about: Any = None, within: Any = None) -> Any:
        return honest(self, name, {**(about or {}), "vernissage.table": "EVEN"}, within)

    patch.setattr(telemetry.Telemetry, "_span", span)


def a_trace_quotes(patch: Patch) -> None:
    """A trace quotes what somebody sent."""
    honest = telemetry.Telemetry.arrival
    patch.setattr(telemetry.Telemetry, "arrival", lambda traces, what: honest(traces, f"{what} psst"))


def the_log_says_who_came(patch: Patch) -> None:
    """Writes a guest's id and address to the log."""
    honest = Sessions.remember

    def remember(sessions: Any, visit: Any, request: Any, response: Any) -> None:
        log = logging.getLogger("vernissage.server.edge.session")
        log.info("%s comes from %s", visit.guest.id, request.client.host)
        honest(sessions, visit, request, response)

    patch.setattr(Sessions, "remember", remember)


def the_log_says_who_was_not_reached(patch: Patch) -> None:
    """Writes the address of a failed call to the log."""
    honest = calls.log.info
    patch.setattr(calls.log, "info", lambda said, *about: honest(f"{said} at 192.0.2.1", *about))


BESIDE: Final[tuple[Callable[[Patch], None], ...]] = (
    a_feed_is_for_all_caches,
    a_table_is_kept_by_browsers,
    answers_are_kept,
    a_code_labels_a_count,
    refusals_are_counted_by_their_words,
    a_trace_names_its_table,
    a_trace_quotes,
    the_log_says_who_came,
    the_log_says_who_was_not_reached,
)
