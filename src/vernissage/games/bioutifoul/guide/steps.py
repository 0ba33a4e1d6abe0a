"""The steps of the guided game, up to the learner's first points and first sale.

A step applies only if its sentence is true of the prices, gold and cards, since the others play on.
"""

from collections.abc import Sequence
from typing import Final

from vernissage.core.guide import Step, among
from vernissage.games.bioutifoul.cards import ARTIST_OF, DEAREST, INFLUENCE_KEPT, Artist
from vernissage.games.bioutifoul.guide.beginning import ANNOUNCED, CANARY, CARP, SHOW, UMBRA
from vernissage.games.bioutifoul.moves import Buy, Discard, Done, Exhibit, Influence, Move, Sell
from vernissage.games.bioutifoul.rules import moved
from vernissage.games.bioutifoul.state import price
from vernissage.games.bioutifoul.view import OpenGallery, View

LEARNER: Final = 0
NEIGHBOUR: Final = 3
"""The seat that gets the learner's influence cards."""
LOWER: Final = Influence("rodrigo", 1, "right")
"""Lowering Rodrigo by one card. With two cards, Sunny would become more expensive."""
RAISE: Final = Influence("alice", 1, "left")
SAVED: Final = 5
"""The learner's gold after the sale of the work Umbra."""


def learner(view: View) -> OpenGallery:
    """Returns the learner's gallery."""
    return view.table.galleries[LEARNER]


def owns(view: View, artist: Artist) -> bool:
    """Whether a work by this artist hangs in the learner's gallery."""
    return any(ARTIST_OF[work] == artist for work in learner(view).artworks)


def has_shown(view: View, _offers: Sequence[Move] = ()) -> bool:
    """Whether the learner has held an exhibition."""
    return bool(learner(view).exhibitions)


# The first turn: an exhibition


def may_lower(view: View, offers: Sequence[Move]) -> bool:
    """Whether lowering Rodrigo makes a work of his and one of Sunny's just affordable."""
    row, gold = view.table.row, learner(view).gold
    cost = price(row, "rodrigo") + price(row, "sunny")
    return (
        LOWER in offers and not has_shown(view) and SHOW in view.table.exhibitions and (cost, gold) == (4, 3)
    )


def buys(offers: Sequence[Move], artist: Artist) -> Sequence[Move]:
    """Returns the purchases of works by this artist."""
    return [move for move in offers if isinstance(move, Buy) and ARTIST_OF[move.artwork] == artist]


def lacks_rodrigo(view: View, offers: Sequence[Move]) -> bool:
    """Whether a work by Rodrigo can be bought for two gold as the first action."""
    return (
        not has_shown(view)
        and not owns(view, "rodrigo")
        and Buy(CANARY) in offers
        and (price(view.table.row, "rodrigo"), view.table.actions) == (2, 0)
    )


