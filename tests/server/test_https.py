"""https at home: the house's own authority, what it may vouch for, and the way there from plain http."""

from __future__ import annotations

import os
import re
import signal
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.request import urlopen

import pytest
import typer
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding
from httpx2 import Response
from starlette.testclient import TestClient

from tests.chance import machine, new_house
from tests.server.live import QUICKLY, Nursery
from tests.waiting import until
from vernissage.cli import https, startup
from vernissage.cli.entrance import folder_for
from vernissage.server import app
from vernissage.server.edge.https import OwnHttps
from vernissage.server.edge.limits import UNLIMITED
from vernissage.server.edge.security import Door
from vernissage.text import languages

NOW = datetime(2031, 5, 4, tzinfo=UTC)
PHONE = ("192.168.1.7", 50_000)
PLAIN, SECURE = "http://192.168.1.5:8000", "https://192.168.1.5:8443"
OWN = OwnHttps(port=8443, plain_port=8000, authority=b"the certificate", fingerprint="AB:CD")


def browser(own: OwnHttps | None, address: str, **more: str) -> Iterator[TestClient]:
    """Yields a browser on a phone, at this address of a house."""
    settings = app.Settings(
        "sqlite://",
        door=Door(also_http=own is not None),
        rules=UNLIMITED,
        https=own,
        elsewhere=PLAIN,
        platform=machine(),
    )
    with TestClient(
        app.House(settings),
        address,
        client=PHONE,
        follow_redirects=False,
        headers={"Accept": "text/html"} | more,
    ) as client:
        yield client


@pytest.fixture
def plain() -> Iterator[TestClient]:
    yield from browser(OWN, PLAIN)


@pytest.fixture
def secure() -> Iterator[TestClient]:
    yield from browser(OWN, SECURE)


def led_to(response: Response) -> str:
    assert response.status_code == 303
    return response.headers["Location"]


def test_the_authority_is_kept_and_the_certificate_is_new_each_time(tmp_path: Path) -> None:
    first = https.own(tmp_path, ["192.168.1.5"], NOW)
    written = first.file.read_bytes()
    second = https.own(tmp_path, ["192.168.1.9"], NOW + timedelta(days=200))
    assert first.authority == second.authority
    assert written != second.file.read_bytes()
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}


def test_the_authority_is_made_anew_in_its_last_year(tmp_path: Path) -> None:
    first = https.own(tmp_path, [], NOW)
    assert https.own(tmp_path, [], NOW + timedelta(days=3000)).authority == first.authority
    assert https.own(tmp_path, [], NOW + timedelta(days=3400)).authority != first.authority


def test_the_certificate_is_for_this_machine_and_lasts_as_long_as_browsers_accept(tmp_path: Path) -> None:
    made = x509.load_pem_x509_certificate(https.own(tmp_path, ["192.168.1.5"], NOW).file.read_bytes())
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert {"127.0.0.1", "192.168.1.5", "::1"} == {
        str(each) for each in names.get_values_for_type(x509.IPAddress)
    }
    assert "localhost" in names.get_values_for_type(x509.DNSName)
    assert made.not_valid_after_utc - made.not_valid_before_utc <= timedelta(days=398)


def test_the_authority_can_vouch_for_no_site_on_the_internet(tmp_path: Path) -> None:
    authority = x509.load_der_x509_certificate(https.own(tmp_path, [], NOW).authority)
    found = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert found.critical
    allowed = {each.value for each in found.value.permitted_subtrees or ()}
    assert {each for each in allowed if isinstance(each, str)} == set(https.LOCAL_NAMES)
    assert {each for each in allowed if not isinstance(each, str)} == set(https.LOCAL)
    assert not any(each.is_global for each in https.LOCAL)


def test_an_address_on_the_internet_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(typer.Exit):
        https.own(tmp_path, ["8.8.8.8"], NOW)
    assert "8.8.8.8 is not in one. Give a --certificate." in capsys.readouterr().err


def test_the_authority_lies_beside_the_database(tmp_path: Path) -> None:
    assert folder_for(f"sqlite:///{tmp_path}/house.db") == tmp_path / "https"
    assert folder_for("postgresql://ada@there/db").name == "https"


@contextmanager
def opened(nursery: Nursery, folder: Path, *options: str) -> Iterator[str]:
    """Yields the address that a house prints."""
    log = folder / "log.txt"
    log.touch()
    pid = nursery.start([*QUICKLY, "--database", f"sqlite:///{folder}/house.db", *options], log, new_house())
    printed = re.compile(r"Vernissage is open: +(https?://[\d.:]+)")
    try:
        until(lambda: "Ctrl-C" in log.read_text("utf-8"), lambda: log.read_text("utf-8"))
        yield printed.findall(log.read_text("utf-8"))[0]
    finally:
        os.kill(pid, signal.SIGTERM)
        nursery.wait(pid)


def answered(address: str, authority: bytes) -> str:
    """Returns a page, as somebody gets it who trusts this authority and no other."""
    with urlopen(address, context=ssl.create_default_context(cadata=authority)) as page:  # noqa: S310 - our own house
        return str(page.read().decode())


