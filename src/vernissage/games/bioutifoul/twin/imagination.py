"""The compiled version of `imagine.py`: from equal random numbers it gives an equal state.

The functions of `imagine.py` collect a seat's knowledge once, for many samples.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from vernissage.core.seats import Seat
from vernissage.games.bioutifoul.cards import ARTISTS, Artist
from vernissage.games.bioutifoul.imagine import (
    PATIENCE,
    Facts,
    facts_of,
    known_cards,
    unseen_artworks,
    unseen_exhibitions,
    unseen_influence,
)
from vernissage.games.bioutifoul.moves import Event
from vernissage.games.bioutifoul.twin import ARTIST, EXHIBITION, WORK, written
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.games.bioutifoul.twin.display import hold
from vernissage.games.bioutifoul.view import View, visible_state
from vernissage.research.chance import fraction, shuffle
from vernissage.research.kernel import Chance, Vector, kernel
from vernissage.research.twin import Scores

SHOWN_LATER: Final = -1
"""The artist of a card that came to a seat without being shown."""


class Guess(NamedTuple):
    """The working memory for a guess, like the class `Guess` in `imagine.py`."""

    pools: Vector
    hidden: Vector
    order: Vector
    """For each turn, the generations to try, in order."""
    ways: Vector
    """For each turn, how many generations there are to try."""
    tried: Vector
    piles: Vector


class Known(NamedTuple):
    """A seat's knowledge of the hidden cards, and working memory for guesses at the rest."""

    table: Vector
    """The part of the state that the seat sees. Hidden parts are empty."""
    seat: Seat
    artworks: Vector
    exhibitions: Vector
    influence: Vector
    """The influence cards whose place the seat doesn't know."""
    removed: int
    held: Vector
    """The cards of each artist that each other seat is known to hold; 0 for the seat itself."""
    unknown: Vector
    """How many hidden cards each seat holds."""
    turns: Vector
    """The seat, generation and artist of each turn, as in `Facts`; empty if the deck was never renewed."""
    pools: Vector
    sure: Vector
    """The cards of each artist that each seat is known to hold, by the facts since the deal."""
    deck: int
    guess: Guess


def known_to(view: View, memory: tuple[Event, ...]) -> Known:
    """Returns this seat's knowledge, from its view and the events it has seen."""
    table, seat = view.table, view.seat
    assert seat is not None, "a bot has a seat"
    held = known_cards(memory, len(table.galleries), seat)
    facts = facts_of(view, memory)
    turns, pools, sure = gathered(facts)
    generations = len(pools)
    return Known(
        table=written(visible_state(view)),
        seat=seat,
        artworks=row([WORK[work] for work in unseen_artworks(table)]),
        exhibitions=row([EXHIBITION[each] for each in unseen_exhibitions(table)]),
        influence=row([ARTIST[artist] for artist in unseen_influence(view, held)]),
        removed=table.removed,
        held=counted(held),
        unknown=row(
            [
                0 if other == seat else gallery.influence - cards.total()
                for other, (gallery, cards) in enumerate(zip(table.galleries, held, strict=True))
            ]
        ),
        turns=turns,
        pools=pools,
        sure=sure,
        deck=0 if facts is None else facts.deck,
        guess=Guess(
            pools=np.zeros_like(pools),
            hidden=np.zeros((len(sure), generations), np.int32),
            order=np.zeros((len(turns), generations), np.int32),
            ways=np.zeros(len(turns), np.int32),
            tried=np.zeros(len(turns), np.int32),
            piles=np.zeros((generations, 1 + at.INFLUENCE), np.int32),
        ),
    )


def gathered(facts: Facts | None) -> tuple[Vector, Vector, Vector]:
    """Returns the turns, the pools and each seat's known cards as arrays; empty without facts."""
    if facts is None:
        return np.zeros((0, 3), np.int32), counted(()), counted(())
    turns = [
        (seat, generation, SHOWN_LATER if artist is None else ARTIST[artist])
        for seat, generation, artist in facts.turns
    ]
    return np.array(turns, np.int32).reshape(-1, 3), counted(facts.pools), counted(facts.known)


