"""Arrivals and seats: sitting down and rising, the host's settings, starting the game, and the rematch."""

from typing import Any

from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.company import ANYONE
from vernissage.core.refusal import Refusal
from vernissage.table import lesson, protocol, spectators
from vernissage.table.appearance import called, presented
from vernissage.table.chair import FORGOTTEN, FREE, Chair
from vernissage.table.change import Change, Everything, TableChanged
from vernissage.table.deal import deal
from vernissage.table.handlers import hand_over, stand_ins
from vernissage.table.handlers.changes import row_of, saved, set_anew
from vernissage.table.letters import Renamed
from vernissage.table.rated_games import will_count, with_latecomer
from vernissage.table.room import Room, Visitor
from vernissage.table.rows import Kept
from vernissage.table.seating import HAS_SEEN, has_seen_another, picks
from vernissage.table.setting import BEGUN, NOT_HOST, NOT_SEATED, REMOVED, TAKEN, UNKNOWN_GAME, Setting
from vernissage.table.world import World


def came(room: Room, visitor: Visitor) -> Change:
    """Opens a visitor's connection. Sends them the whole table, and tells the others that they are here."""
    away = room.away if visitor.watching else {k: v for k, v in room.away.items() if k != visitor.guest}
    after = replace(room, visitors={**room.visitors, visitor.number: visitor}, away=away)
    noticed = (TableChanged(but=visitor.number),) if _presence(after) != _presence(room) else ()
    told = Everything(visitor.number), *noticed
    setting = room.setting if visitor.watching else room.setting.with_arrived(visitor.guest)
    if setting is room.setting:
        return Change(after, told=told)
    return saved(replace(after, setting=setting), *told)


def went(room: Room, visitor: Visitor, world: World) -> Change:
    """Closes a visitor's connection. A seated guest with no other connection is away from now on."""
    left = {number: each for number, each in room.visitors.items() if number != visitor.number}
    after = hand_over.without_those_gone(replace(room, visitors=left))
    if not visitor.watching and visitor.guest not in after.here and room.setting.seats_of(visitor.guest):
        after = replace(after, away={**room.away, visitor.guest: world.now})
    noticed = _presence(after) != _presence(room) or after.asking != room.asking
    return Change(after, told=(TableChanged(),) if noticed else ())


def _presence(room: Room) -> tuple[list[bool], int, bool]:
    """Returns whether each chair's guest is connected, the number of spectators, and `room.staged`."""
    here = room.here
    return [chair.guest in here for chair in room.setting.chairs], room.watchers, room.staged


def renamed(room: Room, letter: Renamed) -> Change:
    """Changes a guest's name and portrait. Once the game has begun, the chair keeps the old ones."""
    guest, name, portrait = letter.guest, letter.name, letter.portrait
    visitors = {
        number: replace(each, name=name, portrait=portrait) if each.guest == guest else each
        for number, each in room.visitors.items()
    }
    after = replace(room, visitors=visitors)
    if room.match is not None:
        return Change(after)
    changed = set_anew(after, room.setting.rename(guest, name, portrait))
    return Change(after) if isinstance(changed, Refusal) else changed


def sit(room: Room, visitor: Visitor, message: protocol.Sit, world: World) -> Change | Refusal:
    if room.match is not None:
        return stand_ins.take_back(room, visitor, message.seat, world)
    person = Chair(visitor.guest, visitor.name, key=world.chance.key(), portrait=visitor.portrait)
    return set_anew(room, room.setting.sit(person, message.seat))


def rise(room: Room, visitor: Visitor, _message: protocol.Rise, _world: World) -> Change | Refusal:
    return BEGUN if room.match else set_anew(room, room.setting.rise(visitor.guest))


def claim(room: Room, visitor: Visitor, message: protocol.Claim, world: World) -> Change | Refusal:
    """Moves a seat to the visitor's device with the seat's key, or takes a seat with the key of an offer."""
    offered = room.setting.seat_offered_by(message.key)
    if offered is not None:
        return hand_over.accept(room, visitor, offered, world)
    seat = room.setting.seat_with(message.key)
    if seat is None:
        return NOT_SEATED
    removed = visitor.guest in room.setting.removed
    if removed or has_seen_another(room, visitor.guest, seat):
        return REMOVED if removed else HAS_SEEN
    kept = room.setting.seats_of(visitor.guest)
    if kept and seat not in kept:
        return TAKEN
    if seat in kept:
        return Change(room, told=(Everything(visitor.number),))  # The seat is on this device already.
    gathers = room.match is None
    key, portrait = world.chance.key(), visitor.portrait
    setting = room.setting.claimed(seat, visitor.guest, key, gathers=gathers, portrait=portrait)
    after = replace(room, setting=with_latecomer(setting, visitor))
    return saved(after, TableChanged(), Everything())


def set_bot(room: Room, visitor: Visitor, message: protocol.SetBot, world: World) -> Change | Refusal:
    said = room.setting.level if message.bot == ANYONE else message.bot
    name = room.company.seated(said, message.seat)
    if room.match is not None:
        return stand_ins.stand_in(room, visitor, message.seat, name, world)
    bot = Chair(name=world.chance.name(room.setting.names), bot=name)
    return set_anew(room, room.setting.set_bot(visitor.guest, message.seat, bot, room.company))


