"""The arena's picture: win rates as dots, and how sure they are as bars."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from vernissage.bots.arena import Scoreboard

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SUFFIXES: Final = (".svg", ".png")

PAPER: Final = "#fbfaf6"
INK: Final = "#2b2a28"
FAINT: Final = "#77736b"
RULE: Final = "#e6e2d8"
ACCENT: Final = "#b3462f"


def draw(path: Path, title: str, players: int, board: Scoreboard) -> None:
    """One row for each bot, the best on top; the dashed line is an equal share."""
    # Imported late: matplotlib is an extra, and slow to load. A Figure of one's own, without pyplot,
    # draws with Agg or as SVG and never asks for a window.
    import matplotlib as mpl  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    # The same result makes the same file: no date, no random ids.
    with mpl.rc_context({"font.size": 11, "text.parse_math": False, "svg.hashsalt": title}):
        layout = ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.15)
        size = (8, 1.9 + 0.48 * len(board.names))
        figure = Figure(size, dpi=160, facecolor=PAPER, layout=layout)
        axes = figure.add_subplot(facecolor=PAPER)
        _dress(axes, title, players, board)
        for row, place in enumerate(board.ranked()):
            tally = board.tallies[place]
            low, high = tally.interval
            axes.hlines(row, 100 * low, 100 * high, color=ACCENT, alpha=0.3, linewidth=8, clip_on=False)
            axes.plot(100 * tally.rate, row, "o", color=ACCENT, markersize=9, clip_on=False)
            column = axes.get_yaxis_transform()
            said = f"{100 * tally.rate:.1f} %"
            axes.text(1.15, row, said, transform=column, ha="right", va="center_baseline", color=INK)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _dress(axes: Axes, title: str, players: int, board: Scoreboard) -> None:
    """Title, names, a quiet grid, and no frame."""
    axes.set_title(f"{title}: who wins how often", loc="left", pad=30, fontsize=15, weight="bold", color=INK)
    said = f"{players} players · {board.games} games · bars: 95 % confidence · dashed: an equal share"
    axes.annotate(
        said, (0, 1), xycoords="axes fraction", xytext=(0, 12), textcoords="offset points", color=FAINT
    )
    names = [board.names[place] for place in board.ranked()]
    axes.set_yticks(range(len(names)), names, color=INK)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(0, 100)
    axes.set_xticks(range(0, 101, 20), [f"{tick} %" for tick in range(0, 101, 20)], color=FAINT)
    axes.tick_params(length=0, pad=9)
    axes.tick_params(axis="y", pad=14)
    axes.grid(axis="x", color=RULE)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
    axes.axvline(100 / players, color=FAINT, linestyle=(0, (4, 4)), linewidth=1.2)
