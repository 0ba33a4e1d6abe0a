"""A guest's gallery: every work of every finished game is in the right rooms, compared with a slow search."""

from __future__ import annotations

import io
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.hindsight import stood
from vernissage.core.rng import seed_from_text
from vernissage.server.history.gallery import IN_A_ROOM, Gallery, gallery_of
from vernissage.server.history.mementos import Companion
from vernissage.server.pages.files import BUILT
from vernissage.server.pages.postcards import GamePictures
from vernissage.server.pages.work_pictures import work_pictures
from vernissage.server.store import Memento

HANGS = [name for name in catalog.names() if game_called(name).extras.works]
WEEK = 7 * 24 * 3600.0


def remembered(name: str, many: int, daily: int = 0) -> list[Memento]:
    """The mementos of recorded games for one guest, a week apart; the last ones are deals of a day."""
    game = game_called(name)
    found = []
    for number in range(many + daily):
        seed = seed_from_text(f"gallery {name} {number}")
        *_, end = random_match(game, options_for(game, game.info.fewest), seed)
        assert end.outcome is not None
        assert game.extras.memento is not None
        made = datetime(2030, 11, 3, tzinfo=UTC).timestamp() + number * WEEK
        found.append(
            Memento(
                guest="me",
                code=f"C{number}",
                game=name,
                seat=0,
                made=made,
                rules=game.info.version,
                score=end.outcome.scores[0],
                place=1,
                won=True,
                day="" if number < many else f"2031-01-{number:02}",
                helped=False,
                company=b"[]",
                doc=codec.encode(game.extras.memento(0, *stood(end))),
            )
        )
    return found


def spots(gallery: Gallery, *kinds: str) -> list[tuple[str, int]]:
    """Table and number of each work, room by room."""
    return [(each.code, each.number) for room in gallery.rooms if room.kind in kinds for each in room.works]


@pytest.mark.parametrize("name", HANGS)
def test_every_work_hangs_once_in_a_season_or_on_the_daily_wall(name: str) -> None:
    kept = remembered(name, 12, daily=4)
    gallery = gallery_of(kept, catalog.names(), {})
    made = [(each.code, number) for each in kept for number in range(len(_pieces(each)))]
    assert spots(gallery, "season", "daily") == made
    assert gallery.works == len(spots(gallery, "season"))
    assert {each.day for room in gallery.rooms for each in room.works if room.kind == "daily"} == {
        each.day for each in kept if each.day
    }
    by_spot = {(each.code, each.number): each for room in gallery.rooms for each in room.works}
    for each in kept:
        shown = [by_spot[each.code, number] for number in range(len(_pieces(each)))]
        assert sum(work.points for work in shown) == each.score
        assert [msgspec.json.decode(work.piece)["painting"] for work in shown] == _pieces(each)


@pytest.mark.parametrize("name", HANGS)
def test_a_room_is_of_one_season_and_never_too_full(name: str) -> None:
    gallery = gallery_of(remembered(name, 30), catalog.names(), {})
    months: list[set[str]] = [{"12", "01", "02"}, {"03", "04", "05"}, {"06", "07", "08"}, {"09", "10", "11"}]
    seasons = []
    for room in gallery.rooms:
        assert 1 <= len(room.works) <= IN_A_ROOM
        if room.kind == "season":
            here = {datetime.fromtimestamp(each.made, UTC).strftime("%m") for each in room.works}
            seasons.append(next(number for number, of in enumerate(months) if here <= of))
    assert [kind for kind, _ in Counter(room.kind for room in gallery.rooms).items()] == ["season", "firsts"]
    changes = [season for before, season in zip([-1, *seasons], seasons, strict=False) if before != season]
    assert changes == [3, 0, 1]  # from November to May


@pytest.mark.parametrize("name", HANGS)
def test_a_first_is_what_no_earlier_work_had(name: str) -> None:
    kept = remembered(name, 6)
    works = game_called(name).extras.works
    assert works is not None
    seen: set[str] = set()
    wanted: list[tuple[str, int]] = []
    for each in kept:
        for number, work in enumerate(works(codec.decode(each.doc, game_called(name).types.memento))):
            if set(work.marks) - seen or not wanted:
                wanted.append((each.code, number))
            seen |= set(work.marks)
    assert spots(gallery_of(kept, catalog.names(), {}), "firsts") == wanted


