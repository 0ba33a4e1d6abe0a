"""The referee answers any input with exactly one line, and the current match is unharmed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

from hypothesis import example, given
from hypothesis import strategies as st

from tests.budgets import examples
from tests.cli.talk import Answer, new_referee, plain
from tests.play import every_arranged_game, game_called, options_for, random_match
from vernissage.cli.referee import LIMIT, NamedMatch, Referee
from vernissage.core import codec
from vernissage.core.record import record
from vernissage.core.rng import seed_from_text

Draw: TypeAlias = Callable[[st.SearchStrategy[Any]], Any]

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 2, 99, 2**31, 2**63, 2**64, 10**400])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
)
json_values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


@cache
def tables(name: str) -> tuple[NamedMatch, ...]:
    """Returns matches at the beginning, in the middle and at the end, for every number of players."""
    game = game_called(name)
    return tuple(
        NamedMatch(name, match)
        for players in game.info.player_counts
        for match in random_match(game, options_for(game, players), seed_from_text("any day"))
        if len(match.inputs) < 40 or match.outcome is not None
    )


def a_table(name: str, draw: Draw) -> NamedMatch:
    return tables(name)[draw(st.integers(0, len(tables(name)) - 1))]


def requests_at(table: NamedMatch) -> tuple[Answer, ...]:
    """Returns one request of each kind, all valid unless the game is over."""
    name, match = table
    game, options, state = match.game, plain(match.options), plain(match.state)
    seat = (*game.to_move(match.state), 0)[0]
    offers = (*plain(game.offers(match.state, seat)), {})
    position = {field: state[field] for field in game.types.position.__struct_fields__ if field in state}
    return (
        {"do": "hello"},
        {"do": "games"},
        {"do": "options", "game": name},
        {"do": "new", "game": name, "options": options, "seed": "a"},
        {"do": "setup", "game": name, "options": options, "position": position, "seed": "a"},
        {"do": "load", "game": name, "state": state, "seed": "a"},
        {"do": "replay", "record": plain(record(name, match, open_seed=True))},
        {"do": "state"},
        {"do": "to-move"},
        {"do": "view", "viewer": 0},
        {"do": "offers", "seat": 0},
        {"do": "sight", "viewer": None},
        {"do": "submit", "seat": seat, "question": match.asked[seat], "move": offers[0]},
        {"do": "time-out", "seat": seat},
        {"do": "resign", "seat": seat},
        {"do": "take-back", "seat": seat},
        {"do": "take-over", "seat": seat, "by": "a bot"},
        {"do": "judge", "seat": seat},
        {"do": "outvote", "seat": seat},
        {"do": "events", "viewer": 0, "since": 2},
        {"do": "outcome"},
        {"do": "record"},
        {"do": "reveal"},
        {"do": "quit"},
    )


def sitting_at(table: NamedMatch) -> Referee:
    referee = new_referee()
    referee.current = table
    return referee


def survives(table: NamedMatch, line: bytes) -> Answer | None:
    """Sends a line: there must be one answer, no bug, and the match must be unharmed."""
    referee = sitting_at(table)
    reply = referee.answer(line)
    if reply is None:
        assert not line.strip()
        return None
    assert b"\n" not in reply
    answer: Answer = json.loads(reply)
    assert answer.keys() - {"id", "faults"} in ({"ok"}, {"refused"})
    if "refused" in answer:
        assert answer["refused"].keys() == {"code", "rule", "args"}
        assert answer["refused"]["code"] != "message/failed", answer
        assert referee.current is table
    _stands(referee)
    return answer


def _stands(referee: Referee) -> None:
    """Checks that the match can be viewed and continued, unless it is over."""
    assert referee.current is not None
    match = referee.current.match
    to_move = match.game.to_move(match.state)
    assert bool(to_move) == (match.outcome is None)
    assert all(match.game.offers(match.state, seat) for seat in to_move)
    for do in ("state", "to-move", "sight", "outcome"):
        reply = referee.answer(codec.encode({"do": do}))
        assert reply is not None
        assert "ok" in json.loads(reply), reply


@every_arranged_game
def test_the_requests_we_begin_with_are_right(name: str) -> None:
    going_on = [table for table in tables(name) if table.match.outcome is None]
    for table in going_on[:: len(going_on) // 20]:
        for request in requests_at(table):
            answer = survives(table, codec.encode(request))
            assert answer is not None
            # A position can't express all that a state does, not every move can be taken back, and a running
            # game has no verdict.
            bound = answer.get("refused", {}).get("code") in {"match/bound", "match/not-over"}
            assert "ok" in answer or bound or (request["do"] == "setup" and "faults" in answer), answer


@every_arranged_game
def test_every_single_thing_in_a_position_may_be_wrong(name: str) -> None:
    for table in tables(name)[:: len(tables(name)) // 8]:
        for request in requests_at(table):
            if request["do"] in {"setup", "load"}:
                for spoilt in one_thing_wrong(request):
                    survives(table, codec.encode(spoilt))


def one_thing_wrong(value: Any) -> Iterator[Any]:
    """Yields the value with each of its parts in turn replaced by another of the same kind."""
    match value:
        case dict() | list():
            for key in list(value) if isinstance(value, dict) else range(len(value)):
                for wrong in one_thing_wrong(value[key]):
                    after = value.copy()
                    after[key] = wrong
                    yield after
        case str():
            yield "x"
        case int():
            yield from (-1, value + 1, 99)
    if isinstance(value, list):
        yield from ([], value * 2, value[1:], value[:1] * len(value))


@every_arranged_game
@examples(100)
@given(line=st.binary())
@example(b"  ")
@example(b"\x00")
@example(b"\xff\xfe")
@example(b"\xef\xbb\xbf{}")
@example(b'"\\ud800"')
@example(b'{"do":"hello","id":"\\ud800"}')
@example(b'{"do":"hello","id":' + b"9" * 5000 + b"}")
@example(b"[" * 200_000)
@example(b'{"do":' * 100_000)
@example(b'{"do":"submit","seat":0,"move":' + b"[" * 200_000 + b"]" * 200_000 + b"}")
@example(b'{"do":"replay","record":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}")
@example(b'{"do":"replay","record":"\xff"}')
@example(b"9" * LIMIT)
@example(b" " * (LIMIT + 1))
@example(b"NaN")
@example(b"null")
def test_any_bytes_at_all(name: str, line: bytes) -> None:
    survives(tables(name)[5], line.replace(b"\n", b""))


@every_arranged_game
@examples(100)
@given(value=json_values)
def test_any_json_at_all(name: str, value: Any) -> None:
    answer = survives(tables(name)[5], codec.encode(value))
    assert answer is not None
    assert answer["refused"]["code"] == "message/malformed"


@every_arranged_game
@examples(200)
@given(data=st.data())
def test_a_right_request_with_a_few_things_changed(name: str, data: st.DataObject) -> None:
    table = a_table(name, data.draw)
    survives(table, codec.encode(spoiled(table, data.draw)))


@every_arranged_game
@examples(100)
@given(data=st.data())
def test_a_right_request_with_some_bytes_changed(name: str, data: st.DataObject) -> None:
    table = a_table(name, data.draw)
    line = codec.encode(data.draw(st.sampled_from(requests_at(table))))
    start = data.draw(st.integers(0, len(line)))
    gone, put = data.draw(st.integers(0, 4)), data.draw(st.binary(max_size=4))
    survives(table, (line[:start] + put + line[start + gone :]).replace(b"\n", b""))


@every_arranged_game
@examples(10)
@given(data=st.data())
def test_a_whole_conversation_of_nonsense(name: str, data: st.DataObject) -> None:
    """Many requests in a row, each starting from where the previous one left the match."""
    table = a_table(name, data.draw)
    referee = sitting_at(table)
    for _ in range(data.draw(st.integers(1, 20))):
        right = st.sampled_from(requests_at(table))
        request = data.draw(right) if data.draw(st.booleans()) else spoiled(table, data.draw)
        reply = referee.answer(codec.encode(request))
        assert reply is not None
        assert b"message/failed" not in reply, reply
        _stands(referee)


def spoiled(table: NamedMatch, draw: Draw) -> Any:
    """Returns a valid request with a few changes; most often one that brings in a position."""
    requests = requests_at(table)
    positions = [request for request in requests if request["do"] in {"setup", "load", "replay"}]
    request = draw(st.sampled_from(requests) | st.sampled_from(positions))
    if request["do"] == "setup":
        said = draw(st.sets(st.sampled_from(sorted(request["position"]))))
        request = {**request, "position": {field: request["position"][field] for field in said}}
    parts = _parts(request)
    for _ in range(draw(st.integers(0, 4))):
        request = _changed(request, parts, draw)
    return request


def _changed(value: Any, parts: list[Any], draw: Draw) -> Any:
    """Returns the JSON with one part changed."""
    if isinstance(value, dict | list) and value and draw(st.integers(0, 5)):
        keys = sorted(value) if isinstance(value, dict) else range(len(value))
        key = draw(st.sampled_from(keys))
        after = value.copy()
        after[key] = _changed(value[key], parts, draw)
        return after
    return draw(_others(value, parts))


def _parts(value: Any) -> list[Any]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [value, *(part for held in inner for part in _parts(held))]


def _others(value: Any, parts: list[Any]) -> st.SearchStrategy[Any]:
    """Returns replacements: mostly of the same kind, since anything else is refused early."""
    like = [value, *(part for part in parts if type(part) is type(value))]
    match value:
        case dict():
            like += [{key: value[key] for key in value if key != gone} for gone in value]
            like += [{**value, "more": 1}]
        case list():
            like += [[], value * 2, value[::-1], value[1:], value[:-1]]
        case str():
            like += ["", "x"]
        case bool() | None:
            like += [True, False]
        case int():
            like += [-1, 0, 1, 2, 3, 7, 99, 10**30]
    return st.sampled_from(like) | st.sampled_from(like) | st.sampled_from(like) | json_values
