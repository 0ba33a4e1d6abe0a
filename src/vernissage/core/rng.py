"""Randomness as an argument.

`Rng(seed, stream, step)` is counter-based: the numbers of step 17 depend on the seed, the stream's
name and 17 alone, so any step can be recomputed without the ones before it. Streams are named
("deal", "play", "bot:2", "imagine"), so that a bot's thinking does not change the deal.

The numbers are BLAKE2b keyed with the seed over `stream NUL step block`, step and block as eight big-endian
bytes. Each digest of 64 bytes gives 32 words of 16 bits: that is quick, and no game needs a range above
65,536. Without the seed the numbers can't be predicted; with it anyone can check a deal (docs/referee.md).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from struct import pack, unpack
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
_WORDS: Final = 32
"""The number of words in each block."""
_WORD: Final = 1 << 16
_MASK: Final = _WORD - 1


class Rng:
    """A source of random numbers for one step of one stream. Drawing moves its cursor and nothing else."""

    __slots__ = ("_begun", "_block", "_words", "seed", "step", "stream")

    def __init__(self, seed: bytes, stream: str, step: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.stream = stream
        self.step = step
        self._block = 0
        self._words: list[int] = []
        self._begun: hashlib.blake2b | None = None

    def __repr__(self) -> str:
        # Leaves out the seed, because it would end up in a log.
        return f"Rng({self.stream!r}, step={self.step})"

    def at(self, step: int) -> Rng:
        """Returns the same stream at another step, from its beginning."""
        return Rng(self.seed, self.stream, step)

    def named(self, stream: str) -> Rng:
        """Returns another stream of the same seed, at the same step."""
        return Rng(self.seed, stream, self.step)

    def word(self) -> int:
        """Draws 16 random bits as an integer."""
        if not self._words:
            self._words += unpack(f">{_WORDS}H", self._digest(self._block))[::-1]
            self._block += 1
        return self._words.pop()

    def _digest(self, number: int) -> bytes:
        """Returns the words of this block, as bytes."""
        if self._begun is None:
            begun = self.stream.encode() + b"\0" + self.step.to_bytes(8, "big")
            self._begun = hashlib.blake2b(begun, key=self.seed)
        # All blocks of a step have the same prefix, which is hashed once.
        block = self._begun.copy()
        block.update(number.to_bytes(8, "big"))
        return block.digest()

    def ahead(self, count: int) -> bytes:
        """Returns at least `count` of the next words, two bytes each, without drawing them. See `skip`."""
        left = self._words[::-1]
        blocks = range(self._block, self._block + -(-max(0, count - len(left)) // _WORDS))
        return b"".join((pack(f">{len(left)}H", *left), *map(self._digest, blocks)))

    def skip(self, count: int) -> None:
        """Marks this many words as drawn, after a caller has used them through `ahead`."""
        beyond = count - len(self._words)
        if beyond > 0:
            self._words.clear()
            self._block += beyond // _WORDS
            count = beyond % _WORDS
        for _ in range(count):
            self.word()

    def below(self, bound: int) -> int:
        """Draws an integer from 0 to bound - 1, uniformly (Lemire's method)."""
        if not 0 < bound <= _WORD:
            raise ValueError(f"can't draw a number below {bound}")
        words = self._words
        product = (words.pop() if words else self.word()) * bound
        return product >> 16 if product & _MASK >= bound else self._even(product, bound)

    def fraction(self) -> float:
        """Draws a number in [0, 1), in steps of 2 to the -48."""
        return (self.word() << 32 | self.word() << 16 | self.word()) / (1 << 48)

    def pick(self, things: Sequence[T]) -> T:
        """Draws one of these things, each with equal probability."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Returns these things in random order (Fisher-Yates)."""
        order = list(things)
        words = self._words
        for bound in range(len(order), 1, -1):
            # This is `below`, inlined: shuffling is most of a deal. The rare biased word takes the slow path.
            product = (words.pop() if words else self.word()) * bound
            other = product >> 16 if product & _MASK >= bound else self._even(product, bound)
            order[bound - 1], order[other] = order[other], order[bound - 1]
        return tuple(order)

    def _even(self, product: int, bound: int) -> int:
        """Draws again while the word would make some numbers likelier than others; returns the number."""
        threshold = _WORD % bound
        while product & _MASK < threshold:
            product = self.word() * bound
        return product >> 16


def seed_from_text(text: str) -> bytes:
    """Returns a seed for a text: 64 hex digits are the seed itself, anything else is hashed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) == SEED_BYTES and len(text) == 2 * SEED_BYTES:
        return seed
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def offspring(seed: bytes, stream: str, step: int = 0) -> bytes:
    """Derives another seed that reveals nothing about this one. Bots draw from derived seeds."""
    rng = Rng(seed, stream, step)
    return b"".join(rng.word().to_bytes(2, "big") for _ in range(SEED_BYTES // 2))


def commitment(seed: bytes) -> str:
    """Returns the seed's SHA-256. Published before the game, it fixes the seed without revealing it."""
    return hashlib.sha256(seed).hexdigest()
