"""Who understood whom: what was meant and what was read, round by round, when all lies open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from vernissage.core.coach import Case, Chart, Recollection, Remark, Tally
from vernissage.core.primer import About
from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.games.belratti.bots import Thought, usual_thought
from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.events import Event, Revealed
from vernissage.games.belratti.state import RoundLook, Shown, State

ENOUGH: Final = 2
"""With fewer paintings nobody is called the one who understood best."""
TOLD: Final = 3
"""So many paintings that were misread are told of each kind."""
UNTHOUGHT: Final = Thought("", 0.0)
"""What nobody could have known comes last."""


def recall(seat: Seat, first: State, steps: Sequence[Step[State, Event]]) -> Recollection:
    """BEL-6.1: whom this seat understood, who understood it, and which thoughts were misread."""
    looks = [event.look for step in steps for event in step.events if isinstance(event, Revealed)]
    read = tallies(reading(looks, seat))
    read_by = tallies(being_read(looks, seat, first.options.players))
    return Recollection(
        remarks=(*best_of("best-read", read), *best_of("best-reader", read_by)),
        charts=(Chart("you-read", read), Chart("read-you", read_by)),
        cases=(*misread(looks, seat, own=True), *misread(looks, seat, own=False)),
    )


def meant(look: RoundLook) -> Iterator[tuple[Seat, Shown, bool]]:
    """Every painting that a painter meant for a theme: whose it was, and whether it was read so."""
    for shown in look.paintings:
        if shown.painter is not None and shown.meant is not None:
            yield shown.painter, shown, shown.hung == shown.meant


def reading(looks: Iterable[RoundLook], seat: Seat) -> Iterator[tuple[Seat, bool]]:
    """While this seat directed: by whom each painting was, and whether it was read right."""
    for look in looks:
        if seat not in look.painters:
            yield from ((painter, right) for painter, _, right in meant(look))


def being_read(looks: Iterable[RoundLook], seat: Seat, players: int) -> Iterator[tuple[Seat, bool]]:
    """Of this seat's paintings: who directed, and whether it was read right."""
    for look in looks:
        for painter, _, right in meant(look):
            if painter == seat:
                yield from ((other, right) for other in range(players) if other not in look.painters)


def tallies(found: Iterable[tuple[Seat, bool]]) -> tuple[Tally, ...]:
    """By seat: how many there were, and how many were right."""
    counted = Counter(found)
    seats = sorted({seat for seat, _ in counted})
    return tuple(
        Tally({"who": (seat,)}, counted[seat, True], counted[seat, True] + counted[seat, False])
        for seat in seats
    )


def best_of(text: str, rows: Sequence[Tally]) -> Iterator[Remark]:
    """The one with the highest share, where there were enough paintings to say so and any was right."""
    best = max((row for row in rows if row.of >= ENOUGH), key=lambda row: row.right / row.of, default=None)
    if best is not None and best.right:
        yield Remark(text, {**best.about, "right": best.right, "of": best.of}, ())


def misread(looks: Iterable[RoundLook], seat: Seat, *, own: bool) -> list[Case]:
    """BEL-6.2: what others misread of this seat's, or this seat of others'; the plainest thoughts first."""
    found = [
        (look, painter, shown)
        for look in looks
        for painter, shown, right in meant(look)
        if not right and (painter == seat if own else seat not in look.painters)
    ]
    found.sort(key=lambda each: -plainness(each[0], each[2]))
    return [case_of(look, painter, shown, own=own) for look, painter, shown in found[:TOLD]]


def plainness(look: RoundLook, shown: Shown) -> float:
    """How strongly what was meant comes to people's minds."""
    theme, _ = by_meaning(look, shown)
    return (usual_thought(shown.painting, theme) or UNTHOUGHT).strength


def case_of(look: RoundLook, painter: Seat, shown: Shown, *, own: bool) -> Case:
    """What was meant and what became of it, and the thoughts that would explain both."""
    theme, other = by_meaning(look, shown)
    left_out = shown.hung == "out"
    text = ("own-" if own else "other-") + ("missed" if left_out else "astray")
    about: About = {"painting": shown.painting, "theme": theme, "other": other, "who": (painter,)}
    because = [*explained("meant", shown.painting, theme)]
    if not left_out:
        because += explained("read", shown.painting, other)
    return Case(Remark(text, about, ()), tuple(because))


def explained(text: str, painting: Painting, theme: Painting) -> Iterator[Remark]:
    """The thought that links the two, where there is one."""
    thought = usual_thought(painting, theme)
    if thought is not None:
        yield Remark(text, {"thought": thought.named}, ())


def by_meaning(look: RoundLook, shown: Shown) -> tuple[Painting, Painting]:
    """The theme that was meant, and the other one."""
    one, two = look.themes
    return (one, two) if shown.meant == "one" else (two, one)
