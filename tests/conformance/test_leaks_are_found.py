"""The checker of leaks bites: copies of every game with a leak put in are found out."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, pairwise
from typing import Any

import msgspec
import pytest

from tests.conformance.leaks import choice_leak, event_leak, leak
from tests.conformance.options import NAMES, Table, plain_tables, tables_of
from tests.conformance.played import played
from tests.conformance.probes import probes
from tests.play import game_called
from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import viewers
from vernissage.core.value import Value


def first_leak(game: AnyGame, table: Table) -> str | None:
    """The first leak found in honest play of this table, as this game would tell it."""
    return next(_leaks(game, table), None)


def _leaks(game: AnyGame, table: Table) -> Iterator[str]:
    # Several games: a card drawn only tells something where another could have been drawn.
    for before, after in chain.from_iterable(pairwise(played(table, number)) for number in range(5)):
        rng = Rng(after.seed, "imagine", len(after.inputs))
        tried = rng.shuffled(probes(table.name))[:10]
        found = [choice_leak(game, before, after, rng)]
        for viewer in viewers(after.players):
            found.append(leak(game, after, viewer, rng, tried))
            found.append(event_leak(game, before, after, viewer, rng))
        yield from filter(None, found)


def digest(state: Any) -> int:
    """A number that depends on everything in a state, secrets included."""
    return int.from_bytes(hashlib.sha256(encode(state)).digest()[:4])


def refusal_speaks(game: AnyGame) -> AnyGame:
    def check(state: Any, seat: int, move: Any) -> Refusal | None:
        refusal = game.check(state, seat, move)
        return refusal and msgspec.structs.replace(refusal, args={**refusal.args, "hint": digest(state)})

    return replace(game, check=check)


def order_of_offers_speaks(game: AnyGame) -> AnyGame:
    def offers(state: Any, seat: int) -> tuple[Any, ...]:
        moves = game.offers(state, seat)
        turn = digest(state) % len(moves) if moves else 0
        return moves[turn:] + moves[:turn]

    return replace(game, offers=offers)


def time_out_speaks(game: AnyGame) -> AnyGame:
    def lapse(state: Any, seat: int) -> Any:
        moves = game.offers(state, seat)
        return moves[digest(state) % len(moves)]

    return replace(game, lapse=lapse)


class Speaking(Value, frozen=True):
    """A view with a place where a secret can sit."""

    view: Any
    secret: int


def view_speaks(game: AnyGame) -> AnyGame:
    return replace(
        game,
        view=lambda state, viewer: Speaking(game.view(state, viewer), digest(state)),
        imagine=lambda view, memory, rng: game.imagine(view.view, memory, rng),
    )


def event_speaks(game: AnyGame, kind: type) -> AnyGame:
    """Everyone is told everything of the events of this kind."""
    return replace(
        game,
        seen=lambda event, viewer: event if isinstance(event, kind) else game.seen(event, viewer),
    )


def private_kinds(name: str) -> set[type]:
    """The kinds of event that not everyone sees alike."""
    game = game_called(name)
    return {
        type(event)
        for table in tables_of(name)
        for match in played(table)
        for event in (match.story[-1] if match.story else ())
        for viewer in viewers(match.players)
        if game.seen(event, viewer) != event
    }


@pytest.mark.parametrize(
    ("leaky", "by"),
    [
        (view_speaks, "by the view"),
        (order_of_offers_speaks, "by the offers"),
        (refusal_speaks, "by the refusal of"),
        (time_out_speaks, "by the move of a time-out"),
    ],
)
def test_a_leak_is_found(plain_table: Table, leaky: Any, by: str) -> None:
    told = first_leak(leaky(plain_table.game), plain_table)
    assert told is not None
    assert by in told


def test_an_event_that_tells_everyone_is_found(name: str) -> None:
    tables = [table for table in plain_tables() if table.name == name]
    for kind in private_kinds(name):
        leaky = event_speaks(game_called(name), kind)
        told = [first_leak(leaky, table) for table in tables]
        assert any(told), f"{kind.__name__} shown to everyone goes unnoticed"


def test_some_events_are_private() -> None:
    assert any(private_kinds(name) for name in NAMES)


def test_imagining_what_cannot_be_is_found(plain_table: Table) -> None:
    game = plain_table.game
    other_deal = played(plain_table, 1)[0].state
    careless = replace(game, imagine=lambda _view, _memory, _rng: other_deal)
    assert first_leak(careless, plain_table) is not None
