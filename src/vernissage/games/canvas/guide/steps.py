"""The steps of the guided game up to the first painting. Things are named as in the browser.

A step applies only if its text is true of the table: which cards come first in the row, and how
many tokens lie on them.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from vernissage.core.guide import Step, among
from vernissage.games.canvas.cards import Card
from vernissage.games.canvas.guide.beginning import BIRDS, FISH, LIGHTHOUSE, PAINTING, VIOLINIST
from vernissage.games.canvas.moves import Frame, Move, Paint, Take
from vernissage.games.canvas.painting import visible
from vernissage.games.canvas.view import OpenPainter, View

LEARNER: Final = 0
Asked: TypeAlias = Callable[[View, Sequence[Move]], bool]


def learner(view: View) -> OpenPainter:
    """Returns the learner's painter, with hand and paintings."""
    return view.table.painters[LEARNER]


def asked_with(hand: Sequence[Card], *row: tuple[Card, int]) -> Asked:
    """Returns a test: is the learner to move before the first painting, with this hand and row?"""

    def asked(view: View, offers: Sequence[Move]) -> bool:
        lying = tuple((spot.card, spot.tokens) for spot in view.table.row[: len(row)])
        held = learner(view).hand == tuple(hand)
        return bool(offers) and not has_hung(view, offers) and held and lying == row

    return asked


def may_paint(view: View, offers: Sequence[Move]) -> bool:
    """Whether the learner can make the first painting with the three cards of the guide."""
    return Paint(PAINTING) in offers and not has_hung(view, offers)


def paint(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns the offers that show the same icons as the guide's painting, the guide's own order first."""
    alike = [move for move in offers if isinstance(move, Paint) and visible(move.cards) == visible(PAINTING)]
    return sorted(alike, key=lambda move: move.cards != PAINTING)


def may_frame(view: View, offers: Sequence[Move]) -> bool:
    """Whether the learner's first painting waits for its background."""
    easel = view.table.easel
    waits = easel is not None and visible(easel) == visible(PAINTING) and not has_hung(view, offers)
    return waits and any(isinstance(move, Frame) for move in offers)


def frame(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns all offers: the learner may choose any background."""
    return offers


def has_hung(view: View, _offers: Sequence[Move]) -> bool:
    """Whether the learner has hung a painting."""
    return bool(learner(view).paintings)


STEPS: Final[tuple[Step[View, Move], ...]] = (
    Step("step-goal", asked_with((), (BIRDS, 0)), look=("scoring",)),
    Step("step-elements", asked_with((), (BIRDS, 0)), look=(f"swatches:{BIRDS}", f"swatches:{LIGHTHOUSE}")),
    Step(
        "step-free",
        asked_with((), (BIRDS, 0)),
        look=(f"card:{BIRDS}", "scoring:repetition"),
        touch=(f"take:{BIRDS}",),
        moves=among(Take(BIRDS)),
    ),
    Step(
        "step-pay",
        asked_with((BIRDS,), (FISH, 0), (LIGHTHOUSE, 0)),
        look=(f"card:{LIGHTHOUSE}", f"card:{FISH}", "tokens"),
        touch=(f"take:{LIGHTHOUSE}",),
        plaque=f"card:{FISH}",
        moves=among(Take(LIGHTHOUSE)),
    ),
    Step(
        "step-bonus",
        asked_with((BIRDS, LIGHTHOUSE), (VIOLINIST, 1)),
        look=(f"swatches:{VIOLINIST}", "scoring:bonus"),
        touch=(f"take:{VIOLINIST}",),
        plaque=f"swatches:{VIOLINIST}",
        moves=among(Take(VIOLINIST)),
    ),
    Step(
        "step-lay",
        may_paint,
        look=("layers",),
        touch=(f"hand:{VIOLINIST}", f"hand:{BIRDS}", f"hand:{LIGHTHOUSE}"),
    ),
    Step(
        "step-order", may_paint, look=("strip", "draft"), touch=(f"layer-down:{VIOLINIST}",), plaque="strip"
    ),
    Step("step-worth", may_paint, look=("strip", "scoring")),
    Step("step-title", may_paint, look=("title",)),
    Step("step-hang", may_paint, look=("draft",), touch=("hang", "unveil"), moves=paint),
    # The table sends both moves with one press: the cards, then the background.
    Step("step-hang", may_frame, look=("draft",), touch=("hang", "unveil"), moves=frame),
    Step("step-ladder", has_hung, look=("scoring:repetition",)),
)
