"""The legal moves of a seat, in a fixed order, and the reasons for refusing other moves."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations, filterfalse, permutations
from typing import Any, Final, Literal, TypeAlias

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition, Pair
from vernissage.games.bioutifoul.moves import Buy, Direction, Discard, Done, Exhibit, Influence, Move, Sell
from vernissage.games.bioutifoul.remedies import buy_missing, make_room, raise_gold, with_remedy
from vernissage.games.bioutifoul.state import PRICES, Gallery, Hand, Row, State

Why: TypeAlias = Literal["actions", "room", "gold"]
"""BIO-5.1: the reason why no action is left: all are taken, the gallery is full, or gold is lacking."""

# These moves recur, and moves are immutable, so each is made only once.
DISCARD: Final[dict[Artist, Move]] = {artist: Discard(artist) for artist in cards.ARTISTS}
BUY: Final[dict[Artwork, Move]] = {artwork: Buy(artwork) for artwork in cards.ARTWORKS}
SELL: Final[dict[Artwork, Move]] = {artwork: Sell(artwork) for artwork in cards.ARTWORKS}
DONE: Final = Done()
buy, sell = BUY.__getitem__, SELL.__getitem__


def fits(place: int, count: int, direction: Direction) -> bool:
    """BIO-4.3: can an artist at this place of the row move so many places in this direction?"""
    return count <= place if direction == "left" else place + count < len(cards.ARTISTS)


DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right")
INFLUENCE: Final[dict[tuple[Artist, int, int], tuple[Move, ...]]] = {
    (artist, place, held): tuple(
        Influence(artist, count, direction)
        for count in range(1, min(held, 3) + 1)
        for direction in DIRECTIONS
        if fits(place, count, direction)
    )
    for artist in cards.ARTISTS
    for place in range(len(cards.ARTISTS))
    for held in range(cards.INFLUENCE_KEPT + 1)
}
"""BIO-4.2, BIO-4.3: the influences by artist, place in the row, and number of cards held."""


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """Returns the legal moves of this seat; none unless it is their turn."""
    if seat != state.turn:
        return ()
    phase = state.phase
    if phase == "gallery":
        return gallery_offers(state, state.galleries[seat])
    if phase == "influence":
        return influence_offers(state.row, state.hands[seat])
    return discard_offers(state.hands[seat]) if phase == "discard" else ()


@cache
def discard_offers(hand: Hand) -> tuple[Move, ...]:
    """BIO-4.1: offers to discard any card of the hand."""
    return tuple(DISCARD[artist] for artist in cards.ARTISTS if artist in hand)


@cache
def influence_offers(row: Row, hand: Hand) -> tuple[Move, ...]:
    """BIO-4.2, BIO-4.3: offers to play one to three cards of one artist, as far as the row allows."""
    found: tuple[Move, ...] = ()
    for artist in cards.ARTISTS:
        if artist in hand:
            found += INFLUENCE[artist, row.index(artist), hand.count(artist)]
    return found


def gallery_offers(state: State, gallery: Gallery) -> tuple[Move, ...]:
    """BIO-5.1: offers to buy, to sell, to exhibit, and to end the turn."""
    found: list[Move] = []
    owned = gallery.artworks
    if len(owned) < cards.GALLERY_SPACE:  # BIO-5.3
        if gallery.gold >= cards.DEAREST:
            found += map(buy, state.artworks)
        elif gallery.gold:
            found += map(buy, filter(AFFORDABLE[state.row][gallery.gold].__contains__, state.artworks))
    if owned:
        bought = state.bought  # BIO-5.5
        found += map(sell, filterfalse(bought.__contains__, owned) if bought else owned)
        if len(owned) > 1:
            found += exhibit_offers(state.exhibitions, owned)
    found.append(DONE)
    return tuple(found)


AFFORDABLE: Final[dict[Row, list[frozenset[Artwork]]]] = {
    row: [
        frozenset(work for work in cards.ARTWORKS if price_of[work] <= gold) for gold in range(cards.DEAREST)
    ]
    for row, price_of in PRICES.items()
}
"""BIO-5.2: for each row, the works that cost at most 0, 1, 2 or 3 gold."""


def exhibit_offers(exhibitions: tuple[Exhibition, ...], owned: tuple[Artwork, ...]) -> list[Exhibit]:
    """BIO-5.6: offers every face-up exhibition with every fitting pair of the gallery's works."""
    found: list[Exhibit] = []
    asked_for = by_pair(exhibitions)
    for two in combinations(owned, 2):
        pair, exhibit = EXHIBIT[two]
        if pair in asked_for:
            found += map(exhibit.__getitem__, asked_for[pair])
    return found


