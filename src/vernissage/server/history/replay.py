"""A finished game, moment by moment, with every secret open."""

from __future__ import annotations

from typing import Final

import msgspec

from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import viewers
from vernissage.server.api import http_types
from vernissage.table.news import unredacted

UNKNOWN: Final = Refusal("replay/unknown")


def frame(then: AnyMatch, last: int) -> http_types.Frame:
    """How a game of so many inputs stood then, and what the latest of them had led to."""
    number = len(then.inputs)
    return http_types.Frame(
        number=number,
        last=last,
        told=unredacted(then, number - 1, then.story[-1]) if number else None,
        views=[_raw(then.game.view(then.state, viewer)) for viewer in viewers(then.players)],
        to_move=then.game.to_move(then.state),
        outcome=then.outcome,
        retrospect=_raw(then.retrospect),
    )


def preview(then: AnyMatch, seat: int) -> http_types.Foresight | Refusal:
    """What this seat could foresee then."""
    return http_types.Foresight(_raw(then.preview(seat))) if seat < then.players else UNKNOWN


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))
