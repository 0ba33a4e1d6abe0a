"""Postcards: a finished game can be drawn in every language, and shows what happened."""

from __future__ import annotations

import pytest

from tests.conformance.options import Table, tables_of
from tests.conformance.played import every_match, where
from tests.conformance.test_records import replayed
from vernissage import catalog
from vernissage import text as texts
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.postcard import Framed, Painted, Person, Postcard, Sentence, Shape, Sheet, Written
from vernissage.text import Text

SENT = [name for name in catalog.names(with_templates=True) if catalog.extras(name).postcard()]
SHAPES: tuple[Shape, ...] = ("wide", "tall")
COMPANY = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
WORDS = 14
"""The maximum number of words in a headline."""
sent_tables = pytest.mark.parametrize(
    "table", [each for name in SENT for each in tables_of(name) if each.is_plain], ids=str
)


def ends(table: Table) -> list[AnyMatch]:
    return [match for match in every_match(table) if match.outcome is not None]


def cards(match: AnyMatch, name: str) -> list[Postcard]:
    look = catalog.extras(name).postcard()
    assert look is not None
    assert match.outcome is not None
    found = [look(*stood(match), match.outcome, shape) for shape in SHAPES]
    return [card for card in found if card is not None]


def sentences(card: Postcard) -> list[Sentence]:
    written = [each.words for each in card.drawn if isinstance(each, Written)]
    return [*filter(None, (card.headline, card.line)), *written]


@sent_tables
def test_all_that_is_said_on_it_can_be_said_in_every_language(table: Table) -> None:
    for language in texts.languages():
        text = Text(catalog.folder(table.name), language, "postcard")
        for match in ends(table):
            for card in cards(match, table.name):
                for each in sentences(card):
                    assert text.say_about(each.text, each.about, COMPANY).strip()
                headline = text.say_about(card.headline.text, card.headline.about, COMPANY)
                assert len(headline.split()) <= WORDS + match.players, headline
        assert text.mistakes == []


@sent_tables
def test_what_is_drawn_is_there_and_lies_on_the_sheet(table: Table) -> None:
    art = catalog.folder(table.name) / "web" / "art"
    for match in ends(table):
        for card in cards(match, table.name):
            assert card.width > 0 < card.height
            assert card.drawn
            for each in card.drawn:
                if isinstance(each, Painted):
                    assert (art / each.picture).is_file(), each
                if isinstance(each, Painted | Framed | Sheet):
                    assert -1 <= each.x <= each.x + each.width <= card.width + 1, each
                    assert -1 <= each.y <= each.y + each.height <= card.height + 1, each
                if isinstance(each, Person):
                    assert 0 <= each.seat < match.players
                    assert each.size / 2 - 1 <= each.x <= card.width - each.size / 2 + 1, each
                if isinstance(each, Written):
                    assert each.width / 2 - 1 <= each.x <= card.width - each.width / 2 + 1, each


def test_everything_that_can_be_drawn_is_drawn_by_some_game() -> None:
    tables = [each for name in SENT for each in tables_of(name) if each.is_plain]
    drawn = {
        type(each)
        for table in tables
        for end in ends(table)
        for card in cards(end, table.name)
        for each in card.drawn
    }
    assert {Framed, Painted, Person, Sheet, Written} <= drawn


@sent_tables
def test_a_game_that_was_kept_and_read_again_is_the_same_picture(table: Table) -> None:
    for match in ends(table):
        assert cards(replayed(table.name, match), table.name) == cards(match, table.name), where(match)
