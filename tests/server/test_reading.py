"""A table that is damaged in the store says why, and how far it is sound. Nothing there can raise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.play import every_game, game_called
from tests.server.company import few
from vernissage.core import codec
from vernissage.core.inputs import Made
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.chair import Chair
from vernissage.server.deal import begun
from vernissage.server.handlers.keep import row_of
from vernissage.server.reading import Damaged, read_room
from vernissage.server.room import Room
from vernissage.server.setting import Setting
from vernissage.server.store import TableRow

MOVES = 6
Entries = list[tuple[int, bytes]]


def kept(name: str) -> tuple[TableRow, Entries]:
    """A game of some moves, as the store has it."""
    chairs = tuple(Chair(f"guest {seat}", f"Guest {seat}") for seat in range(few(name)))
    setting = Setting("ABCD", name, "guest 0", chairs, {})
    match = begun(setting, seed_from_text(name))
    assert not isinstance(match, Refusal)
    for number in range(MOVES):
        seat = match.game.to_move(match.state)[0]
        accepted = match.enter(Made(seat, Rng(match.seed, "test", number).pick(match.offers[seat])))
        assert not isinstance(accepted, Refusal)
        match = accepted.match
    entries = [(number, codec.encode(entry)) for number, entry in enumerate(match.inputs)]
    return row_of(setting, 1.0, match), entries


@every_game
def test_a_sound_table_is_read_whole(name: str) -> None:
    row, entries = kept(name)
    room = read_room(row, entries)
    assert isinstance(room, Room)
    assert room.match is not None
    assert [codec.encode(entry) for entry in room.match.inputs] == [entry for _, entry in entries]


@every_game
@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (b"{", "input 3: message/malformed"),
        (b'{"input": "made", "seat": 99, "move": {}}', "input 3: message/malformed"),
        (b'{"input": "resigned", "seat": 99}', "input 3: seat/unknown"),
        (b'{"input": "judged", "seat": 0}', "input 3: match/"),
        (b"\xff\x00", "input 3: message/malformed"),
    ],
)
def test_a_bad_input_is_named_and_all_before_it_is_sound(name: str, bad: bytes, reason: str) -> None:
    row, entries = kept(name)
    found = read_room(row, [*entries[:3], (3, bad), *entries[4:]])
    assert isinstance(found, Damaged)
    assert found.reason.startswith(reason)
    assert found.sound == 3
    assert found.room is not None
    assert found.room.match is not None
    assert len(found.room.match.inputs) == 3


def test_a_missing_input_is_not_played_over() -> None:
    row, entries = kept("_template")
    found = read_room(row, [*entries[:2], *entries[3:]])
    assert isinstance(found, Damaged)
    assert (found.reason, found.sound) == ("input 2 is missing", 2)


@every_game
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda row: replace(row, doc=b"{"), "its setting: message/malformed"),
        (lambda row: replace(row, doc=b"\xff"), "its setting: message/malformed"),
        (lambda row: replace(row, doc=b"[" * 100_000), "its setting: message/malformed"),
        (lambda row: replace(row, code="OTHER"), "its setting is that of another table"),
        (lambda row: replace(row, seed=b""), "its seed is missing"),
        (lambda row: reset(row, options={"no such": "option"}), ""),
        (lambda row: reset(row, options={"players": "many"}), ""),
        (lambda row: reset(row, chairs=()), ""),
        (lambda row: reset(row, position={"no": "position"}), ""),
    ],
)
def test_a_bad_setting_is_damage_and_never_an_error(
    name: str, spoil: Callable[[TableRow], TableRow], reason: str
) -> None:
    row, entries = kept(name)
    found = read_room(spoil(row), entries)
    if reason:
        assert isinstance(found, Damaged)
        assert found.reason.startswith(reason)
        assert found.room is None


def reset(row: TableRow, **fields: Any) -> TableRow:
    setting = codec.decode(row.doc, Setting)
    return replace(row, doc=codec.encode(replace(setting, **fields)))


def test_there_is_a_game_to_try_it_on() -> None:
    assert game_called("_template").info.title
