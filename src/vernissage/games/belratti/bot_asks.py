"""How a bot chooses the number of paintings to ask for, and when it proposes to swap the themes."""

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
"""A bot asks for seven if the expected forgeries exceed Belratti's free places by less than this."""
USUAL: Final = (4, 6)
"""The fewest and the most paintings a bot asks for when it goes by the painters' probable hands."""
CLEAR: Final = 0.035
"""A painting counts as recognisable if its clarity reaches this share of the maximum."""
TOO_ALIKE: Final = 0.04
"""Themes whose rank of likeness is below this are too alike to tell their paintings apart."""
UNLIKELY: Final = 0.22
"""A painting whose rank is above this will hardly be recognised."""


def ask_wishes(view: View, memory: Sequence[Event], taste: Taste) -> list[Move]:
    """Returns the bot's wishes: to swap themes that are too alike, and to ask for a number."""
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
    """Returns the wish to swap the second theme if both are alike and nobody has refused a joker."""
    one, two = table.themes
    alike = taste.alike((one, two), table.options.edition) < TOO_ALIKE
    if alike and ready(table, "swap-themes") and not refused(memory):
        return [PlayJoker("swap-themes", "two")]
    return []


def token(view: View, ideas: Ideas) -> int:
    """Returns the smallest token, or the largest if the hand is poor and losing it doesn't end the game."""
    table, hand = view.table, view.hand
    share = ceil(table.tokens[0] / len(table.painters))
    ranks = sorted(ideas[painting].rank for painting in hand or ())
    poor = ranks[share - 1] > UNLIKELY if len(ranks) >= share else True
    return table.tokens[-1] if poor and len(table.tokens_lost) < DECISIVE - 1 else table.tokens[0]


def own_number(view: View, taste: Taste) -> int:
    """Returns the maximum if few rounds are left or one more forgery ends the game anyway.

    Otherwise returns the number that readies *swap hands*, or an estimate of the recognisable paintings.
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
    """Estimates how many recognisable paintings the painters hold.

    Paintings in the bot's own hand or face up cannot be theirs. Each other painting is equally likely theirs.
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
    """Returns the rounds left, including this one; infinity if the game has no round limit."""
    limit = table.options.round_limit
    return float("inf") if limit is None else limit - table.round + 1
