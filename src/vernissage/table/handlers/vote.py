"""The spectators' vote on a tie: casting votes, and counting them when the time is over."""

from msgspec.structs import replace

from vernissage.core.match import Accepted
from vernissage.core.refusal import Refusal
from vernissage.table import protocol, tie_vote
from vernissage.table.change import Change, TableChanged
from vernissage.table.handlers.changes import entered, saved, set_anew
from vernissage.table.room import Room, Visitor
from vernissage.table.tie_vote import Ballot
from vernissage.table.world import World


def cast(room: Room, visitor: Visitor, message: protocol.Vote, world: World) -> Change | Refusal:
    """Casts a spectator's vote for one of the tied seats."""
    setting = room.setting
    said = tie_vote.cast(setting.ballot, visitor.guest, message.seat, world.time, setting.partial)
    return set_anew(room, said if isinstance(said, Refusal) else replace(setting, ballot=said))


def due(room: Room, world: World) -> Change | None:
    """Counts the votes and decides the tie, opens a run-off, or leaves the tie open. None before the end."""
    setting, match = room.setting, room.match
    if not tie_vote.is_to_be_counted(setting.ballot, world.time):
        return None
    assert setting.ballot is not None
    assert match is not None
    again = tie_vote.run_off(setting.ballot, match, world.time, setting.partial)
    if again is not None:
        return _run_off(replace(room, setting=replace(setting, ballot=again)), again, world)
    seats = tie_vote.leading(setting.ballot, setting.partial)
    accepted = match.judge(seats[0]) if len(seats) == 1 else None
    if isinstance(accepted, Accepted):
        return entered(room, accepted, world)
    closed = replace(setting.ballot, closed=True)
    return saved(replace(room, setting=replace(setting, ballot=closed)), TableChanged())


def _run_off(room: Room, vote: Ballot, world: World) -> Change:
    """Opens a run-off, and drops the tied seats that are not in it. Both are one change."""
    change = saved(room, TableChanged())
    assert room.match is not None
    assert room.match.game.jury is not None
    for seat in room.match.game.jury.tied(room.match.state):
        if seat not in vote.seats:
            assert change.room.match is not None
            accepted = change.room.match.outvote(seat)
            assert isinstance(accepted, Accepted), accepted
            change = change.then(entered(change.room, accepted, world))
    return change
