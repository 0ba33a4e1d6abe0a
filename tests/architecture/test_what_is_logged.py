"""Every line that a server can log is on this list, with its arguments.

An evening produces only some of them (tests/server/beside.py); the others are found in the source.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.architecture.imports import SRC, nodes, python_files

LEVELS: Final = {"debug", "info", "warning", "error", "exception", "critical", "log"}
LOGGERS: Final = {"log", "logger", "_ours", "logging"}
MAY_BE_WRITTEN: Final = {
    "cli/logs.py: 'Vernissage is open: http://127.0.0.1:%d', port",
    "server/workers/bot_pool.py: 'a bot could not answer'",
    "server/notify/calls.py: 'somebody could not be called: %s', type(error).__name__",
    "server/workers/jobs.py: 'a job failed'",
    "server/workers/pool.py: 'a process of the bots was lost, and another takes its place'",
    "server/cluster/transport.py: 'Redis answers again'",
    "server/cluster/transport.py: 'Redis does not answer: %s', error",
    "server/cluster/transport.py: 'mail could not be dealt with'",
    "server/cluster/node.py: 'a heartbeat failed'",
    "server/cluster/table_proxy.py: 'a table could not be found'",
    (
        "server/operations/moderation.py: "
        "'the file is too large, or the disk too full, to erase deleted data from it'"
    ),
    "server/tables/mailbox.py: 'a letter could not be dealt with'",
    "server/history/mementos.py: 'a finished game could not be remembered'",
    "server/tables/registry.py: 'a table is damaged (%s) after %d sound inputs', found.reason, found.sound",
    "server/pages/link_previews.py: 'a picture could not be drawn'",
    "server/store/database/writer.py: 'everything is kept again'",
    "server/store/database/writer.py: 'nothing can be kept: %s', trouble.partition('\\n')[0]",
    "server/tables/table.py: 'a bot could not be asked'",
    "server/tables/table.py: 'a hint could not be given'",
    (
        "server/tables/table.py: logging.INFO if usual else logging.WARNING, "
        "'another process has changed a table'"
    ),
    "server/operations/telemetry.py: LOST if is_lost else FOUND",
    "server/operations/retention.py: '%d unused tables were removed', gone",
    "server/operations/retention.py: 'old tables could not be deleted: %s', why",
}
"""None of them identifies a guest, a table or an address, or quotes what somebody said."""


def written(path: Path, root: Path) -> Iterator[str]:
    """Yields what this file may log."""
    for node in nodes(path):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=logger), attr=level), args=args) if (
                logger in LOGGERS and level in LEVELS
            ):
                said = ", ".join(ast.unparse(each) for each in (*args, *(key.value for key in node.keywords)))
                yield f"{path.relative_to(root).as_posix()}: {said}"


def test_every_line_of_the_log_is_on_the_list() -> None:
    assert {line for path in python_files(SRC) for line in written(path, SRC)} == MAY_BE_WRITTEN


def test_loggers_have_the_names_by_which_they_are_found() -> None:
    named = {
        node.targets[0].id
        for path in python_files(SRC)
        for node in nodes(path)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and "getLogger(" in ast.unparse(node.value)
    }
    assert named <= LOGGERS


def test_a_line_that_names_a_guest_is_found(tmp_path: Path) -> None:
    file = tmp_path / "session.py"
    file.write_text('log.info("%s comes", visit.guest.id)\n', encoding="utf-8")
    assert [*written(file, tmp_path)] == ["session.py: '%s comes', visit.guest.id"]
