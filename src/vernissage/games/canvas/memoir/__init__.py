"""The memoir of a player: the best score, the paintings made and the ribbons won."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from vernissage.core.coach import Chart, Remark, Tally
from vernissage.core.memoir import Chapter, Memoir, Past
from vernissage.games.canvas.cards import LADDERS, ScoringCard
from vernissage.games.canvas.memento import Memento

ENOUGH: Final = 3
"""The fewest games before the memoir says anything about habits."""


def memoir(past: Sequence[Past[Memento]]) -> Memoir:
    """CAN-4.2: the best score without help, the number of paintings, and the ribbons by scoring card."""
    scores = [game.score for game in past if not game.helped]
    best = Remark("best", {"points": max(scores)}, ()) if scores else None
    return Memoir(best, (ribbons(past),) if past else ())


def ribbons(past: Sequence[Past[Memento]]) -> Chapter:
    """CAN-3.9, CAN-3.10: the share of possible ribbons won, by scoring card."""
    paintings = [painting for game in past for painting in game.memento.paintings]
    about = {"paintings": len(paintings), "points": max((each.points for each in paintings), default=0)}
    says = Remark("paintings", about, ())
    if len(past) < ENOUGH:
        return Chapter((says, Remark("too-few", {"missing": ENOUGH - len(past)}, ())))
    won, there = Counter[ScoringCard](), Counter[ScoringCard]()
    for game in past:
        there.update({card: len(LADDERS[card]) for card in game.memento.scoring})
        for painting in game.memento.paintings:
            won.update(dict(zip(game.memento.scoring, painting.ribbons, strict=False)))  # bonus comes last
    cards = sorted(there, key=lambda card: (-won[card] / there[card], card))
    rows = tuple(Tally({"scoring": card}, won[card], there[card]) for card in cards)
    favourite = rows[0]
    told = Remark("favourite", {**favourite.about, "right": favourite.right, "of": favourite.of}, ())
    return Chapter((told, says), Chart("ribbons", rows))
