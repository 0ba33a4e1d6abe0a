"""The spectators' vote on which of the tied players has won. It is stored with the setting."""

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
"""The most guests who can vote at one table. There is a limit because each vote stores all votes again."""


class Ballot(Value, frozen=True):
    """A vote: the candidates, its end, and the choice of each guest."""

    seats: tuple[Seat, ...]
    closes: float
    """When the vote closes, in seconds since 1970. The time also passes while the server is down."""
    votes: dict[str, Seat] = msgspec.field(default_factory=dict)
    closed: bool = False
    run_off: bool = False
    """Whether it is a run-off between the leaders of an earlier vote."""


def opened(match: AnyMatch, now: float) -> Ballot | None:
    """Opens the vote on a game that has just ended; None if it isn't tied, or spectators don't decide."""
    jury = match.game.jury
    if jury is None or not (seats := jury.tied(match.state)) or not (seconds := jury.patience(match.state)):
        return None
    return Ballot(seats, now + seconds)


def cast(
    ballot: Ballot | None, guest: str, seat: Seat, now: float, partial: Collection[str]
) -> Ballot | Refusal:
    """Records or changes a guest's vote. Guests in `partial` sit on tied seats and may not vote."""
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
    """Whether the time to vote is over."""
    return ballot.closed or now >= ballot.closes


def is_to_be_counted(ballot: Ballot | None, now: float) -> bool:
    """Whether there is a vote whose time is over and that was not counted yet."""
    return ballot is not None and not ballot.closed and now >= ballot.closes


def tally(ballot: Ballot, partial: Collection[str]) -> tuple[int, ...]:
    """Returns the votes for each candidate. Ignores guests who have taken a tied seat after voting."""
    votes = Counter(seat for guest, seat in ballot.votes.items() if guest not in partial)
    return tuple(votes[seat] for seat in ballot.seats)


def leading(ballot: Ballot, partial: Collection[str]) -> tuple[Seat, ...]:
    """Returns the candidates with the most votes; several if they are equal."""
    counts = tally(ballot, partial)
    most = max(counts)
    return tuple(seat for seat, votes in zip(ballot.seats, counts, strict=True) if votes == most)


def run_off(ballot: Ballot, match: AnyMatch, now: float, partial: Collection[str]) -> Ballot | None:
    """Returns a run-off between the candidates with the most votes; None if there is one, or if all tie."""
    seats = leading(ballot, partial)
    if not 1 < len(seats) < len(ballot.seats):
        return None
    assert match.game.jury is not None
    return Ballot(seats, now + match.game.jury.patience(match.state), run_off=True)


def poll(ballot: Ballot | None, now: float, partial: Collection[str]) -> Poll | None:
    """Returns the vote in public form. The result is shown only when it is closed."""
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
