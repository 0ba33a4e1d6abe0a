"""The guided first game of Bioutifoul: the learner holds one exhibition and sells one work dear."""

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
