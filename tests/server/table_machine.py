"""A state machine test of a table: people come and go, play, hand over seats, vote and are removed.

Hypothesis searches for a sequence that breaks a promise: the game goes on or is over, nobody acts for
another, nobody sees two hands, everyone is told only what they may see, and the store has the current state.
The clock and the bots vary too.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from msgspec import Raw
from msgspec.structs import replace

from tests.play import game_called, options_for
from tests.server.evening import SECRET, Dice
from vernissage.core import codec, record
from vernissage.core.inputs import Made, TakenOver, TimedOut
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import PUBLIC
from vernissage.server.tables.restore import restored
from vernissage.table import clock, news, protocol, spectators
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.handlers import hear
from vernissage.table.handlers.changes import row_of
from vernissage.table.handlers.stand_ins import PATIENCE
from vernissage.table.letters import Alarm, Came, Letter, Renamed, Said, Thought, Went
from vernissage.table.pending import DAYS
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import Clock, Onlookers
from vernissage.table.world import World

GUESTS = ("ada", "ben", "cleo", "dora", "emil")
CLOCKS: tuple[Clock, ...] = ("none", "relaxed", "brisk", "bank", "days")
STEPS = 40
FURTHER = 12
"""At the end, so many more inputs must be possible, unless the game is over."""
a_guest = st.sampled_from(GUESTS)
a_seat = st.integers(0, 2)
yes_or_no = st.booleans()


class TableMachine(RuleBasedStateMachine):
    """A running game: two people, perhaps with bots, and onlookers."""

    def __init__(self, name: str, onlookers: Onlookers, happened: Counter[str]) -> None:
        super().__init__()
        self.name, self.onlookers, self.happened = name, onlookers, happened
        self.now, self.number = 0.0, 0
        self.dice = Dice(Rng(bytes(32), "machine"))
        self.hands: dict[str, set[int]] = {guest: set() for guest in GUESTS}
        self.offered: list[str] = []
        self.inputs = list[bytes]()
        self.stopped_after: int | None = None

    @initialize(kind=st.sampled_from(CLOCKS), beside=st.integers(0, 1))
    def begin(self, kind: Clock, beside: int) -> None:
        """Starts with two people alone, if the game allows it, or with a bot."""
        game = game_called(self.name)
        players = max(2 + beside, game.info.fewest)
        match = begin(game, options_for(game, players), seed_from_text("machine"))
        assert not isinstance(match, Refusal)
        people = (Chair("ada", "Ada", key="a" * 22), Chair("ben", "Ben", key="b" * 22))
        bots = tuple(Chair(name=f"Bot {n}", bot="random") for n in range(players - 2))
        options = codec.plain(match.options)
        setting = Setting(
            "STATE", self.name, "ada", people + bots, options, clock=kind, onlookers=self.onlookers
        )
        recent = spectators.recalled((), setting, match)
        self.room = Room(game, setting, 1.0, match, recent=recent, away={"ada": 0.0, "ben": 0.0})
        self.row = row_of(self.room)
        self.hear(Alarm())  # as when it is loaded: starts the deadlines of a correspondence game
        for guest in GUESTS:
            self.come(guest, watching=False)
        self.happened[kind] += 1

    @property
    def match(self) -> AnyMatch:
        assert self.room.match is not None
        return self.room.match

    # Actions

    @rule(guest=a_guest, watching=st.sampled_from((False, False, False, True)))
    def come(self, guest: str, watching: bool) -> None:  # noqa: FBT001 - drawn at random
        self.number += 1
        self.hear(Came(Visitor(self.number, guest, guest.title(), watching=watching)))

    @precondition(lambda self: self.room.visitors)
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        self.hear(Went(data.draw(st.sampled_from(sorted(self.room.visitors)))))

    @rule(seconds=st.sampled_from((1.0, 20.0, 40.0, 200.0, DAYS)))
    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.hear(Alarm())

    @rule(guest=a_guest)
    def take_another_name(self, guest: str) -> None:
        names = [chair.name for chair in self.room.setting.chairs]
        self.hear(Renamed(guest, f"{guest.title()} {self.number}"))
        assert [chair.name for chair in self.room.setting.chairs] == names, "a game goes on under the old one"

    @rule(truly=st.sampled_from((False, False, False, True)))
    def open_the_house_anew(self, truly: bool) -> None:  # noqa: FBT001 - drawn at random
        """Restarts the server: sockets and chat are gone, the game is not."""
        if not truly:
            return
        for number in sorted(self.room.visitors):
            self.hear(Went(number))
        again = restored(self.row, self.inputs)
        assert isinstance(again, Room)
        away = dict.fromkeys(again.setting.guests, self.now)
        self.room = replace(again, away=away, waits=self.room.waits, version=self.room.version)
        self.hear(Alarm())
        self.happened["anew"] += 1

    @rule(choices=st.lists(st.integers(0, 1_000), min_size=1, max_size=8))
    def go_on(self, choices: list[int]) -> None:
        """Lets somebody who owes a decision make one, if they are connected or a bot."""
        for choice in choices:
            owing = sorted(self.room.owing())
            if owing:
                self.answer(owing[choice % len(owing)], choice)

    def answer(self, seat: int, choice: int) -> None:
        place = choice % len(self.match.offers[seat])
        asked, offers = self.match.asked[seat], self.match.offers[seat]
        pages = [n for n, each in self.room.visitors.items() if self.room.eyes(each) == seat]
        if self.room.setting.chairs[seat].bot:
            self.hear(Thought(seat, asked, place))
        elif pages:
            self.hear(Said(pages[0], protocol.Answer(asked, Raw(codec.encode(offers[place])))))

    @rule(guest=a_guest)
    def take_it_back(self, guest: str) -> None:
        self.say(guest, protocol.Undo())

    @rule(guest=a_guest, seat=a_seat)
    def answer_for_a_seat_that_is_not_ones_own(self, guest: str, seat: int) -> None:
        seats = self.room.setting.seats_of(guest)
        if seat not in seats and seat < self.match.players and self.match.offers[seat]:
            offer = Raw(codec.encode(self.match.offers[seat][0]))
            self.say(guest, protocol.Answer(self.match.asked[seat], offer))

    @rule(guest=a_guest, seat=a_seat, said=st.lists(yes_or_no, max_size=3))
    def ask(self, guest: str, seat: int, said: list[bool]) -> None:
        """Asks for a seat, and lets those who decide answer, if they are quick."""
        self.say(guest, protocol.AskSeat(seat))
        for visitor, yes in zip(list(self.room.visitors.values()), said, strict=False):
            self.say(visitor.guest, protocol.Admit(seat, yes=yes))
        if guest in self.room.setting.guests:
            self.happened["let in"] += 1

    @rule(guest=a_guest, seat=a_seat, yes=yes_or_no)
    def admit(self, guest: str, seat: int, yes: bool) -> None:  # noqa: FBT001 - drawn at random
        self.say(guest, protocol.Admit(seat, yes=yes))

    @rule(guest=a_guest, taker=a_guest, seat=a_seat, data=st.data())
    def hand_on(self, guest: str, taker: str, seat: int, data: st.DataObject) -> None:
        """Hands over a seat with a link, which may be outdated."""
        self.say(guest, protocol.OfferSeat(seat))
        self.offered += [chair.offer for chair in self.room.setting.chairs if chair.offer]
        if self.offered:
            before = self.room.setting.guests
            latest = st.just(self.offered[-1])
            self.say(taker, protocol.Claim(data.draw(latest | st.sampled_from(self.offered))))
            self.happened["by a link"] += self.room.setting.guests != before

    @rule(guest=a_guest, seat=a_seat)
    def carry_on_elsewhere(self, guest: str, seat: int) -> None:
        chairs = self.room.setting.chairs
        key = chairs[seat].key if seat < len(chairs) else ""
        if key:
            self.say(guest, protocol.Claim(key))

    @rule(guest=a_guest, seat=a_seat)
    def let_a_bot_play(self, guest: str, seat: int) -> None:
        self.say(guest, protocol.SetBot(seat, "company"))

    @rule(guest=a_guest)
    def sit_again(self, guest: str) -> None:
        self.say(guest, protocol.Sit())

    @rule(guest=a_guest)
    def leave_for_good(self, guest: str) -> None:
        self.say(guest, protocol.Resign())

    @rule(guest=a_guest, seat=a_seat)
    def ask_to_leave(self, guest: str, seat: int) -> None:
        self.say(guest, protocol.Clear(seat))

    @rule(many=st.integers(1, 3), yes=st.sampled_from((True, True, False)))
    def vote_to_stop(self, many: int, yes: bool) -> None:  # noqa: FBT001 - drawn at random
        """Lets so many of the players vote, and then somebody without a vote."""
        for guest in (*self.room.setting.guests[:many], GUESTS[-1]):
            told = self.say(guest, protocol.Stop(yes=yes))
            if not self.room.setting.stopped:
                others = [number for number, _ in told if self.room.visitors[number].guest != guest]
                assert others == [], "nobody hears of an insufficient vote"

    @rule(guest=a_guest, tone=st.sampled_from(("", "sure", "hesitant", "too-sure")))
    def talk(self, guest: str, tone: Any) -> None:
        told = self.say(guest, protocol.Talk(text="well", tone=tone))
        assert not told or self.room.setting.seats_of(guest), "an onlooker has no vote"

    # Effects

    def say(self, guest: str, wish: protocol.Wish) -> list[tuple[int, bytes]]:
        """Sends a message from the first page of that guest, which is opened if needed."""
        if guest not in self.room.here:
            self.come(guest, watching=False)
        own = (n for n, each in self.room.visitors.items() if each.guest == guest and not each.watching)
        return self.hear(Said(next(own), wish))

    def hear(self, letter: Letter) -> list[tuple[int, bytes]]:
        """Handles the letter, and stores the change."""
        world = World(self.now, 1_000.0 + self.now, Calendar(SECRET, lambda: self.now), self.dice)
        before = self.room
        change = hear(before, letter, world)
        if isinstance(change, Refusal):
            return []
        self.inputs += [entry for _, entry in change.kept.inputs]
        self.row = change.kept.row or self.row
        self.room = replace(change.room, version=self.room.version + (change.kept.row is not None))
        self.nobody_acted_for_another(before, letter)
        told = list(news.news_of(self.room, change.told, world))
        for number, said in told:
            self.is_for(self.room.visitors[number], said)
        for visitor in self.room.visitors.values():
            eyes = self.room.eyes(visitor)
            if eyes is not None and self.room.stage == "playing":
                self.hands[visitor.guest].add(eyes)
        return told

    def nobody_acted_for_another(self, before: Room, letter: Letter) -> None:
        """Checks that moves are made by the seat's holder, and time-outs only after the clock ran out."""
        assert before.match is not None
        if self.room.setting.stopped and not before.setting.stopped:
            self.enough_have_said_so(before, letter)
        for entry in self.match.inputs[len(before.match.inputs) :]:
            self.happened[type(entry).__name__] += 1
            match entry, letter:
                case Made(seat=seat), Said(visitor=number):
                    visitor = before.visitors[number]
                    assert (before.eyes(visitor), visitor.watching) == (seat, False)
                    assert not before.setting.chairs[seat].bot
                case Made(seat=seat), Thought(seat=thought):
                    assert seat == thought
                    assert before.setting.chairs[seat].bot
                case TimedOut(seat=seat), Alarm():
                    assert before.deadlines[seat].ends <= self.now + 0.01
                    assert before.setting.clock != "none"
                case TakenOver(seat=seat, by=by), Said():
                    chair = self.room.setting.chairs[seat]
                    assert by in {chair.name, f"bot-{chair.bot}"}, "the record says who"
                case Made() | TimedOut() | TakenOver(), _:
                    pytest.fail(f"{entry} by {letter}")

    def enough_have_said_so(self, before: Room, letter: Letter) -> None:
        """Checks for a majority of the people, without those who have been away for a while."""
        assert isinstance(letter, Said)
        says = isinstance(letter.message, protocol.Stop)
        said = before.stops | ({before.visitors[letter.visitor].guest} if says else frozenset())
        people = {chair.guest for chair in self.room.setting.chairs if chair.guest and not chair.bot}
        gone = {guest for guest, since in before.away.items() if self.now - since >= PATIENCE}
        assert 2 * len(said & (people - gone)) > len(people - gone)
        self.happened["stopped"] += 1

    def is_for(self, visitor: Visitor, said: bytes) -> None:
        """Checks that a message contains only what the visitor may see, and no other's key."""
        message, match = msgspec.json.decode(said), self.match
        for chair in self.room.setting.chairs:
            own = visitor.guest == chair.guest and not visitor.watching
            assert own or not chair.key or chair.key.encode() not in said
        if "standing" in message:
            votes = visitor.guest in self.room.stops and not visitor.watching
            assert message["standing"]["stops"] == (votes and self.room.stage == "playing")
        if match.outcome is None:
            assert match.seed.hex().encode() not in said
        sight = message.get("sight")
        if sight is None or match.outcome is not None:
            return
        eyes, sees = self.room.eyes(visitor), spectators.sees(self.room, visitor)
        assert sees != "closed"
        assert eyes is not None or sight["offers"] == []
        if sees == "open":
            view = match.sight(eyes).view
        else:
            then = spectators.earlier(self.room)
            assert then is not None
            assert then.match is not None
            view = then.match.sight(PUBLIC).view
            if message["is"] == "moved":
                return  # several at once each have their own past: test_looking_on.py
        assert sight["view"] == msgspec.json.decode(codec.encode(view))

    # Invariants

    @invariant()
    def it_goes_on_or_is_over(self) -> None:
        room, chairs = self.room, self.room.setting.chairs
        assert bool(room.owing()) == (room.stage != "over")
        assert all(chairs[seat].bot or chairs[seat].guest for seat in room.owing())
        assert room.stage == "over" or not self.match.resigned, (
            "where somebody left for good, a bot has followed"
        )

    @invariant()
    def whoever_is_waited_for_has_a_clock_that_runs_where_there_is_one(self) -> None:
        room, kind = self.room, self.room.setting.clock
        people = {seat for seat in room.owing() if not room.setting.chairs[seat].bot}
        runs = kind == "days" or (kind != "none" and bool(room.visitors))
        assert room.deadlines.keys() == (people if runs else set())

    @invariant()
    def what_was_stopped_stays_as_it_was(self) -> None:
        if self.room.setting.stopped:
            self.stopped_after = self.stopped_after or len(self.match.inputs)
            assert len(self.match.inputs) == self.stopped_after

    @invariant()
    def nobody_has_seen_two_hands(self) -> None:
        assert all(len(seats) <= 1 for seats in self.hands.values())

    @invariant()
    def what_was_kept_is_what_stands(self) -> None:
        again = restored(self.row, self.inputs)
        assert isinstance(again, Room)
        assert (without_banks(again.setting), again.match) == (without_banks(self.room.setting), self.match)
        assert [len(each.inputs) for each in again.recent] == [len(each.inputs) for each in self.room.recent]
        if not self.room.visitors:
            assert banks(again.setting) == banks(self.room.setting), (
                "when the last has gone, this is kept too"
            )

    def teardown(self) -> None:
        """Checks that the game can go on, and that its record replays to the same state."""
        if not hasattr(self, "room"):
            return
        wanted = len(self.match.inputs) + FURTHER
        while self.room.stage == "playing" and len(self.match.inputs) < wanted:
            before = len(self.match.inputs)
            self.somebody_goes_on()
            assert len(self.match.inputs) > before
        kept = record.record(self.name, self.match, open_seed=True)
        again = record.replay(self.match.game, kept)
        assert not isinstance(again, Refusal)
        assert again.match.state == self.match.state

    def somebody_goes_on(self) -> None:
        """Lets a bot or a person answer. A bot takes over for a person who stays away."""
        seat = min(self.room.owing())
        chair = self.room.setting.chairs[seat]
        if not chair.bot and chair.guest not in self.room.here:
            others = [guest for guest in self.room.setting.guests if guest != chair.guest]
            if others:
                self.come(others[0], watching=False)
                self.now += PATIENCE
                self.say(others[0], protocol.SetBot(seat, "company"))
                return
            self.come(chair.guest, watching=False)
        self.answer(seat, 0)


def banks(setting: Setting) -> list[float]:
    return [clock.left_in_bank(setting, seat) for seat in range(len(setting.chairs))]


def without_banks(setting: Setting) -> Setting:
    """Clears time banks, which are stored only when somebody leaves."""
    return replace(setting, banks=())
