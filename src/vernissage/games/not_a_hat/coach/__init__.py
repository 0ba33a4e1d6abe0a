"""The coach after a game: how the share of right answers falls with the age of a memory."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from vernissage.core.coach import Dot, Forgetting, Recollection, Remark, Share
from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.games.not_a_hat.coach.forgetting import fitted, share
from vernissage.games.not_a_hat.memento import Memento, memento
from vernissage.games.not_a_hat.moves import Event
from vernissage.games.not_a_hat.state import State

ENOUGH: Final = 20
"""The fewest answers from which the coach says how long a memory lasts."""
CERTAIN: Final = 100
"""The percentage that means certainty."""


def recall(seat: Seat, first: State, steps: Sequence[Step[State, Event]]) -> Recollection:
    """HAT-5.1: a seat's share of right answers in one game, and how it falls with the age of a memory."""
    found = memento(seat, first, steps).answers
    if not found:
        return Recollection((Remark("too-few", {}, ()),))
    curve = forgotten(found)
    about = {"right": sum(right for _, right in found), "of": len(found)}
    return Recollection((Remark("answers", about, ()), lasting(curve)), forgetting=curve)


def recall_lately(kept: Sequence[Memento]) -> Recollection:
    """HAT-5.1: a player's share of right answers in several games, and how it falls with age."""
    found = sorted(answer for each in kept for answer in each.answers)
    if not found:
        return Recollection((Remark("too-few", {}, ()),))
    curve = forgotten(found, "memory-lately")
    about = {"games": len(kept), "right": sum(right for _, right in found), "of": len(found)}
    return Recollection((Remark("answers-lately", about, ()), lasting(curve)), forgetting=curve)


def forgotten(found: Sequence[tuple[int, bool]], text: str = "memory") -> Forgetting:
    """Returns the right answers by age, with a fitted curve if there are enough. `found` is sorted by age."""
    dots = tuple(
        dot(age, [right for _, right in same]) for age, same in groupby(found, key=lambda each: each[0])
    )
    if len(found) < ENOUGH:
        return Forgetting(text, dots, (), None)
    half, low, high = fitted(found)
    oldest = dots[-1].age
    line = tuple(
        Share(age, *(round(CERTAIN * share(each, age), 1) for each in (half, low, high)))
        for age in range(oldest + 1)
    )
    return Forgetting(text, dots, line, round(half, 1) if half <= oldest else None)


def dot(age: int, right: Sequence[bool]) -> Dot:
    return Dot(age, sum(right), len(right))


def lasting(curve: Forgetting) -> Remark:
    """Returns a remark on how long the memory lasts, or that there are too few answers."""
    if not curve.line:
        return Remark("too-few", {}, ())
    if curve.half is None:
        return Remark("lasts-longer", {"age": curve.dots[-1].age}, ())
    return Remark("lasts", {"age": max(1, round(curve.half))}, ())
