"""The operator chooses which games are offered: drafts only on request."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.chance import machine
from vernissage import catalog
from vernissage.server.app import House, Settings
from vernissage.server.edge.limits import UNLIMITED

HOME = "http://127.0.0.1"
DRAFT = "_template"


@pytest.mark.parametrize(("games", "status"), [(catalog.names(), 422), ((*catalog.names(), DRAFT), 201)])
def test_a_draft_is_offered_only_where_it_is_asked_for(
    tmp_path: Path, games: tuple[str, ...], status: int
) -> None:
    settings = Settings(
        f"sqlite:///{tmp_path / 'house.db'}", rules=UNLIMITED, games=games, platform=machine()
    )
    with TestClient(House(settings), HOME, headers={"Origin": HOME}) as client:
        shown = client.get("/api/house").json()["games"]
        assert [game["name"] for game in shown] == list(games)
        client.get("/api/me")
        made = client.post("/api/tables", json={"game": DRAFT})
        assert made.status_code == status, made.text
