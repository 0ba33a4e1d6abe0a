"""The results as a bar chart: `results.svg`."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter

from bench.decisions_results import Pair
from bench.results import number

PAPER, INK, FAINT, RULE = "#fbfaf6", "#2b2a28", "#77736b", "#e6e2d8"
OURS, PEERS = "#b3462f", "#b9b3a6"


def bars(pairs: Sequence[Pair]) -> dict[str, tuple[float, str]]:
    """Returns the median rate and the colour of each of our games and each peer, the slowest first."""
    rates: dict[tuple[str, str], list[float]] = {}
    for pair in (pair for pair in pairs if pair.charted):
        ours = rates.setdefault((f"{pair.game}, {pair.players} players", OURS), [])
        theirs = rates.setdefault((pair.peer, PEERS), [])
        ours += [own for own, _ in pair.turns]
        theirs += [other for _, other in pair.turns]
    found = {name: (median(measured), colour) for (name, colour), measured in rates.items() if measured}
    return dict(sorted(found.items(), key=lambda bar: bar[1]))


def draw(path: Path, pairs: Sequence[Pair]) -> None:
    """Draws a bar for each rate of random play, in decisions a second; ours are red."""
    drawn_bars = bars(pairs)
    rates = [rate for rate, _ in drawn_bars.values()]
    # The file must be reproducible: no date, no random ids.
    with mpl.rc_context({"font.size": 11, "svg.hashsalt": "bench"}):
        figure = Figure(
            (9, 1.6 + 0.42 * len(drawn_bars)),
            facecolor=PAPER,
            layout=ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.15),
        )
        axes = figure.add_subplot(facecolor=PAPER)
        drawn = axes.barh(
            list(drawn_bars), rates, height=0.62, color=[colour for _, colour in drawn_bars.values()]
        )
        axes.bar_label(drawn, [number(rate) for rate in rates], padding=6, color=INK)
        axes.set_title(
            "Random play, decisions a second on one core", loc="left", weight="bold", color=INK, pad=14
        )
        axes.set_xlim(0, max(rates) * 1.12)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda tick, _: f"{tick:,.0f}"))
        axes.tick_params(length=0, labelcolor=INK)
        axes.tick_params(axis="x", labelcolor=FAINT)
        axes.grid(axis="x", color=RULE)
        axes.set_axisbelow(True)
        axes.spines[:].set_visible(False)
        figure.savefig(path, metadata={"Date": None})
