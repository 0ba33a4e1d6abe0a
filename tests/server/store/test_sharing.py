"""Processes of a cluster share a database; a single server locks out all others."""

from __future__ import annotations

import asyncio

import pytest
import typer

from tests.chance import machine
from vernissage.cli import startup
from vernissage.server.store import InUse, Store


def test_those_who_share_a_house_let_in_each_other_and_keep_out_one_that_is_alone(made: str) -> None:
    async def scene() -> None:
        one, other = [await Store.open(made, machine(), house="shared") for _ in range(2)]
        with pytest.raises(InUse):
            await Store.open(made, machine(), house="alone")
        await one.close()
        await other.close()
        alone = await Store.open(made, machine(), house="alone")
        with pytest.raises(InUse):
            await Store.open(made, machine(), house="shared")
        await alone.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("redis", "database", "said"),
    [
        ("redis://localhost", "sqlite:///house.db", "needs PostgreSQL"),
        ("localhost", "postgresql://localhost/house", "An example: redis://"),
    ],
)
def test_what_cannot_be_shared_is_said_in_a_sentence(
    redis: str, database: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(typer.Exit):
        startup.check_sharing(redis, database)
    assert said in capsys.readouterr().err
