# ruff: noqa: INP001 - a script of its own, in no package
"""Prints the views and offers of every viewer at moments of a random game, for each game.

`tests/plain.test.ts` draws all of them with the plain table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vernissage import catalog
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import SEED_BYTES, Rng
from vernissage.core.seats import viewers
from vernissage.server.api.games import card

SEED = bytes(SEED_BYTES)
EVERY = 20
"""Only every so many inputs the views are printed, because neighbouring ones look alike."""


class Looked(msgspec.Struct, frozen=True):
    """A viewer's view and offers at one moment."""

    you: int | None
    view: Any
    offers: tuple[Any, ...]


class Drawn(msgspec.Struct, frozen=True):
    """A game's data for the browser, and the views to draw."""

    game: str
    players: int
    view: dict[str, str]
    seats: dict[str, list[str]]
    looks: list[Looked]


def looked_at(match: AnyMatch) -> list[Looked]:
    """Returns the present view and offers of every viewer."""
    found = []
    for viewer in viewers(match.players):
        offers = () if viewer is None else match.game.offers(match.state, viewer)
        found.append(Looked(viewer, match.game.view(match.state, viewer), offers))
    return found


def drawn(name: str) -> Drawn:
    """Plays a random game to its end, and returns its views."""
    game = catalog.find(name)
    assert game is not None
    options = game.types.options(players=game.info.most, **dict(game.info.limits))
    match = begin(game, options, SEED)
    assert not isinstance(match, Refusal)
    rng, looks = Rng(SEED, "chance"), looked_at(match)
    while match.outcome is None:
        seat = game.to_move(match.state)[0]
        step = match.submit(seat, match.asked[seat], rng.pick(game.offers(match.state, seat)))
        assert not isinstance(step, Refusal)
        match = step.match
        if len(match.inputs) % EVERY == 0 or match.outcome is not None:
            looks += looked_at(match)
    told = card(name)
    return Drawn(name, match.players, dict(told.view), told.seats, looks)


if __name__ == "__main__":
    names = catalog.names(with_templates=True)
    print(msgspec.json.encode([drawn(name) for name in names]).decode())  # noqa: T201 - its only purpose
