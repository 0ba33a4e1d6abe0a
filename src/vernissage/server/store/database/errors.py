"""The store's exceptions, the same for every database."""

from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError


class Taken(Exception):  # noqa: N818 - reads well: `except Taken`
    """The code, input number or token already exists."""


class Missing(Exception):  # noqa: N818 - the same
    """The guest, table or preceding input does not exist."""


class Outdated(Exception):  # noqa: N818 - the same
    """Somebody else has changed this since it was read."""


class NotHome(Outdated):
    """Another process serves this table now, so this one may not write to it."""


class Gone(Outdated):
    """The table, or a guest named in the change, has been deleted meanwhile."""


class InUse(SQLAlchemyError):  # noqa: N818 - the same
    """Another server has this database open. The message says which process.

    It can also happen while people play, after the connection was lost. Then nothing can be stored.
    """


class Lost(SQLAlchemyError):  # noqa: N818 - the same
    """The file that was opened no longer exists, so nothing written to it would last."""


class NewerDatabase(Exception):  # noqa: N818 - the same
    """A newer version has written this database, and this version would not understand it."""


class OlderDatabase(Exception):  # noqa: N818 - the same
    """An older version has written this database, and it has not been migrated yet."""


class NoDatabase(Exception):  # noqa: N818 - the same
    """The database file does not exist."""


class NotEmpty(Exception):  # noqa: N818 - the same
    """The target database already has data. The message names a table."""


class NoFile(Exception):  # noqa: N818 - the same
    """This database is not a file. Its own tools do what was asked."""


class Unsound(Exception):  # noqa: N818 - the same
    """The file is damaged. The message says where."""


# SQLite's error names, and the SQLSTATE codes of PostgreSQL's drivers.
_MEANING: Final[dict[str, type[Taken | Missing]]] = {
    "SQLITE_CONSTRAINT_PRIMARYKEY": Taken,
    "SQLITE_CONSTRAINT_UNIQUE": Taken,
    "SQLITE_CONSTRAINT_FOREIGNKEY": Missing,
    "23505": Taken,
    "23503": Missing,
}


def meaning(error: IntegrityError) -> Exception:
    """Returns the store's exception for a broken constraint, or the error itself."""
    names = (getattr(error.orig, field, None) for field in ("sqlite_errorname", "sqlstate"))
    found = next((_MEANING[name] for name in names if name in _MEANING), None)
    return error if found is None else found(str(error.orig))
