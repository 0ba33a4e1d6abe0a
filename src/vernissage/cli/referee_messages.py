"""The referee's requests: one JSON object per line, `{"do": "submit", "seat": 1, ...}`.

The base classes group requests by what they need: nothing, a game, a running match, a seat, or a viewer.
docs/referee.md describes the requests.

Parts that depend on the game (options, moves, states) are kept raw here and decoded once the game is known.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, Viewer
from vernissage.core.value import Value, kebab

# An id is returned as it was sent, so it must be a number that every language reads exactly.
Id: TypeAlias = (
    Annotated[str, msgspec.Meta(max_length=256)] | Annotated[int, msgspec.Meta(gt=-(2**53), lt=2**53)]
)
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
NOTHING = Raw(b"{}")


class Request(Value, frozen=True, kw_only=True, tag_field="do", tag=kebab):
    """Base of all requests. A request may have an id, which its answer repeats."""

    id: Id | None = None


class Hello(Request, frozen=True):
    """Asks for the version and the protocol."""


class Games(Request, frozen=True):
    """Asks for the list of games."""


class Quit(Request, frozen=True):
    """Ends the referee."""


class OfGame(Request, frozen=True):
    """Base of requests about a game, whether or not it is being played."""

    game: str


class Options(OfGame, frozen=True):
    """Asks for the JSON schema of the game's options."""


class Beginning(OfGame, frozen=True, kw_only=True):
    """Starts a match that replaces the current one. Without a seed, a random one is used."""

    seed: str | None = None


class New(Beginning, frozen=True, kw_only=True):
    """Starts a match with a new deal."""

    options: Raw = NOTHING


class Setup(Beginning, frozen=True, kw_only=True):
    """Starts from a position that may have gaps."""

    options: Raw = NOTHING
    position: Raw = NOTHING


class Load(Beginning, frozen=True, kw_only=True):
    """Starts from a complete state."""

    state: Raw


class Replay(Request, frozen=True):
    """Replays a record, and continues the match from its end."""

    record: Raw


class OfMatch(Request, frozen=True):
    """Base of requests about the current match."""


class State(OfMatch, frozen=True):
    """Asks for the complete state, including secrets."""


class ToMove(OfMatch, frozen=True):
    """Asks which seats owe a decision."""


class Outcome(OfMatch, frozen=True):
    """Asks for the match's outcome; null while it is running."""


class Record(OfMatch, frozen=True):
    """Asks for the record, including the seed."""


class Reveal(OfMatch, frozen=True):
    """Asks for the seed and its commitment."""


class OfViewer(OfMatch, frozen=True, kw_only=True):
    """Base of requests about one viewer's knowledge. The viewer is a seat, or null for the public."""

    viewer: Viewer = None


class View(OfViewer, frozen=True):
    """Asks for the viewer's view of the table."""


class Preview(OfViewer, frozen=True):
    """Asks for the preview of this viewer's offers; null in games without one."""


class Sight(OfViewer, frozen=True):
    """Asks for everything that this viewer may know: view, offers, question and outcome."""


class Events(OfViewer, frozen=True, kw_only=True):
    """Asks for the events that this viewer has seen after this number of inputs."""

    since: Count = 0


class OfSeat(OfMatch, frozen=True):
    """Base of requests about one seat."""

    seat: Seat


class Offers(OfSeat, frozen=True):
    """Asks for this seat's legal moves."""


class Submit(OfSeat, frozen=True, kw_only=True):
    """Makes a move, as the answer to the current question unless another is named."""

    move: Raw
    question: Count | None = None


class TimeOut(OfSeat, frozen=True, kw_only=True):
    """Reports that this seat's clock ran out."""

    question: Count | None = None


class Resign(OfSeat, frozen=True):
    """Reports that the player at this seat leaves for good."""


class TakeBack(OfSeat, frozen=True):
    """Undoes this seat's last move, if it has revealed nothing to anyone."""


class TakeOver(OfSeat, frozen=True):
    """Reports that another player answers for this seat."""

    by: str


class Judge(OfSeat, frozen=True):
    """Reports that a jury chose this seat as the winner of a tie."""


class Outvote(OfSeat, frozen=True):
    """Reports that a jury ruled this seat out of a tie between three or more."""


AnyRequest: TypeAlias = (
    Hello
    | Games
    | Quit
    | Options
    | New
    | Setup
    | Load
    | Replay
    | State
    | ToMove
    | Outcome
    | Record
    | Reveal
    | View
    | Preview
    | Sight
    | Events
    | Offers
    | Submit
    | TimeOut
    | Resign
    | TakeBack
    | TakeOver
    | Judge
    | Outvote
)


class Envelope(msgspec.Struct, frozen=True):
    """The id alone, for a request that is otherwise unreadable."""

    id: Id | None = None


class Done(Value, frozen=True, omit_defaults=True):
    """The answer to an accepted request."""

    ok: object
    id: Id | None = None


class Refused(Value, frozen=True, omit_defaults=True):
    """The answer to a refused request. For an impossible position, `faults` lists all its errors."""

    refused: Refusal
    faults: tuple[Refusal, ...] = ()
    id: Id | None = None
