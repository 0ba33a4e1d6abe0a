"""A state that a viewer could not tell from the true one.

Hidden are the order of the three decks, the exhibitions removed for two players, and the influence
cards of the others. What others hold is not all unknown: cards passed on were seen (BIO-4.2), and a
card drawn after the deck was renewed (BIO-2.8) can only be one of those that had been discarded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, Viewer
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import (
    Discarded,
    Drew,
    DrewUnseen,
    Event,
    Influenced,
    Reshuffled,
)
from vernissage.games.bioutifoul.state import Hand, State
from vernissage.games.bioutifoul.view import Table, View, visible_state

Turn: TypeAlias = tuple[Seat, int, Artist | None]
"""A card never shown came to a seat from the deck of a generation; or one turned out to be by an artist."""
PATIENCE: Final = 2000
"""How many guesses are made before the story is given up."""
RENEWED: Final = Reshuffled("influence")


def imagine(view: View, memory: Sequence[Event], rng: Rng) -> State:
    """Everything this viewer can't know, dealt anew in keeping with what was seen."""
    table = view.table
    exhibitions = rng.shuffled(unseen_exhibitions(table))
    hands, deck = imagine_influence(view, memory, rng)
    return replace(
        visible_state(view),
        artwork_deck=rng.shuffled(unseen_artworks(table)),
        exhibition_deck=exhibitions[table.removed :],
        removed=exhibitions[: table.removed],
        influence_deck=deck,
        hands=hands,
    )


def unseen_artworks(table: Table) -> list[Artwork]:
    """Those that must lie in the deck."""
    owned = [work for gallery in table.galleries for work in gallery.artworks]
    return _left(cards.ARTWORKS, (*table.artworks, *table.artwork_discard, *owned))


def unseen_exhibitions(table: Table) -> list[Exhibition]:
    """Those that lie in the deck, or were removed."""
    hung = [exhibition for gallery in table.galleries for exhibition in gallery.exhibitions]
    return _left(cards.exhibitions(table.options.exhibitions), (*table.exhibitions, *hung))


def imagine_influence(
    view: View, memory: Sequence[Event], rng: Rng
) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
    """The hands of all and the influence deck, as they might be."""
    seen = tuple(memory)
    facts = facts_of(view, seen)
    if facts is not None:
        guess = Guess(facts, rng)
        if guess.explain() and guess.adds_up():
            return guess.deal(view)
    return _from_known_cards(view, seen, rng)


def _left(box: Sequence[str], lying: Sequence[str]) -> list[str]:
    gone = set(lying)
    return [card for card in box if card not in gone]


@lru_cache(maxsize=16)
def facts_of(view: View, memory: tuple[Event, ...]) -> Facts | None:
    """What was seen, if the deck was ever renewed. Search asks again and again about the same moment."""
    if RENEWED not in memory:
        return None
    facts = Facts(view)
    for event in memory:
        facts.take_in(event)
    # A game set up in the middle has a past that nobody saw, so the facts may not add up.
    return facts if facts.arrive_at(view) else None


class Facts:
    """What was seen of the influence cards since the deal.

    A card of another player's that was never shown belongs to a generation: the deck it was drawn from.
    Generation 0 is the full deck, each renewal begins the next.
    """

    def __init__(self, view: View) -> None:
        players, dealt = view.table.options.players, cards.INFLUENCE_DEALT
        self.viewer = view.seat
        self.known: list[Counter[Artist]] = [Counter() for _ in range(players)]
        """Cards that each was seen to get and still holds; of the viewer, less those that were dealt."""
        self.unknown = [dealt] * players
        """How many cards never shown each holds."""
        self.pools = [Counter(cards.INFLUENCE)]
        """The cards of each generation, less those the viewer got."""
        self.deck = len(cards.INFLUENCE) - players * dealt
        self.discard: Counter[Artist] = Counter()
        others = [seat for seat in range(players) for _ in range(dealt) if seat != self.viewer]
        self.turns: list[Turn] = [(seat, 0, None) for seat in others]

    def take_in(self, event: Event) -> None:
        """One more event."""
        if isinstance(event, Influenced):
            self.known[event.receiver][event.artist] += event.cards
            self.leave(event.seat, event.artist, event.cards)
        elif isinstance(event, Discarded):
            self.discard[event.artist] += 1
            self.leave(event.seat, event.artist, 1)
        elif isinstance(event, DrewUnseen):
            self.deck -= 1
            self.unknown[event.seat] += 1
            self.turns.append((event.seat, len(self.pools) - 1, None))
        elif isinstance(event, Drew):
            self.deck -= 1
            self.known[event.seat][event.artist] += 1
            self.pools[-1][event.artist] -= 1
        elif event == RENEWED:
            self.pools.append(self.discard)
            self.deck = self.discard.total()
            self.discard = Counter()

    def leave(self, seat: Seat, artist: Artist, count: int) -> None:
        """Cards leave a hand in the open: the known ones first, for equal cards are one as another."""
        known = self.known[seat]
        shown = 0 if seat == self.viewer else max(0, count - known[artist])
        known[artist] -= count - shown
        if shown:
            self.unknown[seat] -= shown
            self.turns += [(seat, len(self.pools) - 1, artist)] * shown

    def arrive_at(self, view: View) -> bool:
        """Do these facts add up to what lies on the table?"""
        table = view.table
        if view.seat is not None:
            # What the viewer holds and was not seen to get was dealt at the beginning.
            self.pools[0].subtract(Counter(view.hand))
            self.pools[0].update(self.known[view.seat])
        held = [known.total() + unknown for known, unknown in zip(self.known, self.unknown, strict=True)]
        return (
            self.deck == table.influence_deck
            and self.discard == Counter(table.influence_discard)
            and held == [gallery.influence for gallery in table.galleries]
        )


