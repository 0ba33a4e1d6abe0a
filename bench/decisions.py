"""The rules alone: random play of every game, compared with peers."""

from collections.abc import Sequence

from bench import chart, decisions_results, peers
from bench.decisions_results import Pair
from bench.figures import ask_peer, described, ours_command, peer_command, players_of
from bench.ours import own_of
from bench.peers import PEERS, ROOT, Peer
from bench.results import Effort
from bench.screen import console, show, warn
from bench.turns import in_both, in_turns
from vernissage import catalog

SECONDS, ROUNDS = 1.0, 9


def measure(effort: Effort) -> str:
    """Measures every game of the catalog and its peers, and returns the text of this part."""
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    there, missing = present(seconds)
    names = catalog.names()
    commands: dict[str | Peer, list[str]] = {
        name: ours_command("decisions", name, players_of(name), seconds) for name in names
    }
    commands |= {peer: peer_command(peer, seconds) for peer in there}
    figures = in_turns("beside its peers", commands, rounds)
    pairs = [pair(name, peer, figures[name], figures[peer]) for peer in there for name in names]
    show("Beside its peers", decisions_results.PAIR_HEADINGS, map(decisions_results.pair_cells, pairs))
    for name in missing:
        warn(f"NOT MEASURED: {name}")
    if effort.write and pairs:
        chart.draw(ROOT / "bench" / "results.svg", pairs)
    return decisions_results.text(pairs, missing, rounds, seconds)


def present(seconds: float, wanted: Sequence[Peer] = PEERS) -> tuple[list[Peer], list[str]]:
    """Returns the peers that are available, and the names of those that are not."""
    with console.status("The peers' environment, once …"):
        trouble = peers.settle()
    if trouble:
        warn(f"The peers' environment could not be made:\n{trouble}")
        return [], [peer.title for peer in wanted]
    there = [peer for peer in wanted if ask_peer(peer, min(seconds, 0.1)) is not None]
    return there, [peer.title for peer in wanted if peer not in there]


def pair(name: str, peer: Peer, ours: Sequence[float | None], theirs: Sequence[float | None]) -> Pair:
    """Returns the rates of a game and a peer, round by round, measured under the same conditions."""
    needed, charted = own_of(name).peers.get(peer.title), not peer.variant
    return Pair(
        described(name).title, players_of(name), peer.title, in_both(ours, theirs), needed, charted=charted
    )
