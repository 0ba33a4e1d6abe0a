"""The bots evaluate hands correctly, and play well."""

from __future__ import annotations

from statistics import mean

import pytest

from vernissage import catalog
from vernissage.bots import arena
from vernissage.bots.arena import Entrant
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME, keeping
from vernissage.games.canvas.bots import Greedy, certain, in_the_running
from vernissage.games.canvas.cards import LADDERS, SCORING_CARDS, ScoringCard
from vernissage.games.canvas.hopes import IN_THE_END
from vernissage.games.canvas.moves import Achieved, Move, Paint, Take
from vernissage.games.canvas.plans import BIT, best_card, best_paintings, promised_by, promises_to
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.scoring import scores
from vernissage.games.canvas.state import Options, State
from vernissage.games.canvas.tests.table import art, lay, painting, play, rng, take

SEED = seed_from_text("bots of this game")


def chosen(state: State) -> Move:
    view = GAME.view(state, state.turn)
    return Greedy().choose(view, (), GAME.offers(state, state.turn), rng())


def entrant(said: str) -> Entrant:
    maker = catalog.bot("canvas", said)
    assert not isinstance(maker, Refusal), maker
    return Entrant(said, maker)


def average(said: str, games: int) -> float:
    played = arena.compete(GAME, Options(players=1, hints=0), [entrant(said)], games, SEED)
    return mean(each.outcome.scores[0] for each in played)


def test_the_greedy_bot_fills_its_hand_before_it_paints() -> None:
    state = lay(Sketch(hand=art(7, 33, 20, 1)))
    assert not isinstance(chosen(state), Paint)


def test_the_greedy_bot_paints_the_best_it_can() -> None:
    """Cards 59, 6 and 11 win seven ribbons if 6 lies over 11."""
    state = lay(Sketch(hand=art(11, 4, 6, 22, 59)))
    step = play(state, chosen(state))
    assert Achieved(0, "seven-ribbons") in step.events


def test_the_greedy_bot_takes_the_card_it_needs_if_the_price_is_right() -> None:
    assert chosen(lay(Sketch(hand=art(6, 11)), row=art(41, 59, 43, 44, 45))) == take(59)


def test_plans_take_the_card_that_completes_a_painting() -> None:
    state = lay(Sketch(hand=art(6, 11)), row=art(41, 59, 43, 44, 45))
    assert best_card(state, state.painters[0]) == "art-59"


def test_plans_never_take_what_cannot_be_paid() -> None:
    state = lay(Sketch(hand=art(6, 11), tokens=0), row=art(41, 59, 43, 44, 45), laid=(0, 0, 0, 0, 4))
    assert best_card(state, state.painters[0]) == "art-41"


def test_plans_want_nothing_for_which_the_hand_has_no_room() -> None:
    """Cards 6, 11 and 59 win seven ribbons; with four in hand only one more can be taken."""
    state = lay(Sketch(hand=art(1, 2, 3, 6)), row=art(11, 59, 43, 44, 45))
    assert {len(promised) for promised in promised_by(state, state.painters[0])} == {6}
    roomy = lay(Sketch(hand=art(6)), row=art(11, 59, 43, 44, 45))
    assert {len(promised) for promised in promised_by(roomy, roomy.painters[0])} == {10}


def test_a_card_may_be_taken_to_be_kept() -> None:
    """Cards 6, 11 and 59 win seven ribbons: whatever is taken, they can be painted and leave two."""
    hand = Sketch(hand=art(6, 11, 59, 22))
    state = lay(hand, row=art(41, 1, 43, 44, 45))
    worth = promises_to(state.scoring, state.painters[0])
    seven = worth[sum(BIT[card] for card in art(6, 11, 59))]
    left = [keeping.pairs(state.scoring)[BIT["art-22"] | BIT[card]] for card in state.row]
    for place, kept in enumerate(left):
        assert max(keeping.promised_with(state, state.painters[0], place)) >= seven + keeping.KEPT * kept
    assert len(set(left)) > 1


def test_beside_the_last_painting_nothing_is_kept() -> None:
    paintings = painting(1, 2, 3), painting(8, 10, 12)
    state = lay(Sketch(hand=art(11, 4, 6, 22, 59), paintings=paintings))
    painter = state.painters[0]
    chosen = keeping.best_painting(state, painter)
    best, *_ = best_paintings(state.scoring, painter, 1)
    worth = promises_to(state.scoring, painter)
    assert worth[sum(BIT[card] for card in chosen)] == worth[sum(BIT[card] for card in best)]


@pytest.mark.parametrize("card", SCORING_CARDS)
def test_more_ribbons_never_mean_less_in_the_end_and_a_whole_ladder_is_what_it_brings(
    card: ScoringCard,
) -> None:
    for brings in IN_THE_END[card]:
        assert list(brings) == sorted(brings)
        assert len(brings) == 1 + len(LADDERS[card])
        assert brings[-1] == LADDERS[card][-1]
        assert all(hoped >= sure for hoped, sure in zip(brings, (0, *LADDERS[card]), strict=True))


def test_a_lead_counts_for_as_much_as_is_certain_of_it() -> None:
    assert certain([5.0], 1) == 0
    assert certain([2.0, 2.0, 2.0], 1) == 2
    assert certain([10.0, -8.0, 9.0, -9.0], 1) < 0 < certain([3.0, 1.0, 2.0, 4.0], 1) < 2.5
    assert certain([3.0, 1.0, 2.0, 4.0], 1) < certain([3.0, 1.0, 2.0, 4.0], 0.5)


def test_only_what_is_clearly_behind_is_no_longer_thought_through() -> None:
    best, close, behind = [3.0, 1.0, 2.0, 4.0], [4.0, 0.0, 3.0, 2.0], [1.0, -1.0, 0.0, 2.5]
    first, second, third = (Take(card) for card in art(1, 2, 3))
    assert set(in_the_running({first: best, second: close, third: behind})) == {first, second}


def test_what_is_clearly_worse_than_habit_is_not_thought_through_either() -> None:
    (card,) = art(1)
    assert not in_the_running({Take(card): [-3.0, -1.0, -2.0, -4.0]})
    assert in_the_running({Take(card): [-3.0, 3.5, -2.0, 1.0]})


def test_a_painting_that_is_clearly_better_is_found_by_thinking() -> None:
    """With the last painting only points count, and there is no luck left."""
    hand = Sketch(hand=art(11, 4, 6, 22, 59), paintings=(painting(1, 2, 3), painting(8, 10, 12)))
    state = lay(hand, players=1)
    bot = entrant("strong:4").make(GAME)
    move = bot.choose(GAME.view(state, 0), (), GAME.offers(state, 0), rng())
    best = max(GAME.offers(state, 0), key=lambda each: scores(play(state, each).state))
    assert scores(play(state, move).state) == scores(play(state, best).state)


def test_alone_greed_and_thought_beat_chance_by_far() -> None:
    """There are few games, so only a clear difference shows; `vernissage arena` measures it."""
    random, greedy, strong = average("random", 8), average("greedy", 8), average("strong:4", 8)
    assert random + 15 < min(greedy, strong)
