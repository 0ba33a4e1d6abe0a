"""HAT-2.4, HAT-6.3: after its moment, nothing in the browser links a face-down gift to what it is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Frames
from tests.browser.ways import Mouse
from tests.server.live import House
from tests.server.truth import truth
from vernissage.games.not_a_hat.tests.browser.hands import Hands, sit_down

NAMES: Final = Path(__file__).parents[2] / "names" / "en.ftl"
SECRET: Final = ("taken", "turned", "given", "refused")
TURNS: Final = 3


def test_nothing_in_the_browser_remembers(page: Page, house: House) -> None:
    frames = Frames(page)
    code = sit_down(page, house, players=3, bots="parrot", first=0, gift_limit=40)  # a bot that doubts nobody
    hands = Hands(page, Mouse())
    looked = 0
    while hands.named < TURNS and hands.wait():
        expect(page.locator(".moment")).to_have_count(0)
        if hands.field.is_visible():
            hidden = face_down(house, code)
            assert hidden
            looks_forgotten(page, hidden)
            looked += 1
        hands.decide()
    assert looked
    assert hands.named == TURNS
    heard = [json.loads(each) for each in frames.received]
    going_on = [frame for frame in heard if frame.get("sight") and frame["sight"]["outcome"] is None]
    assert sum(map(tells_only_the_moment, going_on)), "no word waited for its answer"
    told = [frame["told"]["number"] for frame in map(json.loads, frames.received) if "told" in frame]
    assert len(told) == len(set(told)), "a moment was shown twice"


def test_what_the_memory_of_a_page_holds_can_be_found(page: Page, house: House) -> None:
    """This shows that the search of the test above works."""
    page.goto(f"http://{house.host}/")
    page.evaluate("""() => { window.planted = JSON.parse('{"event": "taken", "gift": "gift-hat"}') }""")
    assert remembered(page) == [("taken", "gift-hat")]


def face_down(house: House, code: str) -> list[str]:
    """Returns the gifts that lie face down now."""
    state: Any = truth(house, code).match.state
    return [state.parcel, *(card.gift for pile in state.piles for card in pile if not card.open)]


def looks_forgotten(page: Page, hidden: list[str]) -> None:
    """Checks pictures, words, storage and memory for these gifts."""
    html = page.content()
    # Descriptions of open gifts may mention other things; only these two tell the story.
    told = " ".join(page.locator("[role=log], [aria-live=assertive], h1").all_inner_texts())
    stored = page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    assert "gift-" not in stored
    for gift in hidden:
        picture = rf"/{gift.removeprefix('gift-')}-[\w-]{{8}}\.webp"
        assert not re.search(picture, html), f"the picture of {gift}"
        assert not re.search(rf"\b{re.escape(called(gift))}\b", told), f"the name of {gift}"
    assert remembered(page) == []


def called(gift: str) -> str:
    """Returns its name with the article: `a hat`."""
    names = NAMES.read_text(encoding="utf-8")
    found = re.search(rf"^{gift} =.*?^\s+\.a = (.*?)$", names, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def tells_only_the_moment(frame: dict[str, Any]) -> int:
    """What stays of the story has no face turned down, and no word but the one that waits for its answer.

    How many such words there are.
    """
    table = frame["sight"]["view"]["table"]
    stories = [frame.get("story", []), (frame.get("fading") or {}).get("story", [])]
    events = [event for story in stories for told in story for event in told["events"]]
    words = [each for each in events if each["event"] in SECRET and each.get("gift") is not None]
    for event in words:
        assert (event["event"], event["number"]) == ("given", table["number"])
        assert table["phase"] == "answer"
    assert all(card["gift"] is None or card["back"] is None for pile in table["piles"] for card in pile)
    return len(words)


def remembered(page: Page) -> list[tuple[str, str]]:
    """Returns every event with a face or a name in the page's memory, after garbage collection."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return [
        (fields["event"], fields["gift"])
        for fields in objects(json.loads("".join(chunks)))
        if fields.get("event") in SECRET and fields.get("gift", "").startswith("gift-")
    ]


def objects(heap: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Yields the `event` and `gift` strings of each object in a heap snapshot."""
    meta, nodes, edges, strings = heap["snapshot"]["meta"], heap["nodes"], heap["edges"], heap["strings"]
    width, step = len(meta["node_fields"]), len(meta["edge_fields"])
    name, count = meta["node_fields"].index("name"), meta["node_fields"].index("edge_count")
    named = meta["edge_types"][0].index("property")
    at = 0
    for node in range(0, len(nodes), width):
        end = at + nodes[node + count] * step
        own = [edges[edge : edge + 3] for edge in range(at, end, step) if edges[edge] == named]
        yield {
            strings[label]: strings[nodes[to + name]]
            for _, label, to in own
            if strings[label] in {"event", "gift"}
        }
        at = end
