"""Checks that pressing something impossible says why, with pointer and keys, and plays nothing."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator, expect

PARTLY = 1
"""Pixels of tolerance, as a border may lie on half of one."""


def answers(thing: Locator, words: str) -> None:
    """Presses it with pointer and keys, and checks that the reason is readable and the focus stays."""
    expect(thing).to_have_attribute("aria-disabled", "true")
    assert thing.get_attribute("disabled") is None
    for press in (partial(thing.click, force=True), partial(thing.press, "Enter")):
        press()
        said = thing.page.get_by_role("alert")
        expect(said).to_contain_text(words)
        assert is_whole(said)
        expect(thing).to_be_focused()
        silence(said)


def silence(said: Locator) -> None:
    """Closes a notice; a reason next to a thing disappears with the next key.

    Not with Escape, which would close a sheet, too.
    """
    close = said.get_by_role("button", name="Close")
    if close.count():
        close.click()
    else:
        said.page.keyboard.press("Shift")
    expect(said).to_have_count(0)


def is_whole(said: Locator) -> bool:
    """Returns whether all of it is in the window."""
    box, window = said.bounding_box(), said.page.viewport_size
    assert box is not None
    assert window is not None
    left, top = box["x"] >= -PARTLY, box["y"] >= -PARTLY
    right = box["x"] + box["width"] <= window["width"] + PARTLY
    return left and top and right and box["y"] + box["height"] <= window["height"] + PARTLY
