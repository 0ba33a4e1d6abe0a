"""The tests of the rules. Every rule number has a test named for it, which reads as a sentence."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import viewers
from vernissage.core.step import Outcome, Step
from vernissage.games._turns import GAME
from vernissage.games._turns.cards import Card
from vernissage.games._turns.moves import (
    Bid,
    Doubt,
    Doubted,
    Event,
    HasBid,
    Laid,
    LaidUnseen,
    Lay,
    Lost,
    LostUnseen,
    Move,
    PutAway,
    TurnedUp,
    WentOut,
)
from vernissage.games._turns.state import Hand, Options, State
from vernissage.games._turns.view import imagine, may_be, view

RNG = Rng(bytes(32), "test")
FULL: Hand = ("lamp", "lamp", "moth")
ALL_LAY = ((0, Lay("lamp")), (1, Lay("moth")), (2, Lay("lamp")))


def dealt(*hands: Hand) -> State:
    """Returns the beginning of a round of three players in which seat 0 bids first, with these hands."""
    state = replace(GAME.deal(Options(players=3), RNG), turn=0)
    if not hands:
        return state
    out = tuple(seat for seat, hand in enumerate(hands) if not hand)
    away = tuple(tuple((Counter(FULL) - Counter(hand)).elements()) for hand in hands)
    return replace(state, hands=hands, away=away, out=out)


def play(state: State, *moves: tuple[int, Move]) -> Step[State, Event]:
    for seat, move in moves:
        assert move in GAME.offers(state, seat)
        step = GAME.play(state, seat, move, RNG)
        state = step.state
    return step


def refused(state: State, seat: int, move: Move) -> tuple[str, str | None]:
    refusal = GAME.check(state, seat, move)
    assert refusal is not None
    return refusal.code, refusal.rule


def test_lam_1_1_two_lamps_and_a_moth_each_or_one_lamp() -> None:
    assert dealt().hands == (FULL,) * 3
    assert GAME.deal(Options(players=2, lamps=1), RNG).hands == (("lamp", "moth"),) * 2


def test_lam_1_2_a_hand_is_seen_by_its_owner_alone_and_counted_by_all() -> None:
    state = dealt(("moth",), FULL, FULL)
    for viewer in viewers(3):
        assert view(state, viewer).hand == (None if viewer is None else state.hands[viewer])
        assert view(state, viewer).held == (1, 3, 3)


def test_lam_1_3_chance_decides_who_bids_first() -> None:
    assert {GAME.deal(Options(), Rng(bytes(32), "test", number)).turn for number in range(20)} == {0, 1, 2}


def test_lam_2_1_all_lay_a_card_at_once_and_nobody_sees_which() -> None:
    assert GAME.to_move(dealt()) == (0, 1, 2)
    step = play(dealt(), (1, Lay("moth")))
    assert [GAME.seen(step.events[0], viewer) for viewer in (0, 1)] == [LaidUnseen(1), Laid(1, "moth")]
    assert GAME.to_move(step.state) == (0, 2)
    assert refused(step.state, 0, Bid(1)) == ("turns/wrong-phase", "LAM-2.1")


def test_lam_2_1_nobody_lays_what_they_do_not_hold() -> None:
    assert refused(dealt(("moth",), FULL, FULL), 0, Lay("lamp")) == ("turns/not-in-hand", "LAM-2.1")


def test_lam_2_2_each_bid_is_higher_and_at_most_one_lamp_for_each_card() -> None:
    state = play(dealt(), *ALL_LAY).state
    assert GAME.offers(state, 0) == (Bid(1), Bid(2), Bid(3))
    step = play(state, (0, Bid(2)))
    assert step.events == (HasBid(0, 2),)
    assert GAME.to_move(step.state) == (1,)
    assert GAME.offers(step.state, 1) == (Bid(3), Doubt())
    assert refused(step.state, 1, Bid(2)) == ("turns/no-such-bid", "LAM-2.2")


def test_lam_2_2_whoever_is_out_neither_lays_nor_bids() -> None:
    state = play(dealt(FULL, (), FULL), (0, Lay("lamp")), (2, Lay("lamp"))).state
    assert GAME.offers(state, 0) == (Bid(1), Bid(2))
    assert GAME.to_move(play(state, (0, Bid(1))).state) == (2,)


def test_lam_2_3_a_bid_may_be_doubted_once_there_is_one() -> None:
    state = play(dealt(), *ALL_LAY).state
    assert refused(state, 0, Doubt()) == ("turns/nothing-to-doubt", "LAM-2.3")
    assert Doubted(1, 0) in play(state, (0, Bid(3)), (1, Doubt())).events


def test_lam_2_4_a_clock_plays_the_first_card_and_the_lowest_bid() -> None:
    assert GAME.lapse(dealt(), 0) == Lay("lamp")
    state = play(dealt(), *ALL_LAY).state
    assert GAME.lapse(state, 0) == Bid(1)
    assert GAME.lapse(play(state, (0, Bid(3))).state, 1) == Doubt()


def test_lam_3_1_who_bid_too_much_loses_and_who_doubts_wrongly() -> None:
    state = play(dealt(), *ALL_LAY).state
    cards: tuple[Card, ...] = ("lamp", "moth", "lamp")
    assert TurnedUp(cards, 2, loser=0) in play(state, (0, Bid(3)), (1, Doubt())).events
    step = play(state, (0, Bid(2)), (1, Doubt()))
    assert TurnedUp(cards, 2, loser=1) in step.events
    assert step.state.hands == (FULL,) * 3
    assert view(step.state, None).turned == cards


def test_lam_3_2_the_loser_puts_a_card_away_unseen() -> None:
    losing = play(dealt(), *ALL_LAY, (0, Bid(2)), (1, Doubt())).state
    assert refused(losing, 1, Doubt()) == ("turns/wrong-phase", "LAM-3.2")
    step = play(losing, (1, PutAway("moth")))
    assert step.state.away[1] == ("moth",)
    assert [GAME.seen(step.events[0], viewer) for viewer in (1, None)] == [Lost(1, "moth"), LostUnseen(1)]
    assert GAME.to_move(step.state) == (0, 1, 2)


def test_lam_3_2_what_was_turned_up_later_has_not_been_put_away() -> None:
    turned = TurnedUp(("lamp", "moth", "lamp"), 2, 1)
    assert may_be(("moth", "lamp", "lamp"), 1, (turned, LostUnseen(1)))
    assert not may_be(("moth", "lamp", "lamp"), 1, (turned, LostUnseen(1), turned))
    state = dealt(FULL, ("lamp", "moth"), FULL)
    for number in range(20):
        supposed = imagine(view(state, 0), (LostUnseen(1), turned), Rng(bytes(32), "test", number))
        assert supposed.away[1] == ("lamp",)


def test_lam_3_3_without_cards_one_is_out_and_the_next_bids_first() -> None:
    lays = ((0, Lay("lamp")), (1, Lay("moth")), (2, Lay("lamp")))
    state = play(dealt(FULL, ("moth",), FULL), *lays, (0, Bid(2)), (1, Doubt())).state
    step = play(state, (1, PutAway("moth")))
    assert step.events[-1] == WentOut(1)
    assert (step.state.out, step.state.turn) == ((1,), 2)
    assert GAME.to_move(step.state) == (0, 2)


def test_lam_4_1_the_last_one_in_wins() -> None:
    state = replace(dealt((), ("moth",), FULL), out=(0,), turn=2)
    assert GAME.outcome(state) is None
    last = play(state, (1, Lay("moth")), (2, Lay("lamp")), (2, Bid(1)), (1, Doubt()), (1, PutAway("moth")))
    assert GAME.outcome(last.state) == Outcome((0, 1, 2), (2,))


def test_lam_4_2_the_score_says_how_many_were_out_before() -> None:
    ended = replace(dealt(), out=(2, 0), phase="over")
    assert GAME.outcome(ended) == Outcome((1, 2, 0), (1,))
