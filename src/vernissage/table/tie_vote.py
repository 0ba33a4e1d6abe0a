"""A vote on which of the tied has won, as it is kept with its table. Pure: old value, new value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

import msgspec
from msgspec.structs import replace

from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.core.value import Value
from vernissage.table.table_types import Poll

CLOSED: Final = Refusal("vote/closed")
NOT_TIED: Final = Refusal("vote/not-tied")
PARTIAL: Final = Refusal("vote/partial")
FULL: Final = Refusal("vote/full")

MOST: Final = 1000
"""How many guests can vote at one table: each vote means keeping all of them again."""


class Ballot(Value, frozen=True):
    """Who may be chosen, until when, and what each guest has said."""

    seats: tuple[Seat, ...]
    closes: float
    """Seconds since 1970: time goes on while the house is closed."""
    votes: dict[str, Seat] = msgspec.field(default_factory=dict)
    closed: bool = False
    run_off: bool = False
    """Is it between those who were in front in the vote before?"""


def opened(match: AnyMatch, now: float) -> Ballot | None:
    """The vote on a game that has just ended, where it is tied and there is a jury with time for it."""
    jury = match.game.jury
    if jury is None or not (seats := jury.tied(match.state)) or not (seconds := jury.patience(match.state)):
        return None
    return Ballot(seats, now + seconds)


def cast(
    ballot: Ballot | None, guest: str, seat: Seat, now: float, partial: Collection[str]
) -> Ballot | Refusal:
    """A guest votes, or votes otherwise. Those on the tied seats are `partial`: others judge."""
    if ballot is None or is_due(ballot, now):
        return CLOSED
    if guest in partial:
        return PARTIAL
    if seat not in ballot.seats:
        return NOT_TIED
    if guest not in ballot.votes and len(ballot.votes) >= MOST:
        return FULL
    return replace(ballot, votes={**ballot.votes, guest: seat})


def is_due(ballot: Ballot, now: float) -> bool:
    """Is it over, or should it be?"""
    return ballot.closed or now >= ballot.closes


def is_to_be_counted(ballot: Ballot | None, now: float) -> bool:
    """Is there a vote whose time is over?"""
    return ballot is not None and not ballot.closed and now >= ballot.closes


def tally(ballot: Ballot, partial: Collection[str]) -> tuple[int, ...]:
    """How many votes each of the tied has. Whoever voted and then took a tied seat is no longer a judge."""
    votes = Counter(seat for guest, seat in ballot.votes.items() if guest not in partial)
    return tuple(votes[seat] for seat in ballot.seats)


def leading(ballot: Ballot, partial: Collection[str]) -> tuple[Seat, ...]:
    """Who has the most votes: all of them, where votes are equal or there are none."""
    counts = tally(ballot, partial)
    most = max(counts)
    return tuple(seat for seat, votes in zip(ballot.seats, counts, strict=True) if votes == most)


def run_off(ballot: Ballot, match: AnyMatch, now: float, partial: Collection[str]) -> Ballot | None:
    """Another vote, where several lead and somebody doesn't. It is between fewer, so there is a last one."""
    seats = leading(ballot, partial)
    if not 1 < len(seats) < len(ballot.seats):
        return None
    assert match.game.jury is not None
    return Ballot(seats, now + match.game.jury.patience(match.state), run_off=True)


def poll(ballot: Ballot | None, now: float, partial: Collection[str]) -> Poll | None:
    """The vote as everyone sees it: how many have voted, but for whom only when it is closed."""
    if ballot is None:
        return None
    counts = tally(ballot, partial)
    return Poll(
        seats=ballot.seats,
        cast=sum(counts),
        left=None if ballot.closed else max(0.0, ballot.closes - now),
        tally=counts if ballot.closed else None,
        run_off=ballot.run_off,
    )
