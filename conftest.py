"""Options for all tests: how much to try, for which game, and from which seed.

--budget 10      try ten times as much as usual (`make test-deep`); 0.1 tries a tenth (`make quick`)
--game NAME      only tests of this game (`make quick GAME=NAME`)
--seed WORDS     draw everything from another seed (`make test SEED=WORDS`); failures print the seed
"""

from __future__ import annotations

import gc
import os
import shutil
from asyncio.events import _get_running_loop, _set_running_loop
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests import budgets, chance
from tests.conformance.cited import cited, summary
from tests.failed_game import how_to_open, match_in
from tests.play import game_called
from tests.turns import game_of, is_in_a_browser, take_turns
from vernissage import catalog

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - pytest creates a private folder there
ROOM: Final = 4 << 30
"""Bytes of free memory that suffice for the temporary files of a full test run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--budget", type=float, default=1.0, help="how much to try, as a multiple of the usual amount"
    )
    parser.addoption("--seed", default=chance.USUAL, help="the seed of everything random in tests")
    parser.addoption("--game", choices=catalog.names(with_templates=True), help="only tests of this game")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Makes tests independent of the machine's speed, of earlier runs, and of luck.

    Hypothesis has no deadline and no example database, and draws from our seed.
    """
    budgets.set_to(config.getoption("--budget"))
    chance.set_to(config.getoption("--seed"))
    config.option.hypothesis_seed = chance.rng("hypothesis").word()
    settings.register_profile(
        "ours", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile("ours")
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        # A run creates a thousand small databases, which would wait for the disk at every step.
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Stops garbage collection while tests are collected: thousands are made, and all stay until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game is not None:
        items[:] = [item for item in items if _is_about(item, game)]
    elif not budgets.is_deep():
        take_turns(items)
    # Browser tests come first: they take longest and often wait, which leaves time for other workers.
    items.sort(key=is_in_a_browser, reverse=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Prepares a test, so that any test can follow any other in the same worker.

    A started browser leaves a running event loop in its process, and no other loop could start. For tests
    without a browser that loop is removed for the duration of the test.
    """
    chance.begin(item.nodeid)
    kept = None if is_in_a_browser(item) else _get_running_loop()
    if kept is None:
        return (yield)
    _set_running_loop(None)
    try:
        return (yield)
    finally:
        _set_running_loop(kept)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Seeds shared fixtures by their own names, so that they don't depend on which test comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with chance.apart(f"{request.node.nodeid} {fixturedef.argname}"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds the seed to the report of a failed test, and the commands that open its game."""
    report = yield
    if report.failed:
        report.sections.append(("seed", _seed_again()))
    match = match_in(call.excinfo.value) if report.failed and call.excinfo else None
    if match is not None and (commands := how_to_open(match, item.nodeid)):
        report.sections.append(("open this game", commands))
    return report


def pytest_report_header() -> str:
    return f"seed: {_seed_again()}"


def _seed_again() -> str:
    return f"--seed '{chance.of_this_run()}' (make test SEED='{chance.of_this_run()}')"


def _is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test is in this game's folder, or parametrised for this game alone."""
    spec = getattr(item, "callspec", None)
    given = () if spec is None else spec.params.values()
    places = (item.path, *(each for each in given if isinstance(each, Path)))
    return game_of(item) == game or any(game in place.parts for place in places)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """After a full run, prints which rules of each game are cited by code and by tests.

    Only in the process that reports results, and only if all tests ran.
    """
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    terminalreporter.section("rules, and where they are cited")
    for name in catalog.names(with_templates=True):
        info = game_called(name).info
        for line in summary(info.title, cited(catalog.folder(name), info.prefix)):
            terminalreporter.write_line(line)
