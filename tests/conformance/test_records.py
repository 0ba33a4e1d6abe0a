"""A record is options, seed and inputs: written, read and replayed, it is the same match."""

from __future__ import annotations

import pytest

from tests.conformance.garble import garbled
from tests.conformance.options import Table, arranged, plain_tables, tables
from tests.conformance.played import played, played_on, seed_of, where
from tests.play import eventful_step, random_match
from vernissage.core.match import AnyMatch, begin
from vernissage.core.record import Reading, Record, Replay, read, record, replay, verify, write
from vernissage.core.refusal import Refusal

STEPS_BETWEEN_RECORDS = 10
STEPS_FROM_A_POSITION = 20
EVENTFUL_STEPS = 60
GARBLED_INPUTS = 10
GARBLED_FILES = 100
"""How many garbled files are tried."""


def replayed(name: str, match: AnyMatch) -> AnyMatch:
    """Returns the match as replayed from its file."""
    reading = read(write(record(name, match, open_seed=True)))
    assert isinstance(reading, Reading), reading
    assert reading.damage == ""
    again = replay(match.game, reading.record)
    assert isinstance(again, Replay), again
    assert again.stopped is None
    return again.match


def test_a_record_replays_to_the_same_match(table: Table) -> None:
    matches = played(table)
    for match in (*matches[::STEPS_BETWEEN_RECORDS], matches[-1]):
        assert replayed(table.name, match) == match, (
            f"{where(match)}: replayed, it is another match. `play` may use only its arguments, and "
            "all its chance comes from its `rng`"
        )


def test_the_record_of_a_whole_game_is_found_true(table: Table) -> None:
    assert verify(table.game, record(table.name, played(table)[-1], open_seed=True)) is None


@pytest.mark.parametrize("plain_table", arranged(plain_tables()), ids=str)
def test_a_garbled_record_is_answered_whatever_is_wrong_with_it(plain_table: Table) -> None:
    """Opening a file never raises an exception of ours."""
    matches = played(plain_table)
    arranged = begin(
        plain_table.game, plain_table.options, seed_of(plain_table, 1), matches[len(matches) // 2].state
    )
    assert not isinstance(arranged, Refusal), arranged
    for match in (matches[min(GARBLED_INPUTS, len(matches) - 1)], played_on(arranged, GARBLED_INPUTS)):
        whole = record(plain_table.name, match, open_seed=True)
        files = list(garbled(whole, Record))
        for found in files[:: 1 + len(files) // GARBLED_FILES]:
            reading = read(write(found))
            assert isinstance(reading, Refusal) or isinstance(
                verify(plain_table.game, reading.record), Refusal | None
            )


def test_a_record_without_its_seed_tells_no_more_than_the_commitment(table: Table) -> None:
    match = played(table)[0]
    sealed = record(table.name, match, open_seed=False)
    assert match.seed.hex() not in write(sealed)
    assert replay(table.game, sealed) == Refusal("record/sealed")


@pytest.mark.parametrize("table", arranged(tables()), ids=str)
def test_a_match_begun_from_a_position_is_recorded_with_it(table: Table) -> None:
    matches = played(table)
    match = begin(table.game, table.options, seed_of(table, 1), matches[len(matches) // 2].state)
    assert not isinstance(match, Refusal), match
    match = played_on(match, STEPS_FROM_A_POSITION)
    assert replayed(table.name, match) == match


def test_time_outs_and_departures_are_replayed_too(table: Table) -> None:
    *_, match = random_match(
        table.game, table.options, seed_of(table, 0), stop=EVENTFUL_STEPS, step=eventful_step
    )
    assert replayed(table.name, match) == match
