"""Makes the messages to each viewer, only from what that viewer may know. Nothing else leaves a table."""

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any, Final, TypeAlias

import msgspec

from vernissage.core import codec
from vernissage.core.bot import Reason
from vernissage.core.game import FRESH
from vernissage.core.glimpse import is_fleeting, is_said
from vernissage.core.inputs import Hinted, Made, TakenBack, TakenOver
from vernissage.core.match import AnyMatch
from vernissage.core.primer import present
from vernissage.core.rng import commitment
from vernissage.core.seats import Seat, Viewer
from vernissage.table import clock, lesson, protocol, rated_games, seating, spectators, tie_vote
from vernissage.table.change import (
    Earlier,
    Everything,
    Explained,
    Foreseen,
    GameMoved,
    Happening,
    Message,
    SaidAgain,
    TableChanged,
)
from vernissage.table.protocol import Changed, Fading, Moved, Pong, Sight, Welcome
from vernissage.table.room import AWAY, Room, Visitor, number_for
from vernissage.table.setting import Setting
from vernissage.table.table_types import Place, TableInfo
from vernissage.table.world import World

PAGE: Final = 100
"""The number of inputs on a page of the log. Most games fit on one page."""
Tell: TypeAlias = Callable[[AnyMatch, int, Viewer], protocol.Told]


def news_of(room: Room, told: Iterable[Happening], world: World) -> Iterator[tuple[int, bytes]]:
    """Yields all messages in order, each with the number of the visitor who gets it."""
    for happened in told:
        match happened:
            case GameMoved(number=number):
                yield from _moved(room, number, world)
            case TableChanged():
                yield from _changed(room, happened, world)
            case Everything(visitor=int(number)):
                yield number, welcome(room, room.visitors[number], world)
            case Everything():
                yield from ((number, welcome(room, each, world)) for number, each in room.visitors.items())
            case SaidAgain(visitor=number, seat=seat):
                yield number, _again(room, room.visitors[number], seat, world)
            case Foreseen() | Explained() | Earlier():
                yield happened.visitor, codec.encode(_answered(room, happened, world))
            case Message(news=said, visitor=number):
                message = codec.encode(said)
                yield from ((each, message) for each in (_present(room) if number is None else (number,)))


def welcome(room: Room, visitor: Visitor, world: World) -> bytes:
    """Returns the first message on a socket: the whole table and game, as this visitor may see them."""
    viewer, setting = room.eyes(visitor), room.setting
    seen = spectators.seen(room, visitor, world)
    match = None if seen is None else seen.match
    return codec.encode(
        Welcome(
            table=table_info(_as_told(room, visitor), world),
            you=viewer,
            host=visitor.guest == setting.host and not visitor.watching,
            key="" if viewer is None else setting.chairs[viewer].key,
            keeps=room.keeps(visitor),
            story=[] if match is None else story(match, viewer),
            sight=None if seen is None or match is None else sights(seen, {viewer}, world)[viewer],
            talk=[] if seen is None else list(seen.talk),
            voted=_vote_of(setting, visitor),
            standing=seating.standing(room, visitor),
        )
    )


def pong(room: Room, visitor: Visitor, world: World, n: int) -> bytes:
    """Returns the answer to a ping: the table's stage, and how many inputs this visitor has noticed."""
    seen = spectators.seen(room, visitor, world)
    number = None if seen is None or seen.match is None else seen.noticed(room.eyes(visitor))
    return codec.encode(Pong(n, room.stage, number))


def _present(room: Room) -> Iterator[int]:
    """Yields the numbers of the visitors who see the game without a delay."""
    if room.setting.onlookers == "open":
        return iter(room.visitors)
    return (number for number, each in room.visitors.items() if spectators.sees(room, each) == "open")


def _as_told(room: Room, visitor: Visitor) -> Room:
    """Returns the room, without its present state if this visitor may not see the present."""
    return room if spectators.sees(room, visitor) == "open" else spectators.outside(room)


