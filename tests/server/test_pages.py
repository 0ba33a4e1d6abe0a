"""The pages: all files that they load exist, and guessing codes reveals nothing."""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import pytest
import requests
from PIL import Image

from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.server.edge.security import HEADERS
from vernissage.server.pages.files import BUILT, OFFLINE
from vernissage.server.pages.first_visit import COOKIE
from vernissage.server.pages.html import PATHS

KINDS = {
    "modulepreload": "text/javascript",
    "stylesheet": "text/css",
    "icon": "image/svg+xml",
    "apple-touch-icon": "image/png",
    "manifest": "application/manifest+json",
}
ADDRESSES = [path.replace("{code}", "ABCD") for path in PATHS]
AT_ONCE = 6
"""How many files a browser requests at a time."""
MOST_INSIDE = 55
"""The most kilobytes of a compressed page: 100 arrive while a browser waits for its first requests."""
MOST_AT_DOOR, MOST_AT_TABLE = 64, 82
"""The most kilobytes loaded after it before the page is usable: on a slow line 100 take half a second."""
every_page = pytest.mark.parametrize("address", ADDRESSES)


class Head(HTMLParser):
    """The files that a page loads, and the data inside it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[tuple[str, str]] = []
        self.scripts: list[dict[str, str | None]] = []
        self.data: dict[str, str] = {}
        self.styles: list[str] = []
        self._in_data = ""
        self._in_style = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if tag == "link":
            self.links.append((str(said["rel"]), str(said["href"])))
        self._in_style = tag == "style"
        if tag == "script":
            self.scripts.append(said)
            self._in_data = str(said["id"]) if said.get("type") == "application/json" else ""

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.styles.append(data)
        if self._in_data:
            self.data[self._in_data] = self.data.get(self._in_data, "") + data

    def handle_endtag(self, tag: str) -> None:
        self._in_data = "" if tag == "script" else self._in_data
        self._in_style = False


def get(house: House, path: str, **headers: str) -> requests.Response:
    """The response to a browser on its first visit."""
    asked = {name.replace("_", "-"): value for name, value in headers.items()}
    return requests.get(f"http://{house.host}{path}", headers=asked, timeout=30)


def get_again(house: House, path: str, **headers: str) -> requests.Response:
    """The response to a browser on a later visit."""
    return get(house, path, Cookie=f"{COOKIE}={get(house, '/').cookies[COOKIE]}", **headers)


every_visit = pytest.mark.parametrize("visit", [get, get_again], ids=["first visit", "another visit"])
Visit = Callable[..., requests.Response]


def words_in(page: str) -> list[str]:
    """The languages whose texts this page contains or preloads."""
    built = json.loads((BUILT / "built.json").read_bytes())
    head = Head(page)
    hrefs = {href for _, href in head.links}
    return [
        Path(name).stem
        for name, each in built.items()
        if "?words" in name and (f"/{each['file']}" in hrefs or name in head.data)
    ]


@every_visit
@every_page
def test_all_that_a_page_promises_is_there(house: House, address: str, visit: Visit) -> None:
    head = Head(visit(house, address).text)
    for rel, href in head.links:
        found = get(house, href)
        assert found.status_code == requests.codes.ok, href
        assert found.headers["Content-Type"].startswith(KINDS.get(rel, "application/json")), href
    assert "stylesheet" in {rel for rel, _ in head.links}


def test_on_a_first_visit_styles_and_words_come_inside_the_page(house: House) -> None:
    code = Browser(house).make(catalog.names()[0], bots="random")
    for path in ("/", f"/t/{code}"):
        first, again = (visit(house, path, Accept_Language="de") for visit in (get, get_again))
        inside, files = Head(first.text), Head(again.text)
        styles = [href for rel, href in files.links if rel == "stylesheet"]
        assert styles
        assert inside.styles == [(BUILT / f".{href}").read_text(encoding="utf-8") for href in styles]
        assert not files.styles
        for name in (each for each in inside.data if "?words" in each):
            scripts = {href for rel, href in files.links if rel == "modulepreload"}
            built = json.loads((BUILT / "built.json").read_bytes())
            assert f"/{built[name]['file']}" in scripts
            assert name not in files.data
        assert words_in(first.text) == words_in(again.text)
        assert COOKIE not in again.cookies


def test_only_the_build_s_own_styles_may_stand_inside_a_page(house: House) -> None:
    first = get(house, "/")
    named = [
        f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in Head(first.text).styles
    ]
    policy = HEADERS["Content-Security-Policy"]
    assert first.headers["Content-Security-Policy"] == policy.replace(
        "style-src 'self'", " ".join(["style-src 'self'", *named])
    )
    assert get_again(house, "/").headers["Content-Security-Policy"] == policy


def test_what_a_browser_has_had_of_another_build_is_brought_along_anew(house: House) -> None:
    assert Head(get(house, "/", Cookie=f"{COOKIE}=another").text).styles
    assert not Head(get_again(house, "/").text).styles


def test_what_a_message_shows_of_a_link_stands_before_all_that_a_page_holds(house: House) -> None:
    page = get(house, f"/t/{Browser(house).make(catalog.names()[0])}").text
    assert 0 < page.rindex('property="og:') < page.index("<style>")


def test_what_the_manifest_promises_is_there(house: House) -> None:
    manifest = get(house, "/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        found = get(house, icon["src"])
        assert found.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, Image.open(BytesIO(found.content)).size)) == icon["sizes"]
    assert "image/png" in {icon["type"] for icon in manifest["icons"]}
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


def test_what_is_kept_for_when_there_is_no_network_is_asked_for_anew_each_time(house: House) -> None:
    for file in OFFLINE:
        assert get(house, f"/{file}").headers["Cache-Control"] == "no-cache"
    policy = get(house, "/offline.html").headers["Content-Security-Policy"]
    assert "unsafe" not in policy


@every_page
def test_a_page_runs_no_script_but_the_houses_own(house: House, address: str) -> None:
    head = Head(get(house, address).text)
    loaded = [said for said in head.scripts if said.get("type") != "application/json"]
    assert loaded
    for said in loaded:
        assert get(house, str(said["src"])).status_code == requests.codes.ok


@every_page
def test_a_page_brings_the_games_along(house: House, address: str) -> None:
    brought = json.loads(Head(get(house, address).text).data["house"])
    assert brought == get(house, "/api/house").json()
    assert [each["name"] for each in brought["games"]] == list(catalog.names())


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("de-CH,de;q=0.9,en;q=0.8", "de"), ("eo, FR;q=0.5", "fr"), ("", "en"), ("eo", "en"), (";;,=,*", "en")],
)
def test_the_words_come_in_the_readers_language(house: House, wanted: str, language: str) -> None:
    answer = get(house, "/", Accept_Language=wanted)
    assert words_in(answer.text) == [language]
    assert answer.headers["Vary"] == "Accept-Language, Cookie, Accept-Encoding"


def test_a_table_s_page_brings_its_game_along(house: House) -> None:
    for name in catalog.names():
        page = get_again(house, f"/t/{Browser(house).make(name)}", Accept_Language="fr").text
        built = json.loads((BUILT / "built.json").read_bytes())
        hrefs = {href for _, href in Head(page).links}
        for wanted in ("/web/index.ts", "/text/fr.ftl?words"):
            (chunk,) = [each for chunk, each in built.items() if chunk.endswith(f"/games/{name}{wanted}")]
            assert f"/{chunk['file']}" in hrefs


@pytest.mark.parametrize("game", catalog.names())
def test_what_a_page_needs_at_once_is_asked_for_in_one_go(house: House, game: str) -> None:
    """Over a slow connection each round of requests costs half a second; a round is six requests."""
    playing, gathering = Browser(house).make(game, bots="random"), Browser(house).make(game)
    for path, most in (("/", AT_ONCE), (f"/t/{playing}", AT_ONCE), (f"/t/{gathering}", AT_ONCE + 3)):
        head = Head(get_again(house, path).text)
        promised = {href for rel, href in head.links if rel in {"modulepreload", "stylesheet"}}
        promised |= {str(said["src"]) for said in head.scripts if "src" in said}
        built = json.loads((BUILT / "built.json").read_bytes())
        chunks = [each for each in built.values() if f"/{each['file']}" in promised]
        needed = {f"/{built[name]['file']}" for chunk in chunks for name in chunk.get("imports", [])}
        needed |= {f"/{style}" for chunk in chunks for style in chunk.get("css", [])}
        assert needed <= promised, path
        assert len(promised) <= most, (path, promised)


@pytest.mark.parametrize("game", catalog.names())
def test_little_has_to_come_before_a_page_can_be_used(house: House, game: str) -> None:
    """Fails when the shell or a table grows: what isn't needed at once should be loaded later."""
    newcomer, player = Browser(house), Browser(house)
    table = f"/t/{player.make(game, bots='random')}"
    for browser, path, most in ((newcomer, "/", MOST_AT_DOOR), (player, table, MOST_AT_TABLE)):
        page = browser.ask("GET", path).body
        assert len(gzip.compress(page)) / 1000 < MOST_INSIDE, path
        head = Head(page.decode())
        files = {href for rel, href in head.links if rel == "modulepreload"}
        files |= {str(said["src"]) for said in head.scripts if "src" in said}
        assert sum((BUILT / f".{file}.br").stat().st_size for file in files) / 1000 < most, files


