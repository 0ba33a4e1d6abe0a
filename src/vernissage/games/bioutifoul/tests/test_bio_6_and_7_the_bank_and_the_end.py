"""BIO-6 and BIO-7: the end of a turn, the end of the game, and the winner."""

from __future__ import annotations

from typing import Any

from tests.play import random_match
from vernissage.core.ending import Ending
from vernissage.core.match import Accepted
from vernissage.games.bioutifoul import GAME, cards
from vernissage.games.bioutifoul.moves import (
    Buy,
    Done,
    Earned,
    Ended,
    Exhibit,
    Exhibited,
    Laid,
    LastRound,
    TurnBegan,
)
from vernissage.games.bioutifoul.scoring import scores, wealth
from vernissage.games.bioutifoul.state import Gallery, Options, State
from vernissage.games.bioutifoul.tests.table import OPEN_EXHIBITIONS, galleries, lay, match_from, play

LIMIT_ONE = {"round_limit": 1}


def over(*owned: Gallery, **said: Any) -> State:
    """Returns a game that has just ended with these galleries."""
    players = len(owned)
    return lay(
        players=players,
        options=LIMIT_ONE,
        phase="over",
        turn=players - 1,
        galleries=owned,
        exhibitions=said.pop("exhibitions", None),
        **said,
    )


def test_bio_6_1_every_turn_ends_with_one_gold() -> None:
    state = play(lay(phase="gallery", galleries=galleries(Gallery(9))), Buy("sunny-1")).state
    step = play(state, Done())
    assert Earned(0) in step.events
    assert step.state.galleries[0].gold == 9 - 1 + 1


def test_bio_6_2_the_display_is_filled_up_from_the_decks() -> None:
    state = lay(phase="gallery", galleries=galleries(Gallery(9, ("sunny-3", "sunny-4"))))
    state = play(state, Buy("rodrigo-1")).state
    state = play(state, Exhibit("sunny-sunny-1", ("sunny-3", "sunny-4"))).state
    step = play(state, Done())
    assert Laid(state.artwork_deck[:1], state.exhibition_deck[:1]) in step.events
    assert set(step.state.artworks) == {*state.artworks, state.artwork_deck[0]}
    assert set(step.state.exhibitions) == {*state.exhibitions, state.exhibition_deck[0]}


def last_exhibition_in_the_deck(turn: int, **said: Any) -> State:
    """Returns a position with one exhibition left in the deck; the seat to move has two Sunnys to show."""
    hung = [card for card in cards.exhibitions("standard") if card not in OPEN_EXHIBITIONS]
    owned = [Gallery(3, (), tuple(hung[1 + 5 * seat : 6 + 5 * seat])) for seat in range(3)]
    owned[turn] = Gallery(3, ("sunny-3", "sunny-4"), owned[turn].exhibitions)
    return lay(
        phase="gallery",
        turn=turn,
        exhibitions=OPEN_EXHIBITIONS,
        exhibition_deck=(hung[0],),
        galleries=tuple(owned),
        **said,
    )


SHOW_SUNNYS = Exhibit("sunny-sunny-1", ("sunny-3", "sunny-4"))


def test_bio_7_1_with_the_last_exhibition_laid_out_the_round_is_finished() -> None:
    state = play(last_exhibition_in_the_deck(0), SHOW_SUNNYS).state
    step = play(state, Done())
    assert LastRound("exhibitions") in step.events
    assert (step.state.turn, step.state.phase) == (1, "influence")
    assert GAME.view(step.state, None).table.last_round
    state = step.state
    for _ in range(2):
        assert GAME.outcome(state) is None
        state = play(state, GAME.offers(state, state.turn)[0]).state
        if state.phase == "gallery":
            state = play(state, Done()).state
    assert state.phase == "over"
    assert GAME.outcome(state) is not None
    assert GAME.to_move(state) == ()


def test_bio_7_1_if_the_last_player_of_a_round_does_it_the_game_ends_with_that_turn() -> None:
    state = play(last_exhibition_in_the_deck(2), SHOW_SUNNYS).state
    step = play(state, Done())
    assert step.events[-2:] == (LastRound("exhibitions"), Ended())
    assert GAME.outcome(step.state) is not None


