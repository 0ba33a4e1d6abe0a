"""Everything that the server could tell somebody at a table next, to compare two rooms.

They send every kind of message and make the moves offered; others move, clocks run out, sockets connect and
disconnect. After each of these they send a ping. If the game moves on, the rooms are compared only if the
table then looks the same to them, as newly revealed cards may differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from tests.conformance.probes import probes
from tests.server.evening import SECRET, Dice
from tests.server.hostile import WISHES
from tests.server.twin_rooms import NOW, STRANGER
from vernissage.bots.coach import HINT
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import STALE, Refusal
from vernissage.core.rng import Rng, commitment
from vernissage.core.seats import Viewer
from vernissage.server.workers import bot_pool, coach
from vernissage.table import news, protocol
from vernissage.table.calendar import Calendar
from vernissage.table.change import Feat, SaidAgain
from vernissage.table.handlers import bot_turns, hear
from vernissage.table.letters import Alarm, Came, Letter, Said, Thought, Went
from vernissage.table.room import Room, Visitor
from vernissage.table.world import World

NEXT_PAGE = 1_000
"""The number of a new socket of the viewer."""

PROBED = 8
"""Of the moves to try where they may not be legal, one in so many is tried."""


class Effect(NamedTuple):
    """The effect of a letter, from one point of view."""

    happened: bool
    """Whether the game moved on."""
    look: bytes
    """The table afterwards."""
    heard: list[bytes]


def world(later: float = 0.0) -> World:
    """Returns the same world for every question."""
    now = NOW + later
    return World(now, 1_000.0 + now, Calendar(SECRET, lambda: now), Dice(Rng(bytes(32), "dice")))


def difference(one: Room, other: Room, viewer: Viewer, *, bots: bool = True) -> str | None:
    """Returns the first difference by which this viewer could tell the rooms apart.

    Bots, which forget nothing, can be left out.
    """
    me = STRANGER if viewer is None else viewer
    if one.match is None or other.match is None:
        return "one of them has no game"
    for what, letter in letters(one, me, viewer):
        later = 10_000.0 if isinstance(letter, Alarm) else 0.0
        try:
            here = after(one, letter, me, viewer, later)
            there = after(other, _in_the_other(letter, one.match, other.match, me), me, viewer, later)
        except LookupError:  # somebody else's action is not possible there
            continue
        if here.happened != there.happened:
            return f"{what}: the game goes on by it, or not"
        if here.look == there.look and here.heard != there.heard:
            return f"{what}: {first(here.heard, there.heard)}"
    for what, here_, there_ in thoughts(one, other, viewer) if bots else ():
        if here_ != there_:
            return f"{what}: {here_!r}, otherwise {there_!r}"
    return None


def letters(room: Room, me: int, viewer: Viewer) -> Iterator[tuple[str, Letter]]:
    """Yields all letters that could arrive now, as far as they concern this viewer."""
    match = room.match
    assert match is not None
    guest = room.visitors[me].guest
    yield "a page opened once more", Came(Visitor(NEXT_PAGE, guest, "", watching=viewer is None))
    yield "somebody looks on", Came(Visitor(NEXT_PAGE + 1, "", "", watching=True))
    yield "a time-out", Alarm()
    yield "another leaves", Went(next(number for number in room.visitors if number != me))
    number = room.noticed(viewer)
    for wish in WISHES:
        yield f"{wish}", Said(me, wish)
    for asked in (number - 1, number, number + 1, len(match.inputs)):
        for kind in (protocol.Preview, protocol.Explain, protocol.Hint, protocol.ReadBack):
            yield f"{kind.__name__} {asked}", Said(me, kind(asked))
    for seat, offers in enumerate(match.offers):
        chair = room.setting.chairs[seat]
        for place in dict.fromkeys((0, len(offers) // 2, len(offers) - 1) if offers else ()):
            if chair.bot:
                yield f"the bot makes move {place}", Thought(seat, match.asked[seat], place)
            else:
                answer = protocol.Answer(match.asked[seat], Raw(codec.encode(offers[place])))
                yield f"seat {seat} makes {offers[place]}", Said(seat, answer)
    if viewer is not None:
        for move in probes(room.setting.game)[::PROBED]:
            yield f"why not {move}", Said(me, protocol.WhyNot(Raw(codec.encode(move))))
        yield "a late answer", Said(me, protocol.Answer(match.asked[viewer] - 1, Raw(b"{}")))


def after(room: Room, letter: Letter, me: int, viewer: Viewer, later: float) -> Effect:
    """Returns the effect of this letter, as far as this viewer notices it."""
    now = world(later)
    change = hear(room, letter, now)
    if isinstance(change, Refusal):
        if not isinstance(letter, Said) or letter.visitor != me:
            raise LookupError
        told = (SaidAgain(me, None),) if change is STALE else ()
        again = [message for number, message in news.news_of(room, told, now) if number == me]
        heard = [codec.encode(change), *map(_mask(room), again), _pong(room, me, now)]
        return Effect(happened=False, look=b"", heard=heard)
    told_me = [
        _mask(change.room)(message)
        for number, message in news.news_of(change.room, change.told, now)
        if number in {me, NEXT_PAGE}
    ]
    reached = [codec.encode((feat.seat, feat.name)) for feat in change.asks if isinstance(feat, Feat)]
    match = change.room.match
    assert match is not None
    if match.outcome is not None:  # everything is public then
        raise LookupError
    look = codec.encode([match.game.view(match.state, viewer), match.outcome])
    assert room.match is not None
    happened = len(match.inputs) > len(room.match.inputs)
    return Effect(happened, look, [*told_me, *reached, _pong(change.room, me, now)])


def _pong(room: Room, me: int, now: World) -> bytes:
    """Returns the answer to a ping."""
    return news.pong(room, room.visitors[me], now, 1)


def _in_the_other(letter: Letter, here: AnyMatch, there: AnyMatch, me: int) -> Letter:
    """Returns the same letter for the other room, where somebody else may be asked another question."""
    match letter:
        case Thought(seat=seat, offer=place):
            offer = _same_choice(here.offers[seat], there.offers[seat], place)
            return Thought(seat, there.asked[seat], offer)
        case Said(visitor=seat, message=protocol.Answer(move=move)) if seat != me:
            return Said(seat, protocol.Answer(there.asked[seat], move))
    return letter


def _same_choice(here: Sequence[Any], there: Sequence[Any], place: int) -> int:
    """Returns the place among the other offers of this move, or of one of its kind if it is not offered.

    How many moves a bot is offered may be a secret, so the place alone means nothing in the other room.
    """
    move = here[place]
    if move in there:
        return there.index(move)
    kind = [each for each in there if type(each) is type(move)]
    if not kind:
        raise LookupError
    before = sum(type(each) is type(move) for each in here[:place])
    return there.index(kind[min(before, len(kind) - 1)])


def thoughts(one: Room, other: Room, viewer: Viewer) -> Iterator[tuple[str, object, object]]:
    """Yields what bots and the coach are given for this seat, except for their own seed."""
    if viewer is None or one.match is None or other.match is None:
        return
    asked: list[Any] = [
        bot_pool.question(
            room.setting.game, "random", room.match, viewer, bot_turns.people_beside(room, viewer)
        )
        for room in (one, other)
        if room.match is not None
    ]
    hints: list[Any] = [
        coach.hint_task(room.setting.game, room.match, viewer, HINT)
        for room in (one, other)
        if room.match is not None
    ]
    for what, (here, there) in (("what a bot is asked", asked), ("what the coach is asked", hints)):
        left = {"seed"} | ({"number"} if what.endswith("coach is asked") else set())
        for field in set(here.__struct_fields__) - left:
            yield f"{what} ({field})", getattr(here, field), getattr(there, field)


def _mask(room: Room) -> Any:
    """Masks the seal, which differs with the seed and which nobody can open."""
    assert room.match is not None
    seal = commitment(room.match.seed).encode()
    return lambda message: message.replace(seal, b"seal")


def first(here: list[bytes], there: list[bytes]) -> str:
    """Describes the first difference."""
    if len(here) != len(there):
        return f"{len(here)} messages, otherwise {len(there)}"
    one, other = next((a, b) for a, b in zip(here, there, strict=True) if a != b)
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    around = slice(max(0, place - 60), place + 60)
    return f"{one[around]!r}, otherwise {other[around]!r}"
