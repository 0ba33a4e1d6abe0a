"""Plays a guided first game by what the page shows: reads each sentence and presses what is highlighted.

What is highlighted is found by its ring; what is to be touched has a mark on its ring: a hand, or a number if
there are several. Neither the steps nor the names of things are known.
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
"""What the button for a guided game contains in every language."""
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
"""Marks the element in the middle of the ring with this number, if it can be pressed or written in."""
WENT_ON: Final = """
(before) => {
  const coach = document.querySelector('[data-coach]');
  if (!coach) return document.querySelector('dialog:modal h2') !== null;
  return coach.querySelector('.count').textContent !== before;
}
"""
"""Whether another sentence is shown, or the end."""
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
"""Whether at least half of what is highlighted is in the window: of everything, or of one thing."""
NEXT: Final = """
([before, number]) => {
  const coach = document.querySelector('[data-coach]');
  if (coach?.querySelector('.count').textContent !== before) return 'said';
  return document.querySelector(`[data-lit="${number}"]`) ? 'lit' : null;
}
"""
"""Whether another sentence is shown, or the next thing to touch is highlighted."""
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
"""Whether a label covers something that is to be seen or pressed."""
HAND: Final = "svg"


@dataclass
class Learner:
    """Somebody at a guided table."""

    page: Page
    hands: Hands = "mouse"
    watch: Callable[[int], None] = lambda _: None
    """Called at every step, when it is highlighted."""
    said: list[str] = field(default_factory=list)
    plaques: list[str] = field(default_factory=list)
    """The labels of things that have no words of their own."""
    of: int = 0
    """The number of steps, as the page says."""

    def begin(self, game: str) -> None:
        """Starts the guided game from the front page."""
        self.page.goto("/")
        title = game_called(game).info.title
        poster = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title))
        self.press(poster.get_by_role("button").first)
        self.press(self.page.get_by_role("dialog").get_by_text(OFFER))
        self.page.wait_for_url("**/t/*")

    @property
    def coach(self) -> Locator:
        return self.page.locator("[data-coach]")

    def follow(self) -> Iterator[str]:
        """Yields every sentence until the closing card; a step is done when the next is requested."""
        for _ in range(MOST_STEPS):
            expect(self.coach.or_(self.page.get_by_role("dialog")).first).to_be_visible(timeout=PATIENCE)
            if self.is_over():
                return
            before = self.number()
            yield self.listen()
            self.go_on_from(before)
        raise AssertionError(self.said)

    def go_on_from(self, before: str) -> None:
        """Does what is asked; repeats it if the press came too early to be accepted."""
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
        """Returns the current sentence, and checks that what it is about is in sight."""
        sentence = self.coach.get_by_role("heading").text_content() or ""
        self.said.append(sentence)
        numbers = [int(each) for each in re.findall(r"\d+", self.number())]
        self.of = numbers[-1]
        at_rest(self.page)
        # On a phone not everything fits at once: there it is what matters most.
        self.page.wait_for_function(IN_SIGHT, arg=self.hands != "finger")
        self.plaques += self.page.locator("[data-plaque]").all_text_contents()
        assert not self.page.evaluate(COVERED), f"a label covers something: {sentence}"
        self.watch(numbers[0])
        return sentence

    def act(self) -> None:
        """Continues, or touches what is highlighted."""
        coins = self.page.locator("[data-lit] .coin")
        if coins.count() == 0:
            on, _skip = self.coach.get_by_role("button").all()
            self.press(on)
        elif coins.first.locator(HAND).count():
            self.touch(1)
        else:
            self.touch_in_turn()

    def touch_in_turn(self) -> None:
        """Touches several things in turn, until another sentence is shown."""
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
        """Touches what lies in the ring with this number."""
        found = self.page.wait_for_function(UNDER_RING, arg=number, timeout=PATIENCE / TRIES).json_value()
        lit = self.page.locator("[data-learner]")
        if found == "field":
            lit.fill(self.words())
        elif not self.is_done(lit):
            self.press(lit)

    def is_done(self, lit: Locator) -> bool:
        return lit.get_attribute("aria-pressed") == "true"

    def words(self) -> str:
        """Returns what to say; where anything may be said, what was said before."""
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
