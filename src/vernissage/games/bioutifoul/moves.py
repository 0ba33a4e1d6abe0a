"""Moves and events."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import force_setattr

from vernissage.core.seats import Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.state import Row

Direction: TypeAlias = Literal["left", "right"]
"""Left is towards the Bid card, where the value rises."""


class Discard(MoveValue, frozen=True):
    """BIO-4.1: discard an influence card of a hand that is too large."""

    artist: Artist


class Influence(MoveValue, frozen=True):
    """BIO-4.2, BIO-4.3: play influence cards of one artist and move that artist by as many places."""

    artist: Artist
    cards: Annotated[int, msgspec.Meta(ge=1, le=3)]
    direction: Direction


class Buy(MoveValue, frozen=True):
    """BIO-5.2: buy a face-up artwork."""

    artwork: Artwork


class Sell(MoveValue, frozen=True):
    """BIO-5.4: sell an artwork of the gallery."""

    artwork: Artwork


class Exhibit(MoveValue, frozen=True):
    """BIO-5.6: take a face-up exhibition for two artworks of the gallery by its two artists."""

    exhibition: Exhibition
    artworks: tuple[Artwork, Artwork]

    def __post_init__(self) -> None:
        """Sorts the two works: their order means nothing, so each exhibit is one move."""
        one, two = self.artworks
        if one > two:
            force_setattr(self, "artworks", (two, one))


class Done(MoveValue, frozen=True):
    """BIO-5.1: take no further action this turn."""


Move: TypeAlias = Discard | Influence | Buy | Sell | Exhibit | Done


class Discarded(EventValue, frozen=True):
    """BIO-4.1: an influence card was discarded face up."""

    seat: Seat
    artist: Artist


class Influenced(EventValue, frozen=True):
    """BIO-4.2 to BIO-4.4: cards were played, the artist moved, and the cards went to the right."""

    seat: Seat
    artist: Artist
    cards: int
    direction: Direction
    value: int
    """The artist's value now."""
    receiver: Seat
    before: Row
    """BIO-4.3: the row before."""
    passed: tuple[Artist, ...]
    """BIO-4.3: the artists who moved because this one did."""


class Bought(EventValue, frozen=True):
    seat: Seat
    artwork: Artwork
    gold: int


class Sold(EventValue, frozen=True):
    seat: Seat
    artwork: Artwork
    gold: int


class Exhibited(EventValue, frozen=True):
    seat: Seat
    exhibition: Exhibition
    artworks: tuple[Artwork, Artwork]
    most: tuple[Artist, ...]
    """BIO-7.4: the artists of whom this gallery now shows the most, and did not before."""
    four: bool
    """BIO-7.3: whether its exhibitions now show all four artists, and did not before."""
    overtaken: tuple[Seat, ...]
    """BIO-7.4: the galleries that no longer show the most of an artist."""


class Drew(EventValue, frozen=True):
    """BIO-5.6, BIO-5.8: an influence card was drawn, as its owner sees it."""

    seat: Seat
    artist: Artist


class DrewUnseen(EventValue, frozen=True):
    """An influence card was drawn, as everyone else sees it."""

    seat: Seat


class Closed(EventValue, frozen=True):
    """BIO-5.1: the turn ends by itself: no actions left, the gallery is full, or gold is lacking."""

    seat: Seat
    why: Literal["actions", "room", "gold"]


class Rested(EventValue, frozen=True):
    """BIO-5.8: a player took no action in their turn."""

    seat: Seat


class Earned(EventValue, frozen=True):
    """BIO-6.1: a player got gold at the end of a turn."""

    seat: Seat


class Laid(EventValue, frozen=True):
    """BIO-6.2: the display was refilled."""

    artworks: tuple[Artwork, ...]
    exhibitions: tuple[Exhibition, ...]


class Swept(EventValue, frozen=True):
    """BIO-3.1: all face-up artworks were discarded."""

    artworks: tuple[Artwork, ...]
    artist: Artist | None
    """The artist of five or six of them; None if nothing could be exhibited."""


class Reshuffled(EventValue, frozen=True):
    """BIO-2.8: a discard pile became the deck."""

    deck: Literal["artworks", "influence"]


class LastRound(EventValue, frozen=True):
    """BIO-7.1, BIO-7.6: the last round begins, after the last exhibition or by the limit of rounds."""

    by: Literal["exhibitions", "rounds"]


class TurnBegan(EventValue, frozen=True):
    seat: Seat
    round: int


class Ended(EventValue, frozen=True):
    """BIO-7.1, BIO-7.6: the game is over."""


Event: TypeAlias = (
    Discarded
    | Influenced
    | Bought
    | Sold
    | Exhibited
    | Drew
    | DrewUnseen
    | Closed
    | Rested
    | Earned
    | Laid
    | Swept
    | Reshuffled
    | LastRound
    | TurnBegan
    | Ended
)
