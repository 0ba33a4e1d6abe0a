"""What a seat can do, and what then happens."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import force_setattr

from vernissage.core.seats import Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.state import Row

Direction: TypeAlias = Literal["left", "right"]
"""Left is towards the Bid card: the value rises."""


class Discard(MoveValue, frozen=True):
    """BIO-4.1: discard one influence card of a hand that is too large."""

    artist: Artist


class Influence(MoveValue, frozen=True):
    """BIO-4.2, BIO-4.3: play influence cards of one artist and move that artist as many places."""

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
        """Which of the two is named first means nothing, so there is one way to say it."""
        one, two = self.artworks
        if one > two:
            force_setattr(self, "artworks", (two, one))


class Done(MoveValue, frozen=True):
    """BIO-5.1: no further action this turn."""


Move: TypeAlias = Discard | Influence | Buy | Sell | Exhibit | Done


class Discarded(EventValue, frozen=True):
    """BIO-4.1: discards lie face up."""

    seat: Seat
    artist: Artist


class Influenced(EventValue, frozen=True):
    """BIO-4.2 to BIO-4.4: cards were played, the artist moved, the cards went to the right."""

    seat: Seat
    artist: Artist
    cards: int
    direction: Direction
    value: int
    """What the artist is worth now."""
    receiver: Seat
    before: Row
    """BIO-4.3: how the artists stood until then."""
    passed: tuple[Artist, ...]
    """BIO-4.3: those who moved because this one did."""


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
    """BIO-7.4: of whom this gallery has come to show the most."""
    four: bool
    """BIO-7.3: do its exhibitions show all four artists, and did not before?"""
    overtaken: tuple[Seat, ...]
    """BIO-7.4: the galleries that showed the most of somebody, and no longer do."""


class Drew(EventValue, frozen=True):
    """BIO-5.6, BIO-5.8: an influence card was drawn; only whoever drew it sees which."""

    seat: Seat
    artist: Artist


class DrewUnseen(EventValue, frozen=True):
    """What everyone else sees of it."""

    seat: Seat


class Closed(EventValue, frozen=True):
    """BIO-5.1: the turn ends by itself: all actions are taken, the gallery is full, or gold is lacking."""

    seat: Seat
    why: Literal["actions", "room", "gold"]


class Rested(EventValue, frozen=True):
    """BIO-5.8: no action at all was taken."""

    seat: Seat


class Earned(EventValue, frozen=True):
    """BIO-6.1: the gold at the end of a turn."""

    seat: Seat


class Laid(EventValue, frozen=True):
    """BIO-6.2: the display was filled up again."""

    artworks: tuple[Artwork, ...]
    exhibitions: tuple[Exhibition, ...]


class Swept(EventValue, frozen=True):
    """BIO-3.1: all face-up artworks were discarded."""

    artworks: tuple[Artwork, ...]
    artist: Artist | None
    """Of whom there were five or six; None if nothing could be exhibited."""


class Reshuffled(EventValue, frozen=True):
    """BIO-2.8: a discard pile became the deck."""

    deck: Literal["artworks", "influence"]


class LastRound(EventValue, frozen=True):
    """BIO-7.1, BIO-7.6: this is the last round, by the last exhibition or by the number of rounds."""

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
