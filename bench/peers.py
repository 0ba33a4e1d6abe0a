"""The projects we compare with, and their environment.

They have a separate virtual environment, created from `peers.txt` when it is first needed. Playing never
needs it. One peer is written for Node and lives in a folder of that environment.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIST = ROOT / "bench" / "peers.txt"
HOME = ROOT / ".venv-bench"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE_HOME = HOME / "node"
NODE_PEER = "boardgame.io@0.50.2"


@dataclass(frozen=True, slots=True)
class Peer:
    """A program that plays a peer's game at random. A game's `bench.py` has the ratio it must reach."""

    title: str
    module: str
    variant: tuple[str, ...] = ()


PEERS = (
    Peer("OpenSpiel hearts", "bench.peer_hearts"),
    Peer("OpenSpiel hearts, deal counted", "bench.peer_hearts", variant=("all",)),
    Peer("RLCard uno", "bench.peer_uno"),
    Peer("RLCard uno, bare", "bench.peer_uno", variant=("bare",)),
    Peer("PettingZoo hanabi_v5", "bench.peer_hanabi"),
)

INSIDE = Peer("OpenSpiel hearts, inside C++", "bench.peer_hearts_inside")
PGX = tuple(
    Peer(f"pgx sparrow mahjong, batch of {batch:,}", "bench.peer_pgx", variant=(str(batch),))
    for batch in (256, 1024, 4096)
)
"""The compiled peers, one for each batch size."""
BARE_HANABI = Peer("PettingZoo hanabi_v5, without wrappers", "bench.peer_hanabi", variant=("raw",))
"""PettingZoo's hanabi without checks, like our own environments."""


def settle() -> str:
    """Creates the peers' environment unless it exists. Returns the error message; empty if it worked."""
    settled = HOME / "settled.txt"
    wanted = LIST.read_text(encoding="utf-8")
    if settled.is_file() and settled.read_text(encoding="utf-8") == wanted:
        return ""
    trouble = _run(sys.executable, "-m", "venv", "--clear", str(HOME))
    if not trouble:
        (HOME / ".gitignore").write_text("*\n", encoding="utf-8")
        pip = (str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        trouble = _run(*pip, "--requirement", str(LIST))
    if not trouble:
        settled.write_text(wanted, encoding="utf-8")
    return trouble


def settle_node() -> str:
    """Installs the Node peer unless it is installed. Returns the error message; empty if it worked."""
    settled = NODE_HOME / "settled.txt"
    if settled.is_file() and settled.read_text(encoding="utf-8") == NODE_PEER:
        return ""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "node and npm are not on the path"
    NODE_HOME.mkdir(parents=True, exist_ok=True)
    quiet = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts")
    trouble = _run(npm, "install", *quiet, "--prefix", str(NODE_HOME), NODE_PEER)
    if not trouble:
        settled.write_text(NODE_PEER, encoding="utf-8")
    return trouble


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own arguments
    return (done.stderr.strip() or f"it ended with {done.returncode}") if done.returncode else ""
