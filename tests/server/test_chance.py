"""A real server draws from the operating system, and no setting changes that."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, Final

import pytest
import typer

from tests import chance
from tests.chance import drawn
from vernissage.cli import settings
from vernissage.core.rng import SEED_BYTES
from vernissage.server.app import Settings
from vernissage.server.platform.chance import Chance

EVERYTHING: tuple[Callable[[Chance], object], ...] = (
    Chance.key,
    Chance.phrase,
    Chance.seed,
    Chance.secret,
    lambda chance: chance.token("cookie", 32),
    lambda chance: chance.number("guest"),
)

STARTING: Final = 16


@pytest.mark.parametrize("draw", EVERYTHING)
def test_no_two_houses_ever_draw_the_same(draw: Callable[[Chance], object]) -> None:
    assert len({draw(Chance()) for _ in range(50)}) == 50


def test_a_house_that_is_handed_nothing_draws_from_the_system() -> None:
    assert type(Settings("sqlite://").platform.chance) is Chance
    context = typer.Context(typer.main.get_command(typer.Typer(callback=_nothing)))
    assert type(settings.chance(context)) is Chance


def _nothing(**_: Any) -> None:
    """A command that does nothing."""


def test_what_is_handed_in_is_what_a_command_draws_from() -> None:
    own = drawn()
    context = typer.Context(typer.main.get_command(typer.Typer(callback=_nothing)), obj=own)
    assert settings.chance(context) is own


def test_the_same_seed_test_and_house_draw_the_same_again() -> None:
    one, again = (chance.Sown("seed", lambda: "a test", "a house") for _ in range(2))
    assert [draw(one) for draw in EVERYTHING] == [draw(again) for draw in EVERYTHING]


@pytest.mark.parametrize(
    "other", [("else", "a test", "a house"), ("seed", "else", "a house"), ("seed", "a test", "")]
)
def test_another_seed_test_or_house_draws_otherwise(other: tuple[str, str, str]) -> None:
    seed, test, whose = other
    one, another = chance.Sown("seed", lambda: "a test", "a house"), chance.Sown(seed, lambda: test, whose)
    assert all(draw(one) != draw(another) for draw in EVERYTHING)


def test_houses_that_start_at_the_same_time_read_one_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each in a thread of its own: the first one creates the file for all."""
    monkeypatch.setattr(chance, "_kept", [])
    with ThreadPoolExecutor(STARTING) as threads:
        all_at_once = Barrier(STARTING)
        files = set(threads.map(lambda _: _file_of_a_house(all_at_once), range(STARTING)))
    assert len(files) == 1
    chance._kept[0].cleanup()


def _file_of_a_house(all_at_once: Barrier) -> str:
    all_at_once.wait()
    return chance.words_for("a house")[1]


def test_what_one_kind_of_thing_is_does_not_hang_on_how_many_others_were_drawn() -> None:
    one, other = (chance.Sown("seed", lambda: "a test", "a house") for _ in range(2))
    other.name()
    other.code(0)
    assert one.seed() == other.seed() != other.seed()
    assert len(one.seed()) == SEED_BYTES


def test_what_is_made_for_several_tests_leaves_this_one_where_it_was() -> None:
    before = chance.rng("any").word()
    with chance.apart("something for several"):
        assert chance.rng("any").word() != before
    assert chance.rng("any").word() == before
