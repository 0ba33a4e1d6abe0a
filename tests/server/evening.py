"""A random evening at a table without a server: letters of all kinds, and what each led to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final, get_args

from msgspec import Raw
from msgspec.structs import replace

from tests.play import as_people_make_it, game_called
from tests.server.people import short
from vernissage.core import codec
from vernissage.core.company import LEVELS
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.server.platform.chance import Chance
from vernissage.table import protocol
from vernissage.table.calendar import Calendar
from vernissage.table.chair import FREE, Chair
from vernissage.table.change import Change
from vernissage.table.handlers import hear
from vernissage.table.letters import Alarm, Came, Letter, Renamed, Said, Thought, Went
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import Onlookers
from vernissage.table.world import World

CODE: Final = "EVEN"
GUESTS: Final = ("ada", "ben", "cleo", "dora")
PLAYED: Final = 60
"""After so many inputs somebody may want to stop, so that enough is played."""
SECRET: Final = b"an evening"


class Dice(Chance):
    """A reproducible source of randomness."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._drawn = 0

    def key(self) -> str:
        return f"key-{self._next():0>18}"

    def name(self, taken: Collection[str] = ()) -> str:
        return next(name for n in range(100) if (name := f"Somebody {n}") not in taken)

    def seed(self) -> bytes:
        return self._next().to_bytes(32, "big")

    def code(self, attempt: int) -> str:
        return f"NEXT{self._next()}{attempt}"

    def _next(self) -> int:
        self._drawn += 1
        return self._drawn


@dataclass(frozen=True, slots=True)
class Heard:
    """A letter, the room before it, and its result."""

    before: Room
    letter: Letter
    result: Change | Refusal
    world: World

    @property
    def after(self) -> Room:
        """The room after the letter."""
        if isinstance(self.result, Refusal):
            return self.before
        saved = self.result.kept.row is not None
        return replace(self.result.room, version=self.before.version + saved)


def evening(name: str, letters: int, rng: Rng) -> Iterator[Heard]:
    """Yields the results of so many random letters, starting with an empty table."""
    chairs = (Chair("ada", "Ada", key="key-of-the-first-chair"), *(FREE,) * (game_called(name).info.most - 1))
    room = Room(game_called(name), Setting(CODE, name, "ada", chairs, short(name), clock="brisk"), 1.0)
    dice, now = Dice(rng), 0.0
    for number in range(letters):
        chance = Rng(rng.seed, "letter", number)
        now += chance.pick((0.1, 1.0, 40.0))
        world = World(now, 1_000.0 + now, Calendar(SECRET, lambda now=now: now), dice)  # type: ignore[misc]
        letter = _letter(room, number, chance)
        heard = Heard(room, letter, hear(room, letter, world), world)
        yield heard
        room = heard.after


def _letter(room: Room, number: int, chance: Rng) -> Letter:
    """Returns a random letter that could arrive now."""
    here = tuple(room.visitors.values())
    match chance.pick(("came", *("said",) * 12, "thought", "thought", "alarm", "went", "renamed")):
        case "said" if here:
            visitor = chance.pick(here)
            return Said(visitor.number, _message(room, visitor, Rng(chance.seed, "message", number)))
        case "thought" if room.owing():
            seat = chance.pick(tuple(room.owing()))
            return Thought(seat, room.owing()[seat], 0)
        case "went" if len(here) > len(GUESTS):
            return Went(chance.pick(here).number)
        case "renamed":
            return Renamed(chance.pick(GUESTS), f"Name {number}")
        case "alarm":
            return Alarm()
        case _:
            guest = chance.pick(GUESTS)
            return Came(Visitor(number, guest, guest.title(), watching=chance.pick((False, False, True))))


def _message(room: Room, visitor: Visitor, chance: Rng) -> protocol.Wish:
    """Returns a random message of this visitor, mostly sensible at this stage."""
    seat = chance.pick((None, 0, 1, 2))
    key = chance.pick(room.setting.chairs).key or "no-such-key-anywhere"
    lobby = (
        protocol.Sit(seat),
        protocol.Rise(),
        protocol.SetBot(seat or 0, "random"),
        protocol.SetLevel(chance.pick(LEVELS)),
        protocol.Clear(seat or 0),
        protocol.Setup(
            Raw(codec.encode(room.setting.options)),
            "brisk",
            chance.pick((True, False)),
            chance.pick(get_args(Onlookers)),
        ),
        protocol.Pick(room.setting.game),
        protocol.Bring(None, seat),
        protocol.Claim(key),
        protocol.Talk("hello"),
        protocol.Start(),
        protocol.Start(),
    )
    game: tuple[protocol.Wish, ...] = (
        *(_answer(room, visitor, chance),) * 20,
        protocol.Looked(),
        protocol.Undo(),
        protocol.Look(seat),
        protocol.Resign(),
        protocol.SetBot(seat or 0, "random"),
        protocol.Sit(seat),
        protocol.Claim(key),
        protocol.AskSeat(seat or 0),
        protocol.Admit(seat or 0, yes=chance.pick((True, True, False))),
        protocol.OfferSeat(seat or 0),
        protocol.Claim(chance.pick(room.setting.chairs).offer or "no-such-key-anywhere"),
        protocol.Report(seat or 0),
        protocol.Stop(yes=room.match is not None and len(room.match.inputs) >= PLAYED),
        protocol.Clear(seat or 0),
        protocol.Rematch(),
        protocol.Skip(),
        protocol.Vote(seat or 0),
        protocol.Talk("hello"),
        protocol.Point("here"),
        protocol.Explain(0 if room.match is None else len(room.match.inputs)),
        protocol.ReadBack(0 if room.match is None else len(room.match.inputs)),
        protocol.Hint(0 if room.match is None else len(room.match.inputs)),
        protocol.WhyNot(_answer(room, visitor, chance).move),
        protocol.Preview(chance.pick((0, 0 if room.match is None else len(room.match.inputs)))),
    )
    return chance.pick(lobby if room.match is None else game)


def _answer(room: Room, visitor: Visitor, chance: Rng) -> protocol.Answer:
    seat, match = room.eyes(visitor), room.match
    offers = () if match is None or seat is None else match.game.offers(match.state, seat)
    if not offers or match is None or seat is None:
        return protocol.Answer(1, Raw(b'{"move":"none"}'))
    return protocol.Answer(
        match.asked[seat], Raw(codec.encode(as_people_make_it(match.game, chance.pick(offers), chance)))
    )
