"""A state that a viewer could not tell from the true one.

Hidden are the order of the three decks, the exhibitions removed for two players, and the influence
cards of the others. What others hold is not all unknown: cards passed on were seen (BIO-4.2), and a
card drawn after the deck was renewed (BIO-2.8) can only be one of those that had been discarded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, Viewer
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import ARTISTS, Artist
from vernissage.games.bioutifoul.moves import (
    Discarded,
    Drew,
    DrewUnseen,
    Event,
    Influenced,
    Reshuffled,
)
from vernissage.games.bioutifoul.state import Gallery, Hand, State
from vernissage.games.bioutifoul.view import Table, View

TRIES: Final = 20
ABOUT_INFLUENCE: Final = (Influenced, Discarded, Drew, DrewUnseen, Reshuffled)
RENEWED: Final = Reshuffled("influence")


def imagine(view: View, memory: Sequence[Event], rng: Rng) -> State:
    """Everything this viewer can't know, dealt anew in keeping with what was seen."""
    table = view.table
    owned = [work for gallery in table.galleries for work in gallery.artworks]
    artworks = _left(cards.ARTWORKS, (*table.artworks, *table.artwork_discard, *owned))
    hung = [exhibition for gallery in table.galleries for exhibition in gallery.exhibitions]
    box = cards.exhibitions(table.options.exhibitions)
    exhibitions = rng.shuffled(_left(box, (*table.exhibitions, *hung)))
    hands, deck = imagine_influence(view, memory, rng)
    return State(
        options=table.options,
        row=table.row,
        artworks=table.artworks,
        artwork_deck=rng.shuffled(artworks),
        artwork_discard=table.artwork_discard,
        exhibitions=table.exhibitions,
        exhibition_deck=exhibitions[table.removed :],
        removed=exhibitions[: table.removed],
        influence_deck=deck,
        influence_discard=table.influence_discard,
        hands=hands,
        galleries=tuple(Gallery(open_.gold, open_.artworks, open_.exhibitions) for open_ in table.galleries),
        first=table.first,
        turn=table.turn,
        round=table.round,
        phase=table.phase,
        actions=table.actions,
        bought=table.bought,
    )


def imagine_influence(
    view: View, memory: Sequence[Event], rng: Rng
) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
    """The hands of all and the influence deck, as they might be."""
    if RENEWED not in memory:
        return _from_known_cards(view, memory, rng)
    telling = [event for event in memory if isinstance(event, ABOUT_INFLUENCE)]
    for _ in range(TRIES):
        story = _Story(view, rng)
        if all(map(story.follow, telling)) and story.arrives_at(view.table):
            return story.dealt()
    # A game set up in the middle has a past that nobody saw: keep to what was passed on since.
    return _from_known_cards(view, memory, rng)


def _left(box: Sequence[str], lying: Sequence[str]) -> list[str]:
    gone = set(lying)
    return [card for card in box if card not in gone]


