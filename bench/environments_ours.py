"""Measures the speed of a game as an environment.

python -m bench.environments_ours WHAT GAME PLAYERS SECONDS

aec      random play through PettingZoo's `last` and `step`
clones   clones of OpenSpiel's states, over a random game
"""

import sys
from random import Random

import pyspiel

from bench.clock import tell
from bench.ours import Round
from vernissage.research import spiel
from vernissage.research.aec import AEC

draw = Random(1).random  # noqa: S311 - picks moves, keeps no secret


def aec(name: str, players: int) -> Round:
    env = AEC(name, players=players)

    def one_game() -> int:
        env.reset()
        made = 0
        while True:
            seen, _reward, over, cut_short, _info = env.last()
            if over or cut_short:
                return made
            actions = seen["action_mask"].nonzero()[0]
            env.step(actions[int(draw() * len(actions))])
            made += 1

    return one_game


def clones(name: str, players: int) -> Round:
    game = pyspiel.load_game(f"vernissage_{name}", spiel.parameters(name, {"players": players}))
    state = game.new_initial_state()
    state.apply_action(1)
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])

    def all_of_them() -> int:
        for each in states:
            each.clone()
        return len(states)

    return all_of_them


def main(what: str, name: str, players: str, seconds: str) -> None:
    tell({"aec": aec, "clones": clones}[what](name, int(players)), float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
