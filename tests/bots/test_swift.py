"""Bots at a table load nothing that has to be compiled; programs that play many games may."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.play import game_called
from vernissage import catalog
from vernissage.bots.random_bot import RandomBot
from vernissage.bots.search import Search
from vernissage.bots.swift import Quickens, pays, swiftly
from vernissage.core.bot import AnyBot, Thinking
from vernissage.core.budget import Budget
from vernissage.core.refusal import Refusal

MADE_FOR_A_TABLE = """
import sys
from vernissage import catalog
import vernissage.server.app

for name in catalog.names(with_templates=True):
    for said in catalog.company(name).names:
        catalog.bot(name, said)(catalog.find(name))
assert "numba" not in sys.modules
"""
"""Run in a separate process, because another test may have loaded it in this one."""


def at_a_table(name: str, said: str) -> AnyBot:
    maker = catalog.bot(name, said)
    assert not isinstance(maker, Refusal), maker
    return maker(game_called(name))


QUICKENING = [
    (name, said)
    for name in catalog.names()
    for said in catalog.company(name).names
    if isinstance(at_a_table(name, said), Quickens)
]


def test_a_house_and_its_bots_start_without_what_compiles() -> None:
    subprocess.run([sys.executable, "-c", MADE_FOR_A_TABLE], check=True)  # noqa: S603 - our own words


def test_there_are_some_who_can_be_swift() -> None:
    assert QUICKENING


@pytest.mark.parametrize(("name", "said"), QUICKENING)
def test_a_swift_bot_has_the_same_budget(name: str, said: str) -> None:
    slow, swift = at_a_table(name, said), catalog.entrant(name, said).make(game_called(name))
    assert isinstance(slow, Thinking)
    assert isinstance(swift, Thinking)
    assert swift.budget == slow.budget


def test_others_stay_as_they_are() -> None:
    bot = RandomBot()
    assert swiftly(bot) is bot


def test_a_brief_thought_is_not_worth_loading_anything() -> None:
    assert not pays(Budget(iterations=10), few=10)
    assert pays(Budget(iterations=11), few=10)
    assert pays(Budget(milliseconds=1), few=10)


@pytest.mark.parametrize(("budget", "found"), [(7, [3, 3, 1]), (6, [3, 3]), (1, [1])])
def test_batches_are_as_many_iterations_as_the_budget_has(budget: int, found: list[int]) -> None:
    game = game_called(catalog.names()[0])
    assert list(Search(game, Budget(iterations=budget)).batches(3)) == found
