"""Talk and pointing. Neither is part of the game or of its record."""

from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.change import Change, Message
from vernissage.table.phrases import Tone
from vernissage.table.room import Room, Visitor
from vernissage.table.world import World

KEPT: Final = 50
"""How many of the last remarks are shown to people who join later."""
PHRASES_ONLY: Final = Refusal("table/phrases-only")
"""At an open table people can talk in set phrases only."""
GO_AHEAD: Final = "your-turn"
"""The phrase that tells waiting bots to go ahead."""


def talk(room: Room, visitor: Visitor, message: protocol.Talk, _world: World) -> Change | Refusal:
    """Says something to everyone at the table. People who join later see it, too."""
    seat = speaking(room, visitor)
    if isinstance(seat, Refusal):
        return seat
    text = " ".join(message.text.split())
    if bool(text) == bool(message.phrase) or not (text + message.phrase).isprintable():
        return Refusal("message/malformed", args={"why": "a text or a phrase"})
    if text and room.setting.open:
        return PHRASES_ONLY
    urged = room.urged or (room.match is not None and message.phrase == GO_AHEAD)
    return spoken(replace(room, urged=urged), seat, text, message.phrase, message.tone)


def report(room: Room, visitor: Visitor, message: protocol.Report, _world: World) -> Change | Refusal:
    """Reports a player's talk to the host, anonymously. Refused while the rules forbid talk."""
    seat = speaking(room, visitor)
    if isinstance(seat, Refusal):
        return seat
    if not any(said.seat == message.seat != seat for said in room.talk):
        return Refusal("seat/said-nothing")
    host = room.setting.host
    pages = (each.number for each in room.visitors.values() if each.guest == host and not each.watching)
    return Change(room, told=tuple(Message(protocol.Reported(message.seat), page) for page in pages))


def spoken(room: Room, seat: Seat, text: str, phrase: str, tone: Tone = "") -> Change:
    """Adds a remark by `seat` to the talk, and sends it to everyone."""
    said = protocol.Spoken(seat, room.setting.chairs[seat].name, text, phrase, tone)
    return Change(replace(room, talk=(*room.talk, said)[-KEPT:]), told=(Message(said),))


def said_so(room: Room, made: Change, seat: Seat, move: object, tone: Tone) -> Change | Refusal:
    """Announces the tone in which a move was made. A move that is hidden from somebody has no tone."""
    match, after = room.match, made.room.match
    assert match is not None
    assert after is not None
    rule = room.silence(seat)
    voiced = match.game.voiced is not None and match.game.voiced(move)
    if rule is not None and not voiced:
        return Refusal("table/silence", rule)
    if after.hidden.is_secret(len(after.inputs) - 1):
        return made
    said = protocol.Spoken(seat, room.setting.chairs[seat].name, "", "", tone)
    return made.then(Change(made.room, told=(Message(said),)))


def point(room: Room, visitor: Visitor, message: protocol.Point, _world: World) -> Change | Refusal:
    """Points at something on the table. Pointing counts as talk."""
    seat = speaking(room, visitor)
    if isinstance(seat, Refusal):
        return seat
    return Change(room, told=(Message(protocol.Pointed(seat, message.at)),))


def speaking(room: Room, visitor: Visitor) -> Seat | Refusal:
    """Returns the visitor's seat if it may talk now, else a refusal."""
    seat = room.acting(visitor)
    if isinstance(seat, Refusal):
        return seat
    rule = room.silence(seat)
    return seat if rule is None else Refusal("table/silence", rule)
