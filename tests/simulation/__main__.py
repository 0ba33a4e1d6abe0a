"""Simulated nights: replays one of them, or searches new ones (docs/testing.md).

python -m tests.simulation --seed 81723 --houses 3
python -m tests.simulation --minutes 10
"""

from __future__ import annotations

import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from itertools import count
from time import monotonic
from typing import Final

from rich.console import Console

from tests.simulation.mistakes import MISTAKES
from tests.simulation.night import Morning, Plan
from tests.simulation.search import cores, nights, one
from tests.simulation.smaller import smaller
from tests.simulation.sometimes import PATHS

ORDER: Final = "PYTHONHASHSEED"
LATEST: Final = 200
"""How many lines of a story are printed."""
ENOUGH: Final = 40
"""How many nights must have walked every path."""
USUAL: Final = Plan("7")
SAID: Final = Console(soft_wrap=True, highlight=False, markup=False)


def main() -> None:
    if os.environ.get(ORDER) != "0":  # The order of Python's sets belongs to a night.
        command = [sys.executable, "-m", "tests.simulation", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, ORDER: "0"})  # noqa: S606 - this program once more
    parser = ArgumentParser(prog="python -m tests.simulation", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", default="", help="the seed of a night; with --minutes, of the first")
    parser.add_argument(
        "--houses", type=int, choices=(1, 2, 3), default=USUAL.houses, help="how many servers"
    )
    parser.add_argument("--parties", type=int, default=USUAL.parties, help="how many tables at once")
    parser.add_argument(
        "--storms", type=int, default=USUAL.storms, help="how many storms, with a calm after each"
    )
    parser.add_argument("--without", default="", help="the numbers of faults that are left out")
    parser.add_argument("--wrong", default="", choices=("", *MISTAKES), help="a mistake to plant")
    parser.add_argument("--minutes", type=float, default=0.0, help="search new nights for so long")
    parser.add_argument("--as-it-is", action="store_true", help="don't look for a smaller night that fails")
    wanted = parser.parse_args()
    sys.exit(_search(wanted) if wanted.minutes else _replay(wanted))


def _plan(wanted: Namespace, seed: str) -> Plan:
    without = frozenset(int(number) for number in wanted.without.split(",") if number)
    return Plan(seed, wanted.houses, wanted.parties, wanted.storms, without=without)


def _replay(wanted: Namespace) -> int:
    plan = _plan(wanted, wanted.seed or USUAL.seed)
    morning = one(plan, wanted.wrong)
    if morning.findings and not wanted.as_it_is:
        for fewer in smaller(plan, lambda each: one(each, wanted.wrong)):
            SAID.print(f"It also fails with {_command(fewer, wanted.wrong)}")
            plan = fewer
        morning = one(plan, wanted.wrong)
    for at, what in morning.story[-LATEST:]:
        SAID.print(f"{at:9.3f}  {what}")
    for name, number in sorted(morning.counts.items()) + sorted(morning.paths.items()):
        SAID.print(f"{number:>10,}  {name}")
    for found in morning.findings:
        SAID.print(f"FOUND at {found}")
    return bool(morning.findings)


def _search(wanted: Namespace) -> int:
    until = monotonic() + 60 * wanted.minutes
    began, counts, paths, hours, seen = monotonic(), Counter[str](), Counter[str](), 0.0, 0

    def plans() -> Iterator[Plan]:
        for number in count(1):
            if monotonic() > until:
                return
            yield _plan(wanted, f"{wanted.seed}{number}")

    failed: tuple[Plan, Morning] | None = None
    for plan, morning in nights(plans(), cores(), wanted.wrong):
        counts.update(morning.counts)
        paths.update(morning.paths)
        hours, seen = hours + morning.hours, seen + 1
        minutes = (monotonic() - began) / 60
        SAID.print(
            f"{minutes:5.1f} min, {seen:,} nights, {hours:,.0f} hours of people at tables, "
            f"{counts['faults']:,} faults, {counts['messages']:,} messages",
            end="\r",
        )
        if morning.findings:
            failed = plan, morning
            break
    for name, number in (*sorted(counts.items()), *((path, paths[path]) for path in PATHS)):
        SAID.print(f"{number:>10,}  {name}")
    if failed is None:
        never = [path for path in PATHS if not paths[path]] if seen >= ENOUGH else []
        for path in never:
            SAID.print(f"FOUND a path that no night has walked: {path}")
        return bool(never)
    plan, morning = failed
    SAID.print(f"FOUND {morning.findings[0]}\nReplay it: {_command(plan, wanted.wrong)}")
    return 1


def _command(plan: Plan, wrong: str) -> str:
    command = ["python", "-m", "tests.simulation", "--seed", plan.seed, "--houses", str(plan.houses)]
    command += ["--parties", str(plan.parties), "--storms", str(plan.storms)]
    if plan.without:
        command += ["--without", ",".join(map(str, sorted(plan.without)))]
    return shlex.join([*command, *(("--wrong", wrong) if wrong else ())])


if __name__ == "__main__":
    main()
