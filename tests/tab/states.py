"""Plays random games of every kind, and prints a digest of everything that anyone saw: `states.py COUNT`.

It runs in this Python and in that of a browser tab, and needs nothing but the package.
"""

from __future__ import annotations

import hashlib
import sys

import vernissage
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.rng import Rng
from vernissage.core.seats import PUBLIC


def played(game: str, number: int) -> str:
    """Returns the digest of one game by random moves: all views and offers of every seat, in every state."""
    info = catalog.game(game).info
    rng = Rng(number.to_bytes(32), "players")
    players = rng.pick(range(info.fewest, info.most + 1))
    match = vernissage.begin(game, seed=f"{game} {number}", **{"players": players, **info.limits})
    digest = hashlib.sha256()
    while match.outcome is None:
        for seat in range(match.players):
            digest.update(codec.encode(match.sight(seat)))
        digest.update(codec.encode(match.sight(PUBLIC)))
        rng = Rng(match.seed, "test", len(match.inputs))
        seat = rng.pick(match.to_move)
        match = vernissage.play(match, rng.pick(match.offers[seat]), seat)
    digest.update(codec.encode(match.outcome))
    return digest.hexdigest()[:16]


for name in vernissage.list_games():
    for each in range(int(sys.argv[1])):
        print(name, each, played(name, each))  # noqa: T201 - for the test
