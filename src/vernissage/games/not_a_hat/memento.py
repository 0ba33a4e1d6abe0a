"""The memento of a finished game: every gift a player named or judged, its age, and the result."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.not_a_hat.cards import Gift
from vernissage.games.not_a_hat.moves import Event
from vernissage.games.not_a_hat.state import State
from vernissage.games.not_a_hat.truth import Journey, journeys, longest_lie


class Answer(NamedTuple):
    """A name or a judgement. Its age is the number of gifts named since this one was last known."""

    age: int
    right: bool


class OwnLie(Value, frozen=True):
    """HAT-5.1: a gift that this seat was the first to misname, and its false name."""

    gift: Gift
    said: Gift
    times: int
    """How often in a row the gift was accepted under false names."""


class Memento(Value, frozen=True):
    """HAT-5.1: a seat's answers, lowest age first, and its lies."""

    answers: tuple[Answer, ...]
    lie: OwnLie | None = None
    """The longest lie that this seat began; None without one."""
    lied: int = 0
    """How often this seat gave a false name."""
    heard: int = 0
    """How many false names this seat was given."""
    caught: int = 0
    """How many of the false names this seat refused."""


def memento(seat: Seat, _first: State, steps: Sequence[Step[State, Event]]) -> Memento:
    """HAT-5.1: the memento of a seat, computed from the journeys of all gifts."""
    found = journeys([event for step in steps for event in step.events])
    lie = longest_lie(found, seat)
    wrong = [stop for journey in found for stop in journey.stops if not stop.true]
    heard = [stop for stop in wrong if stop.receiver == seat]
    return Memento(
        tuple(sorted(answer for journey in found for answer in answers(journey, seat))),
        lie=None if lie is None else OwnLie(lie.gift, lie.stops[0].said, len(lie.stops)),
        lied=sum(stop.giver == seat for stop in wrong),
        heard=len(heard),
        caught=sum(not stop.accepted for stop in heard),
    )


def answers(journey: Journey, seat: Seat) -> Iterator[Answer]:
    """HAT-2.1, HAT-3.1, HAT-4.1: yields this seat's answers about one gift: their age, and whether right.

    The age is the number of gifts named since this one was last open or truly named. A gift is open
    until it is first given, in the shop or before its first owner (HAT-1.2, HAT-3.2).
    """
    known = journey.stops[0].number - 1 if journey.stops else 0
    for stop in journey.stops:
        if stop.giver == seat:
            yield Answer(stop.number - known, stop.true)
        elif stop.receiver == seat:
            yield Answer(stop.number - known, stop.accepted == stop.true)
        if stop.true:
            known = stop.number
