"""A jury chooses one of the tied seats once the game is over; the choice is an input like any other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.budgets import examples
from tests.play import AnyAccepted, every_game, game_called, options_for, random_match
from tests.ties import JUDGED, ending_in_a_tie, every_judged_game, tied
from vernissage.core.inputs import Judged, Outvoted
from vernissage.core.match import AnyMatch
from vernissage.core.record import Reading, Replay, read, record, replay, verify, write
from vernissage.core.refusal import BOUND, NOT_OVER, NOT_TIED, UNKNOWN_SEAT, Refusal
from vernissage.core.rng import SEED_BYTES, seed_from_text
from vernissage.core.seats import viewers

SEED = seed_from_text("a hung jury")


def after(accepted: AnyAccepted | Refusal) -> AnyMatch:
    assert not isinstance(accepted, Refusal), accepted
    return accepted.match


def winners(match: AnyMatch) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


def test_there_is_a_game_that_leaves_ties_to_a_jury() -> None:
    assert JUDGED


@every_game
def test_before_the_end_there_is_nothing_to_judge(name: str) -> None:
    game = game_called(name)
    matches = random_match(game, options_for(game, game.info.most), SEED, stop=20)
    going_on = [match for match in matches if match.outcome is None]
    assert going_on
    for match in going_on:
        assert [match.judge(seat) for seat in range(match.players)] == [NOT_OVER] * match.players
        assert match.outvote(0) == NOT_OVER


@every_game
@pytest.mark.parametrize("seat", [-1, 99, 10**30])
def test_a_seat_that_is_not_at_the_table_is_not_chosen(name: str, seat: int) -> None:
    game = game_called(name)
    *_, match = random_match(game, options_for(game, game.info.most), SEED)
    assert match.judge(seat) == match.enter(Judged(seat)) == UNKNOWN_SEAT
    assert match.outvote(seat) == match.enter(Outvoted(seat)) == UNKNOWN_SEAT


@pytest.mark.parametrize("name", [name for name in JUDGED if game_called(name).info.most > 2])
def test_a_seat_that_is_not_tied_is_not_chosen(name: str) -> None:
    match = ending_in_a_tie(name, 3)[-1]
    (other,) = set(range(match.players)) - set(tied(match))
    assert match.judge(other) == NOT_TIED


@every_judged_game
def test_until_the_jury_has_chosen_the_tied_win_together(name: str) -> None:
    match = ending_in_a_tie(name, 2)[-1]
    assert winners(match) == tied(match) == (0, 1)


@every_judged_game
@pytest.mark.parametrize("seat", [0, 1])
def test_whom_the_jury_chose_wins_alone_and_points_stay(name: str, seat: int) -> None:
    match = ending_in_a_tie(name, 2)[-1]
    judged = after(match.judge(seat))
    assert winners(judged) == (seat,)
    assert judged.outcome is not None
    assert match.outcome is not None
    assert judged.outcome.scores == match.outcome.scores
    assert judged.inputs == (*match.inputs, Judged(seat))
    assert judged.story == (*match.story, ())
    assert match.game.faults(judged.state) == ()
    assert sorted(match.game.cards(judged.state)) == sorted(match.game.cards(match.state))


@every_judged_game
def test_the_jury_is_asked_once(name: str) -> None:
    judged = after(ending_in_a_tie(name, 2)[-1].judge(1))
    assert tied(judged) == ()
    assert [judged.judge(seat) for seat in (0, 1)] == [NOT_TIED] * 2
    assert judged.take_back(judged.inputs[-2].seat) == BOUND


@every_judged_game
def test_of_two_nobody_is_outvoted_as_the_other_is_chosen(name: str) -> None:
    match = ending_in_a_tie(name, 2)[-1]
    assert [match.outvote(seat) for seat in (0, 1)] == [NOT_TIED] * 2


@every_judged_game
def test_a_record_with_a_verdict_is_read_replayed_and_found_true(name: str) -> None:
    judged = after(ending_in_a_tie(name, 2)[-1].judge(1))
    reading = read(write(record(name, judged, open_seed=True)))
    assert isinstance(reading, Reading)
    again = replay(judged.game, reading.record)
    assert isinstance(again, Replay)
    assert again.match == judged
    assert verify(judged.game, reading.record) is None


@every_judged_game
def test_a_record_that_claims_another_verdict_is_found_out(name: str) -> None:
    match = ending_in_a_tie(name, 2)[-1]
    told = record(name, after(match.judge(1)), open_seed=True)
    kept = read(write(told).replace('"input": "judged", "seat": 1', '"input": "judged", "seat": 0'))
    assert isinstance(kept, Reading)
    assert verify(match.game, kept.record) == Refusal("record/other-outcome")


@every_judged_game
@examples(30)
@given(seed=st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES), data=st.data())
def test_in_any_game_exactly_the_tied_can_be_chosen_and_only_at_the_end(
    name: str, seed: bytes, data: st.DataObject
) -> None:
    game = game_called(name)
    assert game.jury is not None
    players = data.draw(st.sampled_from(game.info.player_counts))
    for match in random_match(game, options_for(game, players), seed):
        open_between = tied(match)
        assert match.outcome is not None or open_between == ()
        assert set(open_between) <= set(() if match.outcome is None else winners(match))
        assert game.jury.patience(match.state) >= 0
        for seat in range(players):
            assert isinstance(match.judge(seat), Refusal) == (seat not in open_between)


@every_judged_game
def test_everyone_sees_the_verdict_alike(name: str) -> None:
    judged = after(ending_in_a_tie(name, 2)[-1].judge(0))
    told = [judged.sight(viewer).outcome for viewer in viewers(judged.players)]
    assert told == [judged.outcome] * 3
