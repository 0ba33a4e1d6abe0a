"""The extras of High Card. Large parts are imported on demand."""

from typing import Final

from vernissage.core.extras import Extras
from vernissage.core.primer import AnyPrimer
from vernissage.games._template.moves import Event, Move
from vernissage.games._template.state import Options, State


def primer() -> AnyPrimer:
    from vernissage.games._template.primer import PRIMER

    return PRIMER


EXTRAS: Final[Extras[State, Move, Event, Options]] = Extras(
    primer=primer,
)
