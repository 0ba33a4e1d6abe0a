"""Why a bot put a painting with a theme is a whole sentence, and one that fits its character."""

from __future__ import annotations

from collections import Counter

import pytest

from vernissage import catalog
from vernissage.bots import association
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti.bots import reason, reasons
from vernissage.games.belratti.cards import LARGER_BOX, Painting
from vernissage.games.belratti.events import Event, Revealed
from vernissage.games.belratti.taste import PERSONALITIES
from vernissage.games.belratti.tests.table import agreed, gallery, hung
from vernissage.text import Text

SEED = seed_from_text("reasons")
EVERYONE = list(PERSONALITIES)


def sentence(text: Text, who: str, painting: Painting, theme: Painting) -> str:
    key, args = reason(who, painting, theme)
    words = {name: text.name(thing) for name, thing in args.items()}
    forms = {f"{name}_the": text.say(f"{args[name]}.the") for name in ("painting", "theme")}
    return text.say(key, **words, **forms)


@pytest.mark.parametrize("who", EVERYONE)
def test_every_reason_is_a_whole_sentence(who: str) -> None:
    text = Text(catalog.folder("belratti"))
    for number in range(300):
        painting, theme = Rng(SEED, "pairs", number).shuffled(LARGER_BOX)[:2]
        said = sentence(text, who, painting, theme)
        assert text.say(f"{painting}.the") in said
        assert text.say(f"{theme}.the") in said
    assert text.mistakes == []


def test_everything_that_two_paintings_can_share_has_its_word() -> None:
    text = Text(catalog.folder("belratti"))
    known = association.load(catalog.folder("belratti") / "association")
    for channel, prefix in (("tags", "tag"), ("colour", "colour")):
        pairs = ((a, b) for a in known.things for b in known.things if a != b)
        shared = {known.shared(channel, a, b) for a, b in pairs} - {None}
        missing = [
            word for word in shared if not (text.has(f"{prefix}-{word}") or text.has(f"colour-{word}"))
        ]
        assert missing == []


def test_the_same_painting_has_different_reasons_for_different_eyes() -> None:
    text = Text(catalog.folder("belratti"))
    assert sentence(text, "colourist", "painting-sheep", "painting-snowman") == (
        "the sheep: the same white as the snowman"
    )
    assert sentence(text, "storyteller", "painting-rabbit", "painting-top-hat") == (
        "the rabbit: I thought of “magician”, as with the top hat"
    )


def test_everyone_speaks_most_of_what_strikes_them() -> None:
    counted = {who: Counter[str]() for who in EVERYONE}
    for number in range(200):
        painting, theme = Rng(SEED, "pairs", number).shuffled(LARGER_BOX)[:2]
        for who, keys in counted.items():
            keys[reason(who, painting, theme)[0]] += 1
    for who, key in (
        ("colourist", "why-colour"),
        ("storyteller", "why-tags"),
        ("literalist", "why-keywords"),
    ):
        assert all(counted[who][key] >= counted[other][key] for other in EVERYONE)


def example() -> tuple[Event, ...]:
    """The cup is read, the clover hangs on the duck, the fish is forged, the lamp is out."""
    return agreed(hung(gallery(), fish="one", yellow_cup="one", clover="one")).events


def told(bots: dict[int, str], seen: tuple[Event, ...]) -> list[tuple[int, str, str]]:
    """Who speaks about which painting and which theme."""
    return sorted(
        (why.seat, why.about["painting"], why.about["theme"]) for why in reasons(bots, seen) if why.message
    )


def test_a_painter_speaks_about_what_was_laid_and_a_director_about_what_it_was_taken_for() -> None:
    duck, plant = "painting-duck", "painting-potted-plant"
    assert told({1: "storyteller", 2: "colourist"}, example()) == [
        (1, "painting-clover", duck),
        (1, "painting-fish", duck),
        (2, "painting-clover", plant),
        (2, "painting-magic-lamp", duck),
        (2, "painting-yellow-cup", duck),
    ]


def test_people_and_bots_that_look_at_no_picture_are_not_spoken_for() -> None:
    assert told({0: "steady"}, example()) == []
    assert {seat for seat, *_ in told({0: "literalist", 1: "steady"}, example())} == {0}


def test_nobody_says_anything_before_the_round_lies_open() -> None:
    before = tuple(event for event in example() if not isinstance(event, Revealed))
    assert told({0: "colourist", 1: "colourist", 2: "colourist"}, before) == []
