"""A memory that forgets, after ACT-R (Anderson and others).

Each time a gift is seen or named leaves a trace that fades with time. Together the traces are the activation
of the thought "this card is that gift". Recall is noisy. Thoughts about other cards interfere, more so if the
backs are alike, and a thought below a threshold isn't recalled at all.

Time is counted in gifts given. Everything is computed from the events seen and the current table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final, TypeAlias

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, Viewer
from vernissage.games.not_a_hat.cards import Back, Gift
from vernissage.games.not_a_hat.moves import Event, Given, Refused, Unwrapped
from vernissage.games.not_a_hat.recall import Past, Pasts, Shown, look_back
from vernissage.games.not_a_hat.view import Table

Thoughts: TypeAlias = dict[Gift, float]
"""The gifts that come to mind for a card, with their activation."""

OTHER_BACK: Final = 1.5
"""How much less active a thought about another card is if its back differs (HAT-6.1)."""
JUST_NOW: Final = 2
"""The age, in gifts, up to which the sight of a gift is fresh."""
FRESH: Final = 8.0
"""The factor by which a fresh trace is stronger than one that has begun to fade."""
HONEST: Final = 4.0
CAUGHT: Final = 1.0
"""The prior about an untested player's honesty: four truths and one lie."""
STRANGER: Final = HONEST / (HONEST + CAUGHT)


@dataclass(frozen=True, slots=True)
class Mind:
    """The parameters of a memory."""

    decay: float
    """How fast traces fade."""
    noise: float
    """The noise of recall."""
    threshold: float
    """The activation that a thought needs to be recalled."""
    distinction: float
    """How much less active a thought about another card is."""
    hearsay: float
    """The strength of a trace left by a name; the sight of a gift leaves 1."""
    slips: float
    """How often it confuses one of its own gifts that it got long ago."""
    certainty: float
    """How far one recollection must stand above another to be relied on."""
    blur: float
    """How much farther it must stand above the other if the two gifts are similar."""
    surprise: float
    """How often it refuses a name that was never shown."""


def mind(strength: float) -> Mind:
    """Returns a memory of this strength, from 0 (only the latest events) to 1 (nearly perfect)."""
    return Mind(
        decay=0.85 - 0.65 * strength,
        noise=0.4 - 0.15 * strength,
        threshold=-1.0 - 2.0 * strength,
        distinction=3.5 + strength,
        hearsay=0.6 - 0.55 * strength,
        slips=0.155 - 0.105 * strength,
        certainty=2.3 - 1.7 * strength,
        blur=1.0 - strength,
        surprise=0.4 + 0.5 * strength,
    )


def recollection(table: Table, memory: Sequence[Event]) -> Pasts:
    """Returns the past events of every card, with nothing forgotten."""
    return look_back(map(len, table.piles), table.number, memory, parcel=table.parcel is not None)


def thoughts(who: Mind, table: Table, pasts: Pasts, seat: Viewer, rng: Rng) -> Thoughts:
    """Returns the gifts that come to mind for the gift on its way, including gifts of other cards."""
    in_sight = lying_open(table)
    found: Thoughts = {}
    for past in pasts.everywhere():
        apart = 0.0 if past is pasts.parcel else who.distinction
        if apart and back_seen(past) not in (None, table.parcel):
            apart += OTHER_BACK
        for gift, trace in traces(who, past, table, seat).items():
            if gift not in in_sight:
                active = log(trace) - apart + noise(who, rng)
                found[gift] = max(active, found.get(gift, active))
    return found


def traces(who: Mind, past: Past, table: Table, seat: Viewer) -> dict[Gift, float]:
    """Returns the activation left by everything seen and said of one card."""
    left: dict[Gift, float] = {}
    for number, event in past.moments:
        depth = 1.0
        if isinstance(event, Given):
            if number == table.number and table.phase == "answer":
                continue  # the name said now is the question, not evidence
            depth = who.hearsay if event.seat != seat else (1 + who.hearsay) / 2
        elif not isinstance(event, Shown):
            continue
        if event.gift is not None:
            age = table.number - number + 1
            fresh = FRESH if age <= JUST_NOW and isinstance(event, Shown) else 1.0
            left[event.gift] = left.get(event.gift, 0.0) + fresh * depth * age**-who.decay
    return left


def back_seen(past: Past) -> Back | None:
    """Returns the back of a card, as seen when it was turned over."""
    return next((event.back for _, event in past.moments if isinstance(event, Shown)), None)


def lying_open(table: Table) -> set[Gift | None]:
    """Returns the gifts in sight, which no face-down card can be."""
    open_ = {lying.gift for pile in table.piles for lying in pile}
    return open_.union({table.top}, *table.penalties)


def noise(who: Mind, rng: Rng) -> float:
    """Returns random noise with a logistic distribution, as in ACT-R."""
    chance = min(max(rng.fraction(), 1e-9), 1 - 1e-9)
    return who.noise * log(chance / (1 - chance))


def come_to_mind(who: Mind, found: Thoughts) -> tuple[Gift, float] | None:
    """Returns the most active gift and how far it exceeds the threshold, in units of noise; or None."""
    best = max(found, key=found.__getitem__, default=None)
    if best is None or found[best] <= who.threshold:
        return None
    return best, (found[best] - who.threshold) / who.noise


def taken_for(past: Past) -> Gift | None:
    """Returns the gift that a card was last seen or named as; None if it never was."""
    for _, event in past.moments:
        if isinstance(event, Shown | Given) and event.gift is not None:
            return event.gift
    return None


def familiar(gift: Gift, pasts: Pasts) -> bool:
    """Whether this gift was ever shown. Always True for a viewer who came too late to know."""
    faces = [past.face() for past in pasts.everywhere()]
    return gift in faces or pasts.parcel is None or pasts.parcel.face() is None


def slip(who: Mind, past: Past, table: Table) -> float:
    """Returns the chance that a player confuses their own gift. It rises with the time since it was seen."""
    for number, event in past.moments:
        if isinstance(event, Shown | Given):
            return who.slips * (1 - 1 / (table.number - number + 1))
    return 0.0


def trust(memory: Sequence[Event], giver: Seat) -> float:
    """Estimates how often this giver tells the truth, from the gifts that refusals turned up (HAT-4.2)."""
    truths, lies = HONEST, CAUGHT
    accused: Seat | None = None
    for event in memory:
        if isinstance(event, Refused):
            accused = event.giver
        elif isinstance(event, Unwrapped) and accused == giver:
            lied = event.seat == giver
            truths, lies = truths + (not lied), lies + lied
    return truths / (truths + lies)