def _changed(room: Room, change: TableChanged, world: World) -> Iterator[tuple[int, bytes]]:
    info, setting = table_info(room, world), room.setting
    outside = info if setting.onlookers == "open" else table_info(spectators.outside(room), world)
    for number, visitor in room.visitors.items():
        if number == change.but or (change.only is not None and visitor.guest not in change.only):
            continue
        viewer = room.eyes(visitor)
        changed = Changed(
            table=info if spectators.sees(room, visitor) == "open" else outside,
            you=viewer,
            host=visitor.guest == setting.host and not visitor.watching,
            key="" if viewer is None else setting.chairs[viewer].key,
            voted=_vote_of(setting, visitor),
            keeps=room.keeps(visitor),
            standing=seating.standing(room, visitor),
        )
        yield number, codec.encode(changed)


def _moved(room: Room, number: int, world: World) -> Iterator[tuple[int, bytes]]:
    assert room.match is not None
    eyes = {each: room.eyes(room.visitors[each]) for each in _present(room)}
    if room.match.outcome is not None and room.setting.onlookers != "open":
        # The game is open now. Visitors who saw it with a delay, or not at all, have missed inputs.
        without = [each for each in eyes if not room.setting.seats_of(room.visitors[each].guest)]
        yield from ((each, welcome(room, room.visitors[each], world)) for each in without)
        eyes = {each: viewer for each, viewer in eyes.items() if each not in without}
    noticing = {
        viewer
        for viewer in eyes.values()
        if _has_noticed(room.match, number, viewer) and not spectators.is_veiled(room, viewer, world)
    }
    made = _moves(room, number, noticing, world, told, look=room.match.to_look_at)
    yield from ((each, made[viewer]) for each, viewer in eyes.items() if viewer in noticing)
    yield from _moved_later(room, number, world)


def _moved_later(room: Room, number: int, world: World) -> Iterator[tuple[int, bytes]]:
    """Yields an earlier move for the visitors who see the game with a delay."""
    if room.setting.onlookers != "delayed":
        return
    later = [n for n, each in room.visitors.items() if spectators.sees(room, each) == "delayed"]
    assert room.match is not None
    then = spectators.earlier(room, number + 1) if later else None
    if then is None or then.match is None or not _has_noticed(room.match, number, None):
        return
    last = len(then.match.inputs) - 1
    if last >= 0:
        made = _moves(then, last, {None}, world, told, look=then.match.to_look_at)[None]
        yield from ((each, made) for each in later)


def _again(room: Room, visitor: Visitor, seat: Viewer, world: World) -> bytes:
    """Returns the present game with the last answer of `seat`, or with the last input if `seat` is None."""
    assert room.match is not None
    viewer, inputs = room.eyes(visitor), room.match.inputs
    latest = (n for n in range(len(inputs) - 1, -1, -1) if _has_noticed(room.match, n, viewer))
    number = next((n for n in latest if seat is None or _is_made_by(inputs[n], seat)), None)
    if number is None or room.match.outcome is not None:
        return welcome(room, visitor, world)
    return _moves(room, number, {viewer}, world, logged, look=0.0)[viewer]


def _answered(room: Room, asked: Foreseen | Explained | Earlier, world: World) -> protocol.News:
    """Returns the answer to a visitor's question, made from their own view."""
    visitor = room.visitors[asked.visitor]
    seen, viewer = spectators.seen(room, visitor, world), room.eyes(visitor)
    assert seen is not None
    game = seen.match
    assert game is not None
    number = seen.noticed(viewer)
    match asked:
        case Foreseen(seat=seat):
            return protocol.Foreseen(number, seat, _raw(game.preview(seat)))
        case Explained():
            return explained(game, viewer, number)
        case Earlier(before=before):
            return protocol.Earlier(number, viewer, story(game, viewer, before))


