"""The account of a gallery: the sources of its points, its gold, and the history of its works."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import Value
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Bought, Earned, Event, Exhibited, Rested, Sold
from vernissage.games.bioutifoul.scoring import Score, scores, wealth
from vernissage.games.bioutifoul.state import PRICES, Gallery, State

Turn: TypeAlias = int
"""The number of a turn, counted from 1 over all galleries."""
Past: TypeAlias = Sequence[tuple[Turn, Event]]


class Point(Value, frozen=True):
    """BIO-7.2 to BIO-7.4: one point and its reason."""

    kind: Literal["exhibition", "all-four", "most"]
    exhibition: Exhibition | None = None
    artist: Artist | None = None
    """The artist whose works this gallery shows most; None for other reasons."""


class Holding(Value, frozen=True):
    """A work that hung in a gallery: its purchase, and whether it was sold, shown or kept."""

    artwork: Artwork
    bought: int | None
    """The price paid; None if the work hung in the gallery from the start."""
    came: Turn
    became: Literal["sold", "shown", "kept"]
    left: Turn | None
    gold: int
    """BIO-5.4, BIO-7.5: the selling price or the final value; 0 if the work was exhibited."""
    exhibition: Exhibition | None


class Account(Value, frozen=True):
    """One gallery's account. Initial gold plus income minus spending gives the final gold."""

    points: tuple[Point, ...]
    began: int
    earned: int
    """BIO-6.1: the income at the end of turns."""
    rested: int
    """BIO-5.8: the additional income from turns without an action."""
    sold: int
    spent: int
    gold: int
    wall: int
    """BIO-7.5: the value of the works that still hang in the gallery."""
    wealth: int
    holdings: tuple[Holding, ...]
    """The works, in the order in which they came to the gallery."""


def accounts(first: State, past: Past, last: State) -> PerSeat[Account]:
    """Returns every gallery's account of the game, from its first state, its events and its last state."""
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
    """BIO-7.2, BIO-7.3, BIO-7.4: yields the points in the order in which the rules count them."""
    yield from (Point("exhibition", exhibition=each) for each in exhibitions)
    if score.all_four:
        yield Point("all-four")
    yield from (Point("most", artist=artist) for artist in score.majorities)


def holdings(begins: Gallery, own: Past, last: State) -> Iterator[Holding]:
    """BIO-5.2, BIO-5.4, BIO-5.6: yields each stay of a work in the gallery; a sold work may come back."""
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
