"""The layout of the vector, and the number of each action."""

from itertools import combinations
from typing import Final

import numpy as np

from vernissage.games.bioutifoul import cards
from vernissage.research.twin import Layout

MOST_PLAYERS: Final = 6
ARTISTS: Final = len(cards.ARTISTS)
WORKS: Final = len(cards.ARTWORKS)
OF_EACH: Final = WORKS // ARTISTS
INFLUENCE: Final = len(cards.INFLUENCE)
FACE_UP: Final = cards.ARTWORKS_FACE_UP
MOST_EXHIBITIONS: Final = len(cards.exhibitions("standard"))
DEALT: Final = cards.INFLUENCE_DEALT
KEPT: Final = cards.INFLUENCE_KEPT
STARTING_GOLD: Final = cards.STARTING_GOLD
SPACE: Final = cards.GALLERY_SPACE
MOST_ACTIONS: Final = cards.ACTIONS
MONOTONOUS: Final = 5
NOBODY: Final = -1
EMPTY: Final = -1
"""Stands for an empty place of the display."""
UNKNOWN: Final = -2

_state = Layout()

# The options of this table.
PLAYERS: Final = _state.place()
FIRST_PLAYER: Final = _state.place()
"""BIO-2.6: the first player; if `NOBODY`, chance chooses."""
UNLIMITED: Final = _state.place()
"""BIO-5.1: whether the number of actions in a turn is unlimited."""
COMPOSITION: Final = _state.place()
PLACES: Final = _state.place()
"""BIO-2.3, BIO-2.9: the number of exhibitions on display."""
ROUND_LIMIT: Final = _state.place()
RULES: Final = _state.size

# The table.
PHASE: Final = _state.place()
FIRST: Final = _state.place()
TURN: Final = _state.place()
ROUND: Final = _state.place()
ACTED: Final = _state.place()
"""The number of actions taken this turn."""
BOUGHT: Final = _state.place()
"""BIO-5.5: a bit set of the artworks bought this turn."""
WORTH: Final = _state.places(ARTISTS)
"""BIO-2.1: the value of each artist, which also gives the place: the dearest is next to the Bid card."""
ARTWORKS: Final = _state.places(FACE_UP)
EXHIBITIONS: Final = _state.places(FACE_UP)
REMOVED: Final = _state.places(cards.EXHIBITIONS_REMOVED_FOR_TWO)

# Piles: the number of cards, then the cards. A deck fills the last places, top first; a discard pile
# the first ones.
ARTWORK_DECK: Final = _state.places(1 + WORKS)
ARTWORK_DISCARD: Final = _state.places(1 + WORKS)
EXHIBITION_DECK: Final = _state.places(1 + MOST_EXHIBITIONS)
INFLUENCE_DECK: Final = _state.places(1 + INFLUENCE)
INFLUENCE_DISCARD: Final = _state.places(1 + INFLUENCE)
SWEPT: Final = _state.places(FACE_UP)
"""BIO-3.1: working memory for a sweep, which is cleared afterwards."""

# The part of each player.
_gallery = Layout()
GOLD: Final = _gallery.place()
HANGING: Final = _gallery.place()
HUNG: Final = _gallery.places(SPACE)
SHOWN: Final = _gallery.place()
SHOWS: Final = _gallery.places(MOST_EXHIBITIONS)
HELD: Final = _gallery.place()
HAND: Final = _gallery.places(ARTISTS)
"""The number of influence cards of each artist in the hand."""
GALLERY: Final = _gallery.size
GALLERIES: Final = _state.places(MOST_PLAYERS * GALLERY)
SIZE: Final = _state.size

DISCARD, INFLUENCING, OPEN, OVER = range(4)
"""The phases of a turn, and the end of the game. In the phase `OPEN`, players act in the gallery."""

# The exhibitions of both compositions, and the two artists of each.
NAMES: Final = tuple(cards.SHOWS)
PAIRS: Final = np.array([[cards.ARTISTS.index(artist) for artist in pair] for pair in cards.SHOWS.values()])
COMPOSITIONS: Final = ("standard", "mixed")
BOXES: Final = np.full((len(COMPOSITIONS), MOST_EXHIBITIONS), EMPTY)
for _number, _name in enumerate(COMPOSITIONS):
    _box = cards.exhibitions(_name)
    BOXES[_number, : len(_box)] = [NAMES.index(exhibition) for exhibition in _box]

# Actions: done; discard an artist; influence: artist, cards, direction; buy or sell an artwork; exhibit.
DONE: Final = 0
DISCARDS: Final = 1
INFLUENCES: Final = DISCARDS + ARTISTS
FARTHEST: Final = 3
BUYS: Final = INFLUENCES + ARTISTS * FARTHEST * 2
SELLS: Final = BUYS + WORKS
EXHIBITS: Final = SELLS + WORKS
EXHIBITED: Final = np.array(
    [
        (exhibition, one, two)
        for exhibition, pair in enumerate(PAIRS.tolist())
        for one, two in combinations(range(WORKS), 2)
        if [one // OF_EACH, two // OF_EACH] == pair
    ]
)
"""The exhibition and the two artworks of each action that holds an exhibition."""
EXHIBIT: Final = np.zeros((len(NAMES), WORKS, WORKS), np.int64)
"""The action for each exhibition and each two artworks; 0 if they don't fit."""
for _action, (_exhibition, _one, _two) in enumerate(EXHIBITED.tolist()):
    EXHIBIT[_exhibition, _one, _two] = EXHIBIT[_exhibition, _two, _one] = EXHIBITS + _action
ACTIONS: Final = EXHIBITS + len(EXHIBITED)
