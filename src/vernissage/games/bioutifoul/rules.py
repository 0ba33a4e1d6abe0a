"""The deal, the course of a turn, and the effect of each move, as in RULES.md."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, left_of, with_seat
from vernissage.core.step import Step
from vernissage.games.bioutifoul import cards, moves
from vernissage.games.bioutifoul.cards import Artist
from vernissage.games.bioutifoul.display import Events, is_stale, refill, sweep, take
from vernissage.games.bioutifoul.moves import Event, Move
from vernissage.games.bioutifoul.offers import DONE, may_act, offers, why_closed
from vernissage.games.bioutifoul.scoring import works_shown
from vernissage.games.bioutifoul.state import (
    PRICES,
    Gallery,
    Hand,
    Options,
    Row,
    State,
    is_last_round,
    price,
    receiver_of,
)


def deal(options: Options, rng: Rng) -> State:
    """BIO-2.1 to BIO-2.6, BIO-2.9: returns the state after the set-up, at the start of the first turn."""
    players = options.players
    one, two, three, four = rng.shuffled(cards.ARTISTS)
    artworks = rng.shuffled(cards.ARTWORKS)
    exhibitions = rng.shuffled(cards.exhibitions(options.exhibitions))
    influence = rng.shuffled(cards.INFLUENCE)
    gone = cards.EXHIBITIONS_REMOVED_FOR_TWO if players == 2 else 0  # noqa: PLR2004 - BIO-2.9
    laid = gone + cards.EXHIBITIONS_FACE_UP[players]
    dealt = cards.INFLUENCE_DEALT
    first = rng.below(players) if options.first is None else options.first  # BIO-2.6
    state = State(
        options=options,
        row=(one, two, three, four),
        artworks=artworks[: cards.ARTWORKS_FACE_UP],
        artwork_deck=artworks[cards.ARTWORKS_FACE_UP :],
        artwork_discard=(),
        exhibitions=exhibitions[gone:laid],
        exhibition_deck=exhibitions[laid:],
        removed=exhibitions[:gone],
        influence_deck=influence[players * dealt :],
        influence_discard=(),
        hands=tuple(tuple(sorted(influence[s * dealt : (s + 1) * dealt])) for s in range(players)),
        galleries=(Gallery(cards.STARTING_GOLD),) * players,
        first=first,
        turn=first,
        round=1,
        phase="influence",
    )
    state = begin_turn(state, first, 1, rng, [])
    return replace(state, opening=state.artwork_discard)


def to_move(state: State) -> tuple[Seat, ...]:
    """BIO-2.6: returns the player whose turn it is; empty when the game is over."""
    return () if state.phase == "over" else (state.turn,)


def play(state: State, seat: Seat, move: Move, rng: Rng) -> Step[State, Event]:
    """Returns the new state and the events of a move, which must be offered."""
    return PLAYS[type(move)](state, seat, move, rng)


def binds(event: Event) -> bool:
    """Whether an event makes its move final. Draws, new cards and ends of turns do; other events don't."""
    return not isinstance(
        event, moves.Discarded | moves.Influenced | moves.Bought | moves.Sold | moves.Exhibited
    )


def lapse(state: State, seat: Seat) -> Move:
    """Returns the move for a seat whose clock runs out: to end the turn, or else the first offer."""
    return DONE if state.phase == "gallery" else offers(state, seat)[0]


# A turn: start


def begin_turn(state: State, seat: Seat, number: int, rng: Rng, events: Events) -> State:
    """BIO-3.1, BIO-4.1: begins a turn: checks whether cards must be discarded, and sweeps a stale display."""
    events.append(moves.TurnBegan(seat, number))
    if number == state.options.round_limit and seat == state.first and state.exhibition_deck:
        events.append(moves.LastRound("rounds"))  # BIO-7.6
    crowded = len(state.hands[seat]) > cards.INFLUENCE_KEPT
    phase = "discard" if crowded else "influence"
    state = replace(state, turn=seat, round=number, phase=phase, actions=0, bought=())
    return sweep(state, rng, events) if is_stale(state.artworks, state.exhibitions) else state


# Phase 1: influence


def play_discard(state: State, seat: Seat, move: moves.Discard, _rng: Rng) -> Step[State, Event]:
    """BIO-4.1: discards a card. Once three are left, the influence phase begins."""
    hand = without(state.hands[seat], move.artist, 1)
    after = replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        influence_discard=(*state.influence_discard, move.artist),
        phase="discard" if len(hand) > cards.INFLUENCE_KEPT else "influence",
    )
    return Step(after, (moves.Discarded(seat, move.artist),))


