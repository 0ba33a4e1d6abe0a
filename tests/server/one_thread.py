"""A whole house on the inline platform, as a program: `python -m tests.server.one_thread DATABASE`.

It has none of the libraries that a browser tab lacks. It serves a file of each kind, and plays each game. It
prints how many messages each game took, and then every thread and every process that was ever started.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

STARTS: Final = frozenset(
    {
        "_thread.start_new_thread",
        "_thread.start_joinable_thread",
        "os.fork",
        "os.posix_spawn",
        "subprocess.Popen",
    }
)
"""Audit events of CPython: nobody starts a thread or a process without one."""
MISSING: Final = (
    "PIL",
    "_multiprocessing",
    "cryptography",
    "http_ece",
    "httptools",
    "multiprocessing",
    "resvg_py",
    "uvloop",
)


async def main(url: str) -> None:
    from tests.server.asgi import Person, opened  # noqa: PLC0415 - after the libraries were hidden
    from vernissage import catalog  # noqa: PLC0415
    from vernissage.server.app import House, Settings  # noqa: PLC0415
    from vernissage.server.edge.limits import UNLIMITED  # noqa: PLC0415
    from vernissage.server.pages.files import BUILT  # noqa: PLC0415
    from vernissage.server.platform.inline import Inline  # noqa: PLC0415
    from vernissage.server.platform.simulated import SeededChance  # noqa: PLC0415
    from vernissage.server.workers.bot_pool import Pace  # noqa: PLC0415

    platform = Inline(SeededChance("one thread"))
    house = House(Settings(url, pace=Pace(0.0, 0.0), rules=UNLIMITED, platform=platform))
    async with opened(house):
        person = Person(house, 1, "one thread")
        await person.ask("GET", "/api/me")
        for file in sorted({each.suffix: each for each in BUILT.rglob("*.*")}.values()):
            status, said = await person.fetch("GET", f"/{file.relative_to(BUILT)}")
            assert (status, said) == (200, file.read_bytes()), file
        for game in catalog.names():
            before = len(person.heard)
            status, made = await person.ask(
                "POST", "/api/tables", {"game": game, "players": 3, "bots": "easy"}
            )
            assert status == 201, made
            assert await person.play(made["code"])
            print(game, len(person.heard) - before, flush=True)  # noqa: T201 - for the test


if __name__ == "__main__":
    started: list[str] = []
    sys.addaudithook(lambda event, _: started.append(event) if event in STARTS else None)
    sys.modules.update(dict.fromkeys(MISSING))  # type: ignore[arg-type]  # None: an import fails
    asyncio.run(main(sys.argv[1]))
    print("started", started)  # noqa: T201 - for the test
