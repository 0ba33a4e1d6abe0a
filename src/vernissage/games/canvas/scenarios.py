"""CAN-8: the scoring cards of each scenario."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from vernissage.core.rng import Rng
from vernissage.games.canvas.cards import PLACES, SCORING_CARDS, ScoringCard

Scoring: TypeAlias = tuple[ScoringCard, ...]
"""CAN-2.1: the scoring cards of a table, from the red place on."""
Scenario: TypeAlias = Literal[
    "first-time",
    "family",
    "relaxed",
    "synergy",
    "balanced",
    "no-elements",
    "every-element",
    "spatial",
    "bonus",
    "random",
]
SCENARIOS: Final[dict[Scenario, Scoring | int]] = {
    "first-time": ("variety", "repetition", "emphasis", "composition"),  # CAN-8.1
    "family": ("composition", "variety"),  # CAN-8.2
    "relaxed": 3,  # CAN-8.3
    "synergy": ("proximity", "space", "variety"),  # CAN-8.4
    "balanced": ("consistency", "emphasis", "hierarchy", "proportion"),  # CAN-8.5
    "no-elements": ("composition", "consistency", "proportion", "symmetry"),  # CAN-8.6
    "every-element": ("emphasis", "hierarchy", "repetition", "style"),  # CAN-8.7
    "spatial": ("movement", "proximity", "space", "symmetry"),  # CAN-8.8
    "bonus": ("hierarchy", "movement", "proportion", "style"),  # CAN-8.9
    "random": len(PLACES),  # CAN-8.10
}
"""For each scenario its scoring cards, or the number of random ones."""


def chosen(scenario: Scenario, rng: Rng) -> Scoring:
    """CAN-2.1, CAN-8.1 to CAN-8.10: the scoring cards of this scenario, drawn at random if it says so."""
    cards = SCENARIOS[scenario]
    return rng.shuffled(SCORING_CARDS)[:cards] if isinstance(cards, int) else cards


def every_scenario(played: Iterable[Scenario]) -> bool:
    """CAN-7.3: were all scenarios played? The random one (CAN-8.10) doesn't count."""
    return SCENARIOS.keys() - {"random"} <= set(played)