@pytest.mark.parametrize("known", ["{}", "W/{}", '"other", {}'])
def test_a_file_that_the_browser_has_already_is_not_sent_again(house: House, known: str) -> None:
    scripts = [str(said["src"]) for said in Head(get(house, "/").text).scripts if "src" in said]
    for path in (*scripts, "/sw.js"):
        etag = get(house, path).headers["ETag"]
        again = get(house, path, If_None_Match=known.format(etag))
        assert (again.status_code, again.content) == (304, b"")
        assert get(house, path, If_None_Match='"other"').status_code == 200


@pytest.mark.parametrize(("address", "part"), [("/me", "me"), ("/settings", "settings"), ("/day", "day")])
def test_a_page_brings_along_what_is_said_only_there(house: House, address: str, part: str) -> None:
    built = json.loads((BUILT / "built.json").read_bytes())
    hrefs = {href for _, href in Head(get(house, address, Accept_Language="nl").text).links}
    brought = [name for name, each in built.items() if "?said" in name and f"/{each['file']}" in hrefs]
    assert brought == [f"src/text/{part}/nl.ftl?said"]


def test_a_table_s_page_brings_only_its_own_game_s_card_along(house: House) -> None:
    for name in catalog.names():
        brought = json.loads(Head(get(house, f"/t/{Browser(house).make(name)}").text).data["house"])
        assert [each["name"] for each in brought["games"]] == [name]


