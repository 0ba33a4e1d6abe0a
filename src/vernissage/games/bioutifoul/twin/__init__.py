"""The rules on a flat vector, for playing millions of games, with all options and moves."""

from typing import Final, get_args

import numpy as np

from vernissage.games.bioutifoul.cards import ARTISTS, ARTWORKS, EXHIBITIONS_FACE_UP
from vernissage.games.bioutifoul.state import Gallery, Gaps, Hand, Options, Phase, State, price
from vernissage.games.bioutifoul.twin import kernels, offers, scoring
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.research.kernel import Vector
from vernissage.research.twin import Twin, write

ARTIST: Final = {artist: number for number, artist in enumerate(ARTISTS)}
WORK: Final = {work: number for number, work in enumerate(ARTWORKS)}
EXHIBITION: Final = {exhibition: number for number, exhibition in enumerate(at.NAMES)}
PHASES: Final = get_args(Phase)


def rules(options: Options) -> tuple[int, ...]:
    """Returns the options as the first numbers of the vector."""
    return (
        options.players,
        at.NOBODY if options.first is None else options.first,
        options.actions == "unlimited",
        at.COMPOSITIONS.index(options.exhibitions),
        EXHIBITIONS_FACE_UP[options.players],
        options.round_limit or 0,
    )


def written(state: State) -> Vector:
    """Returns a state as a vector, without the artworks swept before the first turn."""
    vector = np.zeros(at.SIZE, np.int32)
    vector[: at.RULES] = rules(state.options)
    vector[[at.PHASE, at.FIRST, at.TURN]] = PHASES.index(state.phase), state.first, state.turn
    vector[[at.ROUND, at.ACTED]] = state.round, state.actions
    vector[at.BOUGHT] = sum(1 << WORK[work] for work in state.bought)
    write(vector, at.WORTH, [price(state.row, artist) for artist in ARTISTS])
    display(vector, at.ARTWORKS, [WORK[work] for work in state.artworks], state.artwork_gaps)
    display(vector, at.EXHIBITIONS, [EXHIBITION[each] for each in state.exhibitions], state.exhibition_gaps)
    write(vector, at.REMOVED, [EXHIBITION[each] for each in state.removed])
    deck(vector, at.ARTWORK_DECK, at.WORKS, [WORK[work] for work in state.artwork_deck])
    pile(vector, at.ARTWORK_DISCARD, [WORK[work] for work in state.artwork_discard])
    exhibitions = [EXHIBITION[each] for each in state.exhibition_deck]
    deck(vector, at.EXHIBITION_DECK, at.MOST_EXHIBITIONS, exhibitions)
    deck(vector, at.INFLUENCE_DECK, at.INFLUENCE, [ARTIST[artist] for artist in state.influence_deck])
    pile(vector, at.INFLUENCE_DISCARD, [ARTIST[artist] for artist in state.influence_discard])
    for seat, (gallery, hand) in enumerate(zip(state.galleries, state.hands, strict=True)):
        own(vector, at.GALLERIES + at.GALLERY * seat, gallery, hand)
    return vector


def display(vector: Vector, first: int, lying: list[int], gaps: Gaps) -> None:
    """Writes each card of a display at its place, and `EMPTY` at the other places."""
    write(vector, first, (at.EMPTY,) * at.FACE_UP)
    filled = (place for place in range(at.FACE_UP) if place not in gaps)
    for place, card in zip(filled, lying, strict=False):
        vector[first + place] = card


def deck(vector: Vector, first: int, size: int, cards: list[int]) -> None:
    vector[first] = len(cards)
    write(vector, first + 1 + size - len(cards), cards)


def pile(vector: Vector, first: int, cards: list[int]) -> None:
    write(vector, first, (len(cards), *cards))


def own(vector: Vector, first: int, gallery: Gallery, hand: Hand) -> None:
    """Writes a player's gold, works, exhibitions and hand."""
    vector[first + at.GOLD] = gallery.gold
    pile(vector, first + at.HANGING, [WORK[work] for work in gallery.artworks])
    pile(vector, first + at.SHOWN, [EXHIBITION[each] for each in gallery.exhibitions])
    write(vector, first + at.HELD, (len(hand), *(hand.count(artist) for artist in ARTISTS)))


TWIN: Final = Twin(
    size=at.SIZE,
    actions=at.ACTIONS,
    players=at.MOST_PLAYERS,
    rules=rules,
    written=written,
    deal=kernels.deal,
    owing=kernels.owing,
    offers=offers.offers,
    play=kernels.play,
    judge=scoring.judge,
    hide=kernels.hide,
)
