"""The layout of the vector, and the number of each action.

A painting is its index in the larger box. Groups of seats are bit sets: seat 2 is bit 2.
"""

from typing import Final

import numpy as np

from vernissage.games.belratti import cards
from vernissage.research.twin import Layout

MOST_PLAYERS: Final = 7
PAINTINGS: Final = len(cards.LARGER_BOX)
MOST_HELD: Final = max(cards.HAND.values())
MOST_ASKED: Final = cards.MOST
MOST_NUMBER: Final = cards.MOST + 1
"""The largest number of paintings to lay. BEL-4.5: a joker can raise the number by one."""
MOST_FORGED: Final = 5
MOST_FRAMES: Final = MOST_NUMBER + MOST_FORGED
MOST_SIGNALLED: Final = cards.MOST_SIGNALLED
FITS: Final = len(cards.FITS)
FOOLED: Final = cards.FOOLED
DECISIVE: Final = cards.DECISIVE
TOKENS: Final = len(cards.TOKENS)
FIRST_TOKEN: Final = cards.TOKENS[0]
NOBODY: Final = -1
"""Stands for no seat, no theme, no pledge and no proposed joker."""
UNKNOWN: Final = -2

RANK: Final = np.argsort(np.argsort(cards.LARGER_BOX))
"""Each painting's position in the order of names, in which hands are sorted."""
BY_NAME: Final = np.argsort(cards.LARGER_BOX)

_state = Layout()

# The options of this table.
PLAYERS: Final = _state.place()
MASTERPIECES: Final = _state.place()
FORGED: Final = _state.place()
ALTERNATE: Final = _state.place()
OPEN_JOKERS: Final = _state.place()
CHOSEN: Final = _state.place()
"""BEL-9.2: a bit set of the jokers chosen to start ready; 0 if chance chooses them."""
PATIENCE: Final = _state.place()
ROUND_LIMIT: Final = _state.place()
BOX: Final = _state.place()
"""BEL-1.1: the number of paintings in this edition, which are the first ones of the larger box."""
JOKERS_HERE: Final = _state.place()
"""BEL-1.3: a bit set of this edition's jokers."""
FEWEST: Final = _state.place()
RENEWS: Final = _state.place()
EXACTLY: Final = _state.place()
"""BEL-4.6: how many cards one painter swaps exactly; 0 if all painters swap any number."""
FIRST_FIT: Final = _state.place()
"""BEL-4.4: the index of the best fit that painters can signal in this edition."""
THEMES_FIRST: Final = _state.place()
"""BEL-3.4: whether themes can be swapped only before anybody proposes a number."""
FULL_HAND: Final = _state.place()
DIRECTING: Final = _state.place()
"""BEL-2.3: the number of directors."""
RULES: Final = _state.size

# The table.
PHASE: Final = _state.place()
ROUND: Final = _state.place()
DIRECTORS: Final = _state.place()
PAINTERS: Final = _state.place()
"""BEL-1.2: the directors and the painters of this round, as bit sets."""
NUMBER: Final = _state.place()
LAID_BY_ALL: Final = _state.place()
GONE_BY_ALL: Final = _state.place()
"""BEL-4.2, BEL-4.6: the totals of paintings laid and of paintings discarded unseen, kept for speed."""
TOKEN: Final = _state.place()
BEGUN: Final = _state.place()
"""BEL-4.5: whether a painting was laid or a hand swapped this round."""
LESS: Final = _state.place()
READY: Final = _state.place()
LATEST: Final = _state.place()
"""BEL-3.2: the seat that proposed a number last."""
THEMES: Final = _state.places(2)
JOKERS: Final = _state.places(len(cards.PLAYED_BY))
PROPOSED: Final = _state.place()
"""BEL-8.2: the proposed joker, as an action of seat 0."""
CONSENTING: Final = _state.place()
SPENT: Final = _state.places(TOKENS)
"""BEL-9.7: whether each token is left, won or lost."""
SWAPPING: Final = _state.place()
SWAPPED: Final = _state.place()
"""BEL-4.6: the seats that swap, and those of them that have chosen, as bit sets."""
FORGERIES: Final = _state.place()
FORGERY: Final = _state.places(MOST_FORGED)
FROM: Final = _state.places(MOST_FORGED)
"""BEL-9.4: the seat whose hand each forgery came from; `NOBODY` for the draw pile."""
FRAMES: Final = _state.place()
FRAME: Final = _state.places(MOST_FRAMES)
HUNG: Final = _state.places(MOST_FRAMES)
AMENDED: Final = _state.place()
AGREEING: Final = _state.place()
ASKED: Final = _state.place()
"""BEL-5.5: the painting queried this round; `ANSWER` holds the seat that laid it."""
ANSWER: Final = _state.place()
DISCARD: Final = _state.places(1 + PAINTINGS)
DECK: Final = _state.places(1 + PAINTINGS)
"""The number of cards, then the cards: they fill the last places, top card first."""
TEAM: Final = _state.place()
FORGER: Final = _state.place()
WHERE: Final = _state.places(PAINTINGS)
"""The place of each painting out of play: with the team, with the forger, or discarded unseen."""

