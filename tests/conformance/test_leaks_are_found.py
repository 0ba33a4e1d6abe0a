"""The checker of leaks bites: copies of every game with a leak put in are found out."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, count, pairwise
from typing import Any

import msgspec
import pytest

from tests.conformance.leaks import choice_leak, event_leak, leak
from tests.conformance.options import NAMES, Table, tables_of
from tests.conformance.played import played
from tests.conformance.probes import probes
from tests.play import game_called
from vernissage import catalog
from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Viewer, viewers
from vernissage.core.value import Value

GAMES = 5
"""Of each table: a card drawn only tells something where another could have been drawn."""


def first_leak(game: AnyGame, table: Table) -> str | None:
    """The first leak found in honest play of this table, as this game would tell it."""
    return next(_leaks(game, table), None)


def _leaks(game: AnyGame, table: Table) -> Iterator[str]:
    for before, after in chain.from_iterable(pairwise(played(table, number)) for number in range(GAMES)):
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
        preview=None,
    )


def preview_speaks(game: AnyGame) -> AnyGame:
    """It has heard the truth somewhere, though all it was shown is the view."""
    heard = [0]

    def view(state: Any, viewer: Viewer) -> Any:
        heard[0] = digest(state)
        return game.view(state, viewer)

    return replace(game, view=view, preview=lambda _view: Speaking(None, heard[0]))


def event_speaks(game: AnyGame, kind: type) -> AnyGame:
    """Everyone is told everything of the events of this kind."""
    return replace(
        game,
        seen=lambda event, viewer: event if isinstance(event, kind) else game.seen(event, viewer),
    )


def event_babbles(game: AnyGame, kind: type) -> AnyGame:
    """Whoever is not told all of the events of this kind is told something else each time."""
    numbers = count()

    def seen(event: Any, viewer: Viewer) -> Any:
        honest = game.seen(event, viewer)
        return Speaking(None, next(numbers)) if isinstance(event, kind) and honest != event else honest

    return replace(game, seen=seen)


def is_noticed(leaky: AnyGame, tables: Iterable[Table], kind: type) -> bool:
    """Does what is told of the events of this kind give something away, where they happen?"""
    games = (pairwise(played(table, number)) for table in tables for number in range(GAMES))
    for before, after in chain.from_iterable(games):
        if any(isinstance(event, kind) for event in after.story[-1]):
            rng = Rng(after.seed, "imagine", len(after.inputs))
            found = (event_leak(leaky, before, after, viewer, rng) for viewer in viewers(after.players))
            if choice_leak(leaky, before, after, rng) or any(found):
                return True
    return False


def private_kinds(name: str) -> dict[type, list[Table]]:
    """The kinds of event that not everyone sees alike, and the tables at which they happen."""
    game = game_called(name)
    found: dict[type, dict[Table, None]] = {}
    for table in tables_of(name):
        for match in played(table)[1:]:
            for event in match.story[-1]:
                if any(game.seen(event, viewer) != event for viewer in viewers(match.players)):
                    found.setdefault(type(event), {})[table] = None
    return {kind: list(tables) for kind, tables in found.items()}


@pytest.mark.parametrize(
    ("leaky", "by"),
    [
        (view_speaks, "by the view"),
        (preview_speaks, "by the preview"),
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
    """Where even nonsense goes unnoticed, chance turns up too much for two tables ever to look alike.

    Then there is nothing to compare here, and the game's own tests have to look at that kind of event.
    """
    game = game_called(name)
    for kind, tables in private_kinds(name).items():
        if not is_noticed(event_speaks(game, kind), tables, kind):
            nonsense = is_noticed(event_babbles(game, kind), tables, kind)
            assert not nonsense, f"{kind.__name__} shown to everyone goes unnoticed"
            assert kind.__name__ in own_tests(name), f"{kind.__name__} has to be tested by the game"


def own_tests(name: str) -> str:
    """All that a game's own tests say."""
    files = (catalog.folder(name) / "tests").glob("test_*.py")
    return "".join(file.read_text(encoding="utf-8") for file in files)


def test_some_events_are_private() -> None:
    assert any(private_kinds(name) for name in NAMES)


def test_imagining_what_cannot_be_is_found(plain_table: Table) -> None:
    game = plain_table.game
    other_deal = played(plain_table, 1)[0].state
    careless = replace(game, imagine=lambda _view, _memory, _rng: other_deal)
    assert first_leak(careless, plain_table) is not None
