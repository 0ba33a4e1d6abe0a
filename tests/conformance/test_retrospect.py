"""A game's retrospect: nothing before the end, and then the same for everyone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.conformance.options import Table, arranged, plain_tables
from tests.conformance.played import every_match, played, played_on, seed_of, where
from tests.conformance.test_records import replayed
from tests.play import AnyAccepted, every_game, game_called, options_for, random_match, random_step
from vernissage.core import codec
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import ENOUGH_UNDONE, Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import viewers
from vernissage.core.step import Step
from vernissage.core.value import Value

NOTHING = codec.encode(None)


def hindsight(match: AnyMatch) -> set[bytes]:
    """Returns what each viewer is told of it now."""
    return {codec.encode(match.sight(viewer).retrospect) for viewer in viewers(match.players)}


def test_nobody_looks_back_before_the_end(table: Table) -> None:
    game = replace(table.game, extras=replace(table.game.extras, retrospect=_never))
    going_on = [match for match in every_match(table) if match.outcome is None]
    assert going_on
    for match in going_on:
        assert hindsight(msgspec.structs.replace(match, game=game)) == {NOTHING}, where(match)


def test_at_the_end_everyone_is_told_the_same_and_it_is_what_the_game_says_it_is(table: Table) -> None:
    end = played(table)[-1]
    (told,) = hindsight(end)
    assert (
        (told == NOTHING) == (table.game.extras.retrospect is None) == (table.game.types.retrospect is None)
    )
    assert codec.decode(told, table.game.types.retrospect) == end.retrospect, where(end)


def test_a_game_that_was_kept_and_read_again_looks_the_same_in_hindsight(table: Table) -> None:
    end = played(table)[-1]
    assert hindsight(replayed(table.name, end)) == hindsight(end), where(end)


@pytest.mark.parametrize("plain_table", arranged(plain_tables()), ids=str)
def test_a_game_that_began_in_the_middle_can_be_looked_back_on(plain_table: Table) -> None:
    matches = played(plain_table)
    for middle in matches[:: max(1, len(matches) // 8)]:
        match = begin(plain_table.game, plain_table.options, seed_of(plain_table, 2), middle.state)
        assert not isinstance(match, Refusal), match
        assert len(hindsight(played_on(match))) == 1


@every_game
def test_what_was_taken_back_is_no_part_of_the_past(name: str) -> None:
    """In a game with undo, the retrospect gets the steps that stood, in order, from the first state."""
    plain = game_called(name)
    game = replace(plain, extras=replace(plain.extras, retrospect=_everything))
    options = options_for(game, game.info.fewest)
    matches = list(random_match(game, options, seed_from_text("hesitant"), step=hesitant_step))
    end = matches[-1]
    told = end.retrospect
    assert isinstance(told, Everything)
    assert told.first == matches[0].state
    assert [each for step in told.steps for each in step.events] == [
        e for events in end.story for e in events
    ]
    assert len(told.steps) == len(end.inputs) - 2 * len(end.withdrawn)
    assert told.steps[-1].state == end.state


def hesitant_step(match: AnyMatch) -> AnyAccepted | Refusal:
    """Makes a random move; every second one that can be undone is undone, and reconsidered."""
    seat = match.inputs[match.loose[-1][0]].seat if match.loose else None
    if seat is not None and Rng(match.seed, "hesitant", len(match.inputs)).below(2):
        taken_back = match.take_back(seat)
        if taken_back != ENOUGH_UNDONE:
            return taken_back
    return random_step(match)


class Everything(Value, frozen=True):
    """Everything there is to look back on."""

    first: Any
    steps: tuple[Step[Any, Any], ...]


def _everything(first: Any, steps: Sequence[Step[Any, Any]]) -> Everything:
    return Everything(first, tuple(steps))


def _never(_first: Any, _steps: Sequence[Step[Any, Any]]) -> Value:
    raise AssertionError
