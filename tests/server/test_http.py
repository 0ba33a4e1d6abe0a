"""The API against its OpenAPI description: every response is one that the description allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from tests.budgets import times
from tests.server.company import play_all
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.server.api.openapi import described
from vernissage.table.protocol import MESSAGE_LIMIT

DESCRIBED = msgspec.json.decode(described())
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)
OPERATIONS = {each.ok().label: each.ok() for each in SCHEMA.get_all_operations() if isinstance(each, Ok)}
WAYS = [
    *((label, GenerationMode.POSITIVE) for label in OPERATIONS),
    # A request without parameters or a body can't be wrong.
    *((label, GenerationMode.NEGATIVE) for label in OPERATIONS if "{" in label or OPERATIONS[label].body),
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
quickly = settings(
    max_examples=times(10),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],  # failures are reported without shrinking
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def session(house: House) -> Iterator[requests.Session]:
    """An HTTP client with a guest's cookie."""
    with requests.Session() as session:
        session.headers["Origin"] = f"http://{house.host}"
        session.get(f"http://{house.host}/api/me")
        yield session


def test_the_house_describes_itself(house: House) -> None:
    answer = Browser(house).ask("GET", "/api/openapi.json")
    assert answer.read(dict) == DESCRIBED
    assert len(OPERATIONS) == sum(len(path) for path in DESCRIBED["paths"].values())


@pytest.mark.parametrize(("label", "mode"), WAYS)
def test_every_answer_is_as_described(
    house: House, session: requests.Session, label: str, mode: GenerationMode
) -> None:
    operation = OPERATIONS[label]

    @quickly
    @given(case=operation.as_strategy(mode))
    def ask(case: Any) -> None:
        case.call_and_validate(f"http://{house.host}", session, checks=CHECKS)

    ask()


@pytest.mark.anyio
@pytest.mark.parametrize("label", [label for label in OPERATIONS if "{code}" in label])
async def test_every_answer_about_a_table_there_is_as_described(
    house: House, session: requests.Session, label: str
) -> None:
    browser = Browser(house)
    name = catalog.names()[0]
    gathering, playing, over = browser.make(name), *(browser.make(name, bots="random") for _ in range(2))
    async with browser.at(over) as socket:
        await play_all([socket])
    for code in (gathering, playing, over):

        @quickly
        @given(case=OPERATIONS[label].as_strategy(path_parameters={"code": code}))
        def ask(case: Any) -> None:
            case.call_and_validate(f"http://{house.host}", session, checks=CHECKS)

        ask()


def test_what_is_not_there_is_told_as_a_problem(house: House) -> None:
    for path in ("/api/", "/api/nothing", "/api/tables/ABCD/nothing", "/api/me/", "/api/%00", "/api/%C3%A9"):
        answer = Browser(house).ask("GET", path)
        assert (answer.status, answer.refusal) == (404, "request/unknown")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "POST", "TRACE", "PATCH"])
def test_what_cannot_be_done_with_it_is_told_as_a_problem(house: House, method: str) -> None:
    answer = Browser(house).ask(method, "/api/house")
    assert (answer.status, answer.refusal) == (405, "request/unknown")


def test_a_long_body_is_not_read(house: House) -> None:
    answer = Browser(house).ask("POST", "/api/tables", {"game": "x" * MESSAGE_LIMIT})
    assert (answer.status, answer.refusal) == (413, "message/too-long")


def test_a_page_of_another_site_changes_nothing(house: House) -> None:
    browser = Browser(house)
    name = browser.me().name
    for origin in ("http://elsewhere.example", "null", f"https://{house.host}.example", None):
        headers = {"Cookie": browser.cookie, **({} if origin is None else {"Origin": origin})}
        answer = requests.patch(
            f"http://{house.host}/api/me", json={"name": "Nobody"}, headers=headers, timeout=10
        )
        assert answer.status_code == 403
    assert browser.me().name == name


def test_the_house_is_well_and_counts(house: House) -> None:
    browser = Browser(house)
    assert browser.ask("GET", "/health").body == b"ok\n"
    metrics = browser.ask("GET", "/metrics").body.decode()
    assert "vernissage_moves_total" in metrics
    assert "vernissage_sockets " in metrics


def test_a_cookie_can_not_be_read_by_a_script(house: House) -> None:
    given = Browser(house, stranger=True).ask("GET", "/api/me").headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in given.split(";")}


def test_a_stranger_makes_no_table(house: House) -> None:
    answer = Browser(house, stranger=True).ask("POST", "/api/tables", {"game": catalog.names()[0]})
    assert (answer.status, answer.refusal) == (401, "session/none")
