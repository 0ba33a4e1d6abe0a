"""A coach uses only what the seat knew, and its comments can be shown in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.conformance.leaks import imagined
from tests.conformance.options import Table, tables_of
from tests.conformance.played import every_match, where
from tests.play import game_called
from vernissage import catalog, rulebook
from vernissage import text as texts
from vernissage.bots.coach import Opinion, Position, effort
from vernissage.core.coach import AnyCoach, Remark
from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.text import Text

COACHED = [name for name in catalog.names(with_templates=True) if catalog.extras(name).coach()]
RECALLED = [name for name in catalog.names(with_templates=True) if catalog.extras(name).recall()]
COMPANY = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")
JUDGED = [name for name in COACHED if catalog.company(name).judge]
LEAST = effort(2)
OF_EACH_KIND = 2
"""How many decisions of each kind are analysed at each table."""
MANY = 20
coached_games = pytest.mark.parametrize("name", JUDGED)
every_language = pytest.mark.parametrize("language", texts.languages())
plain_tables = pytest.mark.parametrize(
    "table", [table for name in JUDGED for table in tables_of(name) if table.is_plain], ids=str
)


def coach_of(name: str) -> AnyCoach:
    coach = catalog.extras(name).coach()
    assert coach is not None
    return coach


def decisions(table: Table, most: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """Yields matches in which somebody has a choice, so many of each kind."""
    looked_at = Counter[type]()
    for match in every_match(table):
        for seat in match.game.to_move(match.state):
            offers = match.offers[seat]
            if len(offers) > 1 and looked_at[type(offers[-1])] < most:
                looked_at[type(offers[-1])] += 1
                yield match, seat


def thought(table: Table, match: AnyMatch, state: Any, seat: Seat) -> bytes:
    """Returns everything the coach says about a state, from this seat's point of view."""
    game, make = table.game, catalog.company(table.name).judge
    assert make is not None
    asked = Position(game.view(state, seat), match.memory(seat), game.offers(state, seat))
    opinion = Opinion(game, make(game), asked, Rng(match.seed, "coach", len(match.inputs)))
    advised = asked.offers[opinion.advice(LEAST)]
    says = coach_of(table.name)
    found = opinion.weigh(0, LEAST), opinion.chances(LEAST), advised
    return encode((*found, says.why(asked.view, None, advised), says.touch(asked.view, advised)))


@plain_tables
def test_a_coach_tells_no_secret(table: Table) -> None:
    """In a state that the seat can't tell from the true one, coach and hint are the same, byte for byte."""
    asked = 0
    for match, seat in decisions(table, OF_EACH_KIND):
        twin = imagined(table.game, match, seat, Rng(match.seed, "imagine", len(match.inputs)))
        assert thought(table, match, twin, seat) == thought(table, match, match.state, seat), where(match)
        asked += 1
    assert asked


@plain_tables
def test_how_a_move_looks_can_be_drawn_from_what_the_seat_knew(table: Table) -> None:
    says, game = coach_of(table.name), table.game
    for match, seat in decisions(table, MANY):
        view = game.view(match.state, seat)
        for move in match.offers[seat]:
            look = says.look(view, move)
            assert look.show, move
            assert says.touch(view, move), move
            state = game.imagine(view, match.memory(seat), Rng(match.seed, "look"))
            for each in look.moves:
                assert each in game.offers(state, seat), f"{move}: {where(match)}"
                state = game.play(state, seat, each, Rng(match.seed, "look")).state
            assert encode(game.view(state, seat))


@pytest.mark.parametrize("name", RECALLED)
@every_language
def test_what_was_got_right_is_counted_and_said_in_every_language(name: str, language: str) -> None:
    recall, text = catalog.extras(name).recall(), Text(catalog.folder(name), language, "coach")
    assert recall is not None
    said = {text.say("recalled")}
    for table in (table for table in tables_of(name) if table.is_plain):
        end = [*every_match(table)][-1]
        assert end.outcome is not None
        for seat in range(end.players):
            found = recall(seat, *stood(end))
            for remark in found.remarks:
                said.add(text.say_about(remark.text, remark.about, COMPANY, seat))
            for chart in found.charts:
                said.add(text.say(chart.text))
                for row in chart.rows:
                    assert 0 <= row.right <= row.of
                    said.add(text.say_about(f"{chart.text}.row", row.about, COMPANY, seat))
    assert said
    assert text.mistakes == []


@coached_games
@every_language
def test_a_coach_speaks_every_language(name: str, language: str) -> None:
    text = Text(catalog.folder(name), language, "coach")
    for remark in remarks(name):
        said = text.say_about(remark.text, remark.about, ("Ada", "Ben"), 0)
        assert "{" not in said, said
    assert text.mistakes == []


@coached_games
def test_every_rule_that_a_coach_cites_is_in_the_book(name: str) -> None:
    book = rulebook.rules((catalog.folder(name) / "RULES.md").read_text(encoding="utf-8"))
    assert {rule for remark in remarks(name) for rule in remark.rules} <= set(book)


@cache
def remarks(name: str) -> tuple[Remark, ...]:
    """Returns the comments on moves in played games, once for each kind of sentence."""
    says, game = coach_of(name), game_called(name)
    found: dict[str, Remark] = {}
    for table in tables_of(name):
        for match in every_match(table):
            for remark in said_at(says, game, match):
                found.setdefault(remark.text, remark)
    return tuple(found.values())


def said_at(says: AnyCoach, game: AnyGame, match: AnyMatch) -> Iterator[Remark]:
    for seat in game.to_move(match.state):
        view, offers = game.view(match.state, seat), match.offers[seat]
        yield says.when(view)
        for move in offers:
            yield says.why(view, None, move)
            if move != offers[0]:
                yield says.why(view, offers[0], move)
