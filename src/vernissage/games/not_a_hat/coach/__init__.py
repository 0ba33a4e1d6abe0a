"""How long somebody's memory lasts: right names and right judgements, by how long ago the gift was known."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from vernissage.core.coach import Chart, Recollection, Remark, Tally
from vernissage.core.game import Step
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.moves import Event
from vernissage.games.not_a_hat.state import State
from vernissage.games.not_a_hat.truth import Journey, journeys

ENOUGH: Final = 20
"""With fewer answers nothing is said about how long a memory lasts."""


def recall(seat: Seat, _first: State, steps: Sequence[Step[State, Event]]) -> Recollection:
    """HAT-5.1: what this seat named and judged, and how much of it rightly, by age."""
    found = [
        answer
        for journey in journeys([event for step in steps for event in step.events])
        for answer in answers(journey, seat)
    ]
    by_age: dict[int, list[bool]] = defaultdict(list)
    for age, right in found:
        by_age[age].append(right)
    rows = tuple(Tally({"age": age}, sum(by_age[age]), len(by_age[age])) for age in sorted(by_age))
    about = {"right": sum(right for _, right in found), "of": len(found)}
    remarks = [Remark("answers", about, ())] if found else []
    if len(found) < ENOUGH:
        remarks.append(Remark("too-few", {}, ()))
    elif (lasts := reach(rows)) is not None:
        remarks.append(Remark("lasts", {"age": lasts}, ()))
    return Recollection(tuple(remarks), (Chart("memory", rows),) if rows else ())


def answers(journey: Journey, seat: Seat) -> Iterator[tuple[int, bool]]:
    """HAT-2.1, HAT-3.1, HAT-4.1: when this seat named the gift or judged a name: its age, and was it right?

    The age is how many gifts have been named since this one last lay open, or was called what it is.
    """
    known = journey.stops[0].number - 1 if journey.from_shop and journey.stops else 0
    for stop in journey.stops:
        if stop.giver == seat:
            yield stop.number - known, stop.true
        elif stop.receiver == seat:
            yield stop.number - known, stop.accepted == stop.true
        if stop.true:
            known = stop.number


def reach(rows: Sequence[Tally]) -> int | None:
    """The age up to which at least half of the answers of every age were right."""
    lasts = None
    for row in rows:
        if 2 * row.right < row.of:
            break
        lasts = int(str(row.about["age"]))
    return lasts
