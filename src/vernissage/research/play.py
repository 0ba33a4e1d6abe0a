"""A game played through action numbers, which all environments use."""

import secrets
from functools import partial
from typing import Any, Final

from vernissage.core.rng import SEED_BYTES, Rng, offspring, seed_from_text
from vernissage.core.seats import PerSeat, Seat
from vernissage.research.ids import Numbers
from vernissage.research.layout import Array
from vernissage.research.setup import Mask, Setup

AGENT: Final = "seat_{}"


class NotOfferedError(ValueError):
    """Raised for a move that is not offered now: its entry in the mask is 0."""


class Deals:
    """The seeds of successive games: reproducible from a number, or unpredictable."""

    def __init__(self) -> None:
        self._seed = secrets.token_bytes(SEED_BYTES)
        self._dealt = 0

    def next(self, number: int | None) -> bytes:
        """Returns the next game's seed. A number starts the sequence that belongs to it."""
        if number is not None:
            self._seed, self._dealt = seed_from_text(f"deals from {number}"), 0
        self._dealt += 1
        return offspring(self._seed, "deal", self._dealt)


class Play:
    """One game, played from the deal on."""

    def __init__(self, setup: Setup, seed: bytes, *, remembers: bool = False) -> None:
        """Deals a game. Each seat's events are kept if `remembers` is set or the observations need them."""
        self.setup, self.seed = setup, seed
        self._remembers = remembers or setup.memory.is_kept
        self.state: Any = setup.game.deal(setup.options, Rng(seed, "deal"))
        self.moves = 0
        self.seen: list[list[Any]] = [[] for _ in range(setup.players)]
        self.standing = setup.standing(self.state)
        self.owing: tuple[Seat, ...] = setup.game.to_move(self.state)
        """The seats that owe a decision."""
        self._asked: dict[Seat, tuple[tuple[Any, ...], Numbers]] = {}
        self._views: dict[Seat, Any] = {}

    @property
    def is_over(self) -> bool:
        return not self.owing

    def view(self, seat: Seat) -> Any:  # noqa: ANN401 - of any game
        if seat not in self._views:
            self._views[seat] = self.setup.game.view(self.state, seat)
        return self._views[seat]

    def observation(self, seat: Seat) -> Array:
        """Returns this seat's feature vector."""
        return self.setup.observe(self.view(seat), self.seen[seat])

    def offered(self, seat: Seat) -> Numbers:
        """Returns the action numbers of this seat's offers, in their order."""
        return self._question(seat)[1]

    def mask(self, seat: Seat) -> Mask:
        return self.setup.mask(self.offered(seat))

    def make(self, seat: Seat, number: int) -> PerSeat[float]:
        """Makes the move with this action number; returns each seat's reward."""
        offers, numbers = self._question(seat)
        try:
            move = offers[numbers.index(number)]
        except ValueError:
            message = f"seat {seat} is not offered {number} ({self._label(number)})"
            raise NotOfferedError(message) from None
        return self.do(seat, move)

    def do(self, seat: Seat, move: Any) -> PerSeat[float]:  # noqa: ANN401 - a move of any game
        """Makes this offered move; returns each seat's reward."""
        setup = self.setup
        step = setup.game.play(self.state, seat, move, Rng(self.seed, "play", self.moves))
        self.state, self.moves = step.state, self.moves + 1
        self.owing = setup.game.to_move(self.state)
        self._asked.clear()
        self._views.clear()
        if self._remembers:
            for each in range(setup.players):
                self.seen[each] += setup.seen(step.events, each)
        return self._brought()

    def _brought(self) -> PerSeat[float]:
        setup = self.setup
        ended = setup.returns(None if self.owing else setup.game.outcome(self.state))
        if setup.reward == "final":
            return ended
        before, self.standing = self.standing, setup.standing(self.state)
        return tuple(end + now - was for end, now, was in zip(ended, self.standing, before, strict=True))

    def _question(self, seat: Seat) -> tuple[tuple[Any, ...], Numbers]:
        if seat not in self._asked:
            offers = self.setup.game.offers(self.state, seat)
            self._asked[seat] = offers, self.setup.ids.of(offers, seat, partial(self.view, seat))
        return self._asked[seat]

    def _label(self, number: int) -> str:
        labels = self.setup.ids.labels
        return labels[number] if 0 <= number < len(labels) else "no such move"
