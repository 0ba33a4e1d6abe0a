"""Hidden inputs have no number for a viewer; the others are numbered without gaps."""

from __future__ import annotations

from tests.play import every_game, game_called, options_for
from tests.secretive import Ponder, secretive
from vernissage.core.hidden_inputs import nothing_yet
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import viewers

HIDDEN = nothing_yet(2).then(2, [1, None]).then(3, [1]).then(6, [0])


def test_numbers_of_what_was_noticed_have_no_gap() -> None:
    assert [HIDDEN.number_for(n, 1) for n in (0, 1, 4, 5, 6, 7)] == [0, 1, 2, 3, 4, 5]
    assert [HIDDEN.number_for(n, 0) for n in (5, 7)] == [5, 6]
    assert list(HIDDEN.noticed(range(8), 1)) == [0, 1, 4, 5, 6, 7]


def test_by_its_number_an_input_is_found_again() -> None:
    for viewer in (0, 1, None):
        every = list(HIDDEN.noticed(range(8), viewer))
        assert list(HIDDEN.inputs_of(range(len(every)), viewer)) == every
        assert [HIDDEN.number_for(number, viewer) for number in every] == list(range(len(every)))


def test_hidden_inputs_are_known_by_viewer_and_in_all() -> None:
    assert [HIDDEN.has(number, 1) for number in range(5)] == [False, False, True, True, False]
    assert [HIDDEN.is_secret(number) for number in (1, 2, 3, 6)] == [False, True, True, True]


def test_taking_back_is_hidden_from_those_who_saw_nothing_of_the_move() -> None:
    after = HIDDEN.taken_back(7, 3)
    assert [after.has(7, viewer) for viewer in (0, 1, None)] == [False, True, False]


def pondered(match: AnyMatch, seat: int) -> AnyMatch:
    accepted = match.submit(seat, match.asked[seat], Ponder())
    assert not isinstance(accepted, Refusal)
    return accepted.match


@every_game
def test_a_secret_move_and_taking_it_back_are_for_the_mover_alone(name: str) -> None:
    game = secretive(game_called(name))
    begun = begin(game, options_for(game, game.info.most), seed_from_text("in secret"))
    assert not isinstance(begun, Refusal)
    seat = game.to_move(begun.state)[0]
    back = pondered(begun, seat).take_back(seat)
    assert not isinstance(back, Refusal)
    for viewer in viewers(begun.players):
        assert back.match.hidden.number_for(2, viewer) == (2 if viewer == seat else 0)
