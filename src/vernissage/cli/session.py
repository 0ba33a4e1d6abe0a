"""One person at a table of bots. What is typed comes in through `ask`; the screen shows all the rest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from time import sleep
from typing import Any, Final

from vernissage.answer import with_words
from vernissage.cli.rules import pages
from vernissage.cli.screen import Screen
from vernissage.cli.seat_plan import SeatPlan
from vernissage.cli.sentences import told
from vernissage.core.match import Accepted, AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.core.value import brief
from vernissage.files import keep

LEAST: Final = 2.0
"""The fewest seconds for anything that then goes: words are read more slowly than a picture is seen."""


class Left(Exception):  # noqa: N818 - leaving the table is no error
    """The person has left the table."""


class Session:
    """The match as it stands, and how much of it the person has heard."""

    def __init__(
        self,
        game: str,
        match: AnyMatch,
        seats: SeatPlan,
        screen: Screen,
        *,
        ask: Callable[[str], str],
        file: Path | None,
        wait: Callable[[float], None] = sleep,
    ) -> None:
        self.game = game
        self.match = match
        self.seats = seats
        self.screen = screen
        self.ask = ask
        self.file = file
        self.wait = wait
        self.heard = len(match.story)
        self.goes_on = False
        """Did the person make the last move, and see the table before it?"""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "table": self.table,
            "all": self.all_offers,
            "undo": self.undo,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.screen.welcome(self.match)
        if self.forgets and not self.screen.can_clear:
            self.screen.say("cli-cannot-forget")
        try:
            while self.match.outcome is None:
                self.turn()
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.goodbye(self.file)
            return
        self.news()
        self.table()
        self.screen.result(self.match, self.match.outcome)
        if self.file is not None:
            self.screen.say("cli-check", file=str(self.file))

    def turn(self) -> None:
        """Every bot that owes a decision makes one; then the person is asked.

        One each: a group that has to agree may be asked again and again. The person, who may have said
        all that was owed, can then still give in to a bot that won't.
        """
        asked = [seat for seat in self.to_move() if seat in self.seats.bots]
        for seat in asked:
            if seat in self.to_move():
                self.let_bot_move(seat)
        person = self.seats.person
        waiting = any(seat in self.to_move() for seat in asked) and self.match.sight(person).offers
        if person in self.to_move() or waiting:
            self.let_person_move()

    def to_move(self) -> tuple[Seat, ...]:
        return self.match.game.to_move(self.match.state)

    def let_bot_move(self, seat: Seat) -> None:
        """A bot is told what its seat is told, and answers."""
        match, sight = self.match, self.match.sight(seat)
        rng = Rng(self.seats.thoughts, f"bot:{seat}", len(match.inputs))
        with self.screen.console.status(self.screen.waiting(seat)):
            move = self.seats.bots[seat].choose(sight.view, match.memory(seat), sight.offers, rng)
        refusal = self.submit(seat, move)
        assert refusal is None, refusal
        self.goes_on = False

    def let_person_move(self) -> None:
        """Show the table and ask until a move is made, or none if none is owed."""
        self.news()
        self.step()
        owed = self.seats.person in self.to_move()
        while True:
            said = self.ask(self.screen.text.say("cli-prompt" if owed else "cli-prompt-or-wait")).strip()
            word, _, rest = said.partition(" ")
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            elif said:
                refusal = self.answer(said)
                if refusal is None:
                    self.goes_on = not self.forgets
                    self.forget()
                    return
                self.screen.refuse(refusal)
            elif not owed:
                return

    def answer(self, said: str) -> Refusal | None:
        """Make the move that was meant, or say why not."""
        offers = self.match.sight(self.seats.person).offers
        sentences = [self.screen.sentence(move) for move in offers]
        move = with_words(said, offers, sentences, self.match.game)
        return move if isinstance(move, Refusal) else self.submit(self.seats.person, move)

    def submit(self, seat: Seat, move: Any) -> Refusal | None:  # noqa: ANN401 - of whatever game it is
        """Through the one checked door; then it is kept."""
        return self.enter(self.match.submit(seat, self.match.asked[seat], move))

    def enter(self, accepted: Accepted[Any, Any, Any, Any, Any] | Refusal) -> Refusal | None:
        """What was accepted has happened, and is kept; or why it was not."""
        if isinstance(accepted, Refusal):
            return accepted
        self.match = accepted.match
        refusal = None if self.file is None else keep(self.file, self.game, self.match)
        if refusal is not None:
            self.screen.refuse(refusal)
        return None

    def news(self) -> None:
        """What the person hasn't heard yet. In a game of memory one thing at a time, each for its moment."""
        fresh, self.heard = self.match.story[self.heard :], len(self.match.story)
        witnessed = [self.match.witnessed(events, self.seats.person) for events in fresh]
        if not self.forgets:
            self.tell(tuple(chain.from_iterable(witnessed)))
            return
        for number, events in enumerate(witnessed, self.heard - len(fresh)):
            self.tell(events)
            if events != self.match.logged(number, self.seats.person):
                if self.screen.can_clear:
                    self.wait(max(LEAST, *(self.glimpse(event) for event in events)))
                self.forget()

    @property
    def forgets(self) -> bool:
        """Is this a game of memory, and still going on?"""
        return self.match.game.kept is not None and self.match.outcome is None

    def glimpse(self, event: Any) -> float:  # noqa: ANN401 - of whatever game it is
        glimpse = self.match.game.glimpse
        return 0.0 if glimpse is None else glimpse(self.match.state, event)

    def forget(self) -> None:
        """All that was shown or typed is past. Only the seal of the deal stays: it is a promise."""
        if self.forgets and self.screen.clear():
            self.screen.welcome(self.match)

    def tell(self, events: tuple[Any, ...]) -> None:
        screen = self.screen
        screen.tell(told(screen.text, events, screen.names, screen.viewer))

    # What a person can ask for besides a move.

    def table(self, _rest: str = "") -> None:
        sight = self.match.sight(self.seats.person)
        self.screen.table(sight.view)
        self.screen.offers(sight.view, sight.offers)

    def step(self) -> None:
        """The table, or within one's own turn only what can be done next: the rest has just been seen."""
        if not self.goes_on:
            self.table()
            return
        sight = self.match.sight(self.seats.person)
        self.screen.say("cli-same-table", style="dim")
        self.screen.offers(sight.view, sight.offers)

    def all_offers(self, _rest: str) -> None:
        sight = self.match.sight(self.seats.person)
        self.screen.offers(sight.view, sight.offers, most=len(sight.offers))

    def undo(self, _rest: str) -> None:
        refusal = self.enter(self.match.take_back(self.seats.person))
        if refusal is not None:
            self.screen.refuse(refusal)
        else:
            self.news()
            self.table()

    def help(self, _rest: str) -> None:
        example = brief(self.match.sight(self.seats.person).offers[0])
        self.screen.help(example, words=self.match.game.wording is not None)

    def log(self, _rest: str) -> None:
        told = (self.match.logged(number, self.seats.person) for number in range(len(self.match.inputs)))
        events = tuple(chain.from_iterable(told))
        if events:
            self.tell(events)
        else:
            self.screen.say("cli-empty-log")

    def rules(self, number: str) -> None:
        found = pages(self.game, number or None)
        if isinstance(found, Refusal):
            self.screen.refuse(found)
        else:
            self.screen.console.print(found)

    def save(self, name: str) -> None:
        file = Path(name) if name else self.file
        refusal = Refusal("cli/no-file") if file is None else keep(file, self.game, self.match)
        if refusal is not None:
            self.screen.refuse(refusal)
        else:
            self.screen.say("cli-kept", file=str(file))

    def leave(self, _rest: str) -> None:
        raise Left