def buy_rodrigo(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns the purchases of Rodrigo's works. The one that the text mentions comes first."""
    return sorted(buys(offers, "rodrigo"), key=lambda move: move != Buy(CANARY))


def lacks_sunny(view: View, offers: Sequence[Move]) -> bool:
    """Whether only a work by Sunny is missing for the exhibition, and costs the last gold."""
    return (
        not has_shown(view)
        and owns(view, "rodrigo")
        and not owns(view, "sunny")
        and Buy(CARP) in offers
        and (price(view.table.row, "sunny"), learner(view).gold) == (1, 1)
    )


def buy_sunny(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    return buys(offers, "sunny")


def shows(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns the moves that hold the exhibition of Rodrigo and Sunny."""
    return [move for move in offers if isinstance(move, Exhibit) and move.exhibition == SHOW]


def may_show(view: View, offers: Sequence[Move]) -> bool:
    return not has_shown(view) and bool(shows(view, offers))


def has_three_points(view: View, _offers: Sequence[Move]) -> bool:
    """Whether the learner has three points: one for an exhibition and two for majorities."""
    score = learner(view).score
    return (score.exhibitions, score.majorities, score.points) == (1, ("rodrigo", "sunny"), 3)


# The second turn: a sale


def discards(_view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns the discards except Alice's card, which is needed later; Heinrich's come first."""
    others = [move for move in offers if isinstance(move, Discard) and move.artist != "alice"]
    return sorted(others, key=lambda move: move.artist != "heinrich")


def may_discard(view: View, offers: Sequence[Move]) -> bool:
    """Whether the learner holds one card too many, and one of the cards is Heinrich's."""
    return has_shown(view) and Discard("heinrich") in offers and len(view.hand or ()) == INFLUENCE_KEPT + 1


def rises(view: View, offers: Sequence[Move]) -> Sequence[Move]:
    """Returns the influences that give Alice the highest value; those with her own cards come first."""
    found = [move for move in offers if isinstance(move, Influence) and makes_dearest(view, move)]
    return sorted(found, key=lambda move: (move.artist != "alice", move.cards))


def makes_dearest(view: View, move: Influence) -> bool:
    """Whether this move gives Alice the highest value."""
    after, _, _ = moved(view.table.row, move.artist, -move.cards if move.direction == "left" else move.cards)
    return price(after, "alice") == DEAREST


def may_rise(view: View, offers: Sequence[Move]) -> bool:
    """Whether one of Alice's cards gives her the highest value, while the learner owns a work of hers."""
    return has_shown(view) and UMBRA in learner(view).artworks and RAISE in rises(view, offers)


def may_sell(view: View, offers: Sequence[Move]) -> bool:
    """Whether the learner's work by Alice can be sold for the highest price."""
    return has_shown(view) and Sell(UMBRA) in offers and price(view.table.row, "alice") == DEAREST


def may_end(view: View, offers: Sequence[Move]) -> bool:
    """Whether the learner has sold Umbra, has five gold, and can end the turn."""
    return has_shown(view) and not owns(view, "alice") and Done() in offers and learner(view).gold == SAVED


STEPS: Final[tuple[Step[View, Move], ...]] = (
    Step("step-goal", may_lower, look=(f"exhibition:{SHOW}",)),
    Step("step-influence", may_lower, look=("row",), touch=("influence:rodrigo",)),
    Step("step-lower", may_lower, look=("artist:rodrigo", "artist:sunny", "gold"), touch=("lower",)),
    Step(
        "step-play",
        may_lower,
        look=(f"gallery:{NEIGHBOUR}",),
        touch=("play",),
        plaque=f"gallery:{NEIGHBOUR}",
        moves=among(LOWER),
    ),
    Step(
        "step-buy-rodrigo",
        lacks_rodrigo,
        look=("actions", "artist:rodrigo"),
        touch=(f"artwork:{CANARY}", "buy"),
        moves=buy_rodrigo,
    ),
    Step(
        "step-buy-sunny",
        lacks_sunny,
        look=("gold", "artist:sunny"),
        touch=(f"artwork:{CARP}", "buy"),
        moves=buy_sunny,
    ),
    Step(
        "step-exhibit",
        may_show,
        look=("works",),
        touch=(f"exhibition:{SHOW}", "exhibit"),
        plaque="works",
        moves=shows,
    ),
    Step("step-points", has_three_points, look=("points", "score")),
    Step("step-discard", may_discard, touch=("influence:heinrich", "discard"), moves=discards),
    Step(
        "step-raise",
        may_rise,
        look=(f"work:{UMBRA}", "artist:alice"),
        touch=("influence:alice", "raise", "play"),
        plaque=f"work:{UMBRA}",
        moves=rises,
    ),
    Step(
        "step-sell",
        may_sell,
        look=("artist:alice",),
        touch=(f"work:{UMBRA}", "sell"),
        moves=among(Sell(UMBRA)),
    ),
    Step("step-last", may_end, look=("deck:exhibitions", *(f"exhibition:{show}" for show in ANNOUNCED))),
    Step("step-end", may_end, look=("gold",), touch=("end-turn",), moves=among(Done())),
)