class Guess:
    """Which deck each card that turned up came from, and so what the cards still hidden can be."""

    def __init__(self, facts: Facts, rng: Rng) -> None:
        self.facts = facts
        self.rng = rng
        self.pools = [Counter(pool) for pool in facts.pools]
        self.hidden = [[0] * len(facts.pools) for _ in facts.known]
        """Cards never shown that each seat holds, of each generation."""
        self.patience = PATIENCE

    def explain(self) -> bool:
        """Can everything that turned up be explained? Guesses that lead nowhere are taken back."""
        turns = self.facts.turns
        made: list[tuple[int, Iterator[int]]] = []
        while len(made) < len(turns):
            others = iter(self.likely(turns[len(made)]))
            while (generation := next(others, None)) is None:
                if not made:
                    return False
                wrong, others = made.pop()
                self.follow(turns[len(made)], wrong, -1)
            self.follow(turns[len(made)], generation, 1)
            made.append((generation, others))
        return True

    def follow(self, turn: Turn, generation: int, step: int) -> None:
        """One turn on with this guess, or back."""
        seat, _, artist = turn
        if artist is None:
            self.hidden[seat][generation] += step
        else:
            self.hidden[seat][generation] -= step
            self.pools[generation][artist] -= step

    def likely(self, turn: Turn) -> list[int]:
        """The generations this card can be of, drawn in an order after their chances."""
        seat, came_from, artist = turn
        if artist is None:
            return [came_from]
        chances = {
            generation: held * self.pools[generation][artist] / self.pools[generation].total()
            for generation, held in enumerate(self.hidden[seat])
            if held and self.pools[generation][artist] > 0
        }
        if len(chances) <= 1:
            return list(chances)
        self.patience -= 1
        if self.patience < 0:
            return []
        return sorted(chances, key=lambda generation: self.rng.fraction() ** (1 / chances[generation]))[::-1]

    def adds_up(self) -> bool:
        """Are there as many cards left of each generation as are still hidden?"""
        hidden = [sum(seat[generation] for seat in self.hidden) for generation in range(len(self.pools))]
        hidden[-1] += self.facts.deck
        return all(
            pool.total() == count and min(pool.values(), default=0) >= 0
            for pool, count in zip(self.pools, hidden, strict=True)
        )

    def deal(self, view: View) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
        """Deal what is left of each generation to the cards never shown; the rest of the last is the deck."""
        piles = [list(self.rng.shuffled(sorted(pool.elements()))) for pool in self.pools]
        hands: list[Hand] = []
        for seat, (known, hidden) in enumerate(zip(self.facts.known, self.hidden, strict=True)):
            if seat == view.seat and view.hand is not None:
                hands.append(view.hand)
                continue
            hand = list(known.elements())
            for pile, count in zip(piles, hidden, strict=True):
                hand += [pile.pop() for _ in range(count)]
            hands.append(tuple(sorted(hand)))
        return tuple(hands), tuple(piles[-1])


def _from_known_cards(
    view: View, memory: tuple[Event, ...], rng: Rng
) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
    """Cards seen to be passed on stay where they went; all others unseen are dealt anew."""
    galleries = view.table.galleries
    known = known_cards(memory, len(galleries), view.seat)
    pile = list(rng.shuffled(unseen_influence(view, known)))
    hands: list[Hand] = []
    for seat, (gallery, held) in enumerate(zip(galleries, known, strict=True)):
        if seat == view.seat and view.hand is not None:
            hands.append(view.hand)
            continue
        drawn = [pile.pop() for _ in range(gallery.influence - held.total())]
        hands.append(tuple(sorted([*held.elements(), *drawn])))
    return tuple(hands), tuple(pile)


def unseen_influence(view: View, known: Sequence[Counter[Artist]]) -> list[Artist]:
    """The cards that lie hidden, but for those that others are known to hold."""
    unseen = Counter(cards.INFLUENCE)
    unseen.subtract(view.table.influence_discard)
    unseen.subtract(view.hand or ())
    for held in known:
        unseen.subtract(held)
    return sorted(unseen.elements())


@lru_cache(maxsize=16)
def known_cards(memory: tuple[Event, ...], players: int, viewer: Viewer) -> tuple[Counter[Artist], ...]:
    """BIO-4.2: the cards that the others are known to hold, from what was passed on in the open."""
    known: list[Counter[Artist]] = [Counter() for _ in range(players)]
    for event in memory:
        if isinstance(event, Influenced):
            held, artist = known[event.seat], event.artist
            held[artist] = max(0, held[artist] - event.cards)
            known[event.receiver][artist] += event.cards
        elif isinstance(event, Discarded):
            held = known[event.seat]
            held[event.artist] = max(0, held[event.artist] - 1)
    if viewer is not None:
        known[viewer] = Counter()
    return tuple(known)
