"""How a bot director asks: for how many, and when for other themes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vernissage.core import agree
from vernissage.games.belratti.cards import EDITIONS, FOOLED, MOST
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.moves import Ask, Move, PlayJoker
from vernissage.games.belratti.speaking import ready, refused
from vernissage.games.belratti.taste import Taste
from vernissage.games.belratti.view import Table

FOOLED_BY_SEVEN: Final = 1.3
"""How many forgeries hang, on average, where seven paintings are asked for."""
RISKED: Final = 1.5
"""So many forgeries more than Belratti has room for may be expected before it is too daring."""
TOO_ALIKE: Final = 0.04
"""A theme that comes to mind so soon with the other one can hardly be told from it."""


def ask_wishes(table: Table, memory: Sequence[Event], taste: Taste) -> list[Move]:
    """The number the others show, or one's own; and no themes that look the same to everybody."""
    leading = None if table.ballot is None else agree.leading(table.ballot)
    if leading is not None:
        return [Ask(leading)]
    one, two = table.themes
    alike = taste.alike((one, two), table.options.edition) < TOO_ALIKE
    if alike and ready(table, "swap-themes") and not refused(memory):
        return [PlayJoker("swap-themes", "two"), Ask(usual_number(table))]
    return [Ask(usual_number(table))]


def usual_number(table: Table) -> int:
    """The number that brings back the best of the jokers; all there is when little can go wrong any more."""
    if table.options.masterpieces:
        return table.tokens[0]
    room = FOOLED - len(table.belratti)
    if room == 1 or rounds_left(table) * FOOLED_BY_SEVEN < room + RISKED:
        return MOST
    return EDITIONS[table.options.edition].jokers["swap-hands"]


def rounds_left(table: Table) -> float:
    """How many rounds are still to be played, with this one, if Belratti lets us."""
    limit = table.options.round_limit
    return float("inf") if limit is None else limit - table.round + 1
