"""The results on growth, their part of RESULTS.md, and their chart: `growth.svg`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from bench.chart import FAINT, INK, OURS, PAPER, RULE
from bench.results import Cells, judged_below, machine, middle, number, spread, table

DRAWN = Path(__file__).with_name("growth.svg")
SHORT, LONG = 50, 2000
MOVES = 12
"""The number of moves measured at each length."""
DEARER = 1.3
"""The target: the largest allowed ratio of a move's cost at input 2,000 to its cost at input 50."""
COLOURS = (OURS, "#2f6db3", "#4b8b3b", "#8a5fb0", "#b3912f", "#3b8b8b", "#77736b")


@dataclass(frozen=True, slots=True)
class Length:
    """The CPU time for a move in microseconds, by the number of earlier inputs; one item per round."""

    game: str
    costs: Mapping[int, tuple[float, ...]]

    @property
    def ratios(self) -> list[float]:
        """The ratio of the long game's cost to the short one's, in each round."""
        return [long / short for short, long in zip(self.costs[SHORT], self.costs[LONG], strict=True)]

    def cells(self) -> Cells:
        short, long = (number(middle(self.costs[each])) for each in (SHORT, LONG))
        ratio = middle(self.ratios)
        longest = max(self.costs)
        far = number(middle(self.costs[longest]))
        verdict = judged_below(ratio, DEARER)
        return self.game, short, long, far, number(ratio), spread(self.ratios), f"< {DEARER}", verdict


LENGTH_HEADINGS = ("game", "at 50, µs", "at 2,000, µs", "longest, µs", "ratio", "rounds", "needed", "")


@dataclass(frozen=True, slots=True)
class Question:
    """The response time of a query in milliseconds, by the number of tables."""

    what: str
    times: Mapping[int, float]

    def cells(self) -> Cells:
        return self.what, *(number(self.times[each]) for each in (min(self.times), max(self.times)))


QUESTION_HEADINGS = ("what", "fewest tables, ms", "most tables, ms")


@dataclass(frozen=True, slots=True)
class Sockets:
    """The CPU time for a move in microseconds, by the number of open sockets."""

    game: str
    costs: Mapping[int, float]

    def cells(self) -> Cells:
        told = "; ".join(f"{sockets:,}: {number(cost)}" for sockets, cost in self.costs.items())
        return self.game, told or "not measured"


SOCKET_HEADINGS = ("game", "sockets: CPU a move, µs")


TEXT = """## What grows

![Cost of a move over length, tables and sockets](growth.svg)

Measured on {machine}.

{lengths}

- *At 50* and *at 2,000*: processor time of the whole process for one move, of two people or as many as the
  game needs, from the letter to what everyone is told, kept on the disk; the median of {moves} moves. Before
  them came so many inputs: some moves, then hints, which are inputs that leave the position as it is.
  *Longest* is at {longest:,} inputs. Short and long come in turns, {rounds} times; each round gives a ratio,
  and the median of these is what counts.

{questions}

- SQLite with {fewest:,} tables in its file and with {most:,}, a twentieth of them of one guest: the median of
  some tries, without the wait for the disk. *All one has played* reads a document for each of a guest's games
  of a kind: it grows with these, not with the house.

{sockets}

- A real house at full speed, everyone playing, as under *A house full of tables*. With more sockets one write
  to the disk serves more moves.
"""


def text(lengths: Sequence[Length], questions: Sequence[Question], sockets: Sockets, rounds: int) -> str:
    """Returns the text of this part of RESULTS.md."""
    return TEXT.format(
        machine=machine(),
        lengths=table(LENGTH_HEADINGS, [each.cells() for each in lengths]),
        questions=table(QUESTION_HEADINGS, [each.cells() for each in questions]),
        sockets=table(SOCKET_HEADINGS, [sockets.cells()]),
        longest=max(lengths[0].costs),
        rounds=rounds,
        moves=MOVES,
        fewest=min(questions[0].times),
        most=max(questions[0].times),
    )


def draw(lengths: Sequence[Length], questions: Sequence[Question], sockets: Sockets) -> None:
    """Draws three charts, each of which should be flat."""
    with mpl.rc_context({"font.size": 10, "svg.hashsalt": "bench"}):
        figure = Figure((13, 4.6), facecolor=PAPER, layout=ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15))
        over_length, over_tables, over_sockets = figure.subplots(1, 3)
        _lines(
            over_length,
            "CPU a move, µs, over inputs before it",
            {each.game: {at: middle(costs) or 0.0 for at, costs in each.costs.items()} for each in lengths},
        )
        _lines(
            over_tables,
            "The store's answer, ms, over tables",
            {each.what: dict(each.times) for each in questions},
        )
        over_tables.set_xscale("log")
        over_tables.set_yscale("log")
        _lines(over_sockets, "CPU a move, µs, over sockets", {sockets.game: dict(sockets.costs)})
        over_sockets.set_ylim(bottom=0)
        over_length.set_ylim(bottom=0)
        figure.savefig(DRAWN, metadata={"Date": None})


def _lines(axes: Axes, title: str, lines: Mapping[str, Mapping[int, float]]) -> None:
    axes.set_facecolor(PAPER)
    axes.set_title(title, loc="left", weight="bold", color=INK, pad=10)
    for (name, points), colour in zip(lines.items(), COLOURS, strict=False):
        axes.plot(list(points), list(points.values()), marker="o", color=colour, label=name)
    axes.tick_params(which="both", length=0, labelcolor=FAINT)
    axes.margins(y=0.15)
    axes.grid(color=RULE)
    axes.spines[:].set_visible(False)
    axes.legend(frameon=False, labelcolor=INK, fontsize=8)
