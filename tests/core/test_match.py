"""`Match.submit` checks the turn, the question and the rules; a match is an immutable value."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import play
from tests.budgets import examples
from tests.conformance.garble import garbled
from tests.play import AnyAccepted, eventful_step, every_game, game_called, options_for, random_match
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Hinted, Judged, Made, Resigned, TakenOver, TimedOut
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import FULL, NOT_YOUR_TURN, OVER, RESIGNED, STALE, UNKNOWN_SEAT, Refusal
from vernissage.core.rng import SEED_BYTES, Rng, seed_from_text
from vernissage.core.seats import Seat, viewers

SEED = seed_from_text("a quiet evening")
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def matches_of(name: str, players: int | None = None, *, stop: int | None = None) -> list[AnyMatch]:
    game = game_called(name)
    return list(random_match(game, options_for(game, players or game.info.most), SEED, stop=stop))


def dealt(name: str) -> AnyMatch:
    return matches_of(name, stop=0)[0]


def finished(name: str) -> AnyMatch:
    return matches_of(name)[-1]


def answer_of(match: AnyMatch) -> tuple[Seat, int, Any]:
    """Returns a valid answer to an open question: seat, question, move."""
    seat = match.game.to_move(match.state)[0]
    return seat, match.asked[seat], match.game.offers(match.state, seat)[0]


def after(accepted: AnyAccepted | Refusal) -> AnyMatch:
    assert not isinstance(accepted, Refusal), accepted
    return accepted.match


def with_several_asked() -> list[AnyMatch]:
    """Returns matches in which two seats owe a decision, from each game that asks several at once."""
    return [
        match
        for name in catalog.names(with_templates=True)
        for match in matches_of(name)
        if len(match.game.to_move(match.state)) > 1
    ]


# How it begins


@every_game
def test_at_first_the_seats_with_a_choice_are_asked_question_1_and_the_others_none(name: str) -> None:
    match = dealt(name)
    offered = [match.game.offers(match.state, seat) for seat in range(match.players)]
    assert match.game.to_move(match.state)
    assert match.asked == tuple(1 if offers else 0 for offers in offered)


@every_game
def test_the_same_seed_deals_the_same_game_and_another_seed_another(name: str) -> None:
    match = dealt(name)
    again = begin(match.game, match.options, SEED)
    other = begin(match.game, match.options, seed_from_text("another evening"))
    assert again == match
    assert not isinstance(other, Refusal)
    assert other.state != match.state


@play.every_arranged_game
def test_a_match_can_begin_where_another_stands(name: str) -> None:
    for match in matches_of(name, stop=40):
        begun = begin(match.game, match.options, SEED, match.state)
        assert not isinstance(begun, Refusal), begun
        assert (begun.state, begun.position) == (match.state, match.state)
        assert not begun.inputs


@play.every_arranged_game
def test_a_position_with_other_options_is_refused(name: str) -> None:
    match = dealt(name)
    fewer = options_for(match.game, match.game.info.fewest)
    assert begin(match.game, fewer, SEED, match.state) == Refusal("position/other-options")


@play.every_arranged_game
def test_an_impossible_position_is_refused(name: str) -> None:
    match, game = dealt(name), game_called(name)
    nonsense = (state for state in garbled(match.state, game.types.state) if state.options == match.options)
    robbed = next(state for state in nonsense if game.faults(state))
    assert begin(match.game, match.options, SEED, robbed) == match.game.faults(robbed)[0]


# Questions and answers


@every_game
def test_a_question_counts_up_after_an_answer_a_new_decision_or_new_offers(name: str) -> None:
    for before, now in pairwise(matches_of(name)):
        for seat in range(now.players):
            offers = now.game.offers(now.state, seat)
            answered = seat == now.inputs[-1].seat
            owes, owed = (seat in match.game.to_move(match.state) for match in (now, before))
            newly = owes and not owed
            anew = offers and (answered or newly or offers != now.game.offers(before.state, seat))
            assert now.asked[seat] == before.asked[seat] + bool(anew)


@every_game
@pytest.mark.parametrize("off", [-1, 1, 10**30])
def test_an_answer_to_a_question_not_being_asked_is_stale(name: str, off: int) -> None:
    for match in matches_of(name, stop=20)[:-1]:
        seat, question, move = answer_of(match)
        is_said_again = match.answered[seat] == (question + off, move)
        assert is_said_again or match.submit(seat, question + off, move) == STALE
        assert match.time_out(seat, question + off) == STALE


@every_game
def test_an_answer_sent_again_is_accepted_and_not_played_again(name: str) -> None:
    for match in matches_of(name)[:-1]:
        answer = answer_of(match)
        once = after(match.submit(*answer))
        again = once.submit(*answer)
        assert not isinstance(again, Refusal)
        assert again.match is once
        assert (again.entry, again.events) == (None, ())


@every_game
def test_another_answer_to_an_answered_question_is_refused(name: str) -> None:
    told: list[object] = []
    for match in matches_of(name)[:-1]:
        seat, question, move = answer_of(match)
        once, offers = after(match.submit(seat, question, move)), match.game.offers(match.state, seat)
        told += [once.submit(seat, question, other) for other in offers if other != move]
    assert told
    assert all(each in (STALE, NOT_YOUR_TURN, OVER) for each in told)


@every_game
def test_a_seat_that_is_offered_nothing_may_not_answer(name: str) -> None:
    checked = 0
    for match in matches_of(name)[:-1]:
        _, _, move = answer_of(match)
        for seat in range(match.players):
            asked = match.asked[seat]
            if not match.game.offers(match.state, seat) and match.answered[seat] != (asked, move):
                assert match.submit(seat, asked, move) == NOT_YOUR_TURN
                assert match.enter(Made(seat, move)) == NOT_YOUR_TURN
                checked += 1
    assert checked


@every_game
def test_a_clock_runs_only_for_those_who_owe_a_decision(name: str) -> None:
    for match in matches_of(name)[:-1]:
        for seat in set(range(match.players)) - set(match.game.to_move(match.state)):
            assert match.time_out(seat, match.asked[seat]) == NOT_YOUR_TURN


@every_game
@pytest.mark.parametrize("seat", [-1, -2, 99, 10**30])
def test_a_seat_that_is_not_at_the_table_is_unknown(name: str, seat: int) -> None:
    match = dealt(name)
    _, question, move = answer_of(match)
    assert match.submit(seat, question, move) == UNKNOWN_SEAT
    assert match.time_out(seat, question) == UNKNOWN_SEAT
    assert match.resign(seat) == UNKNOWN_SEAT
    assert match.take_over(seat, "a bot") == UNKNOWN_SEAT
    for entry in (
        Made(seat, move),
        TimedOut(seat),
        Resigned(seat),
        TakenOver(seat, "a bot"),
        Hinted(seat),
        Judged(seat),
    ):
        assert match.enter(entry) == UNKNOWN_SEAT


@every_game
def test_a_move_is_accepted_exactly_where_it_is_offered(name: str) -> None:
    matches = matches_of(name, stop=60)
    moves = {entry.move for entry in matches[-1].inputs}
    for match in matches:
        for seat in range(match.players):
            offers = match.game.offers(match.state, seat)
            for move in moves:
                entered = match.enter(Made(seat, move))
                offered = match.game.as_offered(move) in offers
                assert isinstance(entered, Refusal) != offered, (seat, move)


@every_game
def test_when_it_is_over_everything_is_refused_but_an_answer_sent_again(name: str) -> None:
    match = finished(name)
    assert match.outcome is not None
    last = match.inputs[-1]
    for seat in range(match.players):
        question = match.asked[seat]
        assert match.submit(seat, question + 1, last.move) == OVER
        assert match.time_out(seat, question) == OVER
        assert match.resign(seat) == OVER
        assert match.take_over(seat, "a bot") == OVER
    again = match.submit(last.seat, match.asked[last.seat], last.move)
    assert not isinstance(again, Refusal)
    assert again.match is match


# Several at once


def test_some_game_asks_several_seats_at_once() -> None:
    assert with_several_asked()


def test_two_seats_can_answer_at_the_same_moment_in_either_order() -> None:
    met = 0
    for match in with_several_asked():
        game = match.game
        for one in game.to_move(match.state):
            first = after(match.submit(one, match.asked[one], game.offers(match.state, one)[0]))
            for two in set(game.to_move(match.state)) - {one}:
                move, question = game.offers(match.state, two)[0], match.asked[two]
                if game.offers(first.state, two) == game.offers(match.state, two):
                    both = after(first.submit(two, question, move))
                    assert both.inputs[-2:] == (first.inputs[-1], Made(two, move))
                    met += 1
                else:
                    assert first.submit(two, question, move) in (STALE, NOT_YOUR_TURN, OVER)
    assert met


def test_a_seat_that_owes_nothing_may_still_change_what_it_said() -> None:
    met = 0
    for match in with_several_asked():
        for seat in set(range(match.players)) - set(match.game.to_move(match.state)):
            for move in match.game.offers(match.state, seat):
                assert after(match.submit(seat, match.asked[seat], move)).inputs[-1] == Made(seat, move)
                met += 1
    assert met


def test_a_late_answer_to_a_question_that_has_changed_meanwhile_is_stale() -> None:
    met = 0
    for name in catalog.names(with_templates=True):
        matches = matches_of(name)
        for number, match in enumerate(matches):
            for seat in match.game.to_move(match.state)[1:]:
                late = (seat, match.asked[seat], match.game.offers(match.state, seat)[0])
                for now in (each for each in matches[number:] if each.asked[seat] > late[1]):
                    assert now.answered[seat] == late[1:] or now.submit(*late) in (STALE, NOT_YOUR_TURN, OVER)
                    met += 1
    assert met


# Clocks, leaving, taking over


@every_game
def test_when_a_clock_runs_out_the_game_makes_the_move_it_names(name: str) -> None:
    for match in matches_of(name, stop=60)[:-1]:
        seat, question, _ = answer_of(match)
        lapse = match.game.lapse(match.state, seat)
        timed_out = match.time_out(seat, question)
        made = match.game.play(match.state, seat, lapse, Rng(match.seed, "play", len(match.inputs)))
        assert not isinstance(timed_out, Refusal)
        assert timed_out.match.inputs[-1] == timed_out.entry == TimedOut(seat)
        assert (timed_out.match.state, timed_out.events) == (made.state, made.events)


@every_game
def test_a_resigned_seat_no_longer_answers_but_its_clock_goes_on(name: str) -> None:
    match = dealt(name)
    seat, question, move = answer_of(match)
    left = after(match.resign(seat))
    assert left.inputs == (Resigned(seat),)
    assert left.state == match.state
    assert left.submit(seat, question, move) == RESIGNED
    assert left.resign(seat) == RESIGNED
    assert after(left.time_out(seat, question)).inputs[-1] == TimedOut(seat)


@every_game
def test_a_seat_taken_over_answers_the_open_question(name: str) -> None:
    match = dealt(name)
    seat, question, move = answer_of(match)
    taken = after(after(match.resign(seat)).take_over(seat, "a bot"))
    assert taken.inputs == (Resigned(seat), TakenOver(seat, "a bot"))
    assert after(taken.submit(seat, question, move)).inputs[-1] == Made(seat, move)


@every_game
def test_a_seat_can_be_taken_over_from_someone_who_has_not_left(name: str) -> None:
    match = dealt(name)
    seat, question, move = answer_of(match)
    assert not isinstance(after(match.take_over(seat, "a bot")).submit(seat, question, move), Refusal)


@every_game
def test_an_input_that_is_no_move_counts_like_another(name: str) -> None:
    noted = after(dealt(name).take_over(0, "a bot"))
    assert noted.inputs == (TakenOver(0, "a bot"),)
    assert noted.story == ((),), (
        "story and inputs must have equal length: the step of the random stream is the number of inputs"
    )


# What viewers are told


@every_game
def test_everyone_is_told_their_own_view_and_offers(name: str) -> None:
    for match in matches_of(name):
        for seat in range(match.players):
            sight = match.sight(seat)
            assert sight.view == match.game.view(match.state, seat)
            assert sight.offers == match.game.offers(match.state, seat)
            assert sight.question == match.asked[seat]
            assert (sight.to_move, sight.outcome) == (match.game.to_move(match.state), match.outcome)


@every_game
def test_the_public_is_told_its_view_and_offered_nothing(name: str) -> None:
    for match in matches_of(name):
        sight = match.sight(None)
        assert sight.view == match.game.view(match.state, None)
        assert (sight.question, sight.offers) == (0, ())


@every_game
def test_memory_is_what_was_witnessed_at_each_input(name: str) -> None:
    match = finished(name)
    for viewer in viewers(match.players):
        witnessed = [event for events in match.story for event in match.witnessed(events, viewer)]
        assert match.memory(viewer) == tuple(witnessed)


# Immutability


@every_game
@examples(10)
@given(data=st.data(), seed=seeds)
def test_the_same_inputs_lead_to_an_equal_match(name: str, data: st.DataObject, seed: bytes) -> None:
    game = game_called(name)
    options = options_for(game, data.draw(st.sampled_from(game.info.player_counts)))
    *_, match = random_match(game, options, seed, stop=150, step=eventful_step)
    again = begin(game, options, seed)
    assert not isinstance(again, Refusal)
    for entry in match.inputs:
        again = after(again.enter(entry))
    assert again == match


@every_game
def test_a_match_never_changes_whatever_is_done_to_it(name: str) -> None:
    matches, written = [], []
    game = game_called(name)
    for match in random_match(game, options_for(game, game.info.most), SEED, step=eventful_step):
        matches.append(match)
        written.append(_written(match))
        for seat in (-1, *range(match.players)):
            match.resign(seat)
            match.take_over(seat, "a bot")
            match.time_out(seat, match.asked[max(seat, 0)])
    assert [_written(match) for match in matches] == written


def _written(match: AnyMatch) -> bytes:
    fields = msgspec.structs.asdict(match)
    del fields["game"]
    return codec.encode({**fields, "seed": match.seed.hex()})


@every_game
def test_a_game_of_endless_moves_comes_to_its_limit_and_says_so(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = matches_of(name, stop=5)[-1]
    monkeypatch.setattr("vernissage.core.match.MOST_INPUTS", len(match.inputs))
    seat = match.game.to_move(match.state)[0]
    assert match.submit(seat, match.asked[seat], match.offers[seat][0]) == FULL
    assert match.time_out(seat, match.asked[seat]) == FULL
    assert match.resign(seat) == match.take_over(seat, "bot") == match.hint(seat) == FULL
