"""A viewer's knowledge of the game. It is built field by field and has no field for others' secrets."""

from collections.abc import Callable

from vernissage.core.ending import Ending
from vernissage.core.seats import PerSeat, Seat, Viewer, left_of
from vernissage.core.value import Value, ViewValue, derive
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.display import crowding
from vernissage.games.bioutifoul.moves import Drew, DrewUnseen, Event, Swept
from vernissage.games.bioutifoul.offers import lacks
from vernissage.games.bioutifoul.scoring import Score, decided_by, ranking, scores, wealth
from vernissage.games.bioutifoul.state import (
    WORTH,
    Gallery,
    Gaps,
    Hand,
    Options,
    Phase,
    Row,
    State,
    actions_left,
    is_last_round,
    receiver_of,
    rounds_left,
    turns_left,
)


class OpenGallery(Value, frozen=True):
    """BIO-2.7: the public part of a gallery: gold, works, exhibitions and the number of influence cards."""

    gold: int
    artworks: tuple[Artwork, ...]
    exhibitions: tuple[Exhibition, ...]
    influence: int
    score: Score
    wealth: int
    receiver: Seat
    """BIO-4.4: the seat that gets the influence cards this gallery plays."""


class Table(Value, frozen=True):
    """The public part of the state. Of decks it has only the size; discards lie face up (BIO-2.8)."""

    options: Options
    row: Row
    prices: tuple[int, ...]
    """BIO-2.1: the value of each place in the row."""
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
    following: Seat | None
    """BIO-2.6: the seat that has the next turn; None when the game is over."""
    round: int
    phase: Phase
    actions: int
    actions_left: int | None
    bought: tuple[Artwork, ...]
    last_round: bool
    turns_left: int | None
    """BIO-7.1: the turns left, including this one, in the last round; None in other rounds."""
    rounds_left: int | None
    """BIO-7.6: how many rounds follow this one; None without a limit."""
    artwork_gaps: Gaps
    exhibition_gaps: Gaps
    """BIO-5.7: the empty places of both displays, as indices."""
    opening: Swept | None
    """BIO-3.1: the sweep at the start of the first turn; None if there was none."""
    ranking: tuple[Seat, ...]
    """BIO-7.5: the seats from first to last; empty until the game is over."""
    decided_by: str
    """BIO-7.5: the rule's number if wealth had to break a tie; otherwise empty."""


class View(ViewValue, frozen=True):
    """One viewer's knowledge: the public table, the viewer's hand, and the works missing for exhibitions."""

    hand: Hand | None
    lacks: tuple[tuple[bool, bool], ...] | None
    """BIO-5.6: for each exhibition, whether a work of its first and of its second artist is missing."""
    table: Table


def table(state: State) -> Table:
    players = state.options.players
    galleries = tuple(
        [
            OpenGallery(
                gallery.gold,
                gallery.artworks,
                gallery.exhibitions,
                len(hand),
                score,
                wealth(gallery, state.row),
                receiver_of(seat, players),
            )
            for seat, gallery, hand, score in zip(
                range(players), state.galleries, state.hands, scores(state), strict=True
            )
        ]
    )
    return Table(
        options=state.options,
        row=state.row,
        prices=WORTH,
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
        following=None if state.phase == "over" else left_of(state.turn, players),
        round=state.round,
        phase=state.phase,
        actions=state.actions,
        actions_left=actions_left(state),
        bought=state.bought,
        last_round=is_last_round(state),
        turns_left=turns_left(state),
        rounds_left=rounds_left(state),
        artwork_gaps=state.artwork_gaps,
        exhibition_gaps=state.exhibition_gaps,
        opening=Swept(state.opening, crowding(state.opening)) if state.opening else None,
        ranking=ranking(state),
        decided_by=decided_by(state),
    )


def look(state: State) -> Callable[[Viewer], View]:
    """BIO-2.4, BIO-2.7: returns a function from viewers to views, for which the table is computed once."""
    laid_open = table(state)

    def view(viewer: Viewer) -> View:
        if viewer is None:
            return View(None, None, None, laid_open)
        missing = lacks(state.exhibitions, state.galleries[viewer].artworks)
        return View(viewer, state.hands[viewer], missing, laid_open)

    return view


def view(state: State, viewer: Viewer) -> View:
    return look(state)(viewer)


def seen(event: Event, viewer: Viewer) -> Event:
    """BIO-5.6: returns the event as this viewer sees it. Only the owner sees a card drawn."""
    if isinstance(event, Drew) and event.seat != viewer:
        return DrewUnseen(event.seat)
    return event


def ending(view: View) -> Ending | None:
    """BIO-7.1, BIO-7.6: returns the last round's turns, from the first player on; None in other rounds."""
    table = view.table
    if table.turns_left is None:
        return None
    players = table.options.players
    order = tuple((table.first + place) % players for place in range(players))
    now = players - table.turns_left
    return Ending("rounds" if table.exhibition_deck else "exhibitions", order[:now], order[now:])


def visible_state(view: View) -> State:
    """Returns the part of the state that this viewer sees, as a state. Hidden parts are empty."""
    table, seat = view.table, view.seat
    return derive(
        State,
        table,
        artwork_deck=(),
        exhibition_deck=(),
        removed=(),
        influence_deck=(),
        hands=tuple((view.hand or ()) if each == seat else () for each in range(table.options.players)),
        galleries=tuple(Gallery(each.gold, each.artworks, each.exhibitions) for each in table.galleries),
        opening=table.opening.artworks if table.opening else (),
    )
