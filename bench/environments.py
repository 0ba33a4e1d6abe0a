"""Our games as environments: PettingZoo's AEC compared with its hanabi, and clones of OpenSpiel states."""

import sys

from bench.decisions import present
from bench.decisions_results import PAIR_HEADINGS, Pair, pair_cells
from bench.figures import described, peer_command, players_of
from bench.peers import BARE_HANABI, PEERS, Peer
from bench.results import Effort, judged, machine, middle, not_measured, number, spread, table
from bench.screen import show, warn
from bench.turns import in_both, in_turns

SECONDS, ROUNDS = 1.0, 7
BESIDE = (PEERS[-1], BARE_HANABI)
NEEDED = 10
"""The required ratio of our decisions a second to hanabi_v5's."""
FEWEST_CLONES = 100_000
"""The required number of OpenSpiel clones a second: 10 µs each."""
CLONE_HEADINGS = ("game", "players", "clones/s", "turns", "needed", "")


def measure(effort: Effort) -> str:
    """Measures every game as an environment, and returns the text of this part."""
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    there, missing = present(seconds, BESIDE)
    wanted = [(what, name) for name in effort.games for what in ("aec", "clones")]
    commands: dict[tuple[str, str] | Peer, list[str]] = {
        (what, name): [
            *(sys.executable, "-m", "bench.environments_ours"),
            *(what, name, str(players_of(name)), str(seconds)),
        ]
        for what, name in wanted
    }
    commands |= {peer: peer_command(peer, seconds) for peer in there}
    found = in_turns("environments", commands, rounds)
    pairs = []
    for peer in there:
        for name in effort.games:
            turns = in_both(found["aec", name], found[peer])
            title = described(name).title
            pairs.append(Pair(title, players_of(name), peer.title, turns, NEEDED, charted=False))
    clones = []
    for name in effort.games:
        rates = [rate for rate in found["clones", name] if rate is not None]
        head = (described(name).title, str(players_of(name)), number(middle(rates)), spread(rates))
        clones.append((*head, number(FEWEST_CLONES), judged(middle(rates), FEWEST_CLONES)))
    rows = [pair_cells(pair) for pair in pairs]
    show("As PettingZoo's AEC", PAIR_HEADINGS, rows)
    show("Clones of OpenSpiel", CLONE_HEADINGS, clones)
    for name in missing:
        warn(f"NOT MEASURED: {name}")
    return TEXT.format(
        machine=machine(),
        pairs=table(PAIR_HEADINGS, rows),
        clones=table(CLONE_HEADINGS, clones),
        rounds=rounds,
        seconds=seconds,
        missing=not_measured(missing),
    )


TEXT = """## As environments

Random play through PettingZoo's `last` and `step`, in decisions in a second of the processor's, on {machine};
{rounds} times {seconds:g} s each, all in turns. Ours is `research.aec` as it is, without wrappers.

{pairs}

How many clones of an OpenSpiel state there are in a second, over the states of a random game:

{clones}
{missing}"""
