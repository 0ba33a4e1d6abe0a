"""Votes on ties: who may vote, what is told, and how the vote ends."""

from __future__ import annotations

from msgspec.structs import replace

from tests.play import game_called
from tests.ties import ending_in_a_tie, every_judged_game, tied
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.table.table_types import Poll
from vernissage.table.tie_vote import (
    CLOSED,
    FULL,
    MOST,
    NOT_TIED,
    PARTIAL,
    Ballot,
    cast,
    leading,
    opened,
    poll,
    run_off,
    tally,
)

OPEN = Ballot(seats=(1, 3), closes=1000.0)
NOBODY = frozenset[str]()


def voted(**votes: int) -> Ballot:
    return replace(OPEN, votes=votes)


@every_judged_game
def test_it_opens_where_a_game_ended_in_a_tie_for_as_long_as_the_host_has_set(name: str) -> None:
    matches = ending_in_a_tie(name, 2)
    jury = game_called(name).jury
    assert jury is not None
    seconds = jury.patience(matches[-1].state)
    assert opened(matches[-1], 50.0) == Ballot(tied(matches[-1]), 50.0 + seconds)
    assert opened(matches[-2], 50.0) is None
    judged = matches[-1].judge(0)
    assert not isinstance(judged, Refusal)
    assert opened(judged.match, 50.0) is None


def test_a_guest_has_one_vote_and_may_change_it() -> None:
    first = cast(OPEN, "ada", 1, 0.0, NOBODY)
    assert first == voted(ada=1)
    assert cast(voted(ada=1), "ada", 3, 999.0, NOBODY) == voted(ada=3)


def test_whoever_is_tied_is_partial_and_others_cannot_be_chosen() -> None:
    assert cast(OPEN, "ada", 1, 0.0, {"ada"}) == PARTIAL
    for seat in (0, 2, -1, 99):
        assert cast(OPEN, "ada", seat, 0.0, NOBODY) == NOT_TIED


def test_without_a_vote_or_when_it_is_over_nobody_votes() -> None:
    assert cast(None, "ada", 1, 0.0, NOBODY) == CLOSED
    assert cast(OPEN, "ada", 1, 1000.0, NOBODY) == CLOSED
    assert cast(replace(OPEN, closed=True), "ada", 1, 0.0, NOBODY) == CLOSED


def test_when_very_many_have_voted_they_can_change_their_minds_and_no_more_come() -> None:
    full = replace(OPEN, votes={str(guest): 1 for guest in range(MOST)})
    assert cast(full, "ada", 1, 0.0, NOBODY) == FULL
    assert isinstance(cast(full, "7", 3, 0.0, NOBODY), Ballot)


def test_most_votes_lead_and_with_equal_ones_or_none_all_do() -> None:
    assert leading(OPEN, NOBODY) == (1, 3)
    assert leading(voted(ada=3), NOBODY) == (3,)
    assert leading(voted(ada=3, ben=1), NOBODY) == (1, 3)
    assert leading(voted(ada=3, ben=1, cleo=1), NOBODY) == (1,)


@every_judged_game
def test_where_several_lead_and_somebody_does_not_there_is_a_run_off(name: str) -> None:
    match = ending_in_a_tie(name, 2)[-1]
    jury = game_called(name).jury
    assert jury is not None
    vote = Ballot((0, 1, 2), 1000.0, votes={"a": 0, "b": 0, "c": 2, "d": 2, "e": 1})
    again = run_off(vote, match, 50.0, NOBODY)
    assert again == Ballot((0, 2), 50.0 + jury.patience(match.state), run_off=True)
    for votes in ({}, {"a": 0}, {"a": 0, "b": 1, "c": 2}):
        assert run_off(replace(vote, votes=votes), match, 50.0, NOBODY) is None
    assert run_off(replace(again, votes={"a": 0, "b": 2}), match, 50.0, NOBODY) is None, (
        "it is not asked a third time"
    )


def test_whoever_took_a_tied_seat_after_voting_is_no_longer_a_judge() -> None:
    assert tally(voted(ada=3, ben=1), {"ben"}) == (0, 1)
    assert leading(voted(ada=3, ben=1), {"ben"}) == (3,)


def test_for_whom_the_votes_are_is_a_secret_until_it_is_closed() -> None:
    one, other = (poll(voted(ada=seat, ben=3), 400.0, NOBODY) for seat in (1, 3))
    assert one == other == Poll((1, 3), 2, 600.0, None)
    assert poll(replace(voted(ada=1, ben=3), closed=True), 2000.0, NOBODY) == Poll((1, 3), 2, None, (1, 1))
    assert poll(None, 0.0, NOBODY) is None


def test_no_time_is_left_when_nobody_has_counted_yet() -> None:
    late = poll(OPEN, 5000.0, NOBODY)
    assert late is not None
    assert late.left == 0.0


def test_it_is_kept_as_it_is() -> None:
    assert codec.decode(codec.encode(voted(ada=3)), Ballot) == voted(ada=3)
