"""Samples a state that a viewer could not tell from the true one.

A viewer doesn't see the order of the three decks, the exhibitions removed for two players, and the others'
influence cards. But cards passed on were seen (BIO-4.2), and a card drawn after the deck was renewed
(BIO-2.8) must be one of those discarded before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, Viewer
from vernissage.games.bioutifoul import cards, moves
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Event
from vernissage.games.bioutifoul.state import Hand, State
from vernissage.games.bioutifoul.view import Table, View, visible_state

Turn: TypeAlias = tuple[Seat, int, Artist | None]
"""A seat, a generation and the artist of a card that the seat revealed; None if it drew a hidden card."""
PATIENCE: Final = 2000
"""How many guesses are made before the history of the cards is ignored."""
RENEWED: Final = moves.Reshuffled("influence")


def imagine(view: View, memory: Sequence[Event], rng: Rng) -> State:
    """Returns a random state that is consistent with this viewer's view and with the events they saw."""
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
    """Returns the artworks that must be in the deck."""
    owned = [work for gallery in table.galleries for work in gallery.artworks]
    return _left(cards.ARTWORKS, (*table.artworks, *table.artwork_discard, *owned))


def unseen_exhibitions(table: Table) -> list[Exhibition]:
    """Returns the exhibitions that are in the deck or were removed."""
    hung = [exhibition for gallery in table.galleries for exhibition in gallery.exhibitions]
    return _left(cards.exhibitions(table.options.exhibitions), (*table.exhibitions, *hung))


def imagine_influence(
    view: View, memory: Sequence[Event], rng: Rng
) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
    """Returns random hands and a random influence deck, consistent with the events if possible."""
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
    """Returns the facts about the influence cards; None if the deck was never renewed or some are missing."""
    if RENEWED not in memory:
        return None
    facts = Facts(view)
    for event in memory:
        facts.take_in(event)
    # A game may begin from a position whose past is unknown. Its facts don't add up.
    return facts if facts.arrive_at(view) else None


class Facts:
    """The facts that a viewer has seen about the influence cards since the deal.

    A hidden card of another player belongs to a generation, which is the deck it was drawn from. Generation 0
    is the first deck, and each renewal begins the next generation.
    """

    def __init__(self, view: View) -> None:
        players, dealt = view.table.options.players, cards.INFLUENCE_DEALT
        self.viewer = view.seat
        self.known: list[Counter[Artist]] = [Counter() for _ in range(players)]
        """The cards each seat was seen to get and still holds; the viewer's own dealt cards are left out."""
        self.unknown = [dealt] * players
        """How many hidden cards each seat holds."""
        self.pools = [Counter(cards.INFLUENCE)]
        """The cards of each generation, without those that the viewer drew."""
        self.deck = len(cards.INFLUENCE) - players * dealt
        self.discard: Counter[Artist] = Counter()
        others = [seat for seat in range(players) for _ in range(dealt) if seat != self.viewer]
        self.turns: list[Turn] = [(seat, 0, None) for seat in others]

    def take_in(self, event: Event) -> None:
        """Updates the facts with one event."""
        if isinstance(event, moves.Influenced):
            self.known[event.receiver][event.artist] += event.cards
            self.leave(event.seat, event.artist, event.cards)
        elif isinstance(event, moves.Discarded):
            self.discard[event.artist] += 1
            self.leave(event.seat, event.artist, 1)
        elif isinstance(event, moves.DrewUnseen):
            self.deck -= 1
            self.unknown[event.seat] += 1
            self.turns.append((event.seat, len(self.pools) - 1, None))
        elif isinstance(event, moves.Drew):
            self.deck -= 1
            self.known[event.seat][event.artist] += 1
            self.pools[-1][event.artist] -= 1
        elif event == RENEWED:
            self.pools.append(self.discard)
            self.deck = self.discard.total()
            self.discard = Counter()

    def leave(self, seat: Seat, artist: Artist, count: int) -> None:
        """Removes cards that a seat played or discarded face up, known cards first."""
        known = self.known[seat]
        shown = 0 if seat == self.viewer else max(0, count - known[artist])
        known[artist] -= count - shown
        if shown:
            self.unknown[seat] -= shown
            self.turns += [(seat, len(self.pools) - 1, artist)] * shown

    def arrive_at(self, view: View) -> bool:
        """Whether these facts agree with the current piles and hands."""
        table = view.table
        if view.seat is not None:
            # The viewer's cards that no event mentions were dealt at the beginning.
            self.pools[0].subtract(Counter(view.hand))
            self.pools[0].update(self.known[view.seat])
        held = [known.total() + unknown for known, unknown in zip(self.known, self.unknown, strict=True)]
        return (
            self.deck == table.influence_deck
            and self.discard == Counter(table.influence_discard)
            and held == [gallery.influence for gallery in table.galleries]
        )


class Guess:
    """A guess at the generation of each revealed card, which restricts the cards that are still hidden."""

    def __init__(self, facts: Facts, rng: Rng) -> None:
        self.facts = facts
        self.rng = rng
        self.pools = [Counter(pool) for pool in facts.pools]
        self.hidden = [[0] * len(facts.pools) for _ in facts.known]
        """How many hidden cards of each generation each seat holds."""
        self.patience = PATIENCE

    def explain(self) -> bool:
        """Whether all revealed cards can be explained. Tries other generations when a guess fails."""
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
        """Applies a guess if the step is 1, and reverts it if the step is -1."""
        seat, _, artist = turn
        if artist is None:
            self.hidden[seat][generation] += step
        else:
            self.hidden[seat][generation] -= step
            self.pools[generation][artist] -= step

    def likely(self, turn: Turn) -> list[int]:
        """Returns the possible generations of this card in random order, weighted by their chances."""
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
        """Whether each generation has exactly as many cards left as are still hidden."""
        hidden = [sum(seat[generation] for seat in self.hidden) for generation in range(len(self.pools))]
        hidden[-1] += self.facts.deck
        return all(
            pool.total() == count and min(pool.values(), default=0) >= 0
            for pool, count in zip(self.pools, hidden, strict=True)
        )

    def deal(self, view: View) -> tuple[tuple[Hand, ...], tuple[Artist, ...]]:
        """Deals the rest of each generation to the hands. The rest of the last generation is the deck."""
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
    """Deals all hidden cards at random, except those that were seen to be passed on."""
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
    """Returns the influence cards whose place this viewer doesn't know."""
    unseen = Counter(cards.INFLUENCE)
    unseen.subtract(view.table.influence_discard)
    unseen.subtract(view.hand or ())
    for held in known:
        unseen.subtract(held)
    return sorted(unseen.elements())


@lru_cache(maxsize=16)
def known_cards(memory: tuple[Event, ...], players: int, viewer: Viewer) -> tuple[Counter[Artist], ...]:
    """BIO-4.2: returns the cards each other seat is known to hold, since they were passed on face up."""
    known: list[Counter[Artist]] = [Counter() for _ in range(players)]
    for event in memory:
        if isinstance(event, moves.Influenced):
            held, artist = known[event.seat], event.artist
            held[artist] = max(0, held[artist] - event.cards)
            known[event.receiver][artist] += event.cards
        elif isinstance(event, moves.Discarded):
            held = known[event.seat]
            held[event.artist] = max(0, held[event.artist] - 1)
    if viewer is not None:
        known[viewer] = Counter()
    return tuple(known)
