"""Leases: which process serves a table, when several servers share one PostgreSQL.

Each process sends a heartbeat (`beat`): one row, however many tables it serves. A process holds the lease of
a table until it is late with its heartbeat and another process takes the table. All times are the database's
own, so clock differences between machines don't matter.

The heartbeat is only a hint; the epoch of a lease decides. It grows whenever a table is taken, and every
write compares it in its own transaction (`append_at_home`, `refuse_elsewhere`), with the lease's row locked
until the transaction ends. So a process that hung and has lost a table cannot write to it, even if nobody has
made a move there since.
"""

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
    """An input and the lease under which it is stored."""

    in_holder: str
    in_epoch: int


def row(lease: Lease, number: int, entry: bytes) -> InputAtHome:
    return {**inputs.row(lease.code, number, entry), "in_holder": lease.holder, "in_epoch": lease.epoch}


def _held(code: Any, holder: Any, epoch: Any) -> ColumnElement[bool]:  # noqa: ANN401 - a value or a parameter
    """Returns the condition that a lease is held. It locks the lease until the transaction ends."""
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
    """Records that this process is alive for the given number of seconds.

    Returns the time that it had left, and the names of all live processes.
    """
    left = {name: float(rest) for name, rest in connection.execute(_LEFT)}
    until = {"name": holder, "until": _now + seconds}
    here = postgresql.insert(_holders).values(until)
    connection.execute(
        here.on_conflict_do_update(index_elements=["name"], set_={"until": here.excluded.until})
    )
    return Pulse(left.get(holder, 0.0), frozenset({holder, *(name for name in left if left[name] > 0)}))


def take(connection: Connection, code: str, holder: str) -> Lease | None:
    """Takes the lease of a table; returns None while another live process holds it.

    If this process already holds a lease of the table, that lease becomes invalid.
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
    """Returns the lease of the live process that serves this table, or None."""
    found = connection.execute(select(_leases).where(_leases.c.code == code, _lives)).mappings().first()
    return None if found is None else Lease(**found)


def awake(connection: Connection, codes: Sequence[str]) -> set[str]:
    """Returns those of the given codes whose tables a live process serves now."""
    return set(connection.scalars(select(_leases.c.code).where(_leases.c.code.in_(codes), _lives)))


def held(connection: Connection, holder: str) -> dict[str, int]:
    """Returns the epochs of this process's leases, by table."""
    mine = select(_leases.c.code, _leases.c.epoch).where(_leases.c.holder == holder)
    return {row.code: row.epoch for row in connection.execute(mine)}


def hand_back(connection: Connection, lease: Lease) -> None:
    """Releases a lease, so that any process can take the table at once.

    Does nothing if the lease is no longer held.
    """
    mine = _leases.c.code == lease.code, _leases.c.holder == lease.holder, _leases.c.epoch == lease.epoch
    connection.execute(update(_leases).where(*mine).values(holder=NOBODY))


def leave(connection: Connection, holder: str) -> None:
    """Releases all leases of this process and deletes its heartbeat. Called when the process ends."""
    connection.execute(update(_leases).where(_leases.c.holder == holder).values(holder=NOBODY))
    connection.execute(delete(_holders).where(_holders.c.name == holder))


def refuse_elsewhere(connection: Connection, lease: Lease) -> None:
    """Raises `NotHome` unless this lease is held. Otherwise locks it until the transaction ends."""
    if not connection.scalar(select(_held(lease.code, lease.holder, lease.epoch))):
        raise NotHome(f"another process serves table {lease.code!r}")


def append_at_home(connection: Connection, rows: list[InputAtHome]) -> None:
    """Like `inputs.append`, but stores each input only if its lease is held."""
    if inputs.insert_all(connection, _APPEND, rows) == len(rows):
        return
    for each in rows:
        refuse_elsewhere(connection, Lease(each["in_code"], each["in_holder"], each["in_epoch"]))
    raise inputs.missing(rows)
