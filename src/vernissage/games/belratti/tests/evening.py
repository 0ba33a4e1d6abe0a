"""A whole game, played by bots that understand each other, with a line about most paintings."""

from __future__ import annotations

from functools import cache

from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring, seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.bots import Companion
from vernissage.games.belratti.moves import Lay
from vernissage.games.belratti.state import Options

EYES = ("colourist", "storyteller", "literalist")
LINES = ("snail, house on the back, camping", "", "spout, fountain", "little roof", "")


@cache
def evening(options: Options, *, seed: str = "with friends", write: bool = False) -> AnyMatch:
    """Returns the finished match."""
    match = begin(GAME, options, seed_from_text(seed))
    assert not isinstance(match, Refusal)
    bots = [Companion(EYES[seat % 3]) for seat in range(options.players)]
    while match.outcome is None:
        seat = GAME.to_move(match.state)[0]
        luck = Rng(offspring(match.seed, "bots"), "bot", len(match.inputs))
        move = bots[seat].choose(GAME.view(match.state, seat), match.memory(seat), match.offers[seat], luck)
        if write and isinstance(move, Lay):
            move = Lay(move.painting, move.theme, LINES[len(match.inputs) % len(LINES)])
        done = match.submit(seat, match.asked[seat], move)
        assert not isinstance(done, Refusal)
        match = done.match
    return match
