"""Logs as lines of JSON, without secrets."""

from __future__ import annotations

import json
import logging
import os
import signal
from collections.abc import Callable

import pytest

from tests.server.allowed import FIELDS
from tests.server.company import few, play, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.cli.logs import AsJson

pytestmark = pytest.mark.anyio
LOST = "a process of the bots was lost, and another takes its place"
SECRET = "purple elephant"  # noqa: S105 - nobody's secret


def test_of_an_exception_only_its_kind_and_its_places_are_written() -> None:
    try:
        raise ValueError(SECRET)  # noqa: TRY301 - only the log line matters
    except ValueError as error:
        trouble = type(error), error, error.__traceback__
    record = logging.LogRecord("vernissage.x", logging.ERROR, "x.py", 1, "a letter", (), trouble)
    line = AsJson("one").format(record)
    assert SECRET not in line
    told = json.loads(line)
    assert told["exception"]["kind"] == "builtins.ValueError"
    assert told["exception"]["at"][-1].endswith(
        "test_of_an_exception_only_its_kind_and_its_places_are_written"
    )
    assert (told["level"], told["process"], told["message"]) == ("error", "one", "a letter")


async def test_a_house_writes_lines_of_json_that_name_nobody_and_no_table(
    own_house: Callable[..., House],
) -> None:
    house = own_house(NO_LIMITS, "--log", "json", "--name", "one")
    house.excused.append(LOST)
    name = catalog.names()[0]
    host = Browser(house)
    async with playing(house, name, few(name)) as players, host.at(host.make(name, bots="random")) as alone:
        await play(alone, stop=lambda: bool(house.helpers()))
        for pid in house.helpers():
            os.kill(pid, signal.SIGKILL)
        await play(alone, stop=lambda: LOST in house.log())
        secrets = {alone.table.code, alone.key, host.token, host.guest, host.me().name}
        secrets |= {word for each in players for word in (each.table.code, each.key, each.browser.token)}
    address = house.host
    house.stop()
    lines = [json.loads(line) for line in house.log().splitlines()]
    opened = f"Vernissage is open: http://{address}"
    assert {(line["level"], line["message"]) for line in lines} == {("info", opened), ("warning", LOST)}
    assert {frozenset(line) for line in lines} == {frozenset(FIELDS)}
    assert {line["process"] for line in lines} == {"one"}
    assert not [secret for secret in secrets if secret and secret in house.log()]
