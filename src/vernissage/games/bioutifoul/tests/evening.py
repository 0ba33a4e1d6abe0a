"""Finished games: random ones, ones with moves taken back, and ones with many sales."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.play import AnyAccepted, eventful_step, random_match
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.moves import Buy, Exhibit, Sell
from vernissage.games.bioutifoul.state import PRICES, Options

DEAR: Final = 3
"""The gold below which traders buy and above which they sell."""


@cache
def by_traders(options: Options, seed: str = "an evening") -> AnyMatch:
    """Plays a game of traders, who exhibit, buy cheap and sell dear, and else move at random."""
    *_, end = random_match(GAME, options, seed_from_text(seed), step=traded)
    return end


def traded(match: AnyMatch) -> AnyAccepted | Refusal:
    """Plays one move of a trader."""
    (seat,) = GAME.to_move(match.state)
    offers = GAME.offers(match.state, seat)
    prices, rng = PRICES[match.state.row], Rng(match.seed, "trading", len(match.inputs))
    shows = [move for move in offers if isinstance(move, Exhibit)]
    sells = [move for move in offers if isinstance(move, Sell) and prices[move.artwork] > DEAR]
    buys = [move for move in offers if isinstance(move, Buy) and prices[move.artwork] < DEAR]
    wanted = shows or (sells if rng.below(2) else buys) or list(offers)
    return match.submit(seat, match.asked[seat], rng.pick(wanted))


@cache
def evenings(options: Options) -> tuple[AnyMatch, ...]:
    """Returns one game of each kind."""
    *_, chance = random_match(GAME, options, seed_from_text("an evening"))
    *_, moody = random_match(GAME, options, seed_from_text("an evening"), step=eventful_step)
    return chance, moody, by_traders(options)
