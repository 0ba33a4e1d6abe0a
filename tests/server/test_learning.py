"""Pages that teach a game: available for every game, in every language, without a script."""

from __future__ import annotations

import re

import pytest
import requests

from tests.server.live import House
from vernissage import catalog, learn, rulebook
from vernissage.text import languages

every_game = pytest.mark.parametrize("game", catalog.names())


def get(house: House, path: str, language: str = "en") -> requests.Response:
    said = {"Accept-Language": language, "Accept": "text/html"}
    return requests.get(f"http://{house.host}{path}", headers=said, timeout=30)


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_rule_of_a_game_is_on_its_page_in_the_readers_language(
    house: House, game: str, language: str
) -> None:
    page = get(house, f"/learn/{game}", f"{language}-XX,en;q=0.5")
    assert page.status_code == requests.codes.ok
    assert f'<html lang="{language}">' in page.text
    book = (catalog.folder(game) / "RULES.md").read_text(encoding="utf-8")
    assert [number for number in rulebook.rules(book) if f"<td>{number}</td>" not in page.text] == []


@every_game
def test_all_that_a_page_shows_and_leads_to_is_there(house: House, game: str) -> None:
    page = get(house, f"/learn/{game}/en").text
    found = set(re.findall(r'(?:src|href)="([^"]+)"', page))
    assert f"/learn/{game}/{learn.SHOTS}/{learn.TABLE}.webp" in found
    assert [path for path in found if not path.startswith("/") or not get(house, path).ok] == []
    assert "<script" not in page


def test_what_is_not_offered_is_not_found(house: House) -> None:
    game = catalog.names()[0]
    paths = (
        "/learn/_template",
        "/learn/nothing",
        f"/learn/{game}/xx",
        f"/learn/{game}/{learn.SHOTS}/no.webp",
    )
    escapes = (f"/learn/{game}/{learn.SHOTS}/..%2F__init__.py", "/learn/..%2Fserver")
    assert {get(house, path).status_code for path in (*paths, *escapes)} == {requests.codes.not_found}
