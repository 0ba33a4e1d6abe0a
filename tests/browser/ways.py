"""Three ways to use a page: a mouse, a keyboard alone, a finger."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator, Page

MOST_TABS: Final = 150
"""More would be no way for a person to get anywhere."""


NEAR: Final = 60
"""Pixels."""
MOMENT: Final = 600
"""Milliseconds: a little longer than what has just appeared can't be pressed."""


class Way(Protocol):
    """How somebody presses things."""

    def press(self, thing: Locator) -> None:
        """Press a button, or choose a radio button."""


class Mouse:
    """Points and clicks. It comes from elsewhere: a second click on the spot would not be meant."""

    def press(self, thing: Locator) -> None:
        thing.page.mouse.move(0, 0)
        shown(thing).click()


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
                thing.page.wait_for_timeout(MOMENT)
            self._last = place
        shown(thing).tap()


class Keyboard:
    """Only keys: Tab until it has the focus, then Enter; among radio buttons the arrows."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, thing: Locator) -> None:
        thing.wait_for()
        if thing.get_attribute("type") == "radio":
            self._choose(thing)
        else:
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


def shown(thing: Locator) -> Locator:
    """What people see of it: of a radio button its label."""
    is_radio = thing.get_attribute("type") == "radio"
    return thing.locator("xpath=ancestor::label") if is_radio else thing


def has_focus(thing: Locator) -> bool:
    """Is it what the next key goes to?"""
    return bool(thing.evaluate("element => element === document.activeElement"))
