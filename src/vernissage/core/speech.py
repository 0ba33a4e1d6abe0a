"""What people may say to each other besides their moves. In some games that is a rule like any other."""

from __future__ import annotations

from typing import Final

from vernissage.core.value import Value


class Speech(Value, frozen=True):
    """May a seat talk in its own words? If not, `rule` says why."""

    free: bool
    rule: str = ""


FREE: Final = Speech(free=True)


def silent(rule: str) -> Speech:
    """No words of one's own now: this rule says so."""
    return Speech(free=False, rule=rule)
