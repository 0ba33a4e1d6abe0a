"""Parametrises the conformance tests: a test that takes `table` runs once for each table."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.conformance.advice import advice
from tests.conformance.options import names, plain_tables, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrises fixtures; how much a run tests is known only now.

    table         a game with options: every number of players, every option
    plain_table   a game for so many players with default options, for slower tests
    name          a game's name
    """
    for fixture, found in (("table", tables), ("plain_table", plain_tables), ("name", names)):
        if fixture in metafunc.fixturenames and not _is_given(metafunc, fixture):
            metafunc.parametrize(fixture, found(), ids=str)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure says what was promised, and what to do."""
    report = yield
    if report.failed and isinstance(item, pytest.Function):
        report.sections.append(("what to do", advice(item.path.stem, item.module.__doc__ or "")))
    return report


def _is_given(metafunc: pytest.Metafunc, fixture: str) -> bool:
    """Returns whether the test parametrises this fixture itself."""
    return any(mark.args[0] == fixture for mark in metafunc.definition.iter_markers("parametrize"))
