"""The guided first game: the learner holds an exhibition and sells a work at the highest price."""

from typing import Final

from vernissage.core.guide import Guide
from vernissage.games.bioutifoul.guide.beginning import BEGINNING, OPTIONS
from vernissage.games.bioutifoul.guide.company import company
from vernissage.games.bioutifoul.guide.steps import STEPS

GUIDE: Final = Guide(
    options=OPTIONS,
    position=BEGINNING,
    names=("Chloé", "Orla", "Vico"),
    company=company,
    steps=STEPS,
)
