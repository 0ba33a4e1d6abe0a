# ruff: noqa: INP001 - a script of its own, in no package
"""Prints Python's sentences about a whole game, in every language and for every listener.

`tests/sentences.test.ts` makes the browser's sentences and compares them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vernissage import catalog
from vernissage.core.inputs import Input, TakenBack, TakenOver
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import SEED_BYTES, Rng
from vernissage.core.seats import viewers
from vernissage.core.value import MoveValue, kind
from vernissage.server.api.games import card
from vernissage.text import Text, languages

NAMES = ("Mila", "Anna", "Tom", "Ottoline")
SEED = bytes(SEED_BYTES)


class Sentence(msgspec.Struct, frozen=True):
    """A sentence: its subject (`about` is event, move, input or refusal), its listener and its text."""

    about: str
    value: Any
    you: int | None
    said: str


class Told(msgspec.Struct, frozen=True):
    """A game's sentences in one language, with the data that the browser needs to form them."""

    game: str
    language: str
    names: tuple[str, ...]
    seats: dict[str, list[str]]
    sentences: list[Sentence]


def played(name: str) -> AnyMatch:
    """Plays a random game to its end."""
    game = catalog.find(name)
    assert game is not None
    options = game.types.options(players=game.info.fewest, **dict(game.info.limits))
    match = begin(game, options, SEED)
    assert not isinstance(match, Refusal)
    rng = Rng(SEED, "chance")
    while match.outcome is None:
        seat = game.to_move(match.state)[0]
        step = match.submit(seat, match.asked[seat], rng.pick(game.offers(match.state, seat)))
        assert not isinstance(step, Refusal)
        match = step.match
    return match


def sentences(match: AnyMatch, text: Text) -> Iterator[Sentence]:
    """Yields a sentence for each kind of event, move, input and refusal, to each listener."""
    moves: dict[str, MoveValue] = {kind(entry.move): entry.move for entry in match.inputs}
    others: tuple[Input, ...] = (TakenBack(0), TakenOver(1, by="random"))
    for viewer in viewers(match.players):
        events = {kind(event): event for event in match.memory(viewer)}
        for event in events.values():
            yield Sentence("event", event, viewer, text.say_event(event, NAMES, viewer))
        for move in moves.values():
            yield Sentence("move", move, viewer, text.say_move(move, NAMES, viewer))
        for entry in others:
            yield Sentence("input", entry, viewer, text.say_input(entry, NAMES, viewer))
    stopped = Refusal(
        "record/stopped", args={"input": 3, "code": "match/over", "fault": "match-over", "made_by": 1}
    )
    for refusal in (stopped, Refusal("no/such-code"), Refusal("match/stale")):
        yield Sentence("refusal", refusal, None, text.say_refusal(refusal))


def main() -> None:
    told = []
    for name in catalog.names(with_templates=True):
        match = played(name)
        for language in languages():
            text = Text(catalog.folder(name), language)
            said = list(sentences(match, text))
            told.append(Told(name, language, NAMES, card(name).seats, said))
    print(msgspec.json.encode(told).decode())  # noqa: T201 - the output is the purpose


if __name__ == "__main__":
    main()
