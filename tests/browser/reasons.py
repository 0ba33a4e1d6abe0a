"""What can't be done now, touched all the same: it says why, to a pointer and to keys, and plays nothing."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator, expect

PARTLY = 1
"""Pixels: a border may stand on half of one."""


def answers(thing: Locator, words: str) -> None:
    """Pressed by a pointer and by keys, it says so, where all of it can be read; and it keeps the focus."""
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
    """A notice of the house is closed; a reason beside a thing goes with the next key.

    Not Escape: that would close a sheet, too.
    """
    close = said.get_by_role("button", name="Close")
    if close.count():
        close.click()
    else:
        said.page.keyboard.press("Shift")
    expect(said).to_have_count(0)


def is_whole(said: Locator) -> bool:
    """Is all of it in the window?"""
    box, window = said.bounding_box(), said.page.viewport_size
    assert box is not None
    assert window is not None
    left, top = box["x"] >= -PARTLY, box["y"] >= -PARTLY
    right = box["x"] + box["width"] <= window["width"] + PARTLY
    return left and top and right and box["y"] + box["height"] <= window["height"] + PARTLY
