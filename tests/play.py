"""Random games, for tests over every game of the catalog."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec
import pytest

from vernissage import catalog
from vernissage.core.game import AnyGame
from vernissage.core.match import Accepted, AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng

AnyAccepted: TypeAlias = Accepted[Any, Any, Any, Any, Any]

every_game = pytest.mark.parametrize("name", catalog.names(with_templates=True))


def game_called(name: str) -> AnyGame:
    game = catalog.find(name)
    assert game is not None
    return game


every_arranged_game = pytest.mark.parametrize(
    "name", [name for name in catalog.names(with_templates=True) if game_called(name).types.position]
)
"""All but drafts that have no `faults` and `arrange` yet."""


def options_for(game: AnyGame, players: int, **more: object) -> Any:
    """Returns options for this many players under which every game ends."""
    return msgspec.convert({"players": players, **game.info.limits, **more}, game.types.options)


def random_step(match: AnyMatch) -> AnyAccepted | Refusal:
    """Makes a random offer for a seat that owes a decision. Reproducible from the match's seed."""
    rng = Rng(match.seed, "test", len(match.inputs))
    seat = rng.pick(match.game.to_move(match.state))
    move = rng.pick(match.game.offers(match.state, seat))
    return match.submit(seat, match.asked[seat], as_people_make_it(match.game, move, rng))


WORDS = ("duck, bath, foam", "", "a  long\tway", "Zoë → tent; zebra", "שלום")
"""Examples of free text, including some that needs cleaning."""


def as_people_make_it(game: AnyGame, move: Any, rng: Rng) -> Any:
    """Returns the move in a random look; every second time with free text, if it takes some."""
    worded = None if game.wording is None else game.wording.put(move, rng.pick(WORDS))
    move = move if worded is None or rng.below(2) else worded
    ways = () if game.ornament is None else game.ornament.ways(move)
    return rng.pick(ways) if ways else move


def eventful_step(match: AnyMatch) -> AnyAccepted | Refusal:
    """Makes a random input of any kind: moves, changes of mind, time-outs, resignations, takeovers."""
    game, state, rng = match.game, match.state, Rng(match.seed, "test", len(match.inputs))
    seat = rng.pick([seat for seat in range(match.players) if game.offers(state, seat)])
    move = as_people_make_it(game, rng.pick(game.offers(state, seat)), rng)
    match rng.below(8):
        case 0 if seat not in match.resigned:
            return match.resign(seat)
        case 1:
            return match.take_over(seat, "Zoë, a bot")
        case 2:
            late = rng.pick(game.to_move(state))
            return match.time_out(late, match.asked[late])
        case 3 if any(map(match.may_take_back, range(match.players))):
            return match.take_back(next(filter(match.may_take_back, range(match.players))))
        case _ if seat in match.resigned:
            return match.take_over(seat, "a friend")
        case _:
            return match.submit(seat, match.asked[seat], move)


def random_match(
    game: AnyGame,
    options: Any,
    seed: bytes,
    *,
    stop: int | None = None,
    step: Callable[[AnyMatch], AnyAccepted | Refusal] = random_step,
) -> Iterator[AnyMatch]:
    """Yields the match as it begins and after each input of a random game, at most `stop` of them."""
    match = begin(game, options, seed)
    assert not isinstance(match, Refusal), match
    yield match
    while match.outcome is None and len(match.inputs) != stop:
        accepted = step(match)
        assert not isinstance(accepted, Refusal), accepted
        match = accepted.match
        yield match
