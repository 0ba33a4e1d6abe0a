"""The steps of the guided game. They are recognised by giver, receiver, and whether Hiro was caught."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from vernissage.core.guide import Step, among
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.cards import Gift
from vernissage.games.not_a_hat.guide.beginning import (
    BRIEFCASE,
    BROCCOLI,
    DORA,
    ESRA,
    HIRO,
    HOCKEY_STICK,
    LEARNER,
    UMBRELLA,
)
from vernissage.games.not_a_hat.guide.company import HAT
from vernissage.games.not_a_hat.moves import Accept, Give, Move, Refuse, Take
from vernissage.games.not_a_hat.view import View

Fits: TypeAlias = Callable[[View, Sequence[Move]], bool]
SAYING: Final = ("field", "say")
"""The things to touch for naming a gift."""


def going(giver: Seat, receiver: Seat, *, caught: bool = False) -> Fits:
    """Returns a test: does the giver hand the receiver a gift that is not named yet?"""

    def fits(view: View, _offers: Sequence[Move]) -> bool:
        table = view.table
        moment = (table.phase, table.giver, table.receiver, bool(table.penalties[HIRO]))
        return moment == ("name", giver, receiver, caught)

    return fits


def said_by_hiro(gift: Gift) -> Fits:
    """Returns a test: does Hiro offer the learner a gift under this name?"""

    def fits(view: View, _offers: Sequence[Move]) -> bool:
        table = view.table
        return (table.giver, table.receiver, table.said) == (HIRO, LEARNER, gift)

    return fits


def at_the_shop(_view: View, offers: Sequence[Move]) -> bool:
    """Whether the learner must take a gift from the shop."""
    return Take() in offers


def hiro_has_forgotten(view: View, offers: Sequence[Move]) -> bool:
    """Whether Hiro passes on a gift he was given; the learner's own gift is then face down, too."""
    return view.table.piles[LEARNER][0].gift is None and going(HIRO, LEARNER)(view, offers)


def any_name(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns all offers, with the true name first."""
    return [Give(UMBRELLA), *(move for move in offers if move != Give(UMBRELLA))]


STEPS: Final[tuple[Step[View, Move], ...]] = (
    Step("step-gifts", at_the_shop, look=(f"gift:{HIRO}", f"gift:{DORA}", f"gift:{ESRA}")),
    Step("step-shop", at_the_shop, look=("shop",), touch=("take",), moves=among(Take())),
    Step(
        "step-arrows",
        going(LEARNER, ESRA),
        look=("parcel",),
        touch=SAYING,
        plaque="parcel",
        moves=among(Give(HOCKEY_STICK)),
    ),
    Step("step-passed-on", going(ESRA, DORA), look=(f"gift:{ESRA}", "parcel"), plaque="parcel"),
    Step(
        "step-thanks", said_by_hiro(UMBRELLA), look=("parcel",), touch=("thank-you",), moves=among(Accept())
    ),
    Step(
        "step-older-goes",
        going(LEARNER, HIRO),
        look=("parcel", f"gift:{LEARNER}"),
        touch=SAYING,
        plaque="parcel",
        moves=among(Give(BROCCOLI)),
    ),
    Step("step-remember", hiro_has_forgotten, look=("parcel",), plaque="parcel"),
    Step(
        "step-penalties",
        hiro_has_forgotten,
        look=(f"penalties:{HIRO}", f"penalties:{LEARNER}"),
        plaque=f"penalties:{LEARNER}",
    ),
    Step("step-not-a-hat", said_by_hiro(HAT), look=("parcel",), touch=("not-it",), moves=among(Refuse())),
    Step(
        "step-caught",
        said_by_hiro(BRIEFCASE),
        look=(f"penalties:{HIRO}",),
        touch=("thank-you",),
        moves=among(Accept()),
    ),
    Step(
        "step-bluff",
        going(LEARNER, ESRA, caught=True),
        look=("parcel",),
        touch=SAYING,
        plaque="parcel",
        moves=any_name,
    ),
    Step("step-believed", going(ESRA, DORA, caught=True), look=(f"gift:{ESRA}",)),
)
