"""Somebody who has read no rules and is led through a first game: reads what is said, presses what is lit.

What is lit is found as eyes find it, by its ring; what is pressed is known by its role and its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - as it is called there

from tests.browser.fixtures import PATIENCE

Hands = Literal["mouse", "finger", "keys"]
MOST_STEPS: Final = 30
TRIES: Final = 5
MEANT: Final = 600
"""Milliseconds after which a key on what has just appeared is taken for meant."""
STILL: Final = 300
"""Milliseconds after which what scrolled or unfolded has come to rest."""

TABLE: Final = """
async (game) => {
  await fetch('/api/me');
  const body = JSON.stringify({ game, guide: true });
  const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  return (await (await fetch('/api/tables', asked)).json()).code;
}
"""
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
(thing) => [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].some((each) => {
  const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
  const x = Math.min(right, innerWidth) - Math.max(left, 0);
  const y = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 4 && height > 4 && x >= width / 2 && y >= Math.min(height / 2, 40) && each.checkVisibility();
})
"""
"""Is at least half of it in the window?"""


@dataclass
class Learner:
    """Sits at a guided table."""

    page: Page
    hands: Hands = "mouse"
    watch: Callable[[int], None] = lambda _: None
    """Is called at every step, when its light is on."""
    steps: list[dict[str, Any]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def begin(self, game: str) -> None:
        """Sits down at a table of its own."""
        self.page.goto("/")
        code = self.page.evaluate(TABLE, game)
        self.meet(game)
        self.page.goto(f"/t/{code}")

    def meet(self, game: str) -> None:
        """Has a look at what will be said."""
        self.steps = self.page.request.get(f"/api/games/{game}/guide").json()["steps"]

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
        """What is said now. All that it speaks of is there and in sight."""
        sentence = self.coach.get_by_role("heading").text_content() or ""
        self.said.append(sentence)
        at = int((re.search(r"\d+", self.number()) or [""])[0]) - 1
        step = self.steps[at]
        self.page.wait_for_timeout(STILL)
        wanted = [*step["touch"][:1], *step["look"]]
        # On a phone not everything fits at once: there it is what matters most.
        for thing in wanted if self.hands != "finger" else wanted[:1]:
            self.page.wait_for_function(IN_SIGHT, arg=thing)
        self.watch(at + 1)
        return sentence

    def act(self) -> None:
        """Goes on, or touches what is lit."""
        at = int((re.search(r"\d+", self.number()) or [""])[0]) - 1
        if not self.steps[at]["touch"]:
            self.press(self.coach.get_by_role("button").first)
        for number in range(1, len(self.steps[at]["touch"]) + 1):
            self.touch(number)

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
            self.page.wait_for_timeout(MEANT)
            self.page.keyboard.press("Space" if control.get_attribute("type") == "radio" else "Enter")
        elif self.hands == "finger":
            control.tap()
        else:
            control.click()
