"""The Hat's screens to compare with references, besides those of every game."""

from __future__ import annotations

from typing import Final

from tests.browser.main_screens import TELEVISION, OwnScreen
from vernissage.games.not_a_hat.tests.browser.test_the_stage import answering

SCREENS: Final = {
    "stage": OwnScreen(lambda: (answering(penalised=2), 0), (TELEVISION,)),
    "answer": OwnScreen(lambda: (answering(penalised=2), 1), ("phone", "sideways")),
}
