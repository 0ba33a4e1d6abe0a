"""Any game as an OpenSpiel game. Importing this module registers all of them.

    game = pyspiel.load_game("vernissage_name_of_a_game(players=4)")

Options of a game are parameters. An option that can hold several kinds of values is a string: empty for the
default, JSON after a # (`first=#1`), or several words joined by +.

There is one chance node, at the start: it picks one of `deals` seeds, which determines all luck. So histories
can be replayed and states serialised exactly. That is sound for sampling methods (MCTS, ISMCTS, outcome
sampling, deep RL), but it is not the full chance tree, so exact best responses over all deals can't be
computed. Seats that owe a decision are asked, the lowest first; other seats are not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import pyspiel
from msgspec import inspect

from vernissage import catalog
from vernissage.core.append_list import AppendList
from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.inputs import MOST_INPUTS
from vernissage.core.rng import Rng, offspring, seed_from_text
from vernissage.core.seats import Seat
from vernissage.research.setup import Setup

DEALS: Final = 1_000
OWN_PARAMETERS: Final = {"deals": DEALS, "memory": "none"}
PREFIX: Final = "vernissage_"


class Moment(NamedTuple):
    """The state of a game. It is frozen, so a clone can share it.

    OpenSpiel clones a Python state by deep-copying its contents. All contents of a moment are immutable, so
    its deep copy is the moment itself.
    """

    setup: Setup
    deals: int
    seed: bytes = b""
    """The game's seed; empty until the chance node has picked one."""
    state: Any = None
    story: AppendList[tuple[Any, ...]] = AppendList()
    seat: Seat = 0
    """The seat to move."""
    offers: tuple[Any, ...] = ()
    numbers: Sequence[int] = ()

    def __deepcopy__(self, _memo: object) -> Moment:
        return self

    def seen(self, seat: Seat) -> list[Any]:
        """Returns the events that this seat has seen."""
        return [event for events in self.story for event in self.setup.seen(events, seat)]


def _asked(moment: Moment, state: Any, story: AppendList[tuple[Any, ...]]) -> Moment:  # noqa: ANN401
    """Returns the moment for this state, with the next seat to move and its offers."""
    setup, game = moment.setup, moment.setup.game
    owing = game.to_move(state)
    if not owing:
        return moment._replace(state=state, story=story, offers=())
    seat = owing[0]
    offers = game.offers(state, seat)
    numbers = setup.ids.of(offers, seat, partial(game.view, state, seat))
    return moment._replace(state=state, story=story, seat=seat, offers=offers, numbers=numbers)