def test_a_table_s_page_shows_each_visitor_what_their_socket_will(house: House) -> None:
    host, stranger = Browser(house), Browser(house)
    code = host.make(catalog.names()[0], bots="random")
    for browser, seat in ((host, 0), (stranger, None)):
        page = browser.ask("GET", f"/t/{code}")
        assert page.headers["cache-control"] == "no-store"
        brought = json.loads(Head(page.body.decode()).data["welcome"])
        assert brought["you"] == seat
        assert brought["is"] == "welcome"
        for path in (f"/t/{code}/screen", f"/t/{code}/replay"):
            public = Head(browser.ask("GET", path).body.decode())
            assert json.loads(public.data["welcome"])["you"] is None


def test_whoever_tries_too_many_codes_learns_nothing_from_pages(own_house: Callable[..., House]) -> None:
    house = own_house()
    code = Browser(house).make(catalog.names()[0])
    wrong = get(house, "/t/ZZZZ").text
    assert get(house, f"/t/{code}").text != wrong
    for _ in range(20):
        get(house, "/t/ZZZY")
    assert get(house, f"/t/{code}").text == wrong


def test_what_is_sent_packed_is_the_same(house: House) -> None:
    href = next(href for rel, href in Head(get(house, "/").text).links if rel == "modulepreload")
    plain = get(house, href, Accept_Encoding="identity")
    packed = get(house, href, Accept_Encoding="gzip")
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.content == plain.content == (BUILT / f".{href}").read_bytes()
    smallest = requests.head(
        f"http://{house.host}{href}", headers={"Accept-Encoding": "gzip, br"}, timeout=30
    )
    assert smallest.headers["Content-Encoding"] == "br"
    assert int(smallest.headers["Content-Length"]) < int(packed.headers["Content-Length"])


@pytest.mark.parametrize("address", ["/nonsense", "/me/too", "/t/ABCD/nonsense", "/t", "/assets/nothing"])
def test_an_address_that_means_nothing_is_a_page_for_people_and_a_line_for_others(
    house: House, address: str
) -> None:
    page = get(house, address, Accept="text/html,*/*", Accept_Language="it")
    assert page.status_code == requests.codes.not_found
    assert page.headers["Content-Type"].startswith("text/html")
    assert words_in(page.text) == ["it"]
    line = get(house, address, Accept="image/webp")
    assert (line.status_code, line.text) == (requests.codes.not_found, "There is nothing here.\n")


def test_what_is_no_question_to_the_house_is_refused_in_json(house: House) -> None:
    answer = get(house, "/api/nonsense", Accept="text/html")
    assert answer.status_code == requests.codes.not_found
    assert answer.json()["refusal"]["code"] == "request/unknown"


def test_a_table_that_is_not_there_is_not_found_but_its_page_is_shown(house: House) -> None:
    page = get(house, "/t/ZZZZZZ")
    assert page.status_code == requests.codes.not_found
    assert page.headers["Content-Type"].startswith("text/html")
