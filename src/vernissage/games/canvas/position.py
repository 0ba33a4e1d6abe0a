"""Positions given from outside: fills their gaps, and finds reasons why they are impossible."""

from collections import Counter
from collections.abc import Iterator

from vernissage.core.refusal import Refusal, fault
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import Value, derive
from vernissage.games.canvas import cards
from vernissage.games.canvas.cards import Background, Card, Moulding
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.scenarios import SCENARIOS, Scoring, chosen
from vernissage.games.canvas.scoring import best, tied
from vernissage.games.canvas.state import Options, Painter, State, check_options, solo


class Sketch(Value, frozen=True, kw_only=True):
    """A painter in a position. If the backgrounds are None, they are drawn at random."""

    hand: tuple[Card, ...] = ()
    tokens: int = cards.TOKENS
    backgrounds: tuple[Background, ...] | None = None
    paintings: tuple[Painting, ...] = ()
    mouldings: tuple[Moulding, ...] = ()


class Position(Value, frozen=True, kw_only=True):
    """A state with gaps: a field that is None is filled from the remaining cards and tokens."""

    scoring: Scoring | None = None
    row: tuple[Card, ...] | None = None
    laid: tuple[int, ...] | None = None
    deck: tuple[Card, ...] | None = None
    painters: PerSeat[Sketch] | None = None
    turn: Seat = 0
    gone: tuple[Card, ...] = ()
    aside: int | None = None
    easel: Painting | None = None
    moulding: Moulding = cards.USUAL
    judged: Seat | None = None
    outvoted: tuple[Seat, ...] = ()


def all_cards(state: State) -> Iterator[str]:
    """CAN-1.1: every art card, wherever it lies."""
    yield from (*state.row, *state.deck, *state.gone)
    for painter in state.painters:
        yield from _cards_of(painter)


def _cards_of(painter: Painter | Sketch) -> Iterator[Card]:
    yield from painter.hand
    yield from (card for painting in painter.paintings for card in painting)


def arrange(said: Position, options: Options, rng: Rng) -> State:
    """Makes a state from a position: remaining cards and tokens fill its gaps, as at set-up."""
    sketches = said.painters or (Sketch(),) * options.players
    placed = {*(said.row or ()), *(said.deck or ()), *said.gone}
    placed.update(card for sketch in sketches for card in _cards_of(sketch))
    left = [card for card in rng.shuffled(cards.CARDS) if card not in placed]
    row = tuple(left[: cards.ROW]) if said.row is None else said.row
    laid = (0,) * len(row) if said.laid is None else said.laid
    owned = sum(sketch.tokens for sketch in sketches) + sum(laid)
    return derive(
        State,
        said,
        options=options,
        scoring=said.scoring or options.scoring or chosen(options.scenario, rng),
        row=row,
        laid=laid,
        deck=tuple(card for card in left if card not in row) if said.deck is None else said.deck,
        painters=_painters(sketches, rng),
        aside=_tokens_in_play(options) - owned if said.aside is None else said.aside,
    )


def _painters(sketches: PerSeat[Sketch], rng: Rng) -> PerSeat[Painter]:
    given = {name for sketch in sketches for name in sketch.backgrounds or ()}
    left = [name for name in rng.shuffled(cards.BACKGROUNDS) if name not in given]
    found = []
    for sketch in sketches:
        backgrounds = sketch.backgrounds
        if backgrounds is None:
            backgrounds, left = tuple(left[: cards.PAINTINGS]), left[cards.PAINTINGS :]
        found.append(Painter(sketch.hand, sketch.tokens, backgrounds, sketch.paintings, sketch.mouldings))
    return tuple(found)


def faults(state: State) -> tuple[Refusal, ...]:
    """Returns every reason why this state cannot occur in a game; empty if it can."""
    refusal = check_options(state.options)
    if refusal is not None:
        return (refusal,)
    players = state.options.players
    if len(state.painters) != players or not 0 <= state.turn < players:
        return (fault("seats", "CAN-2.4", players=players),)
    found = (*_wrong_cards(state), *_wrong_painters(state), *_wrong_scoring(state))
    # The last three checks rely on the first three.
    return found or (*_wrong_tokens(state), *_wrong_turn(state), *_wrong_easel(state))


