"""The referee: every command on every game, for every viewer."""

from __future__ import annotations

import pytest

from tests.cli.talk import (
    ask,
    matches_of,
    new_referee,
    plain,
    playing,
    refused,
    told,
)
from tests.play import every_game, game_called
from tests.ties import ending_in_a_tie, every_judged_game
from vernissage import catalog
from vernissage.cli import referee_messages as messages
from vernissage.core.record import record
from vernissage.core.seats import viewers

OF_MATCH: list[tuple[str, dict[str, object]]] = [
    ("state", {}),
    ("to-move", {}),
    ("view", {"viewer": 0}),
    ("offers", {"seat": 0}),
    ("sight", {"viewer": None}),
    ("preview", {"viewer": 0}),
    ("submit", {"seat": 0, "move": {}}),
    ("time-out", {"seat": 0}),
    ("resign", {"seat": 0}),
    ("take-back", {"seat": 0}),
    ("take-over", {"seat": 0, "by": "a bot"}),
    ("judge", {"seat": 0}),
    ("outvote", {"seat": 0}),
    ("events", {"viewer": 0}),
    ("outcome", {}),
    ("record", {}),
    ("reveal", {}),
]


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


# Queries about a match


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
    assert match.inputs, "the game went on"


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
def test_without_a_viewer_the_public_is_answered(name: str) -> None:
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


# Changes to a match


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
    assert refused(referee, "take-back", seat=seat) == "match/bound"
    told(referee, "take-over", seat=seat, by="Zoë")
    assert [entry["input"] for entry in told(referee, "record")["record"]["inputs"]] == [
        "timed-out",
        "resigned",
        "taken-over",
    ]


@every_judged_game
def test_a_tie_is_judged_once_and_only_at_the_end(name: str) -> None:
    referee, _ = playing(name)
    assert refused(referee, "judge", seat=0) == "match/not-over"
    match = ending_in_a_tie(name, 2)[-1]
    told(referee, "replay", record=plain(record(name, match, open_seed=True)))
    assert told(referee, "judge", seat=1)["outcome"]["winners"] == [1]
    assert refused(referee, "judge", seat=1) == "match/not-tied"
    assert told(referee, "record")["record"]["inputs"][-1] == {"input": "judged", "seat": 1}


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
