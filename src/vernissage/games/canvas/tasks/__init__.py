"""The research task of Canvas: playing alone on a thousand fixed deals."""

from functools import partial
from typing import Final

from vernissage.games.canvas.tasks.traits import NAMES, traits
from vernissage.research.learner import Linear, School
from vernissage.research.task import AGENT, Baseline, Company, Learner, Trial

OPTIONS: Final = {"players": 1, "hints": 0}
ALONE: Final = Company("alone", (AGENT,))
SCHOOL: Final = School(
    name="canvas",
    options=OPTIONS,
    traits=traits,
    size=len(NAMES),
    companies=(ALONE,),
    measure="score",
    batches=25,
    games=60,
)
TRIALS: Final = (
    Trial(
        task="the-curator",
        asks="Points alone, on average over a thousand fixed deals.",
        version=1,
        options=OPTIONS,
        measure="score",
        games=1000,
        companies=(ALONE,),
        baselines=(
            Baseline("random", "random"),
            Baseline("greedy", "greedy"),
            Baseline("search:50", "search:50", games=60),
            Baseline("strong:16", "strong:16", games=60),
            Baseline("learner", None),
        ),
        learner=Learner(SCHOOL.train, SCHOOL.batches, partial(Linear, traits)),
    ),
)
