"""A process that holds a table's lease and appends inputs. It does not notice when it is stopped."""

from __future__ import annotations

import asyncio
import os
import sys

from tests.chance import machine
from vernissage.server.store import Kept, NotHome, Store

BEATS = 0.5
"""Seconds for which each heartbeat is valid."""


async def main(url: str, code: str) -> None:
    store, me = await Store.open(url, machine()), f"process {os.getpid()}"
    await store.beat(me, BEATS)
    lease = await store.take(code, me)
    number = 0
    try:
        while True:
            await store.keep(Kept(code=code, inputs=((number, b"%d" % number),)), 0, lease)
            print(number, flush=True)  # noqa: T201 - acknowledged as stored
            number += 1
            await store.beat(me, BEATS)
    except NotHome:
        print("not home", flush=True)  # noqa: T201 - the lease is lost
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
