"""The settings of a server: from the command line, else the environment, else a file.

Every setting of `serve` has one name in all three: `--bot-pause`, `VERNISSAGE_BOT_PAUSE`, and `bot-pause` in
the TOML file. The administration commands read the database's address from the same file.
"""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from vernissage.cli import startup
from vernissage.server.platform.chance import Chance

SETTINGS: Final[dict[str, type]] = {
    "host": str,
    "port": int,
    "database": str,
    "https": bool,
    "certificate": str,
    "key": str,
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
"""All settings, each with its type in the settings file."""
_CALLED: Final = {
    str: "a text in quotes",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    list: "a list of texts in quotes",
}


def variable(name: str) -> str:
    """Returns the name of the environment variable for this setting."""
    return f"VERNISSAGE_{name.upper().replace('-', '_')}"


def option(name: str, help_: str, **more: Any) -> Any:  # noqa: ANN401 - Typer's own
    """Returns a Typer option for this setting, with its environment variable."""
    assert name in SETTINGS, name
    return typer.Option(envvar=variable(name), show_envvar=False, help=help_, **more)


def address(said: str) -> tuple[str, int]:
    """Returns the host and port in the value of `--metrics`. Exits if it has another form."""
    host, _, port = said.rpartition(":")
    if not host or not port.isascii() or not port.isdigit():
        startup.stop(f"--metrics needs a host and a port, like 127.0.0.1:8001, not {said}.")
    return host.strip("[]"), int(port)


def chance(context: typer.Context) -> Chance:
    """Returns the source of randomness that was passed to `cli.main`; by default, the system's."""
    return context.find_object(Chance) or Chance()


def own_database() -> str:
    """Returns the URL of the default database: a file in the user's own folder."""
    folder = Path(typer.get_app_dir("vernissage"))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds seeds and seat keys
    except OSError as error:
        startup.stop(
            f"Games go to {folder}, which can't be created: {error.strerror}. Choose another --database."
        )
    return f"sqlite:///{folder / 'house.db'}"


def read(file: Path) -> dict[str, Any]:
    """Returns the settings in this file. Prints an error in one line and exits with code 2 if it is wrong."""
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
    # In Python, True is an int, so types are compared exactly.
    return type(value) is wanted or (wanted is float and type(value) is int)


def _use(context: typer.Context, file: Path | None) -> Path | None:
    """Makes the settings in this file the defaults of the other options."""
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
    str,
    option(
        "database",
        "The database: a URL. Default: a file of your own.",
        show_default=False,
        callback=lambda said: said or own_database(),
    ),
]
