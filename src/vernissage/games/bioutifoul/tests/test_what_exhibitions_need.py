"""Texts say correctly what an exhibition needs: one work by each of two artists, or two by one."""

from __future__ import annotations

import re

import pytest

from vernissage import catalog, text
from vernissage.core.refusal import Refusal
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.cards import SHOWS, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Exhibit
from vernissage.games.bioutifoul.state import Gallery
from vernissage.games.bioutifoul.tests.table import galleries, lay
from vernissage.text import Text

HOME = catalog.folder("bioutifoul")
OTHER = "heinrich"
every_language = pytest.mark.parametrize("language", text.languages())


def refusal(exhibition: Exhibition, owned: tuple[Artwork, ...], shown: tuple[Artwork, Artwork]) -> Refusal:
    mixed = SHOWS[exhibition][0] != SHOWS[exhibition][1] and exhibition.endswith("3")
    state = lay(
        options={"exhibitions": "mixed" if mixed else "standard"},
        phase="gallery",
        exhibitions=(exhibition,),
        galleries=galleries(Gallery(9, owned)),
    )
    found = GAME.check(state, 0, Exhibit(exhibition, shown))
    assert found is not None
    return found


def works(*artists: str) -> tuple[Artwork, ...]:
    return tuple(f"{artist}-{number}" for number, artist in enumerate(artists, start=6 - len(artists)))


@every_language
@pytest.mark.parametrize("exhibition", SHOWS)
def test_a_refusal_asks_for_the_works_that_are_really_missing(exhibition: Exhibition, language: str) -> None:
    said, (one, two) = Text(HOME, language), SHOWS[exhibition]
    names = {artist: said.say(artist) for artist in (one, two)}
    shown = (f"{one}-1", f"{two}-2")
    stranger = next(artist for artist in ("sunny", OTHER, "alice") if artist not in {one, two})
    alone = said.say_refusal(refusal(exhibition, works(one), shown))
    both = said.say_refusal(refusal(exhibition, (), shown))
    owned = works(one, two, stranger)
    wrong = said.say_refusal(refusal(exhibition, owned, (owned[1], owned[2])))
    called = said.say(exhibition)
    for sentence, wanted in ((alone, [two]), (both, [one, two]), (wrong, [one, two])):
        asked = dict.fromkeys(re.findall("|".join(names.values()), sentence.replace(called, "", 1)))
        assert list(asked) == [names[artist] for artist in dict.fromkeys(wanted)], sentence
    assert both != alone
    assert said.mistakes == []


ONE_EACH = {
    "en": "one by each of the two artists",
    "de": "je ein Werk",
    "fr": "de chacun des deux artistes",
    "nl": "van elk van de twee kunstenaars en",
    "it": "ciascuno dei due artisti",
}
"""Wordings used before, which are wrong for an exhibition that shows one artist twice."""


@every_language
def test_nowhere_is_it_said_that_every_exhibition_has_two_artists(language: str) -> None:
    for path in HOME.rglob(f"{language}.ftl"):
        assert ONE_EACH[language] not in path.read_text(encoding="utf-8"), path
