"""The research task: association without words, with partners of three personalities, one held out."""

from functools import partial
from typing import Final

from vernissage.bots.greedy import Greedy
from vernissage.games.belratti.bots import SENSE
from vernissage.games.belratti.tasks.pupil import BATCHES, TEACHERS, Pupil, train
from vernissage.games.belratti.taste import PERSONALITIES
from vernissage.research.task import AGENT, Baseline, Company, Learner, Trial

COMPANIES: Final = tuple(
    Company(partner, (AGENT, partner, AGENT, partner), held_out=partner not in TEACHERS)
    for partner in PERSONALITIES
)
TRIALS: Final = (
    Trial(
        task="association-without-words",
        asks="Points of a team of four, two seats the agent's and two a partner's.",
        version=2,
        options={"players": 4},
        measure="score",
        games=200,
        companies=COMPANIES,
        baselines=(
            Baseline("random", "random"),
            Baseline("greedy", partial(Greedy, sense=SENSE), games=40),
            Baseline("search:20", "search:20", games=10),
            *(Baseline(personality, personality) for personality in PERSONALITIES),
            Baseline("learner", None),
        ),
        learner=Learner(train, BATCHES, Pupil),
    ),
)
