"""A person's memoir over many games: how they associate, and whom they understand best."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, Literal, TypeAlias, get_args

from vernissage.core.coach import Chart, Remark, Tally
from vernissage.core.memoir import ME, Chapter, Leaning, Memoir, Past, Person, Triangle
from vernissage.games.belratti.bots import ASSOCIATION
from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.memento import Link, Memento
from vernissage.games.belratti.reason import STRIKING
from vernissage.games.belratti.taste import PREFIX

Way: TypeAlias = Literal["thought", "kind", "colour"]
"""A way to link a painting with a theme: by a thought, by kind, or by colour."""
WAYS: Final[tuple[Way, ...]] = get_args(Way)
CHANNELS: Final[dict[Way, str]] = {"thought": "thoughts", "kind": "tags", "colour": "colour"}
"""The channel of the association tables for each way. Likenesses on these channels are comparable."""
ENOUGH: Final = 20
"""The fewest paintings from which the memoir describes how a person, or a pair, associates."""
TOLD: Final = 5
"""The most people in the list of those who understand each other."""


def memoir(past: Sequence[Past[Memento]]) -> Memoir:
    """BEL-6: returns the best score, the ways of association, and the understanding between people."""
    scores = [game.score for game in past if not game.helped]
    best = Remark("best", {"paintings": max(scores)}, ()) if scores else None
    return Memoir(best, (associating(past), *understanding(past)) if past else ())


def associating(past: Sequence[Past[Memento]]) -> Chapter:
    """Returns how often each person links in each of the three ways, with remarks on the differences."""
    counted = minds(past)
    mine = counted[ME]
    if mine.total() < ENOUGH:
        missing = Remark("too-few", {"missing": ENOUGH - mine.total()}, ())
        return Chapter((missing,), triangle=Triangle("minds", ()))
    enough = [who for who in sorted(counted) if counted[who].total() >= ENOUGH]
    places = tuple(Leaning((who,), _three(counted[who])) for who in enough)
    usual = favourite(mine)
    says = [
        Remark("by-all", {"of": mine.total()}, ())
        if usual is None
        else Remark(f"by-{usual}", {"right": mine[usual], "of": mine.total()}, ())
    ]
    # Mention the person with the strongest leaning to another way.
    others = {who: way for who in enough if (way := favourite(counted[who])) not in {None, usual}}
    others.pop(ME, None)
    other = max(others, key=lambda who: _share(counted[who]), default=None)
    if other is not None:
        says.append(Remark(f"friend-{others[other]}", {"who": (other,)}, ()))
    return Chapter(tuple(says), triangle=Triangle("minds", places))


def minds(past: Iterable[Past[Memento]]) -> dict[Person, Counter[Way]]:
    """Counts each person's links by way, over the paintings they laid and those they hung."""
    found: dict[Person, Counter[Way]] = {ME: Counter()}
    for game in past:
        for who, painting, theme in linked(game):
            way = way_of(painting, theme)
            if way is not None:
                found.setdefault(who, Counter())[way] += 1
    return found


def linked(game: Past[Memento]) -> Iterator[tuple[Person, Painting, Painting]]:
    """Yields a person, a painting and the theme with which that person linked it, for each link of a game."""
    for link in game.memento.laid:
        yield ME, link.painting, link.theme
        yield from ((who, link.painting, link.hung) for who in _company(game, link.directors) if link.hung)
    for link in game.memento.read:
        if link.hung:
            yield ME, link.painting, link.hung
        yield from ((who, link.painting, link.theme) for who in _company(game, (link.painter,)))


def way_of(painting: Painting, theme: Painting) -> Way | None:
    """Returns the way in which painting and theme are most alike; None if no likeness is striking."""
    things = painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)
    alike = {way: ASSOCIATION.likeness(channel, *things) for way, channel in CHANNELS.items()}
    best = max(WAYS, key=alike.__getitem__)
    return best if alike[best] >= STRIKING else None


def understanding(past: Sequence[Past[Memento]]) -> Iterator[Chapter]:
    """BEL-6.1: yields a chapter on the share read right between me and each person; none if too few."""
    right, of = Counter[Person](), Counter[Person]()
    for game in past:
        for who, link in both_ways(game):
            of[who] += 1
            right[who] += link.hung == link.theme
    enough = [who for who in sorted(of) if of[who] >= ENOUGH]
    enough.sort(key=lambda who: (-right[who] / of[who], -of[who]))
    if enough:
        rows = tuple(Tally({"who": (who,)}, right[who], of[who]) for who in enough[:TOLD])
        about = {**rows[0].about, "right": rows[0].right, "of": rows[0].of}
        yield Chapter((Remark("best-pair", about, ()),), Chart("pairs", rows))


def both_ways(game: Past[Memento]) -> Iterator[tuple[Person, Link]]:
    """Yields each painting I laid or read, with each person who read or laid it."""
    for link in game.memento.laid:
        yield from ((who, link) for who in _company(game, link.directors))
    for link in game.memento.read:
        yield from ((who, link) for who in _company(game, (link.painter,)))


def favourite(mind: Counter[Way]) -> Way | None:
    """Returns the most frequent way; None if its lead over the next may be chance."""
    first, second, *_ = sorted(WAYS, key=mind.__getitem__, reverse=True)
    ahead = mind[first] - mind[second]
    return first if ahead > sqrt(mind[first] + mind[second]) else None


def _share(mind: Counter[Way]) -> float:
    return max(mind.values()) / mind.total()


def _three(mind: Counter[Way]) -> tuple[int, int, int]:
    thought, kind, colour = (mind[way] for way in WAYS)
    return thought, kind, colour


def _company(game: Past[Memento], seats: Iterable[int]) -> list[Person]:
    return [game.people[seat] for seat in seats if seat in game.people]
