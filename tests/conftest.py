"""After a run of all tests: which rules of which game are cited by code and by tests."""

from __future__ import annotations

import pytest

from tests.conformance.cited import cited, summary
from tests.play import game_called
from vernissage import catalog


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Only where results are shown, which is never one of several workers; only when everything ran."""
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    terminalreporter.section("rules, and where they are cited")
    for name in catalog.names(with_templates=True):
        info = game_called(name).info
        for line in summary(info.title, cited(catalog.folder(name), info.prefix)):
            terminalreporter.write_line(line)
