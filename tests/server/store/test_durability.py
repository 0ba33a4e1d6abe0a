"""What was acknowledged is stored, even if the process is killed right after."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from tests.server.store.stores import furnish, opened, table

APPENDER = ("-m", "tests.server.store.appender")
CODES = ["ABCD", "EFGH", "IJKL", "MNOP", "QRST"]


def told_before_being_killed(url: str) -> list[bytes]:
    """Returns what a process was told is stored, until it was killed."""
    command = [sys.executable, *APPENDER, url, *CODES]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as house:  # noqa: S603 - our own file
        assert house.stdout is not None
        told = [house.stdout.readline() for _ in range(300)]
        house.kill()
        told += house.stdout.readlines()
    assert house.returncode == -9, "it went on until it was killed"
    return [line.strip() for line in told]


async def kept(url: str) -> list[bytes]:
    async with opened(url) as store:
        logs = [await store.inputs(code) for code in CODES]
    for code, log in zip(CODES, logs, strict=True):
        assert log == [b"%s %d" % (code.encode(), number) for number in range(len(log))]
    return [entry for log in logs for entry in log if entry is not None]


def test_a_killed_house_has_kept_all_it_was_told(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await furnish(store)
            for code in CODES[1:]:
                await store.add_table(table(code))

    asyncio.run(scene())
    told = told_before_being_killed(url)
    assert set(told) <= set(asyncio.run(kept(url)))
    told += told_before_being_killed(url)
    assert set(told) <= set(asyncio.run(kept(url)))
    assert len(set(told)) == len(told) >= 600
