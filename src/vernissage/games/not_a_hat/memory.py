"""A memory that forgets, after ACT-R (Anderson and others): how readily something comes to mind.

Every time a gift is seen or spoken of leaves a trace that fades with time; together they are how active the
thought "this card is that gift" is. Calling it to mind is noisy, thoughts about other cards come up in its
place, all the easier if the backs are alike, and what isn't active enough doesn't come at all.

Time is counted in gifts given. All of it follows from events seen and the table as it lies.
"""

from __future__ import annotations

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
"""What comes to mind, and how actively."""

OTHER_BACK: Final = 1.5
"""How much less readily a card is taken for another if its back is of the other kind (HAT-6.1)."""
JUST_NOW: Final = 2
"""For as many gifts what was seen stands before everyone's eyes..."""
FRESH: Final = 8.0
"""... so much more clearly than what has begun to fade."""
HONEST: Final = 4.0
CAUGHT: Final = 1.0
"""What is thought of someone never yet put to the test: as if these had been four truths and one lie."""
STRANGER: Final = HONEST / (HONEST + CAUGHT)


@dataclass(frozen=True, slots=True)
class Mind:
    """How well one remembers."""

    decay: float
    """How fast traces fade."""
    noise: float
    """How much chance there is in what comes to mind."""
    threshold: float
    """How active a thought must be to come to mind at all."""
    distinction: float
    """How well one card is told from another."""
    hearsay: float
    """How deep a trace words leave, where the sight of a gift leaves one of 1."""
    slips: float
    """How often one mixes up a gift of one's own that one got long ago."""
    certainty: float
    """How far one recollection must stand above another before one relies on it..."""
    blur: float
    """... and how much farther, where the two are alike."""
    surprise: float
    """How often one speaks up where one hears of a gift that was never shown."""


def mind(strength: float) -> Mind:
    """From 0, who knows only what has just happened, to 1, who hardly ever forgets."""
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
    """All that has happened to every card: what is left of it in mind is another question."""
    return look_back(map(len, table.piles), table.number, memory, parcel=table.parcel is not None)


def thoughts(who: Mind, table: Table, pasts: Pasts, seat: Viewer, rng: Rng) -> Thoughts:
    """What comes to mind when looking at the gift that is on its way, thoughts of other cards included."""
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
    """What is left of all that was seen and said of one card."""
    left: dict[Gift, float] = {}
    for number, event in past.moments:
        depth = 1.0
        if isinstance(event, Given):
            if number == table.number and table.phase == "answer":
                continue  # what is said right now is the question, not the answer
            depth = who.hearsay if event.seat != seat else (1 + who.hearsay) / 2
        elif not isinstance(event, Shown):
            continue
        if event.gift is not None:
            age = table.number - number + 1
            fresh = FRESH if age <= JUST_NOW and isinstance(event, Shown) else 1.0
            left[event.gift] = left.get(event.gift, 0.0) + fresh * depth * age**-who.decay
    return left


def back_seen(past: Past) -> Back | None:
    """The back of a card, as it was seen when it was turned over."""
    return next((event.back for _, event in past.moments if isinstance(event, Shown)), None)


def lying_open(table: Table) -> set[Gift | None]:
    """Gifts that anyone can see, so that no card face down can be one of them."""
    open_ = {lying.gift for pile in table.piles for lying in pile}
    return open_.union({table.top}, *table.penalties)


def noise(who: Mind, rng: Rng) -> float:
    """Logistic noise, as in ACT-R."""
    chance = min(max(rng.fraction(), 1e-9), 1 - 1e-9)
    return who.noise * log(chance / (1 - chance))


def come_to_mind(who: Mind, found: Thoughts) -> tuple[Gift, float] | None:
    """What comes to mind first, and how far above all that doesn't; nothing if it isn't active enough."""
    best = max(found, key=found.__getitem__, default=None)
    if best is None or found[best] <= who.threshold:
        return None
    return best, (found[best] - who.threshold) / who.noise


def taken_for(past: Past) -> Gift | None:
    """What one takes a gift of one's own for: as it was last seen, or called."""
    for _, event in past.moments:
        if isinstance(event, Shown | Given) and event.gift is not None:
            return event.gift
    return None


def familiar(gift: Gift, pasts: Pasts) -> bool:
    """Was this gift ever shown? One recognises more than one recalls. Who came too late can't tell."""
    faces = [past.face() for past in pasts.everywhere()]
    return gift in faces or pasts.parcel is None or pasts.parcel.face() is None


def slip(who: Mind, past: Past, table: Table) -> float:
    """How likely one is to mix up a gift of one's own: never what was just shown, later the likelier."""
    for number, event in past.moments:
        if isinstance(event, Shown | Given):
            return who.slips * (1 - 1 / (table.number - number + 1))
    return 0.0


def trust(memory: Sequence[Event], giver: Seat) -> float:
    """How often this giver has spoken the truth, as far as gifts were turned up (HAT-4.2)."""
    truths, lies = HONEST, CAUGHT
    accused: Seat | None = None
    for event in memory:
        if isinstance(event, Refused):
            accused = event.giver
        elif isinstance(event, Unwrapped) and accused == giver:
            lied = event.seat == giver
            truths, lies = truths + (not lied), lies + lied
    return truths / (truths + lies)
