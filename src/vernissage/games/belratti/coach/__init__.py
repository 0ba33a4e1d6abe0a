"""The coach's report after a game: who understood whom, and which paintings were misread."""

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
"""The fewest paintings a player needs to be named as the one who understood best."""
TOLD: Final = 3
"""The most misread paintings in the report, of the player's own and of the others'."""
UNTHOUGHT: Final = Thought("", 0.0)
"""The thought that stands for a missing link. It has no strength and sorts last."""


def recall(seat: Seat, first: State, steps: Sequence[Step[State, Event]]) -> Recollection:
    """BEL-6.1: returns whom this seat understood, who understood this seat, and the misread paintings."""
    looks = [event.look for step in steps for event in step.events if isinstance(event, Revealed)]
    read = tallies(reading(looks, seat))
    read_by = tallies(being_read(looks, seat, first.options.players))
    return Recollection(
        remarks=(*best_of("best-read", read), *best_of("best-reader", read_by)),
        charts=(Chart("you-read", read), Chart("read-you", read_by)),
        cases=(*misread(looks, seat, own=True), *misread(looks, seat, own=False)),
    )


def meant(look: RoundLook) -> Iterator[tuple[Seat, Shown, bool]]:
    """Yields the painter of each painting laid, the painting, and whether it was read right."""
    for shown in look.paintings:
        if shown.painter is not None and shown.meant is not None:
            yield shown.painter, shown, shown.hung == shown.meant


def reading(looks: Iterable[RoundLook], seat: Seat) -> Iterator[tuple[Seat, bool]]:
    """Yields the painter of each painting this seat had to read, and whether it was read right."""
    for look in looks:
        if seat not in look.painters:
            yield from ((painter, right) for painter, _, right in meant(look))


def being_read(looks: Iterable[RoundLook], seat: Seat, players: int) -> Iterator[tuple[Seat, bool]]:
    """Yields every director who had to read a painting of this seat, and whether it was read right."""
    for look in looks:
        for painter, _, right in meant(look):
            if painter == seat:
                yield from ((other, right) for other in range(players) if other not in look.painters)


def tallies(found: Iterable[tuple[Seat, bool]]) -> tuple[Tally, ...]:
    """Returns, for each seat, the number of its paintings and the number of those read right."""
    counted = Counter(found)
    seats = sorted({seat for seat, _ in counted})
    return tuple(
        Tally({"who": (seat,)}, counted[seat, True], counted[seat, True] + counted[seat, False])
        for seat in seats
    )


def best_of(text: str, rows: Sequence[Tally]) -> Iterator[Remark]:
    """Yields a remark about the seat with the highest share read right, if it has enough paintings."""
    best = max((row for row in rows if row.of >= ENOUGH), key=lambda row: row.right / row.of, default=None)
    if best is not None and best.right:
        yield Remark(text, {**best.about, "right": best.right, "of": best.of}, ())


def misread(looks: Iterable[RoundLook], seat: Seat, *, own: bool) -> list[Case]:
    """BEL-6.2: returns this seat's misread paintings, or those this seat misread, plainest links first."""
    found = [
        (look, painter, shown)
        for look in looks
        for painter, shown, right in meant(look)
        if not right and (painter == seat if own else seat not in look.painters)
    ]
    found.sort(key=lambda each: -plainness(each[0], each[2]))
    return [case_of(look, painter, shown, own=own) for look, painter, shown in found[:TOLD]]


def plainness(look: RoundLook, shown: Shown) -> float:
    """Returns how readily people think of the link between a painting and its theme, from 0 to 1."""
    theme, _ = by_meaning(look, shown)
    return (usual_thought(shown.painting, theme) or UNTHOUGHT).strength


def case_of(look: RoundLook, painter: Seat, shown: Shown, *, own: bool) -> Case:
    """Describes a misread painting: the theme meant, the theme read, and the links that explain both."""
    theme, other = by_meaning(look, shown)
    left_out = shown.hung == "out"
    text = ("own-" if own else "other-") + ("missed" if left_out else "astray")
    about: About = {"painting": shown.painting, "theme": theme, "other": other, "who": (painter,)}
    because = [*explained("meant", shown.painting, theme)]
    if not left_out:
        because += explained("read", shown.painting, other)
    return Case(Remark(text, about, ()), tuple(because))


def explained(text: str, painting: Painting, theme: Painting) -> Iterator[Remark]:
    """Yields a remark on the link between painting and theme, if there is one."""
    thought = usual_thought(painting, theme)
    if thought is not None:
        yield Remark(text, {"thought": thought.named}, ())


def by_meaning(look: RoundLook, shown: Shown) -> tuple[Painting, Painting]:
    """Returns the theme that the painter meant, and the other theme."""
    one, two = look.themes
    return (one, two) if shown.meant == "one" else (two, one)
