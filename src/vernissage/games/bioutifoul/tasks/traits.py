"""The features of each offer for a small learner: its kind, its price, and its use for exhibitions."""

from collections.abc import Sequence
from typing import Final

from vernissage.games.bioutifoul.cards import ARTIST_OF, SHOWS
from vernissage.games.bioutifoul.glance import fitting_works
from vernissage.games.bioutifoul.moves import Buy, Done, Event, Exhibit, Influence, Move, Sell
from vernissage.games.bioutifoul.view import View

NAMES: Final = (
    "buy",
    "buy: its price",
    "buy: an exhibition asks for its artist",
    "buy: makes an exhibition",
    "sell",
    "sell: its price",
    "sell: an exhibition asks for its artist",
    "exhibit",
    "done",
    "influence: own works gain",
    "influence: wanted works gain",
    "influence: cards",
)
NOTHING: Final = (0.0,) * len(NAMES)


def traits(view: View, _memory: Sequence[Event], offers: Sequence[Move]) -> list[tuple[float, ...]]:
    """BIO-4.2, BIO-5.2 to BIO-5.6: returns the features of each offer, in the order of `NAMES`."""
    table, seat = view.table, view.seat
    assert seat is not None
    works = table.galleries[seat].artworks
    price = dict(zip(table.row, table.prices, strict=True))
    wanted = {artist for exhibition in table.exhibitions for artist in SHOWS[exhibition]}
    fitting = fitting_works(table.exhibitions, works)

    def of(move: Move) -> tuple[float, ...]:
        if isinstance(move, Buy):
            artist = ARTIST_OF[move.artwork]
            return (1, price[artist] / 5, artist in wanted, move.artwork in fitting, 0, 0, 0, 0, 0, 0, 0, 0)
        if isinstance(move, Sell):
            artist = ARTIST_OF[move.artwork]
            return (0, 0, 0, 0, 1, price[artist] / 5, artist in wanted, 0, 0, 0, 0, 0)
        if isinstance(move, Exhibit):
            return (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
        if isinstance(move, Done):
            return (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
        if isinstance(move, Influence):
            rise = move.cards if move.direction == "left" else -move.cards
            owned = sum(ARTIST_OF[work] == move.artist for work in works)
            return (
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                rise * owned / 3,
                rise * (move.artist in wanted) / 3,
                move.cards,
            )
        return NOTHING

    return [of(move) for move in offers]
