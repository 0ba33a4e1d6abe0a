"""What people can say at a table, and what it leads to. Each answers with a refusal, or with nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec.structs import replace

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.core.seats import Seat
from vernissage.server import gathering, protocol, sharing, telling, voting
from vernissage.server.gathering import BEGUN, NOT_BEGUN, NOT_SEATED, STOOD_IN, TAKEN, Chair
from vernissage.server.session import seat_key

if TYPE_CHECKING:
    from vernissage.server.listener import Listener
    from vernissage.server.table import Table

PATIENCE: Final = 30.0
"""Seconds someone must be away before a bot may stand in."""

Verdict: TypeAlias = Refusal | None
Hearing: TypeAlias = Callable[["Table", "Listener", Any], Awaitable[Verdict]]


async def sit(table: Table, listener: Listener, message: protocol.Sit) -> Verdict:
    if table.match is not None:
        return await take_back_seat(table, listener, message.seat)
    person = Chair(listener.guest, listener.name, key=seat_key())
    return await table.keep_if(gathering.sit(table.setting, person, message.seat))


async def take_back_seat(table: Table, listener: Listener, wanted: Seat | None) -> Verdict:
    """The person a bot stands in for is back."""
    own = table.setting.seat_of(listener.guest)
    if own is None:
        return BEGUN
    seat = wanted if wanted in table.setting.seats_of(listener.guest) else own
    assert seat is not None
    chair = table.setting.chairs[seat]
    if not chair.bot:
        return None
    return await table.hand_over(seat, replace(chair, bot=""), chair.name)


async def rise(table: Table, listener: Listener, _message: protocol.Rise) -> Verdict:
    return BEGUN if table.match else await table.keep_if(gathering.rise(table.setting, listener.guest))


async def claim(table: Table, listener: Listener, message: protocol.Claim) -> Verdict:
    seat = table.setting.seat_with(message.key)
    if seat is None:
        return NOT_SEATED
    if table.setting.seats_of(listener.guest) and seat not in table.setting.seats_of(listener.guest):
        return TAKEN
    if seat in table.setting.seats_of(listener.guest):
        table.welcome(listener)  # It is here already, and that is nobody else's business.
        return None
    await table.keep(
        sharing.claimed(table.setting, seat, listener.guest, seat_key(), gathers=table.match is None)
    )
    for other in table.listeners:
        table.welcome(other)
    return None


async def set_bot(table: Table, listener: Listener, message: protocol.SetBot) -> Verdict:
    message = replace(message, bot=catalog.seated(table.setting.game, message.bot, message.seat))
    if table.match is None:
        bot = Chair(name=table.new_name(), bot=message.bot)
        return await table.keep_if(gathering.set_bot(table.setting, listener.guest, message.seat, bot))
    return await stand_in(table, listener, message)


async def stand_in(table: Table, listener: Listener, message: protocol.SetBot) -> Verdict:
    """A bot plays for someone who is away, until they come back."""
    if table.setting.seat_of(listener.guest) is None:
        return NOT_SEATED
    unknown = gathering.unknown_bot(table.setting.game, message.bot)
    if unknown is not None:
        return unknown
    if not 0 <= message.seat < len(table.setting.chairs):
        return UNKNOWN_SEAT
    chair = table.setting.chairs[message.seat]
    since = table.away.get(chair.guest)
    if chair.bot or since is None or asyncio.get_running_loop().time() - since < PATIENCE:
        return Refusal("table/not-away", args={"seconds": int(PATIENCE)})
    bot = helper(table, message.seat)
    return await table.hand_over(message.seat, replace(chair, bot=bot), f"bot-{bot}")


async def clear(table: Table, listener: Listener, message: protocol.Clear) -> Verdict:
    if table.match is not None:
        return BEGUN
    return await table.keep_if(gathering.clear(table.setting, listener.guest, message.seat))


async def setup(table: Table, listener: Listener, message: protocol.Setup) -> Verdict:
    if table.match is not None:
        return BEGUN
    options = codec.decode(bytes(message.options), dict[str, Any])
    if isinstance(options, Refusal):
        return options
    return await table.keep_if(
        gathering.setup(table.setting, listener.guest, options, message.clock, is_open=message.open)
    )


async def start(table: Table, listener: Listener, _message: protocol.Start) -> Verdict:
    if table.match is not None:
        return BEGUN
    ready = gathering.start(table.setting, listener.guest)
    return ready if isinstance(ready, Refusal) else await table.begin(ready)


def playing(table: Table, listener: Listener) -> tuple[AnyMatch, Seat] | Refusal:
    """The match and the seat for which this person answers now."""
    if table.match is None:
        return NOT_BEGUN
    seat = sharing.acting(table, listener)
    if isinstance(seat, Refusal):
        return seat
    return STOOD_IN if table.setting.chairs[seat].bot else (table.match, seat)


async def answer(table: Table, listener: Listener, message: protocol.Answer) -> Verdict:
    found = playing(table, listener)
    if isinstance(found, Refusal):
        return found
    match, seat = found
    move = codec.decode(bytes(message.move), match.game.types.move)
    accepted = move if isinstance(move, Refusal) else match.submit(seat, message.question, move)
    if isinstance(accepted, Refusal):
        return accepted
    if accepted.entry is None:
        table.tell_again(listener, seat)
    else:
        await table.enter(accepted)
    return None


async def undo(table: Table, listener: Listener, _message: protocol.Undo) -> Verdict:
    found = playing(table, listener)
    accepted = found if isinstance(found, Refusal) else found[0].take_back(found[1])
    if isinstance(accepted, Refusal):
        return accepted
    await table.enter(accepted)
    return None


async def resign(table: Table, listener: Listener, _message: protocol.Resign) -> Verdict:
    """Who leaves for good is followed by a bot, so that the others can go on."""
    found = playing(table, listener)
    accepted = found if isinstance(found, Refusal) else found[0].resign(found[1])
    if isinstance(accepted, Refusal):
        return accepted
    assert accepted.entry is not None
    await table.enter(accepted)
    return await follow(table, accepted.entry.seat)


async def follow(table: Table, seat: Seat) -> Verdict:
    """A bot goes on for who has resigned, under the name the seat began with."""
    bot, chair = helper(table, seat), table.setting.chairs[seat]
    nobody = Chair(name=chair.name, bot=bot, given=True, portrait=chair.portrait)
    return await table.hand_over(seat, nobody, f"bot-{bot}")


def helper(table: Table, seat: Seat) -> str:
    """The bot that plays on for somebody: one like those who are there. In a game it is nobody's choice."""
    bots = [chair.bot for chair in table.setting.chairs if chair.bot]
    return catalog.seated(table.setting.game, bots[0] if bots else catalog.COMPANY, seat)