def explained(match: AnyMatch, viewer: Viewer, number: int) -> protocol.Explained:
    """Returns the moments that the game's primer explains now, as found from the viewer's own view alone."""
    primer, view = match.game.extras.primer(), match.game.view(match.state, viewer)
    now = () if primer is None else present(primer, view)
    moments = [protocol.Moment(moment, dict(about)) for moment, about in now]
    return protocol.Explained(number, viewer, moments)


def _is_made_by(entry: object, seat: Seat) -> bool:
    return isinstance(entry, Made) and entry.seat == seat


def _moves(
    room: Room, number: int, viewers: set[Viewer], world: World, tell: Tell, *, look: float
) -> dict[Viewer, bytes]:
    match = room.match
    assert match is not None
    faded = fading(match, number, look)
    return {
        viewer: codec.encode(Moved(tell(match, number, viewer), sight, faded(viewer)))
        for viewer, sight in sights(room, viewers, world).items()
    }


def table_info(room: Room, world: World) -> TableInfo:
    """Returns the table's public information."""
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
        commitment="" if match is None or match.position is not None else commitment(match.seed),
        seed=match.seed.hex() if match is not None and _is_open(room, world) else "",
        next=setting.next,
        vote=tie_vote.poll(setting.ballot, world.time, setting.partial),
        daily=setting.daily,
        guided=setting.guided,
        looked=tuple(sorted(room.looked)) if room.looks_round else None,
        played_on=setting.played_on,
        level=setting.level,
        onlookers=setting.onlookers,
        language=setting.language,
        fills_after=int(AWAY),
        behind=spectators.BEHIND,
        counts=rated_games.will_count(room),
        stopped=setting.stopped,
        staged=room.staged,
    )


def _is_open(room: Room, world: World) -> bool:
    """Whether the game is over and may be shown. Today's daily deal stays secret after the end."""
    finished = room.match is not None and room.match.outcome is not None
    return finished and not world.calendar.is_sealed(room.setting.daily)


def _place(room: Room, seat: Seat, here: Container[str], now: float) -> Place:
    chair = room.setting.chairs[seat]
    if chair.is_free:
        return Place("free")
    since = room.away.get(chair.guest)
    who = room.company.read(chair.bot) if chair.bot else None
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
        kept=chair.kept,
    )


def _vote_of(setting: Setting, visitor: Visitor) -> Seat | None:
    """Returns the seat that this visitor has voted for; None if there is no vote."""
    return None if setting.ballot is None or visitor.watching else setting.ballot.votes.get(visitor.guest)


def sights(room: Room, viewers: Iterable[Viewer], world: World) -> dict[Viewer, Sight]:
    """Returns all that each viewer may know about the game now: view, offers, outcome and clock."""
    match, every, left = room.match, tuple(viewers), clock.left(room, world.now)
    assert match is not None
    is_open = _is_open(room, world)
    found = {
        viewer: Sight(
            number=room.noticed(viewer),
            view=seen.view,
            to_move=seen.to_move,
            question=seen.question,
            offers=seen.offers,  # type: ignore[arg-type]  # becomes raw JSON when the message is encoded
            outcome=seen.outcome,
            retrospect=seen.retrospect if is_open else None,  # type: ignore[arg-type]  # becomes raw JSON
            undo=viewer is not None and match.may_take_back(viewer),
            left=left,
            silence=room.silence(viewer),
            hints=0 if seen.outcome is None else _hints(match, viewer),
            voiced=_is_voiced(match, seen.offers),
            ending=seen.ending,
        )
        for viewer, seen in zip(every, match.sights(every), strict=True)
    }
    return lesson.led(room.game, found) if room.setting.guided else found


def _is_voiced(match: AnyMatch, offers: Iterable[Any]) -> bool:
    voiced = match.game.voiced
    return voiced is not None and any(voiced(move) for move in offers)


def _hints(match: AnyMatch, viewer: Viewer) -> int:
    return len([None for entry in match.inputs if type(entry) is Hinted and entry.seat == viewer])


