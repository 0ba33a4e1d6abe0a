"""A process that appends inputs at every table until it is killed, and prints what was acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys

from tests.chance import machine
from vernissage.server.store import Store


async def play_on(store: Store, code: str) -> None:
    number = len(await store.inputs(code))
    while True:
        await store.append(code, number, b"%s %d" % (code.encode(), number))
        os.write(sys.stdout.fileno(), b"%s %d\n" % (code.encode(), number))
        number += 1


async def main(url: str, codes: list[str]) -> None:
    store = await Store.open(url, machine())
    await asyncio.gather(*(play_on(store, code) for code in codes))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
