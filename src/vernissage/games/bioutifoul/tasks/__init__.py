"""The research task: winning against rivals in a round robin of two-player games."""

from functools import partial
from typing import Final

from vernissage.games.bioutifoul.tasks.traits import NAMES, traits
from vernissage.research.learner import Linear, School
from vernissage.research.task import AGENT, Baseline, Company, Learner, Trial

OPTIONS: Final = {"players": 2}
RIVALS: Final = ("random", "greedy", "search:20")
SCHOOL: Final = School(
    name="bioutifoul",
    options=OPTIONS,
    traits=traits,
    size=len(NAMES),
    companies=(Company("itself", (AGENT, AGENT)), Company("random", (AGENT, "random"))),
    measure="wins",
    batches=25,
    games=60,
)
TRIALS: Final = (
    Trial(
        task="the-curator",
        asks="Wins of 100 among two, in a round robin.",
        version=1,
        options=OPTIONS,
        measure="wins",
        games=100,
        companies=tuple(Company(rival, (AGENT, rival)) for rival in RIVALS),
        baselines=(
            Baseline("random", "random"),
            Baseline("greedy", "greedy"),
            Baseline("search:20", "search:20", games=60),
            Baseline("learner", None),
        ),
        meets_itself=False,
        learner=Learner(SCHOOL.train, SCHOOL.batches, partial(Linear, traits)),
    ),
)
