"""Several houses on one machine: PostgreSQL, Redis, the houses, and a proxy. `make cluster` runs this.

A site is what people connect to: its proxy forwards each request to one of its houses. Each part can be
stopped, restarted and suspended separately. Everything lies in a temporary folder.
"""

from __future__ import annotations

import argparse
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import pytest
from rich.console import Console

from tests import postgres, proxy, redis
from tests.postgres import Cluster
from tests.program import LOOPBACK, free_port, said_by
from tests.proxy import NAMES, Proxy
from tests.redis import Redis
from tests.server.live import House, Nursery

DATABASE: Final = "site"
PORT: Final = 8000
AS_PEOPLE_LIKE: Final = ("--bot-pause", "0.8")
MANY: Final = len(NAMES)
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


class Site:
    """The whole cluster. Tests use it like a single house: it has a host, a database and rows."""

    def __init__(
        self,
        folder: Path,
        nursery: Nursery,
        servers: tuple[Cluster, Redis],
        *options: str,
        houses: int = MANY,
        port: int | None = None,
        through: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        """`through` gives a house other routes to PostgreSQL and Redis than the direct ones."""
        self.postgres, self.redis = servers
        self.database = self.postgres.cleared(DATABASE)
        self._straight = self.postgres.url_by_port(DATABASE), self.redis.url
        self._many = houses
        ports = {name: free_port() for name in NAMES[:houses]}
        self.houses = {
            name: self._house(nursery, folder / name, at, options, (through or {}).get(name))
            for name, at in ports.items()
        }
        self.proxy = Proxy(folder, ports, port)

    def _house(
        self,
        nursery: Nursery,
        folder: Path,
        port: int,
        options: tuple[str, ...],
        through: tuple[str, str] | None,
    ) -> House:
        folder.mkdir()
        database, redis_ = through or self._straight
        more = ("--port", str(port), "--proxies", "1", "--name", folder.name)
        among_others = ("--redis", redis_) if self._many > 1 else ()
        return House(nursery, folder, *more, *among_others, *options, server=database)

    def start(self) -> None:
        """Starts the houses that don't run, then the proxy, and waits until it sees them."""
        _at_once(house.start for house in self.houses.values() if not house.pid)
        self.proxy.start()

    def stop(self) -> None:
        """Stops it as an operator would: houses save everything and say goodbye, then the proxy stops."""
        _at_once(house.stop for house in self.houses.values() if house.pid)
        self.proxy.stop()

    def end(self) -> None:
        """Kills whatever is left."""
        for house in self.houses.values():
            house.end()
        self.proxy.kill()

    @property
    def host(self) -> str:
        """The public address."""
        return self.proxy.host

    def rows(self, query: str, *args: object) -> list[tuple[object, ...]]:
        """Queries the database directly."""
        return postgres.asked(self.database, query, *args)


def _at_once(deeds: Iterable[Callable[[], object]]) -> None:
    """Runs all of these in parallel and waits for the last."""
    with ThreadPoolExecutor(MANY) as hands:
        for done in [hands.submit(deed) for deed in deeds]:
            done.result()


def missing() -> str:
    """Returns what has to be installed for a site; empty if everything is there."""
    wanted = {
        postgres.WITHOUT: postgres.programs(),
        redis.WITHOUT: redis.is_here(),
        proxy.WITHOUT: proxy.program(),
    }
    return "\n".join(words for words, found in wanted.items() if not found)


@contextmanager
def running(
    *options: str, houses: int = MANY, port: int | None = None, is_durable: bool = False
) -> Iterator[Site]:
    """Runs a site within the block, and stops it properly afterwards."""
    with ExitStack() as parts:
        folder = Path(parts.enter_context(tempfile.TemporaryDirectory(prefix="site-")))
        servers = (
            parts.enter_context(postgres.running(is_durable=is_durable)),
            parts.enter_context(redis.running()),
        )
        nursery = parts.enter_context(Nursery())
        site = Site(folder, nursery, servers, *options, houses=houses, port=port)
        parts.callback(site.end)
        site.start()
        yield site
        site.stop()


def one_for_tests(*options: str, houses: int = MANY) -> Iterator[Site]:
    """For a fixture. Skips the tests, with a reason, if something is not installed."""
    without = missing()
    if without:
        pytest.skip(without)
    with running(*options, houses=houses) as site:
        yield site


def main() -> None:
    """Opens a site for manual testing, prints its address, and closes it on Ctrl-C."""
    parser = argparse.ArgumentParser(prog="make cluster", description=main.__doc__)
    parser.add_argument("--houses", type=int, choices=range(1, MANY + 1), default=MANY)
    parser.add_argument("--port", type=int, default=PORT, help="where people come in; 0 is any that is free")
    wanted = parser.parse_args()
    said = Console()
    without = missing()
    if without:
        parser.exit(2, f"{without}\n")
    if wanted.port and said_by(wanted.port, b"\n\n"):
        parser.exit(2, f"Port {wanted.port} is in use. Say another: make cluster PORT=8080\n")
    for number in STOPS:  # SIGINT too: it is ignored in a background process
        signal.signal(number, _as_ctrl_c)
    try:
        with running(*AS_PEOPLE_LIKE, houses=wanted.houses, port=wanted.port or None) as site:
            _announce(site, said)
            _wait_for_ctrl_c()
            said.print("Closing ...")
    except KeyboardInterrupt:  # while starting
        pass


def _announce(site: Site, said: Console) -> None:
    said.print(f"Vernissage is open: http://{site.host}   Ctrl-C closes it, and all of it is gone then.\n")
    for name, house in site.houses.items():
        said.print(f"  house {name:6} http://{LOOPBACK}:{house.port}  process {house.pid}", highlight=False)
    said.print(f"  PostgreSQL   {site.database}", highlight=False)
    said.print(f"  Redis        {site.redis.url}", highlight=False)
    said.print(
        f"\nTo see one die: kill -9 {next(iter(site.houses.values())).pid}. The others go on with its tables."
    )


def _as_ctrl_c(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _wait_for_ctrl_c() -> None:
    """Waits for Ctrl-C; a second one does not interrupt the shutdown."""
    try:
        signal.pause()
    except KeyboardInterrupt:
        for number in STOPS:
            signal.signal(number, signal.SIG_IGN)


if __name__ == "__main__":
    main()
