"""A move can be undone as long as it has revealed nothing, and undo leaves no trace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.play import every_game, game_called, options_for, random_match
from vernissage.core.game import AnyGame
from vernissage.core.inputs import MOST_UNDONE_IN_A_TURN
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import BOUND, ENOUGH_UNDONE, Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import viewers

SEED = seed_from_text("second thoughts")


def loose_moves(game: AnyGame) -> Iterator[tuple[AnyMatch, AnyMatch]]:
    """Yields the match before and after each move of a random game that can be undone."""
    for players in game.info.player_counts:
        before: AnyMatch | None = None
        for match in random_match(game, options_for(game, players), SEED, stop=120):
            if before is not None and match.loose:
                yield before, match
            before = match


@every_game
def test_after_a_move_is_taken_back_everything_is_as_it_was_before(name: str) -> None:
    for before, match in loose_moves(game_called(name)):
        seat = match.inputs[-1].seat
        accepted = match.take_back(seat)
        assert not isinstance(accepted, Refusal)
        assert accepted.match.withdrawn[-1] == (len(match.inputs), len(before.inputs))
        assert accepted.match.state == before.state, "a state was changed in place: `play` makes a new one"
        assert accepted.match.asked[seat] == match.asked[seat] + 1
        for viewer in viewers(match.players):
            assert accepted.match.memory(viewer) == before.memory(viewer)
            assert accepted.match.sight(viewer).view == before.sight(viewer).view


def peek(before: AnyMatch, match: AnyMatch) -> str | None:
    """Describes what the mover has learnt by a move that can be undone."""
    entry, game = match.inputs[-1], match.game
    view, memory = game.view(before.state, entry.seat), before.memory(entry.seat)
    for number in range(3):
        imagined = game.imagine(view, memory, Rng(SEED, "imagine", number))
        step = game.play(imagined, entry.seat, entry.move, Rng(SEED, "play", number))
        if game.view(step.state, entry.seat) != game.view(match.state, entry.seat):
            return (
                f"{entry.move} showed seat {entry.seat} something it did not know, and could be "
                "taken back then. Look "
                "at `binds`: it must be true of the event by which something is drawn, turned up or told"
            )
    return None


@every_game
def test_the_mover_learns_nothing_from_a_move_that_can_be_taken_back(name: str) -> None:
    for before, match in loose_moves(game_called(name)):
        assert peek(before, match) is None


@every_game
def test_taking_back_what_has_shown_something_is_found(name: str) -> None:
    leaky = replace(game_called(name), binds=lambda _event: False)
    assert any(peek(before, match) for before, match in loose_moves(leaky))


@every_game
def test_nobody_takes_back_the_move_of_another(name: str) -> None:
    for _, match in loose_moves(game_called(name)):
        others = set(range(match.players)) - {match.inputs[-1].seat}
        assert all(match.take_back(seat) == BOUND for seat in others)


@every_game
def test_moves_can_be_taken_back_one_after_another(name: str) -> None:
    for _, match in loose_moves(game_called(name)):
        seat, states = match.inputs[-1].seat, [state for _, state in match.loose]
        while match.may_take_back(seat):
            accepted = match.take_back(seat)
            assert not isinstance(accepted, Refusal)
            match = accepted.match  # noqa: PLW2901 - one step further back
            assert match.state == states.pop()
        assert not states


@every_game
def test_a_match_with_moves_taken_back_is_the_same_when_played_again(name: str) -> None:
    for _, match in loose_moves(game_called(name)):
        accepted = match.take_back(match.inputs[-1].seat)
        assert not isinstance(accepted, Refusal)
        again = begin(match.game, match.options, match.seed)
        assert not isinstance(again, Refusal)
        for entry in accepted.match.inputs:
            entered = again.enter(entry)
            assert not isinstance(entered, Refusal)
            again = entered.match
        assert again == accepted.match


@every_game
def test_before_anything_is_done_there_is_nothing_to_take_back(name: str) -> None:
    game = game_called(name)
    match = begin(game, options_for(game, game.info.fewest), SEED)
    assert not isinstance(match, Refusal)
    assert all(match.take_back(seat) == BOUND for seat in range(match.players))


@every_game
def test_a_seat_can_change_its_mind_often_but_not_for_ever(name: str) -> None:
    found = next(loose_moves(game_called(name)), None)
    if found is None:
        return  # this game has no undo
    _, match = found
    entry = match.inputs[-1]
    for _ in range(MOST_UNDONE_IN_A_TURN):
        back = match.take_back(entry.seat)
        assert not isinstance(back, Refusal)
        again = back.match.enter(entry)
        assert not isinstance(again, Refusal)
        match = again.match
    assert match.take_back(entry.seat) == ENOUGH_UNDONE
