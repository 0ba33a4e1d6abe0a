"""The screens around the games: front page, lobbies, one's own page, and everything a bar opens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from tests.browser.circles import at_a_circle, friends_of, made
from tests.browser.days import GAME, OTHERS, lived, yesterday
from tests.browser.galleries import fill
from tests.browser.planting import A_SETTING, AN_INPUT, EARLIER, at_a_damaged_table, guest_of
from tests.browser.remembered import remember
from tests.browser.scenes import Scene
from tests.browser.screens import NAMES, Findings, Kept, Look, Size, Visitor, examine, look_at, resize, settle
from tests.play import game_called
from tests.server.people import Browser as Guest
from vernissage import catalog

OPENED = "dialog[open], aside"


def house_screens(visitor: Visitor) -> Iterator[str]:
    """Opens one after the other, and yields its name."""
    for name, path in (
        ("front door", "/"),
        ("my page", "/me"),
        ("my gallery, bare", "/me/gallery"),
        ("settings", "/settings"),
        ("accessibility", "/accessibility"),
        ("open tables", "/tables"),
        ("no such table", "/t/ZZZZZZ"),
        ("nowhere", "/so/what"),
    ):
        visitor.go(path)
        yield name
    for game in catalog.names():
        if game_called(game).day.options("2031-05-04").players == 1:
            visitor.day(game)
            yield f"{game} deal of the day"
    visitor.go("/day")
    yield "the deals of the day"
    visitor.go("/me")
    yield "my page with what was reached"
    fill(visitor.house, guest_of(visitor.page, visitor.house), 4, days=1)
    visitor.go("/me/gallery")
    yield "my gallery"
    yield from _looking_back(visitor)
    yield from _circles(visitor)
    for game in catalog.names():
        yield from _lobbies(visitor, game)
    for name, damage in (
        ("damaged table", AN_INPUT),
        ("table beyond mending", A_SETTING),
        ("game of earlier rules", EARLIER),
    ):
        at_a_damaged_table(visitor.page, visitor.house, catalog.names()[0], damage)
        yield name
    visitor.go("/")
    yield "front door with my tables"


def _looking_back(visitor: Visitor) -> Iterator[str]:
    """Opens a past day, and a guest's statistics."""
    me = guest_of(visitor.page, visitor.house)
    lived(visitor.house, me, GAME, 5, OTHERS)
    visitor.go(f"/day/{yesterday(visitor.house).isoformat()}/{GAME}")
    yield "a day that is over"
    remember(visitor.house, me, {name: Guest(visitor.house) for name in NAMES[:3]})
    visitor.go("/me")
    visitor.page.get_by_role("table").first.wait_for()
    settle(visitor.page)
    yield "my page after many games"


def _circles(visitor: Visitor) -> Iterator[str]:
    """Opens circles: a new one, one with a long history, their dialogs, and as others see them."""
    page = visitor.page
    for name, full in (("new circle", False), ("circle after many evenings", True)):
        at_a_circle(page, visitor.house, full=full, language=visitor.language)
        settle(page)
        yield name
        # The first opens the invitation link, whose key is used in the next line.
        for number, opens in enumerate(page.locator("main [aria-haspopup=dialog]").all()[1:]):
            opens.click()
            yield f"{name}, opened {number}"
            page.keyboard.press("Escape")
    page.locator("section:has(.evening) > button").click()
    yield "circle with all its evenings"
    asked = made(Guest(visitor.house), friends_of(visitor.house))
    visitor.go(f"/circle/{asked.id}#{asked.key}")
    yield "asked into a circle"
    visitor.go(f"/circle/{asked.id}")
    yield "circle of others"


def _lobbies(visitor: Visitor, game: str) -> Iterator[str]:
    """Opens lobbies of this game: empty and full, with dialogs, on a large screen, and as a guest."""
    code = visitor.invite(game)
    yield f"{game} lobby"
    page = visitor.page
    page.locator("[aria-controls$='-rules']").click()
    page.locator("button.all").click()
    yield f"{game} lobby, unfolded"
    page.locator("main .levels > section > button").click()
    page.locator("main .seats select").first.wait_for()
    settle(page)
    yield f"{game} lobby full of bots"
    for number, opens in enumerate(page.locator("main [aria-haspopup=dialog]").all()):
        opens.click()
        yield f"{game} lobby, opened {number}"
        page.keyboard.press("Escape")
    visitor.go(f"/t/{code}/screen")
    yield f"{game} lobby on the wall"
    visitor.is_invited(game)
    yield f"{game} lobby as a guest"


def behind_the_bar(
    visitor: Visitor, scene: Scene, sizes: Sequence[Size], kept: Kept | None = None
) -> Findings:
    """Presses each button of the bar at this scene's table, and examines what it opens."""
    found: Findings = []
    visitor.open(scene)
    address = visitor.page.url
    buttons = visitor.page.locator("header[aria-label] button:visible")
    for size in sizes:
        resize(visitor.page, size)
        before = visitor.page.locator(OPENED).count()
        for number in range(buttons.count()):
            button = buttons.nth(number)
            name = button.get_attribute("aria-label") or button.inner_text()
            button.click()
            settle(visitor.page)
            if visitor.page.url == address and visitor.page.locator(OPENED).count() > before:
                look = Look(f"{scene.table.name}, opened: {name.strip()}", size, "dark", visitor.language)
                found += look_at(visitor.page, look, kept)
            visitor.page.goto(address)
            visitor.wait_for_table()
    return found


def examine_house(
    visitor: Visitor,
    looks: Sequence[tuple[Size, str]],
    kept: Kept | None = None,
    *,
    at_once: int | None = None,
) -> Findings:
    """Examines each screen at all these sizes and lights, or at `at_once` of them in turn."""
    found: Findings = []
    turns = cycle(looks)
    for screen in house_screens(visitor):
        seen = looks if at_once is None else islice(turns, at_once)
        wanted = [Look(screen, size, light, visitor.language) for size, light in seen]
        found += examine(visitor.page, wanted, kept)
    return found
