"""Records: the round trip is lossless, damage stays local, and no change goes undetected."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.budgets import examples
from tests.core.recorded import SEED, kept, played
from tests.play import eventful_step, every_arranged_game, every_game, game_called, options_for, random_match
from vernissage.core.game import AnyGame
from vernissage.core.match import begin
from vernissage.core.record import FORMAT, Reading, Record, Replay, read, record, replay, verify, write
from vernissage.core.refusal import Refusal
from vernissage.core.rng import SEED_BYTES
from vernissage.text import Text

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def whole(found: Reading | Refusal) -> Record:
    assert isinstance(found, Reading), found
    assert not found.damage
    return found.record


def replayed(game: AnyGame, found: Record) -> Replay[Any, Any, Any, Any, Any]:
    again = replay(game, found)
    assert isinstance(again, Replay), again
    return again


# Round trip


@every_game
@examples(10)
@given(data=st.data(), seed=seeds)
def test_a_game_comes_back_from_its_file_as_it_was(name: str, data: st.DataObject, seed: bytes) -> None:
    game = game_called(name)
    options = options_for(game, data.draw(st.sampled_from(game.info.player_counts)))
    stop = data.draw(st.none() | st.integers(0, 100))
    *_, match = random_match(game, options, seed, stop=stop, step=eventful_step)
    saved = record(name, match, open_seed=True)
    found = whole(read(write(saved)))
    assert found == saved
    assert replayed(game, found) == Replay(match, None)
    assert verify(game, found) is None
    assert write(found) == write(saved)


@every_game
def test_a_file_is_json_with_one_line_for_each_input(name: str) -> None:
    saved = kept(name, stop=20)
    text = write(saved)
    assert json.loads(text)["inputs"] == list(saved.inputs)
    assert [json.loads(line.strip(" ,")) for line in text.splitlines() if line.startswith("  ")] == list(
        saved.inputs
    )


@every_game
def test_a_file_can_be_read_as_text_or_as_bytes(name: str) -> None:
    text = write(kept(name))
    assert "Zoë" in text
    assert read(text) == read(text.encode())


@every_arranged_game
def test_a_game_from_a_position_comes_back_too(name: str) -> None:
    middle = played(name, stop=5)
    match = begin(middle.game, middle.options, SEED, middle.state)
    assert not isinstance(match, Refusal)
    found = whole(read(write(record(name, match, open_seed=True))))
    assert replayed(match.game, found).match == match


@every_game
def test_any_way_of_writing_the_same_json_is_read(name: str) -> None:
    saved = kept(name, stop=10)
    fields = json.loads(write(saved))
    backwards = dict(reversed(fields.items()))
    for text in (json.dumps(fields), json.dumps(backwards, indent=1), f"\n\t{json.dumps(fields)} \r\n"):
        assert whole(read(text)) == saved


# Damage


@every_game
def test_a_file_cut_off_anywhere_is_read_as_far_as_it_is_whole(name: str) -> None:
    game, match = game_called(name), played(name, stop=12)
    saved = record(name, match, open_seed=True)
    data = write(saved).encode()
    starts, whole = [found.start() for found in re.finditer(rb"\n  \{", data)], 0
    for cut in range(len(data)):
        found = read(data[:cut])
        if isinstance(found, Refusal):
            assert cut < data.index(b'"inputs"')
            assert found.code == "message/malformed"
            continue
        assert bool(found.damage) == (cut < len(data) - 1), "only the final line break may be missing"
        inputs = found.record.inputs
        assert inputs == saved.inputs[: len(inputs)]
        assert len(inputs) >= sum(start < cut for start in starts) - 1, "at most the last input is lost"
        if found.record.seed is not None:
            again = replayed(game, found.record)
            assert again.stopped is None
            assert again.match.inputs == match.inputs[: len(inputs)]
            whole = len(inputs)
    assert whole == len(match.inputs), "the last of them is played to its end"


@every_game
def test_a_damaged_line_is_named_and_what_lies_before_it_is_kept(name: str) -> None:
    saved = kept(name, stop=12)
    lines = write(saved).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  "))
    lines[first + 4] = lines[first + 4].replace(":", ";")
    found = read("\n".join(lines))
    assert isinstance(found, Reading)
    assert found.record.inputs == saved.inputs[:4]
    assert found.damage.startswith(f"line {first + 5}: ")


@every_game
@examples(300)
@given(place=st.integers(0), junk=st.binary(max_size=3), gone=st.integers(0, 3))
@example(place=0, junk=b"", gone=0)
def test_any_small_damage_is_survived(name: str, place: int, junk: bytes, gone: int) -> None:
    data = write(kept(name, stop=6)).encode()
    start = place % len(data)
    found = read(data[:start] + junk + data[start + gone :])
    if isinstance(found, Reading):
        again = replay(game_called(name), found.record)
        assert isinstance(again, Replay | Refusal)
        assert write(found.record).encode(), "a partly read record can be written again"


@examples(300)
@given(text=st.text() | st.binary())
@example("")
@example("{")
@example('{"inputs"')
@example('{"inputs": [')
@example('{"inputs": [}')
@example("{[1]: 2}")
@example('{1: 2, "vernissage": 1}')
@example('{"vernissage": ' + "9" * 5000)
@example('{"vernissage": ' + "[" * 100_000)
@example('{"vernissage": NaN}')
@example('{"vernissage": 1e999}')
@example('{"\ud800": 1}')
@example('{"game": "\\ud800"}')
@example(b'{"vernissage": 1, "game": "\xff"}')
@example(b"\xef\xbb\xbf{}")
@example("\0")
def test_text_that_is_no_record_is_refused(text: str | bytes) -> None:
    found = read(text)
    assert isinstance(found, Refusal)
    assert found.code == "message/malformed"


@every_game
@pytest.mark.parametrize("depth", [60, 300, 990, 2_000, 100_000])
@pytest.mark.parametrize("key", ["options", "position", "outcome", "inputs", "commitment"])
def test_nothing_is_nested_too_deeply_for_anybody(name: str, key: str, depth: int) -> None:
    head = write(kept(name, stop=0)).partition(f'"{key}"')[0]
    nested = f'{head}"{key}": [{{"a": {"[" * depth}{"]" * depth}}}]}}'
    found = read(nested)
    said = str(found.args["why"]) if isinstance(found, Refusal) else found.damage
    assert "it is nested too deeply" in said
    assert "recursion" not in said


@every_game
def test_what_follows_the_end_is_damage(name: str) -> None:
    saved = kept(name, stop=3)
    for more in ("}", "x", write(saved)):
        found = read(write(saved) + more)
        assert isinstance(found, Reading)
        assert found.record == saved
        assert found.damage.endswith("there is more after the end")


@every_game
def test_a_number_cut_off_is_not_taken_for_a_smaller_one(name: str) -> None:
    fields = json.loads(write(kept(name, stop=3)))
    fields["version"] = fields.pop("version") * 100 + 23
    cut = json.dumps(fields)[:-2]
    found = read(cut)
    assert isinstance(found, Refusal), "the version comes last, so it may have been cut off"


@pytest.mark.parametrize("inputs", ["5", "null", '"moves"', "{}", "[5]", "[[]]", "[null]", "[{}, 5]"])
@every_game
def test_inputs_that_are_no_list_of_objects_are_damage(name: str, inputs: str) -> None:
    head = write(kept(name, stop=0)).partition('"inputs"')[0]
    found = read(f'{head}"inputs": {inputs}}}')
    assert isinstance(found, Reading)
    assert found.damage
    assert found.record.inputs in ((), ({},))


@every_game
def test_a_file_without_inputs_is_damaged(name: str) -> None:
    found = read(write(kept(name, stop=0)).partition(',\n"inputs"')[0] + "}")
    assert isinstance(found, Reading)
    assert found.damage == "there are no inputs"


@every_game
def test_another_format_is_refused(name: str) -> None:
    assert isinstance(read(write(replace(kept(name, stop=0), vernissage=FORMAT + 1))), Refusal)


# Replay


@every_game
def test_a_changed_move_stops_the_replay_there(name: str) -> None:
    game, match = game_called(name), played(name)
    saved = record(name, match, open_seed=True)
    spots = [number for number, entry in enumerate(saved.inputs) if entry["input"] == "made"]
    for number in spots[:40]:
        strange = {**saved.inputs[number], "move": {"move": "fly away"}}
        again = replayed(game, replace(saved, inputs=_with(saved.inputs, number, strange)))
        assert again.match.inputs == match.inputs[:number]
        assert again.stopped is not None
        assert again.stopped.code == "record/stopped"
        assert (again.stopped.args["input"], again.stopped.args["code"]) == (number, "message/malformed")


@every_game
def test_a_move_of_another_seat_stops_the_replay_or_makes_another_game(name: str) -> None:
    game, saved = game_called(name), kept(name)
    for number, entry in enumerate(saved.inputs[:60]):
        other = {**entry, "seat": (entry["seat"] + 1) % saved.options["players"]}
        assert replay(game, replace(saved, inputs=_with(saved.inputs, number, other))) != replay(game, saved)


@every_game
@pytest.mark.parametrize("seat", [99, 10**30])
def test_a_seat_that_is_not_at_the_table_stops_the_replay(name: str, seat: int) -> None:
    saved = kept(name, stop=1)
    again = replayed(game_called(name), replace(saved, inputs=({**saved.inputs[0], "seat": seat},)))
    args: dict[str, int | str] = {"input": 0, "code": "seat/unknown", "fault": "seat-unknown"}
    assert again.stopped == Refusal("record/stopped", args=args)


@every_game
def test_no_input_can_be_left_out_doubled_or_swapped_unnoticed(name: str) -> None:
    game, saved = game_called(name), kept(name)
    inputs, true = saved.inputs, replayed(game, saved).match
    for number in range(min(60, len(inputs) - 1)):
        one, two = inputs[number : number + 2]
        changes = {
            "left out": inputs[:number] + inputs[number + 1 :],
            "doubled": inputs[: number + 1] + inputs[number:],
            "swapped": (*inputs[:number], two, one, *inputs[number + 2 :]),
        }
        for change, changed in changes.items():
            if changed == inputs:
                continue
            again = replayed(game, replace(saved, inputs=changed))
            assert again.stopped is not None or again.match.inputs != true.inputs, change


@every_game
def test_a_sealed_record_shows_the_game_but_not_the_seed(name: str) -> None:
    match = played(name, stop=10)
    sealed = record(name, match, open_seed=False)
    assert SEED.hex() not in write(sealed)
    assert whole(read(write(sealed))) == sealed
    assert replay(match.game, sealed) == Refusal("record/sealed")
    assert verify(match.game, sealed) == Refusal("record/sealed")
    opened = replace(sealed, seed=SEED.hex())
    assert verify(match.game, opened) is None


@every_game
def test_a_move_out_of_turn_is_told_of_the_file(name: str) -> None:
    game, saved, match = game_called(name), kept(name), played(name)
    for number, then in enumerate(match.again()):
        idle = [seat for seat in range(then.players) if not then.offers[seat]]
        if idle and number < len(saved.inputs) and saved.inputs[number]["input"] == "made":
            other = {**saved.inputs[number], "seat": idle[0]}
            stopped = replayed(game, replace(saved, inputs=_with(saved.inputs, number, other))).stopped
            assert stopped is not None
            assert (stopped.args["input"], stopped.args["made_by"]) == (number, idle[0])
            assert stopped.args["turn_of"] == ", ".join(map(str, then.to_move))
            said = Text().say_refusal(stopped)
            assert said.startswith(f"Move {number} was made by seat {idle[0]}, but seat")
            assert "your" not in said
            return
    pytest.fail("no move of this game left a seat idle")


@every_game
@pytest.mark.parametrize("seed", ["", "00", "0" * 63, "0" * 65, "g" * 64, "é" * 64])
def test_a_seed_that_is_none_is_refused(name: str, seed: str) -> None:
    refusal = replay(game_called(name), replace(kept(name, stop=0), seed=seed))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "message/malformed"


@every_game
def test_a_record_of_other_rules_is_refused(name: str) -> None:
    saved = kept(name, stop=0)
    refusal = replay(game_called(name), replace(saved, version=saved.version + 1))
    assert refusal == Refusal(
        "record/other-version", args={"version": saved.version + 1, "present": saved.version}
    )


@every_game
@pytest.mark.parametrize("options", [{"players": 99}, {"players": "two"}, {"walls": 4}])
def test_options_that_make_no_game_are_refused(name: str, options: dict[str, Any]) -> None:
    assert isinstance(replay(game_called(name), replace(kept(name, stop=0), options=options)), Refusal)


@every_game
def test_a_position_that_is_none_is_refused(name: str) -> None:
    assert isinstance(replay(game_called(name), replace(kept(name, stop=0), position={"a": 1})), Refusal)


def _with(inputs: tuple[dict[str, Any], ...], number: int, entry: dict[str, Any]) -> tuple[Any, ...]:
    return (*inputs[:number], entry, *inputs[number + 1 :])
