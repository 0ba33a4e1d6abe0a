# ruff: noqa: INP001 - a script of its own, in no package
"""Prints what lay on the table in a whole game of each kind, with everyone's eyes, and what was offered.

`tests/plain.test.ts` lets the plain table draw all of it.
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
"""One moment of so many: neighbours look much alike."""


class Looked(msgspec.Struct, frozen=True):
    """With whose eyes, what is seen, and what can be done."""

    you: int | None
    view: Any
    offers: tuple[Any, ...]


class Drawn(msgspec.Struct, frozen=True):
    """A game: what the browser knows of it, and what is to be drawn."""

    game: str
    players: int
    view: dict[str, str]
    seats: dict[str, list[str]]
    looks: list[Looked]


def looked_at(match: AnyMatch) -> list[Looked]:
    """What everybody sees now."""
    found = []
    for viewer in viewers(match.players):
        offers = () if viewer is None else match.game.offers(match.state, viewer)
        found.append(Looked(viewer, match.game.view(match.state, viewer), offers))
    return found


def drawn(name: str) -> Drawn:
    """A game by chance, to its end."""
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
    print(msgspec.json.encode([drawn(name) for name in names]).decode())  # noqa: T201 - that is what it is for
