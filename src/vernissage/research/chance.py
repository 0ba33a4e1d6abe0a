"""Random numbers for kernels, drawn as in `core/rng.py`: from words of 16 bits.

Words come from a tape first, if there is one, and then from SplitMix64 (Steele, Lea and Flood, 2014). With
the words of an `Rng` on the tape, a kernel deals and plays exactly as the rules do with that `Rng`. Without a
tape it is fast.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vernissage.core.rng import Rng
from vernissage.research.kernel import Chance, Vector, kernel

GENERATOR: Final = 0
"""The index of the SplitMix64 state."""
NEXT: Final = 1
"""The index of the position of the next word on the tape."""
TAPE: Final = 2

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)


def chance(seed: int = 0, tape: Sequence[int] = ()) -> Chance:
    """Creates a source of random words: the tape first, then a generator with this seed."""
    return np.array((seed % (1 << 64), TAPE, *tape), np.uint64)


def chance_of(rng: Rng, words: int) -> Chance:
    """Creates a source from at least `words` of the next words of this `Rng`, without drawing them."""
    tape = np.frombuffer(rng.ahead(words), ">u2")
    return np.concatenate((chance(), tape.astype(np.uint64)))


def drawn(chance: Chance) -> int:
    """Returns how many words of the tape were drawn."""
    return int(chance[NEXT]) - TAPE


def is_used_up(chance: Chance, seed: int = 0) -> bool:
    """Whether more words were drawn than the tape had."""
    return bool(chance[GENERATOR] != np.uint64(seed))


@kernel
def word(chance: Chance) -> int:
    """Draws 16 random bits as an integer."""
    at = np.int64(chance[NEXT])
    if at < chance.size:
        chance[NEXT] = np.uint64(at + 1)
        return int(np.int64(chance[at]))
    chance[GENERATOR] += _STEP
    mixed = chance[GENERATOR]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _SECOND
    return int(np.int64((mixed ^ (mixed >> np.uint64(31))) & np.uint64(0xFFFF)))


@kernel
def left(chance: Chance) -> int:
    """Returns how many words are left on the tape."""
    return int(chance.size - np.int64(chance[NEXT]))


@kernel
def fraction(chance: Chance) -> float:
    """Draws a number in [0, 1), in steps of 2 to the -48."""
    high, middle, low = word(chance), word(chance), word(chance)
    return (high << 32 | middle << 16 | low) / 281474976710656.0


@kernel
def below(bound: int, chance: Chance) -> int:
    """Draws an integer from 0 to bound - 1, by Lemire's method."""
    product = word(chance) * bound
    if (product & 0xFFFF) < bound:
        threshold = 65536 % bound
        while (product & 0xFFFF) < threshold:
            product = word(chance) * bound
    return product >> 16


@kernel
def shuffle(state: Vector, begin: int, count: int, chance: Chance) -> None:
    """Shuffles `count` items of a vector in place, starting at `begin` (Fisher-Yates)."""
    for bound in range(count, 1, -1):
        other = begin + below(bound, chance)
        last = begin + bound - 1
        state[last], state[other] = state[other], state[last]
