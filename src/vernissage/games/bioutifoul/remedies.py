"""What would make a refused move possible: an offered move to begin with, and the words that tell it.

`way` chooses the sentence. It says why nothing helps where nothing does.
"""

from typing import Final, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import Artist, Artwork
from vernissage.games.bioutifoul.moves import Buy, Exhibit, Sell
from vernissage.games.bioutifoul.state import PRICES, State, actions_left

Helps: TypeAlias = tuple[Buy | Sell | Exhibit | None, dict[str, int | str]]
"""The first step and the arguments of its sentence."""

TWO: Final = 2
THREE: Final = 3


def with_remedy(refusal: Refusal, helps: Helps) -> Refusal:
    """Returns the refusal with its remedy."""
    first, args = helps
    return replace(refusal, first=UNSET if first is None else first, args={**refusal.args, **args})


def has_actions(state: State, needed: int) -> bool:
    """BIO-5.1: has the player so many actions left?"""
    left = actions_left(state)
    return left is None or left >= needed


def raise_gold(state: State, seat: Seat, cost: int) -> Helps:
    """BIO-5.2, BIO-5.4: a sale that brings enough for this price; or the dearest, if it takes two sales."""
    if not has_actions(state, TWO):
        return None, {"way": "actions"}
    gallery, price_of = state.galleries[seat], PRICES[state.row]
    sellable = sorted(
        (work for work in gallery.artworks if work not in state.bought), key=price_of.__getitem__
    )
    short = cost - gallery.gold
    for work in sellable:
        if price_of[work] >= short:
            return sale(state, work, "sell")
    if has_actions(state, THREE) and sum(price_of[work] for work in sellable[-TWO:]) >= short:
        return sale(state, sellable[-1], "sell-two")
    return None, {"way": "wait"}


def sale(state: State, work: Artwork, way: str) -> Helps:
    """BIO-5.4: begins with selling this work."""
    return Sell(work), {"way": way, "work": work, "paid": PRICES[state.row][work]}


def make_room(state: State, seat: Seat, artwork: Artwork, exhibitions: list[Exhibit]) -> Helps:
    """BIO-5.3: an exhibition that can be held, if the gold is enough then; otherwise a sale that pays."""
    gallery, cost = state.galleries[seat], PRICES[state.row][artwork]
    if exhibitions and has_actions(state, TWO) and gallery.gold >= cost:
        return exhibitions[0], {"way": "exhibit", "shown": exhibitions[0].exhibition}
    return raise_gold(state, seat, cost)


def buy_missing(state: State, seat: Seat, artists: list[Artist]) -> Helps:
    """BIO-5.6: a purchase that the exhibition lacks, if all that it lacks can be bought this turn."""
    gallery, price_of = state.galleries[seat], PRICES[state.row]
    if not has_actions(state, len(artists) + 1):
        return None, {"way": "actions"}
    wanted: list[Artwork] = []
    for artist in artists:
        on_display = (
            each for each in state.artworks if cards.ARTIST_OF[each] == artist and each not in wanted
        )
        work = next(on_display, None)
        if work is None:
            return None, {"way": "display", "absent": artist}
        wanted.append(work)
    cost = sum(price_of[work] for work in wanted)
    if len(gallery.artworks) + len(wanted) > cards.GALLERY_SPACE:
        return None, {"way": "room"}
    if cost > gallery.gold:
        return None, {"way": "gold", "cost": cost, "gold": gallery.gold}
    return Buy(wanted[0]), {
        "way": "buy",
        "work": wanted[0],
        "price": price_of[wanted[0]],
        "more": len(wanted) - 1,
    }
