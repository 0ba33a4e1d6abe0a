"""The place of each value in the vector, and the number of each action."""

from itertools import permutations
from typing import Final

import numpy as np

from vernissage.games.canvas import cards
from vernissage.research.twin import Layout

MOST_PLAYERS: Final = 5
CARDS: Final = len(cards.CARDS)
GROUNDS: Final = len(cards.BACKGROUNDS)
SCORING_CARDS: Final = len(cards.SCORING_CARDS)
ROW_CARDS: Final = cards.ROW
HAND_CARDS: Final = cards.HAND
LAYERS: Final = cards.LAYERS
MOST_PAINTINGS: Final = cards.PAINTINGS
STARTING_TOKENS: Final = cards.TOKENS
PLACES: Final = len(cards.PLACES)
NOBODY: Final = -1
UNKNOWN: Final = -1

_state = Layout()

# The options of this table.
PLAYERS: Final = _state.place()
FIRST_PLAYER: Final = _state.place()
"""CAN-2.4: the first player, or `NOBODY` for a random one."""
ALONE: Final = _state.place()
"""CAN-6: the solo variant, or `COMPANY` for several players."""
CONDITIONS: Final = _state.place()
"""CAN-2.1: the number of scoring cards."""
CHOSEN: Final = _state.place()
"""CAN-8.3, CAN-8.10: whether the scoring cards are random."""
GIVEN: Final = _state.places(PLACES)
"""The scoring cards, if they are not random."""
RULES: Final = _state.size

# The table.
SCORING: Final = _state.places(PLACES)
TURN: Final = _state.place()
ASIDE: Final = _state.place()
PAINTING: Final = _state.place()
"""CAN-3.6: whether a painting is on the easel."""
EASEL: Final = _state.places(LAYERS)
IN_ROW: Final = _state.place()
ROW: Final = _state.places(ROW_CARDS)
LAID: Final = _state.places(ROW_CARDS)

# One painter.
_painter = Layout()
HELD: Final = _painter.place()
HAND: Final = _painter.places(HAND_CARDS)
TOKENS: Final = _painter.place()
PAINTED: Final = _painter.place()
PAINTINGS: Final = _painter.places(MOST_PAINTINGS * LAYERS)
BACKGROUNDS: Final = _painter.places(MOST_PAINTINGS)
RIBBONS: Final = _painter.places(PLACES)
BONUS: Final = _painter.place()
PAINTER: Final = _painter.size
PAINTERS: Final = _state.places(MOST_PLAYERS * PAINTER)

GONE: Final = _state.place()
GONE_CARDS: Final = _state.places(CARDS)
IN_DECK: Final = _state.place()
DECK: Final = _state.places(CARDS)
"""The cards of the deck. The remaining ones are at the end."""
SIZE: Final = _state.size

COMPANY, VINCENT, PUZZLE = range(3)
"""CAN-6: several players, or one of the solo variants."""

# Actions: take the card at a place of the row; paint with three places of the hand, topmost first; choose
# one of the free backgrounds.
ORDERS: Final = np.array(list(permutations(range(HAND_CARDS), LAYERS)))
PAINTS: Final = ROW_CARDS
FRAMES: Final = PAINTS + len(ORDERS)
ACTIONS: Final = FRAMES + MOST_PAINTINGS

ORDERS_OF: Final = np.zeros((HAND_CARDS + 1, len(ORDERS)), np.int64)
"""By the number of cards in hand: the indices of the possible orders."""
WAYS: Final = np.zeros(HAND_CARDS + 1, np.int64)
"""By the number of cards in hand: how many orders are possible."""
for _held in range(HAND_CARDS + 1):
    _possible = np.flatnonzero(ORDERS.max(axis=1) < _held)
    ORDERS_OF[_held, : len(_possible)], WAYS[_held] = _possible, len(_possible)
