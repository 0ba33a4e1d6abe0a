"""A soak test on demand: `make soak TABLES=200 MINUTES=20`. It fails on growth or complaints.

On two busy cores, 200 tables in 22 minutes played 2,784 games and 109,929 moves of people, with no error and
nobody stuck. Memory grew by 1.19 MiB a minute in the first ten minutes, when games are played for the first
time, by 0.449 from the third on (0.306 to 0.591), and by 0.16 in the last nine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console

from tests.server.live import Nursery
from tests.soak.slope import Slope
from tests.soak.soaking import Report, soak

TABLES: Final = 200
MINUTES: Final = 20.0
"""Long enough for the slowest games to be played several times. Before that, memory only fills."""
LONGEST: Final = 60.0
PACE: Final = 1.0
"""Seconds that bots wait before they answer, and about as long as people think."""
SAID: Final = 30
"""How many readings between two lines of output."""
GROWS: Final = 0.5
"""MiB a minute: a server that certainly grows by more has a leak."""
SHOWN: Final = 20


def said_of(slope: Slope) -> str:
    between = f"between {slope.low:+.3f} and {slope.high:+.3f}"
    return f"{slope.value:+.3f} MiB a minute, {between} (95 %, n = {slope.blocks})"


def faults(report: Report) -> list[str]:
    """Lists the failures of a soak run: findings, log lines, a bad exit, growing memory."""
    found = list(report.tally.findings)
    if report.complaints:
        found.append(f"the log: {report.complaints}")
    if not report.ended_in_peace:
        found.append(f"the house ended with {report.status}")
    if report.growth.low > GROWS:
        found.append(f"the house grows: {said_of(report.growth)}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--pace", type=float, default=PACE, help="seconds that bots wait and people think")
    wanted = parser.parse_args()
    if wanted.minutes > LONGEST:
        parser.error(f"no soak is longer than {LONGEST:.0f} minutes")
    said = Console(soft_wrap=True, highlight=False)

    def say(report: Report) -> None:
        if len(report.times) % SAID == 1:
            tally = report.tally
            said.print(
                f"{report.times[-1]:5.1f} min  {report.memory[-1]:6.1f} MiB,"
                f" bots {report.helpers[-1]:6.1f} MiB  {tally.games:6,} games"
                f"  {tally.moves:8,} moves of people"
            )

    with tempfile.TemporaryDirectory(prefix="soak-") as folder, Nursery() as nursery:
        report = asyncio.run(
            soak(
                Path(folder),
                nursery,
                tables=wanted.tables,
                seconds=60 * wanted.minutes,
                pace=wanted.pace,
                say=say,
            )
        )
    tally = report.tally
    said.print(f"{wanted.tables} tables, {wanted.minutes:g} minutes")
    said.print(f"{tally.games:,} games were played to the end, {tally.stopped:,} of them stopped")
    said.print(f"{report.inputs:,} inputs were kept, {tally.moves:,} of them moves of people")
    said.print(f"people came back {tally.returns:,} times after they were cut off")
    for name, many in (*tally.deeds.most_common(), *tally.refusals.most_common()):
        said.print(f"{many:>10,}  {name}", markup=False)
    said.print(f"the house:  {said_of(report.growth)}")
    said.print(f"its bots:   {said_of(report.bots_growth)}")
    wrong = faults(report)
    for fault in wrong[:SHOWN]:
        said.print(f"FOUND {fault[:2000]}", markup=False)
    said.print("nothing was found" if not wrong else f"{len(wrong)} things were found")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
