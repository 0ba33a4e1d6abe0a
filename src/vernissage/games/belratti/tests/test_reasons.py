"""A bot's reason for a link is a whole sentence that suits its personality."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from vernissage import catalog
from vernissage.bots import association
from vernissage.bots.association import thoughts_of
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti.bots import reason, reasons, taste
from vernissage.games.belratti.cards import LARGER_BOX, Joker, Painting
from vernissage.games.belratti.events import Event, JokerProposed, Revealed
from vernissage.games.belratti.taste import PERSONALITIES
from vernissage.games.belratti.tests.table import agreed, gallery, hung, laid
from vernissage.text import Text, languages

SEED = seed_from_text("reasons")
EVERYONE = list(PERSONALITIES)
FOLDER = catalog.folder("belratti") / "association"
LONGEST = 14
"""The most words in a thought."""


def sentence(text: Text, who: str, painting: Painting, theme: Painting) -> str:
    """Returns what this bot says; empty if it has nothing to say."""
    why = reason(who, painting, theme)
    if why is None:
        return ""
    key, args = why
    words = {name: text.name(thing) for name, thing in args.items()}
    forms = {f"{name}_the": text.say(f"{args[name]}.the") for name in ("painting", "theme")}
    return text.say(key, **words, **forms)


@pytest.mark.parametrize("who", EVERYONE)
@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_whole_sentence(who: str, language: str) -> None:
    text = Text(catalog.folder("belratti"), language, "coach")
    spoken = 0
    for number in range(300):
        painting, theme = Rng(SEED, "pairs", number).shuffled(LARGER_BOX)[:2]
        said = sentence(text, who, painting, theme)
        if said:
            spoken += 1
            assert text.say(f"{painting}.the") in said
            assert text.say(f"{theme}.the") in said
    assert spoken
    assert text.mistakes == []


@pytest.mark.parametrize("language", languages())
def test_every_thought_is_said_in_every_language(language: str) -> None:
    assert thoughts_of(FOLDER, language).keys() == thoughts_of(FOLDER).keys()
    assert all(0 < len(said.split()) <= LONGEST for said in thoughts_of(FOLDER, language).values())


@pytest.mark.parametrize("language", languages())
def test_every_tag_is_said_in_every_language(language: str) -> None:
    assert named(language) == named("en")


def named(language: str) -> list[str]:
    """Returns the tags that have a word in this language."""
    lines = (FOLDER / "tags" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.partition(" = ")[0] for line in lines if line.partition(" = ")[2]]


def test_a_thought_is_named_by_its_two_paintings() -> None:
    things = {painting.removeprefix("painting-") for painting in LARGER_BOX}
    for named in thoughts_of(FOLDER):
        one, other = re.split(r"(?<!\bbow)-and-(?!arrow)", named)
        assert {one, other} <= things


def test_what_is_laid_by_bots_has_a_reason_in_nearly_every_case() -> None:
    explained = []
    for number in range(100):
        one, two, *hand = Rng(SEED, "hands", number).shuffled(LARGER_BOX)[:20]
        ideas = taste("storyteller").ideas((one, two), "kosmos")
        for painting in sorted(hand, key=lambda each: ideas[each].rank)[:4]:
            theme = one if ideas[painting].theme == "one" else two
            explained.append(reason("storyteller", painting, theme) is not None)
    assert sum(explained) > 0.8 * len(explained)


def test_no_reason_names_the_painting_itself_as_the_thought() -> None:
    for number in range(2000):
        painting, theme = Rng(SEED, "pairs", number).shuffled(LARGER_BOX)[:2]
        for who in EVERYONE:
            _, about = reason(who, painting, theme) or ("", {})
            tag = about.get("tag", "").removeprefix("tag-")
            assert tag not in {each.removeprefix("painting-") for each in (painting, theme)}


def test_everything_that_two_paintings_can_share_has_its_word() -> None:
    text = Text(catalog.folder("belratti"), part="coach")
    known = association.load(catalog.folder("belratti") / "association")
    for channel, prefix in (("tags", "tag"), ("plain", "kind"), ("colour", "colour")):
        pairs = ((a, b) for a in known.things for b in known.things if a != b)
        shared = {known.shared(channel, a, b) for a, b in pairs} - {None}
        missing = [
            word for word in shared if not (text.has(f"{prefix}-{word}") or text.has(f"colour-{word}"))
        ]
        assert missing == []


def test_the_same_painting_has_different_reasons_for_different_eyes() -> None:
    text = Text(catalog.folder("belratti"), part="coach")
    assert sentence(text, "colourist", "painting-sheep", "painting-snowman") == (
        "the sheep: the same white as the snowman"
    )
    assert "magic" in sentence(text, "storyteller", "painting-rabbit", "painting-top-hat")


def test_nobody_speaks_of_colours_as_often_as_the_colourist() -> None:
    counted = dict.fromkeys(EVERYONE, 0)
    for number in range(300):
        painting, theme = Rng(SEED, "pairs", number).shuffled(LARGER_BOX)[:2]
        for who in EVERYONE:
            counted[who] += (reason(who, painting, theme) or ("",))[0] == "why-colour"
    assert counted.pop("colourist") > max(counted.values())


def example() -> tuple[Event, ...]:
    """The cup, meant for the plant, hangs on the duck; the fish is forged; the clover was left out."""
    meant = laid(magic_lamp="one", yellow_cup="two", clover="two")
    return agreed(hung(gallery(laid=((), (), meant)), fish="one", yellow_cup="one", magic_lamp="one")).events


def told(bots: dict[int, str], seen: tuple[Event, ...]) -> list[tuple[int, str, str]]:
    """Returns which seat speaks about which painting and which theme."""
    return sorted(
        (why.seat, why.about["painting"], why.about["theme"]) for why in reasons(bots, seen) if why.message
    )


def test_a_painter_speaks_about_what_was_laid_and_a_director_about_what_it_was_taken_for() -> None:
    duck, plant = "painting-duck", "painting-potted-plant"
    assert told({1: "storyteller", 2: "colourist"}, example()) == [
        (1, "painting-fish", duck),
        (1, "painting-yellow-cup", duck),
        (2, "painting-clover", plant),
        (2, "painting-yellow-cup", plant),
    ]


def test_who_only_guessed_says_nothing() -> None:
    lamp = "painting-magic-lamp"
    assert any(lamp in event.right for event in example() if isinstance(event, Revealed))
    assert lamp not in {painting for _, painting, _ in told({1: "storyteller", 2: "colourist"}, example())}


def test_people_and_bots_that_look_at_no_picture_are_not_spoken_for() -> None:
    assert told({0: "steady"}, example()) == []
    assert {seat for seat, *_ in told({0: "literalist", 1: "steady"}, example())} == {0}


def test_a_bot_says_why_it_proposed_a_joker_once_the_round_lies_open() -> None:
    proposed = JokerProposed(2, "swap-hands", "", 2)
    bots = {1: "storyteller", 2: "colourist"}
    assert [why.message for why in reasons(bots, (proposed,))] == []
    opened = [why for why in reasons(bots, (proposed, *example())) if "joker" in why.about]
    assert [(why.seat, why.message) for why in opened] == [(2, "why-swap-hands")]
    assert not any("joker" in why.about for why in reasons({1: "storyteller"}, (proposed, *example())))


@pytest.mark.parametrize("language", languages())
def test_every_joker_has_its_reason(language: str) -> None:
    text = Text(catalog.folder("belratti"), language)
    assert all(text.has(f"why-{joker}") for joker in get_args(Joker))


def test_nobody_says_anything_before_the_round_lies_open() -> None:
    before = tuple(event for event in example() if not isinstance(event, Revealed))
    assert told({0: "colourist", 1: "colourist", 2: "colourist"}, before) == []
