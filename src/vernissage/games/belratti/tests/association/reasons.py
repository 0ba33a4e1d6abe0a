"""Prints reasons of bots, drawn at random, for somebody to review.

python -m vernissage.games.belratti.tests.association.reasons [HOW MANY]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Final

from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti.bots import reason, taste
from vernissage.games.belratti.cards import LARGER_BOX
from vernissage.games.belratti.taste import PERSONALITIES
from vernissage.text import Text

SEED: Final = seed_from_text("reasons")
USUAL: Final = 100
HELD, LAID = 18, 4


def spoken() -> Iterator[str]:
    """Yields what bots say about a painting they would lay, deal after deal."""
    folder = catalog.folder("belratti")
    text = Text(folder, part="coach")
    everyone = tuple(PERSONALITIES)
    for number in count():
        who = everyone[number % len(everyone)]
        one, two, *hand = Rng(SEED, "judge", number).shuffled(LARGER_BOX)[: 2 + HELD]
        ideas = taste(who).ideas((one, two), "kosmos")
        laid = sorted(hand, key=lambda painting: ideas[painting].rank)[:LAID]
        painting = Rng(SEED, "pick", number).pick(laid)
        why = reason(who, painting, one if ideas[painting].theme == "one" else two)
        if why is not None:
            key, about = why
            words = {name: text.name(thing) for name, thing in about.items()}
            forms = {f"{name}_the": text.say(f"{about[name]}.the") for name in ("painting", "theme")}
            yield f"{who}: {text.say(key, **words, **forms)}"


def main() -> None:
    """Prints this many of them."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    for number, said in enumerate(islice(spoken(), wanted), start=1):
        print(f"{number} {said}")  # noqa: T201


if __name__ == "__main__":
    main()
