"""The rules alone: random play of every game, beside the peers where they can be had."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence

from bench import chart, decisions_results, peers
from bench.decisions_results import Alone, Pair
from bench.peers import PEERS, ROOT, Peer
from bench.results import Effort, middle
from bench.screen import console, show, steps, warn
from vernissage import catalog
from vernissage.core.game import GameInfo

FOUR = 4
"""Hearts is for four, so that is where ours are compared."""
SECONDS, ROUNDS = 1.0, 9


def measure(effort: Effort) -> str:
    """Measure every game of the catalog, beside its peers."""
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    there, missing = present(seconds)
    duels = [(name, peer) for peer in there for name in catalog.names()]
    pairs = [measure_pair(name, peer, rounds, seconds) for name, peer in steps("beside its peers", duels)]
    settings = list(tables())
    alone = [measure_alone(name, players, rounds, seconds) for name, players in steps("by itself", settings)]
    show("Beside its peers", decisions_results.PAIR_HEADINGS, map(decisions_results.pair_cells, pairs))
    show("By itself", decisions_results.ALONE_HEADINGS, map(decisions_results.alone_cells, alone))
    for name in missing:
        warn(f"NOT MEASURED: {name}")
    if effort.write and pairs:
        chart.draw(ROOT / "bench" / "results.svg", pairs)
    return decisions_results.text(pairs, alone, missing, rounds, seconds)


def present(seconds: float) -> tuple[list[Peer], list[str]]:
    """The peers that can be measured, and the names of those that can't."""
    with console.status("The peers' environment, once …"):
        trouble = peers.settle()
    if trouble:
        warn(f"The peers' environment could not be made:\n{trouble}")
        return [], [peer.title for peer in PEERS]
    there = [peer for peer in PEERS if ask_peer(peer, min(seconds, 0.1)) is not None]
    return there, [peer.title for peer in PEERS if peer not in there]


def tables() -> Iterator[tuple[str, int]]:
    """Every game, for its middle number of players, and for four if they can."""
    for name in catalog.names():
        info = described(name)
        counts = {(info.fewest + info.most) // 2, FOUR}
        yield from ((name, players) for players in sorted(counts) if players in info.player_counts)


def described(name: str) -> GameInfo:
    game = catalog.find(name)
    assert game is not None, name
    return game.info


def measure_pair(name: str, peer: Peer, rounds: int, seconds: float) -> Pair:
    """Ours, peer, ours, peer: whatever else the machine does, it does to both."""
    info = described(name)
    players = min(max(FOUR, info.fewest), info.most)
    turns = [(ask_ours("decisions", name, players, seconds), ask_peer(peer, seconds)) for _ in range(rounds)]
    whole = tuple((ours, theirs) for ours, theirs in turns if ours is not None and theirs is not None)
    return Pair(info.title, players, peer.title, whole, peer.needed)


def measure_alone(name: str, players: int, rounds: int, seconds: float) -> Alone:
    measured = {
        what: middle(ask_ours(what, name, players, seconds) for _ in range(rounds))
        for what in ("decisions", "submits", "imaginings", "iterations")
    }
    return Alone(described(name).title, players, **measured)


def ask_ours(what: str, name: str, players: int, seconds: float) -> float | None:
    return ask([sys.executable, "-m", "bench.ours", what, name, str(players), str(seconds)])


def ask_peer(peer: Peer, seconds: float) -> float | None:
    return ask([str(peers.PYTHON), "-m", peer.module, str(seconds), *peer.variant])


def ask(command: Sequence[str]) -> float | None:
    """Run it in a process of its own; its last line says how many a second. None, loudly, if it fails."""
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(  # noqa: S603 - our own words
        command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False
    )
    if done.returncode:
        why = done.stderr.strip().rpartition("\n")[2]
        warn(f"{' '.join(command[2:])} failed: {why}")
        return None
    return float(json.loads(done.stdout.strip().rpartition("\n")[2])["per_second"])
