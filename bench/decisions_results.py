"""The comparison with peers, and its part of RESULTS.md."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.results import Cells, judged, machine, middle, not_measured, number, spread, table


@dataclass(frozen=True, slots=True)
class Pair:
    """Random play of one of our games and of a peer, measured alternately."""

    game: str
    players: int
    peer: str
    turns: tuple[tuple[float, float], ...]
    """Our rate and the peer's in each round, measured one right after the other."""
    needed: float | None
    charted: bool
    """Whether the pair is in the bar chart."""

    @property
    def ours(self) -> float | None:
        return middle(ours for ours, _ in self.turns)

    @property
    def theirs(self) -> float | None:
        return middle(theirs for _, theirs in self.turns)

    @property
    def ratios(self) -> list[float]:
        """The ratio in each round. Both rates were measured under the same conditions."""
        return [ours / theirs for ours, theirs in self.turns]

    @property
    def ratio(self) -> float | None:
        return middle(self.ratios)

    @property
    def verdict(self) -> str:
        return judged(self.ratio, self.needed)


PAIR_HEADINGS = ("game", "players", "peer", "ours/s", "peer/s", "ratio", "turns", "needed", "")


def pair_cells(pair: Pair) -> Cells:
    head = (pair.game, str(pair.players), pair.peer, number(pair.ours), number(pair.theirs))
    return (*head, number(pair.ratio), spread(pair.ratios), number(pair.needed), pair.verdict)


TEXT = """## Beside its peers

{picture}Random play, in decisions in a second of the processor's. Ours goes through `offers` and `play`;
every peer goes through the Python interface it offers, and all pick their moves with the same
`random.Random`. Measured on {machine}.

{pairs}

How to read it: a *ratio* above 1 means that ours is faster; *needed* is the least we ask of ourselves.
All are measured in turns, one after the other, {rounds} times {seconds:g} s each, every one in a process of
its own that stays. Each turn gives a ratio, for the two of a turn met the machine in the same mood, and the
median of these is what counts; *turns* is the lowest and the highest of them. Where that range lies on both
sides of what is needed, one run proves nothing: run it again. The figures are medians too. The ratios
travel from machine to machine, the figures themselves do not.

- All are dealt for four where the game allows it (else the nearest number): hearts is always for four.
- Hearts is written in C++ and driven from Python. It deals its 52 cards as steps of chance; they are played,
  but only *deal counted* counts them, for nobody decides anything there. Our games deal within the time, too,
  and count nothing for it.
- RLCard and PettingZoo build the arrays a learner sees at every step; ours makes none unless asked. *Bare* is
  RLCard's uno without them.
{missing}"""


def text(pairs: Sequence[Pair], missing: Sequence[str], rounds: int, seconds: float) -> str:
    """Returns the text of this part of RESULTS.md."""
    return TEXT.format(
        machine=machine(),
        picture="![Random play, decisions a second](results.svg)\n\n" if pairs else "",
        pairs=table(PAIR_HEADINGS, [pair_cells(pair) for pair in pairs]),
        missing=not_measured(missing),
        rounds=rounds,
        seconds=seconds,
    )
