"""The rules: deal, offers, play, outcome. Write one small function per rule."""

from msgspec.structs import replace

from vernissage.core import agree
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, with_seat
from vernissage.core.step import Outcome, Step
from vernissage.games._template import cards, moves
from vernissage.games._template.moves import Event, Move
from vernissage.games._template.state import Options, State


def deal(options: Options, rng: Rng) -> State:
    """TPL-1.1, TPL-1.2: shuffles and deals. Randomness comes only from the argument `rng`."""
    players, deck = options.players, rng.shuffled(cards.CARDS)
    hands = tuple(tuple(sorted(deck[cards.DEALT * s : cards.DEALT * (s + 1)])) for s in range(players))
    return State(
        options=options,
        deck=deck[cards.DEALT * players :],
        discard=(),
        hands=hands,
        laid=(None,) * players,
        points=(0,) * players,
        proposals=agree.nothing_shown(tuple(range(players))),
        prize=0,
        round=1,
        phase="prize",
    )


def to_move(state: State) -> tuple[Seat, ...]:
    """TPL-2.1, TPL-3.1: the seats that owe a decision. There may be several at once."""
    if state.phase == "prize":
        return agree.out_of_step(state.proposals)
    if state.phase == "lay":
        return tuple(seat for seat, card in enumerate(state.laid) if card is None)
    return ()


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """Returns the legal moves in a fixed order. They depend only on information that this seat has."""
    if state.phase == "prize":
        return tuple(moves.Show(prize) for prize in cards.PRIZES)
    if state.phase == "lay" and state.laid[seat] is None:
        return tuple(moves.Lay(card) for card in state.hands[seat])
    return ()


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Returns why a move is refused, with the rule's number; None for offered moves, and for no others."""
    match move:
        case moves.Show(prize=prize):
            if state.phase != "prize":
                return Refusal("template/wrong-phase", "TPL-3.1")
            if prize not in cards.PRIZES:
                return Refusal("template/no-such-prize", "TPL-2.1", {"prize": prize})
        case moves.Lay(card=card):
            if state.phase != "lay":
                return Refusal("template/wrong-phase", "TPL-2.1")
            if card not in state.hands[seat]:
                return Refusal("template/not-in-hand", "TPL-3.1", {"card": card})
    return None


def play(state: State, seat: Seat, move: Move, _rng: Rng) -> Step[State, Event]:
    """Returns the new state and the events in between. The move must be an offered one."""
    match move:
        case moves.Show(prize=prize):
            return play_show(state, seat, prize)
        case moves.Lay(card=card):
            return play_lay(state, seat, card)


def binds(_event: Event) -> bool:
    """Whether an event makes its move final. Here every move is final: the others have seen it."""
    return True


def lapse(state: State, seat: Seat) -> Move:
    """TPL-2.2: the move for a clock that ran out: the lowest card, or the prize that most propose."""
    if state.phase == "lay":
        return moves.Lay(min(state.hands[seat]))
    return moves.Show(agree.leading(state.proposals) or cards.PRIZES[0])


def play_show(state: State, seat: Seat, prize: int) -> Step[State, Event]:
    """TPL-2.1: a seat proposes a prize. Once all propose one and the same prize, cards are laid."""
    proposals = agree.show(state.proposals, seat, prize)
    agreed = agree.agreed(proposals)
    if agreed is None:
        return Step(replace(state, proposals=proposals), (moves.Shown(seat, prize),))
    after = replace(state, proposals=proposals, prize=agreed, phase="lay")
    return Step(after, (moves.Shown(seat, prize), moves.Agreed(agreed)))


def play_lay(state: State, seat: Seat, card: int) -> Step[State, Event]:
    """TPL-3.1: a seat lays a card. Once all have, the cards are turned up."""
    hand = tuple(held for held in state.hands[seat] if held != card)
    state = replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        laid=with_seat(state.laid, seat, card),
    )
    turned = tuple(laid for laid in state.laid if laid is not None)
    if len(turned) < state.options.players:
        return Step(state, (moves.Laid(seat, card),))
    after, events = turn_up(state, turned)
    return Step(after, (moves.Laid(seat, card), *events))


def turn_up(state: State, turned: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """TPL-3.2, TPL-3.3, TPL-4.1: the highest takes the prize, the lowest draws; the game goes on or ends."""
    winner, loser = turned.index(max(turned)), turned.index(min(turned))
    drawn = state.deck[0]
    over = state.round == state.options.rounds
    hand = tuple(sorted((*state.hands[loser], drawn)))
    after = replace(
        state,
        deck=state.deck[1:],
        discard=state.discard + turned,
        hands=with_seat(state.hands, loser, hand),
        laid=(None,) * len(turned),
        points=with_seat(state.points, winner, state.points[winner] + state.prize),
        proposals=agree.nothing_shown(state.proposals.members),
        prize=0,
        round=state.round + (not over),
        phase="over" if over else "prize",
    )
    events: tuple[Event, ...] = (moves.TurnedUp(turned, winner), moves.Drew(loser, drawn))
    return after, (*events, moves.Ended()) if over else events


def outcome(state: State) -> Outcome | None:
    """TPL-4.2: the seats with the most points win; ties win together. None before the end."""
    if state.phase != "over":
        return None
    best = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
    return Outcome(state.points, winners)
