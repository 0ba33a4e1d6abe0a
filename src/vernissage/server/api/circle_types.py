"""Circles over HTTP, as types: what is asked, and what a circle's page shows."""

from typing import Annotated

import msgspec
from msgspec import Meta

from vernissage.server.api.http_types import TableCard
from vernissage.server.history.meetings import Evening, GameTally

CircleName = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(max_length=100)]


class NewCircle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a new circle. If a table is named, the people who sit there are invited."""

    name: CircleName
    table: Annotated[str, Meta(max_length=10)] = ""


class RenameCircle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: CircleName


class CircleKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key from the link to a circle; empty for people who were invited."""

    key: Key = ""


class AgreeEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request for the circle's next evening."""

    at: float | None
    """When it begins, in seconds since 1970; null to call it off."""


class AnswerEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A member's answer to an evening."""

    at: float
    """The evening that the answer is about. Only an answer about the next evening counts."""
    comes: bool


class NextGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a new table for the members of a circle."""

    game: Annotated[str, Meta(max_length=40)]


class CircleId(msgspec.Struct, frozen=True):
    """The id of a new circle."""

    id: str


class NextEvening(msgspec.Struct, frozen=True):
    """The next evening of a circle, and who will attend."""

    at: float
    """When it begins, in seconds since 1970."""
    coming: list[str]
    """The names of the others who have said that they will attend."""
    you: bool
    """Whether the guest has said that they will attend."""


class CircleFace(msgspec.Struct, frozen=True):
    """A member of a circle, as seen by people who are not in it yet."""

    name: str
    portrait: str


class CircleCard(msgspec.Struct, frozen=True):
    """A circle in a list, or as an invitation."""

    id: str
    name: str
    people: list[CircleFace]
    invited: bool
    """Whether the guest is not a member and may join."""
    evening: NextEvening | None
    """The next evening; null if there is none, or the guest is not a member."""


class CircleCards(msgspec.Struct, frozen=True):
    circles: list[CircleCard]
    """The guest's circles. The circle joined last comes first."""


class CirclePerson(msgspec.Struct, frozen=True):
    """A member of a circle. Other parts of the page refer to members by their index in this list."""

    name: str
    portrait: str
    evenings: int
    """How many evenings this person has won."""
    played: float | None
    """When their last game in this circle ended, in seconds since 1970; null if there was none."""


class CirclePage(msgspec.Struct, frozen=True):
    """The page of a circle, as its members see it."""

    id: str
    name: str
    made: float
    """When the circle was created, in seconds since 1970."""
    key: str
    """The key of the link by which people join."""
    you: int
    people: list[CirclePerson]
    """The members, in the order in which they joined."""
    invited: list[CircleFace]
    """People who are invited and have not joined yet."""
    tables: list[TableCard]
    """The tables where a game is being prepared or played, the newest first."""
    evening: NextEvening | None
    """The next evening, if somebody has proposed one."""
    evenings: list[Evening]
    """The evenings on which the circle has played, the latest first."""
    tallies: list[GameTally]
