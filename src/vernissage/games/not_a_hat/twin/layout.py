"""The place of each value in the vector, and the number of each action."""

from typing import Final

import numpy as np

from vernissage.games.not_a_hat.cards import GIFTS, PENALTIES, backs
from vernissage.research.twin import Layout

MOST_PLAYERS: Final = 8
COUNT: Final = len(GIFTS)
MOST_PENALTIES: Final = PENALTIES
NOBODY: Final = -1
"""No player, or no gift."""
UNKNOWN: Final = -1

_state = Layout()

# The options of this table.
PLAYERS: Final = _state.place()
FIRST_PLAYER: Final = _state.place()
"""HAT-1.4: the first player, or `NOBODY` for a random one."""
EACH: Final = _state.place()
SORTED_OUT: Final = _state.place()
"""HAT-6.1: the back that is not used, or `NOBODY`."""
ANYONE: Final = _state.place()
REMEMBERS: Final = _state.place()
"""HAT-6.3: whether the table keeps a name after the answer."""
GAMES: Final = _state.place()
LIMIT: Final = _state.place()
RULES: Final = _state.size

# The table.
PHASE: Final = _state.place()
FIRST: Final = _state.place()
GIVER: Final = _state.place()
RECEIVER: Final = _state.place()
PARCEL: Final = _state.place()
SAID: Final = _state.place()
NUMBER: Final = _state.place()
IN_A_ROW: Final = _state.place()
GAME: Final = _state.place()
SHOP: Final = _state.place()
"""How many gifts are in the shop. They are the last ones of the deck."""

# Before each player: the number of gifts, then each gift and whether it is open, oldest first.
_pile = Layout()
HEIGHT: Final = _pile.place()
LYING: Final = _pile.places(3)
OPEN: Final = _pile.places(3)
PILE: Final = _pile.size
PILES: Final = _state.places(MOST_PLAYERS * PILE)

_own = Layout()
TAKEN: Final = _own.place()
EARLIER: Final = _own.place()
PENALTY: Final = _own.places(MOST_PENALTIES)
OWN: Final = _own.size
OWNS: Final = _state.places(MOST_PLAYERS * OWN)

DECK: Final = _state.places(COUNT)
SIZE: Final = _state.size

TAKE, AIM, NAME, ANSWER, OVER = range(5)
"""The phases of a game, as numbers."""
BLACK, WHITE, FOR_ANYONE = range(3)
BACKS: Final = np.array(
    [
        [("black", "white", "anyone").index(back) for back in backs(anyone=anyone).values()]
        for anyone in (False, True)
    ]
)
"""HAT-1.1, HAT-6.4: the back of every gift, without and with the option `anyone`."""

# Actions: take, accept, refuse; aim this many seats to the left; name a gift.
TAKES, ACCEPTS, REFUSES = range(3)
AIMS: Final = 2
"""The offset of the actions that aim: add the receiver's distance, in seats to the left."""
NAMES: Final = 3 + MOST_PLAYERS - 1
ACTIONS: Final = NAMES + COUNT