def _wrong_cards(state: State) -> Iterator[Refusal]:
    """CAN-1.1, CAN-2.2, CAN-6.2, CAN-6.3: is each card there once, and can so many have left the game?"""
    there, wanted = Counter(all_cards(state)), Counter(cards.CARDS)
    for card in sorted((there - wanted) | (wanted - there)):
        yield fault("cards", "CAN-1.1", card=card, there=there[card], wanted=wanted[card])
    if len(state.row) != cards.ROW or len(state.laid) != cards.ROW:
        yield fault("row", "CAN-2.2", there=len(state.row), wanted=cards.ROW)
    taken = sum(1 for painter in state.painters for _ in _cards_of(painter))
    turns = taken + sum(len(painter.paintings) for painter in state.painters)
    most = {None: 0, "vincent": turns, "puzzle": taken * (cards.ROW - 1)}[solo(state.options)]
    if len(state.gone) > most:
        yield fault("gone", "CAN-6.2", there=len(state.gone), most=most)


def _wrong_painters(state: State) -> Iterator[Refusal]:
    """CAN-2.3, CAN-3.2, CAN-3.15, CAN-4.1: are everyone's hand, paintings and backgrounds possible?"""
    for seat, painter in enumerate(state.painters):
        done = len(painter.paintings)
        kept = cards.HAND if done < cards.PAINTINGS else cards.HAND - cards.PAINTINGS
        if len(painter.hand) > kept:
            yield fault("hand", "CAN-3.2", seat=seat, most=kept)
        if done > cards.PAINTINGS or len(painter.mouldings) > done:
            yield fault("paintings", "CAN-4.1", seat=seat)
    names = [name for painter in state.painters for name in painter.backgrounds]
    whole = all(len(painter.backgrounds) == cards.PAINTINGS for painter in state.painters)
    if not whole or len(set(names)) < len(names) or not set(names) <= set(cards.BACKGROUNDS):
        yield fault("backgrounds", "CAN-2.3")


def _wrong_scoring(state: State) -> Iterator[Refusal]:
    """CAN-2.1: can this table have these scoring cards?"""
    options, scoring = state.options, state.scoring
    named = options.scoring or SCENARIOS[options.scenario]
    by_chance = isinstance(named, int) and len(scoring) == len(set(scoring)) == named
    if scoring != named and not by_chance:
        yield fault("scoring", "CAN-2.1")


def _tokens_in_play(options: Options) -> int:
    """CAN-2.3, CAN-6.2, CAN-6.3: four tokens for each player, and four more for one who plays alone."""
    return cards.TOKENS * (options.players + (solo(options) is not None))


def _wrong_tokens(state: State) -> Iterator[Refusal]:
    """CAN-2.3, CAN-3.3, CAN-6.3: is the number of tokens right? In the puzzle cards carry none."""
    piles = (*(painter.tokens for painter in state.painters), *state.laid, state.aside)
    wanted = _tokens_in_play(state.options)
    alone = solo(state.options)
    misplaced = sum(state.laid) if alone == "puzzle" else state.aside if alone is None else 0
    if sum(piles) != wanted or min(piles) < 0 or misplaced:
        yield fault("tokens", "CAN-2.3", there=sum(piles), wanted=wanted)


def _wrong_turn(state: State) -> Iterator[Refusal]:
    """CAN-4.1, CAN-4.4: has the player to move paintings to make, and did the judges choose a tied one?"""
    done = [len(painter.paintings) == cards.PAINTINGS for painter in state.painters]
    if done[state.turn] and not all(done):
        yield fault("turn", "CAN-4.1", seat=state.turn)
    elif state.judged is not None and state.judged not in tied(state):
        yield fault("judged", "CAN-4.4", seat=state.judged)
    if state.outvoted and (not tied(state) or not _is_part(state.outvoted, of=best(state))):
        yield fault("outvoted", "CAN-4.4")


def _wrong_easel(state: State) -> Iterator[Refusal]:
    """CAN-3.6: are the cards on the easel three of the hand, with several backgrounds to choose from?"""
    painter, easel = state.painters[state.turn], state.easel
    if easel is None:
        wrong = state.moulding != cards.USUAL  # CAN-3.15: a frame without a painting
    else:
        wrong = len(painter.free) <= 1 or not _is_part(easel, of=painter.hand)
    if wrong:
        yield fault("easel", "CAN-3.6", seat=state.turn)


def _is_part(some: tuple[object, ...], of: tuple[object, ...]) -> bool:
    """Whether every item of `some` is in `of`, and none occurs twice."""
    return len(set(some)) == len(some) and set(some) <= set(of)
