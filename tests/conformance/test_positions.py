"""Positions from outside: real ones are accepted, invalid ones refused, and accepted ones are playable."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests import budgets
from tests.conformance.garble import garbled
from tests.conformance.options import Table, arranged, tables
from tests.conformance.played import every_match, played, played_on, seed_of, where
from tests.play import game_called, random_match
from vernissage.core.codec import convert, encode
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng

every_arranged_table = pytest.mark.parametrize("table", arranged(tables()), ids=str)
STATES = 2
"""How many states of one game of each table are checked, from the deal to the end."""
STEPS_FROM_NONSENSE = 6


def some_of(matches: Sequence[AnyMatch]) -> Sequence[AnyMatch]:
    return matches[:: max(1, len(matches) // budgets.times(STATES))]


def test_every_finished_game_takes_positions(name: str) -> None:
    game = game_called(name)
    assert game.types.position or game.info.draft, "`faults` and `arrange` may wait only while it is a draft"


@every_arranged_table
def test_no_state_of_a_real_game_has_faults(table: Table) -> None:
    for match in every_match(table):
        assert table.game.faults(match.state) == (), (
            f"{where(match)}: this happened in a real game, so `faults` (position.py) may not call it wrong"
        )


@every_arranged_table
def test_a_match_begun_from_any_position_plays_on_to_the_end(table: Table) -> None:
    for match in some_of(played(table)):
        again = begin(table.game, table.options, seed_of(table, 1), match.state)
        assert not isinstance(again, Refusal), f"{where(match)}: `faults` refuses a real position: {again}"
        assert again.state == match.state
        assert played_on(again).outcome is not None, where(match)


@every_arranged_table
def test_a_position_that_says_nothing_is_filled_and_played(table: Table) -> None:
    game, seed = table.game, seed_of(table, 0)
    state = game.arrange(convert({}, game.types.position), table.options, Rng(seed, "deal"))
    assert not isinstance(state, Refusal), f"`arrange` must fill a Position that says nothing: {state}"
    assert game.faults(state) == (), "what `arrange` fills must be a position without faults"
    box = next(random_match(game, table.options, seed)).state
    assert sorted(game.cards(state)) == sorted(game.cards(box)), "`arrange` loses or makes cards"
    match = begin(game, table.options, seed, state)
    assert not isinstance(match, Refusal), match
    assert played_on(match).outcome is not None


@every_arranged_table
def test_cards_doubled_lost_or_exchanged_are_a_fault(table: Table) -> None:
    game, matches = table.game, played(table)
    box = sorted(game.cards(matches[0].state))
    wrong = 0
    for match in some_of(matches):
        for state in garbled(match.state, game.types.state):
            if state.options == match.options and sorted(game.cards(state)) != box:
                wrong += 1
                assert game.faults(state), (
                    f"{where(match)}: {encode(state)!r} has other cards than the box; `faults` must say so "
                    "(position.py compares all_cards with the box)"
                )
    assert wrong, "`Game.cards` must name the cards of a state one by one, wherever they lie"


@every_arranged_table
def test_faults_have_a_code_and_a_rule(table: Table) -> None:
    match = played(table)[-1]
    for state in garbled(match.state, table.game.types.state):
        for fault in table.game.faults(state):
            assert fault.code.startswith(("position/", "options/")), (
                f"{fault}: in `faults`, a code begins with position/ or options/"
            )
            assert fault.rule.startswith(f"{table.game.info.prefix}-"), f"{fault}: in `faults`, name the rule"


@every_arranged_table
def test_a_position_without_faults_can_be_played(table: Table) -> None:
    game = table.game
    for match in some_of(played(table)):
        for state in garbled(match.state, game.types.state):
            begun = begin(game, state.options, match.seed, state)
            if isinstance(begun, Refusal):
                continue
            for _ in range(STEPS_FROM_NONSENSE):
                assert bool(game.to_move(begun.state)) == (begun.outcome is None), (
                    f"{encode(state)!r} is let in, but nobody can go on from it: `faults` must refuse it"
                )
                begun = played_on(begun, 1)
                assert game.faults(begun.state) == (), (
                    f"after {begun.inputs} from {encode(state)!r}: what play leads to has faults, "
                    "so `faults` must refuse the position it came from, too"
                )
