"""Measures how much of what bots lay the others read right: whole games of four, team by team.

python -m vernissage.games.belratti.tests.association.reading [GAMES]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from vernissage.bots.arena import play_out
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import offspring, seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.bots import COMPANY
from vernissage.games.belratti.events import Revealed
from vernissage.games.belratti.state import Options
from vernissage.games.belratti.taste import PERSONALITIES

SEED: Final = seed_from_text("reading")
OPTIONS: Final = Options(players=4, patience=60, round_limit=None)
USUAL: Final = 100


class Reading(NamedTuple):
    """The results of a team."""

    asked: int
    """How many paintings were to be laid."""
    right: int
    """How many of them hung as meant."""
    won: int
    games: int


def reading(team: Sequence[str], games: int) -> Reading:
    """Plays this many games with these bots seated in turn."""
    looks, won = [], 0
    for number in range(games):
        match = begin(GAME, OPTIONS, offspring(SEED, "deal", number))
        assert not isinstance(match, Refusal), match
        names = [team[(seat + number) % len(team)] for seat in range(OPTIONS.players)]
        end = play_out(
            match, tuple(COMPANY.makers[name](GAME) for name in names), offspring(SEED, "thinking", number)
        )
        assert end.outcome is not None
        won += bool(end.outcome.winners)
        looks += [event for event in end.memory(None) if isinstance(event, Revealed)]
    return Reading(
        sum(each.look.number for each in looks), sum(len(each.right) for each in looks), won, games
    )


def main() -> None:
    """Compares teams of one personality, of two, and of all."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    everyone = tuple(PERSONALITIES)
    for team in (*((each,) for each in everyone), *combinations(everyone, 2), everyone):
        found = reading(team, games)
        share, won = found.right / found.asked, found.won / found.games
        print(f"{'+'.join(team)}: read right {share:.1%} of {found.asked}, won {won:.1%} of {found.games}")  # noqa: T201


if __name__ == "__main__":
    main()