@lru_cache(maxsize=256)
def by_pair(exhibitions: tuple[Exhibition, ...]) -> dict[Pair, list[Exhibition]]:
    """Returns the face-up exhibitions by pair of artists. Cached, since a display lasts for several turns."""
    found: dict[Pair, list[Exhibition]] = {}
    for exhibition in exhibitions:
        found.setdefault(cards.SHOWS[exhibition], []).append(exhibition)
    return found


def artists_of(works: tuple[Artwork, Artwork]) -> Pair:
    """Returns the artists of two works. Sorted works give sorted artists, as in `cards.SHOWS`."""
    return cards.ARTIST_OF[works[0]], cards.ARTIST_OF[works[1]]


def exhibits(works: tuple[Artwork, Artwork]) -> tuple[Pair, dict[Exhibition, Exhibit]]:
    """Returns the artists of two works, and for each exhibition of this pair the move that exhibits them."""
    pair = artists_of((min(works), max(works)))
    return pair, {
        exhibition: Exhibit(exhibition, works) for exhibition, shown in cards.SHOWS.items() if shown == pair
    }


EXHIBIT: Final = {works: exhibits(works) for works in permutations(cards.ARTWORKS, 2)}
"""The artists and the moves of any two artworks, in either order, as `exhibits` returns them."""


@lru_cache(maxsize=256)
def lacks(exhibitions: tuple[Exhibition, ...], owned: tuple[Artwork, ...]) -> tuple[tuple[bool, bool], ...]:
    """BIO-5.6: returns, for each exhibition, whether works of its first and second artist are lacking."""
    artists = [cards.ARTIST_OF[work] for work in owned]
    pairs = (cards.SHOWS[exhibition] for exhibition in exhibitions)
    return tuple((one not in artists, artists.count(two) < 1 + (one == two)) for one, two in pairs)


def may_act(state: State, gallery: Gallery) -> bool:
    """BIO-5.1: has the player any action left, and can they buy, sell or exhibit?"""
    if state.actions >= cards.ACTIONS and state.options.actions != "unlimited":
        return False
    bought = state.bought
    for work in gallery.artworks:
        if work not in bought:  # BIO-5.5: the work can be sold
            return True
    return may_buy(state, gallery) or may_exhibit(state, gallery)


def why_closed(state: State, gallery: Gallery) -> Why:
    """BIO-5.1: returns why no action is left: all are taken, the gallery is full, or gold is lacking."""
    if state.actions >= cards.ACTIONS and state.options.actions != "unlimited":
        return "actions"
    return "room" if len(gallery.artworks) >= cards.GALLERY_SPACE else "gold"


def may_buy(state: State, gallery: Gallery) -> bool:
    """BIO-5.2, BIO-5.3: has the gallery room, and enough gold for a work on display?"""
    if len(gallery.artworks) >= cards.GALLERY_SPACE or not gallery.gold:
        return False
    if gallery.gold >= cards.DEAREST:
        return bool(state.artworks)
    return not AFFORDABLE[state.row][gallery.gold].isdisjoint(state.artworks)


