"""One person's game against bots. Input comes from `ask`; all output goes to the screen."""

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
"""The shortest time in seconds before something disappears. Reading takes longer than seeing."""


class Left(Exception):  # noqa: N818 - leaving is not an error
    """Raised when the player leaves the table."""


class Session:
    """A running game, and how much of it the player has been told."""

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
        """Whether the player made the last move and saw the table before it."""
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
        """Plays until the game is over or the player leaves."""
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
        """Lets each bot that owes a decision move once, and then asks the player.

        A bot moves only once, because a group that has to agree may be asked again and again. So a player who
        has already answered can still give in to a bot that won't.
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
        """Lets a bot choose a move from its own seat's view and events."""
        match, sight = self.match, self.match.sight(seat)
        rng = Rng(self.seats.thoughts, f"bot:{seat}", len(match.inputs))
        with self.screen.console.status(self.screen.waiting(seat)):
            move = self.seats.bots[seat].choose(sight.view, match.memory(seat), sight.offers, rng)
        refusal = self.submit(seat, move)
        assert refusal is None, refusal
        self.goes_on = False

    def let_person_move(self) -> None:
        """Shows the table and asks until the player moves. If they owe no decision, they may also wait."""
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
        """Makes the move that the player typed; returns a refusal if it isn't possible."""
        offers = self.match.sight(self.seats.person).offers
        sentences = [self.screen.sentence(move) for move in offers]
        move = with_words(said, offers, sentences, self.match.game)
        return move if isinstance(move, Refusal) else self.submit(self.seats.person, move)

    def submit(self, seat: Seat, move: Any) -> Refusal | None:  # noqa: ANN401 - of any game
        """Submits a move and saves the game; returns a refusal if the move isn't accepted."""
        return self.enter(self.match.submit(seat, self.match.asked[seat], move))

    def enter(self, accepted: Accepted[Any, Any, Any, Any, Any] | Refusal) -> Refusal | None:
        """Applies an accepted input and saves the game. A refusal is returned as it is."""
        if isinstance(accepted, Refusal):
            return accepted
        self.match = accepted.match
        refusal = None if self.file is None else keep(self.file, self.game, self.match)
        if refusal is not None:
            self.screen.refuse(refusal)
        return None

    def news(self) -> None:
        """Tells the player the events that they have not heard yet.

        In a memory game, shows one input at a time, for a limited time if its events are forgotten.
        """
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
        """Whether this is a memory game that is still running."""
        return self.match.game.kept is not None and self.match.outcome is None

    def glimpse(self, event: Any) -> float:  # noqa: ANN401 - of any game
        glimpse = self.match.game.glimpse
        return 0.0 if glimpse is None else glimpse(self.match.state, event)

    def forget(self) -> None:
        """Clears the screen in a memory game, and prints the welcome with the seal of the deal again."""
        if self.forgets and self.screen.clear():
            self.screen.welcome(self.match)

    def tell(self, events: tuple[Any, ...]) -> None:
        screen = self.screen
        screen.tell(told(screen.text, events, screen.names, screen.viewer))

    # Commands besides moves

    def table(self, _rest: str = "") -> None:
        sight = self.match.sight(self.seats.person)
        self.screen.table(sight.view)
        self.screen.offers(sight.view, sight.offers)

    def step(self) -> None:
        """Shows the table. If the player saw it before their last move, shows only the offers."""
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
