"""Samples a state that a viewer could not tell from the true one: only the deck's order is hidden."""

from collections.abc import Sequence

from vernissage.core.rng import Rng
from vernissage.core.value import derive
from vernissage.games.canvas.cards import CARDS
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.state import Painter, State
from vernissage.games.canvas.view import View


def imagine(view: View, _memory: Sequence[Event], rng: Rng) -> State:
    """CAN-2.2: returns a state with the deck shuffled; it holds all cards that are not visible."""
    table = view.table
    painters = tuple(
        Painter(
            open_.hand,
            open_.tokens,
            open_.backgrounds,
            tuple(each.cards for each in open_.paintings),
            tuple(each.moulding for each in open_.paintings),
        )
        for open_ in table.painters
    )
    row = tuple(spot.card for spot in table.row)
    lying = {*row, *table.gone}
    for painter in painters:
        lying.update(painter.hand, *painter.paintings)
    return derive(
        State,
        table,
        row=row,
        laid=tuple(spot.tokens for spot in table.row),
        deck=rng.shuffled([card for card in CARDS if card not in lying]),
        painters=painters,
    )
