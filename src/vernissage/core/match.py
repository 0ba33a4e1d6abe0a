"""A match: setup, seed and inputs. Everything else follows from them.

`submit` is the one checked door: it asks whose turn it is, which question is answered, and whether
the rules allow the answer. A `Match` is a frozen value; whoever keeps matches stores the input
first and swaps in the new match after.

Every question put to a seat has a number. A seat's number goes up when a decision is asked of it
anew: after it has answered, when it newly owes one, or when what it is offered has changed. So two seats can
decide at the same moment, a late answer is stale, and a repeated answer is not played twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Generic

import msgspec

from vernissage.core.game import E, Game, M, O, Outcome, S, V
from vernissage.core.growing import Growing
from vernissage.core.hindsight import stood
from vernissage.core.inputs import (
    MOST_INPUTS,
    MOST_UNDONE,
    MOST_UNDONE_IN_A_TURN,
    Hinted,
    Input,
    Judged,
    Made,
    Outvoted,
    Resigned,
    TakenBack,
    TakenOver,
    TimedOut,
)
from vernissage.core.jury import Jury
from vernissage.core.refusal import (
    BOUND,
    ENOUGH_UNDONE,
    FULL,
    NOT_OVER,
    NOT_TIED,
    NOT_YOUR_TURN,
    OVER,
    RESIGNED,
    STALE,
    UNKNOWN_SEAT,
    Refusal,
)
from vernissage.core.rng import Rng
from vernissage.core.seats import PUBLIC, PerSeat, Seat, Viewer, with_seat
from vernissage.core.sight import Sight
from vernissage.core.unnoticed import Unnoticed, blind, nothing_yet
from vernissage.core.value import Value


class Match(msgspec.Struct, Generic[S, M, E, V, O], frozen=True, dict=True):
    """One game as it stands, with all that led here."""

    game: Game[S, M, E, V, O]
    options: O
    seed: bytes
    position: S | None
    """Where it began, if not with a deal."""
    inputs: Growing[Any]
    state: S
    story: Growing[tuple[E, ...]]
    """What happened at each input, unredacted: `memory` is what a viewer has seen of it."""
    offers: PerSeat[tuple[M, ...]]
    """What each seat may do now."""
    asked: PerSeat[int]
    """The number of the last question put to each seat; 0 before the first."""
    answered: PerSeat[tuple[int, M] | None]
    """Each seat's last answer, to recognise it when it is sent again."""
    resigned: frozenset[Seat] = frozenset()
    loose: tuple[tuple[int, S], ...] = ()
    """Moves that can still be taken back, all of one seat: the number of each, and the state before it."""
    withdrawn: tuple[tuple[int, int], ...] = ()
    """What was taken back: the number of each taking back, and that of the move it withdrew."""
    undone: int = 0
    """How often something was taken back since the last input that bound."""
    unnoticed: Unnoticed = Unnoticed(())
    hindsight: Value | None = None
    """What it looks like when all is over, if that has been worked out before."""

    @property
    def players(self) -> int:
        return len(self.asked)

    @property
    def is_full(self) -> bool:
        """Has it become so long that it can't go on?"""
        return len(self.inputs) >= MOST_INPUTS

    @cached_property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has. Nearly everything asks, so it is found out once."""
        return self.game.outcome(self.state)

    @cached_property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that owe a decision. This, too, is asked again and again."""
        return self.game.to_move(self.state)

    @property
    def retrospect(self) -> Value | None:
        """What the game looks like in hindsight; None until it is over, or if it never looks back."""
        look_back = self.game.retrospect
        if self.hindsight is not None or look_back is None or self.outcome is None:
            return self.hindsight
        return look_back(*stood(self))

    def again(self) -> Iterator[Match[S, M, E, V, O]]:
        """As it began, and after each input: played again, so that nothing of the past has to be kept."""
        match = begin(self.game, self.options, self.seed, self.position)
        assert not isinstance(match, Refusal), match
        yield match
        for entry in self.inputs:
            accepted = match.enter(entry)
            assert not isinstance(accepted, Refusal), accepted
            match = accepted.match
            yield match

    def sight(self, viewer: Viewer) -> Sight[V, M]:
        """What this viewer may be told now."""
        return self.sights((viewer,))[0]

    def sights(self, viewers: Iterable[Viewer]) -> list[Sight[V, M]]:
        """What each of these viewers may be told now. What is the same for all is found out once."""
        view, to_move = self.game.views(self.state), self.to_move
        retrospect = self.retrospect
        return [
            Sight(
                view=view(viewer),
                to_move=to_move,
                question=0 if viewer is None else self.asked[viewer],
                offers=() if viewer is None else self.offers[viewer],
                outcome=self.outcome,
                retrospect=retrospect,
            )
            for viewer in viewers
        ]

    def preview(self, viewer: Viewer) -> Value | None:
        """What this viewer may foresee, from its view alone; None in a game that tells nothing ahead."""
        foresee = self.game.preview
        return None if foresee is None else foresee(self.game.view(self.state, viewer))

    def witnessed(self, events: Iterable[E], viewer: Viewer) -> tuple[E, ...]:
        """What this viewer has seen of these events."""
        return tuple([seen for event in events if (seen := self.game.seen(event, viewer)) is not None])

    def logged(self, number: int, viewer: Viewer) -> tuple[E, ...]:
        """What the log tells this viewer now of the input of this number; when the game is over, all."""
        return self.witnessed(self.kept(number), viewer)

    def kept(self, number: int) -> tuple[E, ...]:
        """What is left in the log now of the input of this number, whoever reads it."""
        events, keep = self.story[number], self.game.kept
        if keep is None or self.outcome is not None:
            return events
        return tuple([event for each in events if (event := keep(self.state, each)) is not None])

    def memory(self, viewer: Viewer) -> tuple[E, ...]:
        """All that this viewer has seen happen so far."""
        return self.witnessed((event for events in self.story for event in events), viewer)

    @property
    def to_look_at(self) -> float:
        """For how many seconds people look at what has just happened, or at first at the deal."""
        if not self.unnoticed.number_for(len(self.story), PUBLIC):
            return 0.0 if self.game.opening is None else self.game.opening(self.state)
        if self.game.glimpse is None:
            return 0.0
        return max((self.game.glimpse(self.state, event) for event in self.story[-1]), default=0.0)

    def submit(self, seat: Seat, question: int, move: M) -> Accepted[S, M, E, V, O] | Refusal:
        """The one checked door: a seat answers a question with a move."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.answered[seat] == (question, move):
            return Accepted(self, None, ())
        return self._answer(seat, question, move)

    def time_out(self, seat: Seat, question: int) -> Accepted[S, M, E, V, O] | Refusal:
        """The clock of this question ran out: the game moves for the seat."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        refusal = self._refuse(seat, question)
        # A seat that resigned and that nobody took over goes on by time-outs.
        if refusal is not None and refusal is not RESIGNED:
            return refusal
        if seat not in self.to_move:
            return NOT_YOUR_TURN
        return self._enter(TimedOut(seat), seat, self.game.lapse(self.state, seat))

    def resign(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """The person at this seat leaves for good."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.outcome is not None or seat in self.resigned:
            return RESIGNED if self.outcome is None else OVER
        return FULL if self.is_full else self._note(Resigned(seat), self.resigned | {seat}, self.state)

    def take_over(self, seat: Seat, by: str) -> Accepted[S, M, E, V, O] | Refusal:
        """Somebody else answers for this seat from now on."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.outcome is not None:
            return OVER
        return FULL if self.is_full else self._note(TakenOver(seat, by), self.resigned - {seat}, self.state)

    def may_take_back(self, seat: Viewer) -> bool:
        """Is the last input a move of this seat that bound nobody, in a game that goes on?"""
        return bool(self.loose) and self.outcome is None and self.inputs[self.loose[-1][0]].seat == seat

    def take_back(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """This seat's last move is undone, as if it had not been; only the list of inputs remembers it."""
        if not self.may_take_back(seat):
            return BOUND if 0 <= seat < self.players else UNKNOWN_SEAT
        own = sum(self.inputs[number].seat == seat for number, _ in self.withdrawn)
        if self.undone >= MOST_UNDONE_IN_A_TURN or own >= MOST_UNDONE:
            return ENOUGH_UNDONE
        if self.is_full:
            return FULL
        *loose, (number, state) = self.loose
        entry, offers = TakenBack(seat), _offers_of(self.game, state, self.players)
        after = msgspec.structs.replace(
            self,
            inputs=self.inputs.then(entry),
            state=state,
            story=self.story.without(number, ()).then(()),
            offers=offers,
            asked=self._asked_after(state, offers, seat),
            loose=tuple(loose),
            withdrawn=(*self.withdrawn, (len(self.inputs), number)),
            undone=self.undone + 1,
            unnoticed=self.unnoticed.taken_back(len(self.inputs), number),
        )
        return Accepted(after, entry, ())

    def hint(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """This seat is told what a bot would do. The question stands, and so does what can be taken back."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        entry, refusal = Hinted(seat), self._refuse(seat, self.asked[seat])
        after = msgspec.structs.replace(self, inputs=self.inputs.then(entry), story=self.story.then(()))
        return refusal or Accepted(after, entry, ())

    def judge(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """It ended in a tie, and a jury has chosen this seat. It is asked once."""
        jury, out = self._jury_of(seat), self.resigned
        return (
            jury if isinstance(jury, Refusal) else self._note(Judged(seat), out, jury.judge(self.state, seat))
        )

    def outvote(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """It ended in a tie of several, and a jury prefers others of them to this seat."""
        jury = self._jury_of(seat)
        if isinstance(jury, Refusal):
            return jury
        if len(jury.tied(self.state)) <= 2:  # noqa: PLR2004 - with one of two out, the other is chosen
            return NOT_TIED
        return self._note(Outvoted(seat), self.resigned, jury.outvote(self.state, seat))

    def _jury_of(self, seat: Seat) -> Jury[S] | Refusal:
        """Who decides about this seat, which is one of the tied at the end."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.outcome is None:
            return NOT_OVER
        jury = self.game.jury
        return NOT_TIED if jury is None or seat not in jury.tied(self.state) else jury

    def enter(self, entry: Input) -> Accepted[S, M, E, V, O] | Refusal:
        """An input of a record, through the same doors: questions are answered as they are asked."""
        if not 0 <= entry.seat < self.players:
            return UNKNOWN_SEAT
        question = self.asked[entry.seat]
        match entry:
            case Made(seat=seat, move=move):
                return self._answer(seat, question, move)
            case TimedOut(seat=seat):
                return self.time_out(seat, question)
            case TakenOver(seat=seat, by=by):
                return self.take_over(seat, by)
            case Resigned() | TakenBack() | Hinted():
                own = {Resigned: self.resign, TakenBack: self.take_back, Hinted: self.hint}
                return own[type(entry)](entry.seat)
            case Judged() | Outvoted():
                return (self.judge if isinstance(entry, Judged) else self.outvote)(entry.seat)

    def _answer(self, seat: Seat, question: int, move: M) -> Accepted[S, M, E, V, O] | Refusal:
        refusal = self._refuse(seat, question) or self.game.check(self.state, seat, move)
        return refusal or self._enter(Made(seat, move), seat, move)

    def _refuse(self, seat: Seat, question: int) -> Refusal | None:
        if self.outcome is not None:
            return OVER
        if not self.offers[seat]:
            return NOT_YOUR_TURN
        if question != self.asked[seat]:
            return STALE
        if self.is_full:
            return FULL
        return RESIGNED if seat in self.resigned else None

    def _enter(self, entry: Input, seat: Seat, move: M) -> Accepted[S, M, E, V, O]:
        step = self.game.play(self.state, seat, move, Rng(self.seed, "play", len(self.inputs)))
        offers = _offers_of(self.game, step.state, self.players)
        loose = self._loose_after(entry, step.events)
        hidden = blind(self.game, step.events, seat, self.players)
        after = msgspec.structs.replace(
            self,
            inputs=self.inputs.then(entry),
            state=step.state,
            story=self.story.then(step.events),
            offers=offers,
            asked=self._asked_after(step.state, offers, seat),
            answered=with_seat(self.answered, seat, (self.asked[seat], move)),
            loose=loose,
            undone=self.undone if loose else 0,
            unnoticed=self.unnoticed.then(len(self.inputs), hidden, happened=bool(step.events)),
        )
        return Accepted(after, entry, step.events)

    def _loose_after(self, entry: Input, events: tuple[E, ...]) -> tuple[tuple[int, S], ...]:
        """A move joins those that can be taken back if nothing in it binds; else none can any more."""
        if not isinstance(entry, Made) or any(map(self.game.binds, events)):
            return ()
        earlier = self.loose if self.may_take_back(entry.seat) else ()
        return (*earlier, (len(self.inputs), self.state))[-MOST_UNDONE_IN_A_TURN:]

    def _note(self, entry: Input, resigned: frozenset[Seat], state: S) -> Accepted[S, M, E, V, O]:
        """An input that is no move: nothing happens on the table."""
        after = msgspec.structs.replace(
            self,
            inputs=self.inputs.then(entry),
            state=state,
            story=self.story.then(()),
            offers=_offers_of(self.game, state, self.players),
            resigned=resigned,
            loose=(),
            hindsight=None,
        )
        return Accepted(after, entry, ())

    def _asked_after(self, state: S, offers: PerSeat[tuple[M, ...]], answerer: Seat) -> PerSeat[int]:
        """A seat is asked anew if it has just answered, newly owes a decision, or is offered other moves."""
        newly = set(self.game.to_move(state)).difference(self.to_move)
        return tuple(
            asked + bool(now and (seat == answerer or seat in newly or now != before))
            for seat, (asked, now, before) in enumerate(zip(self.asked, offers, self.offers, strict=True))
        )


def _offers_of(game: Game[S, M, E, V, O], state: S, players: int) -> PerSeat[tuple[M, ...]]:
    return tuple(game.offers(state, seat) for seat in range(players))


class Accepted(msgspec.Struct, Generic[S, M, E, V, O], frozen=True):
    """It was done. A repeated answer is accepted again with no entry: nothing new to store or to tell."""

    match: Match[S, M, E, V, O]
    entry: Input | None
    events: tuple[E, ...]


AnyMatch = Match[Any, Any, Any, Any, Any]


def begin(
    game: Game[S, M, E, V, O], options: O, seed: bytes, position: S | None = None
) -> Match[S, M, E, V, O] | Refusal:
    """A new match: dealt from the seed, or from a position if one is given."""
    refusal = game.check_options(options)
    if refusal is not None:
        return refusal
    if position is not None:
        if position.options != options:
            return Refusal("position/other-options")
        faults = game.faults(position)
        if faults:
            return faults[0]
    state = game.deal(options, Rng(seed, "deal")) if position is None else position
    offers = _offers_of(game, state, options.players)
    return Match(
        game=game,
        options=options,
        seed=seed,
        position=position,
        inputs=Growing(),
        state=state,
        story=Growing(),
        offers=offers,
        asked=tuple(int(bool(each)) for each in offers),
        answered=(None,) * options.players,
        unnoticed=nothing_yet(options.players),
    )