def told(match: AnyMatch, number: int, viewer: Viewer) -> protocol.Told:
    """Returns an input as this viewer saw it when it happened."""
    return _numbered_for(match, number, match.witnessed(match.story[number], viewer), viewer)


def _has_noticed(match: AnyMatch, number: int, viewer: Viewer) -> bool:
    return match.outcome is not None or not match.hidden.has(number, viewer)


def _numbered_for(match: AnyMatch, number: int, events: tuple[Any, ...], viewer: Viewer) -> protocol.Told:
    """Returns input `number` with `events`, under the number that it has for this viewer."""
    told = unredacted(match, number, events)
    known_as = number_for(match, number, viewer)
    if known_as == number:  # no earlier input was hidden
        return told
    withdraws = None if told.withdraws is None else number_for(match, told.withdraws, viewer)
    return msgspec.structs.replace(told, number=known_as, withdraws=withdraws)


def unredacted(match: AnyMatch, number: int, events: tuple[Any, ...]) -> protocol.Told:
    """Returns input `number` with `events`, under its true number."""
    entry = match.inputs[number]
    return protocol.Told(
        number=number,
        input=str(entry.__struct_config__.tag),
        seat=entry.seat,
        events=events,  # type: ignore[arg-type]  # becomes raw JSON when the message is encoded
        by=entry.by if isinstance(entry, TakenOver) else "",
        withdraws=dict(match.withdrawn)[number] if isinstance(entry, TakenBack) else None,
    )


def story(match: AnyMatch, viewer: Viewer, before: int | None = None) -> list[protocol.Told]:
    """Returns a page of the log as this viewer sees it now: the newest page, or the page before an input."""
    every = number_for(match, len(match.inputs), viewer)
    last = every if before is None else min(max(0, before), every)
    page = range(max(0, last - PAGE), last)
    numbers = page if match.outcome is not None else match.hidden.inputs_of(page, viewer)
    return [logged(match, number, viewer) for number in numbers]


def logged(match: AnyMatch, number: int, viewer: Viewer) -> protocol.Told:
    """Returns an input as the log shows it to this viewer."""
    return _numbered_for(match, number, match.logged(number, viewer), viewer)


def fading(match: AnyMatch, since: int, after: float) -> Callable[[Viewer], Fading | None]:
    """Returns a function from a viewer to the log that they still see after a moment, in a memory game.

    At the end of the game the whole log comes back. Viewers who have seen every event get the same bytes.
    These are encoded once.
    """
    if match.game.kept is None:
        return lambda _viewer: None
    if match.outcome is not None:
        return lambda viewer: Fading(story(match, viewer), after, is_fleeting(match, viewer), is_said(match))
    count, fresh, seen = len(match.inputs), match.hidden.fresh, match.game.seen
    latest = sorted({*fresh, *range(max(since, count - FRESH), count)})
    left = [(number, match.kept(number)) for number in latest]
    encoded = _raw([unredacted(match, *each) for each in left])
    every = [event for _, events in left for event in events]

    def faded(viewer: Viewer) -> Fading:
        told: Any = encoded
        if match.hidden.by(viewer) or not all(seen(event, viewer) is event for event in every):
            told = [logged(match, number, viewer) for number in match.hidden.noticed(latest, viewer)]
        return Fading(told, after, is_fleeting(match, viewer), is_said(match))

    return faded


def reasons(setting: Setting, match: AnyMatch) -> tuple[Reason, ...]:
    """Returns the bots' explanations of their public moves. Seats that somebody took over are left out."""
    explain = match.game.extras.company().reasons
    if explain is None:
        return ()
    changed = {entry.seat for entry in match.inputs if isinstance(entry, TakenOver)}
    bots = {seat: chair.bot for seat, chair in enumerate(setting.chairs) if chair.bot and seat not in changed}
    return explain(bots, match.memory(None))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))
