"""Three ways to use a page: mouse, keyboard, finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from playwright.sync_api import Error, Locator, Page

from tests.browser.waiting import rest

MOST_TABS: Final = 150
"""The maximum number of Tab presses: nobody would press more."""


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
"""Counts clicks that reach the document: the page ignores those that can't be intentional."""
WAS_TAKEN_AWAY: Final = "() => (window.presses?.made ?? 0) > (window.presses?.meant ?? 0)"


class Way(Protocol):
    """A way to press things."""

    def press(self, thing: Locator) -> None:
        """Presses a button, or chooses a radio button."""


class Mouse:
    """Clicks. It moves first, because a second click on the same spot would be ignored."""

    def press(self, thing: Locator) -> None:
        thing.page.mouse.move(0, 0)
        shown(thing).click()  # repeated if it was ignored, as every click is (fixtures.py)


class Finger:
    """Taps. It waits before tapping the same spot again, because that would be ignored."""

    def __init__(self) -> None:
        self._last = (-1.0, -1.0)

    def press(self, thing: Locator) -> None:
        shown(thing).tap(trial=True)  # once it has stopped moving
        box = shown(thing).bounding_box()
        if box is not None:
            place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if all(abs(one - two) < NEAR for one, two in zip(place, self._last, strict=True)):
                rest(thing.page, MOMENT)
            self._last = place
        until_meant(thing.page, shown(thing).tap)


class Keyboard:
    """Uses only keys: Tab until it has the focus, then Enter; arrows among radio buttons."""

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
        """Chooses a radio button. The group is one tab stop: the checked one, or the first."""
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
    """Repeats a press that the page ignored because something had just changed, as people do."""
    for _ in range(TRIES):
        _evaluated(page, LISTEN)
        press()
        if page.is_closed() or not _evaluated(page, WAS_TAKEN_AWAY):
            return
        rest(page, MOMENT)
    message = "what is to be pressed never comes to rest"
    raise AssertionError(message)


def _evaluated(page: Page, script: str) -> bool:
    """Returns whether the script returns true; False while the page is navigating."""
    try:
        return bool(page.evaluate(script))
    except Error:
        return False


def click_until_meant(click: Callable[..., None]) -> Callable[..., None]:
    """Wraps a click so that it is repeated if the page ignored it."""

    def clicked(thing: Locator, **how: Any) -> None:
        until_meant(thing.page, lambda: click(thing, **how))

    return clicked


def shown(thing: Locator) -> Locator:
    """Returns the visible element: of a radio button its label."""
    is_radio = thing.get_attribute("type") == "radio"
    return thing.locator("xpath=ancestor::label") if is_radio else thing


def has_focus(thing: Locator) -> bool:
    """Returns whether it has the keyboard focus."""
    return bool(thing.evaluate("element => element === document.activeElement"))
