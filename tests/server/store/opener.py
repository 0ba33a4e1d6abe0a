"""A process that opens a store on command, and prints what it finds there."""

from __future__ import annotations

import asyncio
import sys

from tests.chance import machine
from vernissage.server.store import Store


async def main(url: str, fresh: str) -> None:
    print("here", flush=True)  # noqa: T201 - so that all start together
    sys.stdin.readline()
    store = await Store.open(url, machine())
    print((await store.secret(bytes.fromhex(fresh))).hex(), await store.ready(), flush=True)  # noqa: T201 - the answer
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
