"""Bots' turns: which bots should think now, and how a bot waits for people, gives hints and thinks again."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from vernissage.core.company import Hint, People
from vernissage.core.inputs import Input, Made
from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.change import Change, Message, TableChanged
from vernissage.table.clock import SOON
from vernissage.table.handlers import talk
from vernissage.table.letters import Hesitated
from vernissage.table.room import Held, Room
from vernissage.table.world import World

PRESSING: Final = 10.0
"""Bots stop waiting this many seconds before a person's clock runs out."""
KEPT: Final = 50
"""The number of its own latest hints that a bot is told when it thinks."""


def called_on(room: Room) -> dict[Seat, int]:
    """Returns the seats of the bots that should think now, each with the number of its question.

    In the daily deal they think one after the other, after all people. So their answers depend on the moves
    alone, not on who was faster.
    """
    owing = room.owing()
    bots = {seat: asked for seat, asked in owing.items() if room.setting.chairs[seat].bot}
    if not room.setting.daily:
        return {seat: asked for seat, asked in bots.items() if not is_held(room, seat)}
    return {min(bots): bots[min(bots)]} if bots and len(bots) == len(owing) else {}


def people_beside(room: Room, seat: Seat) -> People:
    """Returns the people for whom a bot may wait. The daily deal has none, because bots move last."""
    if room.setting.daily:
        return People(())
    people = tuple(other for other, chair in enumerate(room.setting.chairs) if not chair.bot)
    return People(people, room.urged, room.hints.get(seat, ()))


def is_held(room: Room, seat: Seat) -> bool:
    """Whether the bot at this seat waits, and nothing has happened since it decided to."""
    return seat in room.held and room.held[seat].moment == room.moment(seat)


def hesitated(room: Room, letter: Hesitated, world: World) -> Change:
    """Lets a bot wait and give its hint, unless something has happened since it decided to."""
    seat, waits = letter.seat, letter.waits
    if letter.moment != room.moment(seat) or seat not in room.owing() or not room.setting.chairs[seat].bot:
        return Change(room)
    if waits.seconds is None and all(room.setting.chairs[other].bot for other in room.owing()):
        return Change(replace(room, urged=True))  # Nobody else owes a decision: the bot would wait for ever.
    until = None if waits.seconds is None else world.now + waits.seconds
    noticed = () if seat in room.held else (TableChanged(),)
    after = replace(room, held={**room.held, seat: Held(letter.moment, until)})
    return Change(after, told=noticed).then(let_know(after, seat, waits.hint))


def let_know(room: Room, seat: Seat, hint: Hint) -> Change:
    """Lets a bot point and speak, if its seat may talk. It never gives the same hint twice in a row.

    The hint is stored even if nobody hears it. Otherwise a bot that waits until it has spoken would wait for
    ever.
    """
    match, earlier = room.match, room.hints.get(seat, ())
    if match is None:
        return Change(room)
    told = (*earlier, (len(match.memory(seat)), hint))[-KEPT:]
    noted = replace(room, hints={**room.hints, seat: told})
    if room.silence(seat) is not None or hint == last_hint(room, seat):
        return Change(noted)
    pointed = Change(noted, told=(Message(protocol.Pointed(seat, hint.at)),))
    return pointed.then(talk.spoken(pointed.room, seat, "", hint.phrase)) if hint.phrase else pointed


def last_hint(room: Room, seat: Seat) -> Hint:
    """Returns the last hint of the bot at this seat; an empty hint if there was none."""
    told = room.hints.get(seat, ())
    return told[-1][1] if told else Hint()


def after_input(room: Room, entry: Input) -> Room:
    """Updates the waiting bots after an input. After a person's visible move they may wait again."""
    if not room.held and not room.urged:
        return room
    owing = room.owing()
    held = {seat: held for seat, held in room.held.items() if seat in owing and seat != entry.seat}
    person = isinstance(entry, Made) and not room.setting.chairs[entry.seat].bot
    ends = person and not _is_secret(room)
    return replace(room, held=held, urged=room.urged and not ends)


def _is_secret(room: Room) -> bool:
    """Whether the last input is hidden from somebody. Then bots must not react visibly."""
    match = room.match
    return match is not None and match.hidden.is_secret(len(match.inputs) - 1)


def let_go(room: Room, seat: Seat) -> tuple[Message | TableChanged, ...]:
    """Returns the messages that end a bot's waiting and pointing when it moves; none if it didn't wait."""
    return (TableChanged(), Message(protocol.Pointed(seat, ""))) if seat in room.held else ()


def asked_again_at(room: Room) -> Iterator[float]:
    """Yields the times at which waiting bots must think again, even if nothing has happened."""
    yield from (held.until for held in room.held.values() if held.until is not None)
    if room.held and room.deadlines and not room.urged:
        yield min(deadline.ends for deadline in room.deadlines.values()) - PRESSING


def due(room: Room, world: World) -> Change | None:
    """Lets bots think again when their waiting time is over; None if no bot is due."""
    now = world.now + SOON
    if not any(time <= now for time in asked_again_at(room)):
        return None
    late = {seat for seat, held in room.held.items() if held.until is not None and held.until <= now}
    if not late:
        return Change(replace(room, urged=True))
    over = {seat: Held(None) if seat in late else held for seat, held in room.held.items()}
    return Change(replace(room, held=over))