def test_what_can_not_be_read_any_more_hangs_nowhere() -> None:
    (torn,) = remembered(HANGS[0], 1)
    strange = [msgspec.structs.replace(torn, doc=b"{"), msgspec.structs.replace(torn, game="chess")]
    assert gallery_of(strange, catalog.names(), {}) == Gallery([], 0, HANGS)
    assert gallery_of((), catalog.names(), {}) == Gallery([], 0, HANGS)


def test_two_years_later_the_same_season_is_another_room() -> None:
    early, late = remembered(HANGS[0], 2)
    later = msgspec.structs.replace(late, made=early.made + 104 * WEEK)
    rooms = [room for room in gallery_of([early, later], catalog.names(), {}).rooms if room.kind == "season"]
    assert [{each.code for each in room.works} for room in rooms] == [{early.code}, {later.code}]


COMPANIES: Final = ((), ("ben",), ("ben", "cleo"), ("gone",), ("ben",), ("cleo", "ben"), (), ("ben", "gone"))


def test_what_was_made_in_the_same_company_three_times_has_its_room() -> None:
    names = {"ben": "Ben", "cleo": "Cleo"}
    kept = [
        msgspec.structs.replace(
            each,
            company=codec.encode(
                [*(Companion(seat, guest) for seat, guest in enumerate(people, 1)), Companion(7, bot="hard")]
            ),
        )
        for each, people in zip(remembered(HANGS[0], 24), COMPANIES * 3, strict=True)
    ]
    rooms = [room for room in gallery_of(kept, catalog.names(), names).rooms if room.kind == "company"]
    wanted: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for each, people in zip(kept, COMPANIES * 3, strict=True):
        known = tuple(sorted(names[guest] for guest in people if guest in names))
        spots = [(each.code, number) for number in range(len(_pieces(each)))]
        wanted[known] = [*wanted.get(known, []), *spots]
    del wanted[()]
    found: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for room in rooms:
        assert len(room.works) <= IN_A_ROOM
        there = [(work.code, work.number) for work in room.works]
        found[tuple(room.names)] = [*found.get(tuple(room.names), []), *there]
    assert found == wanted
    assert list(found) == sorted(found, key=lambda each: -len(found[each]))  # most frequent company first


def test_two_games_together_are_no_company_yet() -> None:
    pair = codec.encode([Companion(1, "ben")])
    kept = [msgspec.structs.replace(each, company=pair) for each in remembered(HANGS[0], 3)]
    for many in (2, 3):
        rooms = gallery_of(kept[:many], catalog.names(), {"ben": "Ben"}).rooms
        assert any(room.kind == "company" for room in rooms) == (many == 3)
    days = [msgspec.structs.replace(each, day="2031-01-01") for each in kept]
    assert not any(room.names for room in gallery_of(days, catalog.names(), {"ben": "Ben"}).rooms)


@pytest.mark.parametrize("name", HANGS)
def test_every_work_comes_as_a_picture_of_its_layers(name: str) -> None:
    works = game_called(name).extras.works
    assert works is not None
    (kept,) = remembered(name, 1)
    pictures = work_pictures(kept, BUILT)
    made = works(codec.decode(kept.doc, game_called(name).types.memento))
    assert list(pictures) == [f"pictures/{kept.code}-{number}.jpg" for number in range(1, len(made) + 1)]
    files = GamePictures(BUILT, name)
    for work, picture in zip(made, pictures.values(), strict=True):
        shown = Image.open(io.BytesIO(picture)).convert("RGB")
        layers = [files.read(layer) for layer in work.layers]
        assert len(layers) > 1
        plain = Image.new("RGB", shown.size)
        for layer in layers:
            assert layer is not None
            over = Image.open(io.BytesIO(layer)).convert("RGBA")
            plain.paste(over, mask=over.getchannel("A"))
        off = ImageStat.Stat(ImageChops.difference(shown, plain)).mean
        assert max(off) < 6, off  # within the error of JPEG


def test_without_pages_there_are_no_pictures(tmp_path: Path) -> None:
    (kept,) = remembered(HANGS[0], 1)
    assert work_pictures(kept, tmp_path) == {}


def _pieces(memento: Memento) -> list[Any]:
    """The memento of one game, as plain JSON."""
    found: list[Any] = msgspec.json.decode(memento.doc)["paintings"]
    return found
