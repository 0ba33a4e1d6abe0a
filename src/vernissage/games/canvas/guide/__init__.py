"""The guided first game of Canvas: the learner takes three cards and hangs one painting."""

from typing import Final

from vernissage.core.guide import Guide
from vernissage.games.canvas.guide.beginning import BEGINNING, OPTIONS
from vernissage.games.canvas.guide.company import company
from vernissage.games.canvas.guide.steps import STEPS

GUIDE: Final = Guide(
    options=OPTIONS,
    position=BEGINNING,
    names=("Daphne", "Kiran"),
    company=company,
    steps=STEPS,
)