@pytest.mark.parametrize("has_key_in_it", [True, False])
def test_a_house_with_a_given_certificate_speaks_https(
    nursery: Nursery, tmp_path: Path, *, has_key_in_it: bool
) -> None:
    made = https.own(tmp_path / "given", [], datetime.now(UTC))
    key = () if has_key_in_it else ("--key", str(made.key))
    with opened(nursery, tmp_path, "--certificate", str(made.file), *key) as address:
        assert address.startswith("https://")
        assert "<title>Vernissage" in answered(address, made.authority)


def test_a_house_with_its_own_authority_speaks_both(nursery: Nursery, tmp_path: Path) -> None:
    with opened(nursery, tmp_path, "--https", "--metrics", "127.0.0.1:0") as address:
        made = x509.load_pem_x509_certificate((tmp_path / "https/authority.pem").read_bytes())
        authority = made.public_bytes(Encoding.DER)
        with urlopen(f"{address}/https/vernissage.crt") as certificate:  # noqa: S310 - our own house
            assert certificate.read() == authority
        with urlopen(f"{address}/https") as page:  # noqa: S310 - our own house
            (secure,) = re.findall(r'"(https://[\d.:]+)/https/on', page.read().decode())
        assert "<title>Vernissage" in answered(secure, authority)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--https", "--proxies", "1"), "the proxy has the certificate"),
        (("--https", "--certificate", "house.pem"), "Choose one of them"),
        (("--certificate", "/nowhere/house.pem"), "/nowhere/house.pem and its key can't be used"),
    ],
)
def test_what_does_not_go_together_is_refused_in_a_sentence(
    nursery: Nursery, tmp_path: Path, options: tuple[str, ...], says: str
) -> None:
    log = tmp_path / "log.txt"
    line = [*QUICKLY, "--database", f"sqlite:///{tmp_path}/house.db", *options]
    assert nursery.wait(nursery.start(line, log, new_house())) == startup.IN_THE_WAY
    assert says in log.read_text("utf-8")


@pytest.mark.parametrize("path", ["/", "/t/ABCD?watch=1", "/me"])
def test_a_new_phone_is_told_first_how_to_trust_the_house(plain: TestClient, path: str) -> None:
    where = led_to(plain.get(path))
    assert where.startswith("/https?next=/")
    page = plain.get(where).text
    for device in ("iPhone", "Android", "Mac", "Windows"):
        assert device in page
    assert 'href="/https/vernissage.crt"' in page
    assert f'href="{SECURE}/https/on?next=/{path[1:2]}' in page
    assert OWN.fingerprint in page
    assert "<svg" in page


def test_it_downloads_the_certificate_as_phones_expect_it(plain: TestClient) -> None:
    got = plain.get("/https/vernissage.crt")
    assert (got.content, got.headers["Content-Type"]) == (OWN.authority, "application/x-x509-ca-cert")


def test_once_it_came_over_https_it_is_always_led_there(plain: TestClient, secure: TestClient) -> None:
    told = secure.get("/https/on?next=/t/ABCD%3Fwatch%3D1")
    assert led_to(told) == "/t/ABCD?watch=1"
    plain.cookies.update({"https": told.cookies["https"]})
    assert led_to(plain.get("/t/ABCD?watch=1")) == f"{SECURE}/t/ABCD?watch=1"


def test_who_goes_on_without_is_not_asked_again(plain: TestClient) -> None:
    assert led_to(plain.get("/https/off?next=/tables")) == "/tables"
    page = plain.get("/tables")
    assert page.status_code == 200
    assert "Strict-Transport-Security" not in page.headers


def test_a_phone_that_is_not_on_https_cannot_say_that_it_trusts_it(plain: TestClient) -> None:
    assert plain.get("/https/on").status_code == 404


@pytest.mark.parametrize(
    "other", ["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", ""]
)
def test_the_way_on_leads_to_this_house_only(plain: TestClient, other: str) -> None:
    assert led_to(plain.get("/https/off", params={"next": other})) == "/"


def test_no_browser_is_told_to_insist_on_https_while_http_is_open_too(secure: TestClient) -> None:
    assert "Strict-Transport-Security" not in secure.get("/").headers


def test_the_machine_of_the_house_and_programs_are_not_led_anywhere(plain: TestClient) -> None:
    assert plain.get("/api/house", headers={"Accept": "application/json"}).status_code == 200
    here = TestClient(
        plain.app, "http://127.0.0.1:8000", client=("127.0.0.1", 50_000), follow_redirects=False
    )
    assert here.get("/", headers={"Accept": "text/html"}).status_code == 200


@pytest.mark.every_case
@pytest.mark.parametrize("language", languages())
def test_without_it_the_page_says_what_is_missing_and_how_to_get_it(language: str) -> None:
    for client in browser(None, PLAIN, **{"Accept-Language": language}):
        page = client.get("/https").text
        assert f'<html lang="{language}">' in page
        assert "vernissage serve --https" in page
        assert client.get("/https/vernissage.crt").status_code == 404
        assert client.get("/https/off").status_code == 404


def test_over_https_there_is_nothing_to_do() -> None:
    for client in browser(None, SECURE):
        page = client.get("/https").text
        assert "You are using it already." in page
        assert "vernissage serve" not in page