def set_level(room: Room, visitor: Visitor, message: protocol.SetLevel, _world: World) -> Change | Refusal:
    if room.match is not None:
        return BEGUN
    return set_anew(room, room.setting.set_level(visitor.guest, message.level, room.company))


def clear(room: Room, visitor: Visitor, message: protocol.Clear, world: World) -> Change | Refusal:
    if room.match is not None:
        return hand_over.remove(room, visitor, message.seat, world)
    return set_anew(room, room.setting.clear(visitor.guest, message.seat))


def setup(room: Room, visitor: Visitor, message: protocol.Setup, _world: World) -> Change | Refusal:
    if room.match is not None:
        return BEGUN
    options = codec.decode(bytes(message.options), dict[str, Any])
    if isinstance(options, Refusal):
        return options
    setting = room.setting.setup(
        room.game, visitor.guest, options, message.clock, is_open=message.open, onlookers=message.onlookers
    )
    if isinstance(setting, Refusal):
        return setting
    setting = replace(setting, language=message.language if setting.open else "")
    # Strangers don't see what friends said before the table was opened.
    talk = room.talk if room.setting.open or not setting.open else ()
    return set_anew(replace(room, talk=talk), setting)


def pick(room: Room, visitor: Visitor, message: protocol.Pick, world: World) -> Change | Refusal:
    """Chooses another game for the table before the game begins."""
    if room.match is not None:
        return BEGUN
    if not picks(room, visitor):
        return NOT_HOST
    game = world.games.get(message.game)
    if game is None:
        return UNKNOWN_GAME
    return set_anew(replace(room, game=game), room.setting.pick(message.game, game))


def count(room: Room, visitor: Visitor, message: protocol.Count, _world: World) -> Change | Refusal:
    return BEGUN if room.match else set_anew(room, room.setting.counting(visitor.guest, yes=message.yes))


def start(room: Room, visitor: Visitor, _message: protocol.Start, world: World) -> Change | Refusal:
    """Starts the game at the host's request. The seed is stored before anyone sees the deal."""
    if room.match is not None:
        return BEGUN
    begun = began(room, visitor.guest, world)
    if isinstance(begun, Refusal):
        return begun
    setting = replace(begun.setting, counts=will_count(room))
    return saved(replace(begun, setting=setting), Everything())


def began(room: Room, host: str, world: World) -> Room | Refusal:
    """Returns the room after `host` has started the game, or why they can't start it."""
    ready = room.setting.start(room.game, host)
    if isinstance(ready, Refusal):
        return ready
    match = deal(room.game, ready, world)
    if isinstance(match, Refusal):
        return match
    recent = spectators.recalled((), ready, match)
    return replace(room, setting=ready, match=match, seen_at=world.now + match.to_look_at, recent=recent)


def skip(room: Room, visitor: Visitor, _message: protocol.Skip, _world: World) -> Change | Refusal:
    """Ends the guide at the learner's request. The game goes on."""
    if room.setting.seat_of(visitor.guest) is None:
        return NOT_SEATED
    if not room.setting.guided:
        return Change(room)
    return saved(replace(room, setting=lesson.left_alone(room.game, room.setting)), Everything())


def rematch(room: Room, visitor: Visitor, _message: protocol.Rematch, world: World) -> Change | Refusal:
    """Makes a new table for the people at this one. With one person the new game begins at once.

    If a television opened the table, people may first pick another game.
    """
    if room.stage != "over":
        return Refusal("table/not-over")
    if room.setting.seat_of(visitor.guest) is None:
        return NOT_SEATED
    if room.setting.next:
        return Change(room, told=(TableChanged(),))
    fresh = _again(room, visitor.guest, world)
    next_room: Room | Refusal = Room(room.game, fresh, world.time)
    if len(fresh.guests) == 1 and not fresh.television:
        next_room = began(Room(room.game, fresh, world.time), visitor.guest, world)
    if isinstance(next_room, Refusal):
        return next_room
    linked = saved(replace(room, setting=replace(room.setting, next=fresh.code)), TableChanged())
    return replace(linked, kept=linked.kept.then(Kept(new_table=row_of(next_room))))


def _again(room: Room, host: str, world: World) -> Setting:
    """Returns the setting of a rematch, with the present people and bots under their current names."""
    setting = lesson.left_alone(room.game, room.setting)
    names = {visitor.guest: visitor.name for visitor in room.visitors.values() if not visitor.watching}
    names = {guest: name for guest, name in names.items() if setting.unfit(name) is None}
    chairs = called(tuple(_anew(chair, setting.names, world) for chair in setting.chairs), names)
    spare = (FREE,) * (room.game.info.most - len(chairs))
    code = world.chance.code(world.attempt)
    return replace(
        setting,
        code=code,
        chairs=presented(chairs + spare),
        host=host,
        begins=None,
        next="",
        winners=(),
        ballot=None,
        position=None,
        played_on="",
        stopped=False,
        removed=(),
        uncounted=(),
        counts=False,
    )


def _anew(chair: Chair, taken: tuple[str, ...], world: World) -> Chair:
    """Returns a chair for the next game. A bot that had replaced a person gets a new name."""
    if chair.guest == FORGOTTEN:
        return FREE
    if chair.guest:
        return replace(chair, key=world.chance.key(), bot="", offer="", before=())
    if chair.given:
        return Chair(name=world.chance.name(taken), bot=chair.bot)
    return replace(chair, offer="")
