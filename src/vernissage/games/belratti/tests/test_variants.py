"""Everything explained at a table is true of its options: no sentence mentions what a variant lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from vernissage import catalog
from vernissage import text as texts
from vernissage.core.primer import present
from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import EDITIONS, FITS
from vernissage.games.belratti.moves import Agree, PlayJoker, PutAside, Swap
from vernissage.games.belratti.primer import PRIMER
from vernissage.games.belratti.state import Options, edition
from vernissage.games.belratti.tests.table import lay, play
from vernissage.text import Text

HOME: Final = catalog.folder("belratti")
USUAL: Final = Options()
LIMITED: Final = Options(round_limit=6)
MOGEL: Final = Options(edition="mogel")
MASTERPIECES: Final = Options(masterpieces=True, open_jokers=5)
VARIANTS: Final = {"usual": USUAL, "limited": LIMITED, "mogel": MOGEL, "masterpieces": MASTERPIECES}
NUMBERS: Final = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}

# Words that a variant must not use, by language.
OF_TOKENS: Final = {"en": "token", "de": "marker", "fr": "jeton", "nl": "fiche", "it": "getton"}
OF_POINTS: Final = {
    "en": r"\b15\b|fifteen|\bpoints?\b|sixth|perfect round|review",
    "de": r"\b15\b|fünfzehn|\bpunkte?\b|sechste|perfekte runde|urteil",
    "fr": r"\b15\b|quinze|un point\b|\bpoints\b|sixième|manche parfaite|critique",
    "nl": r"\b15\b|vijftien|\bpunt(en)?\b|zesde|perfecte ronde|oordeel",
    "it": r"\b15\b|quindici|un punto\b|\bpunti\b|sesto|giro perfetto|critica",
}
OF_ANY_NUMBER: Final = {
    "en": r"keep (them all|your whole hand)|\beach may\b",
    "de": r"alle behalten|ganze hand",
    "fr": r"toutes les garder|toute ta main|chacun peut",
    "nl": r"allemaal houden|hele hand|ieder mag",
    "it": r"tenerle tutte|tutta la mano|ognuno può",
}
every_language = pytest.mark.parametrize("language", texts.languages())
every_variant = pytest.mark.parametrize("variant", VARIANTS)


def explained(language: str, options: Options) -> Iterator[str]:
    """Yields all sentences of goal and primer for these options, and the table's sentences on its variant."""
    text = Text(HOME, language, "primer")
    for each in ("goal", "how", "end"):
        yield text.say_under(each, options)
    things, moments = (each.text for each in PRIMER.things.values()), (each.text for each in PRIMER.moments)
    for named in (*things, *moments):
        yield text.say_under(f"{named}.says", options)
    variant = "masterpieces" if options.masterpieces else "mogel" if options.edition == "mogel" else "usual"
    yield text.say("role-say", role="paints", alone="no", variant=variant)
    yield text.say("table-now-swap", mine="yes", variant=variant)
    jokers = product(
        edition(options).jokers.items(), ("asleep", "gone") if options.masterpieces else ("used",)
    )
    for (joker, number), standing in jokers:
        yield text.say("table-joker-does", joker=joker, variant=variant)
        for each in (standing, "ready"):
            yield text.say("table-joker-state", joker=joker, number=number, standing=each, variant=variant)
    assert text.mistakes == []


def assert_nobody_says(pattern: str, language: str, options: Options) -> None:
    for sentence in explained(language, options):
        assert not re.search(pattern, sentence, re.IGNORECASE), sentence


@every_language
def test_bel_9_7_masterpieces_is_not_explained_by_points(language: str) -> None:
    assert_nobody_says(OF_POINTS[language], language, MASTERPIECES)
    assert any(re.search(OF_POINTS[language], each, re.IGNORECASE) for each in explained(language, USUAL))


