"""The average final value of the ribbons a painter holds so far.

A first ribbon may be worth few points now and many later; a third one is hard to win with one
painting to go. `python -m vernissage.games.canvas.tests.hoping` measures this in simulated games.
"""

from functools import lru_cache
from typing import Final

from vernissage.games.canvas.cards import LADDERS, PAINTINGS, ScoringCard
from vernissage.games.canvas.ribbons import Won
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.workshop import BONUS_WORTHS, MOST_WON, Values, Worths, last_worths

IN_THE_END: Final[dict[ScoringCard, tuple[tuple[float, ...], ...]]] = {
    "variety": ((4.8, 10.6, 11.8, 13.0), (2.3, 6.4, 11.8, 13.0)),
    "repetition": ((4.2, 8.3, 12.4, 14.2, 16.0), (1.8, 5.6, 9.6, 14.1, 16.0)),
    "emphasis": ((2.0, 10.2, 10.6, 11.0), (0.4, 2.9, 10.6, 11.0)),
    "composition": ((1.6, 7.1, 8.1, 9.0), (0.6, 2.3, 8.1, 9.0)),
    "movement": ((3.3, 7.9, 10.5, 12.0), (1.2, 5.1, 9.9, 12.0)),
    "hierarchy": ((5.5, 12.2, 13.6, 15.0), (2.1, 7.2, 13.6, 15.0)),
    "proportion": ((1.8, 7.4, 8.7, 10.0), (0.6, 3.5, 8.7, 10.0)),
    "style": ((2.6, 8.6, 10.0, 18.0), (1.0, 6.1, 12.9, 18.0)),
    "proximity": ((3.5, 6.7, 9.1, 11.1, 12.0), (1.4, 4.2, 7.4, 10.5, 12.0)),
    "symmetry": ((3.4, 7.0, 9.6, 10.8, 11.0), (0.8, 2.9, 6.9, 10.3, 11.0)),
    "space": ((3.6, 6.3, 9.0, 10.4, 11.0), (1.5, 3.8, 6.8, 9.9, 11.0)),
    "consistency": ((3.6, 7.8, 8.9, 10.0), (1.7, 4.8, 8.8, 10.0)),
}
"""The average final points of 0, 1, 2 … ribbons, held after one painting and after two."""


@lru_cache(maxsize=1024)
def hopes(scoring: Scoring, won: Won, painted: int) -> Values:
    """Returns the value of ribbons won with the next painting, for a painter who has made this many."""
    last = painted == PAINTINGS - 1
    return Values(last_worths(scoring, won) if last else hoped_worths(scoring, won, painted))


def hoped_worths(scoring: Scoring, won: Won, painted: int) -> Worths:
    """Returns, for each scoring card, how many final points 0, 1, 2 … more ribbons add on average."""
    worths = []
    for card, had in zip(scoring, won[:-1], strict=True):
        brings, top = IN_THE_END[card][painted], len(LADDERS[card])
        worths.append(tuple(brings[min(had + more, top)] - brings[had] for more in range(MOST_WON + 1)))
    return (*worths, BONUS_WORTHS)
