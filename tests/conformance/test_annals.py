"""A game's annals exist in every language, and every honour is deserved."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage import text as texts
from vernissage.core import codec
from vernissage.core.annals import AnyAnnals, Shared
from vernissage.core.coach import Remark
from vernissage.core.hindsight import stood
from vernissage.core.memoir import ME
from vernissage.core.rng import seed_from_text
from vernissage.text import Text

TOLD = [name for name in catalog.names(with_templates=True) if catalog.extras(name).annals()]
MANY = 10
PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
every_game = pytest.mark.parametrize("name", TOLD)


@cache
def shared(name: str) -> tuple[Shared[Any], ...]:
    """Returns finished games of the same people in changing seats; the last seat is a stranger's."""
    game = game_called(name)
    players, leave = max(4, game.info.fewest), game.extras.memento
    assert leave is not None
    found = []
    for number in range(MANY):
        *_, end = random_match(game, options_for(game, players), seed_from_text(f"annals {name} {number}"))
        first, steps = stood(end)
        people = {seat: (seat + number) % players for seat in range(players - 1)}
        kept = {seat: leave(seat, first, steps) for seat in people}
        read = {seat: codec.decode(codec.encode(each), game.types.memento) for seat, each in kept.items()}
        found.append(Shared(people, read))
    return tuple(found)


def annals(name: str) -> AnyAnnals:
    found = catalog.extras(name).annals()
    assert found is not None
    return found


def test_every_game_on_the_wall_has_some() -> None:
    assert set(catalog.names()) <= set(TOLD)


@every_game
@pytest.mark.parametrize("language", texts.languages())
def test_all_of_it_is_said_in_every_language(name: str, language: str) -> None:
    text, tell = Text(catalog.folder(name), language, "memoir"), annals(name)
    bests = tell.bests(shared(name))
    assert bests
    remarks = [Remark(best.text + part, best.about, ()) for best in bests for part in ("", ".says")]
    remarks += [remark for game in shared(name) if (remark := tell.special(game)) is not None]
    for remark in remarks:
        said = text.say_about(remark.text, remark.about, PEOPLE, ME)
        assert said, remark
        assert said != remark.text
        assert "{" not in said, said
    assert text.mistakes == []


@every_game
def test_only_people_of_the_circle_are_honoured(name: str) -> None:
    known = {who for game in shared(name) for who in game.people.values()}
    for best in annals(name).bests(shared(name)):
        assert best.who
        assert set(best.who) <= known


@every_game
def test_of_no_games_nothing_is_said(name: str) -> None:
    tell = annals(name)
    assert tell.bests(()) == ()
    assert tell.bests((Shared({}, {}),)) == ()
    assert tell.special(Shared({}, {})) is None


@every_game
def test_the_same_games_say_the_same(name: str) -> None:
    tell = annals(name)
    assert tell.bests(shared(name)) == tell.bests(shared(name))
