"""Makes a failure smaller: fewer people, servers, storms and faults, and it still fails the same way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from tests.simulation.night import Morning, Plan

PARTICULARS: Final = re.compile(r"\b[A-Z]{4,6}\b|[\d.]+|b['\"].*")
"""What differs from night to night: codes of tables, numbers, and frames."""


def kind(morning: Morning) -> str:
    """Returns what was found first, without its particulars; empty if nothing was."""
    return PARTICULARS.sub("", morning.findings[0])[:60] if morning.findings else ""


def smaller(plan: Plan, run: Callable[[Plan], Morning]) -> Iterator[Plan]:
    """Yields ever smaller nights that fail as this one does."""
    wanted = kind(run(plan))

    def fails(fewer: Plan) -> bool:
        return kind(run(fewer)) == wanted

    for fewer in _simpler(plan):
        if fails(fewer):
            plan = fewer
            yield plan
            break
    step = len(plan.faults()) // 2
    while step:
        left = [number for number in range(len(plan.planned())) if number not in plan.without]
        pieces = (frozenset(left[begin : begin + step]) for begin in range(0, len(left), step))
        without = next((each for each in pieces if fails(_without(plan, each))), None)
        if without is None:
            step //= 2
        else:
            plan = _without(plan, without)
            yield plan


def _without(plan: Plan, faults: frozenset[int]) -> Plan:
    return replace(plan, without=plan.without | faults)


def _simpler(plan: Plan) -> Iterator[Plan]:
    """Yields nights with fewer people and servers and less time, the smallest first."""
    for parties in (1, 2, 4, 8):
        for houses in range(2, plan.houses + 1):
            for storms in range(1, plan.storms + 1):
                if (parties, houses, storms) < (plan.parties, plan.houses, plan.storms):
                    yield replace(plan, parties=parties, houses=houses, storms=storms)
