"""A chaos test: people play at a site while faults happen as planned, then everything is checked."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from tests.chaos.checker import Verdict, altogether, check
from tests.chaos.client import Client
from tests.chaos.faults import Fault
from tests.chaos.history import History
from tests.chaos.party import Party
from tests.chaos.trouble import TroubledSite
from tests.cluster import Site
from tests.server.truth import Truth, number_for, truth
from vernissage import catalog

CALM: Final = 90.0
"""Seconds for everyone to recover after the last fault. Nobody needs so long unless they are stuck."""
QUIET: Final = 0.5
"""Seconds in which everything stored has been told."""
LOOK: Final = 0.1
BUG: Final = "could not be dealt with"
"""What a server logs after a bug of its own."""


@dataclass(slots=True)
class Morning:
    """The result of a night."""

    verdict: Verdict
    histories: list[History]
    faults: list[tuple[Fault, float, float]]
    """The faults, with their actual times."""
    logs: dict[str, str]
    """The logs of the servers and their proxy."""
    began: float
    ended: float

    @property
    def slowest(self) -> float:
        """The longest time in seconds without a connection, or until an answer was known to be stored."""
        return max((history.longest_wait for history in self.histories), default=0.0)

    def counts(self) -> dict[str, int | float]:
        found = self.verdict
        return {
            "faults": len(self.faults),
            "tables": len({history.code for history in self.histories}),
            "moves": found.moves,
            "acknowledged": found.acknowledged,
            "lost": found.lost,
            "doubled": found.doubled,
            "views compared": found.views,
            "stuck": found.stuck,
            "slowest recovery (s)": round(self.slowest, 2),
        }


async def spend(
    night: TroubledSite, faults: list[Fault], seed: str, *, parties: int, pace: float, calm: float = CALM
) -> Morning:
    """People play during all faults and a while longer; then what they heard is checked."""
    loop = asyncio.get_running_loop()
    games = catalog.names()
    companies = [
        Party(games[number % len(games) :] + games[: number % len(games)], seed, pace)
        for number in range(parties)
    ]
    for party in companies:
        await party.arrive(night.site)
    began = loop.time()
    playing = [asyncio.create_task(party.play()) for party in companies]
    try:
        await night.suffer(faults)
        await _go_on(companies, calm)
        for party in companies:
            party.stay()
            party.rest()
        await _hear_all(night.site, [client for party in companies for client in party.present], calm)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for party in companies:
            await party.go()
    tables = [table for party in companies for table in party.tables]
    return Morning(
        _checked(night.site, tables),
        [client.history for table in tables for client in table],
        night.happened,
        {**{name: house.log() for name, house in night.site.houses.items()}, "proxy": night.site.proxy.log()},
        began,
        loop.time(),
    )


async def _go_on(companies: list[Party], calm: float) -> None:
    """Waits until everyone has seen the game go on or end. Others are stuck."""
    before = {client: client.number for party in companies for client in party.present}

    def waiting() -> list[Client]:
        here = (client for party in companies for client in party.present)
        return [each for each in here if before.get(each) == each.number and not each.is_over]

    until = asyncio.get_running_loop().time() + calm
    while waiting() and asyncio.get_running_loop().time() < until:  # noqa: ASYNC110 - whatever comes first
        await asyncio.sleep(LOOK)
    for client in waiting():
        client.history.stuck = f"nothing goes on though all is well again; {client.history.lately()}"


async def _hear_all(site: Site, clients: list[Client], calm: float) -> None:
    """Waits until everyone has heard everything that is stored. Others are stuck."""
    until = asyncio.get_running_loop().time() + calm
    while lagging := await _lagging(site, clients):
        if asyncio.get_running_loop().time() > until:
            break
        await asyncio.sleep(QUIET)
    for client, number in lagging.items():
        client.history.stuck = (
            f"it knows of {client.number} inputs, not of {number}; {client.history.lately()}"
        )


async def _lagging(site: Site, clients: list[Client]) -> dict[Client, int]:
    """Returns the clients that are behind, and how far their game is."""
    codes = {client.history.code for client in clients}
    kept = {code: found for code in codes if (found := await asyncio.to_thread(_truth, site, code))}
    await asyncio.sleep(QUIET)  # recent writes are on their way
    ends = {
        client: number_for(kept[code].match, len(kept[code].match.inputs), client.history.seat)
        for client in clients
        if (code := client.history.code) in kept
    }
    return {client: number for client, number in ends.items() if client.number != number}


def _has_begun(site: Site, code: str) -> bool:
    return site.rows("SELECT stage FROM tables WHERE code = ?", code) not in ([], [("gathering",)])


def _truth(site: Site, code: str) -> Truth | None:
    """Returns what is stored of a game; None if it has not begun, or its log is broken."""
    try:
        return truth(site, code) if _has_begun(site, code) else None
    except AssertionError:
        return None


def _checked(site: Site, tables: list[list[Client]]) -> Verdict:
    found = altogether(_verdict(site, [client.history for client in table]) for table in tables)
    for name, house in site.houses.items():
        found.findings += [f"house {name}: {line}" for line in house.log().splitlines() if BUG in line]
    return found


def _verdict(site: Site, histories: list[History]) -> Verdict:
    code = histories[0].code
    kept = _truth(site, code)
    if kept is not None:
        return check(kept, histories)
    answered = any(history.answers for history in histories)
    broken = f"{code}: the log is gone, has a gap or breaks a rule"
    return Verdict([broken], lost=1) if answered or _has_begun(site, code) else Verdict()
