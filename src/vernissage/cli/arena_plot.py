"""The arena's plot: win rates as dots with confidence intervals, or as a curve over strength."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from vernissage.bots.arena import Scoreboard, counted
from vernissage.cli.arena_curve import Curve, curve_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SUFFIXES: Final = (".svg", ".png")

PAPER: Final = "#fbfaf6"
INK: Final = "#2b2a28"
FAINT: Final = "#77736b"
RULE: Final = "#e6e2d8"
ACCENT: Final = "#b3462f"
PERCENTS: Final = {tick: f"{tick} %" for tick in range(0, 101, 20)}


def draw(path: Path, title: str, players: int, board: Scoreboard) -> None:
    """Draws a row for each bot, or a curve for one bot at many strengths.

    The dashed line is an equal share.
    """
    # Imported late: matplotlib is optional and slow to load. A plain Figure, without pyplot, uses Agg or SVG
    # and never opens a window.
    import matplotlib as mpl  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    curve = curve_of(board)
    # The file must be reproducible: no date, no random ids.
    with mpl.rc_context({"font.size": 11, "text.parse_math": False, "svg.hashsalt": title}):
        layout = ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.15)
        size = (8, 1.9 + 0.48 * len(board.names) if curve is None else 5.2)
        figure = Figure(size, dpi=160, facecolor=PAPER, layout=layout)
        axes = figure.add_subplot(facecolor=PAPER)
        _dress(axes, title, players, board)
        if curve is None:
            _draw_rows(axes, board)
        else:
            _draw_curve(axes, board.share, curve)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _dress(axes: Axes, title: str, players: int, board: Scoreboard) -> None:
    """Sets the title, removes the frame and adds a light grid."""
    axes.set_title(f"{title}: who wins how often", loc="left", pad=30, fontsize=15, weight="bold", color=INK)
    said = f"{counted(players)} · {board.games} games · bars: 95 % confidence"
    said += "" if board.share is None else " · dashed: an equal share"
    axes.annotate(
        said, (0, 1), xycoords="axes fraction", xytext=(0, 12), textcoords="offset points", color=FAINT
    )
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)


def _draw_rows(axes: Axes, board: Scoreboard) -> None:
    """Draws the bots in rows, best first, with each rate as a label."""
    names = [board.names[place] for place in board.ranked()]
    axes.set_yticks(range(len(names)), names, color=INK)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(0, 100)
    axes.set_xticks(list(PERCENTS), list(PERCENTS.values()), color=FAINT)
    axes.tick_params(length=0, pad=9)
    axes.tick_params(axis="y", pad=14)
    axes.grid(axis="x", color=RULE)
    if board.share is not None:
        axes.axvline(100 * board.share, color=FAINT, linestyle=(0, (4, 4)), linewidth=1.2)
    column = axes.get_yaxis_transform()
    for row, place in enumerate(board.ranked()):
        tally = board.tallies[place]
        low, high = tally.interval
        axes.hlines(row, 100 * low, 100 * high, color=ACCENT, alpha=0.3, linewidth=8, clip_on=False)
        axes.plot(100 * tally.rate, row, "o", color=ACCENT, markersize=9, clip_on=False)
        said = f"{100 * tally.rate:.1f} %"
        axes.text(1.15, row, said, transform=column, ha="right", va="center_baseline", color=INK)


def _draw_curve(axes: Axes, share: float | None, curve: Curve) -> None:
    """Draws rates over strength, each with a label above its interval."""
    axes.set_xlabel(curve.label, color=INK, labelpad=10)
    axes.set_xticks(curve.places, [f"{number}{curve.unit}" for number in curve.numbers], color=INK)
    axes.set_xlim(-0.05, 1.05)
    axes.set_ylim(0, 104)
    axes.set_yticks(list(PERCENTS), list(PERCENTS.values()), color=FAINT)
    axes.tick_params(length=0, pad=9)
    axes.grid(axis="y", color=RULE)
    if share is not None:
        axes.axhline(100 * share, color=FAINT, linestyle=(0, (4, 4)), linewidth=1.2)
    rates = [100 * tally.rate for tally in curve.tallies]
    axes.plot(curve.places, rates, "-o", color=ACCENT, markersize=9, linewidth=1.6, clip_on=False)
    for place, rate, tally in zip(curve.places, rates, curve.tallies, strict=True):
        low, high = tally.interval
        axes.vlines(place, 100 * low, 100 * high, color=ACCENT, alpha=0.3, linewidth=8)
        axes.annotate(
            f"{rate:.1f} %",
            (place, 100 * high),
            xytext=(0, 7),
            textcoords="offset points",
            ha="center",
            color=INK,
        )
