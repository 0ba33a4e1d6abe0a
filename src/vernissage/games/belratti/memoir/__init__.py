"""How somebody's mind associates, and with whom they share the best understanding, over many evenings."""

from __future__ import annotations

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
"""How a painting can be linked with a theme: by what comes to mind, by what it is, by how it looks."""
WAYS: Final[tuple[Way, ...]] = get_args(Way)
CHANNELS: Final[dict[Way, str]] = {"thought": "thoughts", "kind": "tags", "colour": "colour"}
"""Where the tables of association have them. On all of them, the same number is equally rare."""
ENOUGH: Final = 20
"""So many paintings before anything is said about a mind, or about how two of them go together."""
TOLD: Final = 5
"""So many people are told of, at most."""


def memoir(past: Sequence[Past[Memento]]) -> Memoir:
    """BEL-6: the best evening, three ways to associate, and who understands whom."""
    scores = [game.score for game in past if not game.helped]
    best = Remark("best", {"paintings": max(scores)}, ()) if scores else None
    return Memoir(best, (associating(past), *understanding(past)) if past else ())


def associating(past: Sequence[Past[Memento]]) -> Chapter:
    """The three shares of everyone who has linked enough, and what to lay for whom."""
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
    # Whoever thinks most unlike me is worth a word.
    others = {who: way for who in enough if (way := favourite(counted[who])) not in {None, usual}}
    others.pop(ME, None)
    other = max(others, key=lambda who: _share(counted[who]), default=None)
    if other is not None:
        says.append(Remark(f"friend-{others[other]}", {"who": (other,)}, ()))
    return Chapter(tuple(says), triangle=Triangle("minds", places))


def minds(past: Iterable[Past[Memento]]) -> dict[Person, Counter[Way]]:
    """How often each has linked in which way, as far as I saw it: what they laid, and what they hung."""
    found: dict[Person, Counter[Way]] = {ME: Counter()}
    for game in past:
        for who, painting, theme in linked(game):
            way = way_of(painting, theme)
            if way is not None:
                found.setdefault(who, Counter())[way] += 1
    return found


def linked(game: Past[Memento]) -> Iterator[tuple[Person, Painting, Painting]]:
    """Who has put which painting with which theme."""
    for link in game.memento.laid:
        yield ME, link.painting, link.theme
        yield from ((who, link.painting, link.hung) for who in _company(game, link.directors) if link.hung)
    for link in game.memento.read:
        if link.hung:
            yield ME, link.painting, link.hung
        yield from ((who, link.painting, link.theme) for who in _company(game, (link.painter,)))


def way_of(painting: Painting, theme: Painting) -> Way | None:
    """In which way the two are most alike; None where nothing stands out: that was a guess."""
    things = painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)
    alike = {way: ASSOCIATION.likeness(channel, *things) for way, channel in CHANNELS.items()}
    best = max(WAYS, key=alike.__getitem__)
    return best if alike[best] >= STRIKING else None


def understanding(past: Sequence[Past[Memento]]) -> Iterator[Chapter]:
    """BEL-6.1: of what one laid while the other directed, how much was read right, both ways together."""
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
    """With whom each painting was laid or read."""
    for link in game.memento.laid:
        yield from ((who, link) for who in _company(game, link.directors))
    for link in game.memento.read:
        yield from ((who, link) for who in _company(game, (link.painter,)))


def favourite(mind: Counter[Way]) -> Way | None:
    """The way most often taken, where it is ahead of the next one by more than chance would have it."""
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
