"""Compares what a delayed onlooker sees with what the public saw ten moves before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from tests.play import game_called, options_for
from tests.secretive import Ponder, secretive
from tests.server.test_changing_hands import HOST, LATE, heard, table, world
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import PUBLIC
from vernissage.server.tables import restore
from vernissage.table import news, protocol, spectators
from vernissage.table.handlers.changes import row_of
from vernissage.table.letters import Letter, Said, Thought
from vernissage.table.room import Room, Visitor, number_for
from vernissage.table.table_types import Onlookers

TEN: Final = 10
"""The promised delay in moves. Not imported from the server, which could be wrong."""
ENOUGH: Final = 400
"""How many moves are played: in any game much more than the delay."""
SOME: Final = 7
"""Every so many moves the server is restarted."""
ONE_IN: Final = 3
"""How often people ponder, where the game allows it."""


def shown(name: str, onlookers: Onlookers) -> Room:
    """Returns the table of Ada and Ben. Cleo watches, and Ada has a second page open."""
    room = table(name, here=(HOST, 1, LATE))
    room = replace(room, setting=replace(room.setting, onlookers=onlookers))
    assert room.match is not None
    second = Visitor(9, "ada", "Ada", watching=True)
    recent = spectators.recalled((), room.setting, room.match)
    return replace(room, recent=recent, visitors={**room.visitors, 9: second})


def next_letter(room: Room, rng: Rng) -> Letter:
    """Returns the next decision; now and then somebody who can ponders."""
    match = room.match
    assert match is not None
    seat, question = rng.pick(tuple(room.owing().items()))
    moves = [move for move in match.offers[seat] if not isinstance(move, Ponder)]
    if room.setting.chairs[seat].bot:
        return Thought(seat, question, rng.below(len(moves)))
    ponders = len(moves) < len(match.offers[seat]) and not rng.below(ONE_IN)
    move = Ponder() if ponders else rng.pick(moves)
    return Said(seat, protocol.Answer(question, Raw(codec.encode(move))))


def known(told: list[tuple[int, protocol.Outgoing]], page: int) -> list[protocol.Moved | protocol.Welcome]:
    """Returns what this page was told of the game."""
    return [
        said
        for number, said in told
        if number == page and isinstance(said, protocol.Moved | protocol.Welcome)
    ]


def public(match: AnyMatch) -> bytes:
    return codec.encode(match.sight(PUBLIC).view)


def seen_otherwise(name: str) -> Iterator[str]:
    """Yields differences between what a delayed onlooker sees and what the public saw ten moves before."""
    yield from _seen_otherwise(shown(name, "delayed"))
    yield from _seen_otherwise(_with(shown(name, "delayed"), secretive(game_called(name))))


def _with(room: Room, game: AnyGame) -> Room:
    """Returns the same table with this game."""
    match = begin(game, options_for(game, len(room.setting.chairs)), seed_from_text("hands"))
    assert not isinstance(match, Refusal)
    return replace(room, match=match, recent=spectators.recalled((), room.setting, match))


def _seen_otherwise(room: Room) -> Iterator[str]:
    assert room.match is not None
    pasts = [room.match]
    for number in range(ENOUGH):
        room, told = heard(room, next_letter(room, Rng(bytes(32), "later", number)))
        match = room.match
        assert match is not None
        late = known(told, LATE)
        if match.outcome is not None:
            if not isinstance(late[0], protocol.Welcome) or _view(late[0]) != public(match):
                yield "now all is open, and the gap is not told"
            return
        if not match.hidden.has(len(match.inputs) - 1, PUBLIC):
            pasts.append(match)
        yield from (f"after {len(match.inputs)} inputs: {what}" for what in _compared(room, pasts, late))
    yield "it never ended"


def _compared(
    room: Room, pasts: list[AnyMatch], late: list[protocol.Moved | protocol.Welcome]
) -> Iterator[str]:
    then = pasts[max(0, len(pasts) - 1 - TEN)]
    if pasts[-1] is not room.match:
        if late:
            yield "a hidden step shows, by its time"
    elif [type(each) for each in late] != [protocol.Moved] * bool(then.inputs):
        yield f"told {len(late)} things"
    for moved in late:
        assert isinstance(moved, protocol.Moved)
        if moved.told.number != number_for(then, len(then.inputs), PUBLIC) - 1:
            yield f"told of input {moved.told.number}"
        if (_view(moved), moved.sight.left) != (public(then), None):
            yield "shown another moment"
    if not _is_reopened_at(then, room):
        yield "who reloads sees another moment"
    can_close = then.game is game_called(room.setting.game) and len(pasts) % SOME == 0
    if can_close and not _is_reopened_at(then, _kept_and_restored(room)):
        yield "who reloads after a restart sees another moment"


def _is_reopened_at(then: AnyMatch, room: Room) -> bool:
    reopened = msgspec.json.decode(news.welcome(room, room.visitors[LATE], world()), type=protocol.Welcome)
    return _view(reopened) == public(then) and len(reopened.story) <= len(then.inputs)


def _kept_and_restored(room: Room) -> Room:
    """Returns the room as another process restores it from the store, with the same people."""
    assert room.match is not None
    row = row_of(room)
    found = restore.restored(row, [codec.encode(entry) for entry in room.match.inputs])
    assert isinstance(found, Room)
    return replace(found, visitors=room.visitors)


def _view(said: protocol.Moved | protocol.Welcome) -> bytes:
    return b"" if said.sight is None else bytes(said.sight.view)