class _Story:
    """The influence cards followed from the deal through what was seen.

    A card of another player's that was never shown belongs to a generation: the deck it was drawn
    from. Generation 0 is the full deck, each renewal begins the next. Cards shown are taken out of
    the pool of their generation; which generation a shown card came from is guessed, as likely as
    it is, and a guess that leads nowhere is dropped with the whole story.
    """

    def __init__(self, view: View, rng: Rng) -> None:
        players = view.table.options.players
        self.viewer = view.seat
        self.hand = view.hand
        self.rng = rng
        self.pools = [Counter(cards.INFLUENCE)]
        self.known: list[Counter[Artist]] = [Counter() for _ in range(players)]
        self.unknown: list[list[int]] = [
            [0 if seat == self.viewer else cards.INFLUENCE_DEALT] for seat in range(players)
        ]
        self.in_deck = len(cards.INFLUENCE) - players * cards.INFLUENCE_DEALT
        self.discard: Counter[Artist] = Counter()
        self.own: Counter[Artist] = Counter()
        """The viewer's cards come less those gone, whatever was dealt: for the pool of generation 0."""

    def follow(self, event: Event) -> bool:
        """Take in one event; False where this story can't go on."""
        # The order is how often each occurs: search follows stories all the time.
        if isinstance(event, Influenced):
            holder = self.own if event.receiver == self.viewer else self.known[event.receiver]
            holder[event.artist] += event.cards
            return self._leave(event.seat, event.artist, event.cards)
        if isinstance(event, Discarded):
            self.discard[event.artist] += 1
            return self._leave(event.seat, event.artist, 1)
        if isinstance(event, DrewUnseen):
            self.in_deck -= 1
            self.unknown[event.seat][-1] += 1
        elif isinstance(event, Drew):
            self.in_deck -= 1
            self.own[event.artist] += 1
            return self._take(len(self.pools) - 1, event.artist)
        elif event == RENEWED:
            self._renew()
        return True

    def _renew(self) -> None:
        """BIO-2.8: the discard pile becomes the deck, and a new generation begins."""
        self.pools.append(self.discard)
        self.in_deck = self.discard.total()
        self.discard = Counter()
        for generations in self.unknown:
            generations.append(0)

    def arrives_at(self, table: Table) -> bool:
        """Is this where the table stands, and could the cards the viewer was dealt be among the pool?"""
        if self.hand is not None:
            dealt = Counter(self.hand)
            dealt.subtract(self.own)
            if any(dealt[artist] < 0 or dealt[artist] > self.pools[0][artist] for artist in ARTISTS):
                return False
            self.pools[0] -= dealt
        sizes = [
            sum(known.values()) + sum(unknown)
            for known, unknown in zip(self.known, self.unknown, strict=True)
        ]
        return (
            self.in_deck == table.influence_deck
            and self.discard == Counter(table.influence_discard)
            and all(
                size == gallery.influence
                for seat, (size, gallery) in enumerate(zip(sizes, table.galleries, strict=True))
                if seat != self.viewer
            )
        )

    def dealt(self) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
        """Deal what is left of each generation to the cards never shown; the rest of the last is the deck."""
        piles = [list(self.rng.shuffled(sorted(pool.elements()))) for pool in self.pools]
        hands: list[Hand] = []
        for seat, (known, unknown) in enumerate(zip(self.known, self.unknown, strict=True)):
            if seat == self.viewer and self.hand is not None:
                hands.append(self.hand)
                continue
            hand = list(known.elements())
            for pile, count in zip(piles, unknown, strict=True):
                hand += [pile.pop() for _ in range(count)]
            hands.append(tuple(sorted(hand)))
        return tuple(hands), tuple(piles[-1])

    def _leave(self, seat: Seat, artist: Artist, count: int) -> bool:
        """Cards leave a hand in the open: the known ones first, for equal cards are one as another."""
        if seat == self.viewer:
            self.own[artist] -= count
            return True
        known = self.known[seat]
        if known[artist] >= count:
            known[artist] -= count
            return True
        count -= known[artist]
        known[artist] = 0
        return all(self._reveal(seat, artist) for _ in range(count))

    def _reveal(self, seat: Seat, artist: Artist) -> bool:
        """A card never shown turns out to be by this artist: which deck did it come from?"""
        unknown = self.unknown[seat]
        if len(unknown) == 1:
            generation = 0
        else:
            chances = [
                held * self.pools[number][artist] / max(1, self.pools[number].total())
                for number, held in enumerate(unknown)
            ]
            generation = _weighted(chances, self.rng)
        unknown[generation] -= 1
        return unknown[generation] >= 0 and self._take(generation, artist)

    def _take(self, generation: int, artist: Artist) -> bool:
        self.pools[generation][artist] -= 1
        return self.pools[generation][artist] >= 0


def _weighted(chances: list[float], rng: Rng) -> int:
    point = rng.fraction() * sum(chances)
    for number, chance in enumerate(chances):
        point -= chance
        if point < 0:
            return number
    return len(chances) - 1


def _from_known_cards(
    view: View, memory: Sequence[Event], rng: Rng
) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
    """Cards seen to be passed on stay where they went; all others unseen are dealt anew."""
    galleries = view.table.galleries
    known = known_cards(memory, len(galleries), view.seat)
    unseen = Counter(cards.INFLUENCE)
    unseen.subtract(view.table.influence_discard)
    unseen.subtract(view.hand or ())
    for held in known:
        unseen.subtract(held)
    pile = list(rng.shuffled(sorted(unseen.elements())))
    hands: list[Hand] = []
    for seat, (gallery, held) in enumerate(zip(galleries, known, strict=True)):
        if seat == view.seat and view.hand is not None:
            hands.append(view.hand)
            continue
        drawn = [pile.pop() for _ in range(gallery.influence - held.total())]
        hands.append(tuple(sorted([*held.elements(), *drawn])))
    return tuple(hands), tuple(pile)


def known_cards(memory: Sequence[Event], players: int, viewer: Viewer) -> list[Counter[Artist]]:
    """BIO-4.2: the cards that the others are known to hold, from what was passed on in the open."""
    known: list[Counter[Artist]] = [Counter() for _ in range(players)]
    for event in memory:
        # Search asks this at every iteration, and this is a good deal faster than a match statement.
        if isinstance(event, Influenced):
            held, artist = known[event.seat], event.artist
            held[artist] = max(0, held[artist] - event.cards)
            known[event.receiver][artist] += event.cards
        elif isinstance(event, Discarded):
            held = known[event.seat]
            held[event.artist] = max(0, held[event.artist] - 1)
    if viewer is not None:
        known[viewer] = Counter()
    return known
