"""The referee: every command on every game, for every viewer, and whole games through a real pipe."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tests.cli.talk import FRESH, Answer, ask, new_referee, plain, refused, told
from tests.play import eventful_step, every_game, game_called, options_for, random_match
from vernissage import catalog
from vernissage.cli import referee_messages as messages
from vernissage.cli.referee import LIMIT, Referee, lines, serve
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.record import record
from vernissage.core.refusal import Refusal
from vernissage.core.rng import commitment, seed_from_text
from vernissage.core.seats import viewers

SEED = "a rainy day"
COMMAND = [sys.executable, "-c", "from vernissage.cli import main; main()", "referee"]
OF_MATCH: list[tuple[str, dict[str, object]]] = [
    ("state", {}),
    ("to-move", {}),
    ("view", {"viewer": 0}),
    ("offers", {"seat": 0}),
    ("sight", {"viewer": None}),
    ("submit", {"seat": 0, "move": {}}),
    ("time-out", {"seat": 0}),
    ("resign", {"seat": 0}),
    ("take-over", {"seat": 0, "by": "a bot"}),
    ("events", {"viewer": 0}),
    ("outcome", {}),
    ("record", {}),
    ("reveal", {}),
]


def options_of(name: str) -> Any:
    game = game_called(name)
    return options_for(game, game.info.most)


def matches_of(name: str, *, stop: int | None = None) -> list[AnyMatch]:
    return list(random_match(game_called(name), options_of(name), seed_from_text(SEED), stop=stop))


def playing(name: str, *, inputs: int = 0) -> tuple[Referee, AnyMatch]:
    """A referee in the middle of a game, and the match it should hold."""
    *_, match = matches_of(name, stop=inputs)
    referee = new_referee()
    told(referee, "new", game=name, options=options_of(name), seed=SEED)
    for entry in match.inputs:
        told(referee, "submit", seat=entry.seat, move=entry.move)
    return referee, match


# Without a match


def test_hello_names_the_program_and_the_protocol() -> None:
    assert told(new_referee(), "hello").keys() == {"name", "version", "protocol", "limit"}


def test_games_lists_what_is_there_with_its_numbers_of_players() -> None:
    games = told(new_referee(), "games")["games"]
    assert tuple(game["name"] for game in games) == catalog.names()
    for game in games:
        info = game_called(game["name"]).info
        assert (game["title"], game["prefix"]) == (info.title, info.prefix)
        assert (game["fewest"], game["most"], game["limits"]) == (info.fewest, info.most, dict(info.limits))


@every_game
def test_options_are_told_as_a_json_schema(name: str) -> None:
    wanted = game_called(name).types.options
    schema = told(new_referee(), "options", game=name)["schema"]
    assert schema["$defs"][wanted.__name__]["properties"].keys() == set(wanted.__struct_fields__)


@pytest.mark.parametrize("name", ["", "chess", "..", "core", "__init__", "nul\0"])
def test_an_unknown_game_is_refused(name: str) -> None:
    referee = new_referee()
    assert refused(referee, "options", game=name) == "message/unknown-game"
    assert refused(referee, "new", game=name) == "message/unknown-game"
    assert refused(referee, "setup", game=name, position={}) == "message/unknown-game"
    assert refused(referee, "load", game=name, state={}) == "message/unknown-game"


@pytest.mark.parametrize(("do", "fields"), OF_MATCH)
def test_without_a_match_there_is_nothing_to_ask_of_it(do: str, fields: dict[str, object]) -> None:
    assert refused(new_referee(), do, **fields) == "message/no-match"


def test_every_request_about_a_match_is_in_that_list() -> None:
    def leaves(kind: type[messages.Request]) -> list[str]:
        below = kind.__subclasses__()
        return [tag for each in below for tag in leaves(each)] or [str(kind.__struct_config__.tag)]

    assert sorted(leaves(messages.OfMatch)) == sorted(do for do, _ in OF_MATCH)


# How a match begins


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


@every_game
def test_a_position_with_nothing_but_gaps_is_filled(name: str) -> None:
    referee, game = new_referee(), game_called(name)
    for players in game.info.player_counts:
        told(referee, "setup", game=name, options={"players": players}, seed=SEED)
        state = codec.convert(told(referee, "state")["state"], game.types.state)
        assert game.faults(state) == ()
        assert told(referee, "to-move")["to_move"]


@every_game
def test_a_position_is_filled_the_same_way_with_the_same_seed(name: str) -> None:
    one, two, other = new_referee(), new_referee(), new_referee()
    for referee, seed in ((one, "x"), (two, "x"), (other, "y")):
        told(referee, "setup", game=name, seed=seed)
    assert told(one, "state") == told(two, "state") != told(other, "state")


@every_game
def test_what_a_position_says_is_what_lies_on_the_table(name: str) -> None:
    referee, game = new_referee(), game_called(name)
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
        else:
            assert answer["faults"], "a position may leave out what is needed here, but says so"


@every_game
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
    assert told(referee, "state")["state"] == plain(match.state), "the match being played goes on"


@every_game
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


@every_game
def test_a_state_of_nonsense_is_refused_with_all_that_is_wrong(name: str) -> None:
    referee, match = playing(name, inputs=12)
    game, most = match.game, 0
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
    assert most > 0
    told(referee, "replay", record=record(name, match, open_seed=True))


# The match as it stands


@every_game
def test_every_viewer_is_told_exactly_what_the_match_tells(name: str) -> None:
    referee, _ = playing(name)
    for match in matches_of(name):
        if match.inputs:
            entry = match.inputs[-1]
            entered = told(referee, "submit", seat=entry.seat, move=entry.move)
            assert entered == {
                "inputs": len(match.inputs),
                "repeated": False,
                "events": plain(match.story[-1]),
                "to_move": list(match.game.to_move(match.state)),
                "outcome": plain(match.outcome),
            }
        assert told(referee, "state") == {"state": plain(match.state)}
        assert told(referee, "outcome") == {"outcome": plain(match.outcome)}
        for viewer in viewers(match.players):
            sight = plain(match.sight(viewer))
            assert told(referee, "sight", viewer=viewer) == sight
            assert told(referee, "view", viewer=viewer) == {"view": sight["view"]}


@every_game
def test_each_seat_is_told_its_question_and_its_offers(name: str) -> None:
    referee, match = playing(name, inputs=9)
    to_move = match.game.to_move(match.state)
    assert told(referee, "to-move") == {
        "to_move": list(to_move),
        "questions": [match.asked[seat] for seat in to_move],
    }
    for seat in range(match.players):
        assert told(referee, "offers", seat=seat) == {
            "question": match.asked[seat],
            "offers": plain(match.game.offers(match.state, seat)),
        }


@every_game
def test_who_asks_for_no_viewer_in_particular_is_the_public(name: str) -> None:
    referee, match = playing(name, inputs=9)
    assert told(referee, "sight") == plain(match.sight(None))
    assert told(referee, "events")["events"] == plain(match.memory(None))


@every_game
def test_events_are_what_a_viewer_has_seen_since_then(name: str) -> None:
    referee, match = playing(name, inputs=30)
    count = len(match.inputs)
    for viewer in viewers(match.players):
        for since in (0, 1, count - 1, count, count + 1, 10**30):
            happened = [event for events in match.story[since:] for event in events]
            assert told(referee, "events", viewer=viewer, since=since) == {
                "inputs": count,
                "events": plain(match.witnessed(happened, viewer)),
            }


# What changes a match


@every_game
def test_an_answer_sent_again_is_not_played_again(name: str) -> None:
    referee, match = playing(name, inputs=3)
    last = match.inputs[-1]
    question, _ = match.answered[last.seat]
    again = told(referee, "submit", seat=last.seat, question=question, move=last.move)
    assert (again["repeated"], again["events"], again["inputs"]) == (True, [], 3)


@every_game
def test_a_wrong_answer_is_refused_and_changes_nothing(name: str) -> None:
    referee, match = playing(name, inputs=3)
    seat = match.game.to_move(match.state)[0]
    move = plain(match.game.offers(match.state, seat)[0])
    question = match.asked[seat]
    assert refused(referee, "submit", seat=seat, question=question + 1, move=move) == "match/stale"
    assert refused(referee, "time-out", seat=seat, question=question + 1) == "match/stale"
    assert refused(referee, "submit", seat=99, move=move) == "seat/unknown"
    assert refused(referee, "submit", seat=-1, move=move) == "message/malformed"
    assert refused(referee, "submit", seat=seat, move={"move": "fly away"}) == "message/malformed"
    assert refused(referee, "submit", seat=seat, move={**move, "more": 1}) == "message/malformed"
    assert refused(referee, "submit", seat=seat) == "message/malformed"
    assert told(referee, "state")["state"] == plain(match.state)


@every_game
def test_a_move_that_is_not_offered_is_refused_with_the_rule(name: str) -> None:
    matches = matches_of(name)
    moves = {entry.move for entry in matches[-1].inputs}
    referee, match = playing(name)
    seat = match.game.to_move(match.state)[0]
    prefix = match.game.info.prefix
    for move in moves - set(match.game.offers(match.state, seat)):
        refusal = ask(referee, "submit", seat=seat, move=move)["refused"]
        assert refusal == plain(match.game.check(match.state, seat, move))
        assert refusal["rule"].startswith(f"{prefix}-")


@every_game
def test_clocks_run_out_people_leave_and_others_sit_down(name: str) -> None:
    referee, match = playing(name)
    seat = match.game.to_move(match.state)[0]
    timed_out = told(referee, "time-out", seat=seat, question=1)
    assert timed_out["inputs"] == 1
    assert timed_out["events"]
    told(referee, "resign", seat=seat)
    assert refused(referee, "resign", seat=seat) == "match/resigned"
    told(referee, "take-over", seat=seat, by="Zoë")
    assert [entry["input"] for entry in told(referee, "record")["record"]["inputs"]] == [
        "timed-out",
        "resigned",
        "taken-over",
    ]


@every_game
def test_when_it_is_over_every_input_is_refused(name: str) -> None:
    matches = matches_of(name)
    referee, match = playing(name, inputs=len(matches))
    assert told(referee, "outcome")["outcome"] == plain(match.outcome)
    assert refused(referee, "time-out", seat=0) == "match/over"
    assert refused(referee, "resign", seat=0) == "match/over"
    assert refused(referee, "take-over", seat=0, by="a bot") == "match/over"


@pytest.mark.parametrize("do", ["view", "sight", "events"])
@every_game
def test_a_viewer_who_is_not_at_the_table_is_unknown(name: str, do: str) -> None:
    referee, match = playing(name)
    assert refused(referee, do, viewer=match.players) == "seat/unknown"
    assert refused(referee, do, viewer=10**30) == "seat/unknown"
    assert refused(referee, do, viewer=-1) == "message/malformed"
    assert refused(referee, do, viewer="0") == "message/malformed"


# Records


@every_game
def test_a_record_is_replayed_and_the_match_goes_on_from_there(name: str) -> None:
    referee, match = playing(name, inputs=20)
    saved = told(referee, "record")["record"]
    assert saved == plain(record(name, match, open_seed=True))
    other = new_referee()
    assert told(other, "replay", record=saved)["inputs"] == len(match.inputs)
    assert other.table == referee.table
    if match.outcome is None:
        told(other, "time-out", seat=match.game.to_move(match.state)[0])


@every_game
def test_a_record_with_every_kind_of_input_is_replayed(name: str) -> None:
    *_, match = random_match(game_called(name), options_of(name), FRESH, stop=80, step=eventful_step)
    referee = new_referee()
    told(referee, "replay", record=record(name, match, open_seed=True))
    assert referee.table is not None
    assert referee.table.match == match


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


# Lines


@pytest.mark.parametrize("name", [0, 7, -7, 2**53 - 1, "", "a-1", "é" * 256])
def test_the_id_of_a_request_comes_back(name: int | str) -> None:
    referee = new_referee()
    assert ask(referee, "hello", id=name)["id"] == name
    assert ask(referee, "state", id=name)["id"] == name
    assert ask(referee, "fly away", id=name)["id"] == name
    assert ask(referee, "hello", id=name, more=1)["id"] == name


@pytest.mark.parametrize("name", [2**53, 1.5, True, [], {}, "é" * 257])
def test_an_id_that_not_every_language_can_read_is_refused(name: object) -> None:
    answer = ask(new_referee(), "hello", id=name)
    assert answer["refused"]["code"] == "message/malformed"
    assert "id" not in answer


def test_a_request_without_an_id_is_answered_without_one() -> None:
    assert ask(new_referee(), "games").keys() == {"ok"}
    assert ask(new_referee(), "games", id=None).keys() == {"ok"}


@pytest.mark.parametrize("line", [b"", b" ", b"\t\r"])
def test_an_empty_line_is_ignored(line: bytes) -> None:
    assert new_referee().answer(line) is None


def test_a_line_may_be_as_long_as_the_limit_and_no_longer() -> None:
    referee = new_referee()
    hello = b'{"do":"hello"}'
    for spare, kind in ((0, "ok"), (1, "refused")):
        answer = referee.answer(hello.ljust(LIMIT + spare))
        assert answer is not None
        assert list(json.loads(answer)) == [kind]


def test_a_long_line_gets_one_refusal_and_the_next_line_its_answer() -> None:
    source = io.BytesIO(b"[" * (3 * LIMIT) + b'\n\n{"do":"hello","id":2}\r\n{"do":"quit"}\n{"do":"hello"}\n')
    sink = io.BytesIO()
    serve(new_referee(), source, sink)
    first, second, third = map(json.loads, sink.getvalue().splitlines())
    assert first["refused"] == {"code": "message/too-long", "rule": "", "args": {"limit": LIMIT}}
    assert second["id"] == 2
    assert third == {"ok": {}}


def test_a_last_line_without_an_end_is_a_line() -> None:
    assert list(lines(io.BytesIO(b"one\ntwo"))) == [b"one", b"two"]


def test_a_bug_costs_one_answer_and_not_the_game() -> None:
    def broken() -> bytes:
        message = "no chance today"
        raise RuntimeError(message)

    referee = Referee(broken)
    name = catalog.names(with_templates=True)[0]
    told(referee, "new", game=name, seed=SEED)
    before = referee.table
    answer = ask(referee, "new", game=name, id=3)
    assert (answer["refused"]["code"], answer["id"]) == ("message/failed", 3)
    assert referee.table is before


# Through a real pipe


def say(process: subprocess.Popen[bytes], do: str, **fields: object) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps({"do": do, **fields}).encode() + b"\n")
    process.stdin.flush()
    found: Answer = json.loads(process.stdout.readline())["ok"]
    return found


@every_game
def test_a_whole_game_through_a_pipe(name: str) -> None:
    """Played by a program that knows nothing but the protocol: it always takes the last offer."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603 - ours
        options = msgspec.to_builtins(options_of(name))
        begun = say(process, "new", game=name, options=options, seed=SEED)
        moves = 0
        while (outcome := say(process, "outcome")["outcome"]) is None:
            seat = say(process, "to-move")["to_move"][0]
            sight = say(process, "sight", viewer=seat)
            say(process, "submit", seat=seat, question=sight["question"], move=sight["offers"][-1])
            moves += 1
        saved = say(process, "record")["record"]
        assert (saved["outcome"], len(saved["inputs"])) == (outcome, moves)
        seed = bytes.fromhex(say(process, "reveal")["seed"])
        assert hashlib.sha256(seed).hexdigest() == begun["commitment"]
        say(process, "quit")
        assert process.wait() == 0


def test_the_end_of_input_ends_it() -> None:
    done = subprocess.run(COMMAND, input=b'{"do":"games"}\n\xff\n', capture_output=True, check=True)  # noqa: S603
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr == b""


def test_when_nobody_listens_it_ends_quietly() -> None:
    with subprocess.Popen(  # noqa: S603 - our own
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"do":"games"}\n')
        process.stdin.flush()
        assert process.wait() == 0
        assert process.stderr.read() == b""
