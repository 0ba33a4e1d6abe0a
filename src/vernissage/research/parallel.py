"""Any game as a PettingZoo Parallel environment, in which all seats act at once.

    env = Parallel("name of a game", players=4)

It suits games in which several seats owe a decision at the same time. Every seat has its own mask, even a
seat that owes no decision but may act. The last action is to pass, for seats that owe no decision. Choices
are executed seat by seat, starting with a different seat each time. A move that is not offered is not made,
and that agent's info says `refused`; this also happens when an earlier seat has made a later one's choice
impossible. Where seats decide one after the other, all others pass.
"""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from vernissage.core.seats import Seat
from vernissage.research.aec import Observation, observation_space, rendered
from vernissage.research.play import AGENT, Deals, NotOfferedError, Play
from vernissage.research.setup import Mask, Reward, Setup

NOTHING: Final = -1
"""The action number that stands for no move."""


class Parallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A PettingZoo Parallel environment. Agents are named `seat_0`, `seat_1` and so on."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "vernissage_v1"}

    def __init__(
        self,
        name: str,
        *,
        memory: str = "none",
        reward: Reward = "final",
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 - the game's options
    ) -> None:
        """Takes a game's name and options. With a limit, episodes are truncated after this many rounds."""
        self.setup = Setup(name, memory=memory, reward=reward, **options)
        self.limit, self.render_mode = limit, render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(self.setup.players)]
        self.agents: list[str] = []
        self._deals = Deals()
        self.passing = self.setup.actions
        self.observation_spaces = {
            agent: observation_space(self.setup, passing=True) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.setup.actions + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - required by PettingZoo
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Starts a new deal. A seed starts a reproducible sequence of games."""
        self.play = Play(self.setup, self._deals.next(seed))
        self.agents = self.possible_agents[:]
        self._rounds = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Makes all agents' moves. Agents without an action pass."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        brought = np.zeros(self.setup.players)
        for seat, action in self._in_turn(actions):
            try:
                brought += self.play.make(seat, action)
            except NotOfferedError:
                infos[AGENT.format(seat)]["refused"] = True
        self._rounds += 1
        over = self.play.is_over
        cut = not over and self.limit is not None and self._rounds >= self.limit
        told = (
            self._observations(),
            {agent: float(part) for agent, part in zip(self.agents, brought, strict=True)},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return told

    def render(self) -> str | None:
        """Returns the public view as JSON; None without a render mode."""
        return None if self.render_mode is None else rendered(self.play)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def mask(self, seat: Seat) -> Mask:
        """Returns a seat's action mask. Passing is allowed only if the seat owes no decision."""
        own = self.play.mask(seat) if not self.play.is_over else np.zeros(self.setup.actions, np.int8)
        return np.append(own, np.int8(seat not in self.play.owing))

    def _in_turn(self, actions: dict[str, int]) -> list[tuple[Seat, int]]:
        """Returns the choices in playing order, without passes. An action not offered becomes NOTHING."""
        chosen: list[tuple[Seat, int]] = []
        for step in range(self.setup.players):
            seat = (self._rounds + step) % self.setup.players
            action = int(actions.get(AGENT.format(seat), self.passing))
            if not self.mask(seat)[action]:
                chosen.append((seat, NOTHING))
            elif action != self.passing:
                chosen.append((seat, action))
        return chosen

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.play.observation(seat), "action_mask": self.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }
