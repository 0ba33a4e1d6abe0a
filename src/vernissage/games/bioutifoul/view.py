"""What one viewer may know: built field by field, so a secret has no place to sit."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.value import Value, ViewValue
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Drew, DrewUnseen, Event
from vernissage.games.bioutifoul.scoring import Score, scores, wealth
from vernissage.games.bioutifoul.state import (
    Gaps,
    Hand,
    Options,
    Phase,
    Row,
    State,
    actions_left,
    is_last_round,
)


class OpenGallery(Value, frozen=True):
    """BIO-2.7: gold, artworks and exhibitions are public, and how many influence cards are held."""

    gold: int
    artworks: tuple[Artwork, ...]
    exhibitions: tuple[Exhibition, ...]
    influence: int
    score: Score
    wealth: int


class Table(Value, frozen=True):
    """What everyone sees. Decks are numbers here; discards lie face up (BIO-2.8)."""

    options: Options
    row: Row
    artworks: tuple[Artwork, ...]
    artwork_deck: int
    artwork_discard: tuple[Artwork, ...]
    exhibitions: tuple[Exhibition, ...]
    exhibition_deck: int
    removed: int
    influence_deck: int
    influence_discard: tuple[Artist, ...]
    galleries: PerSeat[OpenGallery]
    first: Seat
    turn: Seat
    round: int
    phase: Phase
    actions: int
    actions_left: int | None
    bought: tuple[Artwork, ...]
    last_round: bool
    artwork_gaps: Gaps
    exhibition_gaps: Gaps
    """BIO-5.7: which places of the display stand empty. The fourth place is the fourth for everyone."""
    opening: tuple[Artwork, ...]
    """BIO-3.1: what was swept away before anyone saw it, as the first turn began."""


class View(ViewValue, frozen=True):
    """What this viewer sees: the table, and their own hand."""

    hand: Hand | None
    table: Table


def table(state: State) -> Table:
    """What everyone sees."""
    galleries = tuple(
        OpenGallery(
            gallery.gold,
            gallery.artworks,
            gallery.exhibitions,
            len(hand),
            score,
            wealth(gallery, state.row),
        )
        for gallery, hand, score in zip(state.galleries, state.hands, scores(state), strict=True)
    )
    return Table(
        options=state.options,
        row=state.row,
        artworks=state.artworks,
        artwork_deck=len(state.artwork_deck),
        artwork_discard=state.artwork_discard,
        exhibitions=state.exhibitions,
        exhibition_deck=len(state.exhibition_deck),
        removed=len(state.removed),
        influence_deck=len(state.influence_deck),
        influence_discard=state.influence_discard,
        galleries=galleries,
        first=state.first,
        turn=state.turn,
        round=state.round,
        phase=state.phase,
        actions=state.actions,
        actions_left=actions_left(state),
        bought=state.bought,
        last_round=is_last_round(state),
        artwork_gaps=state.artwork_gaps,
        exhibition_gaps=state.exhibition_gaps,
        opening=state.opening,
    )


def look(state: State) -> Callable[[Viewer], View]:
    """BIO-2.4, BIO-2.7: the table, the same for all, and the viewer's own influence cards."""
    hands, laid_open = state.hands, table(state)
    return lambda viewer: View(viewer, None if viewer is None else hands[viewer], laid_open)


def view(state: State, viewer: Viewer) -> View:
    """What this viewer sees."""
    return look(state)(viewer)


def seen(event: Event, viewer: Viewer) -> Event:
    """BIO-5.6: a card drawn is seen by whoever drew it; everything else happens in the open."""
    if isinstance(event, Drew) and event.seat != viewer:
        return DrewUnseen(event.seat)
    return event
