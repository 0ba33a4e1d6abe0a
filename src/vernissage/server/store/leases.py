"""Which process is the home of a table, where several serve tables from one PostgreSQL.

Each says again and again that it is alive (`beat`): one row, however many tables it has. A table belongs to
whoever took it, until its holder is late with that and somebody else takes it. All times are the database's
own, so it does not matter how the clocks of the machines differ.

That somebody is alive is only a hint; what counts is the epoch. It grows whenever a table is taken, and is
compared in the same transaction as whatever is kept (`append_at_home`, `refuse_elsewhere`): the row of the
lease stays as it is until that transaction ends. So a process that hung, and does not know how late it is,
can keep nothing at a table that has another home by now, even if nobody has moved there since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    String,
    bindparam,
    delete,
    exists,
    extract,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql

from vernissage.server.store import inputs, schema
from vernissage.server.store.database.errors import NotHome
from vernissage.server.store.inputs import Input
from vernissage.server.store.rows import Lease, Pulse

NOBODY: Final = ""
_holders, _leases = schema.holders, schema.leases
_now = extract("epoch", func.clock_timestamp())
_lives = _leases.c.holder.in_(select(_holders.c.name).where(_holders.c.until > _now))


_LEFT: Final = select(_holders.c.name, _holders.c.until - _now)


class InputAtHome(Input):
    """An input, and the lease under which it is kept."""

    in_holder: str
    in_epoch: int


def row(lease: Lease, number: int, entry: bytes) -> InputAtHome:
    return {**inputs.row(lease.code, number, entry), "in_holder": lease.holder, "in_epoch": lease.epoch}


def _held(code: Any, holder: Any, epoch: Any) -> ColumnElement[bool]:  # noqa: ANN401 - a value, or where one goes
    """Locked until the transaction ends: nobody takes the table between the look and the commit."""
    lease = select(_leases.c.code).where(
        _leases.c.code == code, _leases.c.holder == holder, _leases.c.epoch == epoch
    )
    return exists(lease.with_for_update(read=True))


_APPEND: Final = insert(schema.inputs).from_select(
    ["code", "number", "entry"],
    inputs.FITTING.where(
        _held(
            bindparam("in_code", type_=String),
            bindparam("in_holder", type_=String),
            bindparam("in_epoch", type_=Integer),
        )
    ),
)


def beat(connection: Connection, holder: str, seconds: float) -> Pulse:
    """This process is alive, and is believed to be for so long. Who was, just before."""
    left = {name: float(rest) for name, rest in connection.execute(_LEFT)}
    until = {"name": holder, "until": _now + seconds}
    here = postgresql.insert(_holders).values(until)
    connection.execute(
        here.on_conflict_do_update(index_elements=["name"], set_={"until": here.excluded.until})
    )
    return Pulse(left.get(holder, 0.0), frozenset({holder, *(name for name in left if left[name] > 0)}))


def take(connection: Connection, code: str, holder: str) -> Lease | None:
    """This process is the table's home from now on; None while another one that is alive is.

    Taken once more by the same process, what it held before is worth nothing.
    """
    new = postgresql.insert(_leases).values(code=code, holder=holder, epoch=1)
    again = new.on_conflict_do_update(
        index_elements=["code"],
        set_={"holder": new.excluded.holder, "epoch": _leases.c.epoch + 1},
        where=(_leases.c.holder == holder) | ~_lives,
    )
    epoch = connection.scalar(again.returning(_leases.c.epoch))
    return None if epoch is None else Lease(code, holder, epoch)


def home_of(connection: Connection, code: str) -> Lease | None:
    """The lease of the process that serves this table; None if there is none that is alive."""
    found = connection.execute(select(_leases).where(_leases.c.code == code, _lives)).mappings().first()
    return None if found is None else Lease(**found)


def awake(connection: Connection, codes: Sequence[str]) -> set[str]:
    """Those of these tables that some process serves now."""
    return set(connection.scalars(select(_leases.c.code).where(_leases.c.code.in_(codes), _lives)))


def held(connection: Connection, holder: str) -> dict[str, int]:
    """The tables whose home this process is, and the epoch of each lease."""
    mine = select(_leases.c.code, _leases.c.epoch).where(_leases.c.holder == holder)
    return {row.code: row.epoch for row in connection.execute(mine)}


def hand_back(connection: Connection, lease: Lease) -> None:
    """Anyone may take this table at once. Nothing happens if somebody has."""
    mine = _leases.c.code == lease.code, _leases.c.holder == lease.holder, _leases.c.epoch == lease.epoch
    connection.execute(update(_leases).where(*mine).values(holder=NOBODY))


def leave(connection: Connection, holder: str) -> None:
    """This process ends: all its tables are there for others at once."""
    connection.execute(update(_leases).where(_leases.c.holder == holder).values(holder=NOBODY))
    connection.execute(delete(_holders).where(_holders.c.name == holder))


def refuse_elsewhere(connection: Connection, lease: Lease) -> None:
    """Raises `NotHome` unless this lease holds, and goes on to hold until the transaction ends."""
    if not connection.scalar(select(_held(lease.code, lease.holder, lease.epoch))):
        message = f"table {lease.code!r} has another home"
        raise NotHome(message)


def append_at_home(connection: Connection, rows: list[InputAtHome]) -> None:
    """As `inputs.append`, each only if its lease holds."""
    if inputs.insert_all(connection, _APPEND, rows) == len(rows):
        return
    for each in rows:
        refuse_elsewhere(connection, Lease(each["in_code"], each["in_holder"], each["in_epoch"]))
    raise inputs.missing(rows)
