"""Counts what a newcomer sees of the bots in a first game: errors, doubts, and how long it lasts.

The newcomer, who has the memory of an ordinary person, sits with bots of one level at the usual table.

python -m vernissage.games.not_a_hat.tests.newcomer [GAMES] [PLAYERS]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from vernissage.bots.arena import turns
from vernissage.core.company import LEVELS, LevelName
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import offspring, seed_from_text
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.bots import COMPANY
from vernissage.games.not_a_hat.moves import Give, Refuse
from vernissage.games.not_a_hat.state import Options

SEED: Final = seed_from_text("newcomer")
NEWCOMER: Final = 0
USUAL: Final = (200, 4)
"""How many games, and of how many players."""


class Game(NamedTuple):
    """What was to be seen in one game."""

    gifts: int
    errors: int
    """How often a bot gave a gift a wrong name."""
    shown: int
    """How many of these errors somebody doubted, so that the gift was turned up."""
    right: int
    wrong: int
    """How often a bot doubted a wrong name, and a true one."""


def game(level: LevelName, number: int, players: int = USUAL[1]) -> Game:
    """Plays one game of a newcomer with bots of this level."""
    match = begin(GAME, Options(players=players), offspring(SEED, "deal", number))
    assert not isinstance(match, Refusal), match
    assert COMPANY.levels is not None
    person, make = COMPANY.makers["person"](GAME), COMPANY.levels.named(level).make
    bots = tuple(person if seat == NEWCOMER else make(GAME, "") for seat in range(players))
    gifts = errors = shown = right = wrong = 0
    named = None
    for turn in turns(match, bots, offspring(SEED, "thinking", number)):
        state, move = turn.before.state, turn.after.inputs[-1].move
        if isinstance(move, Give):
            gifts, named = gifts + 1, move.gift
            errors += turn.seat != NEWCOMER and move.gift != state.parcel
        if isinstance(move, Refuse):
            true = named == state.parcel
            shown += not true and state.giver != NEWCOMER
            right += not true and turn.seat != NEWCOMER
            wrong += true and turn.seat != NEWCOMER
    return Game(gifts, errors, shown, right, wrong)


def told(values: Sequence[int]) -> str:
    """Returns the mean with its 95 % interval."""
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / sqrt(len(values)):.1f}"


def main() -> None:
    """Prints for each level what a newcomer sees in one game, on average."""
    games, players = (*map(int, sys.argv[1:]), *USUAL[len(sys.argv) - 1 :])
    for level in LEVELS:
        seen = [game(level, number, players) for number in range(games)]
        means = ", ".join(
            f"{name} {told(each)}" for name, each in zip(Game._fields, zip(*seen, strict=True), strict=True)
        )
        never = sum(each.shown == 0 for each in seen) / games
        longest = max(each.gifts for each in seen)
        print(f"{level}: {means}; no error shown in {never:.0%}; longest {longest}")  # noqa: T201


if __name__ == "__main__":
    main()
