"""Plays a game without knowing it, in any browser: reads the sentence, and presses what it mentions.

It uses only what can be seen or is read out: the sentence, and the names and roles of controls. A control
without a name, or a sentence that mentions nothing pressable, is where a newcomer would be lost: then the
test fails.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from time import sleep
from typing import Any, Final, Protocol

from playwright.sync_api import Page

from tests.waiting import until

PATIENCE: Final = 60.0
"""Seconds that anything may take on a busy machine."""
MOST_PRESSES: Final = 1500
LITTLE: Final = 0.05
SOON: Final = 0.6
"""Seconds for which something new under the pointer can't be pressed."""
KEYS: Final = {"down": "\ue015", "enter": "\ue007"}
SYLLABLES: Final = ("ba", "ca", "ma", "pe", "sa")
"""Beginnings of words: one letter is seldom enough."""
MINE: Final = "Your turn"

CONTROLS: Final = """
const sheet = [...document.querySelectorAll('dialog')].filter((each) => each.matches(':modal')).at(-1);
const inside = sheet ?? document.querySelector('[data-table]');
const line = (said) => (said ?? '').replaceAll('\\u00ad', '').replace(/\\s+/g, ' ').trim();
const called = (each) => each && line(
  each.getAttribute('aria-label') ??
    (each.hasAttribute('aria-labelledby')
      ? document.getElementById(each.getAttribute('aria-labelledby'))?.textContent
      : each.labels?.[0]?.innerText ?? (each.matches('input') ? each.placeholder : each.innerText)),
);
const groups = '[role=group], [role=radiogroup], [role=tablist], section, ul, ol, fieldset, nav';
const around = (each) => {
  const found = each.parentElement?.closest(groups);
  if (!found || !inside.contains(found)) return '';
  const named = found.matches('[aria-label], [aria-labelledby]');
  return `${named ? called(found) : ''} ${around(found)}`;
};
const controls = [];
const all = inside?.querySelectorAll('button, input, [role=button], [role=option]') ?? [];
for (const each of all) {
  if (each.disabled || each.getAttribute('aria-disabled') === 'true' || each.closest('[inert]')) continue;
  const shown = each.matches('[type=radio], [type=checkbox]') ? each.closest('label') ?? each : each;
  if (!shown.checkVisibility({ visibilityProperty: true }) || shown.offsetWidth < 4) continue;
  const says = (attribute) => each.getAttribute(attribute) === 'true';
  const chosen = each.checked || says('aria-pressed') || says('aria-selected');
  const writes = each.matches('input:not([type]), input[type=text], input[type=search]');
  controls.push({ each, shown, seen: { name: called(each), among: line(around(each)), chosen, writes } });
}
"""
"""Everything that can be pressed at the table or in the sheet over it, as it is read out."""
LOOK: Final = (
    CONTROLS
    + """
const heading = document.querySelector('[data-table] h1');
const bold = [...(heading?.querySelectorAll('b') ?? [])].map((each) => line(each.innerText));
return { sentence: line(heading?.innerText), bold, sheet: sheet ? called(sheet) || 'sheet' : '',
  told: heading?.closest('[data-label]') !== null, controls: controls.map(({ seen }) => seen) };
"""
)
PLACE: Final = (
    CONTROLS
    + """
const shown = controls.find(({ seen }) => seen.name === arguments[0] && seen.among === arguments[1])?.shown;
if (!shown) return null;
shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
const box = shown.getBoundingClientRect();
for (const [across, down] of [[0.5, 0.5], [0.2, 0.5], [0.5, 0.2], [0.8, 0.5], [0.5, 0.8]]) {
  const [x, y] = [box.left + box.width * across, box.top + box.height * down];
  if (shown.contains(document.elementFromPoint(x, y))) return [x, y];
}
return null;
"""
)
"""Where the control with this name is, scrolled into view."""
RESULT: Final = "return [...document.querySelectorAll('a')].some((each) => /Replay/.test(each.textContent))"
"""Whether the result is visible."""
BUTTON: Final = """
const [words] = arguments;
const called = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim();
const found = [...document.querySelectorAll('button, a')].find((each) => called(each).startsWith(words));
if (!found) return null;
found.scrollIntoView({ block: 'center' });
const box = found.getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2];
"""
"""Where to press a button with this name."""
SMALL: Final = re.compile(
    "a|all|an|and|any|are|at|do|for|has|how|i|in|it|many|no|not|of|on|or|that|the|they|this|to|turn|what|who"
    "|you|your"
)
"""Words that carry little meaning."""
BACK: Final = re.compile(r"\bback\b", re.IGNORECASE)
"""A player who wants to continue never presses undo."""
ON: Final = ("Got it", "Skip ahead")
"""Whoever has read what is told in the sentence's place goes on to the sentence."""
TELLING: Final = 3
"""How many such words count as much as a meaningful one."""


class Seen(Protocol):
    """A window of any engine, such as `engines.Window`."""

    def go(self, address: str) -> None: ...
    def run(self, script: str, *args: Any) -> Any: ...
    def press(self, x: float, y: float) -> None: ...
    def type(self, text: str) -> None: ...


