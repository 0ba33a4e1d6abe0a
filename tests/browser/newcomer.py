"""Somebody who knows no game, in any browser: presses whatever can be pressed until the game is over.

What has just appeared is tried first, so that a card that was picked is followed by the button that lays it;
then whatever was not tried since something last happened at the table.
"""

from __future__ import annotations

import random
import time
from typing import Any, Final

from tests.browser.engines import PATIENCE, Window
from tests.browser.visits import owing
from tests.server.live import House
from tests.server.people import short

MOST_PRESSES: Final = 1500
LITTLE: Final = 0.05
SOON: Final = 0.6
"""Seconds: what appeared under the pointer right now can't be pressed yet."""
KEYS: Final = {"down": "\ue015", "enter": "\ue007"}
SYLLABLES: Final = ("ba", "ca", "ma", "pe", "sa")
"""What words begin with: one letter is seldom enough."""

CHOICES: Final = """
const inside = [...document.querySelectorAll('dialog')].filter((each) => each.matches(':modal')).at(-1)
  ?? document.querySelector('[data-table]');
const found = [];
for (const each of inside?.querySelectorAll('button, input, [role=button], [role=option]') ?? []) {
  if (each.disabled || each.getAttribute('aria-disabled') === 'true' || each.closest('[inert]')) continue;
  const shown = each.type === 'radio' || each.type === 'checkbox' ? each.closest('label') ?? each : each;
  shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = shown.getBoundingClientRect();
  for (const [across, down] of [[0.5, 0.5], [0.2, 0.5], [0.5, 0.2], [0.8, 0.5]]) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(shown.contains(hit) || each.contains(hit))) continue;
    const writes = each.matches('input:not([type]), input[type=text], input[type=search]');
    const said = writes ? '' : each.value ?? '';
    const name = (each.getAttribute('aria-label') ?? '') + each.textContent.trim() + said;
    found.push({ name, writes });
    break;
  }
}
return found;
"""
"""Everything that can be pressed at the table now, or in the dialog over it."""
PLACE: Final = CHOICES.replace(
    "found.push({ name,", "if (name === arguments[0]) return [x, y]; found.push({ name,"
)
"""Where the one of this name is, in sight."""
RESULT: Final = "return [...document.querySelectorAll('a')].some((each) => /Replay/.test(each.textContent))"
"""Is it to be seen how it ended?"""
BEGIN: Final = """
await fetch('/api/me');
const made = await fetch('/api/tables', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ game: arguments[0], bots: 'random', options: arguments[1] }),
});
return (await made.json()).code;
"""


class Newcomer:
    """One person at one window."""

    def __init__(self, window: Window, house: House) -> None:
        self.window = window
        self._house = house
        self._chance = random.Random(7)  # noqa: S311 - the same presses each time, as far as bots let them
        self.presses = 0

    def play(self, game: str) -> str:
        """A whole game with bots, a short one. The table's code."""
        self.window.go(f"http://{self._house.host}/")
        code = str(
            self.window.run(
                f"return (async function () {{ {BEGIN} }}).apply(null, arguments)", game, short(game)
            )
        )
        self.window.go(f"http://{self._house.host}/t/{code}")
        known: set[str] = set()
        tried: set[str] = set()
        happened = self._happened(code)
        while not self._is_over(code):
            assert self.presses < MOST_PRESSES, f"it does not end; at last there was {sorted(known)}"
            if 0 not in owing(self._house, code):
                time.sleep(LITTLE)
                continue
            choices = self._choices()
            new = [each for each in choices if each["name"] not in known]
            untried = [each for each in choices if each["name"] not in tried]
            known = {each["name"] for each in choices}
            if choices:
                choice = self._chance.choice(new or untried or choices)
                tried.add(choice["name"])
                self._press(choice)
            time.sleep(SOON)
            if self._happened(code) != happened:
                happened = self._happened(code)
                tried.clear()
        self._look_until_the_result()
        return code

    def _look_until_the_result(self) -> None:
        """The last thing that happened is there to be looked at, until one presses on."""
        while True:
            choices = self._choices()
            if self.window.run(RESULT):
                return
            assert self.presses < MOST_PRESSES, f"no result; there was {choices}"
            if choices:
                self._press(self._chance.choice(choices))
            time.sleep(SOON)

    def _choices(self) -> list[dict[str, Any]]:
        found = self.window.run(CHOICES)
        return list({each["name"]: each for each in found}.values())

    def _press(self, choice: dict[str, Any]) -> None:
        place = self.window.run(PLACE, choice["name"])
        if len(place) != 2 or not isinstance(place[0], int | float):
            return  # it has gone meanwhile
        self.presses += 1
        self.window.press(*place)
        if choice["writes"]:
            self.window.type(self._chance.choice(SYLLABLES))
            time.sleep(SOON)
            self.window.type(KEYS["down"] + KEYS["enter"])

    def _happened(self, code: str) -> object:
        return self._house.rows("SELECT count(*) FROM inputs WHERE code = ?", code)

    def _is_over(self, code: str) -> bool:
        return self._house.rows("SELECT stage FROM tables WHERE code = ?", code) == [("over",)]


def wait_for(window: Window, script: str, *args: object) -> Any:
    """Until this is so in the page."""
    end = time.monotonic() + PATIENCE
    while not (found := window.run(script, *args)):
        assert time.monotonic() < end, f"never: {script}"
        time.sleep(LITTLE)
    return found
