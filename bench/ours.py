"""Measures our own code, for any game of the catalog.

    python -m bench.ours WHAT GAME PLAYERS SECONDS

    decisions   random play through `offers` and `play`
    submits     `submit`, and then the messages to each seat and the public, as JSON
    imaginings  `imagine`, over the questions of a random game
    iterations  the search bot's iterations, over a few of those questions

or one of the game's own `MEASURES`, by name.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, TypeAlias, TypeVar

import msgspec

from bench.clock import tell
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import viewers

T = TypeVar("T")
Round: TypeAlias = Callable[[], int]
Question: TypeAlias = tuple[Any, Sequence[Any], Sequence[Any]]
"""The arguments of a bot's `choose`: view, memory and offers."""

SEED = seed_from_text("bench")
THOUGHT = 100
"""The search bot's iterations per decision."""

draw = Random(1).random  # noqa: S311 - picks moves, keeps no secret


def decisions(game: AnyGame, options: Any) -> Round:
    deal, to_move, offers, play = game.deal, game.to_move, game.offers, game.play
    numbers = count()

    def one_game() -> int:
        rng = Rng(SEED, "play", next(numbers))
        state = deal(options, rng)
        made = 0
        while seats := to_move(state):
            seat = seats[0] if len(seats) == 1 else any_of(seats)
            moves = offers(state, seat)
            state = play(state, seat, moves[int(draw() * len(moves))], rng).state
            made += 1
        return made

    return one_game


def submits(game: AnyGame, options: Any) -> Round:
    everyone = viewers(options.players)
    numbers = count()

    def one_game() -> int:
        match = new_match(game, options, next(numbers))
        sights = match.sights(everyone)
        while sights[0].outcome is None:
            seat = any_of(sights[0].to_move)
            accepted = match.submit(seat, sights[seat].question, any_of(sights[seat].offers))
            assert not isinstance(accepted, Refusal), accepted
            match = accepted.match
            sights = match.sights(everyone)
            for viewer, sight in zip(everyone, sights, strict=True):
                codec.encode((sight, match.witnessed(accepted.events, viewer)))
        return len(match.inputs)

    return one_game


def imaginings(game: AnyGame, options: Any) -> Round:
    asked = questions(game, options, 40)
    numbers = count()

    def all_of_them() -> int:
        for view, memory, _offers in asked:
            game.imagine(view, memory, Rng(SEED, "imagine", next(numbers)))
        return len(asked)

    return all_of_them


def iterations(name: str, game: AnyGame, options: Any) -> Round:
    maker = catalog.bot(name, f"search:{THOUGHT}")
    assert not isinstance(maker, Refusal), maker
    bot = maker(game)
    # Bots don't search if there is only one offer.
    asked = [question for question in questions(game, options, 40) if len(question[2]) > 1][::8]
    numbers = count()

    def all_of_them() -> int:
        for view, memory, offers in asked:
            bot.choose(view, memory, offers, Rng(SEED, "bot:0", next(numbers)))
        return THOUGHT * len(asked)

    return all_of_them


def questions(game: AnyGame, options: Any, most: int) -> list[Question]:
    """Returns the questions that seats were asked in a random game, from start to end."""
    match = new_match(game, options, 0)
    asked: list[Question] = []
    while match.outcome is None:
        seat = any_of(game.to_move(match.state))
        sight = match.sight(seat)
        asked.append((sight.view, match.memory(seat), sight.offers))
        accepted = match.submit(seat, sight.question, any_of(sight.offers))
        assert not isinstance(accepted, Refusal), accepted
        match = accepted.match
    return asked[:: max(1, len(asked) // most)]


def new_match(game: AnyGame, options: Any, number: int) -> AnyMatch:
    match = begin(game, options, seed_from_text(f"bench {number}"))
    assert not isinstance(match, Refusal), match
    return match


def any_of(things: Sequence[T]) -> T:
    return things[int(draw() * len(things))]


@dataclass(frozen=True, slots=True)
class Own:
    """A game's own benchmarks: the constants in its `bench.py`; empty where it has none."""

    decisions: Mapping[int, float] = field(default_factory=dict)
    measures: Mapping[str, tuple[float, Callable[[], Round]]] = field(default_factory=dict)
    peers: Mapping[str, float] = field(default_factory=dict)
    """How many times as fast as each peer the game must be."""
    twins: Mapping[str, float] = field(default_factory=dict)
    """The required decisions a second of the game's twin: in whole games, and in a batch."""


def own_of(name: str) -> Own:
    if not (catalog.folder(name) / "bench.py").is_file():
        return Own()
    asked = vars(import_module(f"vernissage.games.{name}.bench"))
    return Own(*(asked.get(name, {}) for name in ("DECISIONS", "MEASURES", "PEERS", "TWINS")))


def main(what: str, name: str, players: str, seconds: str) -> None:
    game = catalog.game(name)
    options = msgspec.convert({"players": int(players), **game.info.limits}, game.types.options)
    measures: dict[str, Callable[[], Round]] = {
        "decisions": lambda: decisions(game, options),
        "submits": lambda: submits(game, options),
        "imaginings": lambda: imaginings(game, options),
        "iterations": lambda: iterations(name, game, options),
        **{own: prepare for own, (_, prepare) in own_of(name).measures.items()},
    }
    tell(measures[what](), float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
