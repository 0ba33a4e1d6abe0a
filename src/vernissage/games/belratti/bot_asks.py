"""How a bot chooses the number of paintings, and when it wants other themes."""

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
"""How many forgeries hang on average when seven paintings are asked for."""
RISKED: Final = 1.5
"""How many more forgeries than Belratti has room for a bot may expect when it asks for the maximum."""
USUAL: Final = (4, 6)
"""The fewest and the most paintings a bot asks for by what the painters may hold."""
CLEAR: Final = 0.035
"""The clarity, as a share of the maximum, from which on a painting is recognised."""
TOO_ALIKE: Final = 0.04
"""Two themes with a likeness rank below this can hardly be told apart."""
UNLIKELY: Final = 0.22
"""A painting with a rank behind this will hardly be recognised."""


def ask_wishes(view: View, memory: Sequence[Event], taste: Taste) -> list[Move]:
    """Wishes to swap themes that look alike, and for the latest number proposed or its own."""
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
    """Wishes to swap one of two themes that look alike, unless somebody refused that."""
    one, two = table.themes
    alike = taste.alike((one, two), table.options.edition) < TOO_ALIKE
    if alike and ready(table, "swap-themes") and not refused(memory):
        return [PlayJoker("swap-themes", "two")]
    return []


def token(view: View, ideas: Ideas) -> int:
    """Returns the smallest token, the easiest to win; with a poor hand the largest, if losing isn't fatal."""
    table, hand = view.table, view.hand
    share = ceil(table.tokens[0] / len(table.painters))
    ranks = sorted(ideas[painting].rank for painting in hand or ())
    poor = ranks[share - 1] > UNLIKELY if len(ranks) >= share else True
    return table.tokens[-1] if poor and len(table.tokens_lost) < DECISIVE - 1 else table.tokens[0]


def own_number(view: View, taste: Taste) -> int:
    """Returns the number that readies the best joker, or the maximum if the risk is small.

    While that joker is ready, returns the number of recognisable paintings that the painters probably hold.
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
    """Estimates how many paintings that clearly go with a theme the painters hold.

    They hold none that lie open or in the bot's own hand. Each of the others is equally likely to be theirs.
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
    """Returns how many rounds are left, including this one, if Belratti doesn't win before."""
    limit = table.options.round_limit
    return float("inf") if limit is None else limit - table.round + 1
