"""CAN-7: special objectives, met by one painting or in one game. Players collect them over many games."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from vernissage.games.canvas.cards import PLACES
from vernissage.games.canvas.painting import Painting, Visible, visible
from vernissage.games.canvas.ribbons import ALL, Won, held, limits, ribbons
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import points

Objective: TypeAlias = Literal[
    "all-conditions",
    "four-bonus-ribbons",
    "seven-ribbons",
    "five-of-a-kind",
    "every-ladder",
    "seven-bonus-ribbons",
    "fourteen-ribbons",
    "forty-points",
    "record",
]
RECORD: Final = 47
"""The highest score of the game's authors, which a player must exceed."""


@lru_cache(maxsize=256)
def objectives(scoring: Scoring, paintings: tuple[Painting, ...]) -> tuple[Objective, ...]:
    """CAN-7.1, CAN-7.2: the objectives met by these paintings, in the order met."""
    if not paintings:
        return ()
    before = paintings[:-1]
    earlier = objectives(scoring, before)
    met = met_by(scoring, paintings[-1], held(scoring, before), held(scoring, paintings))
    return tuple(dict.fromkeys(earlier + met)) if met else earlier


def met_by(scoring: Scoring, painting: Painting, had: Won, has: Won) -> tuple[Objective, ...]:
    """CAN-7.1, CAN-7.2: the objectives that a painting meets, by itself or with all ribbons held after it."""
    won = sum(has) - sum(had)
    return (*in_one_painting(scoring, visible(painting), won), *in_one_game(scoring, has))


def in_one_painting(scoring: Scoring, shown: Visible, won: int) -> Iterator[Objective]:
    """CAN-7.1: yields the objectives met by one painting. Conditions count even if their ladder is full."""
    *conditions, bonus = ribbons(scoring)[shown]
    if len(scoring) == len(PLACES) and all(conditions):
        yield "all-conditions"
    if bonus >= 4:  # noqa: PLR2004 - here and below, the rule's own numbers
        yield "four-bonus-ribbons"
    if won >= 7:  # noqa: PLR2004
        yield "seven-ribbons"
    if has_five_of_a_kind(shown):
        yield "five-of-a-kind"


def has_five_of_a_kind(shown: Visible) -> bool:
    """CAN-7.1: is one element visible in all five swatches?"""
    h, s, x, t = shown & ALL, shown >> 5 & ALL, shown >> 10 & ALL, shown >> 15 & ALL
    return ALL in (h, s, x, t)


def in_one_game(scoring: Scoring, won: Won) -> Iterator[Objective]:
    """CAN-7.2: yields the objectives met by all ribbons of one game."""
    *_, bonus = won
    if len(scoring) == len(PLACES) and won[:-1] == limits(scoring)[:-1]:
        yield "every-ladder"
    if bonus >= 7:  # noqa: PLR2004
        yield "seven-bonus-ribbons"
    if sum(won) >= 14:  # noqa: PLR2004
        yield "fourteen-ribbons"
    total = points(scoring, won)
    if total >= 40:  # noqa: PLR2004
        yield "forty-points"
    if total > RECORD:
        yield "record"
