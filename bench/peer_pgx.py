"""Random play of a batch of pgx's sparrow mahjong, compiled by JAX for this CPU.

    python -m bench.peer_pgx SECONDS BATCH

All decisions of a batch are made at once; finished games are dealt again.
"""

import sys
from typing import Any

import jax  # installed in the peers' own environment
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from bench.clock import tell

STEPS = 20
BATCH = int(sys.argv[2])
ENV = pgx.make("sparrow_mahjong")


def step(state: Any, key: Any) -> tuple[Any, None]:
    chosen, dealt = jax.random.split(key)
    likely = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
    actions = jax.random.categorical(chosen, likely, axis=-1)
    return jax.vmap(auto_reset(ENV.step, ENV.init))(state, actions, jax.random.split(dealt, BATCH)), None


@jax.jit  # type: ignore[untyped-decorator]  # JAX may not be installed
def some_steps(state: Any, key: Any) -> Any:
    return jax.lax.scan(step, state, jax.random.split(key, STEPS))[0]


class Games:
    """A batch of games that is played continuously."""

    def __init__(self) -> None:
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(ENV.init))(jax.random.split(self.key, BATCH))

    def play_on(self) -> int:
        self.key, used = jax.random.split(self.key)
        self.state = jax.block_until_ready(some_steps(self.state, used))
        return STEPS * BATCH


tell(Games().play_on, float(sys.argv[1]))