def row(numbers: Sequence[int]) -> Vector:
    return np.array(numbers, np.int32)


def counted(piles: Sequence[Counter[Artist]]) -> Vector:
    """Returns the number of cards of each artist in each pile."""
    return row([pile[artist] for pile in piles for artist in ARTISTS]).reshape(-1, at.ARTISTS)


@kernel
def imagine(known: Known, state: Vector, chance: Chance) -> None:
    """Writes a random state that is consistent with this seat's knowledge."""
    for place in range(at.SIZE):
        state[place] = known.table[place]
    lay_deck(state, at.EXHIBITION_DECK, at.MOST_EXHIBITIONS, known.exhibitions, chance)
    top = at.EXHIBITION_DECK + 1 + at.MOST_EXHIBITIONS - known.exhibitions.size
    for card in range(known.removed):
        state[at.REMOVED + card], state[top + card] = state[top + card], 0
    state[at.EXHIBITION_DECK] -= known.removed
    if known.pools.shape[0] and explain(known, chance) and adds_up(known):
        deal_by_facts(known, state, chance)
    else:
        deal_by_known_cards(known, state, chance)
    lay_deck(state, at.ARTWORK_DECK, at.WORKS, known.artworks, chance)


@kernel
def lay_deck(state: Vector, deck: int, size: int, cards: Vector, chance: Chance) -> None:
    """Writes these cards into a deck in random order. `size` is the deck's capacity."""
    count = cards.size
    first = deck + 1 + size - count
    for card in range(count):
        state[first + card] = cards[card]
    shuffle(state, first, count, chance)
    state[deck] = count


@kernel
def deal_by_known_cards(known: Known, state: Vector, chance: Chance) -> None:
    """Deals all hidden influence cards at random, except those that were seen to be passed on."""
    count = known.influence.size
    deck = at.INFLUENCE_DECK + 1
    for card in range(count):
        state[deck + card] = known.influence[card]
    shuffle(state, deck, count, chance)
    for seat in range(state[at.PLAYERS]):
        if seat != known.seat:
            give(state, seat, known.held[seat])
            for _ in range(known.unknown[seat]):
                count -= 1
                hold(state, seat, state[deck + count], 1)
                state[deck + count] = 0
    state[at.INFLUENCE_DECK] = count
    # Moves the remaining cards from the front to the end, where a deck's cards lie.
    for card in range(count - 1, -1, -1):
        artist = state[deck + card]
        state[deck + card] = 0
        state[deck + at.INFLUENCE - count + card] = artist


@kernel
def give(state: Vector, seat: Seat, cards: Vector) -> None:
    """Gives a seat this many cards of each artist."""
    for artist in range(at.ARTISTS):
        hold(state, seat, artist, max(0, cards[artist]))


@kernel
def explain(known: Known, chance: Chance) -> bool:
    """Whether all revealed cards can be explained. Tries other generations when a guess fails."""
    guess = known.guess
    for generation in range(known.pools.shape[0]):
        for artist in range(at.ARTISTS):
            guess.pools[generation, artist] = known.pools[generation, artist]
        for seat in range(known.sure.shape[0]):
            guess.hidden[seat, generation] = 0
    patience = PATIENCE
    turn, is_fresh = 0, True
    while turn < known.turns.shape[0]:
        if is_fresh:
            patience = list_likely(known, turn, patience, chance)
        if guess.tried[turn] < guess.ways[turn]:
            follow(known, turn, 1)
            guess.tried[turn] += 1
            turn, is_fresh = turn + 1, True
        elif turn == 0:
            return False
        else:
            turn, is_fresh = turn - 1, False
            guess.tried[turn] -= 1
            follow(known, turn, -1)
            guess.tried[turn] += 1
    return True


@kernel
def follow(known: Known, turn: int, step: int) -> None:
    """Applies the current guess if the step is 1, and reverts it if the step is -1."""
    guess, seat, artist = known.guess, known.turns[turn, 0], known.turns[turn, 2]
    generation = guess.order[turn, guess.tried[turn]]
    if artist == SHOWN_LATER:
        guess.hidden[seat, generation] += step
    else:
        guess.hidden[seat, generation] -= step
        guess.pools[generation, artist] -= step


@kernel
def list_likely(known: Known, turn: int, patience: int, chance: Chance) -> int:
    """Lists the possible generations of this card in weighted random order; returns the patience left."""
    guess, seat, artist = known.guess, known.turns[turn, 0], known.turns[turn, 2]
    guess.tried[turn] = 0
    if artist == SHOWN_LATER:
        guess.order[turn, 0] = known.turns[turn, 1]
        guess.ways[turn] = 1
        return patience
    found = 0
    for generation in range(known.pools.shape[0]):
        if guess.hidden[seat, generation] and guess.pools[generation, artist] > 0:
            guess.order[turn, found] = generation
            found += 1
    guess.ways[turn] = found
    if found > 1:
        patience -= 1
        if patience < 0:
            guess.ways[turn] = 0
        else:
            put_in_order(guess, turn, seat, artist, chance)
    return patience


@kernel
def put_in_order(guess: Guess, turn: int, seat: Seat, artist: int, chance: Chance) -> None:
    """Sorts the generations by random numbers, each raised to one over its chance, largest first."""
    lots = np.zeros(guess.ways[turn])
    for number in range(lots.size):
        generation = guess.order[turn, number]
        whole = 0
        for each in range(at.ARTISTS):
            whole += guess.pools[generation, each]
        likely = guess.hidden[seat, generation] * guess.pools[generation, artist] / whole
        lot = fraction(chance) ** (1 / likely)
        place = number
        while place > 0 and lots[place - 1] <= lot:
            lots[place], guess.order[turn, place] = lots[place - 1], guess.order[turn, place - 1]
            place -= 1
        lots[place], guess.order[turn, place] = lot, generation


@kernel
def adds_up(known: Known) -> bool:
    """Whether each generation has exactly as many cards left as are still hidden."""
    guess = known.guess
    generations = known.pools.shape[0]
    for generation in range(generations):
        hidden = known.deck if generation == generations - 1 else 0
        for seat in range(known.sure.shape[0]):
            hidden += guess.hidden[seat, generation]
        for artist in range(at.ARTISTS):
            if guess.pools[generation, artist] < 0:
                return False
            hidden -= guess.pools[generation, artist]
        if hidden != 0:
            return False
    return True


@kernel
def deal_by_facts(known: Known, state: Vector, chance: Chance) -> None:
    """Deals the rest of each generation to the hands. The rest of the last generation is the deck."""
    guess = known.guess
    generations = known.pools.shape[0]
    for generation in range(generations):
        shuffle_pile(guess.piles[generation], guess.pools[generation], chance)
    for seat in range(state[at.PLAYERS]):
        if seat != known.seat:
            give(state, seat, known.sure[seat])
            for generation in range(generations):
                pile = guess.piles[generation]
                for _ in range(guess.hidden[seat, generation]):
                    hold(state, seat, pile[pile[0]], 1)
                    pile[0] -= 1
    deck = guess.piles[generations - 1]
    state[at.INFLUENCE_DECK] = deck[0]
    for card in range(deck[0]):
        state[at.INFLUENCE_DECK + 1 + at.INFLUENCE - deck[0] + card] = deck[1 + card]


@kernel
def shuffle_pile(pile: Vector, pool: Scores, chance: Chance) -> None:
    """Writes the number of these cards, and then the cards in random order."""
    count = 0
    for artist in range(at.ARTISTS):
        for _ in range(pool[artist]):
            count += 1
            pile[count] = artist
    pile[0] = count
    shuffle(pile, 1, count, chance)
