"""Writes down what somebody hears of one turn: on arrival, to each key, and of a decision."""

from __future__ import annotations

from typing import Final

from tests.browser.by_ear import Listener
from tests.browser.screen_reader import Node
from tests.browser.waiting import until

ASKED: Final = {
    "w": "whose turn it is",
    "h": "what happened since my last turn",
    "c": "what is mine",
    "p": "everyone's things and points",
}
MOST_OFFERS: Final = 12


def one_turn(listener: Listener) -> str:
    """Returns a turn at the table that is open, from arriving until the first offer has been made."""
    reader = listener.reader
    arrived = until(reader.page, listener.at_heading, "the table begins nowhere")
    lines = ["(arriving)", f"  {arrived.name}"]
    listener.arrive()
    for key, what in ASKED.items():
        lines += [f"({key}: {what})", f"  {reader.ask(key)}"]
    reader.press("o")
    until(reader.page, listener.list, "no list")
    reader.settle()
    lines += ["(o: what I can do)", *_offers(listener.list())]
    heard = len(reader.heard)
    reader.press("1")
    until(reader.page, lambda: len(reader.heard) > heard, "silence")
    reader.settle()
    return "\n".join([*lines, "(1)", *(f"  {each}" for each in reader.heard[heard:]), ""])


def _offers(listed: Node | None) -> list[str]:
    """Returns what is read out of the list; of many offers, the first."""
    read = [each for each in listed.all() if each.role in {"button", "combobox", "group"}] if listed else []
    names = [f"  {each}".replace(", focused", "") for each in read if each.name]
    return [*names[:MOST_OFFERS], *(["  …"] if len(names) > MOST_OFFERS else [])]
