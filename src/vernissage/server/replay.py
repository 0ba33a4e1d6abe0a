"""A finished game, moment by moment, with every secret open."""

from __future__ import annotations

from itertools import islice
from typing import Final

import msgspec

from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import viewers
from vernissage.server import http_types
from vernissage.server.news import unredacted

UNKNOWN: Final = Refusal("replay/unknown")


def frame(match: AnyMatch, number: int) -> http_types.Frame | Refusal:
    """How it stood after so many inputs, and what the last of them led to."""
    last = len(match.inputs)
    if number > last:
        return UNKNOWN
    then = _moment(match, number)
    return http_types.Frame(
        number=number,
        last=last,
        told=unredacted(then, number - 1, then.story[-1]) if number else None,
        views=[_raw(then.game.view(then.state, viewer)) for viewer in viewers(then.players)],
        to_move=then.game.to_move(then.state),
        outcome=then.outcome,
        retrospect=_raw(then.retrospect),
    )


def preview(match: AnyMatch, number: int, seat: int) -> http_types.Foresight | Refusal:
    """What this seat could foresee after so many inputs."""
    if number > len(match.inputs) or seat >= match.players:
        return UNKNOWN
    return http_types.Foresight(_raw(_moment(match, number).preview(seat)))


def _moment(match: AnyMatch, number: int) -> AnyMatch:
    """Played again up to there: a whole game takes milliseconds, so nothing is kept for it."""
    return next(islice(match.again(), number, None))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))
