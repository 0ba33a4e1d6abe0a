"""How the store refuses, the same for every database."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError


class Taken(Exception):  # noqa: N818 - what is wrong, in one word: `except Taken`
    """That is there already: that code, that number of that table, that token."""


class Missing(Exception):  # noqa: N818 - the same
    """What this would change or follow is not there: the guest, the table, the input before."""


class Outdated(Exception):  # noqa: N818 - the same
    """Somebody else has gone on from there: what this would follow is not the latest any more."""


class NotHome(Outdated):
    """Another process is the home of this table by now: whatever this one would keep comes too late."""


class Gone(Outdated):
    """Somebody who is named in it, or the table itself, has been forgotten meanwhile."""


class InUse(SQLAlchemyError):  # noqa: N818 - the same
    """Another house is open on this database. It says which process that is.

    A house that was cut off may hear it while people play: then nothing can be kept.
    """


class Lost(SQLAlchemyError):  # noqa: N818 - the same
    """The file that was opened is not there any more: nothing that is written to it would last."""


class NewerDatabase(Exception):  # noqa: N818 - the same
    """A newer version of the house has written this database; this one would not understand it."""


class OlderDatabase(Exception):  # noqa: N818 - the same
    """An older version of the house has written this database, and none of this version has opened it yet."""


class NoDatabase(Exception):  # noqa: N818 - the same
    """There is no such file."""


class NotEmpty(Exception):  # noqa: N818 - the same
    """Something is kept there already. It says in which table."""


class NoFile(Exception):  # noqa: N818 - the same
    """This database is not a file, and has tools of its own for what was asked."""


class Unsound(Exception):  # noqa: N818 - the same
    """SQLite finds the file damaged. It says where."""


# By SQLite's name of the error, and by the SQLSTATE that PostgreSQL and its drivers use.
_MEANING: Final[dict[str, type[Taken | Missing]]] = {
    "SQLITE_CONSTRAINT_PRIMARYKEY": Taken,
    "SQLITE_CONSTRAINT_UNIQUE": Taken,
    "SQLITE_CONSTRAINT_FOREIGNKEY": Missing,
    "23505": Taken,
    "23503": Missing,
}


def meaning(error: IntegrityError) -> Exception:
    """What a broken constraint says to the caller; any other stays as it is."""
    names = (getattr(error.orig, field, None) for field in ("sqlite_errorname", "sqlstate"))
    found = next((_MEANING[name] for name in names if name in _MEANING), None)
    return error if found is None else found(str(error.orig))
