"""A match: options, seed and inputs. Everything else is computed from them.

`Match.submit` validates a player's move: whose turn it is, which question it answers, and whether the
rules allow it. A `Match` is a frozen value. Callers that persist matches store the new input first and
replace the match afterwards.

Questions to a seat are numbered. The number goes up when the seat has answered, when it newly owes a
decision, or when its offers change. So two seats can decide at the same time, a late answer is recognised as
stale, and a repeated answer is not played twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Generic

import msgspec

from vernissage.core.append_list import AppendList
from vernissage.core.game import E, Game, M, O, S, V
from vernissage.core.hidden_inputs import HiddenInputs, blind, nothing_yet
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
from vernissage.core.step import Outcome
from vernissage.core.value import Value


class Match(msgspec.Struct, Generic[S, M, E, V, O], frozen=True, dict=True):
    """The current state of one game, with its full history."""

    game: Game[S, M, E, V, O]
    options: O
    seed: bytes
    position: S | None
    """The starting position; None if the game was dealt from the seed."""
    inputs: AppendList[Any]
    state: S
    story: AppendList[tuple[E, ...]]
    """The events of each input, unredacted. `memory` returns the ones that a viewer has seen."""
    offers: PerSeat[tuple[M, ...]]
    """The legal moves of each seat now."""
    asked: PerSeat[int]
    """The number of the last question put to each seat; 0 before the first."""
    answered: PerSeat[tuple[int, M] | None]
    """Each seat's last answer with its question number, to recognise an answer that is sent twice."""
    resigned: frozenset[Seat] = frozenset()
    loose: tuple[tuple[int, S], ...] = ()
    """Moves that can still be taken back, all by one seat: each input's number and the state before it."""
    withdrawn: tuple[tuple[int, int], ...] = ()
    """Pairs of input numbers: the take-back and the move it withdrew."""
    undone: int = 0
    """The number of take-backs since the last binding input."""
    hidden: HiddenInputs = HiddenInputs(())
    hindsight: Value | None = None
    """The cached result of `retrospect`; None if it has not been computed."""

    @property
    def players(self) -> int:
        return len(self.asked)

    @property
    def is_full(self) -> bool:
        """Whether the match has reached the maximum number of inputs."""
        return len(self.inputs) >= MOST_INPUTS

    @cached_property
    def outcome(self) -> Outcome | None:
        """The result; None while the game is running. Cached, because it is read very often."""
        return self.game.outcome(self.state)

    @cached_property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that owe a decision. Cached, because it is read very often."""
        return self.game.to_move(self.state)

    @property
    def retrospect(self) -> Value | None:
        """The game's summary in hindsight; None until the game is over, or if the game has none."""
        look_back = self.game.extras.retrospect
        if self.hindsight is not None or look_back is None or self.outcome is None:
            return self.hindsight
        return look_back(*stood(self))

    def again(self) -> Iterator[Match[S, M, E, V, O]]:
        """Replays the match: yields it as it began, then as it stood after each input."""
        match = begin(self.game, self.options, self.seed, self.position)
        assert not isinstance(match, Refusal), match
        yield match
        for entry in self.inputs:
            accepted = match.enter(entry)
            assert not isinstance(accepted, Refusal), accepted
            match = accepted.match
            yield match

    def sight(self, viewer: Viewer) -> Sight[V, M]:
        """Returns everything that this viewer may know about the match now."""
        return self.sights((viewer,))[0]

    def sights(self, viewers: Iterable[Viewer]) -> list[Sight[V, M]]:
        """Returns the `Sight` of each of these viewers, computing their common parts once."""
        look, to_move, retrospect = self.game.views(self.state), self.to_move, self.retrospect
        return [
            Sight(
                view=view,
                to_move=to_move,
                question=0 if viewer is None else self.asked[viewer],
                offers=() if viewer is None else self.offers[viewer],
                outcome=self.outcome,
                retrospect=retrospect,
                ending=None if self.game.ending is None else self.game.ending(view),
            )
            for viewer in viewers
            for view in (look(viewer),)
        ]

    def preview(self, viewer: Viewer) -> Value | None:
        """Returns the game's preview of this viewer's offers, from its view alone; None if it has none."""
        foresee = self.game.preview
        return None if foresee is None else foresee(self.game.view(self.state, viewer))

    def witnessed(self, events: Iterable[E], viewer: Viewer) -> tuple[E, ...]:
        """Returns these events as this viewer sees them, without the events it can't see."""
        return tuple([seen for event in events if (seen := self.game.seen(event, viewer)) is not None])

    def logged(self, number: int, viewer: Viewer) -> tuple[E, ...]:
        """Returns an input's events as the log shows them to this viewer now; all once the game is over."""
        return self.witnessed(self.kept(number), viewer)

    def kept(self, number: int) -> tuple[E, ...]:
        """Returns the events of an input that the log still has, before redaction for a viewer."""
        events, keep = self.story[number], self.game.kept
        if keep is None or self.outcome is not None:
            return events
        return tuple([event for each in events if (event := keep(self.state, each)) is not None])

    def memory(self, viewer: Viewer) -> tuple[E, ...]:
        """Returns all events that this viewer has seen so far."""
        return self.witnessed((event for events in self.story for event in events), viewer)

    @property
    def to_look_at(self) -> float:
        """How many seconds players get to look at the latest events, or at the opening deal."""
        if not self.hidden.number_for(len(self.story), PUBLIC):
            return 0.0 if self.game.opening is None else self.game.opening(self.state)
        if self.game.glimpse is None:
            return 0.0
        return max((self.game.glimpse(self.state, event) for event in self.story[-1]), default=0.0)

    def submit(self, seat: Seat, question: int, move: M) -> Accepted[S, M, E, V, O] | Refusal:
        """Answers a question with a move. Everything is checked, so it accepts moves from any client."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.answered[seat] == (question, move):
            return Accepted(self, None, ())
        return self._answer(seat, question, move)

    def time_out(self, seat: Seat, question: int) -> Accepted[S, M, E, V, O] | Refusal:
        """Plays the game's default move for a seat whose clock ran out on this question."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        refusal = self._refuse(seat, question)
        # A time-out also moves for a seat whose person has resigned and that nobody has taken over.
        if refusal is not None and refusal is not RESIGNED:
            return refusal
        if seat not in self.to_move:
            return NOT_YOUR_TURN
        return self._enter(TimedOut(seat), seat, self.game.lapse(self.state, seat))

    def resign(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """Records that the person at this seat has left for good."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.outcome is not None or seat in self.resigned:
            return RESIGNED if self.outcome is None else OVER
        return FULL if self.is_full else self._note(Resigned(seat), self.resigned | {seat}, self.state)

    def take_over(self, seat: Seat, by: str) -> Accepted[S, M, E, V, O] | Refusal:
        """Records that another player or a bot now answers for this seat."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.outcome is not None:
            return OVER
        return FULL if self.is_full else self._note(TakenOver(seat, by), self.resigned - {seat}, self.state)

    def may_take_back(self, seat: Viewer) -> bool:
        """Whether the last input is a move by this seat that can still be taken back."""
        return bool(self.loose) and self.outcome is None and self.inputs[self.loose[-1][0]].seat == seat

    def take_back(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """Undoes this seat's last move. The state is as before; only the list of inputs keeps a trace."""
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
            hidden=self.hidden.taken_back(len(self.inputs), number),
        )
        return Accepted(after, entry, ())

    def hint(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """Records that this seat got a hint. Its question stays open, and take-backs stay possible."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        entry, refusal = Hinted(seat), self._refuse(seat, self.asked[seat])
        after = msgspec.structs.replace(self, inputs=self.inputs.then(entry), story=self.story.then(()))
        return refusal or Accepted(after, entry, ())

    def judge(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """Records that a jury chose this seat as the winner of a tie."""
        jury, out = self._jury_of(seat), self.resigned
        return (
            jury if isinstance(jury, Refusal) else self._note(Judged(seat), out, jury.judge(self.state, seat))
        )

    def outvote(self, seat: Seat) -> Accepted[S, M, E, V, O] | Refusal:
        """Records that a jury ruled this seat out of a tie between three or more."""
        jury = self._jury_of(seat)
        if isinstance(jury, Refusal):
            return jury
        if len(jury.tied(self.state)) <= 2:  # noqa: PLR2004 - of two tied seats, a jury chooses one
            return NOT_TIED
        return self._note(Outvoted(seat), self.resigned, jury.outvote(self.state, seat))

    def _jury_of(self, seat: Seat) -> Jury[S] | Refusal:
        """Returns the jury if it can still decide about this seat; otherwise a refusal."""
        if not 0 <= seat < self.players:
            return UNKNOWN_SEAT
        if self.outcome is None:
            return NOT_OVER
        jury = self.game.jury
        return NOT_TIED if jury is None or seat not in jury.tied(self.state) else jury

    def enter(self, entry: Input) -> Accepted[S, M, E, V, O] | Refusal:
        """Applies an input of a record as an answer to the current question, with all checks."""
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
            hidden=self.hidden.then(len(self.inputs), hidden, happened=bool(step.events)),
        )
        return Accepted(after, entry, step.events)

    def _loose_after(self, entry: Input, events: tuple[E, ...]) -> tuple[tuple[int, S], ...]:
        """Returns the moves that can be taken back after this input; none if one of its events is binding."""
        if not isinstance(entry, Made) or any(map(self.game.binds, events)):
            return ()
        earlier = self.loose if self.may_take_back(entry.seat) else ()
        return (*earlier, (len(self.inputs), self.state))[-MOST_UNDONE_IN_A_TURN:]

    def _note(self, entry: Input, resigned: frozenset[Seat], state: S) -> Accepted[S, M, E, V, O]:
        """Appends an input that is not a move and causes no events."""
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
        """Increments the question number of seats that answered, newly owe a decision or have new offers."""
        newly = set(self.game.to_move(state)).difference(self.to_move)
        return tuple(
            asked + bool(now and (seat == answerer or seat in newly or now != before))
            for seat, (asked, now, before) in enumerate(zip(self.asked, offers, self.offers, strict=True))
        )


def _offers_of(game: Game[S, M, E, V, O], state: S, players: int) -> PerSeat[tuple[M, ...]]:
    return tuple(game.offers(state, seat) for seat in range(players))


class Accepted(msgspec.Struct, Generic[S, M, E, V, O], frozen=True):
    """An accepted input. `entry` is None for a repeated answer: there is nothing new to store or send."""

    match: Match[S, M, E, V, O]
    entry: Input | None
    events: tuple[E, ...]


AnyMatch = Match[Any, Any, Any, Any, Any]


def begin(
    game: Game[S, M, E, V, O], options: O, seed: bytes, position: S | None = None
) -> Match[S, M, E, V, O] | Refusal:
    """Starts a match, dealt from the seed or from a given position; a refusal if that isn't possible."""
    refusal = game.check_options(options)
    if refusal is not None:
        return refusal
    if position is not None and position.options != options:
        return Refusal("position/other-options")
    if position is not None and (faults := game.faults(position)):
        return faults[0]
    state = game.deal(options, Rng(seed, "deal")) if position is None else position
    offers = _offers_of(game, state, options.players)
    return Match(
        game=game,
        options=options,
        seed=seed,
        position=position,
        inputs=AppendList(),
        state=state,
        story=AppendList(),
        offers=offers,
        asked=tuple(int(bool(each)) for each in offers),
        answered=(None,) * options.players,
        hidden=nothing_yet(options.players),
    )
