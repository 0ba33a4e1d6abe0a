"""Every game passes the conformance suites that the libraries provide for environments."""

from __future__ import annotations

import contextlib
import io
import pickle
import subprocess
import sys
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from tests import chance
from tests.budgets import is_quick, times
from tests.conformance.options import NAMES, Table, tables_of
from vernissage.core.codec import plain
from vernissage.research import spiel
from vernissage.research.aec import AEC
from vernissage.research.parallel import Parallel
from vernissage.research.setup import CannotBeSetUpError
from vernissage.research.solo import Solo

MEMORIES = ("none", "window:2", "decaying:0.8", "all")
CYCLES = 60
SHORT = 1
ITS_MASK = [
    # PettingZoo's own games with a mask cause this warning too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]
pytestmark = ITS_MASK


def some_tables() -> list[Table]:
    """Returns tables of each game: the fewest players, the most, and two variants."""
    found: list[Table] = []
    for name in NAMES:
        every = tables_of(name)
        plain_ones = [table for table in every if table.is_plain]
        others = [table for table in every if not table.is_plain]
        chosen = [plain_ones[0], plain_ones[-1], *others[:1], *others[len(others) // 2 :][:1]]
        found += dict.fromkeys(chosen)
    return found


TABLES = some_tables()
some_ways = pytest.mark.parametrize("table", TABLES, ids=str)


def given(table: Table) -> dict[str, Any]:
    """Returns the options and a memory; each kind of memory gets its turn."""
    return {"memory": MEMORIES[TABLES.index(table) % len(MEMORIES)], **plain(table.options)}


def seeded(env: Any) -> Any:
    """Seeds an environment, because the suites don't: everything follows from the seed of the test run."""
    number = chance.rng("libraries").word()
    env.reset(seed=number)
    agents = getattr(env, "possible_agents", None)
    spaces = [env.action_space] if agents is None else map(env.action_space, agents)
    for each in spaces:
        each.seed(number)
    return env


@some_ways
def test_pettingzoo_accepts_one_after_the_other(table: Table) -> None:
    made = partial(AEC, table.name, order="random", **given(table))
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(seeded(made()), num_cycles=times(CYCLES))
        seed_test(made, num_cycles=times(CYCLES) // 3)


@some_ways
def test_pettingzoo_accepts_all_at_once(table: Table) -> None:
    made = partial(Parallel, table.name, **given(table))
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(seeded(made()), num_cycles=times(CYCLES) // 2)
        parallel_seed_test(made, num_cycles=times(CYCLES) // 6)


@some_ways
def test_gymnasium_accepts_one_seat(table: Table) -> None:
    seat = table.options.players - 1
    version = Solo(table.name, **plain(table.options)).setup.version
    env = gymnasium.make(f"vernissage/{table.name}-v{version}", seat=seat, limit=50, **given(table))
    check_env(seeded(env.unwrapped))


def loaded(table: Table) -> Any:
    """Loads a short version of the game into OpenSpiel, since every state is checked in detail."""
    short = {limit: min(SHORT, most) for limit, most in table.game.info.limits.items()}
    wanted = spiel.parameters(table.name, {**given(table), **short})
    return pyspiel.load_game(f"vernissage_{table.name}", wanted)


@some_ways
def test_openspiel_accepts_it(table: Table) -> None:
    game = loaded(table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=not is_quick(), verbose=False)


def playthrough(name: str) -> str:
    game = str(loaded(tables_of(name)[0]))
    return str(generate_playthrough.playthrough(game, [7], alsologtostdout=False, seed=3))


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_can_write_down_a_whole_game(name: str) -> None:
    assert "IsTerminal() = True" in playthrough(name)


def test_what_openspiel_writes_down_can_be_made_again() -> None:
    assert playthrough("_template") == playthrough("_template")


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_of_openspiel_shares_what_never_changes(name: str) -> None:
    state = pyspiel.load_game(f"vernissage_{name}").new_initial_state()
    state.apply_action(1)
    clone = state.clone()
    assert clone.moment is state.moment
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before or clone.moment.story != state.moment.story


@pytest.mark.parametrize("name", NAMES)
def test_what_openspiel_resamples_looks_the_same_to_that_player(name: str) -> None:
    state = pyspiel.load_game(f"vernissage_{name}").new_initial_state()
    state.apply_action(2)
    for _ in range(5):
        state.apply_action(state.legal_actions()[-1])
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, np.random.default_rng(3).random)
    assert twin.information_state_string(seat) == state.information_state_string(seat)
    assert twin.legal_actions() == state.legal_actions()


def test_an_environment_can_be_sent_to_another_process() -> None:
    for env in (AEC("_template"), Parallel("_template"), Solo("_template")):
        sent = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
        sent.reset(seed=1)
        env.reset(seed=1)
        assert sent.play.state == env.play.state


def test_a_shaped_reward_needs_a_game_that_says_how_it_stands() -> None:
    with pytest.raises(CannotBeSetUpError, match="can only be final"):
        AEC("_template", reward="shaped")


def test_playing_loads_none_of_the_libraries() -> None:
    """The libraries are optional: neither the package nor `research` imports them."""
    asked = (
        "import sys, vernissage, vernissage.research\n"
        "match = vernissage.begin(vernissage.list_games()[0], seed='x')\n"
        "vernissage.play_out(match, 'random')\n"
        "print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'pyarrow'} & sys.modules.keys())"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)  # noqa: S603 - our own interpreter
    assert told.stdout == "set()\n"
