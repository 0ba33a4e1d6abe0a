"""The fast twins: whole random games, and batches with masks, compared with hearts and pgx."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from bench import chart
from bench.decisions import present
from bench.decisions_results import Pair
from bench.figures import described, peer_command, players_of
from bench.ours import own_of
from bench.peers import INSIDE, PEERS, PGX, ROOT, Peer
from bench.results import Cells, Effort, judged, machine, middle, not_measured, number, spread, table
from bench.screen import show, warn
from bench.turns import in_both, in_turns
from vernissage import catalog

SECONDS, ROUNDS = 1.0, 5
WHATS = {"games": "whole games", "batch": "batch of 256"}
HEADINGS = ("game", "players", "what", "peer", "ours/s", "peer/s", "ratio", "turns", "needed", "")
BESIDE = (INSIDE, PEERS[0], *PGX)
TIMES_PGX = 20
"""The required ratio to the decisions of pgx, at its best batch size."""


@dataclass(frozen=True, slots=True)
class Twin:
    """One measurement of a game's twin: whole games or batches."""

    name: str
    what: str

    @property
    def players(self) -> int:
        return players_of(self.name)

    @property
    def title(self) -> str:
        return f"{described(self.name).title}: {WHATS[self.what]}"

    def command(self, seconds: float) -> list[str]:
        module = ("-m", "bench.twins_ours", self.what, self.name, str(self.players), str(seconds))
        return [sys.executable, *module]


def measure(effort: Effort) -> str:
    """Measures every twin of these games and its peers, and returns the text of this part."""
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    there, missing = present(seconds, BESIDE)
    names = [name for name in effort.games if (catalog.folder(name) / "twin").is_dir()]
    twins = [Twin(name, what) for name in names for what in WHATS]
    commands: dict[Twin | Peer, list[str]] = {twin: twin.command(seconds) for twin in twins}
    commands |= {peer: peer_command(peer, seconds) for peer in there}
    figures = in_turns("twins", commands, rounds)
    compared = [peer for peer in there if peer not in PGX]
    compared += (
        [max(batches, key=lambda peer: middle(figures[peer]) or 0)]
        if (batches := [peer for peer in there if peer in PGX])
        else []
    )
    pairs = [
        (twin, peer, pair(twin, peer, figures[twin], figures[peer])) for twin in twins for peer in compared
    ]
    rows = [cells(*each) for each in pairs]
    show("Fast twins", HEADINGS, rows)
    for name in missing:
        warn(f"NOT MEASURED: {name}")
    if effort.write and pairs:
        chart.draw(ROOT / "bench" / "twins.svg", [each for *_, each in pairs])
    return TEXT.format(
        machine=machine(),
        rows=table(HEADINGS, rows),
        rounds=rounds,
        seconds=seconds,
        missing=not_measured(missing),
    )


def pair(twin: Twin, peer: Peer, ours: Sequence[float | None], theirs: Sequence[float | None]) -> Pair:
    return Pair(twin.title, twin.players, peer.title, in_both(ours, theirs), None, charted=True)


def cells(twin: Twin, peer: Peer, measured: Pair) -> Cells:
    """Returns a row of the table. The target is a number of decisions; compared with pgx it is a ratio."""
    head = (described(twin.name).title, str(twin.players), WHATS[twin.what], peer.title)
    rates = (number(measured.ours), number(measured.theirs), number(measured.ratio), spread(measured.ratios))
    if peer in PGX:
        return (*head, *rates, f"{TIMES_PGX} times", judged(measured.ratio, TIMES_PGX))
    needed = own_of(twin.name).twins.get(twin.what)
    return (*head, *rates, f"{number(needed)}/s", judged(measured.ours, needed))


TEXT = """## Fast twins

![Fast twins, decisions a second](twins.svg)

Random play, in decisions in a second of the processor's, on {machine}; {rounds} times {seconds:g} s each.
All of them are asked in turns, round by round, each in a process that stays.

{rows}

- *Whole games* are dealt, played by chance to the end, and dealt again, without leaving the compiled code.
- *Batch* is `research.vector`: one action in each of 256 games at a time, each any that is offered, with a
  mask of all that is offered in each; games that end are dealt anew.
- *Inside C++*, OpenSpiel's own random bots play whole games of hearts; the other one is driven from Python,
  decision by decision.
- pgx's sparrow mahjong is compiled by JAX, for this processor, with any offered action in every game of a
  batch; of its batches, the best one counts.
{missing}"""
