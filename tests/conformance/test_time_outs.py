"""A clock that runs out makes an ordinary move, and a table that everyone has left still comes to an end."""

from __future__ import annotations

import pytest

from tests.conformance.options import Table
from tests.conformance.played import MOST_INPUTS, every_match, seed_of, where
from tests.play import random_match
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal


def test_the_move_of_a_time_out_is_one_of_the_offers(table: Table) -> None:
    game = table.game
    for match in every_match(table):
        for seat in game.to_move(match.state):
            assert game.lapse(match.state, seat) in game.offers(match.state, seat), (
                f"{where(match)}: lapse must give one of the offers of seat {seat}"
            )


@pytest.mark.parametrize("order", [1, -1], ids=["clockwise", "anticlockwise"])
def test_a_game_of_nothing_but_time_outs_ends(table: Table, order: int) -> None:
    match = next(random_match(table.game, table.options, seed_of(table, 0)))
    while match.outcome is None and len(match.inputs) < MOST_INPUTS:
        match = after_time_out(match, longest_asked(match, order))
    assert match.outcome is not None


def longest_asked(match: AnyMatch, order: int) -> int:
    """Clocks run for everyone alike: of those asked, the one whose last time-out lies furthest back."""
    last = {entry.seat: number for number, entry in enumerate(match.inputs)}
    seats: tuple[int, ...] = match.game.to_move(match.state)[::order]
    return min(seats, key=lambda seat: last.get(seat, -1))


def after_time_out(match: AnyMatch, seat: int) -> AnyMatch:
    accepted = match.time_out(seat, match.asked[seat])
    assert not isinstance(accepted, Refusal), accepted
    return accepted.match
