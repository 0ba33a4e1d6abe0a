"""Why a bot put a painting with a theme is a whole sentence, and one that fits its character."""

from __future__ import annotations

from collections import Counter

import pytest

from vernissage import catalog
from vernissage.bots import association
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti.bots import reason
from vernissage.games.belratti.cards import LARGER_BOX, Painting
from vernissage.games.belratti.taste import PERSONALITIES
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
