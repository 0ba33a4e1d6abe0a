"""A table keeps its promises, whatever its people do; and a broken one is found (table_machine.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests import budgets
from tests.server.table_machine import STEPS, TableMachine
from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.table import clock, seating
from vernissage.table.chair import Chair
from vernissage.table.change import Change, TableChanged
from vernissage.table.handlers import hand_over, play, stand_ins, stop_vote
from vernissage.table.handlers.stand_ins import handed_over
from vernissage.table.room import Room, Visitor
from vernissage.table.table_types import Onlookers
from vernissage.table.world import World


def try_out(name: str, onlookers: Onlookers, examples: int, *phases: Phase) -> Counter[str]:
    """Runs the state machine, and returns how often each event happened."""
    happened: Counter[str] = Counter()
    run_state_machine_as_test(
        lambda: TableMachine(name, onlookers, happened),  # type: ignore[arg-type]  # anything that makes one will do
        settings=settings(
            max_examples=examples,
            stateful_step_count=STEPS,
            deadline=None,
            phases=phases,
            suppress_health_check=list(HealthCheck),
        ),
    )
    return happened


@pytest.mark.parametrize(
    ("name", "onlookers"), budgets.in_turn(catalog.names(), ("open", "delayed", "closed"))
)
def test_a_table_keeps_its_promises(name: str, onlookers: Onlookers) -> None:
    happened = try_out(name, onlookers, budgets.times(60), *Phase)
    print(happened)  # noqa: T201 - `pytest -rP` shows it
    assert happened["Made"] > happened["TakenOver"] > 0


def unrecorded(room: Room, seat: int, chair: Chair, by: str, world: World) -> Change | Refusal:
    """A bug: a seat changes hands, but the record names somebody else."""
    return handed_over(room, seat, chair, f"not {by}", world)


def moved_by_anyone(room: Room, _visitor: Visitor) -> tuple[AnyMatch, int]:
    """A bug: whoever answers, answers for the first who is asked."""
    assert room.match is not None
    return room.match, min(room.owing(), default=0)


WRONG: dict[str, tuple[Any, str, Any]] = {
    "a vote is told to all": (stop_vote, "_noted", lambda _guest: TableChanged()),
    "one vote is enough": (stop_vote, "voters", lambda room, _world: frozenset(list(room.stops)[:1])),
    "a second hand is given": (seating, "HAS_SEEN", None),
    "somebody moves for another": (play, "playing", moved_by_anyone),
    "the record names somebody else": (hand_over, "handed_over", unrecorded),
    "a clock strikes too early": (clock, "SOON", 1_000.0),
    "no clock ever strikes": (clock, "deadlines", lambda _room, _world: {}),
    "a seat that changes hands is not kept": (
        stand_ins,
        "saved",
        lambda room, *told: Change(room, told=told),
    ),
    "a key is told to everyone": (Room, "eyes", lambda room, visitor: room.setting.seat_of(visitor.guest)),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_table_that_breaks_one_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*WRONG[what])
    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever is noticed first
        try_out(catalog.names()[0], "open", 500, Phase.generate)
