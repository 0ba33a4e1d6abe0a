"""What can be asked of the referee: one JSON object per line, `{"do": "submit", "seat": 1, ...}`.

The families say what a request needs before it can be answered: nothing, a game, a running match,
one of its seats, or somebody who looks at it. docs/referee.md tells the same in words.

What depends on the game (options, moves, states) is kept raw here and read once the game is known.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, Viewer
from vernissage.core.value import Value, kebab

# An id comes back as it was sent, so it must be a number that every language reads the same.
Id: TypeAlias = (
    Annotated[str, msgspec.Meta(max_length=256)] | Annotated[int, msgspec.Meta(gt=-(2**53), lt=2**53)]
)
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
NOTHING = Raw(b"{}")


class Request(Value, frozen=True, kw_only=True, tag_field="do", tag=kebab):
    """Any request may have an id; its answer has the same."""

    id: Id | None = None


class Hello(Request, frozen=True):
    """Who is there, and which protocol is spoken?"""


class Games(Request, frozen=True):
    """Which games are there?"""


class Quit(Request, frozen=True):
    """Goodbye."""


class OfGame(Request, frozen=True):
    """About a game, whether or not one is being played."""

    game: str


class Options(OfGame, frozen=True):
    """Which options does it have?"""


class Beginning(OfGame, frozen=True, kw_only=True):
    """A new match, which takes the place of the one before. Without a seed, chance gives one."""

    seed: str | None = None


class New(Beginning, frozen=True, kw_only=True):
    """Deal."""

    options: Raw = NOTHING


class Setup(Beginning, frozen=True, kw_only=True):
    """Begin with a position that may have gaps."""

    options: Raw = NOTHING
    position: Raw = NOTHING


class Load(Beginning, frozen=True, kw_only=True):
    """Begin with a whole state."""

    state: Raw


class Replay(Request, frozen=True):
    """Play a record again and go on from there."""

    record: Raw


class OfMatch(Request, frozen=True):
    """About the match being played."""


class State(OfMatch, frozen=True):
    """The whole truth."""


class ToMove(OfMatch, frozen=True):
    """Who owes a decision?"""


class Outcome(OfMatch, frozen=True):
    """How did it end?"""


class Record(OfMatch, frozen=True):
    """All that led here, the seed included."""


class Reveal(OfMatch, frozen=True):
    """The seed."""


class OfViewer(OfMatch, frozen=True, kw_only=True):
    """What one viewer may know: a seat, or null for the public."""

    viewer: Viewer = None


class View(OfViewer, frozen=True):
    """What lies on the table now."""


class Preview(OfViewer, frozen=True):
    """What this viewer may foresee, in games that tell."""


class Sight(OfViewer, frozen=True):
    """All that this viewer is told."""


class Events(OfViewer, frozen=True, kw_only=True):
    """What happened after so many inputs."""

    since: Count = 0


class OfSeat(OfMatch, frozen=True):
    """About one seat."""

    seat: Seat


class Offers(OfSeat, frozen=True):
    """What may this seat do?"""


class Submit(OfSeat, frozen=True, kw_only=True):
    """This seat answers a question: the one it is being asked, unless another is named."""

    move: Raw
    question: Count | None = None


class TimeOut(OfSeat, frozen=True, kw_only=True):
    """This seat's clock ran out."""

    question: Count | None = None


class Resign(OfSeat, frozen=True):
    """Whoever sat here leaves for good."""


class TakeBack(OfSeat, frozen=True):
    """This seat's last move is undone, if it has told nobody anything."""


class TakeOver(OfSeat, frozen=True):
    """Somebody else answers for this seat."""

    by: str


class Judge(OfSeat, frozen=True):
    """The game ended in a tie, and somebody impartial has chosen this seat."""


class Outvote(OfSeat, frozen=True):
    """The game ended in a tie of three or more, and somebody impartial prefers others of them."""


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
    """The id of a request that can't be read otherwise."""

    id: Id | None = None


class Done(Value, frozen=True, omit_defaults=True):
    """The answer."""

    ok: object
    id: Id | None = None


class Refused(Value, frozen=True, omit_defaults=True):
    """Why there is none. Of a position that can't be, `faults` is everything that is wrong with it."""

    refused: Refusal
    faults: tuple[Refusal, ...] = ()
    id: Id | None = None
