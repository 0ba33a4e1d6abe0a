"""Announces achievements (feats) to everyone at the table, and marks those that are a player's first."""

from collections.abc import AsyncIterator

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core import codec
from vernissage.server.store import Store
from vernissage.table import spectators
from vernissage.table.change import Change, Feat
from vernissage.table.protocol import Reached
from vernissage.table.room import Room


async def announced(room: Room, change: Change, store: Store) -> AsyncIterator[tuple[int, bytes]]:
    """Yields messages about the achievements in this change, each with its visitor's number.

    Achievements over many games come last.
    """
    reached = [ask for ask in change.asks if isinstance(ask, Feat)]
    people = {feat.guest for feat in reached} | change.kept.many_games.keys()
    for guest in sorted(people):
        try:
            known = await store.feats_of(guest)
        except SQLAlchemyError:  # The achievement is stored, and the guest's page shows it.
            return
        where = {feat.feat: feat.code for feat in known if feat.game == room.setting.game}
        told_before = {feat.feat for feat in change.kept.feats if feat.guest == guest}
        names = [feat.name for feat in reached if feat.guest == guest]
        if change.kept.many_games:
            names += [
                name for name, code in where.items() if code == room.setting.code and name not in told_before
            ]
        seat = room.setting.seat_of(guest)
        if seat is None:
            continue
        for name in names:
            first = where.get(name, room.setting.code) == room.setting.code
            for number, visitor in room.visitors.items():
                if spectators.sees(room, visitor) != "open":
                    continue
                new = first and room.eyes(visitor) == seat
                yield number, codec.encode(Reached(seat, name, new))
