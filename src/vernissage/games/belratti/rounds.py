"""The course of a round from its themes to its score, and the start of the next round."""

from msgspec.structs import replace

from vernissage.core import agree
from vernissage.core.rng import Rng
from vernissage.core.seats import with_seat
from vernissage.games.belratti import events, scoring
from vernissage.games.belratti.cards import DECISIVE, FOOLED, HAND, Joker, Place
from vernissage.games.belratti.ending import ending
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.piles import can_deal, draw, forgeries_to_draw, to_fill, with_hand, without
from vernissage.games.belratti.state import (
    LOOKS_KEPT,
    NO_SIGNALS,
    NOT_AGAIN,
    Forgery,
    Options,
    RoundLook,
    Standing,
    State,
    directors_of,
    edition,
    forgery_count,
    group,
    painters_in_turn,
    painters_of,
)

Told = tuple[State, tuple[Event, ...]]
"""A new state, and the events that led to it."""


def deal(options: Options, rng: Rng) -> State:
    """BEL-2.1, BEL-2.2, BEL-3.1: shuffles the cards, deals the hands, and lays the first two themes."""
    players, hand = options.players, HAND[options.players]
    deck = rng.shuffled(edition(options).paintings)
    hands = tuple(tuple(sorted(deck[hand * seat : hand * (seat + 1)])) for seat in range(players))
    state = fresh(options, hands, deck[hand * players :], jokers_at_start(options, rng))
    return lay_themes(state, rng)[0]


def fresh(
    options: Options,
    hands: tuple[tuple[str, ...], ...],
    deck: tuple[str, ...],
    jokers: tuple[Standing, ...],
) -> State:
    """Returns the state with these hands, before the first themes are laid."""
    players = options.players
    nothing: tuple[tuple[str, ...], ...] = ((),) * players
    return State(
        options=options,
        phase="ask",
        round=1,
        deck=deck,
        discard=(),
        swapped=nothing,
        hands=hands,
        team=(),
        belratti=(),
        jokers=jokers,
        themes=(),
        proposals=None,
        number=0,
        laid=((),) * players,
        forgeries=(),
        frames=(),
        hanging=None,
        ready=(),
        again=(NOT_AGAIN,) * players,
        signals=(NO_SIGNALS,) * players,
        pledges=(None,) * players,
        swap=None,
        begun=False,
        less=False,
        answers=(),
        proposed=None,
        changes=(0,) * players,
        along=(0,) * players,
        token=0,
        tokens_won=(),
        tokens_lost=(),
        looks=(),
    )


def jokers_at_start(options: Options, rng: Rng) -> tuple[Standing, ...]:
    """BEL-2.1, BEL-9.1, BEL-9.2: all jokers start ready; in Masterpieces only chosen or drawn ones do."""
    jokers = tuple(edition(options).jokers)
    opened = options.chosen_jokers or rng.shuffled(jokers)[: options.open_jokers]
    awake: Standing = "ready"
    asleep: Standing = "asleep" if options.masterpieces else "ready"
    return tuple(awake if joker in opened else asleep for joker in jokers)


def lay_themes(state: State, rng: Rng) -> tuple[State, bool]:
    """BEL-3.1, BEL-9.3: lays two themes and asks for a number; also returns whether the pile was renewed."""
    state, themes, renewed = draw(state, 2, rng)
    askers = group(state, "painters" if state.options.masterpieces else "directors")
    return replace(state, themes=themes, proposals=agree.nothing_shown(askers)), renewed


def reveal_frames(state: State, rng: Rng) -> Told:
    """BEL-4.8, BEL-5.1: draws the forgeries, and reveals them and the paintings in random order."""
    state, drawn, renewed = draw(state, forgeries_to_draw(state), rng)
    state = replace(state, forgeries=tuple(Forgery(painting) for painting in drawn))
    happened: tuple[Event, ...] = ()
    if state.options.masterpieces:
        state, happened = draw_from_hands(state, rng)
    painted = [laid.painting for own in state.laid for laid in own]
    frames = rng.shuffled([*painted, *(forgery.painting for forgery in state.forgeries)])
    state = replace(
        state,
        phase="hang",
        frames=frames,
        hanging=unhung(state, len(frames)),
        ready=(),
        again=(NOT_AGAIN,) * state.options.players,
        changes=(0,) * state.options.players,
    )
    return state, (*happened, events.FramesRevealed(frames, len(state.forgeries), renewed))


def unhung(state: State, frames: int) -> agree.Motion[tuple[Place, ...]]:
    """BEL-5.2: returns the first hanging: all frames are in the store-room, and no director has agreed."""
    out: Place = "out"
    return agree.Motion(directors_of(state), (out,) * frames)


