"""Chaos tests on demand: `make chaos SEED=name MINUTES=5 SEEDS=20`. Fails if the checker finds anything."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console

from tests import cluster, postgres, redis
from tests.chaos import faults, timeline
from tests.chaos.night import CALM, Morning, spend
from tests.chaos.trouble import troubled
from tests.server.live import NO_LIMITS, Nursery

EVERY: Final = 6.0
"""The average seconds between two faults of the same server."""
PARTIES: Final = 6
PACE: Final = 0.2
"""The average seconds that people think."""
SHOWN: Final = 30
LONGEST: Final = 60.0


async def night(
    seed: str,
    seconds: float,
    *,
    houses: int = cluster.MANY,
    altered: tuple[str, ...] = (),
    parties: int = PARTIES,
    every: float = EVERY,
    pace: float = PACE,
    kinds: tuple[faults.Kind, ...] = (),
    calm: float = CALM,
) -> Morning:
    """Runs a night from an empty site to the verdict; with only these kinds of faults, if any are named."""
    with (
        tempfile.TemporaryDirectory(prefix="night-") as folder,
        postgres.running() as first,
        redis.running() as second,
        Nursery() as nursery,
    ):
        async with troubled(
            Path(folder), nursery, (first, second), NO_LIMITS, houses=houses, altered=altered
        ) as fell:
            planned = faults.plan(seed, seconds, list(fell.site.houses), every, kinds)
            return await spend(fell, planned, seed, parties=parties, pace=pace, calm=calm)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--seed", default="a dark night", help="the same seed is the same plan")
    parser.add_argument("--seeds", type=int, default=1, help="so many nights, with numbers after the seed")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--houses", type=int, choices=range(1, cluster.MANY + 1), default=cluster.MANY)
    parser.add_argument("--every", type=float, default=EVERY)
    parser.add_argument("--altered", action="append", default=[], help="a bug: tests.chaos.altered:NAME:")
    parser.add_argument("--folder", type=Path, default=Path("build/chaos"), help="of all runs")
    wanted = parser.parse_args()
    if wanted.minutes > LONGEST:
        parser.error(f"no night is longer than {LONGEST:.0f} minutes")
    without = cluster.missing()
    if without:
        parser.exit(2, f"{without}\n")
    seeds = [wanted.seed] if wanted.seeds == 1 else [f"{wanted.seed} {n + 1}" for n in range(wanted.seeds)]
    sys.exit(1 if sum([_run(seed, wanted) for seed in seeds]) else 0)


def _run(seed: str, wanted: argparse.Namespace) -> int:
    """Runs one night, keeps what it saw, and returns how much it found."""
    morning = asyncio.run(
        night(
            seed,
            60 * wanted.minutes,
            houses=wanted.houses,
            altered=tuple(wanted.altered),
            every=wanted.every,
        )
    )
    said = Console(soft_wrap=True, highlight=False)
    for name, value in morning.counts().items():
        said.print(f"{value:>10,}  {name}")
    for found in morning.verdict.findings[:SHOWN]:
        said.print(f"FOUND {found[:400]}", markup=False)
    folder = kept(morning, seed, wanted.folder)
    said.print(f"Kept in {folder}: findings, a timeline and all logs", markup=False)
    return len(morning.verdict.findings)


def kept(morning: Morning, seed: str, folder: Path) -> Path:
    """Keeps a night in a folder of its own, and adds it to the table of all nights. Returns the folder."""
    of_seed = re.sub(r"\W+", "-", seed)
    own = next(each for n in count(1) if not (each := folder / f"{of_seed}-{n}").exists())
    own.mkdir(parents=True)
    (own / "seed.txt").write_text(f"{seed}\n", encoding="utf-8")
    findings = "".join(f"{each}\n" for each in morning.verdict.findings)
    (own / "findings.txt").write_text(findings, encoding="utf-8")
    (own / "timeline.html").write_text(timeline.page(morning, f"Night {seed!r}"), encoding="utf-8")
    for name, log in morning.logs.items():
        (own / f"{name}.log").write_text(log, encoding="utf-8")
    counts = {**morning.counts(), "found": len(morning.verdict.findings)}
    table = folder / "nights.md"
    if not table.exists():
        table.write_text(f"{_line(['night', *counts])}{_line(['---'] * (1 + len(counts)))}", encoding="utf-8")
    with table.open("a", encoding="utf-8") as nights:
        nights.write(_line([own.name, *(f"{value:,}" for value in counts.values())]))
    return own


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


if __name__ == "__main__":
    main()
