"""Samples a state that a viewer could not tell from the true one.

A viewer with perfect memory knows every gift that was turned over. Only the order of the shop is sampled, and
the faces of cards that lay face down when the viewer's memory begins.
"""

from collections.abc import Sequence

from vernissage.core.rng import Rng
from vernissage.core.value import derive
from vernissage.games.not_a_hat import cards
from vernissage.games.not_a_hat.cards import Back, Gift
from vernissage.games.not_a_hat.moves import Event
from vernissage.games.not_a_hat.recall import Past, look_back
from vernissage.games.not_a_hat.state import Card, Pile, State
from vernissage.games.not_a_hat.view import Lying, Table, View


def imagine(view: View, memory: Sequence[Event], rng: Rng) -> State:
    """Returns a state that fits everything the viewer has seen; hidden gifts are dealt at random."""
    table = view.table
    pasts = look_back(map(len, table.piles), table.number, memory, parcel=table.parcel is not None)
    faces = Faces(table, [past.face() for past in pasts.everywhere()], rng)
    piles = tuple(
        tuple(faces.card(lying, past) for lying, past in zip(pile, known, strict=True))
        for pile, known in zip(table.piles, pasts.piles, strict=True)
    )
    parcel = None
    if table.parcel is not None and pasts.parcel is not None:
        parcel = faces.gift(table.parcel, pasts.parcel)
    return _state(table, piles, parcel, faces.left)


def _state(table: Table, piles: tuple[Pile, ...], parcel: Gift | None, left: list[Gift]) -> State:
    top = () if table.top is None else (table.top,)
    below = table.shop - len(top)
    shop = (*top, *left[:below])
    lying = {card.gift for pile in piles for card in pile} | {gift for own in table.penalties for gift in own}
    return derive(
        State,
        table,
        shop=shop,
        box=tuple(gift for gift in cards.GIFTS if gift not in lying.union(shop, (parcel,))),
        piles=piles,
        parcel=parcel,
    )


class Faces:
    """The gifts that the viewer has not seen, dealt at random to face-down cards."""

    def __init__(self, table: Table, known: Sequence[Gift | None], rng: Rng) -> None:
        options = table.options
        self._backs = cards.backs(anyone=options.anyone)
        open_ = (lying.gift for pile in table.piles for lying in pile)
        taken = (gift for own in table.penalties for gift in own)
        placed = {*open_, *taken, *known, table.top}
        deck = cards.deck(options.arrows, anyone=options.anyone)
        self.left = list(rng.shuffled([gift for gift in deck if gift not in placed]))

    def card(self, lying: Lying, past: Past) -> Card:
        """Returns a card as it lies, with its gift if that is known, else with a possible one."""
        if lying.back is None:
            assert lying.gift is not None
            return Card(lying.gift, open=True)
        return Card(self.gift(lying.back, past), open=False)

    def gift(self, back: Back, past: Past) -> Gift:
        """Returns the gift that was seen on this card, or an unseen gift with this back."""
        known = past.face()
        if known is not None:
            return known
        found = next(gift for gift in self.left if self._backs[gift] == back)
        self.left.remove(found)
        return found
