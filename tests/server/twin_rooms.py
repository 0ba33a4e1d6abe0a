"""Pairs of rooms that a viewer must not be able to tell apart.

Either the second differs in everything that this viewer can't know: the seed, hidden cards, what others chose
and saw alone, the keys of others (`twin`). Or something was done in the second that this viewer had no part
in and did not see.
"""

from __future__ import annotations

import dataclasses
from time import time
from typing import Any

from msgspec.structs import replace

from tests.chance import drawn
from tests.conformance.options import Table
from tests.conformance.played import played
from vernissage.core import codec
from vernissage.core.append_list import AppendList
from vernissage.core.game import AnyGame
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng, offspring
from vernissage.core.seats import Viewer
from vernissage.core.value import EventValue, Value
from vernissage.table import clock, pending
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.change import Change
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import Clock
from vernissage.table.world import World

CODE = "TWIN"
NOW = 1_000.0
"""The time at which everything is asked."""
STRANGER = 99
"""The number of an onlooker's socket. A seat's socket has the seat's number."""


class Forgotten(EventValue, frozen=True):
    """An event that the log no longer contains; it could have been anything."""


class Unknown(Value, frozen=True):
    """Another player's choice, which could be anything here."""


def moments(table: Table, many: int) -> list[AnyMatch]:
    """Returns so many moments of a random game, from its deal to shortly before its end."""
    going = [match for match in played(table) if match.outcome is None]
    return [going[place * (len(going) - 1) // max(1, many - 1)] for place in range(many)]


def room_with(name: str, match: AnyMatch, guests: tuple[str, ...] = (), clocked: Clock = "brisk") -> Room:
    """Returns a table with this game; all people and an onlooker are connected. The last seat is a bot's."""
    people = guests or tuple(f"guest-{seat}" for seat in range(match.players))
    chairs = [
        Chair(guest, f"Name {seat}", key=f"key-of-seat-{seat:0>10}") for seat, guest in enumerate(people)
    ]
    if match.players > 1:
        chairs[-1] = Chair(name="Bot", bot="random")
    options = codec.plain(match.options)
    setting = Setting(CODE, name, people[0], tuple(chairs), options, clock=clocked)
    here = {seat: Visitor(seat, chair.guest, chair.name) for seat, chair in enumerate(chairs) if chair.guest}
    watching = Visitor(STRANGER, "", "", watching=True)
    then = World(NOW - 10, NOW - 10, Calendar(b"", time), drawn())
    room = Room(match.game, setting, 1.0, match, visitors={**here, STRANGER: watching}, seen_at=NOW - 10)
    room = pending.noted(room, Change(room), then).room
    return clock.set_on(room, Change(room), then).room


def twin(room: Room, viewer: Viewer, rng: Rng, *, reminds: bool = True) -> Room:
    """Returns the same room with everything changed that this viewer can't know.

    With `reminds=False` it has no events, before the last move, that the log has forgotten.
    """
    chairs = tuple(
        chair if seat == viewer or not chair.key else replace(chair, key=f"other-key-{seat:0>10}")
        for seat, chair in enumerate(room.setting.chairs)
    )
    assert room.match is not None
    return replace(
        room,
        setting=replace(room.setting, chairs=chairs),
        match=_twin_match(room.match, viewer, rng, reminds=reminds),
    )


def _twin_match(match: AnyMatch, viewer: Viewer, rng: Rng, *, reminds: bool) -> AnyMatch:
    game = match.game if reminds else _forgetting(match.game)
    last = len(match.inputs) - 1

    def imagined(state: Any) -> Any:
        return game.imagine(game.view(state, viewer), (), rng)

    state = imagined(match.state)
    return replace(
        match,
        game=game,
        seed=offspring(match.seed, "twin", 0),
        state=state,
        inputs=AppendList(_unknown(entry, viewer) for entry in match.inputs),
        story=AppendList(
            match.witnessed(events, viewer)
            if reminds or number == last
            else tuple(_kept(match, match.witnessed(events, viewer)))
            for number, events in enumerate(match.story)
        ),
        offers=tuple(game.offers(state, seat) for seat in range(match.players)),
        answered=tuple(said if seat == viewer else None for seat, said in enumerate(match.answered)),
        loose=tuple((number, imagined(before)) for number, before in match.loose),
    )


def _kept(match: AnyMatch, events: tuple[Any, ...]) -> list[Any]:
    """Returns what the log still contains of these events."""
    kept = match.game.kept
    left = events if kept is None else [kept(match.state, event) for event in events]
    return [Forgotten() if event is None else event for event in left]


def _forgetting(game: AnyGame) -> AnyGame:
    """Returns the same game with some events forgotten."""
    kept, glimpse = game.kept, game.glimpse
    assert kept is not None
    assert glimpse is not None
    return dataclasses.replace(
        game,
        kept=lambda state, event: None if isinstance(event, Forgotten) else kept(state, event),
        glimpse=lambda state, event: 0.0 if isinstance(event, Forgotten) else glimpse(state, event),
    )


def _unknown(entry: Any, viewer: Viewer) -> Any:
    return Made(entry.seat, Unknown()) if isinstance(entry, Made) and entry.seat != viewer else entry
