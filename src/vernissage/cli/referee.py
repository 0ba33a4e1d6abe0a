"""`vernissage referee`: runs a game for another program, in JSON lines on stdin and stdout.

One object per line in, exactly one object per line out (docs/referee.md). The referee tells its client
everything. The client must tell each player only the answers to `sight` and `events` for that player.
"""

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import Any, BinaryIO, Final, NamedTuple, TypeAlias

import msgspec

from vernissage import catalog
from vernissage.cli import referee_messages as ask
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.match import Accepted, AnyMatch, Match, begin
from vernissage.core.record import read, record, replay
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal, malformed
from vernissage.core.rng import SEED_BYTES, Rng, commitment, seed_from_text
from vernissage.distribution import release

PROTOCOL: Final = 1
LIMIT: Final = 1 << 20
"""The maximum length of a line, in bytes."""

TOO_LONG: Final = Refusal("message/too-long", args={"limit": LIMIT})
UNKNOWN_GAME: Final = Refusal("message/unknown-game")
NO_MATCH: Final = Refusal("message/no-match")

Found: TypeAlias = dict[str, Any]
Faults: TypeAlias = tuple[Refusal, ...]


class NamedMatch(NamedTuple):
    """The current match and the name of its game."""

    game: str
    match: AnyMatch


class Referee:
    """Holds one match at a time. Only accepted requests change it."""

    def __init__(self, fresh_seed: Callable[[], bytes]) -> None:
        self._fresh_seed = fresh_seed
        self.current: NamedMatch | None = None
        self.done = False

    def answer(self, line: bytes) -> bytes | None:
        """Returns the answer to a line, or None for an empty line."""
        if len(line) > LIMIT:
            return codec.encode(ask.Refused(TOO_LONG))
        if not line.strip():
            return None
        request = codec.decode(line, ask.AnyRequest)
        if isinstance(request, Refusal):
            return _reply(request, _id_of(line))
        try:
            return _reply(self._do(request), request.id)
        except Exception as bug:  # noqa: BLE001 - a bug costs one answer, not the game
            return _reply(Refusal("message/failed", args={"why": ascii(bug)}), request.id)

    def _do(self, request: ask.AnyRequest) -> Found | Refusal | Faults:
        match request:
            case ask.OfMatch():
                return NO_MATCH if self.current is None else self._of_match(self.current, request)
            case ask.Replay():
                return self._take_up(_replayed(request))
            case ask.Beginning():
                return self._take_up(_begun(request, self._fresh_seed))
            case ask.Quit():
                self.done = True
                return {}
            case _:
                return LIBRARY[type(request)](request)

    def _take_up(self, current: NamedMatch | Refusal | Faults) -> Found | Refusal | Faults:
        if not isinstance(current, NamedMatch):
            return current
        self.current = current
        game, match = current
        arranged = {} if match.position is None else {"arranged": True}
        return {
            "game": game,
            "players": match.players,
            "commitment": commitment(match.seed),
            "inputs": len(match.inputs),
            "to_move": match.game.to_move(match.state),
            **arranged,
        }

    def _of_match(self, current: NamedMatch, request: ask.OfMatch) -> Found | Refusal:
        if not _is_at(current.match, request):
            return UNKNOWN_SEAT
        if type(request) in QUESTIONS:
            return QUESTIONS[type(request)](current, request)
        accepted = INPUTS[type(request)](current.match, request)
        if isinstance(accepted, Refusal):
            return accepted
        after = accepted.match
        self.current = NamedMatch(current.game, after)
        return {
            "inputs": len(after.inputs),
            "repeated": accepted.entry is None,
            "events": accepted.events,
            "to_move": after.game.to_move(after.state),
            "outcome": after.outcome,
        }


def _reply(found: Found | Refusal | Faults, name: ask.Id | None) -> bytes:
    match found:
        case dict():
            return codec.encode(ask.Done(found, name))
        case Refusal():
            return codec.encode(ask.Refused(found, id=name))
        case faults:
            return codec.encode(ask.Refused(faults[0], faults, name))


def _id_of(line: bytes) -> ask.Id | None:
    """Returns the id of a request that is otherwise unreadable; None if it can't be read."""
    envelope = codec.decode(line, ask.Envelope)
    return envelope.id if isinstance(envelope, ask.Envelope) else None


def _is_at(match: AnyMatch, request: ask.OfMatch) -> bool:
    """Whether the request's seat or viewer exists at this table."""
    match request:
        case ask.OfSeat(seat=seat):
            return seat < match.players
        case ask.OfViewer(viewer=viewer):
            return viewer is None or viewer < match.players
        case _:
            return True


# Requests that need no match


def _hello(_request: ask.Hello) -> Found:
    return {"name": "vernissage", "version": release(), "protocol": PROTOCOL, "limit": LIMIT}


def _games(_request: ask.Games) -> Found:
    return {"games": [{"name": name, **_facts(catalog.find(name))} for name in catalog.names()]}


def _facts(game: AnyGame | None) -> Found:
    assert game is not None
    facts: Found = msgspec.to_builtins(game.info)
    return facts


def _options(request: ask.Options) -> Found | Refusal:
    game = catalog.find(request.game)
    return UNKNOWN_GAME if game is None else {"schema": msgspec.json.schema(game.types.options)}


LIBRARY: Final[dict[type[Any], Callable[[Any], Found | Refusal]]] = {
    ask.Hello: _hello,
    ask.Games: _games,
    ask.Options: _options,
}


# Starting a match


def _begun(request: ask.Beginning, fresh_seed: Callable[[], bytes]) -> NamedMatch | Refusal | Faults:
    game = catalog.find(request.game)
    if game is None:
        return UNKNOWN_GAME
    seed = fresh_seed() if request.seed is None else seed_from_text(request.seed)
    match = BEGINNINGS[type(request)](game, request, seed)
    return NamedMatch(request.game, match) if isinstance(match, Match) else match


