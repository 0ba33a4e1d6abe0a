"""Values are frozen, have readable tags, and are decoded strictly."""

from __future__ import annotations

from copy import copy, deepcopy

import msgspec
import pytest

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, left_of, right_of, viewers, with_seat
from vernissage.core.value import EventValue, MoveValue, StateValue, Value, brief, kebab, kind


class HangPictures(MoveValue, frozen=True):
    wall: str
    pictures: tuple[int, ...] = ()
    seat: Seat = 0


class LightsOut(EventValue, frozen=True):
    pass


class Room(Value, frozen=True):
    pictures: int


@pytest.mark.parametrize(
    ("name", "written"),
    [("Buy", "buy"), ("DrewUnseen", "drew-unseen"), ("TakeTwo2Cards", "take-two2-cards"), ("", "")],
)
def test_a_kind_is_written_in_small_letters_with_dashes(name: str, written: str) -> None:
    assert kebab(name) == written


def test_a_move_says_its_kind_first_in_json() -> None:
    move = HangPictures("north", (3, 4))
    assert codec.encode(move) == b'{"move":"hang-pictures","wall":"north","pictures":[3,4],"seat":0}'
    assert kind(move) == "hang-pictures"


def test_an_event_says_its_kind_in_json() -> None:
    assert codec.encode(LightsOut()) == b'{"event":"lights-out"}'


def test_a_move_in_brief_is_its_kind_and_its_fields() -> None:
    assert brief(HangPictures("north", (3, 4), 1)) == "hang-pictures north 3+4 1"
    assert brief(LightsOut()) == "lights-out"


def test_a_value_never_changes() -> None:
    room = Room(3)
    with pytest.raises(AttributeError, match="immutable"):
        room.pictures = 4  # type: ignore[misc]  # must fail


def test_equal_values_are_equal_and_have_equal_hashes() -> None:
    assert Room(3) == Room(3) != Room(4)
    assert hash(HangPictures("north", (1,))) == hash(HangPictures("north", (1,)))


@pytest.mark.parametrize(
    "said",
    [
        b"{}",
        b'{"pictures": "3"}',
        b'{"pictures": 3.5}',
        b'{"pictures": true}',
        b'{"pictures": 3, "walls": 4}',
        b"[3]",
    ],
)
def test_what_is_not_exactly_the_value_is_refused(said: bytes) -> None:
    refusal = codec.decode(said, Room)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "message/malformed"


def test_a_seat_is_never_negative() -> None:
    assert isinstance(codec.decode(b'{"move":"hang-pictures","wall":"","seat":-1}', HangPictures), Refusal)


def test_left_goes_round_the_table_and_right_goes_back() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [right_of(left_of(seat, 3), 3) for seat in range(3)] == [0, 1, 2]


def test_changing_one_seat_leaves_the_others() -> None:
    before = ("a", "b", "c")
    assert [with_seat(before, seat, "x") for seat in range(3)] == [
        ("x", "b", "c"),
        ("a", "x", "c"),
        ("a", "b", "x"),
    ]
    assert before == ("a", "b", "c")


def test_everyone_who_may_look_is_each_seat_and_the_public() -> None:
    assert viewers(2) == (0, 1, None)


def test_a_refusal_can_be_read_again_from_its_json() -> None:
    refusal = Refusal("game/no", "ABC-1.2", {"cards": 3, "artist": "Zoë"})
    assert msgspec.json.decode(codec.encode(refusal), type=Refusal) == refusal


class Table(StateValue, frozen=True):
    cards: tuple[str, ...]


def test_a_state_is_its_own_clone() -> None:
    state = Table(options=None, cards=("ace", "king"))
    assert copy(state) is deepcopy(state) is state
