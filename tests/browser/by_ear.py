"""Plays a whole game by what is announced and with keys alone."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.screen_reader import Node, ScreenReader
from tests.browser.visits import TABLE
from tests.browser.waiting import until
from tests.play import game_called
from tests.server.live import House
from tests.server.people import short

MOST_MOVES: Final = 400
MINE: Final = "Your turn"
OVER: Final = "Result"
OFFERS: Final = "What you can do"


class Listener:
    """Somebody who doesn't see the page."""

    def __init__(self, page: Page) -> None:
        self.reader = ScreenReader(page)
        self.moves = 0
        self._chance = Random(7)  # noqa: S311 - the same choices each time, as far as bots let them

    def come_in(self, house: House, game: str) -> None:
        """Finds the game at the front door, and starts one with bots."""
        page = self.reader.page
        page.goto(f"http://{house.host}/")
        until(page, self.at_heading, "the page begins nowhere")
        self.reader.enter(f"Play now: {game_called(game).info.title}")
        page.wait_for_url(TABLE)
        self.arrive()

    def sit_down(self, house: House, game: str) -> None:
        """Opens a table with the shortest options and quick bots."""
        page = self.reader.page
        page.request.get(f"http://{house.host}/api/me")  # become a guest first
        made = page.request.post(
            f"http://{house.host}/api/tables",
            data={"game": game, "bots": "random", "options": short(game)},
            headers={"Origin": f"http://{house.host}"},
        )
        page.add_init_script("localStorage.setItem('pace', 'once')")
        page.goto(f"http://{house.host}/t/{made.json()['code']}")
        self.arrive()

    def arrive(self) -> None:
        """Waits until the table is there and answers to keys, which come a little later."""
        until(self.reader.page, self.at_heading, "the table begins nowhere")
        until(self.reader.page, self.is_answered, "no key is answered")
        self.reader.settle()

    def is_answered(self) -> bool:
        """Asks whose turn it is, and returns whether anything was heard."""
        self.reader.press("w")
        return bool(self.reader.heard)

    def at_heading(self) -> Node | None:
        """Returns the heading, if it has the focus."""
        found = self.reader.focus()
        return found if found is not None and found.role == "heading" else None

    @property
    def is_over(self) -> bool:
        return self.reader.page.title().startswith(OVER)

    def play(self) -> None:
        """Decides whenever it is announced, until the result is read out."""
        page, heard = self.reader.page, 0
        while not self.is_over:
            self.reader.settle()
            if MINE in page.title():
                if self.choose():
                    self.moves += 1
                    assert self.moves < MOST_MOVES, "it does not end"
                heard = len(self.reader.heard)
            elif button := self.last_button():
                self.reader.enter(button)
            else:  # whoever waits does nothing until called
                until(page, partial(self.is_called, heard), "nobody calls")
        until(page, self.at_heading, "nobody reads the result")

    def is_called(self, since: int) -> bool:
        """Returns whether it was announced that there is something to decide or to press."""
        if self.is_over or self.last_button() is not None:
            return True
        return any(MINE in each for each in self.reader.heard[since:])

    def last_button(self) -> str | None:
        """Returns what is to be pressed to come to the result, as was said."""
        said = re.search(r"The game is over\..* Press (.+)\.$", " ".join(self.reader.heard[-1:]))
        return said[1] if said else None

    def choose(self) -> bool:
        """Opens the list of what can be done, and chooses by number or letter, if anything can be done."""
        reader = self.reader
        heard = len(reader.heard)
        reader.press("o")
        until(reader.page, lambda: self.list() is not None or len(reader.heard) > heard, "no list")
        dialog = self.list()
        if dialog is None:
            return False
        offers = [each.name for each in dialog.all() if each.role == "button" and each.name[1:2] == " "]
        assert offers, dialog
        reader.press(self._chance.choice(offers)[0].lower())
        expect(reader.page.get_by_role("dialog", name=OFFERS)).to_have_count(0)
        return True

    def list(self) -> Node | None:
        """Returns the list of what can be done, once it is open."""
        read = self.reader.read()
        return read if read.role == "dialog" and read.name == OFFERS else None