def may_exhibit(state: State, gallery: Gallery) -> bool:
    """BIO-5.6: can two artworks of the gallery make up a face-up exhibition?"""
    return len(gallery.artworks) > 1 and bool(exhibit_offers(state.exhibitions, gallery.artworks))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Returns the reason against this move; None if the move is offered."""
    phase, question = CHECKS[type(move)]
    if state.phase != phase:
        return Refusal("bioutifoul/wrong-phase", PHASE_RULES[state.phase], {"phase": state.phase})
    return question(state, seat, move)


def check_discard(state: State, seat: Seat, move: Discard) -> Refusal | None:
    """BIO-4.1: refuses to discard a card that is not in the hand."""
    if move.artist not in state.hands[seat]:
        return Refusal("bioutifoul/no-such-card", "BIO-4.1", {"artist": move.artist})
    return None


def check_influence(state: State, seat: Seat, move: Influence) -> Refusal | None:
    """BIO-4.2, BIO-4.3: refuses an influence without enough cards in hand or enough room in the row."""
    held = state.hands[seat].count(move.artist)
    if held < move.cards:
        return Refusal("bioutifoul/too-few-cards", "BIO-4.2", {"artist": move.artist, "held": held})
    if not fits(state.row.index(move.artist), move.cards, move.direction):
        return Refusal("bioutifoul/past-the-end", "BIO-4.3", {"artist": move.artist, "cards": move.cards})
    return None


def check_buy(state: State, seat: Seat, move: Buy) -> Refusal | None:
    """BIO-5.2, BIO-5.3: refuses to buy a work that is not on display, or without room or enough gold."""
    if move.artwork not in state.artworks:
        return Refusal("bioutifoul/not-on-display", "BIO-5.2", {"artwork": move.artwork})
    gallery = state.galleries[seat]
    if len(gallery.artworks) >= cards.GALLERY_SPACE:
        held = exhibit_offers(state.exhibitions, gallery.artworks)
        full = Refusal("bioutifoul/gallery-full", "BIO-5.3")
        return with_remedy(full, make_room(state, seat, move.artwork, held))
    cost = PRICES[state.row][move.artwork]
    if cost > gallery.gold:
        asked: dict[str, int | str] = {"artwork": move.artwork, "price": cost, "gold": gallery.gold}
        return with_remedy(Refusal("bioutifoul/too-dear", "BIO-5.2", asked), raise_gold(state, seat, cost))
    return None


def check_sell(state: State, seat: Seat, move: Sell) -> Refusal | None:
    """BIO-5.4, BIO-5.5: refuses to sell a work that is not in the gallery, or that was bought this turn."""
    if move.artwork not in state.galleries[seat].artworks:
        return Refusal("bioutifoul/not-yours", "BIO-5.4", {"artwork": move.artwork})
    if move.artwork in state.bought:
        return Refusal("bioutifoul/bought-this-turn", "BIO-5.5", {"artwork": move.artwork})
    return None


def check_exhibit(state: State, seat: Seat, move: Exhibit) -> Refusal | None:
    """BIO-5.6: refuses an exhibition that is not face up, or without two fitting works of the gallery."""
    if move.exhibition not in state.exhibitions:
        return Refusal("bioutifoul/not-on-display", "BIO-5.6", {"exhibition": move.exhibition})
    owned = state.galleries[seat].artworks
    missing = check_owned(state, seat, move.exhibition)
    if missing is not None:
        return missing
    for work in move.artworks:
        if work not in owned:
            return Refusal("bioutifoul/not-yours", "BIO-5.6", {"artwork": work})
    one, two = move.artworks
    if one == two or artists_of(move.artworks) != cards.SHOWS[move.exhibition]:
        return Refusal("bioutifoul/wrong-artworks", "BIO-5.6", shown_by(move.exhibition))
    return None


def check_owned(state: State, seat: Seat, exhibition: Exhibition) -> Refusal | None:
    """BIO-5.6: returns the refusal if the gallery lacks works for this exhibition; None if it doesn't."""
    (lacking,) = lacks((exhibition,), state.galleries[seat].artworks)
    missing = [artist for artist, lacked in zip(cards.SHOWS[exhibition], lacking, strict=True) if lacked]
    if not missing:
        return None
    helps = buy_missing(state, seat, missing)
    if all(lacking):
        return with_remedy(Refusal("bioutifoul/lacks-both", "BIO-5.6", shown_by(exhibition)), helps)
    one, two = cards.SHOWS[exhibition]
    wanted: dict[str, int | str] = {"exhibition": exhibition, "artist": missing[0], "alike": int(one == two)}
    return with_remedy(Refusal("bioutifoul/lacks-one", "BIO-5.6", wanted), helps)


def shown_by(exhibition: Exhibition) -> dict[str, int | str]:
    """BIO-1.4: returns an exhibition and its artists as arguments for a text."""
    one, two = cards.SHOWS[exhibition]
    return {"exhibition": exhibition, "one": one, "two": two, "alike": int(one == two)}


def check_done(_state: State, _seat: Seat, _move: Done) -> None:
    """BIO-5.1: refuses nothing, since a player may always end their turn."""


CHECKS: Final[dict[type[Any], tuple[str, Callable[[State, Seat, Any], Refusal | None]]]] = {
    Discard: ("discard", check_discard),
    Influence: ("influence", check_influence),
    Buy: ("gallery", check_buy),
    Sell: ("gallery", check_sell),
    Exhibit: ("gallery", check_exhibit),
    Done: ("gallery", check_done),
}
PHASE_RULES: Final = {"discard": "BIO-4.1", "influence": "BIO-4.2", "gallery": "BIO-5.1", "over": "BIO-7.1"}