def draw_from_hands(state: State, rng: Rng) -> Told:
    """BEL-9.4: draws forgeries at random from the painters' hands in turn, passing over empty hands."""
    happened: list[Event] = []
    while len(state.forgeries) < forgery_count(state):
        for seat in painters_in_turn(state):
            if state.hands[seat] and len(state.forgeries) < forgery_count(state):
                painting = rng.pick(state.hands[seat])
                state = replace(
                    state,
                    hands=with_seat(state.hands, seat, without(state.hands[seat], painting)),
                    forgeries=(*state.forgeries, Forgery(painting, seat)),
                )
                happened.append(events.TakenAsForgery(seat, painting))
    return state, tuple(happened)


def score(state: State) -> Told:
    """BEL-6, BEL-7.6: scores the whole round, and ends the game if the score decides it."""
    look = scoring.look_at(state)
    right, fooled = scoring.right(look), scoring.fooled(look)
    variant, lost = state.options.masterpieces, bool(fooled)
    revealed = events.Revealed(
        right,
        scoring.astray(look),
        fooled,
        scoring.missed(look),
        look,
        perfect=look.perfect and not variant,
        token=look.token,
    )
    tokens: tuple[Event, ...] = ()
    if variant:
        state, tokens = award_token(state, lost=lost)
        right = fooled = ()  # BEL-9.7: nothing but the token is kept
    state, readied = ready_joker(state, look, lost=lost)
    state = clear(state, look, right, fooled)
    ended = end_of(state)
    told = (revealed, *tokens, *readied)
    return (state, told) if ended is None else (replace(state, phase="over"), (*told, ended))


def award_token(state: State, *, lost: bool) -> Told:
    """BEL-9.7: Belratti gets the token if a forgery hangs; otherwise the team does."""
    token = (state.token,)
    if lost:
        return replace(state, tokens_lost=state.tokens_lost + token), (
            events.TokenWon(state.token, "belratti"),
        )
    return replace(state, tokens_won=state.tokens_won + token), (events.TokenWon(state.token, "team"),)


def clear(state: State, look: RoundLook, team: tuple[str, ...], belratti: tuple[str, ...]) -> State:
    """BEL-6.1 to BEL-6.4: gives the paintings to the team and the forger, and discards the rest."""
    players = state.options.players
    return replace(
        state,
        phase="reveal",
        team=state.team + team,
        belratti=state.belratti + belratti,
        discard=(*state.discard, *without(state.frames, *team, *belratti), *state.themes),
        themes=(),
        number=0,
        token=0,
        laid=((),) * players,
        forgeries=(),
        frames=(),
        hanging=None,
        signals=(NO_SIGNALS,) * players,
        pledges=(None,) * players,
        begun=False,
        less=False,
        answers=(),
        changes=(0,) * players,
        looks=(*state.looks, look)[-LOOKS_KEPT:],
    )


def ready_joker(state: State, look: RoundLook, *, lost: bool) -> Told:
    """BEL-6.5, BEL-9.8: readies the joker of the round's number, after a perfect round or a lost token."""
    variant = state.options.masterpieces
    number, lies = (look.token, "asleep") if variant else (look.number, "used")
    if not (lost if variant else look.perfect):
        return state, ()
    for place, (joker, back) in enumerate(edition(state.options).jokers.items()):
        if back == number and state.jokers[place] == lies:
            readied = events.JokerReadied(joker, number, "lost" if variant else "perfect")
            return turn(state, joker, "ready"), (readied,)
    return state, ()


def turn(state: State, joker: Joker, standing: Standing) -> State:
    """BEL-8.1: sets a joker's standing, such as ready or used."""
    place = tuple(edition(state.options).jokers).index(joker)
    return replace(state, jokers=with_seat(state.jokers, place, standing))


def end_of(state: State) -> events.Ended | None:
    """BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: returns why the game ends after this round; None if it goes on."""
    if max(len(state.tokens_won), len(state.tokens_lost)) >= DECISIVE:
        return events.Ended("tokens")
    if len(state.belratti) >= FOOLED:
        return events.Ended("forger")
    if state.round == state.options.round_limit:
        return events.Ended("rounds")
    return None if can_deal(state) else events.Ended("cards")


def next_round(state: State, rng: Rng) -> Told:
    """BEL-7.1, BEL-2.5: fills the hands, passes the roles on, and lays two new themes."""
    happened: list[Event] = []
    renewed = False
    for seat in painters_of(state):
        state, drawn, anew = draw(state, to_fill(state, seat), rng)
        state = with_hand(state, seat, *drawn)
        happened.append(events.Drew(seat, tuple(sorted(drawn))))
        renewed |= anew
    state = replace(state, phase="ask", round=state.round + 1, ready=(), along=(0,) * len(state.along))
    state, anew = lay_themes(state, rng)
    happened.append(events.RoundBegan(state.round, directors_of(state), painters_of(state)))
    near = ending(state)
    told = () if near is None else (events.EndNears(near.cause, near.left),)
    return state, (*happened, *told, events.ThemesLaid(state.themes, renewed or anew))
