"""Compiled or not, the strong bot sees the same futures and makes the same moves."""

from __future__ import annotations

import sys

import pytest

from vernissage.bots.swift import swiftly
from vernissage.core.budget import Budget
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.bots import FEW, Keen, Swift, strong
from vernissage.games.canvas.plans import BIT, prospects
from vernissage.games.canvas.scenarios import SCENARIOS
from vernissage.games.canvas.state import Options, is_over
from vernissage.games.canvas.twin.foresight import Foresight
from vernissage.games.canvas.twin.plans import LAYERED, PACKED, ways

BRIEF = Budget(iterations=3)


@pytest.mark.parametrize(
    "options",
    [
        Options(players=1),
        Options(players=1, solo="puzzle", scenario="random"),
        Options(players=2, scenario="family"),
        Options(players=3, scenario="random"),
    ],
    ids=lambda options: f"{options.players}-{options.scenario}",
)
def test_whoever_thinks_swiftly_makes_the_same_moves(options: Options) -> None:
    slow, swift = Keen(GAME, BRIEF), Swift(GAME, BRIEF, Foresight())
    rng = Rng(seed_from_text("as swift"), "play")
    state = GAME.deal(options, rng)
    for number in range(100):
        if is_over(state):
            break
        asked = GAME.view(state, state.turn), (), GAME.offers(state, state.turn)
        move = slow.choose(*asked, Rng(rng.seed, "bot", number))
        assert swift.choose(*asked, Rng(rng.seed, "bot", number)) == move
        state = GAME.play(state, state.turn, move, rng).state
    assert is_over(state)


@pytest.mark.parametrize("scoring", [each for each in SCENARIOS.values() if not isinstance(each, int)])
def test_three_cards_win_what_the_rules_say(scoring: tuple[str, ...]) -> None:
    known = ways(scoring)
    cards = list(BIT)
    for one, two, three in [(0, 1, 2), (10, 58, 5), (41, 3, 22), (59, 30, 44), (7, 8, 50)]:
        numbers = sorted((one, two, three))
        begin, count = divmod(int(known.of[one, two, three]), PACKED)
        found = [
            (
                tuple(known.prizes[known.won[way], [*range(len(scoring)), -1]].tolist()),
                tuple(cards[numbers[place]] for place in LAYERED[known.order[way]]),
            )
            for way in range(begin, begin + count)
        ]
        assert found == list(prospects(scoring)[sum(BIT[cards[number]] for number in numbers)])


def test_without_what_compiles_it_thinks_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vernissage.games.canvas.twin.foresight", None)
    bot = strong(GAME, Budget(milliseconds=200))
    assert swiftly(bot) is bot


def test_a_bot_that_looks_at_few_futures_waits_for_nothing_to_be_loaded() -> None:
    assert not isinstance(swiftly(strong(GAME, Budget(iterations=FEW))), Swift)
    assert isinstance(swiftly(strong(GAME, Budget(iterations=FEW + 1))), Swift)
