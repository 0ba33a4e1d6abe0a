"""JSON encoding and decoding: values survive the round trip, and hostile input is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.budgets import examples
from tests.play import eventful_step, every_arranged_game, every_game, game_called, options_for, random_match
from vernissage.core import codec
from vernissage.core.game import Types
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import SEED_BYTES
from vernissage.core.seats import viewers
from vernissage.core.value import Value


class Nested(Value, frozen=True):
    inner: Nested | None = None


KINDS = Types.__slots__
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def values_of(match: AnyMatch) -> list[tuple[Any, Any]]:
    """Returns every kind of value in this match as it stands, each with its type."""
    types, game, state = match.game.types, match.game, match.state
    found = [(types.options, match.options), (types.state, state)]
    found += [(types.move, move) for seat in game.to_move(state) for move in game.offers(state, seat)]
    for viewer in viewers(match.players):
        found.append((types.view, game.view(state, viewer)))
        found += [(types.event, event) for event in match.witnessed(match.story[-1], viewer)]
    found += [(types.event, event) for event in match.story[-1]]
    return found


@every_game
@examples(8)
@given(data=st.data(), seed=seeds)
def test_every_value_of_a_game_comes_back_from_json_as_it_was(
    name: str, data: st.DataObject, seed: bytes
) -> None:
    game = game_called(name)
    players = data.draw(st.sampled_from(game.info.player_counts))
    _, *matches = random_match(game, options_for(game, players), seed, stop=60, step=eventful_step)
    for match in matches:
        for wanted, value in values_of(match):
            written = codec.encode(value)
            again = codec.decode(written, wanted)
            assert again == value
            assert type(again) is type(value)
            assert codec.encode(again) == written


@every_arranged_game
def test_an_empty_position_comes_back_from_json_as_it_was(name: str) -> None:
    wanted = game_called(name).types.position
    position = codec.decode(b"{}", wanted)
    assert not isinstance(position, Refusal)
    assert codec.decode(codec.encode(position), wanted) == position


@pytest.mark.parametrize("kind", KINDS)
@every_game
@examples(60)
@given(data=st.binary())
@example(b"")
@example(b"\x00")
@example(b"\xff\xfe")
@example(b'"\\ud800"')
@example(b"[" * 100_000)
@example(b"9" * 100_000)
@example(b"1e999")
@example(b"NaN")
@example(b"{}")  # options as they come
def test_any_bytes_give_a_value_or_a_refusal(name: str, kind: str, data: bytes) -> None:
    wanted = getattr(game_called(name).types, kind)
    found = codec.decode(data, wanted)
    if isinstance(found, Refusal):
        assert found.code == "message/malformed"
        assert found.args["why"]
    else:
        assert codec.decode(codec.encode(found), wanted) == found


@pytest.mark.parametrize("kind", KINDS)
@every_game
@examples(60)
@given(value=json_values)
def test_any_json_gives_a_value_or_a_refusal(name: str, kind: str, value: Any) -> None:
    wanted = getattr(game_called(name).types, kind)
    written = codec.encode(value)
    decoded, converted = codec.decode(written, wanted), codec.convert(value, wanted)
    for found in (decoded, converted):
        assert isinstance(found, Refusal) or codec.decode(codec.encode(found), wanted) == found
    assert isinstance(decoded, Refusal) == isinstance(converted, Refusal)


@every_game
@examples(100)
@given(place=st.integers(0), byte=st.integers(0, 255))
def test_one_wrong_byte_gives_another_value_or_a_refusal(name: str, place: int, byte: int) -> None:
    game = game_called(name)
    *_, match = random_match(game, options_for(game, game.info.fewest), bytes(SEED_BYTES), stop=3)
    written = bytearray(codec.encode(match.state))
    written[place % len(written)] = byte
    found = codec.decode(bytes(written), game.types.state)
    assert isinstance(found, Refusal | game.types.state)


def test_json_nested_too_deeply_is_refused_when_it_was_decoded_already() -> None:
    nested: dict[str, Any] = {}
    for _ in range(100_000):
        nested = {"inner": nested}
    assert isinstance(codec.convert(nested, Nested), Refusal)


def test_text_that_is_no_text_is_refused() -> None:
    assert isinstance(codec.decode('"\ud800"', str), Refusal)


def test_equal_values_are_the_same_bytes_in_whatever_order_they_were_made() -> None:
    assert codec.encode({"a": 1, "b": 2}) == codec.encode({"b": 2, "a": 1}) == b'{"a":1,"b":2}'


def test_a_decoder_is_built_once() -> None:
    assert codec.decoder(int | str) is codec.decoder(int | str)