def _dealt(game: AnyGame, request: ask.New, seed: bytes) -> AnyMatch | Refusal:
    options = codec.decode(bytes(request.options), game.types.options)
    return options if isinstance(options, Refusal) else begin(game, options, seed)


def _arranged(game: AnyGame, request: ask.Setup, seed: bytes) -> AnyMatch | Refusal | Faults:
    options = codec.decode(bytes(request.options), game.types.options)
    if isinstance(options, Refusal):
        return options
    position = codec.decode(bytes(request.position), game.types.position)
    if isinstance(position, Refusal):
        return position
    state = game.check_options(options) or game.arrange(position, options, Rng(seed, "arrange"))
    return _from_state(game, state, seed)


def _loaded(game: AnyGame, request: ask.Load, seed: bytes) -> AnyMatch | Refusal | Faults:
    return _from_state(game, codec.decode(bytes(request.state), game.types.state), seed)


def _from_state(game: AnyGame, state: Any, seed: bytes) -> AnyMatch | Refusal | Faults:  # noqa: ANN401
    if isinstance(state, Refusal):
        return state
    options = state.options
    return game.check_options(options) or game.faults(state) or begin(game, options, seed, state)


BEGINNINGS: Final[dict[type[Any], Callable[[AnyGame, Any, bytes], AnyMatch | Refusal | Faults]]] = {
    ask.New: _dealt,
    ask.Setup: _arranged,
    ask.Load: _loaded,
}


def _replayed(request: ask.Replay) -> NamedMatch | Refusal:
    """Replays a whole record. If it fails, the refusal names the input at which it stopped."""
    reading = read(bytes(request.record))
    if isinstance(reading, Refusal):
        return reading
    game = catalog.find(reading.record.game)
    if reading.damage or game is None:
        return malformed(reading.damage) if reading.damage else UNKNOWN_GAME
    again = replay(game, reading.record)
    if isinstance(again, Refusal):
        return again
    return again.stopped or NamedMatch(reading.record.game, again.match)


# Queries about a match


def _to_move(current: NamedMatch, _request: ask.ToMove) -> Found:
    match = current.match
    seats = match.game.to_move(match.state)
    return {"to_move": seats, "questions": [match.asked[seat] for seat in seats]}


def _offers(current: NamedMatch, request: ask.Offers) -> Found:
    sight = current.match.sight(request.seat)
    return {"question": sight.question, "offers": sight.offers}


def _sight(current: NamedMatch, request: ask.Sight) -> Found:
    return msgspec.structs.asdict(current.match.sight(request.viewer))


def _events(current: NamedMatch, request: ask.Events) -> Found:
    match = current.match
    happened = chain.from_iterable(match.story[request.since :])
    return {"inputs": len(match.inputs), "events": match.witnessed(happened, request.viewer)}


QUESTIONS: Final[dict[type[Any], Callable[[NamedMatch, Any], Found]]] = {
    ask.State: lambda current, _: {"state": current.match.state},
    ask.ToMove: _to_move,
    ask.View: lambda current, asked: {"view": current.match.game.view(current.match.state, asked.viewer)},
    ask.Offers: _offers,
    ask.Preview: lambda table, asked: {"preview": table.match.preview(asked.viewer)},
    ask.Sight: _sight,
    ask.Events: _events,
    ask.Outcome: lambda current, _: {"outcome": current.match.outcome},
    ask.Record: lambda current, _: {"record": record(current.game, current.match, open_seed=True)},
    ask.Reveal: lambda current, _: {
        "seed": current.match.seed.hex(),
        "commitment": commitment(current.match.seed),
    },
}


# Changes to a match


def _submit(match: AnyMatch, request: ask.Submit) -> Accepted[Any, Any, Any, Any, Any] | Refusal:
    move = codec.decode(bytes(request.move), match.game.types.move)
    return move if isinstance(move, Refusal) else match.submit(request.seat, _question(match, request), move)


def _question(match: AnyMatch, request: ask.Submit | ask.TimeOut) -> int:
    return match.asked[request.seat] if request.question is None else request.question


INPUTS: Final[dict[type[Any], Callable[[AnyMatch, Any], Accepted[Any, Any, Any, Any, Any] | Refusal]]] = {
    ask.Submit: _submit,
    ask.TimeOut: lambda match, asked: match.time_out(asked.seat, _question(match, asked)),
    ask.Resign: lambda match, asked: match.resign(asked.seat),
    ask.TakeBack: lambda match, asked: match.take_back(asked.seat),
    ask.TakeOver: lambda match, asked: match.take_over(asked.seat, asked.by),
    ask.Judge: lambda match, asked: match.judge(asked.seat),
    ask.Outvote: lambda match, asked: match.outvote(asked.seat),
}


# The loop


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Yields each line without its line break. A line over the limit is cut one byte after it."""
    while line := source.readline(LIMIT + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LIMIT)
        yield line.removesuffix(b"\n")


def serve(referee: Referee, source: BinaryIO, sink: BinaryIO) -> None:
    """Answers line by line until the input ends or asks to quit."""
    for line in lines(source):
        reply = referee.answer(line)
        if reply is not None:
            sink.write(reply + b"\n")
            sink.flush()
        if referee.done:
            return


def referee() -> None:
    """Run a game for another program: JSON lines on stdin and stdout (see docs/referee.md)."""
    if sys.stdin is None or sys.stdout is None:  # started with standard input or output closed
        return
    try:
        serve(Referee(partial(secrets.token_bytes, SEED_BYTES)), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The reader has gone. Python flushes stdout once more at exit, so point it at the null device.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
