"""Three ways to use a page: a mouse, a keyboard alone, a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from playwright.sync_api import Error, Locator, Page

from tests.browser.waiting import rest

MOST_TABS: Final = 150
"""More would be no way for a person to get anywhere."""


NEAR: Final = 60
"""Pixels."""
MOMENT: Final = 0.6
"""Seconds: a little longer than what has just appeared can't be pressed."""
TRIES: Final = 20
LISTEN: Final = """() => {
    const listens = window.presses !== undefined;
    window.presses = { made: 0, meant: 0 };
    if (listens) return;
    addEventListener('click', () => window.presses.made++, { capture: true });
    document.addEventListener('click', () => window.presses.meant++, { capture: true });
}"""
"""The page takes presses away that can't be meant before they come to anything in the document."""
WAS_TAKEN_AWAY: Final = "() => (window.presses?.made ?? 0) > (window.presses?.meant ?? 0)"


class Way(Protocol):
    """How somebody presses things."""

    def press(self, thing: Locator) -> None:
        """Press a button, or choose a radio button."""


class Mouse:
    """Points and clicks. It comes from elsewhere: a second click on the spot would not be meant."""

    def press(self, thing: Locator) -> None:
        thing.page.mouse.move(0, 0)
        shown(thing).click()  # again, if it was taken away, as every click is (fixtures.py)


class Finger:
    """Taps. Where it has tapped already it lets a moment pass: what has just come there can't be meant."""

    def __init__(self) -> None:
        self._last = (-1.0, -1.0)

    def press(self, thing: Locator) -> None:
        shown(thing).tap(trial=True)  # once it lies still
        box = shown(thing).bounding_box()
        if box is not None:
            place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if all(abs(one - two) < NEAR for one, two in zip(place, self._last, strict=True)):
                rest(thing.page, MOMENT)
            self._last = place
        until_meant(thing.page, shown(thing).tap)


class Keyboard:
    """Only keys: Tab until it has the focus, then Enter; among radio buttons the arrows."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, thing: Locator) -> None:
        thing.wait_for()
        if thing.get_attribute("type") == "radio":
            self._choose(thing)
        else:
            until_meant(self._page, lambda: self._enter(thing))

    def _enter(self, thing: Locator) -> None:
        self._reach(thing)
        self._page.keyboard.press("Enter")

    def _reach(self, thing: Locator) -> None:
        for _ in range(MOST_TABS):
            if has_focus(thing):
                return
            self._page.keyboard.press("Tab")
        message = "the keyboard does not get there"
        raise AssertionError(message)

    def _choose(self, radio: Locator) -> None:
        """One stop for the whole group: the radio button that is on, or the first."""
        name = radio.get_attribute("name")
        for _ in range(MOST_TABS):
            if name == self._page.evaluate("document.activeElement.name"):
                break
            self._page.keyboard.press("Tab")
        self._page.keyboard.press("Space")
        for _ in range(MOST_TABS):
            if radio.is_checked():
                return
            self._page.keyboard.press("ArrowRight")
        message = "the arrows do not get there"
        raise AssertionError(message)


def until_meant(page: Page, press: Callable[[], None]) -> None:
    """As people do: whoever pressed what had just changed looks, and presses again."""
    for _ in range(TRIES):
        _evaluated(page, LISTEN)
        press()
        if page.is_closed() or not _evaluated(page, WAS_TAKEN_AWAY):
            return
        rest(page, MOMENT)
    message = "what is to be pressed never comes to rest"
    raise AssertionError(message)


def _evaluated(page: Page, script: str) -> bool:
    """Does the page say yes? It says nothing where the press has led to another one, or is about to."""
    try:
        return bool(page.evaluate(script))
    except Error:
        return False


def click_until_meant(click: Callable[..., None]) -> Callable[..., None]:
    """Clicks like this one, pressed again where the page took them away."""

    def clicked(thing: Locator, **how: Any) -> None:
        until_meant(thing.page, lambda: click(thing, **how))

    return clicked


def shown(thing: Locator) -> Locator:
    """What people see of it: of a radio button its label."""
    is_radio = thing.get_attribute("type") == "radio"
    return thing.locator("xpath=ancestor::label") if is_radio else thing


def has_focus(thing: Locator) -> bool:
    """Is it what the next key goes to?"""
    return bool(thing.evaluate("element => element === document.activeElement"))
