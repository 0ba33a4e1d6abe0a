"""The table in the terminal shows what lies there, and no face that is turned down."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from vernissage import catalog
from vernissage.games.not_a_hat import GAME, terminal
from vernissage.games.not_a_hat.moves import Accept, Give, Take
from vernissage.games.not_a_hat.state import State
from vernissage.games.not_a_hat.tests.table import down, lay, play, random_matches, up
from vernissage.text import Text

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def drawn(state: State) -> str:
    text = Text(catalog.folder("not_a_hat"))
    console = Console(width=110, file=StringIO())
    console.print(terminal.draw(GAME.view(state, 0), NAMES, text.say))
    assert text.mistakes == []
    shown = console.file
    assert isinstance(shown, StringIO)
    return shown.getvalue()


def test_backs_show_their_arrows_and_open_gifts_their_names() -> None:
    shown = drawn(lay(piles=((down("hat"),), (up("cat"),), (down("apple"),), (up("boot"),)), number=2))
    assert "hat" not in shown
    assert "apple" not in shown
    assert all(word in shown for word in ("◀", "▶", "cat", "boot", *NAMES))


def test_what_is_said_stands_there_until_it_is_answered() -> None:
    state = play(lay(giver=0), Take(), Give("gift-hat")).state
    assert "I have a hat for you!" in drawn(state)
    assert "hat" not in drawn(play(state, Accept()).state)


def test_with_an_aid_the_last_word_stays() -> None:
    state = play(lay(giver=0, options={"aid": "last"}), Take(), Give("gift-hat"), Accept()).state
    assert "The last thing said" in drawn(state)


@pytest.mark.parametrize("options", [{}, {"rounds": True}, {"anyone": True}], ids=str)
def test_every_moment_of_a_game_can_be_drawn(options: dict[str, Any]) -> None:
    for match in random_matches("drawn", players=4, **options):
        assert drawn(match.state)
