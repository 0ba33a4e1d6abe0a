"""Copies of any game with a leak: each reveals one hidden part of the state through one channel.

Hidden parts are discovered: the fields of a state that differ between the truth and what a viewer could
imagine. `CHANNELS` are all the ways in which a game tells anything.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, count
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tests.conformance.leaks import forgotten
from tests.conformance.options import tables_of
from tests.conformance.played import every_match
from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Viewer, viewers
from vernissage.core.speech import Speech
from vernissage.core.value import Value

Part: TypeAlias = Callable[[Any], object]
"""The part of a state that is revealed."""
MOMENTS = 6
"""In how many moments each hidden field is looked at."""


class Moment(NamedTuple):
    """A moment in which something is hidden from somebody."""

    match: AnyMatch
    viewer: Viewer
    rng: Rng


@cache
def hidden_fields(name: str) -> dict[str, list[Moment]]:
    """Returns the fields of the state that are hidden from somebody, and when."""
    found: dict[str, list[Moment]] = {}
    for moment in _moments(name):
        match, viewer, rng = moment
        twin = forgotten(match.game, match, viewer, rng)
        for field in match.state.__struct_fields__:
            if getattr(twin, field) != getattr(match.state, field):
                found.setdefault(field, []).append(moment)
        if len(found) == len(match.state.__struct_fields__):
            break
    return {field: _telling(moments) for field, moments in found.items()}


def _telling(moments: list[Moment]) -> list[Moment]:
    """Returns some of these, preferably where it is hidden from the player to move."""
    deciding = [each for each in moments if each.viewer in each.match.game.to_move(each.match.state)]
    chosen = deciding or moments
    return chosen[:: -(-len(chosen) // MOMENTS)]


def _moments(name: str) -> Iterator[Moment]:
    """Yields all moments: what is rarely hidden may be hidden in a few of them only."""
    for match in chain.from_iterable(map(every_match, tables_of(name))):
        if match.outcome is None:
            rng = Rng(match.seed, "imagine", len(match.inputs))
            yield from (Moment(match, viewer, rng) for viewer in viewers(match.players))


def whole(state: Any) -> object:
    """Returns the whole state, secrets included."""
    return state


def digest(told: object) -> int:
    """Returns a number that depends on all of it."""
    return int.from_bytes(hashlib.sha256(encode(told)).digest()[:4])


class Speaking(Value, frozen=True):
    """A view with an extra field for a secret."""

    view: Any
    secret: int


class Sounding(Value, frozen=True):
    """An event that says only that something happened."""


def view_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """A field of the view reveals it."""
    return replace(
        game,
        view=lambda state, viewer: Speaking(game.view(state, viewer), digest(part(state))),
        imagine=lambda view, memory, rng: game.imagine(view.view, memory, rng),
        look=None,
        preview=None,
    )


def preview_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """A preview reveals it, though previews get only the view."""
    heard = [0]

    def view(state: Any, viewer: Viewer) -> Any:
        heard[0] = digest(part(state))
        return game.view(state, viewer)

    return replace(game, view=view, preview=lambda _view: Speaking(None, heard[0]))


def order_of_offers_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """The order of the offers reveals it, or one comes twice."""

    def offers(state: Any, seat: int) -> tuple[Any, ...]:
        moves = game.offers(state, seat)
        said = digest(part(state))
        turn = said % len(moves) if moves else 0
        return moves[turn:] + moves[:turn] + moves[: len(moves) == 1 and said % 2]

    return replace(game, offers=offers)


def refusal_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """A refusal reveals it."""

    def check(state: Any, seat: int, move: Any) -> Refusal | None:
        refusal = game.check(state, seat, move)
        return refusal and msgspec.structs.replace(
            refusal, args={**refusal.args, "hint": digest(part(state))}
        )

    return replace(game, check=check)


def time_out_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """The move made at a time-out depends on it."""

    def lapse(state: Any, seat: int) -> Any:
        honest, moves = game.lapse(state, seat), game.offers(state, seat)
        return (*moves, honest)[digest(part(state)) % (len(moves) + 1)]

    return replace(game, lapse=lapse)


def silence_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """The reason for silence depends on it."""
    return replace(game, speech=lambda state, _seat: Speech(free=False, rule=f"{digest(part(state))}"))


def look_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """The time to look at something depends on it."""
    return replace(game, glimpse=lambda state, _event: float(digest(part(state)) % 97))


def log_speaks(game: AnyGame, part: Part = whole) -> AnyGame:
    """What the log forgets depends on it."""
    return replace(game, kept=lambda state, event: event if digest(part(state)) % 2 else None)


CHANNELS: dict[Callable[[AnyGame, Part], AnyGame], str] = {
    view_speaks: "by the view",
    preview_speaks: "by the preview",
    order_of_offers_speaks: "by the offers",
    refusal_speaks: "by the refusal of",
    time_out_speaks: "by the move of a time-out",
    silence_speaks: "by who may talk",
    look_speaks: "by the time to look",
    log_speaks: "by the log",
}
"""The channels of a state, and what the checker reports for each."""


def event_speaks(game: AnyGame, kind: type) -> AnyGame:
    """Everyone is told everything about events of this kind."""
    return replace(
        game,
        seen=lambda event, viewer: event if isinstance(event, kind) else game.seen(event, viewer),
    )


def event_babbles(game: AnyGame, kind: type) -> AnyGame:
    """Those who may not see all of such an event are told something different each time."""
    numbers = count()

    def seen(event: Any, viewer: Viewer) -> Any:
        honest = game.seen(event, viewer)
        return Speaking(None, next(numbers)) if isinstance(event, kind) and honest != event else honest

    return replace(game, seen=seen)


def secret_sounds(game: AnyGame) -> AnyGame:
    """Those who may see nothing of an event are told that there was one."""

    def seen(event: Any, viewer: Viewer) -> Any:
        honest = game.seen(event, viewer)
        return Sounding() if honest is None else honest

    return replace(game, seen=seen)
