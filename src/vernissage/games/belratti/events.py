"""What happens. Where an owner sees more than the others, there is an event for each."""

from __future__ import annotations

from typing import Literal, TypeAlias

from vernissage.core.seats import Seat
from vernissage.core.value import EventValue
from vernissage.games.belratti.cards import Fit, Joker, Painting, Place, Theme
from vernissage.games.belratti.ending import Cause
from vernissage.games.belratti.state import RoundLook


class RoundBegan(EventValue, frozen=True):
    """BEL-2.5: the characters have passed on."""

    round: int
    directors: tuple[Seat, ...]
    painters: tuple[Seat, ...]


class ThemesLaid(EventValue, frozen=True):
    """BEL-3.1, BEL-3.4: these two are the themes now."""

    themes: tuple[Painting, ...]
    renewed: bool
    """BEL-7.2: the discard pile had to become the draw pile, for these or for filling hands."""


class Proposed(EventValue, frozen=True):
    """BEL-3.2: a member of the group shows a number."""

    seat: Seat
    number: int


class NumberFixed(EventValue, frozen=True):
    """BEL-3.2, BEL-4.5, BEL-9.3: how many paintings are to be laid."""

    number: int
    before: int = 0
    """What a joker has changed it from."""


class ThemesKept(EventValue, frozen=True):
    """BEL-3.4, BEL-9.3: a director leaves the themes as they lie."""

    seat: Seat


class JokerProposed(EventValue, frozen=True):
    """BEL-8.2: the choice and the painter are those of the move."""

    seat: Seat
    joker: Joker
    choice: str
    painter: Seat | None


class Refused(EventValue, frozen=True):
    """BEL-8.2: the joker is not played."""

    seat: Seat


class JokerPlayed(EventValue, frozen=True):
    """BEL-8.1: the group plays it, and it is turned over."""

    joker: Joker
    choice: str
    painter: Seat | None
    group: tuple[Seat, ...]
    """BEL-8.2: who plays it. All of them have agreed."""


class Agreed(EventValue, frozen=True):
    """BEL-8.2, BEL-5.6: a member agrees to the joker, or to the hanging."""

    seat: Seat


class WentAlong(EventValue, frozen=True):
    """BEL-8.3: this member left it to the larger part; or a clock ran out, and chance decides."""

    seat: Seat
    chance: bool


class Signalled(EventValue, frozen=True):
    """BEL-4.4"""

    seat: Seat
    fit: Fit
    count: int


class Pledged(EventValue, frozen=True):
    """BEL-4.4"""

    seat: Seat
    count: int


class PaintingLaid(EventValue, frozen=True):
    """BEL-4.3: what its painter sees."""

    seat: Seat
    painting: Painting
    theme: Theme


class PaintingLaidUnseen(EventValue, frozen=True):
    """BEL-4.3: what everyone else sees."""

    seat: Seat


class TakenBack(EventValue, frozen=True):
    """BEL-4.2: what its painter sees."""

    seat: Seat
    painting: Painting


class TakenBackUnseen(EventValue, frozen=True):
    """BEL-4.2: what everyone else sees."""

    seat: Seat


class SaidReady(EventValue, frozen=True):
    """BEL-4.2: this painter is done, though some paintings may still be missing."""

    seat: Seat
    missing: int
    waits_for: tuple[Seat, ...]
    """Who is not."""


class PaintingPutAside(EventValue, frozen=True):
    """BEL-4.6: seen by its painter alone."""

    seat: Seat
    painting: Painting


class PaintingKept(EventValue, frozen=True):
    """BEL-4.6: seen by its painter alone."""

    seat: Seat
    painting: Painting


class SwapChosen(EventValue, frozen=True):
    """BEL-4.6: this painter knows what to swap."""

    seat: Seat


class Swapped(EventValue, frozen=True):
    """BEL-4.6: what the painter sees."""

    seat: Seat
    old: tuple[Painting, ...]
    new: tuple[Painting, ...]
    renewed: bool
    """BEL-7.2"""


class SwappedUnseen(EventValue, frozen=True):
    """BEL-4.6: what everyone else sees."""

    seat: Seat
    count: int
    renewed: bool


class TakenAsForgery(EventValue, frozen=True):
    """BEL-9.4, BEL-9.5: what the painter from whose hand a forgery was drawn sees."""

    seat: Seat
    painting: Painting


class TakenAsForgeryUnseen(EventValue, frozen=True):
    """BEL-9.4: what everyone else sees."""

    seat: Seat


class FramesRevealed(EventValue, frozen=True):
    """BEL-4.8, BEL-5.1: all paintings, the forgeries among them, in random order."""

    paintings: tuple[Painting, ...]
    forgeries: int
    renewed: bool
    """BEL-7.2"""


class Hung(EventValue, frozen=True):
    """BEL-5.2: a director moved a frame."""

    seat: Seat
    painting: Painting
    place: Place


class Answered(EventValue, frozen=True):
    """BEL-5.5: whose it is; None: no painter's."""

    painting: Painting
    painter: Seat | None


class Revealed(EventValue, frozen=True):
    """BEL-6.1 to BEL-6.4: how the round came out, in short and in full."""

    right: tuple[Painting, ...]
    astray: tuple[Painting, ...]
    """Painters' paintings on the other theme."""
    fooled: tuple[Painting, ...]
    """Forgeries that hang."""
    missed: tuple[Painting, ...]
    """Painters' paintings that are out."""
    look: RoundLook
    perfect: bool
    """BEL-6.5: every painting laid hangs on its own theme. In Masterpieces that means nothing."""
    token: int
    """BEL-9.7: what the round is about in Masterpieces; else 0, and paintings are points."""


class TokenWon(EventValue, frozen=True):
    """BEL-9.7: who gets the brush token."""

    token: int
    winner: Literal["team", "belratti"]


class JokerReadied(EventValue, frozen=True):
    """BEL-6.5, BEL-9.8: this joker can be played from now on."""

    joker: Joker
    number: int
    """With so many paintings, or such a token: that is why."""
    cause: Literal["perfect", "lost"]


class SaidNext(EventValue, frozen=True):
    """BEL-6.6: this one has looked enough."""

    seat: Seat


class Drew(EventValue, frozen=True):
    """BEL-7.1: what whoever drew sees."""

    seat: Seat
    paintings: tuple[Painting, ...]


class DrewUnseen(EventValue, frozen=True):
    """BEL-7.1: what everyone else sees."""

    seat: Seat
    count: int


class EndNears(EventValue, frozen=True):
    """BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: a round begins, and the end is near: see `ending`."""

    cause: Cause
    left: int


class Ended(EventValue, frozen=True):
    """BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: the game is over, and why."""

    reason: Literal["forger", "cards", "rounds", "tokens"]


Event: TypeAlias = (
    RoundBegan
    | ThemesLaid
    | Proposed
    | NumberFixed
    | ThemesKept
    | JokerProposed
    | Refused
    | JokerPlayed
    | Agreed
    | WentAlong
    | Signalled
    | Pledged
    | PaintingLaid
    | PaintingLaidUnseen
    | TakenBack
    | TakenBackUnseen
    | SaidReady
    | PaintingPutAside
    | PaintingKept
    | SwapChosen
    | Swapped
    | SwappedUnseen
    | TakenAsForgery
    | TakenAsForgeryUnseen
    | FramesRevealed
    | Hung
    | Answered
    | Revealed
    | TokenWon
    | JokerReadied
    | SaidNext
    | Drew
    | DrewUnseen
    | EndNears
    | Ended
)
