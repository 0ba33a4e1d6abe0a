"""The account of a gallery: where its points came from, its gold, and what became of its works."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import Value
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Bought, Earned, Event, Exhibited, Rested, Sold
from vernissage.games.bioutifoul.scoring import Score, scores, wealth
from vernissage.games.bioutifoul.state import PRICES, Gallery, State

Turn: TypeAlias = int
"""Counted from 1 over all galleries."""
Past: TypeAlias = Sequence[tuple[Turn, Event]]


class Point(Value, frozen=True):
    """BIO-7.2 to BIO-7.4: one point, and its reason."""

    kind: Literal["exhibition", "all-four", "most"]
    exhibition: Exhibition | None = None
    artist: Artist | None = None
    """The artist of whom this gallery shows the most."""


class Holding(Value, frozen=True):
    """A work that hung in a gallery: when and for how much it was bought, and what became of it."""

    artwork: Artwork
    bought: int | None
    """The price; None if it hung there from the start."""
    came: Turn
    became: Literal["sold", "shown", "kept"]
    left: Turn | None
    gold: int
    """BIO-5.4, BIO-7.5: its selling price or final value; 0 if it was exhibited."""
    exhibition: Exhibition | None


class Account(Value, frozen=True):
    """One gallery's account. Its initial gold plus income minus spending is what is left."""

    points: tuple[Point, ...]
    began: int
    earned: int
    """BIO-6.1: the income at the end of turns."""
    rested: int
    """BIO-5.8: the income from turns without an action."""
    sold: int
    spent: int
    gold: int
    wall: int
    """BIO-7.5: the value of the works that still hang there."""
    wealth: int
    holdings: tuple[Holding, ...]
    """In the order of their arrival."""


def accounts(first: State, past: Past, last: State) -> PerSeat[Account]:
    """Returns the accounts of all galleries, from the events between these two states."""
    seats = range(len(first.galleries))
    own = [[(turn, each) for turn, each in past if getattr(each, "seat", None) == seat] for seat in seats]
    return tuple(_account(seat, first, own[seat], last) for seat in seats)


def _account(seat: Seat, first: State, own: Past, last: State) -> Account:
    begins, ends = first.galleries[seat], last.galleries[seat]
    events = [event for _, event in own]
    worth = wealth(ends, last.row)
    return Account(
        points=tuple(points(scores(last)[seat], ends.exhibitions)),
        began=begins.gold,
        earned=sum(isinstance(event, Earned) for event in events),
        rested=sum(isinstance(event, Rested) for event in events),
        sold=sum(event.gold for event in events if isinstance(event, Sold)),
        spent=sum(event.gold for event in events if isinstance(event, Bought)),
        gold=ends.gold,
        wall=worth - ends.gold,
        wealth=worth,
        holdings=tuple(sorted(holdings(begins, own, last), key=lambda each: each.came)),
    )


def points(score: Score, exhibitions: Iterable[Exhibition]) -> Iterator[Point]:
    """BIO-7.2, BIO-7.3, BIO-7.4: the points in the order in which the rules count them."""
    yield from (Point("exhibition", exhibition=each) for each in exhibitions)
    if score.all_four:
        yield Point("all-four")
    yield from (Point("most", artist=artist) for artist in score.majorities)


def holdings(begins: Gallery, own: Past, last: State) -> Iterator[Holding]:
    """BIO-5.2, BIO-5.4, BIO-5.6: the works that came and went; a work sold may be bought again."""
    hanging: dict[Artwork, tuple[Turn, int | None]] = dict.fromkeys(begins.artworks, (0, None))
    for turn, event in own:
        match event:
            case Bought(artwork=artwork, gold=gold):
                hanging[artwork] = turn, gold
            case Sold(artwork=artwork, gold=gold):
                came, paid = hanging.pop(artwork)
                yield Holding(artwork, paid, came, "sold", turn, gold, None)
            case Exhibited(exhibition=exhibition, artworks=artworks):
                for artwork in artworks:
                    came, paid = hanging.pop(artwork)
                    yield Holding(artwork, paid, came, "shown", turn, 0, exhibition)
    for artwork, (came, paid) in hanging.items():
        yield Holding(artwork, paid, came, "kept", None, PRICES[last.row][artwork], None)
