"""Runs a measurement in its own process, which prints the rate per second as its last line."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence

from bench import peers
from bench.peers import ROOT, Peer
from bench.screen import warn
from vernissage import catalog
from vernissage.core.game import GameInfo

FOUR = 4


def described(name: str) -> GameInfo:
    game = catalog.game(name)
    return game.info


def players_of(name: str) -> int:
    """Returns the number of players for comparisons: four, as in hearts, or the nearest possible."""
    info = described(name)
    return min(max(FOUR, info.fewest), info.most)


def ours_command(what: str, name: str, players: int, seconds: float) -> list[str]:
    return [sys.executable, "-m", "bench.ours", what, name, str(players), str(seconds)]


def ask_peer(peer: Peer, seconds: float) -> float | None:
    return ask(peer_command(peer, seconds))


def peer_command(peer: Peer, seconds: float) -> list[str]:
    return [str(peers.PYTHON), "-m", peer.module, str(seconds), *peer.variant]


def ask(command: Sequence[str]) -> float | None:
    """Runs a command and returns the rate in its last line; None with a warning if it fails."""
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(  # noqa: S603 - our own arguments
        command, cwd=ROOT, env=quiet, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        why = done.stderr.strip().rpartition("\n")[2]
        warn(f"{' '.join(command[2:])} failed: {why}")
        return None
    return float(json.loads(done.stdout.strip().rpartition("\n")[2])["per_second"])
