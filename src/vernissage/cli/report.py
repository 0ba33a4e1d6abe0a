"""A report as one HTML page: charts, each with a sentence and a table of its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Final, NamedTuple

from vernissage.cli.arena_plot import ACCENT, FAINT, INK, PAPER, RULE

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SIGNS: Final = ("-", "--", ":", "-.")
"""Line styles, so that bots differ not by colour alone."""
COLOURS: Final = (ACCENT, "#2f5d8a", "#4d7a3a", "#8a6d1f", "#6b3f7a", INK)
MARKS: Final = ("o", "s", "^", "D", "v", "P")
STYLE: Final = f"""
body {{ max-width: 62rem; margin: 2rem auto; padding: 0 1rem; background: {PAPER}; color: {INK};
  font: 1rem/1.5 system-ui, sans-serif; }}
h1, h2 {{ line-height: 1.2; }} svg {{ max-width: 100%; height: auto; }}
table {{ border-collapse: collapse; margin: 1rem 0; }}
th, td {{ padding: .2rem .8rem; border-bottom: 1px solid {RULE}; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }} small {{ color: {FAINT}; }}
"""


class Estimate(NamedTuple):
    """A value with its 95 % confidence interval."""

    name: str
    value: float
    low: float
    high: float

    def told(self, unit: str = "") -> tuple[str, ...]:
        return (self.name, *(f"{each:.1f}{unit}" for each in (self.value, self.low, self.high)))


@dataclass(frozen=True, slots=True)
class Part:
    """A section of the report: one sentence, a chart, and a table of its numbers."""

    heading: str
    sentence: str
    drawing: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def page(title: str, intro: str, parts: Sequence[Part]) -> str:
    """Returns the HTML page. `intro` is HTML; all other text is escaped."""
    body = "".join(map(_section, parts))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1><p>{intro}</p>{body}</html>\n"
    )


def _section(part: Part) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in part.head)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in part.rows)
    return (
        f"<section><h2>{escape(part.heading)}</h2><p>{escape(part.sentence)}</p>{part.drawing}"
        f"<details><summary>In numbers</summary><table><tr>{head}</tr>{rows}</table></details></section>"
    )


# Charts, as inline SVG


def dots(values: Sequence[Estimate], label: str, fair: float | None = None) -> str:
    """Draws a row for each value with its interval, and a dashed line at `fair`."""

    def draw(axes: Axes) -> None:
        for row, (_, value, low, high) in enumerate(values):
            axes.hlines(row, low, high, color=ACCENT, alpha=0.3, linewidth=8)
            axes.plot(value, row, "o", color=ACCENT, markersize=8)
        if fair is not None:
            axes.axvline(fair, color=FAINT, linestyle=(0, (4, 4)), linewidth=1.2)
        axes.set_yticks(range(len(values)), [name for name, *_ in values])
        axes.set_ylim(len(values) - 0.4, -0.6)
        axes.set_xlabel(label)

    return svg(draw, 1.2 + 0.42 * len(values))


def lines(found: Mapping[str, Sequence[Estimate | None]], label: str) -> str:
    """Draws a line for each name through its estimates, with intervals; None leaves a gap."""
    places = next(iter(found.values()))
    headed = [next(row[at] for row in found.values() if row[at] is not None) for at in range(len(places))]

    def draw(axes: Axes) -> None:
        for number, (name, row) in enumerate(found.items()):
            colour, shift = COLOURS[number % len(COLOURS)], 0.03 * (number - len(found) / 2)
            told = [(at + shift, each) for at, each in enumerate(row) if each is not None]
            for at, each in told:
                axes.vlines(at, each.low, each.high, color=colour, alpha=0.3, linewidth=5)
            axes.plot(
                [at for at, _ in told],
                [each.value for _, each in told],
                SIGNS[number % len(SIGNS)],
                marker=MARKS[number % len(MARKS)],
                color=colour,
                label=name,
            )
        axes.set_xticks(range(len(headed)), [each.name for each in headed if each is not None])
        axes.set_ylabel(label)
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))

    return svg(draw, 4.2)


def svg(draw: Callable[[Axes], None], height: float) -> str:
    """Returns a drawing as SVG. It has no date and no random ids, so it is reproducible."""
    # Imported late: matplotlib is optional and slow to load.
    import matplotlib as mpl  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    with mpl.rc_context({"font.size": 11, "text.parse_math": False, "svg.hashsalt": "report"}):
        figure = Figure((9, height), facecolor=PAPER, layout=ConstrainedLayoutEngine())
        axes = figure.add_subplot(facecolor=PAPER)
        draw(axes)
        axes.spines[:].set_visible(False)
        axes.set_axisbelow(True)
        axes.grid(color=RULE)
        axes.tick_params(length=0)
        written = StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None})
    # The XML declaration and the doctype are left out.
    return "".join(written.getvalue().partition("<svg")[1:])
