"""A chaos test on demand: `make chaos SEED=name MINUTES=5`. It fails if the checker finds anything."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
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
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--houses", type=int, choices=range(1, cluster.MANY + 1), default=cluster.MANY)
    parser.add_argument("--every", type=float, default=EVERY)
    parser.add_argument("--altered", action="append", default=[], help="a bug: tests.chaos.altered:NAME:")
    parser.add_argument("--page", type=Path, default=Path("build/chaos.html"), help="where it is drawn")
    wanted = parser.parse_args()
    if wanted.minutes > LONGEST:
        parser.error(f"no night is longer than {LONGEST:.0f} minutes")
    without = cluster.missing()
    if without:
        parser.exit(2, f"{without}\n")
    morning = asyncio.run(
        night(
            wanted.seed,
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
    wanted.page.parent.mkdir(parents=True, exist_ok=True)
    wanted.page.write_text(timeline.page(morning, f"Night {wanted.seed!r}"), encoding="utf-8")
    for name, log in morning.logs.items():
        wanted.page.with_name(f"chaos-{name}.txt").write_text(log, encoding="utf-8")
    said.print(f"Drawn in {wanted.page}; what houses and proxy have written lies beside it")
    sys.exit(1 if morning.verdict.findings else 0)


if __name__ == "__main__":
    main()
