"""Sets up the positions that a game defines itself: the start of its guide, and its primer's pictures."""

from typing import Any, Final

from vernissage.core.game import AnyGame
from vernissage.core.guide import SEED, AnyGuide
from vernissage.core.match import AnyMatch, begin
from vernissage.core.primer import AnyPicture
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.value import OptionsValue

PICTURED: Final = seed_from_text("primer")
"""The seed of every primer picture, so that everyone sees the same picture."""


def beginning(game: AnyGame, guide: AnyGuide) -> Any:  # noqa: ANN401 - a state of the game
    """Returns the state in which a guided game begins."""
    return _arranged(game, guide.position, guide.options, SEED)


def situation(game: AnyGame, picture: AnyPicture) -> AnyMatch:
    """Returns the match that a picture shows, after its moves."""
    state = _arranged(game, picture.position, picture.options, PICTURED)
    match = begin(game, picture.options, PICTURED, state)
    assert not isinstance(match, Refusal), match
    for seat, move in picture.moves:
        done = match.submit(seat, match.asked[seat], move)
        assert not isinstance(done, Refusal), f"{done} when seat {seat} does {move}"
        match = done.match
    return match


def _arranged(game: AnyGame, position: Any, options: OptionsValue, seed: bytes) -> Any:  # noqa: ANN401 - a state
    """Completes a game's own position, which its rules accept. The seed deals the cards left open."""
    state = game.arrange(position, options, Rng(seed, "deal"))
    assert not isinstance(state, Refusal), state
    return state
