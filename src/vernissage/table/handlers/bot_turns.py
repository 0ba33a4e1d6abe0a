"""Bots that let people go first: what they let them know meanwhile, and when they think again."""

from __future__ import annotations

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
"""Seconds before a person's clock runs out in which bots wait no longer."""
KEPT: Final = 50
"""How many of its last hints a bot is reminded of."""


def called_on(room: Room) -> dict[Seat, int]:
    """The bots who are to think now, and about which question.

    At a table of a day they come one after the other, and after any person who is asked: so what they answer
    follows from the moves alone, and not from who was quicker.
    """
    owing = room.owing()
    bots = {seat: asked for seat, asked in owing.items() if room.setting.chairs[seat].bot}
    if not room.setting.daily:
        return {seat: asked for seat, asked in bots.items() if not is_held(room, seat)}
    return {min(bots): bots[min(bots)]} if bots and len(bots) == len(owing) else {}


def people_beside(room: Room, seat: Seat) -> People:
    """Whom a bot at this seat keeps company. On a day nobody needs to be waited for: people come first."""
    if room.setting.daily:
        return People(())
    people = tuple(other for other, chair in enumerate(room.setting.chairs) if not chair.bot)
    return People(people, room.urged, room.hints.get(seat, ()))


def is_held(room: Room, seat: Seat) -> bool:
    """Does the bot at this seat wait, and has nothing happened since it thought so?"""
    return seat in room.held and room.held[seat].moment == room.moment(seat)


def hesitated(room: Room, letter: Hesitated, world: World) -> Change:
    """The bot waits, and says what it would do, if nothing has happened meanwhile."""
    seat, waits = letter.seat, letter.waits
    if letter.moment != room.moment(seat) or seat not in room.owing() or not room.setting.chairs[seat].bot:
        return Change(room)
    if waits.seconds is None and all(room.setting.chairs[other].bot for other in room.owing()):
        return Change(replace(room, urged=True))  # Nobody else is asked: it would wait for ever.
    until = None if waits.seconds is None else world.now + waits.seconds
    noticed = () if seat in room.held else (TableChanged(),)
    after = replace(room, held={**room.held, seat: Held(letter.moment, until)})
    return Change(after, told=noticed).then(let_know(after, seat, waits.hint))


def let_know(room: Room, seat: Seat, hint: Hint) -> Change:
    """The bot points and speaks, where the game lets its seat do so; never the same twice running.

    It is noted all the same: a bot that waits until it has said something would wait for ever.
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
    """What the bot at this seat let people know last; nothing if it never did."""
    told = room.hints.get(seat, ())
    return told[-1][1] if told else Hint()


def after_input(room: Room, entry: Input) -> Room:
    """Who made a move waits no longer, nor does who owes none; a person's move ends the urging."""
    if not room.held and not room.urged:
        return room
    owing = room.owing()
    held = {seat: held for seat, held in room.held.items() if seat in owing and seat != entry.seat}
    person = isinstance(entry, Made) and not room.setting.chairs[entry.seat].bot
    ends = person and not _is_secret(room)
    return replace(room, held=held, urged=room.urged and not ends)


def _is_secret(room: Room) -> bool:
    """Is the last input hidden from anyone? Then nothing that bots do afterwards may tell of it."""
    match = room.match
    return match is not None and match.unnoticed.is_secret(len(match.inputs) - 1)


def let_go(room: Room, seat: Seat) -> tuple[Message | TableChanged, ...]:
    """A bot that waited in this room makes its move, and points no longer."""
    return (TableChanged(), Message(protocol.Pointed(seat, ""))) if seat in room.held else ()


def asked_again_at(room: Room) -> Iterator[float]:
    """When bots that wait think again, though nothing has happened."""
    yield from (held.until for held in room.held.values() if held.until is not None)
    if room.held and room.deadlines and not room.urged:
        yield min(deadline.ends for deadline in room.deadlines.values()) - PRESSING


def due(room: Room, world: World) -> Change | None:
    """The clock presses, or somebody has waited long enough."""
    now = world.now + SOON
    if not any(time <= now for time in asked_again_at(room)):
        return None
    late = {seat for seat, held in room.held.items() if held.until is not None and held.until <= now}
    if not late:
        return Change(replace(room, urged=True))
    over = {seat: Held(None) if seat in late else held for seat, held in room.held.items()}
    return Change(replace(room, held=over))
