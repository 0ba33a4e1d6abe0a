"""The Grafana dashboard uses only metrics that exist, and shows all of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from prometheus_client.parser import text_string_to_metric_families

from tests.architecture.imports import ROOT
from tests.server.live import House
from tests.server.people import Browser
from vernissage.server.operations.metrics import Metrics

DASHBOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
NAME = re.compile(r"\b(?:vernissage|process)_\w+")


def asked() -> Iterator[str]:
    """Yields the names in every expression."""
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            yield from NAME.findall(target["expr"])
    for variable in DASHBOARD["templating"]["list"]:
        yield from NAME.findall(variable["query"])


def test_every_metric_it_names_is_told_by_a_real_house(house: House) -> None:
    metrics = Metrics()
    metrics.refused("match/stale")  # labels appear only after the first event
    text = metrics.text().decode() + Browser(house, stranger=True).ask("GET", "/metrics").body.decode()
    told = {sample.name for family in text_string_to_metric_families(text) for sample in family.samples}
    assert set(asked()) <= told


def test_every_count_of_ours_is_on_it() -> None:
    text = Metrics().text().decode()
    families = {family.name for family in text_string_to_metric_families(text)}
    ours = {name for name in families if name.startswith("vern") and not name.endswith("_created")}
    shown = {re.sub(r"_(?:total|bucket)$", "", name) for name in asked()}
    assert ours - shown == set()


def test_every_panel_says_what_it_shows_and_has_a_place_of_its_own() -> None:
    panels = DASHBOARD["panels"]
    assert all(panel["title"] and panel["description"] for panel in panels)
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len({panel["id"] for panel in panels}) == len(panels)
