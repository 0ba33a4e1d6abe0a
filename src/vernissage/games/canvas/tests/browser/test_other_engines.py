"""Canvas in other browser engines: Firefox, and WebKit, which iPhones use."""

from __future__ import annotations

import pytest

from tests.browser.engines import Window, every_engine
from tests.browser.newcomer import RESULT, look_again, wait_for
from tests.server.live import House

MOST_PRESSES = 300
BEGIN = """
await fetch('/api/me');
const made = await fetch('/api/tables', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ game: arguments[0], bots: 'random', options: arguments[1] }),
});
return (await made.json()).code;
"""
HERE = """
const middle = (each) => {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};
const cards = [...document.querySelectorAll('[data-place=hand] li:not([inert]) button')];
"""
NEXT = (
    HERE
    + """
const all = (selector) => [...document.querySelectorAll(selector)];
const lit = (selector) => all(selector).filter((each) => each.ariaDisabled !== 'true');
const [hang] = lit('.hang button');
const [take] = lit('li:not([inert]) > button.take');
const free = cards.filter((each) => each.ariaPressed !== 'true');
const next = hang ?? ((cards.length === 5 || !take) && cards.length - free.length < 3 ? free[0] : take);
return next ? middle(next) : null;
"""
)
"""What to press: take cards until the hand is full, lay three, hang the painting."""
WAY = (
    HERE
    + """
return cards[0] ? [middle(cards[0]), middle(document.querySelector('[data-place="1"]'))] : null;
"""
)
"""The path from the hand to the middle layer."""


def sit_down(window: Window, house: House, players: int) -> None:
    window.go(f"http://{house.host}/")
    begin = f"return (async function () {{ {BEGIN} }}).apply(null, arguments)"
    code = window.run(begin, "canvas", {"players": players})
    window.go(f"http://{house.host}/t/{code}")


@pytest.mark.deep
@every_engine
def test_a_card_is_dragged_from_the_hand_to_a_layer(window: Window, house: House) -> None:
    sit_down(window, house, 2)
    window.press(*wait_for(window, NEXT))
    start, end = wait_for(window, WAY)
    between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    window.drag((start[0], start[1]), between, (end[0], end[1]))
    wait_for(window, """return document.querySelector('[data-place="1"] img[data-pick]') !== null""")


@pytest.mark.deep
@every_engine
def test_somebody_who_knows_how_plays_to_the_end(window: Window, house: House) -> None:
    sit_down(window, house, 2)
    for _ in range(MOST_PRESSES):
        if window.run(RESULT):
            return
        place = window.run(NEXT)
        if place:
            window.press(*place)
        look_again()
    message = "it does not end"
    raise AssertionError(message)
