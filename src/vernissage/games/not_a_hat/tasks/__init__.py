"""The research task: how many past events a player needs against memories that fade at different rates."""

from functools import partial
from typing import Final

from vernissage.games.not_a_hat.tasks.players import greedy, search
from vernissage.games.not_a_hat.tasks.traits import NAMES, traits
from vernissage.research.learner import Linear, School
from vernissage.research.task import AGENT, Baseline, Company, Learner, Trial

OPTIONS: Final = {"players": 2}
COMPANIES: Final = tuple(
    Company(f"memory:{strength}", (AGENT, f"memory:{strength}")) for strength in (10, 30, 50, 70, 90)
)
WINDOWS: Final = (16, 64, 128)
"""How many of the latest events an agent sees. A game has about 250."""
SCHOOL: Final = School(
    name="not_a_hat",
    options=OPTIONS,
    traits=traits,
    size=len(NAMES),
    companies=(Company("itself", (AGENT, AGENT)), *COMPANIES),
    measure="wins",
    batches=20,
    games=200,
)
TRIALS: Final = (
    Trial(
        task="memory-under-load",
        asks="Wins of 100 among two, told only the latest events, against memories of growing strength.",
        version=1,
        options=OPTIONS,
        measure="wins",
        games=200,
        companies=COMPANIES,
        baselines=(
            Baseline("random", "random"),
            *(Baseline(f"greedy, window {window}", greedy, window) for window in WINDOWS),
            Baseline("greedy, all events", greedy),
            Baseline("search, all events", search, games=10),
            *(Baseline(f"learner, window {window}", None, window) for window in WINDOWS),
            Baseline("learner, all events", None),
        ),
        learner=Learner(SCHOOL.train, SCHOOL.batches, partial(Linear, traits)),
    ),
)
