"""The most important screens, always with the same deal, people and light.

They are derived for every game. A game may add screens of its own in `tests/browser/own_screens.py` of its
folder: `SCREENS`, by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from io import BytesIO
from itertools import islice
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.fixtures import DEVICES, SIZES, another
from tests.browser.front_doors import CIRCLE, where_things_wait
from tests.browser.learner import Learner
from tests.browser.planting import elsewhere, guest_of, hang, new_code
from tests.browser.screens import NAMES, settle
from tests.browser.test_explaining import known, tab
from tests.browser.waiting import at_rest
from tests.conformance.options import plain_tables
from tests.conformance.played import MOST_INPUTS
from tests.play import random_match
from tests.server.live import House
from tests.server.people import Browser as Guest
from tests.server.test_lobby import sit
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import Seat
from vernissage.server.pages.files import BUILT

Moment = tuple[AnyMatch, Seat]
"""A match, and the seat that looks at it."""

COMPANY: Final = 4
"""How many sit at a table, if the game allows it."""
GUIDED: Final = 3
"""The step of a guided game that is shown."""
SOMEBODY: Final = "owl"
"""Everybody has this portrait, as a guest's own is random."""
TELEVISION: Final = "television"
SHAPES: Final = {**DEVICES, TELEVISION: {"viewport": {"width": 1920, "height": 1080}}}
LEFT_TO_CHANCE: Final = """
  .qr path { fill: transparent !important }
  .code, .link input, time, time *, .card > p > span { color: transparent !important }
  ::placeholder { color: transparent !important }
"""
"""Hides the random code of a table wherever it is shown, a made-up name, and dates."""


async def _sit_down(guest: Guest, code: str) -> None:
    """Sits down in a lobby, and keeps the seat."""
    async with guest.at(code) as socket:
        await sit(socket)


def nothing(_page: Page) -> None:
    """Presses nothing."""


@dataclass(frozen=True)
class OwnScreen:
    """A screen that only one game has."""

    moment: Callable[[], Moment]
    """The match, and the seat that looks at it; a television shows what everyone may see."""
    devices: tuple[str, ...] = ("laptop", "phone")
    press: Callable[[Page], None] = nothing
    """Presses what has to be pressed before the picture is taken."""


@dataclass(frozen=True)
class Screen:
    """One screen."""

    kind: str
    device: str
    game: str = ""
    """Empty if it belongs to no game."""

    def __str__(self) -> str:
        return f"{self.kind}-{self.device}"


class Sitter:
    """Opens screens, always on the same device."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house
        self._me = guest_of(page, house)
        self._me.ask("PATCH", "/api/me", {"name": NAMES[0]})

    def open(self, screen: Screen) -> None:
        own = own_screens(screen.game).get(screen.kind)
        if own is None:
            KINDS[screen.kind](self, screen.game)
        else:
            # Whoever has come that far has read the goal.
            self.page.add_init_script(f"localStorage.setItem('goal-{screen.game}', 'read')")
            self._sit(screen.game, own.moment(), "/screen" if screen.device == TELEVISION else "")
            own.press(self.page)

    def door(self, _game: str) -> None:
        self.page.goto(f"http://{self.house.host}/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def waits(self, _game: str) -> None:
        """The front page of a guest for whom something waits everywhere."""
        where_things_wait(self.page, self.house)
        self.door("")
        expect(self.page.get_by_text(CIRCLE)).to_be_visible()

    def arrive(self, _game: str) -> None:
        """An invitation, opened for the first time."""
        host = Guest(self.house)
        host.ask("PATCH", "/api/me", {"name": NAMES[1]})
        self.page.context.clear_cookies()
        self.page.goto(f"http://{self.house.host}/t/{host.make(catalog.names()[0])}")
        expect(self.page.get_by_role("button", name="Sit down")).to_be_visible()

    def evening(self, _game: str) -> None:
        """A television that has opened a table, where two have come in."""
        code = self._me.make(catalog.names()[0], television=True)
        for name in NAMES[:2]:
            guest = Guest(self.house)
            guest.ask("PATCH", "/api/me", {"name": name})
            elsewhere(_sit_down(guest, code))
        self.page.goto(f"http://{self.house.host}/t/{code}/screen")
        expect(self.page.get_by_role("list", name="Seats at the table")).to_contain_text(NAMES[1])

    def lobby(self, _game: str) -> None:
        code = self._me.make(catalog.names()[0])
        self.page.goto(f"http://{self.house.host}/t/{code}")
        expect(self.page.get_by_role("list", name="Seats at the table")).to_be_visible()

    def table(self, game: str) -> None:
        """A table where I am asked something and most is visible."""
        asked = ((match, seat) for match in _game_of(game) for seat in match.game.to_move(match.state))
        self._sit(game, max(asked, key=_fullness))

    def result(self, game: str) -> None:
        self._sit(game, (_game_of(game)[-1], 0))

    def reader(self, game: str) -> None:
        """The rules, opened at this moment."""
        self.table(game)
        self.page.get_by_role("button", name="Rules", exact=True).click()
        expect(tab(self.page, "This moment")).to_have_attribute("aria-selected", "true")
        expect(self.page.locator(".here").get_by_role("img")).to_be_visible()

    def thing(self, game: str) -> None:
        """The explanation of a thing on the table."""
        self.table(game)
        known(self.page, game).hover()
        self.page.keyboard.press("m")
        expect(self.page.locator("dialog")).to_be_visible()

    def guided(self, game: str) -> None:
        """A step of a guided game."""
        learner = Learner(self.page, hands="finger")
        learner.begin(game)
        for _ in islice(learner.follow(), GUIDED):
            pass

    def _sit(self, game: str, moment: Moment, place: str = "") -> None:
        match, mine = moment
        seats = range(match.players)
        people = {NAMES[seat]: self._me if seat == mine else Guest(self.house) for seat in seats}
        self.page.goto(hang(self.house, new_code(), game, match, people) + place)
        self.page.locator("[data-table] h1, [data-table] h2").first.wait_for()


KINDS: Final = {
    "door": Sitter.door,
    "waits": Sitter.waits,
    "arrive": Sitter.arrive,
    "evening": Sitter.evening,
    "lobby": Sitter.lobby,
    "table": Sitter.table,
    "reader": Sitter.reader,
    "thing": Sitter.thing,
    "guided": Sitter.guided,
    "result": Sitter.result,
}
HOUSE: Final = [
    *(Screen(kind, device) for kind in ("door", "waits", "lobby") for device in SIZES),
    Screen("arrive", "phone"),
    Screen("evening", TELEVISION),
]
OF_GAMES: Final = (
    ("table", "laptop"),
    ("table", "phone"),
    ("reader", "laptop"),
    ("thing", "laptop"),
    ("guided", "phone"),
    ("result", "laptop"),
)
"""Kinds of screens and their devices; not every game has a guide and a primer."""


def own_screens(game: str) -> dict[str, OwnScreen]:
    """Returns the additional screens of a game."""
    if not game or not (catalog.folder(game) / "tests/browser/own_screens.py").is_file():
        return {}
    found: dict[str, OwnScreen] = import_module(f"vernissage.games.{game}.tests.browser.own_screens").SCREENS
    return found


def screens_of(game: str) -> Iterator[Screen]:
    """Yields all screens of a game."""
    lacks = {
        kind
        for kind, has in {
            "guided": catalog.extras(game).guide(),
            "reader": catalog.extras(game).primer(),
            "thing": catalog.extras(game).primer(),
        }.items()
        if has is None
    }
    yield from (Screen(kind, device, game) for kind, device in OF_GAMES if kind not in lacks)
    yield from (Screen(kind, each, game) for kind, own in own_screens(game).items() for each in own.devices)


@contextmanager
def shown(browser: Browser, house: House, screen: Screen) -> Iterator[Page]:
    """Yields the screen when nothing moves on it any more."""
    own = {**SHAPES[screen.device], "color_scheme": "dark", "base_url": f"http://{house.host}"}
    own |= {"device_scale_factor": 1, "bypass_csp": True}
    with another(browser, **own) as page:
        page.route("**/portraits/*.webp", _as_somebody)
        Sitter(page, house).open(screen)
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        at_rest(page)
        settle(page)
        yield page


def photograph(page: Page) -> Image.Image:
    """Returns a screenshot without random parts."""
    return Image.open(BytesIO(page.screenshot(style=LEFT_TO_CHANCE))).convert("RGB")


def _game_of(game: str) -> tuple[AnyMatch, ...]:
    """Plays a random game that does not depend on the run's seed, as its pictures are stored."""
    tables = (each for each in plain_tables() if each.name == game and each.options.players <= COMPANY)
    table = max(tables, key=lambda table: int(table.options.players))
    return tuple(random_match(table.game, table.options, seed_from_text(f"{table}-0"), stop=MOST_INPUTS))


def _fullness(moment: Moment) -> int:
    match, seat = moment
    return len(codec.encode(match.sight(seat).view))


def _as_somebody(route: Route) -> None:
    route.fulfill(path=BUILT / "portraits" / f"{SOMEBODY}.webp")
