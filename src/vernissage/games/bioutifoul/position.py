"""Positions set up by hand or read from a file: completes missing fields, and finds faults."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from vernissage.core.refusal import Refusal, fault
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat, right_of
from vernissage.core.value import Value, derive
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import ARTISTS, Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.offers import may_act
from vernissage.games.bioutifoul.state import (
    Gallery,
    Gaps,
    Hand,
    Options,
    Phase,
    Row,
    State,
    actions_left,
    is_last_round,
)


class Position(Value, frozen=True, kw_only=True):
    """A partial state. A field that is None is filled from the remaining cards."""

    row: Row = ARTISTS  # type: ignore[assignment]  # four artists, whatever mypy thinks of the length
    artworks: tuple[Artwork, ...] | None = None
    artwork_deck: tuple[Artwork, ...] | None = None
    artwork_discard: tuple[Artwork, ...] = ()
    exhibitions: tuple[Exhibition, ...] | None = None
    exhibition_deck: tuple[Exhibition, ...] | None = None
    removed: tuple[Exhibition, ...] | None = None
    influence_deck: tuple[Artist, ...] | None = None
    influence_discard: tuple[Artist, ...] = ()
    hands: PerSeat[Hand] | None = None
    galleries: PerSeat[Gallery] | None = None
    first: Seat = 0
    turn: Seat = 0
    round: int = 1
    phase: Phase | None = None
    actions: int = 0
    bought: tuple[Artwork, ...] = ()
    artwork_gaps: Gaps | None = None
    exhibition_gaps: Gaps | None = None
    opening: tuple[Artwork, ...] = ()


def all_cards(state: State) -> Iterator[str]:
    """BIO-1: yields every card in the state, wherever it lies."""
    yield from _artworks(state)
    yield from _exhibitions(state)
    yield from (f"influence:{artist}" for artist in _influence(state))


def _artworks(state: State) -> Iterator[Artwork]:
    yield from (*state.artworks, *state.artwork_deck, *state.artwork_discard)
    yield from (work for gallery in state.galleries for work in gallery.artworks)


def _exhibitions(state: State) -> Iterator[Exhibition]:
    yield from (*state.exhibitions, *state.exhibition_deck, *state.removed)
    yield from (exhibition for gallery in state.galleries for exhibition in gallery.exhibitions)


def _influence(state: State) -> Iterator[Artist]:
    yield from (*state.influence_deck, *state.influence_discard)
    yield from (artist for hand in state.hands for artist in hand)


def arrange(said: Position, options: Options, rng: Rng) -> State:
    """Returns a whole state, with missing fields dealt at random or set as at the start of a game."""
    players = options.players
    galleries = said.galleries or (Gallery(cards.STARTING_GOLD),) * players
    owned = [work for gallery in galleries for work in gallery.artworks]
    works = _Rest(cards.ARTWORKS, rng, owned, said.artworks, said.artwork_deck, said.artwork_discard)
    hung = [exhibition for gallery in galleries for exhibition in gallery.exhibitions]
    box = cards.exhibitions(options.exhibitions)
    shows = _Rest(box, rng, hung, said.exhibitions, said.exhibition_deck, said.removed)
    given = [artist for hand in said.hands or () for artist in hand]
    influence = _Rest(cards.INFLUENCE, rng, given, said.influence_deck, said.influence_discard)
    gone = cards.EXHIBITIONS_REMOVED_FOR_TWO if players == 2 else 0  # noqa: PLR2004 - BIO-2.9
    hands = said.hands or tuple(influence.take(None, cards.INFLUENCE_DEALT) for _ in range(players))
    hands = tuple(tuple(sorted(hand)) for hand in hands)
    artworks = works.take(said.artworks, cards.ARTWORKS_FACE_UP)
    removed = shows.take(said.removed, gone)
    exhibitions = shows.take(said.exhibitions, cards.EXHIBITIONS_FACE_UP[players])
    crowded = said.turn < len(hands) and len(hands[said.turn]) > cards.INFLUENCE_KEPT
    return derive(
        State,
        said,
        options=options,
        artworks=artworks,
        artwork_deck=works.take(said.artwork_deck),
        removed=removed,
        exhibitions=exhibitions,
        exhibition_deck=shows.take(said.exhibition_deck),
        influence_deck=influence.take(said.influence_deck),
        hands=hands,
        galleries=galleries,
        phase=said.phase or ("discard" if crowded else "influence"),
        artwork_gaps=_gaps(said.artwork_gaps, artworks, cards.ARTWORKS_FACE_UP),
        exhibition_gaps=_gaps(said.exhibition_gaps, exhibitions, cards.EXHIBITIONS_FACE_UP[players]),
    )


def _gaps(said: Gaps | None, lying: tuple[str, ...], places: int) -> Gaps:
    """Returns the empty places of a display: those given, or else the last ones."""
    return tuple(range(len(lying), places)) if said is None else said


class _Rest:
    """The cards of a box that a position doesn't place, shuffled."""

    def __init__(self, box: Sequence[str], rng: Rng, *placed: Sequence[str] | None) -> None:
        left = Counter(box)
        for cards_ in placed:
            left.subtract(cards_ or ())
        self._cards = list(rng.shuffled(sorted((+left).elements())))

    def take(self, said: tuple[str, ...] | None, count: int | None = None) -> tuple[Any, ...]:
        """Returns the given cards or, if None, this many of the rest; without a number, all of the rest."""
        if said is not None:
            return said
        taken = self._cards[:count]
        del self._cards[:count]
        return tuple(taken)


