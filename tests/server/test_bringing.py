"""Before a game: several players share one guest's device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.play import every_game, game_called
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.table.chair import FREE, Chair
from vernissage.table.setting import FULL, NAME_TAKEN, NOT_HOST, NOT_SEATED, TAKEN, Setting

ANNA = Chair("host", "Anna", key="a")
BEN = Chair("guest", "Ben", key="b")


def done(result: Setting | Refusal) -> Setting:
    assert not isinstance(result, Refusal), result
    return result


def alone(name: str) -> Setting:
    """Returns a table whose host has sat down, not at the first seat."""
    free = (FREE,) * (game_called(name).info.most - 2)
    return Setting("ABCD", name, "host", (FREE, Chair("host", "Mila", key="k"), *free), {})


def together(name: str) -> Setting:
    """Returns a table with the host and Anna on one device."""
    return done(alone(name).bring(ANNA, None))


@every_game
def test_whoever_is_brought_sits_on_the_first_free_chair_or_the_one_asked_for(name: str) -> None:
    table = together(name)
    assert table.chairs[0] == replace(ANNA, brought=True, given=True)
    last = len(table.chairs) - 1
    assert done(alone(name).bring(ANNA, last)).chairs[last].name == "Anna"


@every_game
def test_a_guest_keeps_several_seats_and_one_of_them_is_their_own(name: str) -> None:
    table = together(name)
    assert table.seats_of("host") == (0, 1)
    assert table.seat_of("host") == 1
    assert table.guests == ("host",)
    assert table.seats_of("") == table.seats_of("nobody") == ()


@every_game
def test_only_somebody_seated_brings_someone(name: str) -> None:
    assert alone(name).bring(BEN, None) == NOT_SEATED


@every_game
@pytest.mark.parametrize("said", [str, str.lower, str.upper])
def test_a_device_goes_round_by_name_so_no_two_have_the_same(name: str, said: Callable[[str], str]) -> None:
    assert together(name).bring(replace(ANNA, name=said("Anna")), None) == NAME_TAKEN
    assert alone(name).bring(replace(ANNA, name=said("Mila")), None) == NAME_TAKEN


@every_game
def test_nobody_is_brought_where_there_is_no_chair(name: str) -> None:
    table = alone(name)
    assert table.bring(ANNA, 1) == TAKEN
    assert table.bring(ANNA, 20) == table.bring(ANNA, -1) == UNKNOWN_SEAT
    for seat in (seat for seat, chair in enumerate(table.chairs) if chair.is_free):
        table = done(table.bring(replace(ANNA, name=f"Guest {seat}"), None))
    assert table.bring(ANNA, None) == FULL


@every_game
def test_whoever_rises_takes_along_those_they_brought(name: str) -> None:
    table = together(name).rise("host")
    assert done(table).taken == ()


@every_game
def test_those_one_brought_one_can_ask_to_leave_and_so_can_the_host(name: str) -> None:
    table = done(together(name).sit(BEN, None))
    table = done(table.bring(Chair("guest", "Cleo"), 3))
    assert table.clear("guest", 0) == NOT_HOST
    assert table.clear("guest", 2) == NOT_HOST
    assert table.clear("host", 1) == TAKEN
    assert done(table.clear("guest", 3)).seats_of("guest") == (2,)
    assert done(table.clear("host", 3)).seats_of("guest") == (2,)
    assert done(table.clear("host", 0)).seats_of("host") == (1,)


@every_game
def test_whoever_moves_over_moves_alone(name: str) -> None:
    table = done(together(name).sit(Chair("host", "Mila"), 2))
    assert (table.seat_of("host"), table.chairs[0].name) == (2, "Anna")


@every_game
def test_a_key_takes_its_own_seat_to_another_device_and_no_other(name: str) -> None:
    table = together(name).claimed(0, "guest", "new")
    assert (table.seats_of("guest"), table.seats_of("host")) == ((0,), (1,))
    assert table.chairs[0] == Chair("guest", "Anna", key="new", given=True, before=("host",))
    gathering = together(name).claimed(0, "guest", "new", gathers=True)
    assert gathering.chairs[0] == Chair("guest", "Anna", key="new", given=True)
    assert table.host == "host"
    assert together(name).claimed(1, "guest", "new").host == "guest"
