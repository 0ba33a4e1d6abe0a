"""The screens of the house around the games: door, lobbies, one's own page, and whatever a bar opens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from tests.browser.scenes import Scene
from tests.browser.screens import Findings, Kept, Look, Size, Visitor, examine, look_at, resize, settle
from tests.play import game_called
from vernissage import catalog

OPENED = "dialog[open], aside"


def house_screens(visitor: Visitor) -> Iterator[str]:
    """Opens one after the other, and says which it is."""
    for name, path in (
        ("front door", "/"),
        ("my page", "/me"),
        ("no such table", "/t/ZZZZZZ"),
        ("nowhere", "/so/what"),
    ):
        visitor.go(path)
        yield name
    for game in catalog.names():
        if game_called(game).daily is not None:
            visitor.puzzle(game)
            yield f"{game} puzzle of the day"
    visitor.go("/me")
    yield "my page with what was reached"
    for game in catalog.names():
        code = visitor.invite(game)
        yield f"{game} lobby"
        visitor.go(f"/t/{code}/screen")
        yield f"{game} lobby on the wall"
        visitor.go(f"/t/{code}")


def behind_the_bar(
    visitor: Visitor, scene: Scene, sizes: Sequence[Size], kept: Kept | None = None
) -> Findings:
    """At the table of this scene: each button of the bar is pressed, and what it opens is looked at."""
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
    """All of them at these sizes, in these lights; or each at so many of them, in turn."""
    found: Findings = []
    turns = cycle(looks)
    for screen in house_screens(visitor):
        seen = looks if at_once is None else islice(turns, at_once)
        wanted = [Look(screen, size, light, visitor.language) for size, light in seen]
        found += examine(visitor.page, wanted, kept)
    return found