def faults(state: State) -> tuple[Refusal, ...]:
    """Returns the reasons why this state cannot be a position of a real game; empty if it can."""
    seats = state.options.players
    found = list(_misplaced(state))
    if not len(state.hands) == len(state.galleries) == seats:
        return (*found, fault("seats", "BIO-2.4", players=seats))
    if not (state.first < seats and state.turn < seats):
        return (*found, fault("no-such-seat", "BIO-2.6", players=seats))
    found += _overfull(state)
    # The checks below need correct cards.
    return tuple(found) if found else (*_held(state), *_out_of_turn(state))


def _misplaced(state: State) -> Iterator[Refusal]:
    """BIO-1.1 to BIO-1.4, BIO-2.9: does every card of the game occur exactly once?"""
    if sorted(state.row) != sorted(ARTISTS):
        yield fault("row", "BIO-2.1")
    boxes = (
        ("artworks", "BIO-1.2", _artworks(state), cards.ARTWORKS),
        ("influence", "BIO-1.3", _influence(state), cards.INFLUENCE),
        ("exhibitions", "BIO-1.4", _exhibitions(state), cards.exhibitions(state.options.exhibitions)),
    )
    for name, rule, lying, box in boxes:
        there, wanted = Counter[str](lying), Counter[str](box)
        for card in sorted((there - wanted) | (wanted - there)):
            yield fault(f"{name}-cards", rule, card=card, there=there[card], wanted=wanted[card])
    gone = cards.EXHIBITIONS_REMOVED_FOR_TWO if state.options.players == 2 else 0  # noqa: PLR2004
    if len(state.removed) != gone:
        yield fault("removed", "BIO-2.9", there=len(state.removed), wanted=gone)


def _overfull(state: State) -> Iterator[Refusal]:
    """BIO-2.2, BIO-2.3, BIO-5.3: does each display, gallery and hand have a possible size and order?"""
    displays = (
        ("BIO-2.2", state.artworks, state.artwork_gaps, cards.ARTWORKS_FACE_UP),
        (
            "BIO-2.3",
            state.exhibitions,
            state.exhibition_gaps,
            cards.EXHIBITIONS_FACE_UP[state.options.players],
        ),
    )
    for rule, lying, gaps, places in displays:
        if len(lying) > places:
            yield fault("display", rule, there=len(lying))
        elif len(lying) + len(gaps) != places or list(gaps) != sorted(set(gaps) & set(range(places))):
            yield fault("gaps", rule, wanted=places - len(lying))
    if not set(state.opening) <= set(cards.ARTWORKS):
        yield fault("opening", "BIO-3.1")
    for seat, (gallery, hand) in enumerate(zip(state.galleries, state.hands, strict=True)):
        if gallery.gold < 0:
            yield fault("gold", "BIO-1.5", seat=seat)
        if len(gallery.artworks) > cards.GALLERY_SPACE:
            yield fault("gallery-full", "BIO-5.3", seat=seat)
        if tuple(sorted(hand)) != hand:
            yield fault("hand-order", "BIO-2.4", seat=seat)


def _held(state: State) -> Iterator[Refusal]:
    """BIO-4.1, BIO-4.4: will everyone have an influence card to play on their turn?"""
    players, turn = state.options.players, state.turn
    # A seat that has just played may have no cards. It gets the next player's cards before its turn.
    spent = turn if state.phase in ("gallery", "over") else right_of(turn, players)
    for seat, hand in enumerate(state.hands):
        if not hand and seat != spent:
            yield fault("no-cards", "BIO-4.4", seat=seat)
    held = len(state.hands[turn])
    if state.phase == "discard" and held <= cards.INFLUENCE_KEPT:
        yield fault("phase", "BIO-4.1", held=held)
    if state.phase == "influence" and held > cards.INFLUENCE_KEPT:
        yield fault("phase", "BIO-4.1", held=held)


def _out_of_turn(state: State) -> Iterator[Refusal]:
    """BIO-5 to BIO-7: do the round and the actions fit the phase?"""
    limit, left = state.options.round_limit, actions_left(state)
    if state.round < 1 or (limit is not None and state.round > limit):
        yield fault("round", "BIO-7.6", round=state.round)
    if state.actions < 0 or (left is not None and left < 0):
        yield fault("actions", "BIO-5.1", actions=state.actions)
    if state.phase == "gallery":
        yield from _out_of_gallery(state)
    elif state.actions or state.bought:
        yield fault("actions", "BIO-5.1", actions=state.actions)
    if state.phase == "over":
        closes_round = right_of(state.first, state.options.players) == state.turn
        if not (closes_round and is_last_round(state)):
            yield fault("not-over", "BIO-7.1")


def _out_of_gallery(state: State) -> Iterator[Refusal]:
    """BIO-5.1, BIO-5.5: is an action left, and could these works have been bought this turn?"""
    gallery = state.galleries[state.turn]
    if not may_act(state, gallery):
        yield fault("phase", "BIO-5.1", actions=state.actions)
    bought = set(state.bought)
    doubled = len(bought) != len(state.bought)
    if doubled or len(bought) > state.actions or not bought <= {*gallery.artworks, *state.artwork_discard}:
        yield fault("bought", "BIO-5.5")
