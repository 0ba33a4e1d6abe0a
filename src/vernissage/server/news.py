"""What each viewer is told of what happened, built from what the engine says that viewer may know.

Nothing else leaves a table. Each viewer's news is made once, however many sockets see through the same eyes.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from vernissage import catalog
from vernissage.bots.bot import Reason
from vernissage.core import codec
from vernissage.core.inputs import Made, TakenOver
from vernissage.core.match import AnyMatch
from vernissage.core.rng import commitment
from vernissage.core.seats import Seat, Viewer
from vernissage.server import ballot, clock, explaining, guidance, protocol
from vernissage.server.change import (
    Everything,
    Explained,
    Foreseen,
    GameMoved,
    Happening,
    Message,
    SaidAgain,
    TableChanged,
)
from vernissage.server.protocol import Changed, Fading, Moved, Sight, Welcome
from vernissage.server.room import Room, Visitor
from vernissage.server.setting import Setting
from vernissage.server.table_types import Place, TableInfo
from vernissage.server.world import World

Tell: TypeAlias = Callable[[AnyMatch, int, Viewer], protocol.Told]


def news_of(room: Room, told: Iterable[Happening], world: World) -> Iterator[tuple[int, bytes]]:
    """Who is told what, in its order: the number of each visitor, and the message."""
    for happened in told:
        match happened:
            case GameMoved(number=number):
                yield from _moved(room, number, world)
            case TableChanged(but=but):
                yield from _changed(room, but, world)
            case Everything(visitor=int(number)):
                yield number, welcome(room, room.visitors[number], world)
            case Everything():
                yield from ((number, welcome(room, each, world)) for number, each in room.visitors.items())
            case SaidAgain(visitor=number, seat=seat):
                yield number, _again(room, room.visitors[number], seat, world)
            case Foreseen(visitor=number, seat=seat):
                yield number, _foreseen(room, seat)
            case Explained(visitor=number):
                yield number, _explained(room, room.visitors[number])
            case Message(news=said, visitor=number):
                message = codec.encode(said)
                yield from ((each, message) for each in (room.visitors if number is None else (number,)))


def welcome(room: Room, visitor: Visitor, world: World) -> bytes:
    """Everything as it stands."""
    viewer, match, setting = room.eyes(visitor), room.match, room.setting
    return codec.encode(
        Welcome(
            table=table_info(room, world),
            you=viewer,
            host=visitor.guest == setting.host and not visitor.watching,
            key="" if viewer is None else setting.chairs[viewer].key,
            keeps=room.keeps(visitor),
            story=[] if match is None else story(match, viewer),
            sight=None if match is None else sights(room, {viewer}, world)[viewer],
            talk=list(room.talk),
            voted=_vote_of(setting, visitor),
        )
    )


def _changed(room: Room, but: int | None, world: World) -> Iterator[tuple[int, bytes]]:
    info, setting = table_info(room, world), room.setting
    for number, visitor in room.visitors.items():
        if number == but:
            continue
        viewer = room.eyes(visitor)
        changed = Changed(
            table=info,
            you=viewer,
            host=visitor.guest == setting.host and not visitor.watching,
            key="" if viewer is None else setting.chairs[viewer].key,
            voted=_vote_of(setting, visitor),
            keeps=room.keeps(visitor),
        )
        yield number, codec.encode(changed)


def _moved(room: Room, number: int, world: World) -> Iterator[tuple[int, bytes]]:
    eyes = {each: room.eyes(visitor) for each, visitor in room.visitors.items()}
    assert room.match is not None
    made = _moves(room, number, set(eyes.values()), world, told, look=room.match.to_look_at)
    return ((each, made[viewer]) for each, viewer in eyes.items())


def _again(room: Room, visitor: Visitor, seat: Viewer, world: World) -> bytes:
    """How it stands now, after the last answer of this seat, or after the last input of any."""
    assert room.match is not None
    inputs = room.match.inputs
    own = (n for n in range(len(inputs) - 1, -1, -1) if seat is None or _is_made_by(inputs[n], seat))
    number = next(own, None)
    if number is None:
        return welcome(room, visitor, world)
    viewer = room.eyes(visitor)
    return _moves(room, number, {viewer}, world, logged, look=0.0)[viewer]


def _foreseen(room: Room, seat: Seat) -> bytes:
    """Worked out for whoever asks, and only then."""
    match = room.match
    assert match is not None
    return codec.encode(protocol.Foreseen(len(match.inputs), seat, _raw(match.preview(seat))))


def _explained(room: Room, visitor: Visitor) -> bytes:
    """Which moment it is, as this visitor sees it."""
    assert room.match is not None
    return codec.encode(explaining.explained(room.setting.game, room.match, room.eyes(visitor)))


def _is_made_by(entry: object, seat: Seat) -> bool:
    return isinstance(entry, Made) and entry.seat == seat


def _moves(
    room: Room, number: int, viewers: set[Viewer], world: World, tell: Tell, *, look: float
) -> dict[Viewer, bytes]:
    match = room.match
    assert match is not None
    return {
        viewer: codec.encode(Moved(tell(match, number, viewer), sight, fading(match, viewer, look)))
        for viewer, sight in sights(room, viewers, world).items()
    }


def table_info(room: Room, world: World) -> TableInfo:
    """The table as everyone sees it."""
    setting, match, stage = room.setting, room.match, room.stage
    here = room.here
    return TableInfo(
        code=setting.code,
        game=setting.game,
        stage=stage,
        options=_raw(setting.options if match is None else match.options),
        clock=setting.clock,
        open=setting.open,
        places=[_place(room, seat, here, world.now) for seat in range(len(setting.chairs))],
        watchers=room.watchers,
        commitment="" if match is None else commitment(match.seed),
        seed=match.seed.hex() if match is not None and _is_open(room, world) else "",
        next=setting.next,
        vote=ballot.poll(setting.ballot, world.time, setting.partial),
        daily=setting.daily,
        guided=setting.guided,
        looked=tuple(sorted(room.looked)) if room.looks_round else None,
        played_on=setting.played_on,
        level=setting.level,
    )


def _is_open(room: Room, world: World) -> bool:
    """Is it over, and all of it open? What is sealed stays a secret even when the game is over."""
    return room.stage == "over" and not world.calendar.is_sealed(room.setting.daily)


def _place(room: Room, seat: Seat, here: Container[str], now: float) -> Place:
    chair = room.setting.chairs[seat]
    if chair.is_free:
        return Place("free")
    since = room.away.get(chair.guest)
    who = catalog.company(room.setting.game).read(chair.bot) if chair.bot else None
    return Place(
        kind="bot" if chair.bot else "person",
        name=chair.name,
        portrait=chair.portrait,
        bot=chair.bot or None,
        level=None if who is None else who.level,
        personality="" if who is None else who.personality,
        here=chair.guest in here,
        host=seat == room.setting.seat_of(room.setting.host),
        since=None if since is None else now - since,
        waits=seat in room.held,
    )


def _vote_of(setting: Setting, visitor: Visitor) -> Seat | None:
    """For whom this visitor has voted."""
    return None if setting.ballot is None or visitor.watching else setting.ballot.votes.get(visitor.guest)


def sights(room: Room, viewers: Iterable[Viewer], world: World) -> dict[Viewer, Sight]:
    """All that each of these viewers may know of the game as it stands."""
    match, every, left = room.match, tuple(viewers), clock.left(room, world.now)
    assert match is not None
    is_open = _is_open(room, world)
    found = {
        viewer: Sight(
            number=len(match.inputs),
            view=seen.view,
            to_move=seen.to_move,
            question=seen.question,
            offers=seen.offers,  # type: ignore[arg-type]  # raw only once it is encoded, with the message
            outcome=seen.outcome,
            retrospect=seen.retrospect if is_open else None,  # type: ignore[arg-type]  # and so is this
            undo=viewer is not None and match.may_take_back(viewer),
            left=left,
            silence=silence(match, viewer),
        )
        for viewer, seen in zip(every, match.sights(every), strict=True)
    }
    return guidance.led(room.setting, found) if room.setting.guided else found


def told(match: AnyMatch, number: int, viewer: Viewer) -> protocol.Told:
    """What this viewer saw of the input of this number, when it happened."""
    return unredacted(match, number, match.witnessed(match.story[number], viewer))


def unredacted(match: AnyMatch, number: int, events: tuple[Any, ...]) -> protocol.Told:
    """The input of this number, and these events."""
    entry = match.inputs[number]
    return protocol.Told(
        number=number,
        input=str(entry.__struct_config__.tag),
        seat=entry.seat,
        events=events,  # type: ignore[arg-type]  # raw only once it is encoded, with the message
        by=entry.by if isinstance(entry, TakenOver) else "",
        withdraws=dict(match.withdrawn).get(number),
    )


def story(match: AnyMatch, viewer: Viewer) -> list[protocol.Told]:
    """All that this viewer has seen happen, input by input, as the log has it now."""
    return [logged(match, number, viewer) for number in range(len(match.inputs))]


def logged(match: AnyMatch, number: int, viewer: Viewer) -> protocol.Told:
    """What the log says to this viewer of the input of this number."""
    return unredacted(match, number, match.logged(number, viewer))


def fading(match: AnyMatch, viewer: Viewer, after: float) -> Fading | None:
    """In a game of memory: what is left of the story when the moment has passed; at the end, all of it."""
    if match.game.kept is None:
        return None
    told = match.fresh if match.outcome is None else range(len(match.inputs))
    return Fading([logged(match, number, viewer) for number in told], after)


def reasons(setting: Setting, match: AnyMatch) -> tuple[Reason, ...]:
    """What the bots say about what they did and all have seen; of a seat that has changed hands, nothing."""
    explain = catalog.reasons(setting.game)
    if explain is None:
        return ()
    changed = {entry.seat for entry in match.inputs if isinstance(entry, TakenOver)}
    bots = {seat: chair.bot for seat, chair in enumerate(setting.chairs) if chair.bot and seat not in changed}
    return explain(bots, match.memory(None))


def silence(match: AnyMatch | None, viewer: Viewer) -> str | None:
    """Why this viewer may not talk now: the number of the rule, or nothing at all for those who look on."""
    if viewer is None:
        return ""
    if match is None or match.game.speech is None or match.outcome is not None:
        return None
    speech = match.game.speech(match.state, viewer)
    return None if speech.free else speech.rule


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))
