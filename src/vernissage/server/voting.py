"""Who looks on at a table may judge a tie: a vote opens, is counted in time, and its result enters the match.

All of it is in the store before anyone is told. A house that was closed in the meantime counts when the table
is next asked for.
"""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vernissage.core.match import Accepted
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server import ballot, protocol
from vernissage.server.ballot import Ballot
from vernissage.server.gathering import Gathering

if TYPE_CHECKING:
    from collections.abc import Callable

    from vernissage.core.match import AnyMatch
    from vernissage.server.listener import Listener
    from vernissage.server.table import Table


class Bell:
    """Rings once, when the vote at a table is to be counted."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, vote: Ballot | None) -> None:
        """For this vote, if there is one that is not counted yet."""
        self.stop()
        if vote is not None and not vote.closed:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, vote.closes - time()), self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def partial(setting: Gathering) -> frozenset[str]:
    """The guests on the tied seats."""
    seats = () if setting.ballot is None else setting.ballot.seats
    return frozenset(guest for seat in seats if (guest := setting.chairs[seat].guest))


def poll(setting: Gathering) -> protocol.Poll | None:
    """The vote as everyone sees it."""
    return ballot.poll(setting.ballot, time(), partial(setting))


def vote_of(setting: Gathering, listener: Listener) -> Seat | None:
    """For whom this listener has voted."""
    return None if setting.ballot is None or listener.watching else setting.ballot.votes.get(listener.guest)


def is_due(setting: Gathering) -> bool:
    """Is there a vote that should have been counted?"""
    return setting.ballot is not None and not setting.ballot.closed and ballot.is_due(setting.ballot, time())


async def vote(table: Table, listener: Listener, message: protocol.Vote) -> Refusal | None:
    """Somebody who looks on says who should win."""
    setting = table.setting
    said = ballot.cast(setting.ballot, listener.guest, message.seat, time(), partial(setting))
    return said if isinstance(said, Refusal) else await table.keep_if(replace(setting, ballot=said))


def ended(setting: Gathering, match: AnyMatch) -> Gathering:
    """The table of a game that is over: who has won, and the vote where that is still open."""
    assert match.outcome is not None
    vote = ballot.opened(match, time()) if setting.ballot is None else setting.ballot
    if vote is not None and (match.game.jury is None or not match.game.jury.tied(match.state)):
        vote = replace(vote, closed=True)
    return replace(setting, winners=match.outcome.winners, ballot=vote)


async def count(table: Table) -> None:
    """The time is over: who has the most votes has won, or is in the run-off with those who have as many."""
    vote, match = table.setting.ballot, table.match
    assert vote is not None
    assert match is not None
    judges_not = partial(table.setting)
    if again := ballot.run_off(vote, match, time(), judges_not):
        await table.keep(replace(table.setting, ballot=again))
        await drop(table)
        return
    seats = ballot.leading(vote, judges_not)
    accepted = match.judge(seats[0]) if len(seats) == 1 else None
    if isinstance(accepted, Accepted):
        await table.enter(accepted)
    else:
        await table.keep(replace(ended(table.setting, match), ballot=replace(vote, closed=True)))


async def drop(table: Table) -> None:
    """Whoever is tied but not in the run-off is out. A house that was closed in between goes on from here."""
    vote = table.setting.ballot
    assert table.match is not None
    jury = table.match.game.jury
    if vote is None or not vote.run_off or vote.closed or jury is None:
        return
    for seat in sorted(set(jury.tied(table.match.state)).difference(vote.seats)):
        accepted = table.match.outvote(seat)
        assert isinstance(accepted, Accepted), accepted
        await table.enter(accepted)


async def settle(table: Table, stage: str) -> None:
    """A table comes from the store: what the house could not finish before it was closed is done now."""
    if table.match is None or table.match.outcome is None:
        return
    if stage != "over":
        await table.finish()
    await drop(table)
    if is_due(table.setting):
        await count(table)
    table.bell.set(table.setting.ballot)
