"""The retrospect tells what happened."""

from __future__ import annotations

from msgspec.structs import replace

from tests.play import random_match
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.step import Step
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.cards import ARTISTS
from vernissage.games.bioutifoul.moves import Bought, Event, Influenced, Sold
from vernissage.games.bioutifoul.retrospect import Evening, Held, Sharpest, retrospect
from vernissage.games.bioutifoul.state import Options, State, price

FIRST = GAME.deal(Options(players=2), Rng(seed_from_text("evening"), "deal"))
ROW = FIRST.row


def told(*rounds: tuple[int, Event]) -> Evening:
    """Returns the retrospect of a game with these events, each in its round."""
    states = [replaced(number) for number, _ in rounds] + [replaced(rounds[-1][0])]
    steps = [Step(after, (event,)) for (_, event), after in zip(rounds, states[1:], strict=True)]
    return retrospect(states[0], steps)


def replaced(number: int) -> State:
    return replace(FIRST, round=number)


def test_the_best_deal_is_bought_low_and_sold_high() -> None:
    evening = told(
        (1, Bought(0, "rodrigo-1", 1)),
        (1, Bought(1, "alice-1", 3)),
        (2, Sold(1, "alice-1", 4)),
        (3, Sold(0, "rodrigo-1", 4)),
    )
    deal = evening.best_deal
    assert deal is not None
    assert (deal.artwork, deal.bought, deal.bought_in, deal.sold, deal.sold_in) == ("rodrigo-1", 1, 1, 4, 3)


def test_where_nobody_sold_at_a_profit_there_is_the_dearest_purchase() -> None:
    evening = told((1, Bought(0, "rodrigo-1", 4)), (2, Sold(0, "rodrigo-1", 4)), (2, Bought(1, "sunny-1", 4)))
    assert evening.best_deal is None
    assert evening.dearest is not None
    assert (evening.dearest.artwork, evening.dearest.round) == ("rodrigo-1", 1)


def test_the_sharpest_push_goes_furthest_and_says_from_where() -> None:
    one, _, _, four = ROW
    evening = told(
        (1, Influenced(0, one, 1, "right", 3, 1, ROW, ROW[1:2])),
        (2, Influenced(1, four, 3, "left", 4, 0, ROW, ROW[:3])),
    )
    assert evening.sharpest == Sharpest(1, four, 3, "left", 1, 4, 2)


def test_an_evening_tells_all_that_was_shown() -> None:
    *_, end = random_match(GAME, Options(players=3, round_limit=6), seed_from_text("whole"), stop=2000)
    evening = end.retrospect
    assert isinstance(evening, Evening)
    shown = {exhibition for gallery in end.state.galleries for exhibition in gallery.exhibitions}
    assert {held.exhibition for held in evening.held} == shown
    assert all(isinstance(held, Held) for held in evening.held)


def test_an_evening_on_which_nothing_happened_has_nothing_to_tell() -> None:
    evening = retrospect(FIRST, ())
    assert (evening.turns, evening.held, evening.risen, evening.fallen) == ((), (), None, None)
    assert [career.values for career in evening.careers] == [(price(ROW, artist),) for artist in ARTISTS]
    assert (evening.best_deal, evening.dearest, evening.sharpest, evening.loved) == (None,) * 4
    assert not any(account.points or account.holdings for account in evening.accounts)
    assert [account.wealth for account in evening.accounts] == [3, 3]
