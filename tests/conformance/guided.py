"""Follows a guided first game as the page does: reads, makes the suggested moves, and continues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from vernissage import catalog
from vernissage.core.game import AnyGame
from vernissage.core.guide import SEED, AnyGuide, fitting, open_to_learner
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.scenes import beginning
from vernissage.core.seats import Seat
from vernissage.text import Text

MOST_ASTRAY = 60
MOST_INPUTS = 200
"""A guided game longer than this teaches nobody."""


@dataclass
class Learner:
    """A learner's position in a guided game: the match, and the steps shown."""

    game: AnyGame
    guide: AnyGuide
    match: AnyMatch
    shown: list[int] = field(default_factory=list)
    silent: list[Any] = field(default_factory=list)
    """Views in which a move was asked for and the guide had nothing to say."""

    @property
    def next(self) -> int:
        """The number of the first step that was neither shown nor skipped."""
        return self.shown[-1] + 1 if self.shown else 0

    @property
    def is_done(self) -> bool:
        return self.next == len(self.guide.steps)

    def step(self) -> int | None:
        """The step to be shown now, if any."""
        sight = self.match.sight(self.guide.learner)
        return next((n for n in fitting(self.guide, sight.view, sight.offers) if n >= self.next), None)

    def choices(self) -> tuple[Any, ...]:
        """The moves open to the learner now, the suggested one first."""
        sight, number = self.match.sight(self.guide.learner), self.step()
        asks = None if number is None else self.guide.steps[number].moves
        best = () if asks is None else tuple(asks(sight.view, sight.offers))
        others = open_to_learner(self.guide, sight.view, sight.offers)
        return (*best, *(move for move in others if move not in best))

    def read(self) -> bool:
        """Reads all steps until a move is asked for. Returns whether a step asks for one."""
        while (number := self.step()) is not None:
            if self.guide.steps[number].moves is not None:
                return True
            self.shown.append(number)
        return False

    def make(self, move: Any) -> None:
        """Makes the move that was asked for."""
        number = self.step()
        assert number is not None
        self.shown.append(number)
        self.submit(self.guide.learner, move)

    def go_on(self) -> None:
        """Plays to the end of the guide with the suggested moves."""
        while not self.is_done and len(self.match.inputs) < MOST_INPUTS and self.match.outcome is None:
            if self.read():
                self.make(self.choices()[0])
            elif not self.is_done:
                self.let_others_move()

    def let_others_move(self) -> None:
        """Makes one move of another player. If nobody else is asked, the learner makes any move."""
        owing = [seat for seat in self.match.game.to_move(self.match.state) if seat != self.guide.learner]
        if not owing:
            sight = self.match.sight(self.guide.learner)
            self.silent.append(sight)
            self.submit(self.guide.learner, sight.offers[0])
            return
        seat = owing[0]
        sight = self.match.sight(seat)
        self.submit(seat, self.guide.company(sight.view, self.match.memory(seat), sight.offers))

    def submit(self, seat: Seat, move: Any) -> None:
        """Makes a move for this seat."""
        done = self.match.submit(seat, self.match.asked[seat], move)
        assert not isinstance(done, Refusal), f"{done} when seat {seat} does {move}"
        self.match = done.match


def seated(game: AnyGame, guide: AnyGuide) -> Learner:
    """Returns a learner at the beginning of a guided game."""
    match = begin(game, guide.options, SEED, beginning(game, guide))
    assert not isinstance(match, Refusal), match
    return Learner(game, guide, match)


def ways(game: AnyGame, guide: AnyGuide) -> Iterator[tuple[Any, Learner]]:
    """Yields each alternative move on the suggested path, with the learner who makes it and continues."""
    main = seated(game, guide)
    while not main.is_done:
        if not main.read():
            main.let_others_move()
            continue
        for move in main.choices():
            other = Learner(game, guide, main.match, list(main.shown))
            other.make(move)
            other.go_on()
            yield move, other
        main.make(main.choices()[0])


def strays(game: AnyGame, guide: AnyGuide, evenings: int) -> Iterator[AnyMatch]:
    """Yields the matches of learners who follow the guide only now and then."""
    for number in range(evenings):
        learner, rng = seated(game, guide), Rng(SEED, f"astray {number}")
        while learner.match.outcome is None and len(learner.match.inputs) < MOST_ASTRAY:
            match = learner.match
            yield match
            if guide.learner not in game.to_move(match.state):
                learner.let_others_move()
                continue
            sight = match.sight(guide.learner)
            led = open_to_learner(guide, sight.view, sight.offers)
            chance = rng.at(len(match.inputs))
            learner.submit(guide.learner, chance.pick(led if chance.below(4) else sight.offers))


def sights(game: AnyGame, guide: AnyGuide) -> dict[str, Any]:
    """Returns what the learner sees at each step, on the suggested path."""
    learner, seen = seated(game, guide), {}
    while not learner.is_done:
        number = learner.step()
        if number is None:
            learner.let_others_move()
            continue
        step = guide.steps[number]
        seen[step.text] = learner.match.sight(guide.learner).view
        if step.moves is None:
            learner.shown.append(number)
        else:
            learner.make(learner.choices()[0])
    return seen


def in_bold(name: str, language: str) -> dict[str, list[str]]:
    """Returns the bold words of each step: the names of things to touch."""
    guide, text = catalog.extras(name).guide(), Text(catalog.folder(name) / "guide", language)
    assert guide is not None
    bold = {step.text: re.findall(r"\*\*(.+?)\*\*", text.say(step.text)) for step in guide.steps}
    return {step: words for step, words in bold.items() if words}
