"""A virtual screen reader: it hears live regions, and reads Chromium's accessibility tree.

It never looks at the page, and uses nothing but keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.waiting import at_rest, rest, until

MOST_TABS: Final = 150
MOMENT: Final = 0.55
"""Seconds: a little longer than what has just appeared can't be pressed."""
EARS: Final = (Path(__file__).parent / "ears.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Node:
    """A node of the accessibility tree."""

    role: str
    name: str
    states: Sequence[str] = ()
    children: Sequence[Node] = field(default=(), repr=False)

    def __str__(self) -> str:
        return ", ".join(filter(None, (self.name, self.role, *self.states)))

    def all(self) -> Iterator[Node]:
        """Yields this node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.all()


class ScreenReader:
    """One person who plays by ear."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        """Everything announced so far."""
        page.expose_function("isHeard", self._hear)
        page.add_init_script(EARS)
        self._tree = page.context.new_cdp_session(page)

    def _hear(self, said: str) -> None:
        self.heard.append(said)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def ask(self, key: str) -> str:
        """Presses a key that is answered, and returns the answer."""
        before = len(self.heard)
        self.press(key)
        until(self.page, lambda: self.heard[before:] or None, f"no answer to {key}")
        return self.heard[-1]

    def focus(self) -> Node | None:
        """Returns what has the focus, as it is read out."""
        found = [node for node in self.read().all() if "focused" in node.states]
        return found[-1] if found else None  # the document has it, too

    def go_to(self, name: str) -> None:
        """Presses Tab until something of this name has the focus."""
        for _ in range(MOST_TABS):
            found = self.focus()
            if found is not None and re.match(name, found.name):
                return
            self.press("Tab")
        message = f"the keyboard does not get to {name}"
        raise AssertionError(message)

    def enter(self, name: str) -> None:
        """Goes there and presses Enter, after a moment: what has just appeared can't be pressed."""
        self.go_to(name)
        rest(self.page, MOMENT)
        self.press("Enter")

    def settle(self) -> None:
        at_rest(self.page)

    def read(self) -> Node:
        """Returns the accessibility tree: what is open, if that is modal, else the whole page."""
        found = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {each["nodeId"]: each for each in found}
        whole = _node(nodes, found[0])
        return next((node for node in whole.all() if node.role == "dialog"), whole)


STATES: Final = ("focused", "disabled", "checked", "pressed", "expanded", "selected")


def _node(nodes: dict[str, Any], found: dict[str, Any]) -> Node:
    states = {each["name"]: each["value"].get("value") for each in found.get("properties", ())}
    return Node(
        role=found.get("role", {}).get("value", ""),
        name=found.get("name", {}).get("value", ""),
        states=[state for state in STATES if states.get(state) in {True, "true"}],
        children=[_node(nodes, nodes[child]) for child in found.get("childIds", ()) if child in nodes],
    )
