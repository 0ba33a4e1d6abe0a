"""Ratings in the store: only on request, once per game, and equal to a slow computation."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from tests.chance import machine
from tests.server.store.stores import furnish, opened, table, with_store
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.store import Guest, Kept, Outdated, Store
from vernissage.server.store.rating_model import FIRST, Skill, after
from vernissage.server.store.rows import Rating
from vernissage.table.rows import Contest

PEOPLE = ("ada", "ben", "cleo", "dora")
GAMES = ("a-game", "another")
NUMBERS = count()


def contest(game: str, **places: int) -> Contest:
    return Contest(game, tuple(places), places)


async def end(store: Store, found: Contest, code: str = "") -> Kept:
    """Ends a game with this result at a new table. Returns what was stored."""
    code = code or f"T{next(NUMBERS)}"
    await store.add_table(table(code, stage="playing"))
    kept = Kept(code=code, inputs=((0, b"last"),), row=table(code, stage="over"), contest=found)
    await store.keep(kept, 0)
    return kept


async def ask(store: Store, *guests: str) -> None:
    for guest in guests:
        await store.ratings.keep(guest, 1.0)


class Slowly:
    """The reference: computes ratings from all results, in the simplest way."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.results: list[tuple[frozenset[str], Contest]] = []
        """Results, with who had asked for ratings at the end and was not deleted since."""

    def end(self, found: Contest) -> None:
        self.results.append((frozenset(self.asked), found))

    def forget(self, guest: str) -> None:
        """Deletes a guest's ratings; others keep the effect on theirs."""
        self.asked.discard(guest)
        self.results.append((frozenset(), Contest("", (guest,), {})))

    def ratings_of(self, guest: str) -> list[Rating] | None:
        if guest not in self.asked:
            return None
        known: dict[tuple[str, str], Rating] = {}
        for asked, found in self.results:
            if not found.game:
                known = {key: value for key, value in known.items() if key[0] != found.people[0]}
            elif asked.issuperset(found.people):
                self._count(known, found)
        return sorted((r for (who, _), r in known.items() if who == guest), key=lambda rating: rating.game)

    @staticmethod
    def _count(known: dict[tuple[str, str], Rating], found: Contest) -> None:
        guests = sorted(found.places)
        before = [known.get((guest, found.game)) for guest in guests]
        skills = [FIRST if each is None else Skill(each.mean, each.spread) for each in before]
        now = after(skills, [found.places[guest] for guest in guests])
        for guest, rating, skill in zip(guests, before, now, strict=True):
            games = 0 if rating is None else rating.games
            known[guest, found.game] = Rating(found.game, skill.mean, skill.spread, games + 1)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_they_are_what_follows_from_all_results_worked_out_slowly(ready: str, seed: str) -> None:
    async def scene() -> None:
        slowly = Slowly()
        async with opened(ready) as store:
            await furnish(store)
            for guest in PEOPLE[2:]:
                await store.add_guest(Guest(guest, guest.title(), 1.0), guest.encode())
            for step in range(60):
                rng = Rng(seed_from_text(seed), "ratings", step)
                guest, what = rng.pick(PEOPLE), rng.below(10)
                if what < 3:
                    await ask(store, guest)
                    slowly.asked.add(guest)
                elif what < 4:
                    await store.ratings.keep(guest, None)
                    slowly.forget(guest)
                else:
                    people = rng.shuffled(PEOPLE)[: 2 + rng.below(3)]
                    places = {each: 1 + rng.below(3) for each in people}
                    found = Contest(rng.pick(GAMES), tuple(sorted(places)), places)
                    await end(store, found)
                    slowly.end(found)
                for each in PEOPLE:
                    assert await store.ratings.of_guest(each) == slowly.ratings_of(each), (step, each)

    asyncio.run(scene())


@with_store
async def test_nobody_has_one_without_asking_and_one_who_has_not_is_enough_for_none(
    store: Store,
) -> None:
    await end(store, contest("a-game", ada=1, ben=2))
    assert await store.ratings.of_guest("ada") is None
    await ask(store, "ada")
    await end(store, contest("a-game", ada=1, ben=2))
    assert await store.ratings.of_guest("ada") == []
    await ask(store, "ben")
    late = Contest("a-game", ("ada", "ben", "cleo"), {"ada": 1, "ben": 2})
    await end(store, late)
    assert await store.ratings.of_guest("ada") == [], "somebody who came late has not asked"
    await end(store, contest("a-game", ada=1, ben=2))
    won, lost = [rating for guest in ("ada", "ben") for rating in await store.ratings.of_guest(guest) or []]
    assert (won.games, lost.games) == (1, 1)
    assert won.mean > FIRST.mean > lost.mean


@with_store
async def test_each_game_has_its_own_and_forgetting_leaves_nothing(store: Store) -> None:
    await ask(store, "ada", "ben", "ada")
    await end(store, contest("a-game", ada=1, ben=2))
    await end(store, contest("another", ada=2, ben=1))
    assert [each.game for each in await store.ratings.of_guest("ada") or ()] == ["a-game", "another"]
    await store.ratings.keep("ada", None)
    assert await store.ratings.of_guest("ada") is None
    await ask(store, "ada")
    assert await store.ratings.of_guest("ada") == []
    assert len(await store.ratings.of_guest("ben") or ()) == 2


@with_store
async def test_what_is_kept_twice_counts_once(store: Store) -> None:
    await ask(store, "ada", "ben")
    kept = await end(store, contest("a-game", ada=1, ben=2))
    before = await store.ratings.of_guest("ada")
    for version in (0, 1):
        with pytest.raises(Outdated):
            await store.keep(kept, version)
    assert await store.ratings.of_guest("ada") == before


def test_two_processes_that_end_games_of_the_same_people_lose_none(made: str) -> None:
    many = 20

    async def scene() -> None:
        one, other = [await Store.open(made, machine(), house="shared") for _ in range(2)]
        await furnish(one)
        await ask(one, "ada", "ben")
        result = contest("a-game", ada=1, ben=2)
        await asyncio.gather(*(end((one, other)[n % 2], result) for n in range(many)))
        slowly = Slowly()
        slowly.asked = {"ada", "ben"}
        for _ in range(many):
            slowly.end(result)
        for guest in ("ada", "ben"):
            assert await other.ratings.of_guest(guest) == slowly.ratings_of(guest)
        await one.close()
        await other.close()

    asyncio.run(scene())
