"""The colour conversion is correct, and information by colour alone is found."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.colour_blind import Colour, contrast, faults, seen

RED: Colour = (0.8, 0.2, 0.15)
GREEN: Colour = (0.42, 0.44, 0.1)
BLUE: Colour = (0.2, 0.3, 0.9)
YELLOW: Colour = (0.9, 0.8, 0.2)
GREY: Colour = (0.5, 0.5, 0.5)
DRAWING = """<style>:root {{ --ground: #fff }}</style>
<svg fill="none">
  <path id="one" stroke="#c33" d="M0 0h9" /><path id="two" stroke="{colour}" {sign} d="M0 9h9" />
</svg>"""


def apart(one: Colour, two: Colour) -> float:
    return max(abs(here - there) for here, there in zip(one, two, strict=True))


def test_red_and_green_become_alike_and_blue_and_yellow_do_not() -> None:
    assert apart(seen(RED), seen(GREEN)) < apart(RED, GREEN) / 2
    assert apart(seen(BLUE), seen(YELLOW)) > apart(BLUE, YELLOW) / 2
    assert apart(seen(GREY), GREY) < 0.01
    assert contrast((0, 0, 0), (1, 1, 1)) == 21


def told(page: Page, colour: str, sign: str = "") -> list[str]:
    page.set_content(DRAWING.format(colour=colour, sign=sign))
    things = {"one": "#one", "two": "#two"}
    return [fault.what for fault in faults(page, things, by=("dash",), ground="--ground")]


def test_lines_that_differ_in_colour_alone_are_found(page: Page) -> None:
    assert told(page, "#393") == ["one, two"]
    assert told(page, "#393", 'stroke-dasharray="4 4"') == []


def test_a_line_that_is_hardly_there_is_found(page: Page) -> None:
    assert told(page, "#eee", 'stroke-dasharray="4 4"') == ["two"]
    assert told(page, "#c33", 'stroke-dasharray="4 4" opacity="0.1"') == ["two"]