def test_bio_7_1_in_the_last_round_exhibitions_are_not_replaced_but_all_can_be_done() -> None:
    state = play(play(last_exhibition_in_the_deck(0), SHOW_SUNNYS).state, Done()).state
    owned = Gallery(3, ("alice-3", "alice-4"), state.galleries[1].exhibitions)
    state = lay(
        phase="gallery",
        turn=1,
        exhibitions=state.exhibitions,
        galleries=(state.galleries[0], owned, state.galleries[2]),
    )
    state = play(state, Exhibit("alice-alice-1", ("alice-3", "alice-4"))).state
    state = play(state, Done()).state
    assert (len(state.exhibitions), state.turn) == (5, 2)


def test_bio_7_2_an_exhibition_is_a_point_and_artworks_left_are_none() -> None:
    state = over(Gallery(0, ("sunny-3",), ("alice-alice-1", "alice-sunny-1")), Gallery(0), Gallery(0))
    first = scores(state)[0]
    assert first.exhibitions == 2
    assert first.shown == (3, 0, 0, 1)
    assert first.points == 2 + 2
    assert GAME.outcome(state).scores == (4, 0, 0)  # type: ignore[union-attr]


def test_bio_7_3_all_four_artists_in_a_gallery_are_a_point() -> None:
    state = over(
        Gallery(0, (), ("alice-heinrich-1", "rodrigo-sunny-1")),
        Gallery(0, (), ("alice-alice-1",)),
        Gallery(0),
    )
    assert [score.all_four for score in scores(state)] == [True, False, False]
    assert scores(state)[0].points == 2 + 1 + 3


def test_bio_7_4_most_works_of_an_artist_are_a_point_and_ties_all_score() -> None:
    state = over(
        Gallery(0, (), ("alice-alice-1",)),
        Gallery(0, (), ("alice-heinrich-1", "alice-sunny-1")),
        Gallery(0, (), ("heinrich-rodrigo-1",)),
    )
    majorities = [score.majorities for score in scores(state)]
    assert majorities == [("alice",), ("alice", "heinrich", "sunny"), ("heinrich", "rodrigo")]


def test_bio_7_4_an_exhibition_says_whose_lead_it_takes() -> None:
    state = lay(
        phase="gallery",
        artworks=("alice-1", "alice-2", "heinrich-1", "heinrich-2", "sunny-1", "sunny-2"),
        galleries=(
            Gallery(0, ("rodrigo-1", "rodrigo-2"), ("rodrigo-sunny-2", "alice-heinrich-2")),
            Gallery(3, (), ("rodrigo-rodrigo-2",)),
            Gallery(3, (), ("alice-sunny-2",)),
        ),
        exhibitions=("rodrigo-rodrigo-1",),
    )
    event = play(state, Exhibit("rodrigo-rodrigo-1", ("rodrigo-1", "rodrigo-2"))).events[0]
    assert isinstance(event, Exhibited)
    assert (event.most, event.four, event.overtaken) == (("rodrigo",), False, (1,))


def test_bio_7_3_an_exhibition_says_that_now_all_four_artists_are_shown() -> None:
    works, held = ("alice-3", "heinrich-3"), ("rodrigo-sunny-2",)
    state = lay(phase="gallery", galleries=(Gallery(0, works, held), Gallery(3), Gallery(3)))
    event = play(state, Exhibit("alice-heinrich-1", works)).events[0]
    assert isinstance(event, Exhibited)
    assert (event.most, event.four, event.overtaken) == (("alice", "heinrich"), True, ())


def test_bio_7_4_nobody_scores_for_an_artist_that_nobody_showed() -> None:
    state = over(Gallery(0, (), ("alice-alice-1",)), Gallery(0), Gallery(0))
    assert [score.majorities for score in scores(state)] == [("alice",), (), ()]


