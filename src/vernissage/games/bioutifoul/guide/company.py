"""The bots of the guided game, which move the cheap artists and buy little."""

from collections.abc import Sequence

from vernissage.games.bioutifoul.moves import Buy, Done, Event, Exhibit, Influence, Move
from vernissage.games.bioutifoul.rules import moved
from vernissage.games.bioutifoul.state import PRICES
from vernissage.games.bioutifoul.view import View


def company(view: View, _seen: Sequence[Event], offers: Sequence[Move]) -> Move:
    """Returns a bot's move: it exhibits if possible, or else buys the cheapest work once a turn."""
    if view.table.phase == "influence":
        return influence(view, offers)
    if view.table.phase == "discard":
        return offers[0]
    for move in offers:
        if isinstance(move, Exhibit):
            return move
    buys = [] if view.table.actions else [move for move in offers if isinstance(move, Buy)]
    return min(buys, key=lambda move: PRICES[view.table.row][move.artwork]) if buys else Done()


def influence(view: View, offers: Sequence[Move]) -> Move:
    """Returns an influence of one card that keeps the two dearest artists in place, or the first offer."""
    row = view.table.row
    for move in offers:
        if isinstance(move, Influence) and move.cards == 1:
            after, _, _ = moved(row, move.artist, -1 if move.direction == "left" else 1)
            if after[:2] == row[:2]:
                return move
    return offers[0]
