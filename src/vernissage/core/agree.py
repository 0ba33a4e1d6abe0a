"""Group decisions.

There are two kinds, both frozen values that a game keeps in its state:

* `Proposals`: every member shows a proposal; agreed when all show the same.
* `Motion`: one shared draft; agreed when all consent to it. Changing the draft withdraws every consent
  and increases its number, so that a consent sent to the old draft can't count for the new one.

When a clock runs out the majority decides; a tie goes to the proposal of the earlier seat.
"""

from typing import Generic, TypeVar

from vernissage.core.seats import PerMember, Seat, with_seat
from vernissage.core.value import Value

T = TypeVar("T")


class Proposals(Value, Generic[T], frozen=True):
    """Each member's proposal, in the members' order; None for members who have not shown one."""

    members: tuple[Seat, ...]
    shown: PerMember[T | None]
    latest: Seat | None = None
    """Who made the latest proposal. The others owe an answer to it."""


def nothing_shown(members: tuple[Seat, ...]) -> Proposals[T]:
    """Returns the start of a decision, with no proposals."""
    return Proposals(members, (None,) * len(members))


def show(held: Proposals[T], seat: Seat, proposal: T) -> Proposals[T]:
    """Sets a member's proposal, replacing an earlier one."""
    return Proposals(held.members, with_seat(held.shown, held.members.index(seat), proposal), seat)


def shown_by(held: Proposals[T], seat: Seat) -> T | None:
    """Returns this member's proposal; None if the member has shown none."""
    return held.shown[held.members.index(seat)]


def agreed(held: Proposals[T]) -> T | None:
    """Returns the proposal that all members show; None if they differ, or nobody shows one."""
    first = held.shown[0]
    return first if all(shown == first for shown in held.shown) else None


def is_sound(held: Proposals[T]) -> bool:
    """Whether the value is consistent: the latest proposer, if there is one, is a member with a proposal."""
    if held.latest is None:
        return not any(shown is not None for shown in held.shown)
    return held.latest in held.members and shown_by(held, held.latest) is not None


def last_word(held: Proposals[T]) -> T | None:
    """Returns the latest proposal, or None if there is none."""
    return None if held.latest is None else shown_by(held, held.latest)


def leading(held: Proposals[T]) -> T | None:
    """Returns the most common proposal; in a tie, that of the earliest seat. None if there is none."""
    by_seat = sorted(zip(held.members, held.shown, strict=True), key=_seat_of)
    proposals = [shown for _, shown in by_seat if shown is not None]
    return max(proposals, key=proposals.count, default=None)  # max returns the first of equal items


def out_of_step(held: Proposals[T]) -> tuple[Seat, ...]:
    """Returns the members who owe an answer: those who don't show the latest proposal.

    The latest, not the most common one: otherwise a member with a better idea could never ask the others.
    """
    lead = last_word(held)
    both = zip(held.members, held.shown, strict=True)
    return tuple([seat for seat, shown in both if shown is None or shown != lead])


def _seat_of(entry: tuple[Seat, object]) -> Seat:
    return entry[0]


class Motion(Value, Generic[T], frozen=True):
    """A shared draft, how often it was changed, and who consents to it."""

    members: tuple[Seat, ...]
    draft: T
    number: int = 0
    consenting: tuple[Seat, ...] = ()


def amend(motion: Motion[T], draft: T) -> Motion[T]:
    """Replaces the draft, which withdraws every consent."""
    return Motion(motion.members, draft, motion.number + 1)


def consent(motion: Motion[T], seat: Seat) -> Motion[T]:
    """Records a member's consent to the current draft."""
    given = tuple(sorted({*motion.consenting, seat}))
    return Motion(motion.members, motion.draft, motion.number, given)


def undecided(motion: Motion[T]) -> tuple[Seat, ...]:
    """Returns the members who have not consented."""
    consenting = motion.consenting
    return (
        tuple([seat for seat in motion.members if seat not in consenting]) if consenting else motion.members
    )


def carried(motion: Motion[T]) -> bool:
    """Whether all members consent."""
    return not undecided(motion)
