"""The server tells nobody at a table anything that depends on what they can't know.

At every stage of random games, two rooms are compared that differ in everything a viewer can't know: whatever
happens next, the server says the same, byte for byte (overheard.py). And secret inputs leave no trace at all:
no message, no number, no time on a clock.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, get_args

import msgspec
import pytest
from msgspec import Raw

from tests import budgets
from tests.conformance.options import NAMES, Table, tables_of
from tests.conformance.played import played
from tests.play import every_game, game_called, options_for, random_step
from tests.secretive import Ponder, secretive
from tests.server.hostile import WISHES
from tests.server.overheard import difference, world
from tests.server.pauses import told_by_time
from tests.server.twin_rooms import STRANGER, moments, room_with, twin
from vernissage.cli.new import TEMPLATE
from vernissage.core import codec
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Viewer
from vernissage.table import news, protocol
from vernissage.table.handlers import hear
from vernissage.table.letters import Said
from vernissage.table.room import Room
from vernissage.table.table_types import Clock

pytestmark = pytest.mark.every_case

MOMENTS = 6
CLOCKS: Final[tuple[Clock, ...]] = ("brisk", "days")
"""A short clock, and correspondence, where deadlines are stored."""


def tables() -> list[Table]:
    """Returns the smallest table of each game; in the deep run, all."""
    return [table for name in NAMES for table in tables_of(name)[: None if budgets.is_deep() else 1]]


def eyes(room: Room) -> tuple[Viewer, ...]:
    """Returns the viewers at this table: people, and an onlooker."""
    return (*(seat for seat, chair in enumerate(room.setting.chairs) if chair.guest), None)


def told_apart(table: Table) -> Iterator[str]:
    """Yields how somebody can tell apart rooms that look alike to them, at any stage of a random game."""
    for match in moments(table, budgets.times(MOMENTS)):
        room = room_with(table.name, match)
        for viewer in eyes(room):
            rng = Rng(match.seed, "twin", len(match.inputs))
            found = difference(room, twin(room, viewer, rng), viewer)
            if found is None and match.game.kept is not None:  # a game whose log forgets
                found = difference(room, twin(room, viewer, rng, reminds=False), viewer, bots=False)
            if found is not None:
                yield f"viewer {viewer} after {len(match.inputs)} inputs, {found}"


@pytest.mark.parametrize("table", tables(), ids=str)
def test_two_rooms_that_look_alike_sound_alike_whatever_happens(table: Table) -> None:
    assert next(told_apart(table), None) is None


def reticent(match: AnyMatch) -> AnyMatch:
    """Returns this match in a game where a seat's own cards decide how many moves it is offered."""
    game = match.game

    def offers(state: Any, seat: int) -> tuple[Any, ...]:
        every = game.offers(state, seat)
        return every[: -1 - sum(state.hands[seat]) % 2] or every

    known = tuple(offers(match.state, seat) for seat in range(match.players))
    return msgspec.structs.replace(match, game=dataclasses.replace(game, offers=offers), offers=known)


def test_how_many_moves_a_bot_is_offered_may_be_a_secret() -> None:
    hidden = 0
    going = [match for match in played(tables_of(TEMPLATE)[0]) if match.outcome is None]
    for match, turn in product(map(reticent, going), range(MOMENTS)):
        room = room_with(TEMPLATE, match)
        other = twin(room, None, Rng(match.seed, "twin", turn))
        assert other.match is not None
        hidden += len(match.offers[-1]) > len(other.match.offers[-1])
        assert difference(room, other, None) is None
    assert hidden, "in none of these moments the bot is offered less in the other room"


def thoughtful(name: str) -> list[AnyMatch]:
    """Returns moments of a game in which people could ponder but have not yet."""
    game = secretive(game_called(name))
    match = begin(game, options_for(game, game.info.fewest), seed_from_text("thoughtful"))
    found = []
    while not isinstance(match, Refusal) and match.outcome is None and len(match.inputs) < 60:
        if not match.loose:
            found.append(match)
        accepted = random_step(match)
        assert not isinstance(accepted, Refusal)
        match = accepted.match
    return found[:: max(1, len(found) // budgets.times(MOMENTS))]


def pondered(room: Room) -> tuple[Room, dict[int, list[bytes]], int] | None:
    """Returns the room after somebody has pondered, who was told what, and who it was."""
    assert room.match is not None
    for seat in room.match.game.to_move(room.match.state):
        if room.setting.chairs[seat].bot:
            continue
        answer = protocol.Answer(room.match.asked[seat], Raw(codec.encode(Ponder())))
        change = hear(room, Said(seat, answer), world())
        assert not isinstance(change, Refusal), change
        told: dict[int, list[bytes]] = {number: [] for number in room.visitors}
        for number, message in news.news_of(change.room, change.told, world()):
            told[number].append(message)
        return change.room, told, seat
    return None


def traces(name: str) -> Iterator[str]:
    """Yields how somebody can tell that another has pondered."""
    for match, clocked in product(thoughtful(name), CLOCKS):
        room = room_with(name, match, clocked=clocked)
        found = pondered(room)
        if found is None:
            continue
        after, told, thinker = found
        if waited_for(room) != waited_for(after):
            yield "others are told that they wait since later, or for longer"
        own = told.pop(thinker)
        if any(told.values()):
            yield "somebody was told that something happened"
        assert len(own) == 1
        pairs = [(room, after), (moved_on(room, thinker), moved_on(after, thinker))]
        for viewer, (one, other) in product(eyes(room), pairs):
            heard = (
                None if viewer == thinker or not alike(one, other, viewer) else difference(one, other, viewer)
            )
            if heard is not None:
                yield f"viewer {viewer}, {heard}"


def waited_for(room: Room) -> list[tuple[str, int, float, float | None]]:
    """Returns what lists, feeds and notifications contain: who is waited for, since and until when."""
    return [(each.guest, each.seat, each.since, each.due) for each in room.waits.values()]


def moved_on(room: Room, seat: int) -> Room:
    """Returns the room after this seat's first offered move."""
    assert room.match is not None
    answer = protocol.Answer(room.match.asked[seat], Raw(codec.encode(room.match.offers[seat][0])))
    change = hear(room, Said(seat, answer), world())
    assert not isinstance(change, Refusal), change
    return change.room


def alike(one: Room, other: Room, viewer: Viewer) -> bool:
    """Returns whether the table looks the same to this viewer, apart from random draws."""
    here, there = one.match, other.match
    assert here is not None
    assert there is not None
    if here.outcome is not None:
        return False
    return bool(here.game.view(here.state, viewer) == there.game.view(there.state, viewer))


@every_game
def test_what_is_done_in_secret_leaves_no_trace(name: str) -> None:
    assert any(pondered(room_with(name, match)) for match in thoughtful(name))
    assert next(traces(name), None) is None


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_bot_takes_as_long_whatever_lies_hidden(table: Table) -> None:
    assert next(told_by_time(table, budgets.times(2 * MOMENTS)), None) is None


def test_whatever_can_be_said_at_a_table_is_tried() -> None:
    said: set[Any] = {type(wish) for wish in WISHES}
    assert said == set(get_args(protocol.Wish))
    assert max(game_called(name).info.most for name in NAMES) < STRANGER
