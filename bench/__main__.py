"""Measure every game, beside the peers where they can be had, and write RESULTS.md and results.svg."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import Annotated, TypeVar

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.progress import track
from rich.table import Table

from bench import chart, peers, results
from bench.peers import PEERS, ROOT, Peer
from bench.results import Alone, Cells, Pair
from vernissage import catalog
from vernissage.core.game import GameInfo

FOUR = 4
"""Hearts is for four, so that is where ours are compared."""

T = TypeVar("T")

console = Console()


def main(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measurement runs.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="How often each is measured.")] = 9,
    *,
    write: Annotated[bool, typer.Option(help="Write bench/RESULTS.md and bench/results.svg.")] = True,
) -> None:
    """Measure every game of the catalog, beside its peers."""
    there, missing = present(seconds)
    duels = [(name, peer) for peer in there for name in catalog.names()]
    pairs = [measure_pair(name, peer, rounds, seconds) for name, peer in steps("beside its peers", duels)]
    settings = list(tables())
    alone = [measure_alone(name, players, rounds, seconds) for name, players in steps("by itself", settings)]
    show("Beside its peers", results.PAIR_HEADINGS, map(results.pair_cells, pairs))
    show("By itself", results.ALONE_HEADINGS, map(results.alone_cells, alone))
    for name in missing:
        console.print(f"NOT MEASURED: {name}", style="bold red")
    if write:
        text = results.page(pairs, alone, missing, rounds, seconds)
        (ROOT / "bench" / "RESULTS.md").write_text(text, encoding="utf-8")
        if pairs:
            chart.draw(ROOT / "bench" / "results.svg", pairs)


def steps(what: str, things: Sequence[T]) -> Iterable[T]:
    """These things one by one, with a bar on a terminal."""
    return track(
        things, f"Measuring {what}", console=console, transient=True, disable=not console.is_terminal
    )


def present(seconds: float) -> tuple[list[Peer], list[str]]:
    """The peers that can be measured, and the names of those that can't."""
    with console.status("The peers' environment, once …"):
        trouble = peers.settle()
    if trouble:
        console.print(f"The peers' environment could not be made:\n{trouble}", style="bold red", markup=False)
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
        what: middle([ask_ours(what, name, players, seconds) for _ in range(rounds)])
        for what in ("decisions", "submits", "imaginings", "iterations")
    }
    return Alone(described(name).title, players, **measured)


def middle(rates: Iterable[float | None]) -> float | None:
    measured = [rate for rate in rates if rate is not None]
    return median(measured) if measured else None


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
        console.print(f"{' '.join(command[2:])} failed: {why}", style="bold red", markup=False)
        return None
    return float(json.loads(done.stdout.strip().rpartition("\n")[2])["per_second"])


def show(title: str, headings: Cells, rows: Iterable[Cells]) -> None:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in headings:
        justify: JustifyMethod = "left" if heading in {"game", "peer"} else "right"
        table.add_column(heading, justify=justify, no_wrap=heading != "peer")
    for cells in rows:
        table.add_row(*cells, style="bold red" if "missed" in cells else "green" if "met" in cells else "")
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