def play_influence(state: State, seat: Seat, move: moves.Influence, rng: Rng) -> Step[State, Event]:
    """BIO-4.2 to BIO-4.4: moves the artist, passes the cards to the right, and opens the gallery."""
    artist, count, direction = move.artist, move.cards, move.direction
    row, value, passed = pushed(state.row, move)
    receiver = receiver_of(seat, state.options.players)
    hands = list(state.hands)
    hands[seat] = without(hands[seat], artist, count)
    hands[receiver] = with_cards(hands[receiver], artist, count)
    event = moves.Influenced(seat, artist, count, direction, value, receiver, state.row, passed)
    state = replace(state, row=row, hands=tuple(hands), phase="gallery")
    if state.galleries[seat].artworks:  # nothing was bought yet this turn, so any work can be sold
        return Step(state, (event,))
    return go_on(state, seat, rng, event)


def pushed(row: Row, move: moves.Influence) -> tuple[Row, int, tuple[Artist, ...]]:
    """BIO-4.3: returns the row after this influence, the artist's new value, and the artists passed."""
    return moved(row, move.artist, -move.cards if move.direction == "left" else move.cards)


@cache
def moved(row: Row, artist: Artist, places: int) -> tuple[Row, int, tuple[Artist, ...]]:
    """BIO-4.3: moves an artist; returns the row, the artist's value, and those passed, dearest first."""
    order = list(row)
    place = order.index(artist)
    order.insert(place + places, order.pop(place))
    one, two, three, four = order
    after: Row = (one, two, three, four)
    passed = row[place + places : place] if places < 0 else row[place + 1 : place + places + 1]
    return after, price(after, artist), passed


@cache
def with_cards(hand: Hand, artist: Artist, count: int) -> Hand:
    """Returns the hand with this many additional cards of this artist, sorted."""
    return tuple(sorted(hand + (artist,) * count))


@cache
def without(hand: Hand, artist: Artist, count: int) -> Hand:
    """Returns a sorted hand without `count` cards of this artist. The hand must contain that many."""
    place = hand.index(artist)
    return hand[:place] + hand[place + count :]


# Phase 2: gallery


def play_buy(state: State, seat: Seat, move: moves.Buy, rng: Rng) -> Step[State, Event]:
    """BIO-5.2: buys a work from the display, and ends the turn if no action is left."""
    bought = moves.Bought(seat, move.artwork, PRICES[state.row][move.artwork])
    return go_on(buy(state, seat, move), seat, rng, bought)


def buy(state: State, seat: Seat, move: moves.Buy) -> State:
    """BIO-5.2, BIO-5.7: moves the work to the gallery, leaves its place empty, and takes its price."""
    work, gallery = move.artwork, state.galleries[seat]
    cost = PRICES[state.row][work]
    galleries = list(state.galleries)
    galleries[seat] = Gallery(gallery.gold - cost, (*gallery.artworks, work), gallery.exhibitions)
    artworks, gaps = take(state.artworks, state.artwork_gaps, work)
    return replace(
        state,
        artworks=artworks,
        artwork_gaps=gaps,
        galleries=tuple(galleries),
        actions=state.actions + 1,
        bought=(*state.bought, work),
    )


def play_sell(state: State, seat: Seat, move: moves.Sell, rng: Rng) -> Step[State, Event]:
    """BIO-5.4: sells a work for its current price, and ends the turn if no action is left."""
    sold = moves.Sold(seat, move.artwork, PRICES[state.row][move.artwork])
    return go_on(sell(state, seat, move), seat, rng, sold)


def sell(state: State, seat: Seat, move: moves.Sell) -> State:
    """BIO-5.4: moves the work to the discard pile, and pays its price to the gallery."""
    work, gallery = move.artwork, state.galleries[seat]
    paid = PRICES[state.row][work]
    galleries = list(state.galleries)
    galleries[seat] = Gallery(gallery.gold + paid, less(gallery.artworks, work), gallery.exhibitions)
    return replace(
        state,
        artwork_discard=(*state.artwork_discard, work),
        galleries=tuple(galleries),
        actions=state.actions + 1,
    )


def play_exhibit(state: State, seat: Seat, move: moves.Exhibit, rng: Rng) -> Step[State, Event]:
    """BIO-5.6: holds an exhibition, and draws one influence card."""
    events: Events = [exhibited(state, seat, move)]
    return go_on(draw_influence(exhibit(state, seat, move), seat, rng, events), seat, rng, *events)


