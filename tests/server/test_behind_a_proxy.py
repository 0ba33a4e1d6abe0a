"""Routes for the operator are not public: behind a real HAProxy, and on a private port."""

from __future__ import annotations

import http.client
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.routing import Route

from tests.chance import machine
from tests.cli.told import run
from tests.program import LOOPBACK, free_port, said_by
from tests.proxy import WITHOUT, Proxy, program
from tests.server.live import METRICS, House
from vernissage.cli import startup
from vernissage.server.app import House as App
from vernissage.server.app import Settings
from vernissage.server.pages.files import BUILT
from vernissage.server.routes import ROUTES

OpenHouse = Callable[..., House]
behind_haproxy = pytest.mark.skipif(program() is None, reason=WITHOUT)
DENIED = b"There is nothing here."
PRIVATE = [route.path for route in ROUTES if route.kind == "private"]
PRIVATE_PATHS = (
    "/metrics",
    "/health",
    "/%6detrics",
    "/%68ealth",
    "/%6D%65%74%72%69%63%73",
    "/metric%73",
    "%2fmetrics",
    "/%2fmetrics",
    "//metrics",
    "/./metrics",
    "/metrics/",
    "/metrics?x=/api/house",
    "/%256detrics",
    "/METRICS",
    "/health;/api",
    "http://somewhere/metrics",
    "/somewhere-else",
)


@pytest.fixture(scope="module")
def proxy(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    proxy = Proxy(tmp_path_factory.mktemp("proxy"), {"one": house.port})
    proxy.start()
    yield proxy
    proxy.stop()


def asked(port: int, path: str) -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection(LOOPBACK, port, timeout=30)) as line:
        line.putrequest("GET", path, skip_host=True)
        line.putheader("Host", f"{LOOPBACK}:{port}")
        line.endheaders()
        answer = line.getresponse()
        return answer.status, answer.read()


def public() -> Iterator[str]:
    """Yields every public path and every static file."""
    for route in App(Settings("sqlite://", platform=machine()))._routes():
        path = getattr(route, "path", "")
        if isinstance(route, Route) and path not in PRIVATE and not path.endswith("/{path:path}"):
            yield re.sub(r"{\w+(?::\w+)?}", "x", path)
        assert path
    yield from (f"/{file.relative_to(BUILT)}" for file in BUILT.rglob("*") if file.is_file())


@behind_haproxy
@pytest.mark.parametrize("path", PRIVATE_PATHS)
def test_haproxy_passes_on_nothing_private_however_it_is_written(proxy: Proxy, path: str) -> None:
    said = said_by(proxy.port, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert said.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400")), said
    assert b"vernissage_" not in said
    assert b"\r\nok\n" not in said


@behind_haproxy
def test_haproxy_passes_on_all_that_people_need(proxy: Proxy) -> None:
    denied = [path for path in set(public()) if asked(proxy.port, path)[1] == DENIED]
    assert denied == []
    assert asked(proxy.port, "/api/house")[0] == 200
    assert asked(proxy.port, "/t/%C3%A4")[1] != DENIED


@behind_haproxy
def test_haproxy_knows_who_is_alive(proxy: Proxy) -> None:
    assert proxy.living() == {"one"}


def test_health_and_metrics_have_an_address_of_their_own(own_house: OpenHouse) -> None:
    private = free_port()
    house = own_house(METRICS, f"{LOOPBACK}:{private}")
    assert asked(private, "/health") == (200, b"ok\n")
    assert b"vernissage_tables" in asked(private, "/metrics")[1]
    for path in PRIVATE:
        assert asked(house.port, path)[0] == 404
    assert asked(house.port, "/api/house")[0] == 200
    for path in ("/", "/api/house", "/api/me", "/sw.js"):
        assert asked(private, path)[0] == 404


def test_without_one_they_are_told_where_people_come_in(house: House) -> None:
    assert {path: asked(house.port, path)[0] for path in PRIVATE} == dict.fromkeys(PRIVATE, 200)


@pytest.mark.parametrize("said", ["8001", "127.0.0.1", "127.0.0.1:x", ":8001"])
def test_what_is_no_address_is_said_in_a_sentence(said: str) -> None:
    told = run("serve", METRICS, said)
    assert told.code == startup.IN_THE_WAY
    assert "like 127.0.0.1:8001" in told.err


def test_the_address_of_people_is_no_private_one(tmp_path: Path) -> None:
    port = free_port()
    where = ("--host", "127.0.0.2", "--port", str(port), METRICS, f"127.0.0.1:{port}")
    told = run("serve", *where, "--database", f"sqlite:///{tmp_path / 'house.db'}")
    assert told.code == startup.IN_THE_WAY
    assert "a port of its own" in told.err