# The part of each player.
_own = Layout()
HELD: Final = _own.place()
HAND: Final = _own.places(MOST_HELD)
LAID: Final = _own.place()
LYING: Final = _own.places(MOST_NUMBER)
MEANT: Final = _own.places(MOST_NUMBER)
ASIDE: Final = _own.place()
PUT: Final = _own.places(MOST_HELD)
KEPT: Final = _own.place()
GONE: Final = _own.place()
"""BEL-4.6: how many paintings this seat has discarded unseen."""
TAKEN: Final = _own.place()
"""BEL-9.4: how many forgeries came from this seat's hand."""
SIGNALS: Final = _own.places(FITS)
PLEDGE: Final = _own.place()
SHOWN: Final = _own.place()
"""BEL-3.2: the number that this seat proposes; 0 for none."""
CHANGES: Final = _own.place()
ALONG: Final = _own.place()
OWN: Final = _own.size
OWNS: Final = _state.places(MOST_PLAYERS * OWN)
SIZE: Final = _state.size

ASK, PAINT, SWAP, HANG, REVEAL, OVER = range(6)
"""The phases of a round, and the end of the game."""
AWAKE, USED, ASLEEP, GONE_FOR_GOOD = range(4)
"""The standings of a joker."""
SWAP_THEMES, SWAP_HANDS, CHANGE_NUMBER, ONE_LESS, QUERY = range(5)
"""The index of each joker."""
PHASE_OF: Final = np.array((ASK, PAINT, PAINT, PAINT, HANG))
OF_DIRECTORS: Final = np.array([role == "directors" for role in cards.PLAYED_BY.values()])
BACKS: Final = np.array(
    [[edition.jokers.get(joker, 0) for joker in cards.PLAYED_BY] for edition in cards.EDITIONS.values()]
)
"""BEL-1.3: the numbers on the jokers' backs: a row for each edition, a column for each joker."""
LEFT, WON, LOST = range(3)
"""The three states of a brush token."""
ELSEWHERE, WITH_TEAM, WITH_FORGER, GONE_BY = range(4)
"""The places in `WHERE`. `GONE_BY` means discarded by seat 0; the next numbers are for the next seats."""
OUT: Final = cards.PLACES.index("out")

# Actions.
AGREES, REFUSES, KEEPS_THEMES, SAYS_READY, SWAPS, GOES_ALONG, NEXTS = range(7)
ASKS: Final = NEXTS
"""The action before the first number: asking for 1 is `ASKS + 1`."""
SAYS: Final = ASKS + MOST_NUMBER + 1
PLEDGES: Final = SAYS + FITS * (MOST_SIGNALLED + 1)
PLAYS_THEMES: Final = PLEDGES + MOST_NUMBER + 1
PLAYS_UP: Final = PLAYS_THEMES + 3
PLAYS_DOWN: Final = PLAYS_UP + 1
PLAYS_HANDS: Final = PLAYS_DOWN + 1
PLAYS_LESS: Final = PLAYS_HANDS + 1
PLAYS_HAND_OF: Final = PLAYS_LESS + 1
QUERIES: Final = PLAYS_HAND_OF + MOST_PLAYERS
LAYS: Final = QUERIES + PAINTINGS
TAKES_BACK: Final = LAYS + 2 * PAINTINGS
PUTS_ASIDE: Final = TAKES_BACK + PAINTINGS
KEEPS: Final = PUTS_ASIDE + PAINTINGS
HANGS: Final = KEEPS + PAINTINGS
ACTIONS: Final = HANGS + 3 * PAINTINGS
