"""The rules alone: random play of every game, beside the peers."""

from __future__ import annotations

from collections.abc import Sequence

from bench import chart, decisions_results, peers
from bench.decisions_results import Pair
from bench.figures import ask_ours, ask_peer, described
from bench.ours import own_of
from bench.peers import PEERS, ROOT, Peer
from bench.results import Effort
from bench.screen import console, show, steps, warn
from vernissage import catalog

FOUR = 4
"""Hearts is for four, so that is where ours are compared."""
SECONDS, ROUNDS = 1.0, 9


def measure(effort: Effort) -> str:
    """Measure every game of the catalog, beside its peers."""
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    there, missing = present(seconds)
    duels = [(name, peer) for peer in there for name in catalog.names()]
    pairs = [measure_pair(name, peer, rounds, seconds) for name, peer in steps("beside its peers", duels)]
    show("Beside its peers", decisions_results.PAIR_HEADINGS, map(decisions_results.pair_cells, pairs))
    for name in missing:
        warn(f"NOT MEASURED: {name}")
    if effort.write and pairs:
        chart.draw(ROOT / "bench" / "results.svg", pairs)
    return decisions_results.text(pairs, missing, rounds, seconds)


def present(seconds: float, wanted: Sequence[Peer] = PEERS) -> tuple[list[Peer], list[str]]:
    """Which of these peers can be measured, and the names of those that can't."""
    with console.status("The peers' environment, once …"):
        trouble = peers.settle()
    if trouble:
        warn(f"The peers' environment could not be made:\n{trouble}")
        return [], [peer.title for peer in wanted]
    there = [peer for peer in wanted if ask_peer(peer, min(seconds, 0.1)) is not None]
    return there, [peer.title for peer in wanted if peer not in there]


def measure_pair(name: str, peer: Peer, rounds: int, seconds: float) -> Pair:
    """Ours, peer, ours, peer: whatever else the machine does, it does to both."""
    info = described(name)
    players = min(max(FOUR, info.fewest), info.most)
    turns = [(ask_ours("decisions", name, players, seconds), ask_peer(peer, seconds)) for _ in range(rounds)]
    whole = tuple((ours, theirs) for ours, theirs in turns if ours is not None and theirs is not None)
    return Pair(
        info.title, players, peer.title, whole, own_of(name).peers.get(peer.title), charted=not peer.variant
    )
