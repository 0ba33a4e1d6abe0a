"""The bot that plays along in a guided first game: the guide decides its moves."""

from collections.abc import Sequence
from typing import Any

from vernissage.core.game import AnyGame
from vernissage.core.guide import AnyGuide
from vernissage.core.rng import Rng


class PlaysAlong:
    """Plays a companion's seat in a guided game, by the guide's own function."""

    def __init__(self, guide: AnyGuide, game: AnyGame) -> None:  # noqa: ARG002 - as bots are made
        self._guide = guide

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401, ARG002 - of any game
        return self._guide.company(view, memory, offers)
