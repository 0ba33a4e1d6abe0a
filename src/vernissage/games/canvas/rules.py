"""The rules of play in RULES.md: deal, turns and moves."""

from operator import sub

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.games.canvas import moves
from vernissage.games.canvas.cards import BACKGROUNDS, CARDS, PAINTINGS, ROW, TOKENS, USUAL, Background, Card
from vernissage.games.canvas.moves import Event, Move
from vernissage.games.canvas.objectives import met_by, objectives
from vernissage.games.canvas.offers import offers
from vernissage.games.canvas.painting import Painting, title
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scenarios import chosen
from vernissage.games.canvas.state import Options, Painter, State, is_over, solo

MOST_SKIPPED = ROW - 1


def deal(options: Options, rng: Rng) -> State:
    """CAN-2.1 to CAN-2.4, CAN-6.2, CAN-6.3: returns the first state of a game."""
    players = options.players
    scoring = options.scoring or chosen(options.scenario, rng)
    cards = rng.shuffled(CARDS)
    backgrounds = rng.shuffled(BACKGROUNDS)
    painters = tuple(
        Painter((), TOKENS, backgrounds[seat * PAINTINGS : (seat + 1) * PAINTINGS]) for seat in range(players)
    )
    return State(
        options=options,
        scoring=scoring,
        row=cards[:ROW],
        laid=(0,) * ROW,
        deck=cards[ROW:],
        painters=painters,
        turn=rng.below(players) if options.first is None else options.first,  # CAN-2.4
        aside=TOKENS if solo(options) else 0,
    )


def to_move(state: State) -> tuple[Seat, ...]:
    """CAN-2.4: the player whose turn it is; empty when the game is over."""
    return () if is_over(state) else (state.turn,)


def play(state: State, seat: Seat, move: Move, rng: Rng) -> Step[State, Event]:
    """CAN-3.1: plays an offered move; returns the next state and the events in between."""
    events: list[Event] = []
    if isinstance(move, moves.Take):
        state = take(state, seat, move.card, events)
    elif isinstance(move, moves.Frame):
        state = hang(state, seat, move.background, events)
    else:
        state = replace(state, easel=move.cards, moulding=move.moulding)
        free = state.painters[seat].free
        if len(free) > 1:  # CAN-3.6: choosing a background is part of the same turn
            return Step(state, ())
        state = hang(state, seat, free[0], events)
    return Step(pass_turn(state, rng, events), tuple(events))


def binds(_event: Event) -> bool:
    """CAN-3.5, CAN-3.8: no move can be taken back: taking a card reveals another, and titles are read out."""
    return True


def lapse(state: State, seat: Seat) -> Move:
    """Returns the first offer, for a clock that ran out: the free card if the hand has room."""
    return offers(state, seat)[0]


# Taking a card


def take(state: State, seat: Seat, card: Card, events: list[Event]) -> State:
    """CAN-3.3 to CAN-3.5: pays for the skipped cards, takes the card behind them and the tokens on it."""
    place = state.row.index(card)
    painter = state.painters[seat]
    gained = state.laid[place]
    events.append(moves.Took(seat, card, place, gained))
    after = Painter(
        (*painter.hand, card),
        painter.tokens - place + gained,
        painter.backgrounds,
        painter.paintings,
        painter.mouldings,
    )
    painters = list(state.painters)
    painters[seat] = after
    state = replace(state, painters=tuple(painters))
    if solo(state.options) == "puzzle":
        return take_in_puzzle(state, place, events)
    return close_up(state, place, events)


def close_up(state: State, place: int, events: list[Event]) -> State:
    """CAN-3.3, CAN-3.5: puts a token on each skipped card; the row closes up and gets a card of the deck."""
    row, laid, deck = state.row, state.laid, state.deck
    paid = tuple([tokens + 1 for tokens in laid[:place]]) if place else ()
    new = deck[:1]  # CAN-3.14: none if the deck is empty
    if new:
        events.append(moves.Laid(new))
    return replace(
        state,
        row=row[:place] + row[place + 1 :] + new,
        laid=paid + laid[place + 1 :] + (0,) * len(new),
        deck=deck[1:],
    )


