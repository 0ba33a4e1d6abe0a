"""Sets up positions for the rule tests: name what matters, and the rest is dealt."""

from __future__ import annotations

from typing import Any, TypeAlias

from vernissage.core.match import Accepted, Match, begin
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.step import Step
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.moves import Event, Give, Move
from vernissage.games.not_a_hat.position import Position
from vernissage.games.not_a_hat.state import Card, Options, State
from vernissage.games.not_a_hat.view import View

SEED = bytes(32)
HatMatch: TypeAlias = Match[State, Move, Event, View, Options]


def rng(step: int = 0) -> Rng:
    return Rng(SEED, "test", step)


def up(thing: str) -> Card:
    """Returns this gift, open."""
    return Card(f"gift-{thing}", open=True)


def down(thing: str) -> Card:
    """Returns this gift, face down."""
    return Card(f"gift-{thing}", open=False)


def lay(*, players: int = 4, options: dict[str, Any] | None = None, **said: Any) -> State:
    """Returns a legal position with these fields set."""
    state = GAME.arrange(Position(**said), Options(players=players, **(options or {})), rng())
    assert isinstance(state, State)
    assert GAME.faults(state) == (), GAME.faults(state)
    return state


def play(state: State, *moves: Move) -> Step[State, Event]:
    """Plays these offered moves in order; returns the last step."""
    for move in moves:
        (seat,) = GAME.to_move(state)
        assert move in GAME.offers(state, seat), GAME.check(state, seat, move)
        step = GAME.play(state, seat, move, rng())
        state = step.state
    return step


def begun(state: State) -> HatMatch:
    """Returns a match that begins with this position."""
    match = begin(GAME, state.options, SEED, state)
    assert isinstance(match, Match)
    return match


def entered(match: HatMatch, *moves: Move) -> HatMatch:
    """Returns the match after these moves of the seats to move."""
    for move in moves:
        (seat,) = GAME.to_move(match.state)
        accepted = match.submit(seat, match.asked[seat], move)
        assert isinstance(accepted, Accepted), accepted
        match = accepted.match
    return match


def random_matches(words: str, *, honest: bool = False, **options: Any) -> list[HatMatch]:
    """Returns the match after each input of a random game that mostly accepts, so that gifts travel.

    If `honest`, two names of three are true.
    """
    match = begin(GAME, Options(**{"gift_limit": 60, **options}), seed_from_text(words))
    assert isinstance(match, Match)
    matches = [match]
    while match.outcome is None:
        (seat,) = GAME.to_move(match.state)
        chance = Rng(match.seed, "test", len(match.inputs))
        offers = GAME.offers(match.state, seat)
        believing = match.state.phase == "answer" and chance.below(5) > 0
        truthful = honest and match.state.phase == "name" and chance.below(3) > 0
        move = offers[0] if believing else chance.pick(offers)
        if truthful and match.state.parcel is not None:
            move = Give(match.state.parcel)
        match = entered(match, move)
        matches.append(match)
    return matches
