"""The game itself: moves of people, bots and clocks, taking moves back, and questions about moves."""

from typing import Final

from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.table import clock, lesson, protocol, spectators
from vernissage.table.change import Change, Earlier, Everything, Explained, Foreseen, SaidAgain, TableChanged
from vernissage.table.handlers import bot_turns, talk
from vernissage.table.handlers.changes import entered
from vernissage.table.letters import Thought
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import NOT_BEGUN, STOOD_IN, STOPPED
from vernissage.table.world import World

MOVED_ON: Final = Refusal("table/moved-on")
POSSIBLE: Final = Refusal("table/possible")
"""The answer to `why-not` for a move that is possible."""
NO_OWN_WORDS: Final = Refusal("table/no-own-words")
"""At an open table, moves can't contain a player's own words."""


def playing(room: Room, visitor: Visitor) -> tuple[AnyMatch, Seat] | Refusal:
    """Returns the match and the seat that this visitor plays; a refusal if they can't play now."""
    if room.match is None:
        return NOT_BEGUN
    if room.setting.stopped:
        return STOPPED
    seat = room.acting(visitor)
    if isinstance(seat, Refusal):
        return seat
    return STOOD_IN if room.setting.chairs[seat].bot else (room.match, seat)


def answer(room: Room, visitor: Visitor, message: protocol.Answer, world: World) -> Change | Refusal:
    found = playing(room, visitor)
    if isinstance(found, Refusal):
        return found
    match, seat = found
    move = codec.decode(bytes(message.move), match.game.types.move)
    if room.setting.open and not isinstance(move, Refusal) and has_words(match.game, move):
        return NO_OWN_WORDS
    accepted = move if isinstance(move, Refusal) else match.submit(seat, message.question, move)
    if isinstance(accepted, Refusal):
        return accepted
    if accepted.entry is None:
        return Change(room, told=(SaidAgain(visitor.number, seat),))
    made = entered(room, accepted, world)
    return talk.said_so(room, made, seat, move, message.tone) if message.tone else made


def has_words(game: AnyGame, move: object) -> bool:
    """Whether this move contains a player's own words."""
    return game.wording is not None and game.wording.without(move) != move


def undo(room: Room, visitor: Visitor, _message: protocol.Undo, world: World) -> Change | Refusal:
    found = playing(room, visitor)
    accepted = found if isinstance(found, Refusal) else found[0].take_back(found[1])
    return accepted if isinstance(accepted, Refusal) else entered(room, accepted, world)


def why_not(room: Room, visitor: Visitor, message: protocol.WhyNot, _world: World) -> Refusal:
    """Returns the refusal that this move would get now. The move is not played."""
    found = playing(room, visitor)
    if isinstance(found, Refusal):
        return found
    match, seat = found
    move = codec.decode(bytes(message.move), match.game.types.move)
    if isinstance(move, Refusal):
        return move
    tried = match.submit(seat, match.asked[seat], move)  # a match is immutable: this copy is thrown away
    return tried if isinstance(tried, Refusal) else lesson.why_later(room, seat, move) or POSSIBLE


def preview(room: Room, visitor: Visitor, message: protocol.Preview, _world: World) -> Change | Refusal:
    """Sends the previews of the visitor's moves. A request about an earlier position is refused."""
    if room.match is None:
        return NOT_BEGUN
    seat = room.acting(visitor)
    if isinstance(seat, Refusal):
        return seat
    if message.number != room.noticed(seat):
        return MOVED_ON
    return Change(room, told=(Foreseen(visitor.number, seat),))


def explain(room: Room, visitor: Visitor, message: protocol.Explain, world: World) -> Change | Refusal:
    """Sends the visitor explanations of the present position, as far as they can see it."""
    seen = spectators.seen(room, visitor, world)
    if seen is None or seen.match is None:
        return NOT_BEGUN
    if message.number != seen.noticed(room.eyes(visitor)):
        return MOVED_ON
    return Change(room, told=(Explained(visitor.number),))


def read_back(room: Room, visitor: Visitor, message: protocol.ReadBack, _world: World) -> Change | Refusal:
    """Sends the page of the log before an input."""
    return NOT_BEGUN if room.match is None else Change(room, told=(Earlier(visitor.number, message.before),))


def looked(room: Room, visitor: Visitor, _message: protocol.Looked, world: World) -> Change | Refusal:
    """Notes that a person has finished looking at the cards. When all have, bots go on and clocks start."""
    found = playing(room, visitor)
    if isinstance(found, Refusal):
        return found
    _, seat = found
    if not room.looks_round or seat in room.looked:
        return Change(room)
    after = replace(room, looked=room.looked | {seat})
    if after.looks_round:
        return Change(after, told=(TableChanged(),))
    return Change(replace(after, seen_at=world.now, deadlines={}), told=(Everything(),))


def thought(room: Room, letter: Thought, world: World) -> Change:
    """Plays a bot's answer, if the question is still open and no person has come back to the seat.

    In the daily deal the answer is dropped if anything has happened since the bot was asked. So no result
    depends on who was faster.
    """
    match = room.match
    if match is None or room.stage == "over" or not room.setting.chairs[letter.seat].bot:
        return Change(room)
    if room.setting.daily and letter.moment != room.moment(letter.seat):
        return Change(room)
    offers = match.offers[letter.seat]
    if match.asked[letter.seat] != letter.question or letter.offer >= len(offers):
        return Change(room)
    accepted = match.submit(letter.seat, letter.question, offers[letter.offer])
    assert not isinstance(accepted, Refusal), accepted
    moved = entered(room, accepted, world)
    return moved.then(Change(moved.room, told=bot_turns.let_go(room, letter.seat)))


def timed_out(room: Room, world: World) -> Change | None:
    """Plays the default move for the seat that is overdue the longest; None if no seat is overdue."""
    late = clock.first(room, world.now)
    if late is None or room.match is None:
        return None
    seat, question = late
    accepted = room.match.time_out(seat, question)
    assert not isinstance(accepted, Refusal), accepted
    return entered(room, accepted, world)
