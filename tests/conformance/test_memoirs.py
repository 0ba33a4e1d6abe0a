"""A game's memoir exists in every language, and needs enough games behind each statement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage import text as texts
from vernissage.core import codec
from vernissage.core.coach import Remark
from vernissage.core.hindsight import stood
from vernissage.core.memoir import ME, Memoir, Past
from vernissage.core.rng import seed_from_text
from vernissage.text import Text

TOLD = [name for name in catalog.names(with_templates=True) if catalog.extras(name).memoir()]
MANY = 10
PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
every_memoir = pytest.mark.parametrize("name", TOLD)


@cache
def past_of(name: str) -> tuple[Past[Any], ...]:
    """Returns finished games of the same people from one seat's point of view, one a month."""
    game = game_called(name)
    players = max(3, game.info.fewest)
    found = []
    for number in range(MANY):
        *_, end = random_match(game, options_for(game, players), seed_from_text(f"{name} {number}"))
        seat, leave, outcome = number % players, game.extras.memento, end.outcome
        assert leave is not None
        assert outcome is not None
        others = [other for other in range(players) if other != seat]
        found.append(
            Past(
                month=f"2031-{number + 1:02}",
                seat=seat,
                people={other: person for person, other in enumerate(others, start=ME + 1)},
                score=outcome.scores[seat],
                won=seat in outcome.winners,
                helped=number == 0,
                memento=leave(seat, *stood(end)),
            )
        )
    return tuple(found)


def told(name: str, past: Sequence[Past[Any]]) -> Memoir:
    tell = catalog.extras(name).memoir()
    assert tell is not None
    return tell(past)


@every_memoir
@pytest.mark.parametrize("language", texts.languages())
def test_all_of_it_is_said_in_every_language(name: str, language: str) -> None:
    text = Text(catalog.folder(name), language, "memoir")
    for count in (0, 1, MANY):
        for remark in sentences(told(name, past_of(name)[:count])):
            said = text.say_about(remark.text, remark.about, PEOPLE, ME)
            assert said, remark
            assert "{" not in said, said
    assert text.mistakes == []


def sentences(memoir: Memoir) -> Iterator[Remark]:
    """Yields everything a page shows of it, including names of charts and their lines."""
    if memoir.best is not None:
        yield memoir.best
    for chapter in memoir.chapters:
        yield from chapter.says
        if chapter.chart is not None:
            yield Remark(chapter.chart.text, {}, ())
            yield from (Remark(f"{chapter.chart.text}.row", row.about, ()) for row in chapter.chart.rows)
        if chapter.triangle is not None:
            named = ("", ".first", ".second", ".third")
            yield from (Remark(f"{chapter.triangle.text}{each}", {}, ()) for each in named)
        if chapter.course is not None:
            yield Remark(chapter.course.text, {}, ())
            yield from (
                Remark(f"{chapter.course.text}.row", {"age": round(month.value)}, ())
                for month in chapter.course.months
            )


@every_memoir
def test_every_drawing_has_a_sentence_and_numbers_that_can_be(name: str) -> None:
    memoir = told(name, past_of(name))
    assert memoir.chapters
    for chapter in memoir.chapters:
        assert chapter.says
        for row in () if chapter.chart is None else chapter.chart.rows:
            assert 0 <= row.right <= row.of, row
        for month in () if chapter.course is None else chapter.course.months:
            assert 0 < month.low <= month.value <= month.high, month


@every_memoir
def test_who_has_played_nothing_is_told_nothing(name: str) -> None:
    assert told(name, ()) == Memoir(None, ())


@every_memoir
def test_of_one_game_nothing_is_drawn(name: str) -> None:
    for chapter in told(name, past_of(name)[:1]).chapters:
        assert chapter.chart is None
        assert chapter.course is None or len(chapter.course.months) == 1
        assert chapter.triangle is None or not chapter.triangle.places


@every_memoir
def test_with_help_nothing_is_best(name: str) -> None:
    helped, *_ = past_of(name)
    assert told(name, (helped,)).best is None


@every_memoir
def test_it_is_the_same_however_mementos_were_kept(name: str) -> None:
    game = game_called(name)
    again = [
        Past(
            **{
                **{field: getattr(each, field) for field in each.__slots__},
                "memento": codec.decode(codec.encode(each.memento), game.types.memento),
            }
        )
        for each in past_of(name)
    ]
    assert told(name, again) == told(name, past_of(name))
