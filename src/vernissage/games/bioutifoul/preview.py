"""The consequences of a seat's offers: prices, the row of artists, and exhibitions.

They are computed from face-up cards only.
"""

from vernissage.core.seats import Seat
from vernissage.core.value import Value
from vernissage.games.bioutifoul.cards import GALLERY_SPACE, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Buy, Exhibit, Influence, Sell
from vernissage.games.bioutifoul.offers import DONE, Why, exhibit_offers, may_act, may_buy, offers, why_closed
from vernissage.games.bioutifoul.rules import buy, exhibit, pushed, sell
from vernissage.games.bioutifoul.state import Gallery, Row, State, price
from vernissage.games.bioutifoul.view import View, visible_state


class Push(Value, frozen=True):
    """BIO-4.3: an influence, the row after it, and the moved artist's value before and after."""

    move: Influence
    row: Row
    before: int
    after: int


class Purchase(Value, frozen=True):
    """BIO-5.2: a purchase, the gold left after it, and the exhibitions that it makes possible."""

    move: Buy
    gold: int
    opens: tuple[Exhibition, ...]
    ends: Why | None
    """BIO-5.1: why the turn would end by itself after the purchase; None if it would go on."""


class Sale(Value, frozen=True):
    """BIO-5.4: a sale, and the gold after it."""

    move: Sell
    gold: int
    ends: Why | None


class Show(Value, frozen=True):
    """BIO-5.6: an exhibition that can be held."""

    move: Exhibit
    ends: Why | None


class Preview(Value, frozen=True):
    """The consequences of each offer, except for discarding and ending the turn, which have none to show."""

    influence: tuple[Push, ...] = ()
    buy: tuple[Purchase, ...] = ()
    sell: tuple[Sale, ...] = ()
    exhibit: tuple[Show, ...] = ()
    bars: Why | None = None
    """BIO-5.2, BIO-5.3: why nothing can be bought now; None if something can."""


def preview(view: View) -> Preview:
    """Returns the consequences of all offers in this view; empty for an onlooker."""
    seat = view.seat
    if seat is None:
        return Preview()
    state = visible_state(view)
    moves = offers(state, seat)
    return Preview(
        influence=tuple(push(state, move) for move in moves if isinstance(move, Influence)),
        buy=tuple(purchase(state, seat, move) for move in moves if isinstance(move, Buy)),
        sell=tuple(sale(state, seat, move) for move in moves if isinstance(move, Sell)),
        exhibit=tuple(show(state, seat, move) for move in moves if isinstance(move, Exhibit)),
        bars=barred(state, seat) if DONE in moves else None,
    )


def barred(state: State, seat: Seat) -> Why | None:
    gallery = state.galleries[seat]
    if may_buy(state, gallery):
        return None
    return "room" if len(gallery.artworks) >= GALLERY_SPACE else "gold"


def push(state: State, move: Influence) -> Push:
    row, after, _ = pushed(state.row, move)
    return Push(move, row, price(state.row, move.artist), after)


def purchase(state: State, seat: Seat, move: Buy) -> Purchase:
    after = buy(state, seat, move)
    gallery = after.galleries[seat]
    before = possible(state.exhibitions, state.galleries[seat].artworks)
    opens = possible(state.exhibitions, gallery.artworks) - before
    shown = tuple(exhibition for exhibition in state.exhibitions if exhibition in opens)
    return Purchase(move, gallery.gold, shown, closing(after, gallery))


def possible(exhibitions: tuple[Exhibition, ...], owned: tuple[Artwork, ...]) -> set[Exhibition]:
    """BIO-5.6: returns the exhibitions that can be held with these works."""
    return {move.exhibition for move in exhibit_offers(exhibitions, owned)}


def sale(state: State, seat: Seat, move: Sell) -> Sale:
    after = sell(state, seat, move)
    gallery = after.galleries[seat]
    return Sale(move, gallery.gold, closing(after, gallery))


def show(state: State, seat: Seat, move: Exhibit) -> Show:
    after = exhibit(state, seat, move)
    return Show(move, closing(after, after.galleries[seat]))


def closing(state: State, gallery: Gallery) -> Why | None:
    """BIO-5.1: returns why no action would be left; None if one would."""
    return None if may_act(state, gallery) else why_closed(state, gallery)
