"""Compiled or not, the search grows the same tree and makes the same moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests import budgets
from vernissage.bots.swift import swiftly
from vernissage.core.budget import Budget
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.bots import FEW, Swift, Thoughtful, search
from vernissage.games.bioutifoul.glance import habit
from vernissage.games.bioutifoul.moves import Reshuffled
from vernissage.games.bioutifoul.state import Options, State
from vernissage.games.bioutifoul.twin.thinking import Thought

BRIEF = Budget(iterations=40)
EVERY = 7
"""One of this many decisions of a game is searched."""
TABLES = [
    Options(players=2),
    Options(players=2, exhibitions="mixed", round_limit=4),
    Options(players=3, actions="unlimited"),
    Options(players=4),
    Options(players=5, first=2, exhibitions="mixed"),
    Options(players=6, round_limit=7),
]


def asked(options: Options, seed: str) -> Iterator[tuple[Any, tuple[Any, ...], tuple[Any, ...]]]:
    """Yields view, memory and offers of decisions in a game played by habit."""
    rng = Rng(seed_from_text(seed), "play")
    state: State = GAME.deal(options, rng)
    memories: list[list[Any]] = [[] for _ in range(options.players)]
    number = 0
    while GAME.to_move(state):
        offers = GAME.offers(state, state.turn)
        if number % EVERY == 0:
            yield GAME.view(state, state.turn), tuple(memories[state.turn]), offers
        step = GAME.play(state, state.turn, habit(state, state.turn, offers, rng), rng)
        for seat, memory in enumerate(memories):
            memory += [GAME.seen(event, seat) for event in step.events]
        state, number = step.state, number + 1


def visits(bot: Any, view: Any, memory: tuple[Any, ...], rng: Rng) -> dict[Any, int]:
    return {move: node.visits for move, node in bot.grow(view, memory, rng).children.items()}


@pytest.mark.parametrize("temper", [0.0, 0.15])
@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players}-{options.exhibitions}")
def test_whoever_thinks_swiftly_makes_the_same_moves(options: Options, temper: float) -> None:
    """Every visit is the same, and as many random numbers are left afterwards."""
    slow = Thoughtful(GAME, BRIEF, temper)
    swift = Swift(slow, Thought)
    renewed = False
    for game in range(budgets.times(2)):
        for number, (view, memory, offers) in enumerate(asked(options, f"as swift {game}")):
            one, other = (Rng(seed_from_text("thinking"), "bot", number) for _ in range(2))
            assert visits(swift, view, memory, other) == visits(slow, view, memory, one)
            assert swift.choose(view, memory, offers, other) == slow.choose(view, memory, offers, one)
            assert other.word() == one.word()
            renewed |= Reshuffled("influence") in memory
    assert renewed or options.round_limit, "the deck was never renewed"


def test_a_long_thought_is_the_same_as_well() -> None:
    """Random numbers are passed in pieces, and the tree grows its arrays."""
    slow = Thoughtful(GAME, Budget(iterations=1500))
    view, memory, _ = list(asked(Options(players=4), "long"))[-3]
    one, other = (Rng(seed_from_text("long"), "bot") for _ in range(2))
    assert visits(Swift(slow, Thought), view, memory, other) == visits(slow, view, memory, one)


def test_a_memory_that_does_not_add_up_is_imagined_the_same_way() -> None:
    """The past of a position set up in the middle is unknown."""
    slow = Thoughtful(GAME, BRIEF)
    for view, memory, _ in list(asked(Options(players=3), "forgotten"))[-8:]:
        for past in ((), memory[len(memory) // 2 :], (Reshuffled("influence"),)):
            one, other = (Rng(seed_from_text("past"), "bot") for _ in range(2))
            assert visits(Swift(slow, Thought), view, past, other) == visits(slow, view, past, one)


def test_with_options_that_the_twin_refuses_the_rules_think() -> None:
    class Refuses(Thought):
        @staticmethod
        def plays(_options: Options) -> bool:
            return False

        def go_on(self, _iterations: int, _rng: Rng) -> None:
            pytest.fail("the twin was asked")

    slow = Thoughtful(GAME, BRIEF)
    view, memory, _ = next(asked(Options(players=2), "refused"))
    one, other = (Rng(seed_from_text("refused"), "bot") for _ in range(2))
    assert visits(Swift(slow, Refuses), view, memory, other) == visits(slow, view, memory, one)


def test_nobody_is_made_swift_without_what_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vernissage.games.bioutifoul.twin.thinking", None)
    bot = search(GAME, Budget(milliseconds=200))
    assert swiftly(bot) is bot


def test_a_bot_that_thinks_briefly_waits_for_nothing_to_be_loaded() -> None:
    assert not isinstance(swiftly(search(GAME, Budget(iterations=FEW))), Swift)
    assert isinstance(swiftly(search(GAME, Budget(iterations=FEW + 1))), Swift)
    assert isinstance(swiftly(search(GAME, Budget(milliseconds=1))), Swift)
