"""The only entry to a table: handles every letter, and answers with a change or a refusal."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from vernissage.core.refusal import Refusal
from vernissage.table import clock, pending, protocol, spectators
from vernissage.table.calendar import SEALED
from vernissage.table.change import Change
from vernissage.table.handlers import (
    absence,
    bot_turns,
    changes,
    device,
    hand_over,
    hints,
    host,
    play,
    seats,
    stand_ins,
    stop_vote,
    talk,
    vote,
)
from vernissage.table.letters import Alarm, Came, Hesitated, Letter, Renamed, Said, Thought, Went
from vernissage.table.name_check import suggesting
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import WATCHING
from vernissage.table.world import World

Handler: TypeAlias = Callable[[Room, Visitor, Any, World], Change | Refusal]

REQUESTS: Final[dict[type[Any], Handler]] = {
    protocol.Sit: seats.sit,
    protocol.Rise: seats.rise,
    protocol.Claim: seats.claim,
    protocol.Bring: device.bring,
    protocol.Look: device.look,
    protocol.SetBot: seats.set_bot,
    protocol.SetLevel: seats.set_level,
    protocol.Clear: seats.clear,
    protocol.Setup: seats.setup,
    protocol.Pick: seats.pick,
    protocol.Count: seats.count,
    protocol.Start: seats.start,
    protocol.AskSeat: hand_over.ask,
    protocol.Admit: hand_over.admit,
    protocol.OfferSeat: hand_over.offer,
    protocol.Stop: stop_vote.stop,
    protocol.Report: talk.report,
    protocol.Answer: play.answer,
    protocol.WhyNot: play.why_not,
    protocol.Preview: play.preview,
    protocol.Explain: play.explain,
    protocol.ReadBack: play.read_back,
    protocol.Looked: play.looked,
    protocol.Hint: hints.ask,
    protocol.Undo: play.undo,
    protocol.Resign: stand_ins.resign,
    protocol.Rematch: seats.rematch,
    protocol.Skip: seats.skip,
    protocol.Vote: vote.cast,
    protocol.Talk: talk.talk,
    protocol.Point: talk.point,
}


QUESTIONS: Final = (protocol.Explain, protocol.ReadBack)
"""Messages that anyone who sees the table may send, even without a seat."""


AFTERWARDS: Final[tuple[Callable[[Room, Change, World], Change], ...]] = (
    stop_vote.recounted,
    pending.noted,
    clock.set_on,
    changes.with_banks_saved,
)
"""The functions that complete every change, in this order. They also get the room before the change."""


def hear(room: Room, letter: Letter, world: World) -> Change | Refusal:
    """Returns the change that this letter causes, or a refusal, which changes nothing."""
    change = _heard(room, letter, world)
    if not isinstance(change, Refusal):
        for completed in AFTERWARDS:
            change = completed(room, change, world)
    return change


def _heard(room: Room, letter: Letter, world: World) -> Change | Refusal:  # noqa: PLR0911 - letter by letter
    match letter:
        case Said(visitor=number) | Went(visitor=number) if number not in room.visitors:
            return Change(room)  # An old letter: its visitor has reconnected since.
        case Said(visitor=number, message=message):
            return _requested(room, room.visitors[number], message, world)
        case Thought():
            return play.thought(room, letter, world)
        case Hesitated():
            return bot_turns.hesitated(room, letter, world)
        case Came(visitor=visitor):
            return seats.came(room, visitor)
        case Went(visitor=number):
            return seats.went(room, room.visitors[number], world)
        case Renamed():
            return seats.renamed(room, letter)
        case Alarm():
            due = vote.due(room, world) or host.passed_on(room, world)
            due = due or absence.filled(room, world) or play.timed_out(room, world)
            return due or bot_turns.due(room, world) or Change(room)


def _requested(room: Room, visitor: Visitor, message: protocol.Wish, world: World) -> Change | Refusal:
    asks = isinstance(message, QUESTIONS)
    is_remote = visitor.screen and isinstance(message, protocol.Pick)
    if visitor.watching and not asks and not is_remote:
        return WATCHING
    if asks and spectators.seen(room, visitor, world) is None:
        return SEALED if room.setting.daily else spectators.CLOSED
    change = REQUESTS[type(message)](room, visitor, message, world)
    return (
        suggesting(change, world.chance.name(room.setting.names)) if isinstance(change, Refusal) else change
    )
