"""Measures what ribbons become in the end, in games of two by habit: the table of `hopes.py`.

`python -m vernissage.games.canvas.tests.hoping 16000`
"""

from __future__ import annotations

import sys
from collections import defaultdict
from statistics import mean

from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.bots import habit
from vernissage.games.canvas.cards import LADDERS, PAINTINGS, ScoringCard
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scoring import ladders
from vernissage.games.canvas.state import Options, State, is_over

GAMES = 16_000
SEED = seed_from_text("hopes")


def at_the_end(number: int) -> State:
    """Plays a game with random scoring cards to its end."""
    rng = Rng(SEED, "game", number)
    state: State = GAME.deal(Options(players=2, scenario="random"), rng)
    while not is_over(state):
        state = GAME.play(state, state.turn, habit(state, state.turn, (), rng), rng).state
    return state


def main(games: int) -> None:
    """Prints, after one painting and after two, the points that 0, 1, 2 … ribbons became."""
    became: dict[tuple[ScoringCard, int, int], list[int]] = defaultdict(list)
    for state in map(at_the_end, range(games)):
        for paintings in (painter.paintings for painter in state.painters):
            ended = held(state.scoring, paintings)
            for painted in range(1, PAINTINGS):
                had = held(state.scoring, paintings[:painted])
                for place, card in enumerate(state.scoring):
                    points = ladders(state.scoring)[place][ended[place]]
                    became[card, painted, had[place]].append(points)
    for card, ladder in LADDERS.items():
        for painted in range(1, PAINTINGS):
            seen = [became[card, painted, count] for count in range(len(ladder) + 1)]
            told = [f"{mean(each):.1f} ({len(each)})" if each else "-" for each in seen]
            sys.stdout.write(f"{card} {painted}: {' '.join(told)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
