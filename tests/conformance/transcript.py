"""A whole game for people to read: offers, choices, events, who saw what, and what changed.

Seats are numbers; `seat 1 of 0 1 2` is one of several who were to move. What everyone sees alike is written
once, next to `all`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from vernissage.core.codec import encode
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Viewer, viewers
from vernissage.core.value import brief

WIDTH = 110
Fields = dict[str, str]
"""A flattened view: `table.deck` -> `17`."""


def transcript(name: str, matches: Sequence[AnyMatch]) -> Iterator[str]:
    """Yields the lines of a game, from the deal to the outcome."""
    deal, end = matches[0], matches[-1]
    yield f"game     {name}, version {deal.game.info.version}"
    yield f"options  {encode(_options(deal)).decode()}"
    yield f"seed     {deal.seed.hex()}"
    yield ""
    yield "deal"
    yield from _by_viewers({viewer: _view(deal, viewer) for viewer in viewers(deal.players)})
    for before, after in pairwise(matches):
        yield ""
        yield from _input(before, after)
    yield ""
    yield f"outcome  {encode(end.outcome).decode()}"


def _input(before: AnyMatch, after: AnyMatch) -> Iterator[str]:
    """Yields the lines of one input: the offers, the choice, the events, and what changed for whom."""
    entry = after.inputs[-1]
    owing = before.game.to_move(before.state)
    yield f"{len(after.inputs)}. seat {entry.seat}" + (
        "" if owing == (entry.seat,) else f" of {_names(owing)}"
    )
    offers = before.game.offers(before.state, entry.seat)
    yield from _wrapped("  offers  ", " | ", (brief(move) for move in offers))
    yield f"  >       {brief(entry.move)}"
    for event in after.story[-1]:
        yield from _event(after, event)
    everyone = viewers(after.players)
    yield from _by_viewers({v: changes(_view(before, v), _view(after, v)) for v in everyone})


def _event(match: AnyMatch, event: Any) -> Iterator[str]:
    """Yields an event as everyone saw it, or as each group of viewers did."""
    seen: dict[str, list[Viewer]] = {}
    for viewer in viewers(match.players):
        look = match.game.seen(event, viewer)
        seen.setdefault("nothing" if look is None else brief(look), []).append(viewer)
    for look, who in seen.items():
        yield f"  *       {look.rstrip()}" + ("" if len(seen) == 1 else f"   (seen by {_names(who)})")


def _options(match: AnyMatch) -> dict[str, Any]:
    """Returns the number of players, and what has not its default: a new option changes no game."""
    chosen, usual = map(msgspec.to_builtins, (match.options, match.game.types.options()))
    return {field: chosen[field] for field in chosen if field == "players" or chosen[field] != usual[field]}


def _view(match: AnyMatch, viewer: Viewer) -> Fields:
    """Returns what this viewer sees, except for the options, which everyone sees all game long."""
    seen = msgspec.to_builtins(match.game.view(match.state, viewer))
    return {path: text for path, text in _flat("", seen) if "options" not in path.split(".")}


def _flat(path: str, raw: Any) -> Iterator[tuple[str, str]]:
    """Yields every field by its path; a list of plain values is one field."""
    match raw:
        case dict():
            for key, part in raw.items():
                yield from _flat(f"{path}.{key}" if path else key, part)
        case list() | tuple() if any(isinstance(part, dict | list | tuple) for part in raw):
            for number, part in enumerate(raw):
                yield from _flat(f"{path}.{number}", part)
        case list() | tuple():
            yield path, " ".join(map(_word, raw))
        case _:
            yield path, _word(raw)


def _word(raw: object) -> str:
    return "." if raw is None else str(raw).lower() if isinstance(raw, bool) else str(raw)


def changes(before: Fields, after: Fields) -> Fields:
    """Returns the fields that differ: what was added, what was removed, or old -> new."""
    paths = dict.fromkeys((*before, *after))
    pairs = {path: (before.get(path, "gone"), after.get(path, "gone")) for path in paths}
    return {path: _change(old, new) for path, (old, new) in pairs.items() if old != new}


def _change(old: str, new: str) -> str:
    was, is_ = old.split(), new.split()
    if was and len(is_) > len(was) and is_[: len(was)] == was:
        return "+ " + " ".join(is_[len(was) :])
    taken = [place for place in range(len(was)) if was[:place] + was[place + 1 :] == is_]
    if is_ and taken:
        return f"- {was[taken[0]]}"
    return f"{old or 'none'} -> {new or 'none'}"


def _by_viewers(fields: dict[Viewer, Fields]) -> Iterator[str]:
    """Yields what is the same for all once, then the rest for each."""
    first, *others = fields.values()
    shared = {path: text for path, text in first.items() if all(each.get(path) == text for each in others)}
    yield from _listed("all", shared)
    for viewer, own in fields.items():
        yield from _listed(_names([viewer]), {path: text for path, text in own.items() if path not in shared})


def _listed(who: str, fields: Fields) -> Iterator[str]:
    for path, text in fields.items():
        yield from _wrapped(f"  {who:<8}{path}: ", " ", (text or "none").split(" "))


def _names(who: Iterable[Viewer]) -> str:
    return " ".join("public" if viewer is None else str(viewer) for viewer in who)


def _wrapped(start: str, between: str, parts: Iterable[str]) -> Iterator[str]:
    """Yields the parts joined, wrapped into lines."""
    line = start
    for number, part in enumerate(parts):
        joined = part if number == 0 else between + part
        if len(line + joined) > WIDTH and number:
            yield line.rstrip()
            line, joined = " " * 10, between.lstrip() + part
        line += joined
    yield line.rstrip()
