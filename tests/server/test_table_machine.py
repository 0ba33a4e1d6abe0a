"""A table, whatever its people do: they come and go, play, hand seats on, ask for them, vote, are removed.

Hypothesis looks for an order of these in which a promise breaks: the game goes on or is over, nobody acts for
another, nobody has seen two hands, nothing is told but what those eyes may see, and what was kept is what
stands.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import Raw
from msgspec.structs import replace

from tests import budgets
from tests.play import game_called, options_for
from tests.server.evening import SECRET, Dice
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Made
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import PUBLIC
from vernissage.server import looking_on, news, protocol
from vernissage.server.chair import Chair
from vernissage.server.daily import Calendar
from vernissage.server.handlers import hear
from vernissage.server.handlers.keep import row_of
from vernissage.server.letters import Alarm, Came, Letter, Said, Thought, Went
from vernissage.server.restoring import restored
from vernissage.server.room import Room, Visitor
from vernissage.server.setting import Setting
from vernissage.server.table_types import Onlookers
from vernissage.server.world import World

GUESTS = ("ada", "ben", "cleo", "dora", "emil")
STEPS = 40
a_guest = st.sampled_from(GUESTS)
a_seat = st.integers(0, 2)
yes_or_no = st.booleans()


class TableMachine(RuleBasedStateMachine):
    """A game of three that goes on: two people and a bot, and some who look on."""

    def __init__(self, name: str, onlookers: Onlookers) -> None:
        super().__init__()
        game = game_called(name)
        match = begin(game, options_for(game, max(3, game.info.fewest)), bytes(32))
        assert not isinstance(match, Refusal)
        people = (Chair("ada", "Ada", key="a" * 22), Chair("ben", "Ben", key="b" * 22))
        bots = tuple(Chair(name=f"Bot {n}", bot="random") for n in range(match.players - 2))
        options = codec.plain(match.options)
        setting = Setting("STATE", name, "ada", people + bots, options, clock="brisk", onlookers=onlookers)
        recent = looking_on.recalled((), setting, match)
        self.room = Room(setting, 1.0, match, recent=recent, away={"ada": 0.0, "ben": 0.0})
        self.row, self.inputs = row_of(setting, 1.0, match), list[bytes]()
        self.now, self.number = 0.0, 0
        self.dice = Dice(Rng(bytes(32), "machine"))
        self.hands: dict[str, set[int]] = {guest: set() for guest in GUESTS}
        self.offered: list[str] = []

    # What people do

    @rule(guest=a_guest, watching=st.sampled_from((False, False, False, True)))
    def come(self, guest: str, watching: bool) -> None:  # noqa: FBT001 - drawn by chance
        self.number += 1
        self.hear(Came(Visitor(self.number, guest, guest.title(), watching=watching)))

    @precondition(lambda self: self.room.visitors)
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        self.hear(Went(data.draw(st.sampled_from(sorted(self.room.visitors)))))

    @rule(seconds=st.sampled_from((1.0, 20.0, 40.0, 200.0)))
    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.hear(Alarm())

    @precondition(lambda self: self.room.owing())
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Whoever owes a decision, if they are there; bots always are."""
        match = self.room.match
        assert match is not None
        seat = data.draw(st.sampled_from(sorted(self.room.owing())))
        offers = match.offers[seat]
        place = data.draw(st.integers(0, len(offers) - 1))
        chair = self.room.setting.chairs[seat]
        pages = [n for n, each in self.room.visitors.items() if self.room.eyes(each) == seat]
        if chair.bot:
            self.hear(Thought(seat, match.asked[seat], place))
        elif pages:
            self.hear(Said(pages[0], protocol.Answer(match.asked[seat], Raw(codec.encode(offers[place])))))

    @rule(guest=a_guest, seat=a_seat)
    def answer_for_a_seat_that_is_not_ones_own(self, guest: str, seat: int) -> None:
        match = self.room.match
        assert match is not None
        if seat not in self.room.setting.seats_of(guest) and match.offers[seat]:
            before = len(match.inputs)
            self.say(guest, protocol.Answer(match.asked[seat], Raw(codec.encode(match.offers[seat][0]))))
            after = self.room.match
            assert after is not None
            assert all(entry.seat != seat for entry in after.inputs[before:] if isinstance(entry, Made))

    @rule(guest=a_guest, seat=a_seat)
    def ask(self, guest: str, seat: int) -> None:
        self.say(guest, protocol.AskSeat(seat))

    @rule(guest=a_guest, seat=a_seat, yes=yes_or_no)
    def admit(self, guest: str, seat: int, yes: bool) -> None:  # noqa: FBT001 - drawn by chance
        self.say(guest, protocol.Admit(seat, yes=yes))

    @rule(guest=a_guest, seat=a_seat)
    def offer(self, guest: str, seat: int) -> None:
        self.say(guest, protocol.OfferSeat(seat))
        self.offered += [chair.offer for chair in self.room.setting.chairs if chair.offer]

    @precondition(lambda self: self.offered)
    @rule(guest=a_guest, data=st.data())
    def come_by_a_link(self, guest: str, data: st.DataObject) -> None:
        self.say(guest, protocol.Claim(data.draw(st.sampled_from(self.offered))))

    @rule(guest=a_guest, seat=a_seat)
    def carry_on_elsewhere(self, guest: str, seat: int) -> None:
        key = self.room.setting.chairs[seat].key
        if key and not self.hands[guest]:  # a key is handed to oneself, on another device
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

    @rule(guest=a_guest, yes=yes_or_no)
    def vote_to_stop(self, guest: str, yes: bool) -> None:  # noqa: FBT001 - drawn by chance
        before = self.room
        told = self.say(guest, protocol.Stop(yes=yes))
        if not self.room.setting.stopped:
            others = [number for number, _ in told if before.visitors[number].guest != guest]
            assert others == [], "nobody hears of a vote that is not enough"

    @rule(guest=a_guest, tone=st.sampled_from(("", "sure", "hesitant", "too-sure")))
    def talk(self, guest: str, tone: Any) -> None:
        told = self.say(guest, protocol.Talk(text="well", tone=tone))
        assert not told or self.room.setting.seats_of(guest), "who looks on is not heard"

    # What it leads to

    def say(self, guest: str, wish: protocol.Wish) -> list[tuple[int, bytes]]:
        """On each page of that guest that is open, from the first on, until one is heard."""
        for number, visitor in list(self.room.visitors.items()):
            if visitor.guest == guest and not visitor.watching:
                return self.hear(Said(number, wish))
        return []

    def hear(self, letter: Letter) -> list[tuple[int, bytes]]:
        """The letter is opened; all that is kept of it is kept."""
        world = World(self.now, 1_000.0 + self.now, Calendar(SECRET, lambda: self.now), self.dice)
        change = hear(self.room, letter, world)
        if isinstance(change, Refusal):
            return []
        self.inputs += [entry for _, entry in change.kept.inputs]
        self.row = change.kept.row or self.row
        self.room = replace(change.room, version=self.room.version + (change.kept.row is not None))
        told = list(news.news_of(self.room, change.told, world))
        for number, said in told:
            self.is_for(self.room.visitors[number], said)
        for visitor in self.room.visitors.values():
            eyes = self.room.eyes(visitor)
            if eyes is not None and self.room.stage == "playing":
                self.hands[visitor.guest].add(eyes)
        return told

    def is_for(self, visitor: Visitor, said: bytes) -> None:
        """Nothing is told but what these eyes may see now, or saw some moves ago."""
        sight = msgspec.json.decode(said).get("sight")
        match = self.room.match
        if sight is None or match is None or match.outcome is not None:
            return
        eyes, sees = self.room.eyes(visitor), looking_on.sees(self.room, visitor)
        assert sees != "closed"
        assert eyes is not None or sight["offers"] == []
        if sees == "open":
            view = match.sight(eyes).view
        else:
            then = looking_on.earlier(self.room)
            assert then is not None
            assert then.match is not None
            view = then.match.sight(PUBLIC).view
            if msgspec.json.decode(said)["is"] == "moved":
                return  # of several at once, each has its own past: test_looking_on.py
        assert sight["view"] == msgspec.json.decode(codec.encode(view))

    # What holds

    @invariant()
    def it_goes_on_or_is_over(self) -> None:
        room, match = self.room, self.room.match
        assert match is not None
        if room.stage == "over":
            assert room.owing() == {}
        else:
            assert room.owing()
            chairs = room.setting.chairs
            assert all(chairs[seat].bot or chairs[seat].guest for seat in room.owing())
            assert not match.resigned, "where somebody left for good, a bot has followed"

    @invariant()
    def nobody_has_seen_two_hands(self) -> None:
        assert all(len(seats) <= 1 for seats in self.hands.values())

    @invariant()
    def what_was_kept_is_what_stands(self) -> None:
        again = restored(self.row, self.inputs)
        assert isinstance(again, Room)
        assert (again.setting, again.match) == (self.room.setting, self.room.match)
        assert [len(each.inputs) for each in again.recent] == [len(each.inputs) for each in self.room.recent]


@pytest.mark.parametrize(
    ("name", "onlookers"), budgets.in_turn(catalog.names(), ("open", "delayed", "closed"))
)
def test_a_table_keeps_its_promises(name: str, onlookers: Onlookers) -> None:
    run_state_machine_as_test(
        lambda: TableMachine(name, onlookers),  # type: ignore[arg-type]  # anything that makes one will do
        settings=settings(
            max_examples=budgets.times(15),
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
