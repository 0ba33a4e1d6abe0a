"""Common paths through the site, for tests over every game."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page, expect

from tests.browser.waiting import until
from tests.browser.ways import Mouse, Way
from tests.play import game_called
from tests.server.live import House
from tests.server.people import short
from tests.server.truth import truth
from vernissage.core.seats import Seat

TABLE: Final = re.compile(r"/t/[A-Z]{4,6}$")
MY_TURN: Final = re.compile("Your turn")
AT_FIRST: Final = 4
"""How many seats a lobby shows."""
ANSWER: Final = """async (code) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  await new Promise((done, failed) => {
    socket.onerror = failed;
    socket.onmessage = ({ data }) => {
      const { is, sight } = JSON.parse(data);
      if (is !== 'welcome' && is !== 'moved') return;
      if (sight.outcome) return done();
      const move = sight.offers[sight.number % sight.offers.length];
      socket.send(JSON.stringify({ do: 'answer', question: sight.question, move }));
    };
  });
  socket.close();
}"""
"""Answers all questions of a game at once, through another socket of the same browser."""


def open_door(page: Page, house: House) -> None:
    """Opens the front page."""
    page.goto(f"http://{house.host}/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def poster(page: Page, game: str) -> Locator:
    """Returns the picture of a game, behind which is everything about it."""
    return page.get_by_role("button", name=re.compile(f"^{game_called(game).info.title}:"))


def poster_button(page: Page, game: str, action: str) -> Locator:
    """Returns `Play now` or `Invite` under the poster of a game; on phones it is behind the poster."""
    return page.get_by_role("button", name=re.compile(f"^{action}: {game_called(game).info.title}"))


def press_at_door(page: Page, house: House, game: str, action: str, way: Way | None = None) -> None:
    """Presses one of the two ways into a game: one press, or two on a phone."""
    open_door(page, house)
    expect(poster(page, game)).to_be_visible()
    if not poster_button(page, game, action).count():
        (way or Mouse()).press(poster(page, game))
    (way or Mouse()).press(poster_button(page, game, action))


def behind_the_poster(page: Page, house: House, game: str, way: Way | None = None) -> Locator:
    """Opens what is behind the poster of a game, and returns it."""
    open_door(page, house)
    (way or Mouse()).press(poster(page, game))
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def play_now(page: Page, house: House, game: str, way: Way | None = None) -> str:
    """Starts a game with bots. Returns the table's code."""
    press_at_door(page, house, game, "Play now", way)
    page.wait_for_url(TABLE)
    return code_of(page)


def owing(house: House, code: str) -> tuple[Seat, ...]:
    """Returns who owes a decision at this table."""
    match = truth(house, code).match
    return match.game.to_move(match.state)


def invite(page: Page, house: House, game: str, way: Way | None = None) -> str:
    """Creates a table for friends. Returns its code."""
    press_at_door(page, house, game, "Invite", way)
    page.wait_for_url(TABLE)
    expect(page.get_by_role("list", name="Seats at the table")).to_be_visible()
    return code_of(page)


def come_in(friend: Page, address: str) -> None:
    """Opens an invitation for the first time, and sits down under the name that is proposed."""
    friend.goto(address)
    sit = friend.locator("[type=submit]")  # in whatever language
    sit.click()
    expect(sit).to_have_count(0)


def code_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def answer_everything(page: Page) -> None:
    """Answers all questions at a table of one's own, so that nobody has to watch it."""
    table = page.url
    page.goto(urljoin(table, "/health"))
    page.evaluate(ANSWER, table.rpartition("/")[2])
    page.goto(table)


def free_seats(page: Page) -> Locator:
    """Returns the free seats that the lobby shows."""
    return page.get_by_role("list", name="Seats at the table").get_by_role("heading", name="Free seat")


def at_seat(page: Page, name: str) -> Locator:
    """Opens what can be done about whoever sits there, and returns it."""
    places = page.get_by_role("list", name="Seats at the table")
    places.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def free_at_first(game: str, sitting: int) -> int:
    """Returns how many free seats the lobby shows before it is expanded."""
    return min(AT_FIRST, game_called(game).info.most) - sitting


def my_name(page: Page) -> str:
    """Returns my name in the lobby."""
    places = page.get_by_role("list", name="Seats at the table")
    return places.get_by_role("listitem").filter(has_text="you").get_by_role("heading").inner_text()


def at_a_finished_table(page: Page, house: House, game: str) -> str:
    """Opens a finished game: a bot took the seat, and the bots ended it. Returns the table's code."""
    page.request.get(f"http://{house.host}/api/me")  # become a guest first
    made = page.request.post(
        f"http://{house.host}/api/tables",
        data={"game": game, "bots": "random", "options": short(game)},
        headers={"Origin": f"http://{house.host}"},
    )
    page.goto(f"http://{house.host}/t/{made.json()['code']}")
    leave, menu = (page.get_by_role("button", name=name, exact=True) for name in ("Leave", "Menu"))
    leave.or_(menu).first.click()
    if menu.count():  # on a phone it is in the menu
        leave.click()
    page.get_by_role("button", name="Give my seat to a bot, for good").click()
    expect(page.get_by_text("The doors are open.")).to_be_visible()
    page.goto(f"http://{house.host}/t/{made.json()['code']}")  # bots wait while nobody looks
    until(page, lambda: truth(house, made.json()["code"]).match.outcome, "it does not end")
    page.reload()  # whoever comes now sees it all
    expect(page.get_by_role("link", name=re.compile("Replay"))).to_be_visible()
    return code_of(page)
