"""Somebody who has read no rules and is led through a first game: reads what is said, presses what is lit.

What is lit is found as eyes find it, by its ring; what is to be touched has a coin on its ring, a hand or its
number of several. Nothing else is known: neither the steps nor the names of things.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Literal

from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - as it is called there

from tests.browser.fixtures import PATIENCE
from tests.browser.waiting import at_rest, rest
from tests.browser.ways import MOMENT
from tests.play import game_called

Hands = Literal["mouse", "finger", "keys"]
MOST_STEPS: Final = 30
OFFER: Final = re.compile(r"·\s3\smin", re.IGNORECASE)
"""What every language has on the button that leads to a guided game."""
TRIES: Final = 20

UNDER_RING: Final = """
(number) => {
  const ring = document.querySelector(`[data-lit="${number}"]`)?.getBoundingClientRect();
  if (!ring) return null;
  const hit = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
  const control = hit?.closest('button, input, label') ?? hit?.querySelector('button');
  if (!control) return null;
  const named = control.matches('label') ? control.querySelector('input') : control;
  document.querySelector('[data-learner]')?.removeAttribute('data-learner');
  named.setAttribute('data-learner', '');
  return named.matches('input:not([type])') ? 'field' : 'button';
}
"""
"""Marks what lies in the middle of the ring with this number, if it can be pressed or written in."""
WENT_ON: Final = """
(before) => {
  const coach = document.querySelector('[data-coach]');
  if (!coach) return document.querySelector('dialog:modal h2') !== null;
  return coach.querySelector('.count').textContent !== before;
}
"""
"""Is something else said, or all?"""
IN_SIGHT: Final = """
(all) => {
  const rings = [...document.querySelectorAll('[data-lit]')];
  const seen = rings.filter((each) => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    const x = Math.min(right, innerWidth) - Math.max(left, 0);
    const y = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return x >= width / 2 && y >= Math.min(height / 2, 40);
  });
  return seen.length >= (all ? Math.max(1, rings.length) : 1);
}
"""
"""Is at least half of what is lit in the window: of all of it, or of one thing?"""
NEXT: Final = """
([before, number]) => {
  const coach = document.querySelector('[data-coach]');
  if (coach?.querySelector('.count').textContent !== before) return 'said';
  return document.querySelector(`[data-lit="${number}"]`) ? 'lit' : null;
}
"""
"""Is something else said, or the next thing lit that is to be touched?"""
COVERED: Final = """
() => {
  const under = ({ left, right, top, bottom }) => {
    const across = [...Array(9).keys()].map((i) => left + ((right - left) * (i + 0.5)) / 9);
    const points = across.flatMap((x) => [[x, top + 2], [x, (top + bottom) / 2], [x, bottom - 2]]);
    const seen = 'button, input, img, [data-coach]';
    return points.map(([x, y]) => document.elementFromPoint(x, y)?.closest(seen));
  };
  const plaques = [...document.querySelectorAll('[data-plaque]')];
  return plaques.flatMap((each) => under(each.getBoundingClientRect())).some((each) => each);
}
"""
"""Does a plaque lie over something that is to be seen or pressed?"""
HAND: Final = "svg"


@dataclass
class Learner:
    """Sits at a guided table."""

    page: Page
    hands: Hands = "mouse"
    watch: Callable[[int], None] = lambda _: None
    """Is called at every step, when its light is on."""
    said: list[str] = field(default_factory=list)
    plaques: list[str] = field(default_factory=list)
    """The words that were at things which have none of their own."""
    of: int = 0
    """How many steps there are, as the coach says."""

    def begin(self, game: str) -> None:
        """Comes in by the front door, to be led through this game."""
        self.page.goto("/")
        title = game_called(game).info.title
        poster = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title))
        self.press(poster.get_by_text(OFFER))
        self.page.wait_for_url("**/t/*")

    @property
    def coach(self) -> Locator:
        return self.page.locator("[data-coach]")

    def follow(self) -> Iterator[str]:
        """Every sentence, until the closing card is there; the step is done when the next is asked for."""
        for _ in range(MOST_STEPS):
            expect(self.coach.or_(self.page.get_by_role("dialog")).first).to_be_visible(timeout=PATIENCE)
            if self.is_over():
                return
            before = self.number()
            yield self.listen()
            self.go_on_from(before)
        raise AssertionError(self.said)

    def go_on_from(self, before: str) -> None:
        """Does what is asked; and again, where a press came so early that it was not taken for meant."""
        for _ in range(TRIES):
            with suppress(TimeoutError):
                if self.coach.count() > 0 and self.number() == before:
                    self.act()
                self.page.wait_for_function(WENT_ON, arg=before, timeout=PATIENCE / TRIES)
                return
        raise AssertionError(self.said)

    def is_over(self) -> bool:
        return self.page.get_by_role("dialog").count() > 0 and self.coach.count() == 0

    def number(self) -> str:
        return self.coach.locator(".count").text_content() or ""

    def listen(self) -> str:
        """What is said now. What it speaks of is there and in sight."""
        sentence = self.coach.get_by_role("heading").text_content() or ""
        self.said.append(sentence)
        numbers = [int(each) for each in re.findall(r"\d+", self.number())]
        self.of = numbers[-1]
        at_rest(self.page)
        # On a phone not everything fits at once: there it is what matters most.
        self.page.wait_for_function(IN_SIGHT, arg=self.hands != "finger")
        self.plaques += self.page.locator("[data-plaque]").all_text_contents()
        assert not self.page.evaluate(COVERED), f"a plaque covers something: {sentence}"
        self.watch(numbers[0])
        return sentence

    def act(self) -> None:
        """Goes on, or touches what is lit."""
        coins = self.page.locator("[data-lit] .coin")
        if coins.count() == 0:
            on, _skip = self.coach.get_by_role("button").all()
            self.press(on)
        elif coins.first.locator(HAND).count():
            self.touch(1)
        else:
            self.touch_in_turn()

    def touch_in_turn(self) -> None:
        """The first of several things, then the next, until something else is said."""
        before, number = self.number(), 1
        self.touch(number)
        with suppress(TimeoutError):
            while self.comes(before, number + 1) == "lit":
                number += 1
                self.touch(number)

    def comes(self, before: str, number: int) -> str:
        found = self.page.wait_for_function(NEXT, arg=[before, number], timeout=PATIENCE / TRIES)
        return str(found.json_value())

    def touch(self, number: int) -> None:
        """What lies in the ring with this number."""
        found = self.page.wait_for_function(UNDER_RING, arg=number, timeout=PATIENCE / TRIES).json_value()
        lit = self.page.locator("[data-learner]")
        if found == "field":
            lit.fill(self.words())
        elif not self.is_done(lit):
            self.press(lit)

    def is_done(self, lit: Locator) -> bool:
        return lit.get_attribute("aria-pressed") == "true"

    def words(self) -> str:
        """What is to be said; where anything may be, what was said before."""
        strong = [each for each in self.page.locator("[data-coach] b").all_text_contents() if each]
        if strong:
            self.spoken = strong[-1]
        return self.spoken

    def press(self, control: Locator) -> None:
        if self.hands == "keys":
            control.focus()
            rest(self.page, MOMENT)
            self.page.keyboard.press("Space" if control.get_attribute("type") == "radio" else "Enter")
        elif self.hands == "finger":
            control.tap()
        else:
            control.click()