async def rematch(table: Table, listener: Listener, _message: protocol.Rematch) -> Verdict:
    if table.match is None or table.match.outcome is None:
        return Refusal("table/not-over")
    if table.setting.seat_of(listener.guest) is None:
        return NOT_SEATED
    if not table.setting.next:
        code = await table.help.again(table.setting, listener.guest)
        await table.keep(replace(table.setting, next=code))
    else:
        table.tell_changed()
    return None


async def talk(table: Table, listener: Listener, message: protocol.Talk) -> Verdict:
    """Everyone hears what is said. It is no part of the game: nothing of it is in the record."""
    seat = speaking(table, listener)
    if isinstance(seat, Refusal):
        return seat
    text = " ".join(message.text.split())
    if bool(text) == bool(message.phrase) or not (text + message.phrase).isprintable():
        return Refusal("message/malformed", args={"why": "a text or a phrase"})
    table.spoken(protocol.Spoken(seat, table.setting.chairs[seat].name, text, message.phrase))
    return None


async def point(table: Table, listener: Listener, message: protocol.Point) -> Verdict:
    """A hand that points is talk too."""
    seat = speaking(table, listener)
    if isinstance(seat, Refusal):
        return seat
    table.tell_all(protocol.Pointed(seat, message.at))
    return None


def speaking(table: Table, listener: Listener) -> Seat | Refusal:
    """The seat of who may talk now."""
    seat = sharing.acting(table, listener)
    if isinstance(seat, Refusal):
        return seat
    rule = telling.silence(table.match, seat)
    return seat if rule is None else Refusal("table/silence", rule)


async def ping(_table: Table, listener: Listener, message: protocol.Ping) -> Verdict:
    listener.tell(codec.encode(protocol.Pong(message.n)))
    return None


HEARINGS: Final[dict[type[Any], Hearing]] = {
    protocol.Sit: sit,
    protocol.Rise: rise,
    protocol.Claim: claim,
    protocol.Bring: sharing.bring,
    protocol.Look: sharing.look,
    protocol.SetBot: set_bot,
    protocol.Clear: clear,
    protocol.Setup: setup,
    protocol.Start: start,
    protocol.Answer: answer,
    protocol.Undo: undo,
    protocol.Resign: resign,
    protocol.Rematch: rematch,
    protocol.Vote: voting.vote,
    protocol.Talk: talk,
    protocol.Point: point,
    protocol.Ping: ping,
}
