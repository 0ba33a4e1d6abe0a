"""A group decides together.

Two ways, both frozen values that a game keeps in its state:

* `Proposals`: everyone shows a proposal, and answers the last one; agreed when all show the same (how many?).
* `Motion`: one shared draft; agreed when all consent to it as it stands. Any change to the draft
  withdraws every consent, and its number goes up, so that a consent sent to the old draft can't
  count for the new one.

When a clock runs out the larger part decides, and a tie goes to the proposal of the earlier seat.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from vernissage.core.seats import PerMember, Seat, with_seat
from vernissage.core.value import Value

T = TypeVar("T")


class Proposals(Value, Generic[T], frozen=True):
    """What each member shows, in the members' order; None until a member has shown something."""

    members: tuple[Seat, ...]
    shown: PerMember[T | None]
    latest: Seat | None = None
    """Who spoke last: the others owe an answer to that."""


def nothing_shown(members: tuple[Seat, ...]) -> Proposals[T]:
    """As it begins: nobody has shown anything."""
    return Proposals(members, (None,) * len(members))


def show(held: Proposals[T], seat: Seat, proposal: T) -> Proposals[T]:
    """This member now shows this proposal instead of what was shown before."""
    return Proposals(held.members, with_seat(held.shown, held.members.index(seat), proposal), seat)


def shown_by(held: Proposals[T], seat: Seat) -> T | None:
    """What this member shows."""
    return held.shown[held.members.index(seat)]


def agreed(held: Proposals[T]) -> T | None:
    """What all members show, if they do."""
    first = held.shown[0]
    return first if all(shown == first for shown in held.shown) else None


def is_sound(held: Proposals[T]) -> bool:
    """Is it possible? Whoever spoke last is a member and shows something; if nobody has, nothing is shown."""
    if held.latest is None:
        return not any(shown is not None for shown in held.shown)
    return held.latest in held.members and shown_by(held, held.latest) is not None


def last_word(held: Proposals[T]) -> T | None:
    """What was proposed last; None if nobody shows anything."""
    return None if held.latest is None else shown_by(held, held.latest)


def leading(held: Proposals[T]) -> T | None:
    """What the larger part shows; in a tie, what its earliest seat shows. None if nobody shows anything."""
    by_seat = sorted(zip(held.members, held.shown, strict=True), key=_seat_of)
    proposals = [shown for _, shown in by_seat if shown is not None]
    return max(proposals, key=proposals.count, default=None)  # the first of equals


def out_of_step(held: Proposals[T]) -> tuple[Seat, ...]:
    """The members who owe the group a word: those who don't show what was proposed last.

    Not what the larger part shows, or whoever has a better idea could never ask the others.
    """
    lead = last_word(held)
    both = zip(held.members, held.shown, strict=True)
    return tuple([seat for seat, shown in both if shown is None or shown != lead])


def _seat_of(entry: tuple[Seat, object]) -> Seat:
    return entry[0]


class Motion(Value, Generic[T], frozen=True):
    """A shared draft, how often it was changed, and who consents to it as it stands."""

    members: tuple[Seat, ...]
    draft: T
    number: int = 0
    consenting: tuple[Seat, ...] = ()


def amend(motion: Motion[T], draft: T) -> Motion[T]:
    """The draft is changed: every consent given is withdrawn."""
    return Motion(motion.members, draft, motion.number + 1)


def consent(motion: Motion[T], seat: Seat) -> Motion[T]:
    """This member consents to the draft as it stands."""
    given = tuple(sorted({*motion.consenting, seat}))
    return Motion(motion.members, motion.draft, motion.number, given)


def undecided(motion: Motion[T]) -> tuple[Seat, ...]:
    """The members who have not consented."""
    consenting = motion.consenting
    return (
        tuple([seat for seat in motion.members if seat not in consenting]) if consenting else motion.members
    )


def carried(motion: Motion[T]) -> bool:
    """Do all members consent?"""
    return not undecided(motion)
