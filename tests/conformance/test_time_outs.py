"""A time-out makes an ordinary move, and a table that everyone has left still ends."""

from __future__ import annotations

import pytest

from tests.conformance.options import Table
from tests.conformance.played import MOST_INPUTS, every_match, seed_of, where
from tests.play import random_match
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal


def test_whoever_owes_a_decision_is_offered_one_and_a_clock_can_make_one_for_them(table: Table) -> None:
    for match in every_match(table):
        for seat in table.game.to_move(match.state):
            assert match.sight(seat).offers, f"{where(match)}: seat {seat} is in `to_move` without `offers`"
            told = match.time_out(seat, match.asked[seat])
            assert not isinstance(told, Refusal), (
                f"{where(match)}: `lapse` makes a move that can't be: {told}"
            )


@pytest.mark.parametrize("order", [1, -1], ids=["clockwise", "anticlockwise"])
def test_a_game_of_nothing_but_time_outs_ends(table: Table, order: int) -> None:
    match = next(random_match(table.game, table.options, seed_of(table, 0)))
    while match.outcome is None and len(match.inputs) < MOST_INPUTS:
        match = after_time_out(match, longest_asked(match, order))
    assert match.outcome is not None, (
        "where everybody's time runs out, it goes on for ever: `lapse` must make a move that brings "
        "the game on"
    )


def longest_asked(match: AnyMatch, order: int) -> int:
    """Returns the seat whose last time-out lies furthest back, as clocks run alike for everyone."""
    last = {entry.seat: number for number, entry in enumerate(match.inputs)}
    seats: tuple[int, ...] = match.game.to_move(match.state)[::order]
    return min(seats, key=lambda seat: last.get(seat, -1))


def after_time_out(match: AnyMatch, seat: int) -> AnyMatch:
    accepted = match.time_out(seat, match.asked[seat])
    assert not isinstance(accepted, Refusal), accepted
    return accepted.match
