"""The solver and its bound equal a full search, with so few tokens that one is possible."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.daily import options
from vernissage.games.canvas.moves import Frame, Move, Paint
from vernissage.games.canvas.painting import visible
from vernissage.games.canvas.ribbons import ribbons
from vernissage.games.canvas.scoring import scores
from vernissage.games.canvas.solver.search import Search
from vernissage.games.canvas.solver.stream import Stream
from vernissage.games.canvas.solver.within import within
from vernissage.games.canvas.state import State, is_over

EFFORT = 2_000_000
NO_CHANCE = Rng(bytes(32), "none")


def dealt(day: str) -> State:
    return GAME.deal(options(day), Rng(seed_from_text(day), "deal"))


def after(state: State, turns: int, luck: str) -> State:
    """Returns the state after this many random moves."""
    for number in range(turns):
        move = Rng(seed_from_text(luck), "moves", number).pick(GAME.offers(state, 0))
        state = GAME.play(state, 0, move, NO_CHANCE).state
    return state


def with_tokens(state: State, tokens: int, reserve: int) -> State:
    (painter,) = state.painters
    return replace(state, painters=(replace(painter, tokens=tokens),), aside=reserve)


@cache
def most(state: State) -> int:
    """Returns the most points by trying every move by the rules."""
    if is_over(state):
        return scores(state)[0]
    return max(most(GAME.play(state, 0, move, NO_CHANCE).state) for move in moves(state))


def moves(state: State) -> Iterator[Move]:
    """Yields the offers, with one background and one of several orders that win the same."""
    seen: set[object] = set()
    for move in GAME.offers(state, 0):
        if isinstance(move, Frame) and seen:
            continue
        look: object = move
        if isinstance(move, Paint):
            look = (frozenset(move.cards), ribbons(state.scoring)[visible(move.cards)])
        if look not in seen:
            seen.add(look)
            yield move


@pytest.mark.parametrize(("turns", "tokens", "reserve"), [(9, 2, 2), (8, 1, 1), (7, 0, 2), (5, 0, 1)])
def test_can_6_3_it_finds_what_trying_everything_finds(turns: int, tokens: int, reserve: int) -> None:
    for number in range(3):
        day = f"2031-05-{turns + number:02}"
        state = with_tokens(after(dealt(day), turns, day), tokens, reserve)
        if is_over(state):
            continue
        (found,) = within([state], EFFORT)
        most.cache_clear()
        assert (found.points, found.proven) == (most(state), True)
        stream = Stream(state)
        assert Search(stream)._bound(stream.stand(state)) >= found.points


def played(day: str) -> list[State]:
    """Returns every state of a random game."""
    states = [dealt(day)]
    while not is_over(states[-1]):
        states.append(after(states[-1], 1, f"{day} {len(states)}"))
    return states


@pytest.mark.parametrize("day", ["2031-05-02", "2031-05-11"])
def test_can_6_3_the_line_from_every_moment_leads_to_the_points_it_is_said_to(day: str) -> None:
    states = played(day)
    reaches = within(states, EFFORT)
    assert all(reach.proven for reach in reaches)
    for state, reach in zip(states, reaches, strict=True):
        match = begin(GAME, state.options, seed_from_text(day), state)
        assert not isinstance(match, Refusal)
        for move in reach.line:
            accepted = match.submit(0, match.asked[0], move)
            assert not isinstance(accepted, Refusal), accepted
            match = accepted.match
        assert match.outcome is not None
        assert match.outcome.scores[0] == reach.points
    assert [reach.points for reach in reaches] == sorted((reach.points for reach in reaches), reverse=True)
    assert reaches[-1].points == scores(states[-1])[0]
    assert [reach.turn for reach in reaches] == sorted(reach.turn for reach in reaches)
    assert reaches[0].turn == 0


def test_can_6_3_what_was_not_searched_to_the_end_is_not_called_proven() -> None:
    states = played("2031-05-06")
    hasty, whole = within(states, 1), within(states, EFFORT)
    assert not hasty[0].proven
    for little, much in zip(hasty, whole, strict=True):
        assert scores(states[-1])[0] <= little.points <= much.points
        assert little.points == much.points or not little.proven
