"""A primer is correct under the current rules, in every language and at every moment."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import Any

import pytest

from tests.budgets import needs_many_games
from tests.conformance.options import Table, tables_of
from tests.conformance.played import every_match, where
from tests.play import game_called
from tests.ties import JUDGED, ending_in_a_tie
from vernissage import catalog, rulebook
from vernissage import text as texts
from vernissage.core.codec import decode, encode
from vernissage.core.match import AnyMatch
from vernissage.core.primer import About, AnyPrimer, Moment, Thing, present
from vernissage.core.scenes import situation
from vernissage.core.seats import Viewer, viewers
from vernissage.text import Text

LONGEST = 24
"""The maximum number of words in a sentence."""
COMPANY = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")
EXPLAINED = [name for name in catalog.names(with_templates=True) if catalog.extras(name).primer()]
explained_games = pytest.mark.parametrize("name", EXPLAINED)
plain_tables = pytest.mark.parametrize(
    "table", [table for name in EXPLAINED for table in tables_of(name) if table.is_plain], ids=str
)
every_language = pytest.mark.parametrize("language", texts.languages())


def primer_of(name: str) -> AnyPrimer:
    primer = catalog.extras(name).primer()
    assert primer is not None
    return primer


def explained_by(primer: AnyPrimer) -> tuple[Thing | Moment[Any], ...]:
    return (*primer.things.values(), *primer.moments)


@explained_games
def test_every_picture_is_a_position_by_today_s_rules(name: str) -> None:
    game, primer = game_called(name), primer_of(name)
    for called, picture in primer.pictures.items():
        match = situation(game, picture)
        assert game.faults(match.state) == (), called
        assert encode(game.view(match.state, picture.viewer))
        assert picture.show, f"nothing of {called} is drawn"


@explained_games
def test_every_picture_that_is_named_is_there_and_each_is_used(name: str) -> None:
    primer = primer_of(name)
    named = {each.picture for each in explained_by(primer)} - {None}
    assert named == set(primer.pictures)


@explained_games
def test_every_rule_that_is_cited_is_in_the_book(name: str) -> None:
    book = rulebook.rules((catalog.folder(name) / "RULES.md").read_text(encoding="utf-8"))
    for each in explained_by(primer_of(name)):
        assert each.rules, each.text
        assert set(each.rules) <= set(book), each.text


@explained_games
@every_language
def test_a_primer_speaks_every_language_in_short_sentences(name: str, language: str) -> None:
    primer, text = primer_of(name), Text(catalog.folder(name), language, "primer")
    shown = {each[1:] for picture in primer.pictures.values() for each in picture.show if each[0] == "#"}
    never = {each.text for each in explained_by(primer)}
    for options in {table.options for table in tables_of(name)}:
        for each in ("how", "end", *(each.text for each in explained_by(primer)), *sorted(shown)):
            assert text.say_under(each, options)
            assert_short(text.say_under(each, options))
        told = {each.text: text.say_under(f"{each.text}.says", options) for each in explained_by(primer)}
        for says in told.values():
            assert_short(says)
        never -= {each for each, says in told.items() if says}
    assert never == set(), "said under no options"
    for moment in primer.moments:
        here = f"{moment.text}.here"
        for viewer, about in abouts(name)[moment.text] if text.has(here) else ():
            assert_short(text.say_about(here, about, COMPANY, viewer))
    assert text.mistakes == []


@needs_many_games
@explained_games
def test_every_moment_is_now_at_some_time(name: str) -> None:
    assert [text for text, found in abouts(name).items() if not found] == []


@plain_tables
def test_at_every_moment_of_a_game_something_is_said(table: Table) -> None:
    primer, game = primer_of(table.name), table.game
    text = Text(catalog.folder(table.name), part="primer")
    going_on = [match for match in every_match(table) if match.outcome is None]
    assert going_on
    for match in going_on:
        for viewer in viewers(match.players):
            now = [primer.moments[number] for number, _ in present(primer, game.view(match.state, viewer))]
            assert now, f"{viewer}: {where(match)}"
            assert all(text.say_under(f"{each.text}.says", table.options) for each in now), where(match)


@plain_tables
def test_what_is_said_follows_from_the_view_alone(table: Table) -> None:
    """A view decoded from JSON gives the same result, and asking twice changes nothing."""
    primer, game = primer_of(table.name), table.game
    for match in every_match(table):
        for viewer in viewers(match.players):
            view = game.view(match.state, viewer)
            said = encode(present(primer, view))
            assert encode(present(primer, decode(encode(view), game.types.view))) == said, where(match)
            assert encode(present(primer, view)) == said, where(match)


@cache
def abouts(name: str) -> dict[str, list[tuple[Viewer, About]]]:
    """Returns the arguments of each moment's sentence in played games, with their viewers."""
    primer = primer_of(name)
    found: dict[str, dict[bytes, tuple[Viewer, About]]] = {moment.text: {} for moment in primer.moments}
    for match in chain(*map(every_match, tables_of(name)), judged(name)):
        for viewer in viewers(match.players):
            for number, about in present(primer, match.game.view(match.state, viewer)):
                each = found[primer.moments[number].text]
                each.setdefault(encode((viewer is None, about)), (viewer, about))
    return {text: list(each.values()) for text, each in found.items()}


def judged(name: str) -> tuple[AnyMatch, ...]:
    """Returns a game that ends in a tie for others to judge, if there is one. At random it is rare."""
    return ending_in_a_tie(name, 2) if name in JUDGED else ()


def assert_short(said: str) -> None:
    for sentence in re.split(r"(?<=[.:;!?…])\s+", said.replace("**", "")):
        assert len(sentence.split()) <= LONGEST, sentence
