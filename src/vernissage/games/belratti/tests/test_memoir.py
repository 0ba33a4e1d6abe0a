"""How somebody associates, and whom they understand, over games of bots: compared with a slow recount."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from vernissage.core.hindsight import stood
from vernissage.core.memoir import ME, Past
from vernissage.games.belratti.album import Album
from vernissage.games.belratti.bots import ASSOCIATION
from vernissage.games.belratti.memento import Link, Memento, memento
from vernissage.games.belratti.memoir import ENOUGH, favourite, memoir
from vernissage.games.belratti.state import Options
from vernissage.games.belratti.tests.evening import evening

PLAYERS, EVENINGS = 4, ("one", "two", "three")


@cache
def past() -> tuple[Past[Memento], ...]:
    """Seat 0 is the person whose memoir it is; every seat is another person."""
    people = {seat: seat for seat in range(1, PLAYERS)}
    found = []
    for seed in EVENINGS:
        end = evening(Options(players=PLAYERS), seed=seed)
        assert end.outcome is not None
        kept = memento(0, *stood(end))
        found.append(Past("2031-05", 0, people, end.outcome.scores[0], won=False, helped=False, memento=kept))
    return tuple(found)


def counted() -> dict[int, Counter[str]]:
    """Counts, from the albums, what each seat laid or hung together with seat 0, by its strongest channel."""
    found = {seat: Counter[str]() for seat in range(PLAYERS)}
    for seed in EVENINGS:
        album = evening(Options(players=PLAYERS), seed=seed).retrospect
        assert isinstance(album, Album)
        for page in album.pages:
            themes = {"one": page.look.themes[0], "two": page.look.themes[1]}
            for shown in page.look.paintings:
                if shown.painter is None or shown.meant is None or not {shown.painter, *page.directors} & {0}:
                    continue
                found[shown.painter][strongest(shown.painting, themes[shown.meant])] += 1
                for director in page.directors if shown.hung != "out" else ():
                    if 0 in {shown.painter, director}:
                        found[director][strongest(shown.painting, themes[shown.hung])] += 1
    return found


def strongest(painting: str, theme: str) -> str:
    a, b = painting.removeprefix("painting-"), theme.removeprefix("painting-")
    alike = [(ASSOCIATION.likeness(channel, a, b), channel) for channel in ("thoughts", "tags", "colour")]
    best = max(alike, key=lambda each: each[0])
    return best[1] if best[0] >= 0.35 else "guess"


def test_places_in_the_triangle_are_what_was_linked() -> None:
    chapter, *_ = memoir(past()).chapters
    assert chapter.triangle is not None
    slow = {
        seat: (each["thoughts"], each["tags"], each["colour"])
        for seat, each in counted().items()
        if each.total() - each["guess"] >= ENOUGH
    }
    assert {place.who[0]: place.counts for place in chapter.triangle.places} == slow
    assert ME in slow, "three games are enough"
    [second, most] = sorted(slow[ME])[1:]
    says = chapter.says[0]
    assert says.about["of"] == sum(slow[ME])
    clearly = ("by-thought", "by-kind", "by-colour")[slow[ME].index(most)]
    assert says.text == (clearly if (most - second) ** 2 > most + second else "by-all")
    assert says.about.get("right", most) == most


@pytest.mark.parametrize(
    ("thought", "kind", "colour", "told"),
    [(30, 10, 5, "thought"), (3, 4, 30, "colour"), (20, 16, 16, None), (10, 10, 0, None), (25, 25, 25, None)],
)
def test_a_way_is_told_where_it_is_clearly_taken_most_often(
    thought: int, kind: int, colour: int, told: str | None
) -> None:
    assert favourite(Counter({"thought": thought, "kind": kind, "colour": colour})) == told


def test_who_understands_whom_adds_up_to_all_albums() -> None:
    [_, chapter] = memoir(past()).chapters
    assert chapter.chart is not None
    slow = {}
    for other in range(1, PLAYERS):
        minds = []
        for seed in EVENINGS:
            album = evening(Options(players=PLAYERS), seed=seed).retrospect
            assert isinstance(album, Album)
            minds += [album.minds[0][other], album.minds[other][0]]
        slow[other] = sum(each.read for each in minds), sum(each.painted for each in minds)
    told = {row.about["who"]: (row.right, row.of) for row in chapter.chart.rows}
    assert told == {(who,): both for who, both in slow.items() if both[1] >= ENOUGH}
    best = max(told, key=lambda who: (told[who][0] / told[who][1], told[who][1]))
    assert chapter.says[0].about["who"] == best


def test_with_too_few_paintings_it_says_how_many_are_missing() -> None:
    rule = Link("painting-duck", "painting-duck", "painting-owl", None, 0, (1,))
    few = Memento((rule,) * 3, (), 1, 0)
    [chapter] = memoir([Past("2031-05", 0, {1: 1}, 3, won=True, helped=False, memento=few)]).chapters
    assert chapter.triangle is not None
    assert chapter.triangle.places == ()
    assert (chapter.says[0].text, chapter.says[0].about) == ("too-few", {"missing": ENOUGH - 3})
