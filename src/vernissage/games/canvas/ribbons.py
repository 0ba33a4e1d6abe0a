"""CAN-3.9 to CAN-3.12, CAN-5: the ribbons of a painting.

Each condition looks at the swatches in which the four elements are visible: five bits each, from
the red swatch on. Counts of five or ten bits come from tables that are made once.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import add
from typing import Final, TypeAlias

from vernissage.games.canvas.cards import LADDERS, ScoringCard
from vernissage.games.canvas.painting import Painting, Visible, visible
from vernissage.games.canvas.scenarios import Scoring

Won: TypeAlias = tuple[int, ...]
"""Ribbons for each scoring card of the table, then bonus ribbons."""
Places: TypeAlias = int
"""The swatches that show an element, as five bits."""
Condition: TypeAlias = Callable[[Places, Places, Places, Places, Places], int]
"""Counts ribbons, given the swatches of Hue, Shape, Texture and Tone, and the swatches with any icon."""

ALL: Final = 0b11111
SIX: Final = 6
COUNT: Final = [places.bit_count() for places in range(ALL + 1)]


@cache
def most_pairs(ones: Places, others: Places, partners: tuple[Places, ...]) -> int:
    """CAN-3.12: the most pairs of two elements at once, if each swatch of `ones` allows these partners.

    It tries all ways: the first of `ones` stays alone or pairs with any of its partners.
    """
    if not ones:
        return 0
    first = (ones & -ones).bit_length() - 1
    rest = ones & (ones - 1)
    found = most_pairs(rest, others, partners)
    for place in range(len(partners)):
        if others & partners[first] & 1 << place:
            found = max(found, 1 + most_pairs(rest, others & ~(1 << place), partners))
    return found


_SWATCHES: Final = range(5)
NEIGHBOURS: Final = tuple(sum(1 << b for b in _SWATCHES if abs(a - b) == 1) for a in _SWATCHES)
FAR_APART: Final = tuple(sum(1 << b for b in _SWATCHES if abs(a - b) > 1) for a in _SWATCHES)
NEAR_PAIRS: Final = [most_pairs(pair >> 5, pair & ALL, NEIGHBOURS) for pair in range(1 << 10)]
FAR_PAIRS: Final = [most_pairs(pair >> 5, pair & ALL, FAR_APART) for pair in range(1 << 10)]
RUN: Final = [int(bool(places & places >> 1 & places >> 2)) for places in range(ALL + 1)]
MIRRORED: Final = [(p & p >> 4 & 1) + (p >> 1 & p >> 3 & 1) for p in range(ALL + 1)]


def proportion(h: Places, s: Places, x: Places, t: Places, _shown: Places) -> int:
    """CAN-5.7: three of one element and two of another; five of one element also count."""
    *_, second, most = sorted((COUNT[h], COUNT[s], COUNT[x], COUNT[t]))
    return int(most >= 5 or (most >= 3 and second >= 2))  # noqa: PLR2004 - the rule's own numbers


CONDITIONS: Final[dict[ScoringCard, Condition]] = {
    # CAN-5.1: sets of all four elements.
    "variety": lambda h, s, x, t, _shown: min(COUNT[h], COUNT[s], COUNT[x], COUNT[t]),
    # CAN-5.2: pairs of Shape.
    "repetition": lambda _h, s, _x, _t, _shown: COUNT[s] // 2,
    # CAN-5.3: exactly one Hue.
    "emphasis": lambda h, _s, _x, _t, _shown: int(COUNT[h] == 1),
    # CAN-5.4: every swatch shows an icon; here bonus icons count.
    "composition": lambda _h, _s, _x, _t, shown: int(shown == ALL),
    # CAN-5.5: each element visible in three adjacent swatches, counted once.
    "movement": lambda h, s, x, t, _shown: RUN[h] + RUN[s] + RUN[x] + RUN[t],
    # CAN-5.6: Tone is visible, and no other element is more frequent.
    "hierarchy": lambda h, s, x, t, _shown: int(COUNT[t] >= max(1, COUNT[h], COUNT[s], COUNT[x])),
    "proportion": proportion,
    # CAN-5.8: three Texture.
    "style": lambda _h, _s, x, _t, _shown: COUNT[x] // 3,
    # CAN-5.9: pairs of a Texture and a Tone in neighbouring swatches.
    "proximity": lambda _h, _s, x, t, _shown: NEAR_PAIRS[x << 5 | t],
    # CAN-5.10: the same element in red and violet, or in yellow and blue.
    "symmetry": lambda h, s, x, t, _shown: MIRRORED[h] + MIRRORED[s] + MIRRORED[x] + MIRRORED[t],
    # CAN-5.11: pairs of a Hue and a Shape at least two swatches apart.
    "space": lambda h, s, _x, _t, _shown: FAR_PAIRS[h << 5 | s],
    # CAN-5.12: exactly six elements.
    "consistency": lambda h, s, x, t, _shown: int(COUNT[h] + COUNT[s] + COUNT[x] + COUNT[t] == SIX),
}


class Ribbons(dict[Visible, Won]):
    """The ribbons at one table, by visible icons. Each entry is computed on first access."""

    def __init__(self, scoring: Scoring) -> None:
        super().__init__()
        self.conditions = tuple(CONDITIONS[card] for card in scoring)

    def __missing__(self, shown: Visible) -> Won:
        """CAN-3.9, CAN-3.11, CAN-3.12: counts the ribbons of every condition, then the bonus ribbons."""
        h, s, x, t = shown & ALL, shown >> 5 & ALL, shown >> 10 & ALL, shown >> 15 & ALL
        bonus = shown >> 20
        anything = h | s | x | t
        more = 0
        if bonus:
            bh, bs, bx, bt = bonus & ALL, bonus >> 5 & ALL, bonus >> 10 & ALL, bonus >> 15
            anything |= bh | bs | bx | bt
            more = COUNT[bh] * COUNT[h] + COUNT[bs] * COUNT[s] + COUNT[bx] * COUNT[x] + COUNT[bt] * COUNT[t]
        won = (*[condition(h, s, x, t, anything) for condition in self.conditions], more)
        self[shown] = won
        return won


@lru_cache(maxsize=32)
def ribbons(scoring: Scoring) -> Ribbons:
    """Returns the ribbons by visible icons, with these scoring cards. Cached for a few tables."""
    return Ribbons(scoring)


UNLIMITED: Final = 1000


@lru_cache(maxsize=1024)
def limits(scoring: Scoring) -> Won:
    """CAN-3.10, CAN-3.11: the most ribbons that each ladder allows; bonus ribbons are unlimited."""
    return (*(len(LADDERS[card]) for card in scoring), UNLIMITED)


def held_after(scoring: Scoring, held: Won, won: Won) -> Won:
    """CAN-3.10: the ribbons held after winning more; a full ladder takes no more."""
    return tuple(map(min, map(add, held, won), limits(scoring)))


@lru_cache(maxsize=256)
def held(scoring: Scoring, paintings: tuple[Painting, ...]) -> Won:
    """Returns the ribbons that these paintings, completed in order, have brought."""
    if not paintings:
        return (0,) * (len(scoring) + 1)
    return held_after(scoring, held(scoring, paintings[:-1]), ribbons(scoring)[visible(paintings[-1])])
