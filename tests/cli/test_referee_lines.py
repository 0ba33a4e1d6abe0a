"""The referee's lines: ids, limits, line ends, and whole games through a real pipe."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys

import msgspec
import pytest

from tests.cli.talk import SEED, Answer, ask, new_referee, options_of, told
from tests.play import every_game
from vernissage import catalog
from vernissage.cli.referee import LIMIT, Referee, lines, serve

COMMAND = [sys.executable, "-c", "from vernissage.cli import main; main()", "referee"]


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
    before = referee.current
    answer = ask(referee, "new", game=name, id=3)
    assert (answer["refused"]["code"], answer["id"]) == ("message/failed", 3)
    assert referee.current is before


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
    """Played by a client that knows only the protocol: it always takes the last offer."""
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
