"""Where the settings of a house come from: the command line, else the environment, else a file.

Whatever `serve` can be told has one name in all three: `--bot-pause`, `VERNISSAGE_BOT_PAUSE`, and in the file
(TOML) `bot-pause`. The tools beside a house read the same file, and take from it where the database is.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from vernissage.cli import startup

SETTINGS: Final[dict[str, type]] = {
    "host": str,
    "port": int,
    "database": str,
    "proxies": int,
    "programs": bool,
    "bot-pause": float,
    "bot-limit": float,
    "coach-playouts": int,
    "limits": bool,
    "drafts": bool,
    "game": list,
    "keep-finished": int,
    "keep-abandoned": int,
    "archive": str,
    "redis": str,
    "name": str,
    "takeover": float,
    "local-calls": bool,
    "log": str,
    "telemetry": str,
    "metrics": str,
    "development": str,
}
"""All there are, and what each is in the file."""
_CALLED: Final = {
    str: "a text in quotes",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    list: "a list of texts in quotes",
}


def variable(name: str) -> str:
    """What this setting is called in the environment."""
    return f"VERNISSAGE_{name.upper().replace('-', '_')}"


def option(name: str, help_: str, **more: Any) -> Any:  # noqa: ANN401 - Typer's own
    """A setting of a house, as an option of a command."""
    assert name in SETTINGS, name
    return typer.Option(envvar=variable(name), show_envvar=False, help=help_, **more)


def address(said: str) -> tuple[str, int]:
    """Host and port, as they are said for the second address of a house."""
    host, _, port = said.rpartition(":")
    if not host or not port.isascii() or not port.isdigit():
        startup.stop(f"--metrics wants a host and a port, like 127.0.0.1:8001, and not {said}.")
    return host.strip("[]"), int(port)


def own_database() -> str:
    """Where everything is kept unless somebody says otherwise: a file in a folder of the user's own."""
    folder = Path(typer.get_app_dir("vernissage"))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and seat keys lie there
    except OSError as error:
        startup.stop(
            f"Games are kept in {folder}, which can't be made: {error.strerror}. Say another --database."
        )
    return f"sqlite:///{folder / 'house.db'}"


def read(file: Path) -> dict[str, Any]:
    """The settings in this file. Whatever is wrong with it is said in a sentence."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        startup.stop(f"The settings in {file} can't be read: {why}.")
    for name, value in found.items():
        if name not in SETTINGS:
            startup.stop(f"{file}: there is no setting {name!r}. There are: {', '.join(SETTINGS)}.")
        if not _is(value, SETTINGS[name]):
            startup.stop(f"{file}: {name} is {_CALLED[SETTINGS[name]]}, not {value!r}.")
    return found


def _is(value: object, wanted: type) -> bool:
    if isinstance(value, list):
        return wanted is list and all(isinstance(each, str) for each in value)
    # True is a number to Python, but nobody means that.
    return type(value) is wanted or (wanted is float and type(value) is int)


def _use(context: typer.Context, file: Path | None) -> Path | None:
    """What the file says counts where nothing else does."""
    if file is not None:
        context.default_map = {name.replace("-", "_"): value for name, value in read(file).items()}
    return file


SettingsFile = Annotated[
    Path | None,
    typer.Option(
        "--settings",
        envvar=variable("settings"),
        show_envvar=False,
        help="A file with settings, in TOML.",
        is_eager=True,
        callback=_use,
        show_default=False,
    ),
]
Database = Annotated[
    str | None, option("database", "The database: a URL. Default: a file of your own.", show_default=False)
]