@every_language
@pytest.mark.parametrize("variant", ["usual", "limited", "mogel"])
def test_bel_9_1_nobody_speaks_of_tokens_where_there_are_none(language: str, variant: str) -> None:
    assert_nobody_says(OF_TOKENS[language], language, VARIANTS[variant])


@every_language
def test_bel_1_3_nobody_speaks_of_a_joker_that_mogel_lacks(language: str) -> None:
    assert_nobody_says(re.escape(Text(HOME, language).say("joker-one-less")), language, MOGEL)


@every_language
def test_bel_4_4_painters_are_told_the_words_that_they_have(language: str) -> None:
    text = Text(HOME, language)
    for variant, options in (("mogel", MOGEL), ("usual", USUAL)):
        said = text.say("role-say", role="paints", alone="no", variant=variant)
        for fit in FITS:
            word = text.say("table-word", word=fit)
            assert (word[:4].lower() in said.lower()) == (fit in edition(options).fits), said


@every_language
def test_bel_4_6_in_mogel_nobody_may_keep_the_whole_hand(language: str) -> None:
    assert EDITIONS["mogel"].swapped == 6
    assert_nobody_says(OF_ANY_NUMBER[language], language, MOGEL)
    assert any(re.search(OF_ANY_NUMBER[language], each, re.IGNORECASE) for each in explained(language, USUAL))


def test_bel_4_6_and_the_engine_wants_exactly_six() -> None:
    state = lay(players=4, number=3, options={"edition": "mogel"})
    state = play(state, (2, PlayJoker("swap-hands", painter=2)), (3, Agree())).state
    for count in range(6):
        assert Swap() not in GAME.offers(state, 2), count
        state = play(state, (2, PutAside(state.hands[2][0]))).state
    assert Swap() in GAME.offers(state, 2)


@every_language
@every_variant
def test_bel_1_3_every_joker_says_by_which_number_it_comes_back(language: str, variant: str) -> None:
    options, text = VARIANTS[variant], Text(HOME, language, "primer")
    for joker, number in edition(options).jokers.items():
        said = text.say_under(f"thing-joker-{joker}.says", options)
        assert text.say_under(f"back-{NUMBERS[number]}", options) in said


@every_language
@every_variant
def test_bel_7_the_goal_and_the_end_name_all_that_ends_this_game(language: str, variant: str) -> None:
    options, text = VARIANTS[variant], Text(HOME, language, "primer")
    end, goal = text.say_under("end", options), text.say_under("goal", options)
    assert ("6" in goal, " 6 " in end) == ((options.round_limit == 6,) * 2)
    others = [Text(HOME, language, "primer").say_under("end", each) for each in VARIANTS.values()]
    assert len({*others}) == len(VARIANTS)
    assert end


@every_language
@every_variant
def test_what_is_said_of_a_moment_is_about_this_variant(language: str, variant: str) -> None:
    """Every moment that can occur in a variant has a text in it; the others have none."""
    options, text = VARIANTS[variant], Text(HOME, language, "primer")
    state = lay(players=4, options={"masterpieces": options.masterpieces, "edition": options.edition})
    for viewer in viewers(4):
        for number, _ in present(PRIMER, GAME.view(state, viewer)):
            assert text.say_under(f"{PRIMER.moments[number].text}.says", options)
    silent = {each.text for each in PRIMER.moments if not text.say_under(f"{each.text}.says", options)}
    tokens = {"moment-token", "moment-token-reveal"}
    assert silent == ({"moment-ask", "moment-reveal"} if options.masterpieces else tokens)


@every_language
def test_whoever_has_won_is_told_how_it_ends(language: str) -> None:
    """BEL-7.4: by the rules it goes on; beside the sentence is the button that ends it here."""
    text = Text(HOME, language)
    for sooner in ("yes", "no"):
        said = [
            text.say("table-dock-won", limit=6, sooner=sooner, stop=stop) for stop in ("may", "said", "no")
        ]
        assert len(set(said)) == len(said)
        assert all("6" in each for each in said)
    assert text.mistakes == []