def take_in_puzzle(state: State, place: int, events: list[Event]) -> State:
    """CAN-6.3: tokens go to the reserve, skipped cards leave the game; the first card brings a token."""
    skipped = state.row[:place]
    if skipped:
        events.append(moves.Skipped(skipped))
    new = state.deck[: place + 1]
    state = replace(
        state,
        row=state.row[place + 1 :] + new,
        laid=state.laid[place + 1 :] + (0,) * len(new),
        deck=state.deck[place + 1 :],
        gone=state.gone + skipped,
        aside=state.aside + place,
    )
    if new:
        events.append(moves.Laid(new))
    return state if place else inspire(state, events)


def inspire(state: State, events: list[Event]) -> State:
    """CAN-6.3: gives a token from the reserve, unless it is empty."""
    if not state.aside:
        return state
    (painter,) = state.painters
    events.append(moves.Inspired(0))
    return replace(state, painters=(replace(painter, tokens=painter.tokens + 1),), aside=state.aside - 1)


# Completing a painting


def hang(state: State, seat: Seat, background: Background, events: list[Event]) -> State:
    """CAN-3.6, CAN-3.8, CAN-3.15: hangs the three cards over a background; the others stay in hand."""
    painter, cards = state.painters[seat], state.easel
    assert cards is not None
    left, right = title(cards)
    events.append(moves.Painted(seat, cards, background, left, right, state.moulding))
    paintings = (*painter.paintings, cards)
    award(state, seat, painter.paintings, paintings, events)
    used, free = painter.backgrounds[: len(painter.paintings)], painter.free
    after = Painter(
        tuple([card for card in painter.hand if card not in cards]),
        painter.tokens,
        (*used, background, *[other for other in free if other != background]),
        paintings,
        (*painter.framed, state.moulding),
    )
    painters = list(state.painters)
    painters[seat] = after
    state = replace(state, painters=tuple(painters), easel=None, moulding=USUAL)
    return inspire(state, events) if solo(state.options) == "puzzle" else state


def award(
    state: State,
    seat: Seat,
    before: tuple[Painting, ...],
    after: tuple[Painting, ...],
    events: list[Event],
) -> None:
    """CAN-3.9 to CAN-3.11, CAN-7.1, CAN-7.2: adds the events for ribbons won and objectives met."""
    scoring = state.scoring
    had, has = held(scoring, before), held(scoring, after)
    *won, bonus = map(sub, has, had)
    events += [moves.Won(seat, card, count) for card, count in zip(scoring, won, strict=True) if count]
    if bonus:
        events.append(moves.WonBonus(seat, bonus))
    met = met_by(scoring, after[-1], had, has)
    if met:
        earlier = objectives(scoring, before)
        events += [moves.Achieved(seat, each) for each in met if each not in earlier]


# The next turn


def pass_turn(state: State, rng: Rng, events: list[Event]) -> State:
    """CAN-2.4, CAN-4.1: passes the turn clockwise to the next with paintings to make, or ends the game."""
    painters, players = state.painters, state.options.players
    for step in range(1, players + 1):
        seat = (state.turn + step) % players
        if len(painters[seat].paintings) < PAINTINGS:
            if solo(state.options) == "vincent":
                return vincent(state, rng, events)
            return replace(state, turn=seat)
    events.append(moves.Ended())
    return state


def vincent(state: State, rng: Rng, events: list[Event]) -> State:
    """CAN-6.2: Vincent tosses his tokens; each face up skips a card, and the next one leaves the game."""
    face_up = sum([rng.below(2) for _ in range(state.aside)])
    place = min(face_up, MOST_SKIPPED)
    card, gained = state.row[place], state.laid[place]
    events.append(moves.VincentTook(card, place, gained))
    state = replace(state, gone=(*state.gone, card), aside=state.aside - place + gained)
    return close_up(state, place, events)
