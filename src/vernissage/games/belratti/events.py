"""The events of the game. If only the owner may see a card, everyone else gets an event of another type."""

from typing import Literal, TypeAlias

from vernissage.core.seats import Seat
from vernissage.core.value import EventValue
from vernissage.games.belratti.cards import Fit, Joker, Painting, Place, Theme
from vernissage.games.belratti.ending import Cause
from vernissage.games.belratti.state import RoundLook


class RoundBegan(EventValue, frozen=True):
    """BEL-2.5: a round begins, and the roles pass on."""

    round: int
    directors: tuple[Seat, ...]
    painters: tuple[Seat, ...]


class ThemesLaid(EventValue, frozen=True):
    """BEL-3.1, BEL-3.4: two themes are laid out, or one of them is swapped."""

    themes: tuple[Painting, ...]
    renewed: bool
    """BEL-7.2: whether the discard pile became the draw pile, for the themes or to fill hands."""


class Proposed(EventValue, frozen=True):
    """BEL-3.2: a member of the group that asks proposes a number of paintings."""

    seat: Seat
    number: int


class NumberFixed(EventValue, frozen=True):
    """BEL-3.2, BEL-4.5, BEL-9.3: the number of paintings to lay was fixed."""

    number: int
    before: int = 0
    """The number before a joker changed it; 0 if no joker did."""


class ThemesKept(EventValue, frozen=True):
    """BEL-3.4, BEL-9.3: a director keeps the themes."""

    seat: Seat


class JokerProposed(EventValue, frozen=True):
    """BEL-8.2: a player proposes a joker, with the choices that the joker needs."""

    seat: Seat
    joker: Joker
    choice: str
    painter: Seat | None


class Refused(EventValue, frozen=True):
    """BEL-8.2: somebody refused the joker, so it is not played."""

    seat: Seat


class JokerPlayed(EventValue, frozen=True):
    """BEL-8.1: the group plays a joker and turns it over."""

    joker: Joker
    choice: str
    painter: Seat | None
    group: tuple[Seat, ...]
    """BEL-8.2: the members of the group, who have all agreed."""


class Agreed(EventValue, frozen=True):
    """BEL-8.2, BEL-5.6: a member agrees to the joker, or to the hanging."""

    seat: Seat


class WentAlong(EventValue, frozen=True):
    """BEL-8.3: a member follows the majority, or lets chance decide because their clock ran out."""

    seat: Seat
    chance: bool


class Signalled(EventValue, frozen=True):
    """BEL-4.4: a painter says how many of their paintings fit this well."""

    seat: Seat
    fit: Fit
    count: int


class Pledged(EventValue, frozen=True):
    """BEL-4.4: a painter says how many paintings they would lay."""

    seat: Seat
    count: int


class PaintingLaid(EventValue, frozen=True):
    """BEL-4.3: a painting is laid, as its painter sees it."""

    seat: Seat
    painting: Painting
    theme: Theme


class PaintingLaidUnseen(EventValue, frozen=True):
    """BEL-4.3: a painting is laid, as everyone else sees it."""

    seat: Seat


class TakenBack(EventValue, frozen=True):
    """BEL-4.2: a painting is taken back, as its painter sees it."""

    seat: Seat
    painting: Painting


class TakenBackUnseen(EventValue, frozen=True):
    """BEL-4.2: a painting is taken back, as everyone else sees it."""

    seat: Seat


class SaidReady(EventValue, frozen=True):
    """BEL-4.2: a painter is ready, though some paintings may still be missing."""

    seat: Seat
    missing: int
    waits_for: tuple[Seat, ...]
    """The painters who are not ready."""


class PaintingPutAside(EventValue, frozen=True):
    """BEL-4.6: a painter puts a painting aside to swap it; nobody else sees this."""

    seat: Seat
    painting: Painting


class PaintingKept(EventValue, frozen=True):
    """BEL-4.6: a painter takes back a painting that they had put aside; nobody else sees this."""

    seat: Seat
    painting: Painting


class SwapChosen(EventValue, frozen=True):
    """BEL-4.6: a painter has chosen the paintings to swap."""

    seat: Seat


class Swapped(EventValue, frozen=True):
    """BEL-4.6: hand cards are swapped, as the painter sees it."""

    seat: Seat
    old: tuple[Painting, ...]
    new: tuple[Painting, ...]
    renewed: bool
    """BEL-7.2: whether the discard pile became the draw pile."""


class SwappedUnseen(EventValue, frozen=True):
    """BEL-4.6: hand cards are swapped, as everyone else sees it."""

    seat: Seat
    count: int
    renewed: bool


class TakenAsForgery(EventValue, frozen=True):
    """BEL-9.4, BEL-9.5: a card is drawn from a painter's hand as a forgery, as that painter sees it."""

    seat: Seat
    painting: Painting


class TakenAsForgeryUnseen(EventValue, frozen=True):
    """BEL-9.4: a card is drawn from a painter's hand as a forgery, as everyone else sees it."""

    seat: Seat


class FramesRevealed(EventValue, frozen=True):
    """BEL-4.8, BEL-5.1: all paintings laid are revealed, mixed with the forgeries."""

    paintings: tuple[Painting, ...]
    forgeries: int
    renewed: bool
    """BEL-7.2: whether the discard pile became the draw pile."""


class Hung(EventValue, frozen=True):
    """BEL-5.2: a director moves a painting to a theme or to the store-room."""

    seat: Seat
    painting: Painting
    place: Place


class Answered(EventValue, frozen=True):
    """BEL-5.5: the painters answer a query with the painting's painter, or None for a forgery."""

    painting: Painting
    painter: Seat | None


class Revealed(EventValue, frozen=True):
    """BEL-6.1 to BEL-6.4: the round's result, in summary and in detail."""

    right: tuple[Painting, ...]
    astray: tuple[Painting, ...]
    """Painters' paintings that hang on the wrong theme."""
    fooled: tuple[Painting, ...]
    """Forgeries that hang."""
    missed: tuple[Painting, ...]
    """Painters' paintings left out."""
    look: RoundLook
    perfect: bool
    """BEL-6.5: whether every painting laid hangs on its theme; always False in Masterpieces."""
    token: int
    """BEL-9.7: the token at stake in the Masterpieces variant; 0 in a game for points."""


class TokenWon(EventValue, frozen=True):
    """BEL-9.7: the team or Belratti wins the brush token."""

    token: int
    winner: Literal["team", "belratti"]


class JokerReadied(EventValue, frozen=True):
    """BEL-6.5, BEL-9.8: a joker becomes ready."""

    joker: Joker
    number: int
    """The number of paintings asked for, or the token, that made the joker ready."""
    cause: Literal["perfect", "lost"]


class SaidNext(EventValue, frozen=True):
    """BEL-6.6: a player wants to go on to the next round."""

    seat: Seat


class Drew(EventValue, frozen=True):
    """BEL-7.1: cards are drawn, as the player who drew sees it."""

    seat: Seat
    paintings: tuple[Painting, ...]


class DrewUnseen(EventValue, frozen=True):
    """BEL-7.1: cards are drawn, as everyone else sees it."""

    seat: Seat
    count: int


class EndNears(EventValue, frozen=True):
    """BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: a round begins, and the end of the game is near."""

    cause: Cause
    left: int


class Ended(EventValue, frozen=True):
    """BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: the game ends for this reason."""

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
