"""The terminal shows what lies on the table, and no hidden face."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.cli.table import shown, sit_down, wish
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
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_backs_show_their_arrows_and_open_gifts_their_names() -> None:
    table = drawn(lay(piles=((down("hat"),), (up("cat"),), (down("apple"),), (up("boot"),)), number=2))
    assert "hat" not in table
    assert "apple" not in table
    assert all(word in table for word in ("◀", "▶", "cat", "boot", *NAMES))


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


@pytest.mark.parametrize(
    ("taken", "options", "said"),
    [
        ((2, 0, 2, 1), {}, "Two penalties: Ada, Cleo. A third ends the game."),
        ((0, 2, 0, 0), {"rounds": True}, "Two penalties: Ben. A third ends this game."),
        ((1, 1, 1, 0), {}, ""),
        ((0, 0, 0, 0), {"gift_limit": 10}, "10 more gifts accepted in a row end the game."),
        ((0, 0, 0, 0), {"gift_limit": 11}, ""),
    ],
)
def test_hat_5_1_it_is_said_when_the_end_is_near(
    taken: tuple[int, ...], options: dict[str, Any], said: str
) -> None:
    gifts = iter(("hat", "cat", "apple", "boot", "guitar"))
    penalties = tuple(tuple(f"gift-{next(gifts)}" for _ in range(count)) for count in taken)
    table = drawn(lay(penalties=penalties, options=options))
    assert (said in table) if said else ("ends" not in table and " end " not in table)


def test_what_a_gift_can_be_called_stands_in_the_order_of_its_names() -> None:
    session, console = sit_down(wish("not_a_hat", seat=0, options=("first=0", "gift_limit=5")), "1")
    session.run()
    before = len(shown(console))
    session.screen.console.width = 40
    session.all_offers("")
    called = re.findall(r"Call it: (.+?) *$", shown(console)[before:], re.MULTILINE)
    assert len(called) == 110
    assert called == sorted(called, key=str.casefold)
    assert session.screen.text.mistakes == []
