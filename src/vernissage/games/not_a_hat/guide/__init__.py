"""The guided first game: every gift goes round once, one under a false name; then the learner may bluff."""

from typing import Final

from vernissage.core.guide import Guide
from vernissage.games.not_a_hat.guide.beginning import NAMES, OPTIONS, POSITION
from vernissage.games.not_a_hat.guide.company import answer
from vernissage.games.not_a_hat.guide.steps import STEPS

GUIDE: Final = Guide(
    options=OPTIONS,
    position=POSITION,
    names=NAMES,
    company=answer,
    steps=STEPS,
)
