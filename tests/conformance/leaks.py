"""Checks whether anything a viewer is told depends on what that viewer can't know.

Everything hidden is imagined anew from what the viewer knows. The viewer must not be able to tell such a twin
from the true state, neither by what is visible (`leak`) nor by what happens next (`event_leak`,
`choice_leak`). One kind of twin keeps what the viewer has seen before; the other changes everything hidden
now, even if once seen, because a table reminds nobody. And nobody may notice that a secret move was made at
all (`secret_leak`). Each function describes the first leak it finds, or returns None.

The match is honest play. The game may be a copy with a leak in it, to show that the leak is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.hidden_inputs import blind
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, Viewer, viewers
from vernissage.core.step import Step

MEND = {
    "the view": "Look at `view`: leave out or hide what this viewer can't know; or at `imagine`: it "
    "must keep all that the view shows.",
    "who is to move": "Look at `to_move`: who owes a decision must follow from what everyone knows; "
    "or at `imagine`.",
    "the outcome": "Look at `outcome`: it may count only what lies open; or at `imagine`.",
    "the offers": "Look at `offers`: they may follow only from what this seat knows; or at `imagine`: "
    "it must keep this seat's own cards.",
    "the move of a time-out": "Look at `lapse`: it may follow only from what this seat knows.",
    "who may talk": "Look at `speech`: it may follow only from what this seat knows.",
    "the time to look round": "Look at `opening`: it must be as long whatever lies hidden.",
    "the time to look": "Look at `glimpse`: it must be as long whatever lies hidden.",
    "the log": "Look at `kept`: a log says nothing that follows from what lies hidden now.",
}
"""Which function to look at, by the channel of the leak."""
MEND_EVENT = (
    "The view is the measure of what a viewer may know: where two tables look the same, the events must be "
    "the same. If this viewer may know it, let it leave a mark in their `view` (a field such as `last_bid`, "
    "or `looked_at` for one seat alone), which `imagine` keeps. If not, hide it in `seen`: another event, "
    "with no place for the secret."
)
MEND_SEEN = "Look at `seen`: what changes nothing for a viewer is shown whole, or not at all; and at `view`."
MEND_CHECK = "Look at `check`: a refusal may follow only from what this seat knows."
TWINS = 2
OTHER_CHOICES = 4
LATEST = 20
"""For how many of the latest events the viewing time is compared."""


def leak(game: AnyGame, match: AnyMatch, viewer: Viewer, rng: Rng, probes: Sequence[Any] = ()) -> str | None:
    """Describes how this viewer could tell the true state from an imagined one now, or returns None."""
    memory = match.memory(viewer)
    truth = told(game, match.state, viewer, probes, memory)
    for imagine in (imagined, forgotten):
        twin = imagine(game, match, viewer, rng)
        found = _impossible(game, match, twin, viewer)
        if found is not None:
            return found
        fancy = told(game, twin, viewer, probes, memory)
        for what, said in truth.items():
            if said != fancy.get(what):
                mend = MEND.get(what, MEND_CHECK)
                return f"{_who(viewer)} could tell by {what}: {said!r}, imagined {fancy.get(what)!r}. {mend}"
    return None


def _impossible(game: AnyGame, match: AnyMatch, twin: Any, viewer: Viewer) -> str | None:
    """Describes why this twin is impossible, or returns None."""
    faults = game.faults(twin) if game.types.position else ()
    if faults:
        return (
            f"{_who(viewer)} imagines a state that can't be: {faults[0]}. Look at `imagine`: it "
            "must deal what "
            "the viewer can't know as the rules would; or at `faults`, if such a state can be after all."
        )
    if sorted(game.cards(twin)) != sorted(game.cards(match.state)):
        return (
            f"{_who(viewer)} imagines other cards than there are. Look at `imagine`: every card "
            "goes to one place, "
            "those in the view where the view has them, all others from one shuffled pile."
        )
    return None


def told(
    game: AnyGame, state: Any, viewer: Viewer, probes: Iterable[Any], memory: Sequence[Any] = ()
) -> dict[str, bytes]:
    """Returns everything this viewer is told in this state, or would be told on trying these moves.

    Of past events, it includes what the log still says.
    """
    view = game.view(state, viewer)
    found = {
        "the view": encode(view),
        "the preview": b"" if game.preview is None else encode(game.preview(view)),
        "who is to move": encode(game.to_move(state)),
        "the outcome": encode(game.outcome(state)),
    }
    if game.opening is not None:
        found["the time to look round"] = encode(game.opening(state))
    if game.glimpse is not None:
        found["the time to look"] = encode([game.glimpse(state, event) for event in memory[-LATEST:]])
    if game.kept is not None:
        found["the log"] = encode([game.kept(state, event) for event in memory])
    if viewer is None:
        return found
    offers = game.offers(state, viewer)
    found["the offers"] = encode(offers)
    if viewer in game.to_move(state):
        found["the move of a time-out"] = encode(game.lapse(state, viewer))
    if game.speech is not None:
        found["who may talk"] = encode(game.speech(state, viewer))
    for move in probes if offers else ():
        found[f"the refusal of {move}"] = encode(game.check(state, viewer, move))
    return found


def event_leak(game: AnyGame, before: AnyMatch, after: AnyMatch, viewer: Viewer, rng: Rng) -> str | None:
    """Describes what this viewer saw of the move between the two, though the table looks the same without it.

    The same move is made in twins imagined before it, with the same and with other randomness. Where the
    viewer's table then looks the same, the events seen must be the same too.
    """
    seat, move = made(after)
    look, saw = encode(game.view(after.state, viewer)), witnessed(game, after.story[-1], viewer)
    for number in range(TWINS):
        twin = imagined(game, before, viewer, rng)
        if game.as_offered(move) not in game.offers(
            twin, seat
        ):  # another seat holds other cards here; the viewer doesn't
            continue
        for luck in (_luck(before), rng.named("other luck").at(number)):
            step: Step[Any, Any] = game.play(twin, seat, move, luck)
            fancy = witnessed(game, step.events, viewer)
            if encode(game.view(step.state, viewer)) == look and fancy != saw:
                return f"{_who(viewer)} could tell by the events {saw!r}, imagined {fancy!r}. {MEND_EVENT}"
    return None


def choice_leak(game: AnyGame, before: AnyMatch, after: AnyMatch, rng: Rng) -> str | None:
    """Describes what others saw of a secret choice, one that only its maker sees on the table.

    Whatever was chosen, everyone else must have seen the same events.
    """
    seat, move = made(after)
    others = [viewer for viewer in viewers(before.players) if viewer != seat]
    looks = [encode(game.view(after.state, viewer)) for viewer in others]
    offers = game.offers(before.state, seat)
    for other in rng.shuffled(offers)[:OTHER_CHOICES]:
        step: Step[Any, Any] = game.play(before.state, seat, other, _luck(before))
        if other == move or [encode(game.view(step.state, viewer)) for viewer in others] != looks:
            continue
        for viewer in others:
            saw, fancy = (witnessed(game, events, viewer) for events in (after.story[-1], step.events))
            if saw != fancy:
                return (
                    f"{_who(viewer)} could tell a secret choice by {saw!r}, otherwise {fancy!r}. {MEND_EVENT}"
                )
    return None


def secret_leak(game: AnyGame, before: AnyMatch, after: AnyMatch, viewer: Viewer) -> str | None:
    """Describes how this viewer could notice a secret move, or returns None.

    A viewer who sees no event sees no change. A viewer for whom nothing changes sees an event completely or
    not at all, because a remainder would reveal that there was a secret.
    """
    seat, _ = made(after)
    if seat == viewer:
        return None
    events = after.story[-1]
    was, now = (_sight(game, match, viewer) for match in (before, after))
    changed = [what for what, said in was.items() if said != now[what]]
    if viewer in blind(game, events, seat, after.players):
        if changed:
            return f"{_who(viewer)} saw nothing happen, but could tell by {changed[0]}. {MEND_SEEN}"
        if game.glimpse is not None and any(game.glimpse(after.state, event) for event in events):
            return f"{_who(viewer)} saw nothing happen, but all wait while it is looked at. {MEND_SEEN}"
    elif not changed:
        for event in events:
            seen = game.seen(event, viewer)
            if seen is not None and seen != event:
                return f"{_who(viewer)} could tell by {seen} that something secret was done. {MEND_SEEN}"
    return None


def _sight(game: AnyGame, match: AnyMatch, viewer: Viewer) -> dict[str, bytes]:
    """Returns what this viewer sees now, including what the match itself remembers."""
    found = told(game, match.state, viewer, ())
    found.pop("the move of a time-out", None)
    if viewer is not None:
        found["the number of the question"] = encode(match.asked[viewer])
        found["what can be taken back"] = encode(match.may_take_back(viewer))
    return found


def forgotten(game: AnyGame, match: AnyMatch, viewer: Viewer, rng: Rng) -> Any:
    """Returns a state that looks the same to this viewer. Everything hidden differs, even if once seen."""
    return game.imagine(game.view(match.state, viewer), (), rng)


def imagined(game: AnyGame, match: AnyMatch, viewer: Viewer, rng: Rng) -> Any:
    """Returns a state that this viewer can't tell from the true one, if the game is correct."""
    return game.imagine(game.view(match.state, viewer), match.memory(viewer), rng)


def witnessed(game: AnyGame, events: Iterable[Any], viewer: Viewer) -> bytes:
    """Returns what this viewer has seen of these events."""
    seen = (game.seen(event, viewer) for event in events)
    return encode([event for event in seen if event is not None])


def made(after: AnyMatch) -> tuple[Seat, Any]:
    """Returns the seat and the move of the last input."""
    entry = after.inputs[-1]
    return entry.seat, entry.move


def _luck(before: AnyMatch) -> Rng:
    """Returns the randomness of the next input of this match."""
    return Rng(before.seed, "play", len(before.inputs))


def _who(viewer: Viewer) -> str:
    return "the public" if viewer is None else f"seat {viewer}"