class Tab:
    """A page of Chromium with the interface of a window."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self._touch = touch

    def go(self, address: str) -> None:
        self.page.goto(address)

    def run(self, script: str, *args: Any) -> Any:
        return self.page.evaluate(f"(given) => (function () {{ {script} }}).apply(null, given)", list(args))

    def press(self, x: float, y: float) -> None:
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def type(self, text: str) -> None:
        names = {KEYS["down"]: "ArrowDown", KEYS["enter"]: "Enter"}
        for each in text:
            self.page.keyboard.press(names.get(each, each))


class Newcomer:
    """One person at one window."""

    def __init__(self, window: Seen, host: str, pause: float = SOON) -> None:
        self.window = window
        self._pause = pause
        self._host = host
        self._chance = Random(7)  # noqa: S311 - the same presses each time, as far as bots let them
        self._tried: set[str] = set()
        self.presses = 0

    def play(self, title: str) -> None:
        """Plays from the front page to the end of a game with bots."""
        self.window.go(f"http://{self._host}/")
        play_button(self.window, title)
        wait_for(self.window, "return document.querySelector('[data-table] h1') !== null")
        before = ""
        while not self.window.run(RESULT):
            look = self.window.run(LOOK)
            if look["sentence"] != before:
                self._tried.clear()
            before = look["sentence"]
            if not self._decide(look):
                look_again(LITTLE)

    def _decide(self, look: dict[str, Any]) -> bool:
        """Presses what the sentence mentions, if anything is asked."""
        assert all(each["name"] for each in look["controls"]), ("a control without a name", look)
        controls = [each for each in look["controls"] if not (each["chosen"] or BACK.search(each["name"]))]
        named = [each for each in controls if is_named(each, look)]
        if look["told"] and not look["sheet"]:
            on = [each for each in controls if each["name"] in ON]
            for each in on:
                self._press(each)
            return bool(on)
        if not controls or not (named or look["sheet"] or MINE in look["sentence"]):
            return False
        untried = [each for each in controls if each["name"] not in self._tried]
        found = named or most_spoken_of(untried, look)
        if not found and look["sheet"]:  # it was of no use: back to the table
            found = [each for each in controls if each["name"] == "Close"]
        if not found:
            assert self._tried, ("it does not say what to press", look)
            self._tried.clear()  # no effect: try again
            return False
        self._press(self._chance.choice(found))
        return True

    def _press(self, choice: dict[str, Any]) -> None:
        place = self.window.run(PLACE, choice["name"], choice["among"])
        if place is None:
            return  # it has disappeared meanwhile
        self._tried.add(choice["name"])
        self.presses += 1
        assert self.presses < MOST_PRESSES, "it does not end"
        self.window.press(*place)
        if choice["writes"]:
            self.window.type(self._chance.choice(SYLLABLES))
            look_again()
            self.window.type(KEYS["down"] + KEYS["enter"])
        look_again(self._pause)


def is_named(control: dict[str, Any], look: dict[str, Any]) -> bool:
    """Returns whether the sentence names it, in bold or in quotes."""
    names = [*look["bold"], *re.findall("“(.+?)”", look["sentence"])]
    return any(control["name"].lower().startswith(name.lower()) for name in names)


def most_spoken_of(controls: Sequence[dict[str, Any]], look: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the controls whose names, or whose groups' names, have most in common with the sentence."""
    found = [(in_common(each, look["sentence"]), each) for each in controls]
    most = max((common for common, _ in found), default=0)
    return [each for common, each in found if common == most >= TELLING]


def in_common(control: dict[str, Any], sentence: str) -> int:
    """Returns how much of a control's name is in the sentence; small words count little."""
    said = words(sentence)
    name, among = words(control["name"]), words(control["among"])
    if control["name"].isdigit():
        name.add("number")
    both = (said & name) | {each for each in said & among if not SMALL.fullmatch(each)}
    return sum(1 if SMALL.fullmatch(each) else TELLING for each in both)


def words(line: str) -> set[str]:
    """Returns its words, with plurals reduced to singulars."""
    return {each.removesuffix("s") for each in re.findall("[a-z]+", line.lower())}


def play_button(window: Seen, title: str) -> None:
    """Presses `Play now` of a game. On a phone it is behind the game's poster."""
    wait_for(window, BUTTON, f"{title}:")
    if not window.run(BUTTON, f"Play now: {title}"):
        press_button(window, f"{title}:")
    press_button(window, f"Play now: {title}")


def press_button(window: Seen, name: str) -> None:
    """Presses a button once it has stopped moving, as late images and fonts move it."""
    place = None
    while place != (place := wait_for(window, BUTTON, name)):
        look_again()
    window.press(*place)


def look_again(seconds: float = SOON) -> None:
    """People take a moment to see what has come of a press."""
    sleep(seconds)


def wait_for(window: Seen, script: str, *args: object) -> Any:
    """Waits until this script returns something."""
    return until(lambda: window.run(script, *args), f"never: {script}", patience=PATIENCE, gap=LITTLE)
