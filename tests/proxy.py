"""The proxy of a site: HAProxy with the configuration we ship (deploy/haproxy.cfg)."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Final

from tests.architecture.imports import ROOT
from tests.program import LOOPBACK, Program, said_by

CONFIGURATION: Final = ROOT / "deploy" / "haproxy.cfg"
NAMES: Final = ("one", "two", "three")
"""The houses in its configuration."""
NOBODY: Final = f"{LOOPBACK}:1"
"""An address where nothing listens."""
WITHOUT: Final = (
    "NO HAPROXY: it is not here, so nothing is tried behind it. `make proxy` installs it where it can"
)
SBIN: Final = "/usr/sbin"
"""Where Debian installs it, often outside of PATH."""


class Proxy(Program):
    """An HAProxy in front of houses with these names and ports."""

    def __init__(self, folder: Path, houses: Mapping[str, int], port: int | None = None) -> None:
        super().__init__("proxy", folder, port)
        unknown = set(houses) - set(NAMES)
        assert not unknown, f"{CONFIGURATION.name} has no house {unknown}"
        self._houses = houses

    @property
    def host(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    @property
    def control(self) -> Path:
        return self.folder / "control"

    def command(self) -> list[str | Path]:
        found = program()
        assert found is not None, WITHOUT
        return [found, "-db", "-f", CONFIGURATION]

    def environment(self) -> dict[str, str]:
        at = {name: f"{LOOPBACK}:{port}" for name, port in self._houses.items()}
        houses = {f"HOUSE_{name.upper()}": at.get(name, NOBODY) for name in NAMES}
        return {**os.environ, "DOOR": self.host, "CONTROL": str(self.control), **houses}

    def answers(self) -> bool:
        said = said_by(self.port, b"GET /health HTTP/1.0\r\n\r\n")
        return said.startswith(b"HTTP/1.1 %d" % HTTPStatus.NOT_FOUND)

    def tell(self, order: str) -> str:
        """Sends a command to the control socket ("set server houses/one state drain"); returns the answer."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.control))
            line.sendall(f"{order}\n".encode())
            return line.makefile().read()

    def living(self) -> set[str]:
        """Returns the houses that get requests now."""
        rows = [row.split(",") for row in self.tell("show stat").splitlines() if row.startswith("houses,")]
        return {row[1] for row in rows if row[1] in NAMES and row[17].startswith("UP")}


def program() -> str | None:
    """Returns the path of the program, if it is installed."""
    return shutil.which("haproxy", path=os.pathsep.join((os.environ.get("PATH", ""), SBIN)))
