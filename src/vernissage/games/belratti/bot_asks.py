"""How a bot asks: for how many, and when for other themes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from vernissage.core import agree
from vernissage.games.belratti.bot_hears import ready, refused
from vernissage.games.belratti.cards import DECISIVE, EDITIONS, FOOLED, MOST
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.moves import Ask, KeepThemes, Move, PlayJoker
from vernissage.games.belratti.taste import Ideas, Taste
from vernissage.games.belratti.view import Table, View

FOOLED_BY_SEVEN: Final = 1.3
"""How many forgeries hang, on average, where seven paintings are asked for."""
RISKED: Final = 1.5
"""How many more forgeries than Belratti has room for may be expected before it is too daring."""
USUAL: Final = (4, 6)
"""The fewest and the most a bot asks for by what it sees, unless all is staked."""
CLEAR: Final = 0.035
"""A painting that goes with a theme this clearly, of all that one could wish for, may be recognised."""
TOO_ALIKE: Final = 0.04
"""A theme that comes to mind this soon with the other one can hardly be told from it."""
UNLIKELY: Final = 0.22
"""A painting that ranks behind this will hardly be recognised."""


def ask_wishes(view: View, memory: Sequence[Event], taste: Taste) -> list[Move]:
    """The number proposed last, or one's own; and no themes that look the same to everybody."""
    table = view.table
    if table.themes_open:
        return [*theme_wishes(table, memory, taste), KeepThemes()]
    themes = theme_wishes(table, memory, taste)
    proposed = None if table.proposals is None else agree.last_word(table.proposals)
    if proposed is not None:
        return [*themes, Ask(proposed)]
    one, two = table.themes
    edition = table.options.edition
    own = (
        token(view, taste.ideas((one, two), edition))
        if table.options.masterpieces
        else own_number(view, taste)
    )
    return [*themes, Ask(own)]


def theme_wishes(table: Table, memory: Sequence[Event], taste: Taste) -> list[Move]:
    """Another theme for one of two that look the same to everybody, unless somebody spoke against that."""
    one, two = table.themes
    alike = taste.alike((one, two), table.options.edition) < TOO_ALIKE
    if alike and ready(table, "swap-themes") and not refused(memory):
        return [PlayJoker("swap-themes", "two")]
    return []


def token(view: View, ideas: Ideas) -> int:
    """The smallest, which is won most easily; with a poor hand the largest, as long as a loss is no end."""
    table, hand = view.table, view.hand
    share = ceil(table.tokens[0] / len(table.painters))
    ranks = sorted(ideas[painting].rank for painting in hand or ())
    poor = ranks[share - 1] > UNLIKELY if len(ranks) >= share else True
    return table.tokens[-1] if poor and len(table.tokens_lost) < DECISIVE - 1 else table.tokens[0]


def own_number(view: View, taste: Taste) -> int:
    """What brings back the best of the jokers; all there is, when little can go wrong any more.

    While that joker lies ready: as many as the painters may well hold that anyone would recognise.
    """
    table = view.table
    room = FOOLED - len(table.belratti)
    if room == 1 or rounds_left(table) * FOOLED_BY_SEVEN < room + RISKED:
        return MOST
    if not ready(table, "swap-hands"):
        return EDITIONS[table.options.edition].jokers["swap-hands"]
    fewest, most = USUAL
    return min(max(fewest, round(held_by_painters(view, taste))), most)


def held_by_painters(view: View, taste: Taste) -> float:
    """How many paintings that clearly go with a theme the painters hold, as far as one can tell.

    What lies open, or in one's own hand, they cannot hold; of the rest every painting is as likely theirs.
    """
    table = view.table
    one, two = table.themes
    gone = {*table.discard, *table.team, *table.belratti, *(view.hand or ())}
    clear = taste.clarity((one, two), table.options.edition)
    left = [value for painting, value in clear.items() if painting not in gone]
    held = sum(table.held[seat] for seat in table.painters)
    enough = CLEAR * sum(taste.weights.values())
    return held * sum(value >= enough for value in left) / max(1, len(left))


def rounds_left(table: Table) -> float:
    """How many rounds are still to be played, with this one, if Belratti lets us."""
    limit = table.options.round_limit
    return float("inf") if limit is None else limit - table.round + 1
