"""The steps of the guided game: the learner directs in the first round and paints in the second."""

from collections.abc import Iterable, Sequence
from typing import Final

from vernissage.core import agree
from vernissage.core.guide import Step, among
from vernissage.games.belratti.cards import THEMES, Painting, Place
from vernissage.games.belratti.guide.beginning import (
    BUCKET,
    CARROT,
    CAT,
    CHEESE,
    CLOVER,
    GOES_WITH,
    LEARNER,
    MOUSETRAP,
    SUNFLOWER,
    TILDA,
    TOOTH,
    ZOFIA,
)
from vernissage.games.belratti.guide.company import ASKED
from vernissage.games.belratti.moves import Agree, Ask, Hang, Lay, Move, Next, PlayJoker, Ready, Signal
from vernissage.games.belratti.state import NO_SIGNALS
from vernissage.games.belratti.view import View

ONE, TWO = THEMES
QUERY: Final = PlayJoker("query", SUNFLOWER)


def saying_something(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns the signals offered, with the honest one first. The learner may choose any of them."""
    said = [move for move in offers if isinstance(move, Signal) and move.count > 0]
    return sorted(said, key=lambda move: move != Signal("perfect", 1))


# The round in which the learner directs


def directing(view: View, offers: Sequence[Move]) -> bool:
    """Whether the learner directs in the first round and can ask for four paintings."""
    return MOUSETRAP in view.table.themes and Ask(ASKED) in offers


def tilda_shows_four(view: View, offers: Sequence[Move]) -> bool:
    shown = view.table.proposals
    return directing(view, offers) and shown is not None and agree.shown_by(shown, TILDA) == ASKED


def places(view: View) -> dict[Painting, Place]:
    """Returns each painting's place in the first round; empty while the learner cannot hang any."""
    table = view.table
    asked = table.number == ASKED and MOUSETRAP in table.themes
    if table.hanging is None or table.proposed is not None or not asked:
        return {}
    return dict(zip(table.frames, table.hanging.draft, strict=True))


def out(view: View, paintings: Iterable[Painting]) -> bool:
    """Whether all of these paintings are in the store-room."""
    return all(places(view).get(painting) == "out" for painting in paintings)


def hung(view: View, paintings: Iterable[Painting]) -> bool:
    """Whether all of these paintings hang on a theme."""
    return all(places(view).get(painting, "out") != "out" for painting in paintings)


def nothing_hangs(view: View, _offers: Sequence[Move]) -> bool:
    return set(places(view).values()) == {"out"}


def mousetrap_is_bare(view: View, _offers: Sequence[Move]) -> bool:
    return out(view, GOES_WITH[MOUSETRAP])


def clover_is_doubtful(view: View, offers: Sequence[Move]) -> bool:
    """Whether three paintings hang, and the clover and the sunflower compete for the fourth place."""
    return hung(view, (CAT, CHEESE, CARROT)) and out(view, (CLOVER, SUNFLOWER)) and QUERY in offers


def sunflower_is_forged(view: View, _offers: Sequence[Move]) -> bool:
    forged = [answer.painting for answer in view.table.answers if answer.painter is None]
    return SUNFLOWER in forged and out(view, (CLOVER, SUNFLOWER))


def all_true_hang(view: View, offers: Sequence[Move]) -> bool:
    return hung(view, (CAT, CHEESE, CARROT, CLOVER)) and Agree() in offers


def nobody_was_fooled(view: View, offers: Sequence[Move]) -> bool:
    """Whether the first round is revealed and all four paintings were read right."""
    if Next() not in offers:
        return False
    look = view.table.looks[-1]
    return look.perfect and look.number == ASKED and MOUSETRAP in look.themes


# The round in which the learner paints


def painting(view: View) -> bool:
    table = view.table
    return table.phase == "paint" and LEARNER in table.painters and BUCKET in table.themes


def has_said_nothing(view: View, _offers: Sequence[Move]) -> bool:
    return painting(view) and view.table.signals[LEARNER] == NO_SIGNALS


def one_is_left_for_the_learner(view: View, _offers: Sequence[Move]) -> bool:
    """Whether Zofia has pledged all paintings but one, and the learner has laid none."""
    pledge = view.table.pledges[ZOFIA]
    return painting(view) and not view.laid and pledge == len(GOES_WITH[TOOTH]) == view.table.number - 1


def all_is_laid(view: View, offers: Sequence[Move]) -> bool:
    return painting(view) and sum(view.table.laid) == view.table.number and Ready() in offers


def was_understood(view: View, _offers: Sequence[Move]) -> bool:
    """Whether the second round is revealed, and the learner's painting hangs with the bucket."""
    looks = view.table.looks
    if view.table.phase != "reveal" or BUCKET not in looks[-1].themes:
        return False
    own = [shown for shown in looks[-1].paintings if shown.painter == LEARNER]
    return bool(own) and all(shown.hung == shown.meant == TWO for shown in own)


STEPS: Final[tuple[Step[View, Move], ...]] = (
    Step("step-themes", directing, look=("theme:mousetrap", "theme:watering-can")),
    Step("step-number", tilda_shows_four, touch=("number:4",), moves=among(Ask(ASKED))),
    Step("step-forgeries", nothing_hangs, look=("storeroom",)),
    Step(
        "step-hang",
        mousetrap_is_bare,
        look=("theme:mousetrap",),
        touch=("painting:cat", "place:mousetrap"),
        plaque="place:mousetrap",
        moves=among(*(Hang(painting, ONE) for painting in GOES_WITH[MOUSETRAP])),
    ),
    Step(
        "step-query",
        clover_is_doubtful,
        look=("painting:clover",),
        touch=("painting:sunflower", "query"),
        moves=among(QUERY),
    ),
    Step(
        "step-forged",
        sunflower_is_forged,
        look=("painting:sunflower",),
        touch=("painting:clover", "place:watering-can"),
        plaque="place:watering-can",
        moves=among(Hang(CLOVER, TWO)),
    ),
    Step("step-agree", all_true_hang, look=("storeroom",), touch=("agree",), moves=among(Agree())),
    Step(
        "step-points",
        nobody_was_fooled,
        look=("pile:team", "pile:belratti"),
        touch=("next",),
        moves=among(Next()),
    ),
    Step("step-fits", has_said_nothing, touch=("fit:perfect", "say-it"), moves=saying_something),
    Step(
        "step-lay",
        one_is_left_for_the_learner,
        look=(f"fellow:{ZOFIA}", "theme:bucket"),
        touch=("painting:broom", "place:bucket"),
        plaque="place:bucket",
        moves=among(*(Lay(painting, TWO) for painting in GOES_WITH[BUCKET])),
    ),
    Step("step-ready", all_is_laid, touch=("ready",), moves=among(Ready())),
    Step("step-understood", was_understood, look=("theme:bucket",)),
)
