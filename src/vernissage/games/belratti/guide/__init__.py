"""The guided first game: the learner directs in the first round and paints in the second."""

from typing import Final

from vernissage.core.guide import Guide
from vernissage.games.belratti.guide.beginning import NAMES, OPTIONS, POSITION
from vernissage.games.belratti.guide.company import answer
from vernissage.games.belratti.guide.steps import STEPS

GUIDE: Final = Guide(
    options=OPTIONS,
    position=POSITION,
    names=NAMES,
    company=answer,
    steps=STEPS,
)
