"""Circles (groups of people who play together) in the database: members, tables, results."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from vernissage.server.store import schema, tables
from vernissage.server.store.database.engine import insert_once
from vernissage.server.store.rows import Circle
from vernissage.table.rows import Member, TableRow

Joined: TypeAlias = Literal["in", "full", "too-many", "unknown"]
"""The result of an attempt to join a circle."""

MOST_PEOPLE: Final = 24
"""The maximum number of members of a circle, including invited people."""
MOST_CIRCLES: Final = 20
"""The maximum number of circles that a guest can be in."""

_CIRCLES, _PEOPLE, _TABLES = schema.circles, schema.circle_people, schema.circle_tables
_MEMBER = select(
    *_PEOPLE.c["circle", "guest", "since", "invited", "comes"], *schema.guests.c["name", "portrait"]
).join(schema.guests)


def add(
    connection: Connection, circle: Circle, maker: str, asked: Sequence[str] = (), code: str = ""
) -> Joined:
    """Creates a circle with the member `maker`, and invites `asked`. `code` is their table, if any."""
    if _is_in_many(connection, maker):
        return "too-many"
    connection.execute(insert(_CIRCLES), msgspec.structs.asdict(circle))
    _put(connection, circle, maker, invited=False)
    for guest in asked[: MOST_PEOPLE - 1]:
        _put(connection, circle, guest, invited=True)
    if code:
        found = tables.with_code(connection, code)
        meet(connection, circle.id, found[0])
    return "in"


def find(connection: Connection, circle_id: str) -> Circle | None:
    row = connection.execute(select(_CIRCLES).where(_CIRCLES.c.id == circle_id)).mappings().first()
    return None if row is None else Circle(**row)


def people(connection: Connection, *circle_ids: str) -> dict[str, list[Member]]:
    """Returns the members of each circle, including invited people, in the order they joined."""
    found: defaultdict[str, list[Member]] = defaultdict(list)
    some = _MEMBER.where(_PEOPLE.c.circle.in_(circle_ids)).order_by(_PEOPLE.c.since, _PEOPLE.c.guest)
    for row in connection.execute(some).mappings():
        found[row["circle"]].append(Member(**row))
    return dict(found)


def of_guest(connection: Connection, guest_id: str) -> list[Circle]:
    """Returns the circles of this guest, including invitations, the latest first."""
    mine = select(_CIRCLES).join(_PEOPLE).where(_PEOPLE.c.guest == guest_id)
    return [Circle(**row) for row in connection.execute(mine.order_by(_PEOPLE.c.since.desc())).mappings()]


def at_table(connection: Connection, code: str, guest_id: str) -> list[Circle]:
    """Returns the circles of this guest that have met at this table."""
    met = set(connection.scalars(select(_TABLES.c.circle).where(_TABLES.c.code == code)))
    return [circle for circle in of_guest(connection, guest_id) if circle.id in met] if met else []


def join(connection: Connection, circle_id: str, guest_id: str, now: float) -> Joined:
    """Adds this guest to the circle. The circle is locked, so concurrent joins happen one after the other."""
    circle = _held(connection, circle_id)
    if circle is None:
        return "unknown"
    there = {each.guest: each for each in people(connection, circle_id).get(circle_id, ())}
    if guest_id in there and not there[guest_id].invited:
        return "in"
    if guest_id not in there and len(there) >= MOST_PEOPLE:
        return "full"
    if _is_in_many(connection, guest_id):
        return "too-many"
    _go(connection, circle_id, guest_id)
    _put(connection, msgspec.structs.replace(circle, made=now), guest_id, invited=False)
    return "in"


def leave(connection: Connection, circle_id: str, guest_id: str) -> None:
    """Removes this guest, or their invitation. Deletes the circle if no member is left."""
    if _held(connection, circle_id) is None:
        return
    _go(connection, circle_id, guest_id)
    left = people(connection, circle_id).get(circle_id, ())
    if all(each.invited for each in left):
        for table in (_PEOPLE, _TABLES):
            connection.execute(delete(table).where(table.c.circle == circle_id))
        connection.execute(delete(_CIRCLES).where(_CIRCLES.c.id == circle_id))


def rename(connection: Connection, circle_id: str, name: str) -> None:
    connection.execute(update(_CIRCLES).where(_CIRCLES.c.id == circle_id).values(name=name))


def renew(connection: Connection, circle_id: str, key: str) -> None:
    """Changes the circle's key. The old key stops working."""
    connection.execute(update(_CIRCLES).where(_CIRCLES.c.id == circle_id).values(key=key))


def agree(connection: Connection, circle_id: str, evening: float | None) -> None:
    """Records when the circle meets next, if it is known. Answers about another evening no longer count."""
    connection.execute(update(_CIRCLES).where(_CIRCLES.c.id == circle_id).values(evening=evening))


def come(connection: Connection, circle_id: str, guest_id: str, evening: float | None) -> None:
    """Records which evening the guest will attend; None if they will not come."""
    mine = update(_PEOPLE).where(_PEOPLE.c.circle == circle_id, _PEOPLE.c.guest == guest_id)
    connection.execute(mine.values(comes=evening))


def meet(connection: Connection, circle_id: str, row: TableRow) -> None:
    """Records that the circle meets at the table of `row`."""
    insert_once(connection, _TABLES, {"circle": circle_id, "code": row.code, "made": row.made})


def follow(connection: Connection, code: str, row: TableRow) -> None:
    """Links the table `row` to every circle that met at the table `code` before it."""
    for circle_id in connection.scalars(select(_TABLES.c.circle).where(_TABLES.c.code == code)).all():
        meet(connection, circle_id, row)


def forget(connection: Connection, guest_id: str) -> None:
    """Removes a guest from all circles."""
    for circle in of_guest(connection, guest_id):
        leave(connection, circle.id, guest_id)


def _held(connection: Connection, circle_id: str) -> Circle | None:
    """Returns the circle with a row lock, so that nobody else changes its members meanwhile."""
    here = select(_CIRCLES).where(_CIRCLES.c.id == circle_id).with_for_update()
    row = connection.execute(here).mappings().first()
    return None if row is None else Circle(**row)


def _put(connection: Connection, circle: Circle, guest_id: str, *, invited: bool) -> None:
    row = {"circle": circle.id, "guest": guest_id, "since": circle.made, "invited": invited}
    connection.execute(insert(_PEOPLE), row)


def _go(connection: Connection, circle_id: str, guest_id: str) -> None:
    connection.execute(delete(_PEOPLE).where(_PEOPLE.c.circle == circle_id, _PEOPLE.c.guest == guest_id))


def _is_in_many(connection: Connection, guest_id: str) -> bool:
    mine = select(func.count()).select_from(_PEOPLE).where(_PEOPLE.c.guest == guest_id)
    return (connection.scalar(mine.where(~_PEOPLE.c.invited)) or 0) >= MOST_CIRCLES
