"""Results of daily deals in the database, and their solutions."""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from vernissage.server.store import schema
from vernissage.server.store.database.engine import insert_once
from vernissage.server.store.rows import Day, Finisher
from vernissage.table.rows import Points

_FINISHER = (*schema.guests.c["id", "name", "portrait"], schema.days.c.first)


def score(connection: Connection, points: Points) -> None:
    """Records one more attempt at a daily deal.

    The first of equal scores stays the best. Attempts after giving up don't count.
    """
    table, score = schema.days, points.score
    where = (table.c.game == points.game, table.c.date == points.date, table.c.guest == points.guest)
    # Locked until the transaction ends, because another process may end a game of this guest now.
    here = select(table).where(*where).with_for_update()
    found = connection.execute(here).mappings().first()
    new = Day(points.guest, points.game, points.date, 1, score, score, points.code)
    if found is None and insert_once(connection, table, msgspec.structs.asdict(new)):
        return
    before = Day(**(found or connection.execute(here).mappings().one()))
    if not before.gave_up:
        is_better = score < before.best if points.fewest else score > before.best
        better = {"best": score, "code": points.code} if is_better else {}
        connection.execute(update(table).where(*where).values(tries=before.tries + 1, **better))


def give_up(connection: Connection, guest_id: str, game: str, date: str) -> bool:
    """Records that this guest gave up to see the solution. Returns False if they never tried."""
    table = schema.days
    own = update(table).where(table.c.game == game, table.c.date == date, table.c.guest == guest_id)
    return connection.execute(own.values(gave_up=True)).rowcount > 0


def firsts(connection: Connection, game: str, date: str) -> list[tuple[int, int]]:
    """Returns the scores of first attempts, lowest first, each with the number of guests who had it."""
    table = schema.days
    counted = select(table.c.first, func.count()).where(table.c.game == game, table.c.date == date)
    found = connection.execute(counted.group_by(table.c.first).order_by(table.c.first))
    return [(first, guests) for first, guests in found]


def finishers(connection: Connection, game: str, date: str, limit: int) -> list[Finisher]:
    """Returns up to `limit` guests who finished this daily deal, ordered by name."""
    table, guests = schema.days, schema.guests
    named = select(*_FINISHER).join_from(table, guests)
    of_day = named.where(table.c.game == game, table.c.date == date).order_by(guests.c.name, guests.c.id)
    return [Finisher(*row) for row in connection.execute(of_day.limit(limit))]


def friend(connection: Connection, guest_id: str, game: str, date: str, *, fewest: bool) -> Finisher | None:
    """Returns the best first attempt among the people who share a circle with this guest, if there is one."""
    table, guests = schema.days, schema.guests
    mine, theirs = schema.circle_people.alias("mine"), schema.circle_people.alias("theirs")
    together = (
        select(theirs.c.guest)
        .join_from(theirs, mine, theirs.c.circle == mine.c.circle)
        .where(mine.c.guest == guest_id, theirs.c.guest != guest_id, ~mine.c.invited, ~theirs.c.invited)
    )
    played = (table.c.game == game, table.c.date == date, table.c.guest.in_(together))
    best = table.c.first if fewest else table.c.first.desc()
    named = select(*_FINISHER).join_from(table, guests).where(*played)
    found = connection.execute(named.order_by(best, guests.c.name, guests.c.id).limit(1)).first()
    return None if found is None else Finisher(*found)


def of_day(connection: Connection, game: str, date: str) -> list[Day]:
    """Returns everyone's results in this daily deal."""
    table = schema.days
    played = select(table).where(table.c.game == game, table.c.date == date)
    return [Day(**row) for row in connection.execute(played).mappings()]


def days_of(connection: Connection, guest_id: str, limit: int) -> list[Day]:
    table = schema.days
    newest = select(table).where(table.c.guest == guest_id).order_by(table.c.date.desc(), table.c.game)
    return [Day(**row) for row in connection.execute(newest.limit(limit)).mappings()]


def of_game(connection: Connection, guest_id: str, game: str) -> list[Day]:
    """Returns this guest's results in the daily deals of one game, the earliest first."""
    table = schema.days
    own = select(table).where(table.c.guest == guest_id, table.c.game == game).order_by(table.c.date)
    return [Day(**row) for row in connection.execute(own).mappings()]


def earliest(connection: Connection) -> str:
    """Returns the first known day on which somebody visited, created a table or played; empty if none."""
    columns = (schema.guests.c.made, schema.tables.c.made)
    made = [connection.scalar(select(func.min(column))) for column in columns]
    came = [datetime.fromtimestamp(each, UTC).date().isoformat() for each in made if each is not None]
    played: str | None = connection.scalar(select(func.min(schema.days.c.date)))
    return min([*came, *filter(None, [played])], default="")


def reach(connection: Connection, game: str, date: str, code: str) -> bytes | None:
    """Returns the solver's result for this table, or for the deal if `code` is empty; None if unsolved."""
    table = schema.reaches
    here = (table.c.game == game, table.c.date == date, table.c.code == code)
    found = connection.scalar(select(table.c.doc).where(*here))
    return None if found is None else bytes(found)


def keep_reach(connection: Connection, game: str, date: str, code: str, doc: bytes) -> None:
    """Stores a solver's result, replacing an earlier one."""
    table = schema.reaches
    connection.execute(delete(table).where(table.c.game == game, table.c.date == date, table.c.code == code))
    connection.execute(insert(table), {"game": game, "date": date, "code": code, "doc": doc})
