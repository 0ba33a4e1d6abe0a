"""Ratings in the database, for guests who asked for one."""

from sqlalchemy import Connection, delete, insert, select, update

from vernissage.server.store import schema
from vernissage.server.store.database.engine import insert_once
from vernissage.server.store.rating_model import FIRST, Skill, after
from vernissage.server.store.rows import Rating
from vernissage.table.rows import Contest

_TABLE, _ASKED = schema.ratings, schema.rated_guests


def keep(connection: Connection, guest_id: str, since: float | None) -> None:
    """Starts rating this guest. With None, stops it and deletes their ratings."""
    if since is not None:
        insert_once(connection, _ASKED, {"guest": guest_id, "since": since})
        return
    for table in (_ASKED, _TABLE):
        connection.execute(delete(table).where(table.c.guest == guest_id))


def wanted_by(connection: Connection, guest_id: str) -> bool:
    """Returns whether this guest asked to be rated."""
    return connection.scalar(select(_ASKED.c.guest).where(_ASKED.c.guest == guest_id)) is not None


def of_guest(connection: Connection, guest_id: str) -> list[Rating] | None:
    """Returns the guest's ratings, sorted by game; None if they did not ask for ratings."""
    if not wanted_by(connection, guest_id):
        return None
    mine = select(*_TABLE.c["game", "mean", "spread", "games"]).where(_TABLE.c.guest == guest_id)
    return [Rating(**row) for row in connection.execute(mine.order_by(_TABLE.c.game)).mappings()]


def count(connection: Connection, contest: Contest | None) -> None:
    """Updates the ratings after a contest, if everyone in it wants to be rated.

    It runs in the transaction of the input that ended the contest, so each contest counts once. Two processes
    may end games of the same guest at once, so rows are locked in a fixed order to avoid deadlocks.
    """
    if contest is None:
        return
    wanted = select(_ASKED.c.guest).where(_ASKED.c.guest.in_(contest.people)).order_by(_ASKED.c.guest)
    if set(connection.scalars(wanted.with_for_update())) != set(contest.people):
        return
    guests = sorted(contest.places)
    known = {guest: rating for guest in guests if (rating := _of(connection, guest, contest.game))}
    skills = [Skill(known[guest].mean, known[guest].spread) if guest in known else FIRST for guest in guests]
    found = after(skills, [contest.places[guest] for guest in guests])
    for guest, skill in zip(guests, found, strict=True):
        values = {"mean": skill.mean, "spread": skill.spread}
        if guest in known:
            here = update(_TABLE).where(_TABLE.c.guest == guest, _TABLE.c.game == contest.game)
            connection.execute(here.values(games=_TABLE.c.games + 1, **values))
        else:
            connection.execute(insert(_TABLE), {"guest": guest, "game": contest.game, "games": 1, **values})


def _of(connection: Connection, guest_id: str, game: str) -> Rating | None:
    mine = select(*_TABLE.c["game", "mean", "spread", "games"]).where(
        _TABLE.c.guest == guest_id, _TABLE.c.game == game
    )
    row = connection.execute(mine).mappings().first()
    return None if row is None else Rating(**row)
