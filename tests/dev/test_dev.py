"""`make dev`: pages and house at one address, and tables that outlive a change of the code."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.architecture.imports import ROOT, SRC
from tests.program import free_port, said_by
from tests.server.people import Browser
from vernissage import catalog


@dataclass(frozen=True)
class Dev:
    """Where the house of a developer is."""

    host: str
    database: str = ""

    def rows(self, _query: str, *_: object) -> list[tuple[object, ...]]:
        raise NotImplementedError  # the protocol wants it; no test of `make dev` reads rows


def until_open(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    assert any("http://localhost:" in line for line in process.stdout), "it has ended"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_one_address_has_pages_and_house_and_tables_outlive_a_change_of_python(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tests.dev", "--port", str(port), "--folder", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:  # noqa: ASYNC220, S603 - our own
        try:
            until_open(process)
            browser = Browser(Dev(f"localhost:{port}"))
            code = browser.make(catalog.names()[0])
            async with browser.at(code) as host:
                assert host.host
            page = browser.ask("GET", f"/t/{code}")
            assert b"/@vite/client" in page.body, "Vite updates it in the browser"
            os.utime(SRC / "catalog.py")
            until_open(process)
            assert browser.card(code).game == catalog.names()[0]
        finally:
            process.terminate()
    assert process.returncode == 0
    assert not said_by(port, b"?\r\n\r\n"), "nothing is left of it"