def test_bio_7_5_the_worked_example_jack_wins_on_wealth() -> None:
    """Claire, Philippe and Jack, as the rules count them: 5, 6 and 6 points; wealth 8, 3 and 4."""
    claire = Gallery(0, ("sunny-1", "sunny-2"), ("heinrich-heinrich-1", "sunny-sunny-1", "sunny-sunny-2"))
    philippe = Gallery(
        1,
        ("rodrigo-1",),
        ("alice-rodrigo-1", "rodrigo-rodrigo-1", "alice-alice-1", "alice-alice-2"),
    )
    jack = Gallery(
        3,
        ("alice-1",),
        ("alice-heinrich-1", "heinrich-rodrigo-1", "rodrigo-sunny-1", "alice-sunny-1"),
    )
    row = ("sunny", "heinrich", "rodrigo", "alice")
    state = over(claire, philippe, jack, row=row, artworks=None)
    counted = scores(state)
    assert [score.points for score in counted] == [5, 6, 6]
    assert [wealth(gallery, state.row) for gallery in state.galleries] == [8, 3, 4]
    assert counted[0].majorities == ("heinrich", "sunny")
    assert counted[1].majorities == ("alice", "rodrigo")
    assert (counted[2].all_four, counted[2].majorities) == (True, ("heinrich",))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 6, 6), (2,))


def test_bio_7_5_those_still_tied_win_together() -> None:
    outcome = GAME.outcome(over(Gallery(4), Gallery(4), Gallery(3)))
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_bio_7_6_a_round_limit_ends_the_game_after_that_many_rounds() -> None:
    state = lay(options={"round_limit": 2}, round=2, phase="gallery", turn=2)
    assert play(state, Done()).state.phase == "over"
    state = lay(options={"round_limit": 2}, round=1, phase="gallery", turn=2)
    assert play(state, Done()).state.phase == "influence"


def test_bio_7_6_the_last_round_by_number_is_announced_when_it_begins() -> None:
    step = play(lay(options={"round_limit": 2}, phase="gallery", turn=2), Done())
    assert step.events[-2:] == (TurnBegan(0, 2), LastRound("rounds"))
    assert GAME.view(step.state, None).table.last_round
    before = play(lay(options={"round_limit": 2}, phase="gallery", turn=1), Done())
    assert not any(isinstance(event, LastRound) for event in before.events)
    assert not GAME.view(before.state, None).table.last_round


def test_bio_7_6_what_was_announced_is_not_announced_again_by_the_last_exhibition() -> None:
    state = play(last_exhibition_in_the_deck(0, options=LIMIT_ONE), SHOW_SUNNYS).state
    assert GAME.view(state, None).table.last_round
    assert not any(isinstance(event, LastRound) for event in play(state, Done()).events)


def test_bio_7_6_a_match_with_a_limit_plays_to_its_end_by_time_outs_alone() -> None:
    match = match_from(lay(options={"round_limit": 3}))
    while match.outcome is None:
        (seat,) = GAME.to_move(match.state)
        accepted = match.time_out(seat, match.asked[seat])
        assert isinstance(accepted, Accepted)
        match = accepted.match
    assert match.state.round == 3


def test_bio_7_1_the_last_round_counts_down_its_turns_to_the_end() -> None:
    counted_down = 0
    for seed in range(8):
        options, counted = Options(players=2 + seed % 5, round_limit=6 if seed % 2 else None), [0]
        for match in random_match(GAME, options, bytes([seed]) * 32):
            table = GAME.view(match.state, None).table
            assert (table.turns_left is not None) == (table.last_round and table.phase != "over")
            assert table.rounds_left == (6 - table.round if seed % 2 else None)
            if table.turns_left not in {None, counted[-1]}:
                counted.append(table.turns_left)
        *_, last = counted
        assert counted[1:] == list(range(len(counted) - 1, 0, -1)), "one less with every turn, down to one"
        counted_down += last == 1  # none if the last turn of a round lays out the last exhibition
    assert counted_down > 3


def test_bio_7_1_everyone_is_told_who_still_has_a_turn_in_the_last_round() -> None:
    before = play(last_exhibition_in_the_deck(0), SHOW_SUNNYS).state
    assert match_from(before).sight(None).ending is None
    state = play(before, Done()).state
    assert match_from(state).sight(None).ending == Ending("exhibitions", played=(0,), left=(1, 2))


def test_bio_7_6_a_last_round_by_number_is_told_from_its_first_turn() -> None:
    state = lay(options={"round_limit": 2}, round=2, first=1, turn=1)
    assert match_from(state).sight(None).ending == Ending("rounds", played=(), left=(1, 2, 0))