def exhibited(state: State, seat: Seat, move: moves.Exhibit) -> moves.Exhibited:
    """BIO-7.3, BIO-7.4: returns the event, with the extra points won and the galleries overtaken."""
    shown = [works_shown(gallery.exhibitions) for gallery in state.galleries]
    had, has = shown[seat], works_shown((*state.galleries[seat].exhibitions, move.exhibition))
    most: list[Artist] = []
    overtaken: set[Seat] = set()
    for artist, place in PLACES[cards.SHOWS[move.exhibition]]:
        column = [works[place] for works in shown]
        best, own = max(column), has[place]
        if own >= best and (had[place] < best or not best):
            most.append(artist)
        if own > best > 0:
            overtaken |= {other for other, works in enumerate(column) if works == best and other != seat}
    four = 0 in had and 0 not in has
    return moves.Exhibited(seat, move.exhibition, move.artworks, tuple(most), four, tuple(sorted(overtaken)))


PLACES: Final = {
    pair: [(artist, cards.ARTISTS.index(artist)) for artist in dict.fromkeys(pair)] for pair in cards.PAIRS
}
"""The artists of each pair with their indices; an artist paired with itself is listed once."""


def exhibit(state: State, seat: Seat, move: moves.Exhibit) -> State:
    """BIO-5.6, BIO-5.7: moves the exhibition to the gallery, and discards its two artworks."""
    gallery = state.galleries[seat]
    one, two = move.artworks
    owned = less(less(gallery.artworks, one), two)
    after = Gallery(gallery.gold, owned, (*gallery.exhibitions, move.exhibition))
    exhibitions, gaps = take(state.exhibitions, state.exhibition_gaps, move.exhibition)
    return replace(
        state,
        artwork_discard=(*state.artwork_discard, one, two),
        exhibitions=exhibitions,
        exhibition_gaps=gaps,
        galleries=with_seat(state.galleries, seat, after),
        actions=state.actions + 1,
    )


def play_done(state: State, seat: Seat, _move: moves.Done, rng: Rng) -> Step[State, Event]:
    """BIO-5.1: ends the turn of a player who takes no further action."""
    events: Events = []
    return Step(end_turn(state, seat, rng, events), tuple(events))


def go_on(state: State, seat: Seat, rng: Rng, *happened: Event) -> Step[State, Event]:
    """BIO-5.1: returns the step with these events, and ends the turn if no action is left."""
    gallery = state.galleries[seat]
    if may_act(state, gallery):
        return Step(state, happened)
    events: Events = [*happened, moves.Closed(seat, why_closed(state, gallery))]
    return Step(end_turn(state, seat, rng, events), tuple(events))


def draw_influence(state: State, seat: Seat, rng: Rng, events: Events) -> State:
    """BIO-2.8: draws an influence card, from a reshuffled deck if necessary; does nothing without cards."""
    deck, discard = state.influence_deck, state.influence_discard
    if not deck:
        if not discard:
            return state
        events.append(moves.Reshuffled("influence"))
        deck, discard = rng.shuffled(discard), ()
    events.append(moves.Drew(seat, deck[0]))
    hand = with_cards(state.hands[seat], deck[0], 1)
    return replace(
        state,
        influence_deck=deck[1:],
        influence_discard=discard,
        hands=with_seat(state.hands, seat, hand),
    )


def less(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """Returns the things without the first one that equals this thing."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


# Phase 3: bank, and the end


def end_turn(state: State, seat: Seat, rng: Rng, events: Events) -> State:
    """BIO-5.8, BIO-6.1, BIO-6.2: pays gold, refills the display, and passes the turn or ends the game."""
    gold = 1  # BIO-6.1
    if not state.actions:  # BIO-5.8
        events.append(moves.Rested(seat))
        state = draw_influence(state, seat, rng, events)
        gold = 2
    events.append(moves.Earned(seat))
    galleries = list(state.galleries)
    gallery = galleries[seat]
    galleries[seat] = Gallery(gallery.gold + gold, gallery.artworks, gallery.exhibitions)
    state = refill(state, tuple(galleries), rng, events)
    following = left_of(seat, state.options.players)  # BIO-2.6
    closes_round = following == state.first
    if closes_round and is_last_round(state):
        events.append(moves.Ended())
        return replace(state, phase="over", actions=0, bought=())
    return begin_turn(state, following, state.round + closes_round, rng, events)


PLAYS: Final[dict[type[Any], Callable[[State, Seat, Any, Rng], Step[State, Event]]]] = {
    moves.Discard: play_discard,
    moves.Influence: play_influence,
    moves.Buy: play_buy,
    moves.Sell: play_sell,
    moves.Exhibit: play_exhibit,
    moves.Done: play_done,
}
