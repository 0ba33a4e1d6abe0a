"""Measures what the jokers that bots propose are worth: mixed teams of four play each deal with and without.

python -m vernissage.games.belratti.tests.association.jokers [GAMES]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from vernissage.bots.arena import play_out
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import offspring, seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.bots import Companion
from vernissage.games.belratti.events import Event, JokerPlayed
from vernissage.games.belratti.moves import Move, PlayJoker
from vernissage.games.belratti.state import Options
from vernissage.games.belratti.taste import PERSONALITIES
from vernissage.games.belratti.view import View

SEED: Final = seed_from_text("jokers")
OPTIONS: Final = Options(players=4, patience=60, round_limit=None)
USUAL: Final = 100
SURE: Final = 1.96


class WithoutJokers(Companion):
    """A companion that proposes no jokers."""

    def wishes(self, view: View, memory: Sequence[Event]) -> list[Move]:
        return [move for move in super().wishes(view, memory) if not isinstance(move, PlayJoker)]


class Played(NamedTuple):
    """The result of one game."""

    score: float
    won: bool
    jokers: int


def played(number: int, kind: type[Companion]) -> Played:
    """Plays this deal with a team of all personalities."""
    match = begin(GAME, OPTIONS, offspring(SEED, "deal", number))
    assert not isinstance(match, Refusal), match
    everyone = tuple(PERSONALITIES)
    team = tuple(kind(everyone[(seat + number) % len(everyone)]) for seat in range(OPTIONS.players))
    end = play_out(match, team, offspring(SEED, "thinking", number))
    assert end.outcome is not None
    jokers = sum(isinstance(event, JokerPlayed) for event in end.memory(None))
    return Played(float(end.outcome.scores[0]), bool(end.outcome.winners), jokers)


def main() -> None:
    """Plays every deal twice and prints the difference."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    with_them = [played(number, Companion) for number in range(games)]
    without = [played(number, WithoutJokers) for number in range(games)]
    gains = [one.score - other.score for one, other in zip(with_them, without, strict=True)]
    jokers = mean(each.jokers for each in with_them)
    wide = SURE * stdev(gains) / sqrt(games)
    for name, found in (("with", with_them), ("without", without)):
        won, score = mean(each.won for each in found), mean(each.score for each in found)
        print(f"{name} jokers: won {won:.1%} of {games}, mean score {score:.1f}")  # noqa: T201
    print(f"gain of a game {mean(gains):.1f} ± {wide:.1f}, with {jokers:.1f} jokers")  # noqa: T201
    print(f"gain of a joker {mean(gains) / jokers:.2f} ± {wide / jokers:.2f}")  # noqa: T201


if __name__ == "__main__":
    main()
