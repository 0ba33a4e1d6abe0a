"""The files in deploy/ match the server: their commands, options, paths and settings exist.

Tests run without containers or systemd, so the files are read, not executed.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped] # MkDocs brings it along

from tests.architecture.imports import ROOT
from tests.cli.told import run
from tests.proxy import CONFIGURATION, NAMES
from tests.server.live import House
from vernissage.cli import COMMANDS, settings, startup
from vernissage.server import routes
from vernissage.server.store.admin import file_of

DEPLOY = ROOT / "deploy"
CONTAINERFILE = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
STEPS = [line.split(maxsplit=1) for line in CONTAINERFILE.splitlines() if line and not line.startswith("#")]
UNIT = (DEPLOY / "vernissage.service").read_text(encoding="utf-8")
LINES = [line.partition("=")[::2] for line in UNIT.splitlines() if "=" in line and not line.startswith("#")]
SERVICE = dict(LINES)
DATA = Path("/data")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def step(name: str) -> str:
    """Returns the last of these instructions, which is the one that counts."""
    return [rest for each, rest in STEPS if each == name][-1]


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(step("ENV")))


def settings_in(names: dict[str, str]) -> set[str]:
    return {name for name in names if name.startswith("VERNISSAGE")}


def test_a_container_says_only_what_can_be_said() -> None:
    known = {settings.variable(name) for name in settings.SETTINGS}
    assert settings_in(variables()) <= known
    assert variables()["VERNISSAGE_PORT"] == step("EXPOSE")


def test_a_container_runs_a_command_that_there_is() -> None:
    (command,) = json.loads(step("ENTRYPOINT"))
    assert command in PROJECT["scripts"]
    name, *options = json.loads(step("CMD"))
    assert name in COMMANDS
    assert run(name, *options, "--help").code == 0


def test_a_container_has_no_rights_and_its_data_in_a_volume() -> None:
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", step("USER"))
    assert json.loads(step("VOLUME")) == [str(DATA)]
    file = file_of(variables()["VERNISSAGE_DATABASE"])
    assert file is not None
    assert file.parent == DATA
    order = [name for name, _ in STEPS]
    assert max(n for n, name in enumerate(order) if name == "RUN") < order.index("USER"), (
        "the last to be root"
    )


def test_a_container_is_built_from_what_is_there() -> None:
    (command,) = [rest for name, rest in STEPS if name == "RUN" and "pip wheel" in rest]
    words = shlex.split(command)
    assert (ROOT / words[words.index("--constraint") + 1]).is_file()
    for image in (rest.split()[0] for name, rest in STEPS if name == "FROM"):
        name, _, tag = image.partition(":")
        assert name == "python"
        version = tag.partition("-")[0]
        assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]


def test_the_health_of_a_container_is_asked_of_a_real_house(house: House) -> None:
    line = step("HEALTHCHECK").partition("CMD ")[2]
    _, *words = json.loads(line)
    assert "/health" in words[-1]
    assert "/health" in {route.path for route in routes.PRIVATE}

    def asked(port: str) -> int:
        return subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, *words],
            env={"VERNISSAGE_METRICS": f"0.0.0.0:{port}"},
            check=False,
            capture_output=True,
        ).returncode

    assert asked(str(house.port)) == 0
    assert asked("1") != 0


def test_the_unit_runs_a_command_that_there_is_with_a_file_that_can_be_read() -> None:
    program, name, *options = shlex.split(SERVICE["ExecStart"])
    assert Path(program).name in PROJECT["scripts"]
    assert name in COMMANDS
    assert run(name, *options, "--help").code == 0
    variable, _, where = SERVICE["Environment"].partition("=")
    assert variable == settings.variable("settings")
    assert Path(where).name == "house.toml"
    found = settings.read(DEPLOY / "house.toml")
    file = file_of(found["database"])
    assert file is not None
    assert file.parent == Path("/var/lib") / SERVICE["StateDirectory"], "the one place it may write"


def test_the_unit_does_not_try_again_what_is_in_the_way() -> None:
    assert SERVICE["RestartPreventExitStatus"] == str(startup.IN_THE_WAY)


@pytest.mark.parametrize(
    ("what", "how"),
    [
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("NoNewPrivileges", "yes"),
        ("CapabilityBoundingSet", ""),
        ("PrivateTmp", "yes"),
        ("UMask", "0077"),
    ],
)
def test_the_unit_gives_no_rights_it_can_do_without(what: str, how: str) -> None:
    assert SERVICE[what] == how
    assert SERVICE["User"] not in {"", "root"}


COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]


def test_the_houses_of_a_site_say_only_what_can_be_said_and_know_each_other() -> None:
    known = {settings.variable(name) for name in settings.SETTINGS}
    for name in NAMES:
        variables = COMPOSE[name]["environment"]
        assert set(variables) <= known
        assert variables["VERNISSAGE_PROXIES"] == "1"
        assert urlsplit(variables["VERNISSAGE_DATABASE"]).hostname in COMPOSE
        assert urlsplit(variables["VERNISSAGE_REDIS"]).hostname in COMPOSE
        build = COMPOSE[name]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_the_proxy_of_a_site_knows_all_its_houses_by_the_file_that_is_tried_here() -> None:
    proxy = COMPOSE["proxy"]
    (mounted,) = proxy["volumes"]
    assert DEPLOY / mounted.partition(":")[0] == CONFIGURATION
    file = CONFIGURATION.read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+)\}", file)) == set(proxy["environment"])
    for name in NAMES:
        assert proxy["environment"][f"HOUSE_{name.upper()}"] == f"{name}:{variables()['VERNISSAGE_PORT']}"
        assert f"server {name} " in file


ONE = yaml.safe_load((DEPLOY / "one.yaml").read_text(encoding="utf-8"))["services"]


def test_a_single_house_is_reached_through_the_proxy_only_and_trusts_it_alone() -> None:
    assert [name for name, service in ONE.items() if "ports" in service] == ["caddy"]
    assert ONE["house"]["environment"] == {"VERNISSAGE_PROXIES": "1"}
    assert ONE["caddy"]["command"][-2:] == ["--to", f"house:{variables()['VERNISSAGE_PORT']}"]


def test_its_copy_follows_its_database_into_a_folder_that_it_may_write() -> None:
    name, file, option = ONE["copy"]["command"]
    assert option in run(name, "--help").out
    assert set(ONE["house"]["volumes"]) <= set(ONE["copy"]["volumes"])
    folders = {volume.partition(":")[2] for volume in ONE["copy"]["volumes"]}
    assert {str(Path(file).parent), str(DATA)} == folders
    made = next(rest for step, rest in STEPS if step == "RUN" and "install --directory" in rest)
    assert folders <= set(made.split())


def test_the_page_names_what_lies_there() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in page
    for named in re.findall(r"deploy/[\w.]+", page):
        assert (ROOT / named).is_file(), named
    tools = re.findall(r"(?:house|bin/)\s?vernissage (\w+)", page)
    assert len(tools) == 3
    assert set(tools) <= COMMANDS.keys()
