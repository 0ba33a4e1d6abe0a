"""The postcard: the longest lie, with the true gift, everyone who passed it on, and its names."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from vernissage.core.postcard import Cord, Drawn, Painted, Person, Postcard, Sentence, Shape, Sheet, Written
from vernissage.core.primer import About
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Outcome, Step
from vernissage.games.not_a_hat.cards import Gift
from vernissage.games.not_a_hat.moves import Event
from vernissage.games.not_a_hat.state import State
from vernissage.games.not_a_hat.truth import Stop, Truth, retrospect

WIDTH: Final = 1088.0
CARD: Final = 240.0
CHAIN: Final = 280.0
"""The height of the row of players with the names between them."""
PORTRAIT: Final = 96.0
LARGER: Final = 1.9
"""The scale of the gift on a tall card, where it hangs above the players."""
TOLD: Final = 4
"""How many givings are drawn, from the first on."""
FEW: Final = 2
"""How many names fit into one row."""


def postcard(
    first: State, steps: Sequence[Step[State, Event]], outcome: Outcome, shape: Shape
) -> Postcard | None:
    """HAT-5.1: draws the longest lie; None if nobody lied successfully."""
    truth = retrospect(first, steps)
    lie = truth.longest_lie
    if lie is None:
        return None
    told = lie.stops[:TOLD]
    tall = shape == "tall"
    above = CARD * LARGER + 40 if tall else 0
    drawn = (
        (*card(lie.gift, (WIDTH - CARD * LARGER) / 2, 0, CARD * LARGER), *chain(told, 0, above))
        if tall
        else (*card(lie.gift, 0, (CHAIN - CARD) / 2, CARD), *chain(told, CARD + 30, 0))
    )
    return Postcard(
        Sentence("all-along", {"gift": lie.gift}), who_did_what(truth, outcome), WIDTH, above + CHAIN, drawn
    )


def who_did_what(truth: Truth, outcome: Outcome) -> Sentence:
    """HAT-5.2: a sentence on the winners, and on the one player with the most false names, if any."""
    liar = most(truth.lied)
    about: About = {"best": outcome.winners, "liar": () if liar is None else (liar,)}
    return Sentence("best-and-liar" if liar not in {None, *outcome.winners} else "best", about)


def most(counts: PerSeat[int]) -> Seat | None:
    """Returns the seat with the highest count; None if several have it, or if it is 0."""
    highest = max(counts)
    return counts.index(highest) if highest and counts.count(highest) == 1 else None


def card(gift: Gift, x: float, y: float, size: float) -> Iterator[Drawn]:
    """Draws a card with the true gift."""
    edge = size / 16
    yield Sheet(x, y, size, size, round=size / 9)
    yield Painted(f"{gift.removeprefix('gift-')}.webp", x + edge, y + edge, size - 2 * edge, size - 2 * edge)


def chain(told: Sequence[Stop], left: float, top: float) -> Iterator[Drawn]:
    """Draws the players who passed the gift on, with its names between them; many names alternate."""
    people = [told[0].giver, *(stop.receiver for stop in told)]
    level, half = top + CHAIN / 2, PORTRAIT / 2
    apart = (WIDTH - left - PORTRAIT) / max(FEW, len(told))
    start = (WIDTH + left - apart * len(told)) / 2
    places = [start + apart * at for at in range(len(people))]
    for one, other in pairwise(places):
        yield Cord((one + half + 6, level), (other - half - 6, level), true=False)
    for seat, x in zip(people, places, strict=True):
        yield Person(seat, x, level, PORTRAIT)
    for at, (stop, (one, other)) in enumerate(zip(told, pairwise(places), strict=True)):
        many = len(told) > FEW
        room = (2 * apart if many else apart) - 10
        middle = min(max((one + other) / 2, left + room / 2), WIDTH - room / 2)
        y = level + (82 if many and at % 2 else -82)
        yield Written(Sentence("said", {"gift": stop.said}), middle, y, 30, room, "lost")