class State(pyspiel.State):  # type: ignore[misc]  # implemented in C++
    """An OpenSpiel state, which holds a `Moment`."""

    def __init__(self, game: pyspiel.Game, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """Returns the chance player before the deal, the terminal player at the end, or the seat to move."""
        moment = self.moment
        if moment.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return moment.seat if moment.offers else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns a uniform distribution over deals."""
        deals = self.moment.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """Returns the sorted action numbers, as OpenSpiel requires."""
        moment = self.moment
        return sorted(moment.numbers) if moment.offers and player == moment.seat else []

    def _apply_action(self, action: int) -> None:
        """Deals the game at the chance node; afterwards, makes the move of the seat to move."""
        moment, game = self.moment, self.moment.setup.game
        if moment.state is None:
            seed = seed_from_text(f"openspiel deal {action}")
            state = game.deal(moment.setup.options, Rng(seed, "deal"))
            self.moment = _asked(moment._replace(seed=seed), state, moment.story)
            return
        move = moment.offers[moment.numbers.index(action)]
        luck = Rng(moment.seed, "play", len(moment.story))
        step = game.play(moment.state, moment.seat, move, luck)
        self.moment = _asked(moment, step.state, moment.story.then(step.events))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.moment.setup.ids.labels[action]

    def is_terminal(self) -> bool:
        return self.moment.state is not None and not self.moment.offers

    def returns(self) -> list[float]:
        """Returns each player's final reward."""
        moment = self.moment
        outcome = None if moment.state is None else moment.setup.game.outcome(moment.state)
        return list(moment.setup.returns(outcome))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Returns a state consistent with this player's knowledge, with new random events to come.

        Only algorithms in Python call it, such as OpenSpiel's ISMCTS.
        """
        moment, game = self.moment, self.moment.setup.game
        seed = offspring(seed_from_text(f"imagined {sampler()!r}"), "imagined")
        view = game.view(moment.state, player)
        state = game.imagine(view, moment.seen(player), Rng(seed, "imagine"))
        return State(self.get_game(), _asked(moment._replace(seed=seed), state, moment.story))

    def __str__(self) -> str:
        return "before the deal" if self.moment.state is None else encode(self.moment.state).decode()


class Observer:
    """A player's observation: a tensor, or JSON of the view and, with perfect recall, all events seen."""

    def __init__(self, setup: Setup, *, recalls: bool) -> None:
        self._setup, self._recalls = setup, recalls
        self.tensor = np.zeros(setup.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Writes this player's observation into the tensor."""
        moment = state.moment
        if moment.state is None:
            self.tensor.fill(0)
            return
        view = self._setup.game.view(moment.state, player)
        self.tensor[:] = self._setup.observe(view, moment.seen(player) if self._setup.memory.is_kept else ())

    def string_from(self, state: State, player: int) -> str:
        """Returns this player's observation as JSON."""
        moment = state.moment
        if moment.state is None:
            return ""
        view = self._setup.game.view(moment.state, player)
        return encode([view, moment.seen(player)] if self._recalls else view).decode()


def _register(name: str, rules: AnyGame) -> None:
    parameters = {**OWN_PARAMETERS, **_option_parameters(rules)}
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=rules.info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL
        if rules.info.together
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.info.most,
        min_num_players=rules.info.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )

    class Registered(pyspiel.Game):  # type: ignore[misc]  # implemented in C++
        """A game of the catalog with the given parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**parameters, **(params or {})}
            # Attributes set on a Python game are lost in `state.get_game()`.
            self.setup, self.deals = _setup(name, _key(given)), given["deals"]
            info = pyspiel.GameInfo(
                num_distinct_actions=self.setup.actions,
                max_chance_outcomes=self.deals,
                num_players=self.setup.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=MOST_INPUTS,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> State:
            """Returns the state before the deal."""
            return State(self, Moment(self.setup, self.deals))

        def make_py_observer(
            self,
            iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel's type
            params: Any = None,  # noqa: ANN401, ARG002
        ) -> Observer:
            """Returns an observer, which recalls all events if OpenSpiel asks for perfect recall."""
            return Observer(self.setup, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)

    pyspiel.register_game(kind, Registered)


def parameters(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Converts a game's options and OpenSpiel's own parameters to the form `pyspiel.load_game` takes."""
    rules = catalog.find(name)
    assert rules is not None, name
    usual = {**OWN_PARAMETERS, **_option_parameters(rules)}
    return {field: _said(value) if isinstance(usual[field], str) else value for field, value in given.items()}


def _key(given: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted((name, value) for name, value in given.items() if name != "deals"))


@cache
def _setup(name: str, given: tuple[tuple[str, Any], ...]) -> Setup:
    """Returns the setup with these parameters. Cached, so that equal parameters share one."""
    options = {field: _value(value) for field, value in given if field != "memory" and value != ""}
    return Setup(name, memory=str(dict(given)["memory"]), **options)


def _option_parameters(rules: AnyGame) -> dict[str, Any]:
    """Returns a game's options as OpenSpiel parameters, each with a default of one type."""
    fields = inspect.type_info(rules.types.options)
    assert isinstance(fields, inspect.StructType)
    usual = {**{field.name: field.default for field in fields.fields}, **rules.info.limits}
    return {field.name: usual[field.name] if _is_plain(field.type) else "" for field in fields.fields}


def _is_plain(kind: inspect.Type) -> bool:
    """Whether an option of this type is always a number or always a boolean."""
    match kind:
        case inspect.IntType() | inspect.BoolType():
            return True
        case inspect.LiteralType(values=values):
            return all(isinstance(value, int) for value in values)
        case _:
            return False


def _said(value: Any) -> str:  # noqa: ANN401 - an option of any type
    """Encodes a value as a string that OpenSpiel does not parse as another type."""
    match value:
        case str():
            return value
        case list() | tuple():
            return "+".join(map(str, value))
        case _:
            return f"#{encode(value).decode()}"


def _value(said: Any) -> Any:  # noqa: ANN401 - a parameter of any type
    if not isinstance(said, str):
        return said
    if said.startswith("#"):
        return msgspec.json.decode(said[1:])
    return tuple(said.split("+")) if "+" in said else said


for _name in catalog.names(with_templates=True):
    _rules = catalog.find(_name)
    assert _rules is not None
    _register(_name, _rules)
