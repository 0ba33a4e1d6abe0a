"""A game with its options, action numbers and features: the basis of every environment here."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.spaces import Listed
from vernissage.core.step import Outcome
from vernissage.core.value import OptionsValue
from vernissage.research.events import event_features
from vernissage.research.generic import Tried, view_features, words
from vernissage.research.ids import Ids, ListedIds, OfferIds, SlotIds
from vernissage.research.layout import Array, Layout, Part
from vernissage.research.memory import Memory

Mask: TypeAlias = NDArray[np.int8]
Reward: TypeAlias = Literal["final", "shaped"]
"""`final` rewards only the end of the game; `shaped` also rewards progress, if the game defines it."""


class CannotBeSetUpError(ValueError):
    """Raised for a game that doesn't exist, or can't be set up as requested."""


class Setup:
    """A game with its options and encoding. It can be pickled."""

    def __init__(self, name: str, *, memory: str = "none", reward: Reward = "final", **options: Any) -> None:  # noqa: ANN401
        """Takes a game of the catalog with options. Options that force every game to end are set too."""
        self._made_from = name, memory, reward, options
        self.name, self.reward = name, reward
        self.game = _find(name)
        self.options = _options(self.game, options)
        self.players = self.options.players
        self._nothing = (0.0,) * self.players
        spaces = catalog.extras(name).spaces()
        self.spaces = spaces
        self.ids: Ids
        if spaces is None:
            tried = Tried(self.game, self.options)
            self.ids = OfferIds(tried.numbers)
            self.layout = Layout(view_features(self.game.types.view, tried.views), self.players)
            things = words(tried.views)
        else:
            listed = spaces.moves
            self.ids = ListedIds(listed, self.players) if isinstance(listed, Listed) else SlotIds(listed)
            self.layout = Layout(spaces.features, self.players)
            things = spaces.words
        self.actions = len(self.ids.labels)
        """The size of the action space."""
        self._progress = None if spaces is None else spaces.progress
        if reward == "shaped" and self._progress is None:
            message = f"{name} does not say how well it stands; its reward can only be final"
            raise CannotBeSetUpError(message)
        self.memory = Memory(memory, event_features(self.game.types.event, things), self.players)
        self.size = self.layout.size + self.memory.size

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._made_from

    @property
    def version(self) -> int:
        """The version of the action numbers and features; 0 if the game defines none."""
        return 0 if self.spaces is None else self.spaces.version

    @property
    def parts(self) -> tuple[Part, ...]:
        """The layout of an observation: the view, then the memory."""
        return (*self.layout.parts, *self.memory.parts)

    def observe(self, view: Any, seen: Sequence[Any]) -> Array:  # noqa: ANN401 - of any game
        """Returns the feature vector for this view and these events. It depends on nothing else."""
        seat = view.seat or 0
        now = self.layout.written(view, seat)
        return np.concatenate((now, self.memory.written(seen, seat))) if self.memory.is_kept else now

    def mask(self, numbers: Sequence[int]) -> Mask:
        """Returns a mask with ones for these actions."""
        out = bytearray(self.actions)  # faster than numpy for a few ones
        for number in numbers:
            out[number] = 1
        return np.frombuffer(out, np.int8)

    def returns(self, outcome: Outcome | None) -> PerSeat[float]:
        """Returns each seat's reward: 1 for a win, split between rivals who tie; 0 during the game."""
        if outcome is None:
            return self._nothing
        won = outcome.winners
        share = 1.0 if self.game.info.together else 1 / max(1, len(won))
        return tuple(share if seat in won else 0.0 for seat in range(self.players))

    def standing(self, state: Any) -> PerSeat[float]:  # noqa: ANN401 - of any game
        """Returns each seat's progress for shaped rewards; zeros otherwise."""
        progress = self._progress if self.reward == "shaped" else None
        if progress is None:
            return self._nothing
        look = self.game.views(state)
        return tuple(progress(look(seat)) for seat in range(self.players))

    def seen(self, events: Iterable[Any], seat: Seat) -> list[Any]:
        """Returns these events as this seat sees them."""
        found = (self.game.seen(event, seat) for event in events)
        return [event for event in found if event is not None]


def _again(name: str, memory: str, reward: Reward, options: dict[str, Any]) -> Setup:
    return Setup(name, memory=memory, reward=reward, **options)


def _find(name: str) -> AnyGame:
    game = catalog.find(name)
    if game is None:
        message = f"there is no game {name!r}; there are {', '.join(catalog.names())}"
        raise CannotBeSetUpError(message)
    return game


def _options(game: AnyGame, given: dict[str, Any]) -> OptionsValue:
    options = codec.convert({**game.info.limits, **given}, game.types.options)
    refusal = options if isinstance(options, Refusal) else game.check_options(options)
    if refusal is not None:
        raise CannotBeSetUpError(str(refusal.args.get("why", refusal.code)))
    assert isinstance(options, OptionsValue)
    return options
