"""Tables in the terminal: every view of every game can be drawn legibly, in a narrow terminal too."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.text import Text as Line

from tests.conformance.options import Table, plain_tables
from tests.conformance.played import played
from tests.play import every_game
from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Viewer, viewers
from vernissage.terminal import plain, terminal
from vernissage.text import Text

NAMES = ("Ottoline", "Winifred", "Philippa", "Theodora", "Rosalind", "You", "Ada", "Ben")


def drawn(name: str, match: AnyMatch, viewer: Viewer, width: int) -> str:
    """Draws the table without colours."""
    text = Text(catalog.folder(name))
    view = match.sight(viewer).view
    console = Console(file=StringIO(), width=width)
    console.print(terminal(name).draw(view, NAMES[: match.players], text.say))
    assert text.mistakes == []
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("table", plain_tables(), ids=str)
@pytest.mark.parametrize("width", [80, 100])
def test_the_table_fits_and_everyone_is_on_it(table: Table, width: int) -> None:
    matches = played(table)
    for match in (*islice(matches, 0, None, 1 + len(matches) // 4), matches[-1]):
        for viewer in viewers(match.players):
            lines = drawn(table.name, match, viewer, width).splitlines()
            assert max(map(len, lines)) <= width
            assert not any("…" in line for line in lines)
            assert all(any(name in line for line in lines) for name in NAMES[: match.players])


@every_game
def test_different_views_look_different_without_colour(name: str) -> None:
    (match, *_) = played(next(table for table in plain_tables() if table.name == name))
    pictures = [drawn(name, match, viewer, 100) for viewer in viewers(match.players)]
    assert len(set(pictures)) == len({str(match.sight(viewer).view) for viewer in viewers(match.players)})


@every_game
def test_an_offer_has_its_words_without_colour_and_fits_a_narrow_line(name: str) -> None:
    text, shows = Text(catalog.folder(name)), terminal(name)
    for match in played(next(table for table in plain_tables() if table.name == name))[:200]:
        for seat in match.game.to_move(match.state):
            sight = match.sight(seat)
            for move in sight.offers:
                sentence = text.say_move(move, NAMES, seat)
                line = Line(sentence)
                shows.paint(line, text.say)
                assert line.plain == sentence
                note = shows.note(sight.view, move, text.say)
                assert len(f"    {sentence}  {note}".rstrip()) <= 80
    assert text.mistakes == []


class Card(msgspec.Struct, frozen=True):
    number: int
    face_up: bool


class AnyView(msgspec.Struct, frozen=True):
    seat: int | None
    cards_held: tuple[Card, ...]
    pairs: tuple[tuple[int, int], ...] = ((1, 2), (3, 4))
    nothing: tuple[Any, ...] = ()


def test_a_game_without_a_drawing_is_drawn_plainly() -> None:
    console = Console(file=StringIO(), width=40)
    view = AnyView(None, (Card(3, face_up=True), Card(5, face_up=False)))
    console.print(plain(view, ("Ada", "[Ben]"), str))
    assert isinstance(console.file, StringIO)
    words = console.file.getvalue().split()
    assert " ".join(words).startswith("╭─ 0 Ada 1 [Ben] ─")
    for said in (["seat", "-"], ["cards", "held", "number", "3"], ["face", "up", "✓"], ["nothing", "-"]):
        assert " ".join(said) in " ".join(words)
