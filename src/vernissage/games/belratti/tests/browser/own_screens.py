"""Belratti's screens to compare with references, besides those of every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat
from vernissage.games.belratti.tests.browser.test_roles import second_round


def new_role() -> tuple[AnyMatch, Seat]:
    """BEL-2.5: a director who paints in the new round is told so."""
    return second_round(), 0


SCREENS: Final[dict[str, Callable[[], tuple[AnyMatch, Seat]]]] = {"role": new_role}
