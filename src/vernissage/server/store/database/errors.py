"""The store's exceptions, which do not depend on the kind of database."""

from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError


class Taken(Exception):  # noqa: N818 - reads well: `except Taken`
    """Raised when a code, input number or token already exists."""


class Missing(Exception):  # noqa: N818 - reads well
    """Raised when a guest, a table or the preceding input does not exist."""


class Outdated(Exception):  # noqa: N818 - reads well
    """Raised when somebody else has changed the row since it was read."""


class NotHome(Outdated):
    """Raised when another process serves this table now, so that this one may not write to it."""


class Gone(Outdated):
    """Raised when the table, or a guest named in the change, has been deleted meanwhile."""


class InUse(SQLAlchemyError):  # noqa: N818 - reads well
    """Raised when another server has this database open. The message names the process.

    It can also happen during play, after the connection was lost. Then nothing can be stored.
    """


class Lost(SQLAlchemyError):  # noqa: N818 - reads well
    """Raised when the opened file no longer exists, so that nothing written to it would last."""


class NewerDatabase(Exception):  # noqa: N818 - reads well
    """Raised when a newer version has written this database, which this version would not understand."""


class OlderDatabase(Exception):  # noqa: N818 - reads well
    """Raised when an older version has written this database and it has not been migrated yet."""


class NoDatabase(Exception):  # noqa: N818 - reads well
    """Raised when the database file does not exist."""


class NotEmpty(Exception):  # noqa: N818 - reads well
    """Raised when the target database already has data. The message names a table."""


class NoFile(Exception):  # noqa: N818 - reads well
    """Raised when a database is not a file. The database server has its own tools for the task."""


class Unsound(Exception):  # noqa: N818 - reads well
    """Raised when a file or a copy is damaged. The message describes the damage."""


# SQLite's error names, and the SQLSTATE codes of PostgreSQL's drivers.
_MEANING: Final[dict[str, type[Taken | Missing]]] = {
    "SQLITE_CONSTRAINT_PRIMARYKEY": Taken,
    "SQLITE_CONSTRAINT_UNIQUE": Taken,
    "SQLITE_CONSTRAINT_FOREIGNKEY": Missing,
    "23505": Taken,
    "23503": Missing,
}


def meaning(error: IntegrityError) -> Exception:
    """Returns the store's exception for a broken constraint; `error` itself if the store has none for it."""
    names = (getattr(error.orig, field, None) for field in ("sqlite_errorname", "sqlstate"))
    found = next((_MEANING[name] for name in names if name in _MEANING), None)
    return error if found is None else found(str(error.orig))
