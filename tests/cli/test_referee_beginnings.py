"""Starting a match with the referee: dealt, set up with gaps, loaded, or replayed."""

from __future__ import annotations

import hashlib

import pytest

from tests.cli.talk import (
    FRESH,
    SEED,
    Answer,
    ask,
    matches_of,
    new_referee,
    options_of,
    plain,
    playing,
    refused,
    told,
)
from tests.play import eventful_step, every_arranged_game, every_game, game_called, random_match
from vernissage.core import codec
from vernissage.core.record import record
from vernissage.core.refusal import Refusal
from vernissage.core.rng import commitment, seed_from_text


@every_game
def test_new_deals_as_the_seed_says(name: str) -> None:
    referee = new_referee()
    begun = told(referee, "new", game=name, options=options_of(name), seed=SEED)
    (match,) = matches_of(name, stop=0)
    assert begun == {
        "game": name,
        "players": match.players,
        "commitment": commitment(match.seed),
        "inputs": 0,
        "to_move": list(match.game.to_move(match.state)),
    }
    assert told(referee, "state")["state"] == plain(match.state)


@every_game
def test_a_seed_is_words_or_64_hex_digits_or_chance(name: str) -> None:
    referee = new_referee()
    for said, seed in [
        ({"seed": "words"}, seed_from_text("words")),
        ({"seed": "ab" * 32}, b"\xab" * 32),
        ({}, FRESH),
    ]:
        begun = told(referee, "new", game=name, **said)
        assert begun["commitment"] == hashlib.sha256(seed).hexdigest()
        assert told(referee, "reveal") == {"seed": seed.hex(), "commitment": begun["commitment"]}


@every_game
@pytest.mark.parametrize("options", [{"players": 99}, {"players": "two"}, {"walls": 4}, [], None, 5])
def test_options_that_make_no_game_are_refused(name: str, options: object) -> None:
    referee = new_referee()
    assert refused(referee, "new", game=name, options=options) == "message/malformed"
    assert refused(referee, "setup", game=name, options=options) == "message/malformed"


@every_arranged_game
def test_a_position_with_nothing_but_gaps_is_filled(name: str) -> None:
    referee, game = new_referee(), game_called(name)
    for players in game.info.player_counts:
        told(referee, "setup", game=name, options={"players": players}, seed=SEED)
        state = codec.convert(told(referee, "state")["state"], game.types.state)
        assert game.faults(state) == ()
        assert told(referee, "to-move")["to_move"]


@every_arranged_game
def test_a_position_is_filled_the_same_way_with_the_same_seed(name: str) -> None:
    one, two, other = new_referee(), new_referee(), new_referee()
    for referee, seed in ((one, "x"), (two, "x"), (other, "y")):
        told(referee, "setup", game=name, seed=seed)
    assert told(one, "state") == told(two, "state") != told(other, "state")


@every_arranged_game
def test_what_a_position_says_is_what_lies_on_the_table(name: str) -> None:
    referee, game, laid = new_referee(), game_called(name), 0
    for match in matches_of(name, stop=40):
        said = {
            field: getattr(match.state, field)
            for field in game.types.position.__struct_fields__
            if field in match.state.__struct_fields__
        }
        answer = ask(referee, "setup", game=name, options=match.options, position=said)
        if "ok" in answer:
            state = told(referee, "state")["state"]
            assert {field: state[field] for field in said} == plain(said)
            laid += 1
        else:
            assert answer["faults"], "a position may leave out what is needed here, but says so"
    assert laid


@every_arranged_game
def test_a_position_of_nonsense_is_refused_with_all_that_is_wrong(name: str) -> None:
    referee, match = playing(name, inputs=12)
    game = match.game
    said = {
        field: value * 2
        for field in game.types.position.__struct_fields__
        if isinstance(value := getattr(match.state, field, None), tuple)
        if not isinstance(codec.convert({field: value * 2}, game.types.position), Refusal)
    }
    answer = ask(referee, "setup", game=name, options=match.options, position=said)
    assert answer["refused"] == answer["faults"][0]
    assert all(fault["code"].startswith("position/") for fault in answer["faults"])
    assert told(referee, "state")["state"] == plain(match.state), "the current match must go on"


@every_arranged_game
def test_a_whole_state_can_be_loaded_and_played_on(name: str) -> None:
    referee = new_referee()
    for match in matches_of(name):
        told(referee, "load", game=name, state=match.state)
        assert told(referee, "state")["state"] == plain(match.state)
        assert told(referee, "to-move")["to_move"] == list(match.game.to_move(match.state))
        assert told(referee, "outcome")["outcome"] == plain(match.outcome)
        for seat in match.game.to_move(match.state):
            move = match.game.offers(match.state, seat)[0]
            told(referee, "load", game=name, state=match.state)
            told(referee, "submit", seat=seat, move=move)


@every_arranged_game
def test_a_state_of_nonsense_is_refused_with_all_that_is_wrong(name: str) -> None:
    referee, match = playing(name, inputs=12)
    game, most, malformed = match.game, 0, 0
    for field in match.state.__struct_fields__:
        spoiled = {**plain(match.state), field: []}
        state = codec.convert(spoiled, game.types.state)
        answer = ask(referee, "load", game=name, state=spoiled)
        if isinstance(state, game.types.state) and game.faults(state):
            assert answer["faults"] == plain(game.faults(state))
            assert answer["refused"] == answer["faults"][0]
            most = max(most, len(answer["faults"]))
        elif not isinstance(state, game.types.state):
            assert answer["refused"]["code"] == "message/malformed"
            malformed += 1
    assert most > 0
    assert malformed
    told(referee, "replay", record=record(name, match, open_seed=True))


# Records


@every_game
def test_a_record_is_replayed_and_the_match_goes_on_from_there(name: str) -> None:
    referee, match = playing(name, inputs=20)
    saved = told(referee, "record")["record"]
    assert saved == plain(record(name, match, open_seed=True))
    other = new_referee()
    assert told(other, "replay", record=saved)["inputs"] == len(match.inputs)
    assert other.current == referee.current
    if match.outcome is None:
        told(other, "time-out", seat=match.game.to_move(match.state)[0])


@every_game
def test_a_record_with_every_kind_of_input_is_replayed(name: str) -> None:
    *_, match = random_match(game_called(name), options_of(name), FRESH, stop=80, step=eventful_step)
    referee = new_referee()
    told(referee, "replay", record=record(name, match, open_seed=True))
    assert referee.current is not None
    assert referee.current.match == match


@every_game
def test_a_record_that_can_not_be_replayed_is_refused_and_the_match_goes_on(name: str) -> None:
    referee, match = playing(name, inputs=3)
    saved = told(referee, "record")["record"]
    strange = {**saved["inputs"][1], "move": {"move": "fly away"}}
    cases: list[tuple[str, Answer]] = [
        ("record/sealed", {**saved, "seed": None}),
        ("record/other-version", {**saved, "version": 99}),
        ("record/stopped", {**saved, "inputs": [saved["inputs"][0], strange]}),
        ("message/unknown-game", {**saved, "game": "chess"}),
        ("message/malformed", {**saved, "vernissage": 99}),
        ("message/malformed", {**saved, "inputs": [5]}),
        ("message/malformed", {}),
    ]
    for code, spoiled in cases:
        assert refused(referee, "replay", record=spoiled) == code
    assert told(referee, "state")["state"] == plain(match.state)
