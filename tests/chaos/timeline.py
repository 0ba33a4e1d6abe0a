"""A night as a picture: faults, lost connections, and when moves were known to be stored."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from tests.chaos.faults import SHARED
from tests.chaos.history import History
from tests.chaos.night import Morning

LEFT, LANE, WIDE, TOP = 150, 22, 1_200, 40
PAGE: Final = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>body{{font:14px system-ui;margin:2em;background:#fffdf8;color:#222}}text{{font:11px system-ui}}
.fault{{fill:#f3c6b5;stroke:#9c3d1d}}.gone{{fill:#ddd;stroke:#888}}.kept{{stroke:#1d5f3a;stroke-width:1.5}}
.bad{{color:#9c1d1d;font-weight:bold}}</style>
<h1>{title}</h1><p>{counts}</p>{findings}
<p>Boxes with words: what went wrong. Grey boxes: no line. Strokes: a move that is known to be kept.</p>
{drawing}
"""


def page(morning: Morning, title: str) -> str:
    """Returns all of it as one self-contained file."""
    counts = ", ".join(f"{value:,} {name}" for name, value in morning.counts().items())
    bad = "".join(f'<p class="bad">{escape(each[:300])}</p>' for each in morning.verdict.findings[:50])
    return PAGE.format(title=escape(title), counts=escape(counts), findings=bad, drawing=_drawn(morning))


def _drawn(morning: Morning) -> str:
    lanes = [SHARED, *sorted({fault.whose for fault, *_ in morning.faults} - {SHARED})]
    rows = [*(_faults(morning, lane, number) for number, lane in enumerate(lanes))]
    rows += [_client(morning, each, len(lanes) + n) for n, each in enumerate(morning.histories)]
    high = TOP + LANE * len(rows) + 10
    inside = "".join(["".join(_seconds(morning, high)), *("".join(row) for row in rows)])
    return f'<svg viewBox="0 0 {LEFT + WIDE + 20} {high}" width="100%" role="img">{inside}</svg>'


def _x(morning: Morning, at: float) -> float:
    return LEFT + WIDE * (at - morning.began) / max(1.0, morning.ended - morning.began)


def _seconds(morning: Morning, high: int) -> Iterator[str]:
    length = morning.ended - morning.began
    step = next(each for each in (1, 5, 10, 30, 60, 300) if length / each <= 20 or each == 300)
    for second in range(0, int(length) + 1, step):
        x = _x(morning, morning.began + second)
        yield f'<path d="M{x:.1f} {TOP - 8}V{high}" stroke="#eee"/>'
        yield f'<text x="{x:.1f}" y="{TOP - 12}">{second} s</text>'


def _faults(morning: Morning, lane: str, row: int) -> Iterator[str]:
    yield _named(lane, row)
    for fault, since, until in morning.faults:
        if fault.whose == lane:
            yield _box(morning, row, (since, until), fault.kind, kind="fault")


def _client(morning: Morning, history: History, row: int) -> Iterator[str]:
    yield _named(history.name, row)
    for since, until in history.outages():
        yield _box(morning, row, (since, until), f"no line for {until - since:.1f} s", kind="gone")
    for answer in history.acknowledged:
        x, y = _x(morning, answer.acknowledged or 0.0), TOP + LANE * row
        yield f'<path class="kept" d="M{x:.1f} {y + 4}v{LANE - 8}"/>'


def _named(name: str, row: int) -> str:
    return f'<text x="4" y="{TOP + LANE * row + 15}">{escape(name)}</text>'


def _box(morning: Morning, row: int, when: tuple[float, float], words: str, *, kind: str) -> str:
    x, y = _x(morning, when[0]), TOP + LANE * row + 3
    wide = max(2.0, _x(morning, when[1]) - x)
    shown = f'<text x="{x + 3:.1f}" y="{y + 12}">{escape(words)}</text>' if kind == "fault" else ""
    return (
        f'<g><title>{escape(words)}</title><rect class="{kind}" x="{x:.1f}" y="{y}" width="{wide:.1f}" '
        f'height="{LANE - 6}"/>{shown}</g>'
    )
