"""An announced end is the same for everyone, and comes turn by turn."""

from __future__ import annotations

from itertools import pairwise

from tests.conformance.options import Table
from tests.conformance.played import played, where
from vernissage.core.seats import PUBLIC, viewers


def test_everyone_is_told_of_the_same_end_as_long_as_the_game_goes_on(plain_table: Table) -> None:
    ending = plain_table.game.ending
    if ending is None:
        return
    for match in played(plain_table):
        look = plain_table.game.views(match.state)
        told = {ending(look(viewer)) for viewer in viewers(match.players)}
        assert len(told) == 1, f"{where(match)}: `ending` depends on the viewer: {told}"
        assert match.outcome is None or told == {None}, f"{where(match)}: `ending` announces what has come"


def test_whoever_is_said_to_play_now_is_to_move(plain_table: Table) -> None:
    announced = [(match, end) for match in played(plain_table) if (end := match.sight(PUBLIC).ending)]
    for match, end in announced:
        seats = (*end.played, *end.left)
        assert len(seats) == len(set(seats)), f"{where(match)}: `ending` names a seat twice: {end}"
        assert set(end.left[:1]) <= set(match.to_move), f"{where(match)}: {end.left} says who is to move"


def test_an_announced_end_comes_and_a_last_turn_is_the_last(plain_table: Table) -> None:
    for before, after in pairwise(played(plain_table)):
        end, then = before.sight(PUBLIC).ending, after.sight(PUBLIC).ending
        if end is None or after.outcome is not None:
            continue
        assert then is not None, f"{where(after)}: the end was announced, and is not any more"
        assert set(end.played) <= set(then.played), f"{where(after)}: a last turn was not the last"
