"""Games between bots are recorded as played, and read back as values of the game."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from tests.conformance.options import NAMES, tables_of
from tests.play import game_called
from vernissage import catalog
from vernissage.cli import app
from vernissage.core.codec import plain
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch
from vernissage.core.record import Replay, replay, verify
from vernissage.research import recording
from vernissage.research.dataset import Dataset, UnreadableError
from vernissage.research.setup import Setup

TEMPLATE = "_template"


def written(folder: Path, name: str, games: int = 2, bots: tuple[str, ...] = ("random",)) -> Dataset:
    setup = Setup(name, **plain(tables_of(name)[0].options))
    bill = recording.bill(setup, bots, "a test")
    assert list(recording.write(folder, bill, map(partial(recording.play, bill), range(games)))) == [games]
    return Dataset(folder)


def replayed(name: str, data: Dataset) -> list[list[AnyMatch]]:
    """Replays every game from its record and returns all its matches."""
    found = []
    for played in data.games():
        assert verify(game_called(name), played.record) is None
        again = replay(game_called(name), played.record)
        assert isinstance(again, Replay)
        found.append(list(again.match.again()))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_is_what_the_seat_knew_and_chose(tmp_path: Path, name: str) -> None:
    data = written(tmp_path, name)
    matches = replayed(name, data)
    setup = Setup(name, **data.bill.options)
    seen: dict[tuple[int, int], tuple[object, ...]] = {}
    for decision in data.decisions():
        match = matches[decision.game][decision.input]
        assert decision.view == match.game.view(match.state, decision.seat)
        assert decision.offers == match.offers[decision.seat]
        entry = matches[decision.game][-1].inputs[decision.input]
        assert entry == Made(decision.seat, decision.offers[decision.chosen])
        look = partial(match.game.view, match.state, decision.seat)
        assert decision.numbers == tuple(setup.ids.of(decision.offers, decision.seat, look))
        before = seen.get((decision.game, decision.seat), ())
        seen[decision.game, decision.seat] = (*before, *decision.seen)
        assert seen[decision.game, decision.seat] == match.memory(decision.seat)
        assert decision.reward == pytest.approx(
            setup.returns(matches[decision.game][-1].outcome)[decision.seat]
        )


def test_columns_can_be_had_as_they_are(tmp_path: Path) -> None:
    data = written(tmp_path, TEMPLATE)
    table = data.table()
    assert table.column_names == recording.DECISION.names
    assert table.num_rows == sum(1 for _ in data.decisions())


def test_a_record_in_it_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    data, file = written(tmp_path, TEMPLATE), tmp_path / recording.GAMES
    whole = pq.read_table(file)
    for torn in ("nonsense", whole["record"][0].as_py()[:-9]):
        column = pa.array([torn] * whole.num_rows)
        place = whole.schema.get_field_index("record")
        pq.write_table(whole.set_column(place, whole.schema.field("record"), column), file)
        with pytest.raises(UnreadableError, match="the record of game 0"):
            list(data.games())


def test_what_is_no_dataset_or_follows_other_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableError):
        Dataset(tmp_path)
    pq.write_table(pa.table({"x": [1]}), tmp_path / recording.DECISIONS)
    with pytest.raises(UnreadableError, match="no games"):
        Dataset(tmp_path)
    written(tmp_path, TEMPLATE)
    file = tmp_path / recording.DECISIONS
    old = pq.read_table(file)
    about = old.schema.metadata[b"vernissage"].replace(b'"rules":1', b'"rules":0')
    pq.write_table(old.replace_schema_metadata({b"vernissage": about}), file)
    with pytest.raises(UnreadableError, match="version 0 of the rules"):
        Dataset(tmp_path)


def dataset(*words: object) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, ["dataset", *map(str, words)])


def test_one_command_writes_the_same_games_for_the_same_words(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder, jobs in zip(folders, (1, 2), strict=True):
        told = dataset(TEMPLATE, folder, "--games", 3, "--bot", "random", "--seed", "x", "--jobs", jobs)
        assert told.exit_code == 0, told.output
        assert "3 games of random" in told.output
    one, two = (Dataset(folder) for folder in folders)
    assert one.table() == two.table()
    assert [game.record for game in one.games()] == [game.record for game in two.games()]


def test_one_command_writes_games_of_every_game_and_says_what_they_are(tmp_path: Path) -> None:
    told = dataset("all", tmp_path, "--games", 1, "--bot", "random", "--seed", "x", "--jobs", 1)
    assert told.exit_code == 0, told.output
    for name in catalog.names():
        folder = tmp_path / f"{name}-games"
        assert Dataset(folder).bill.game == name
        card = (folder / recording.CARD).read_text(encoding="utf-8")
        for said in (game_called(name).info.title, "CC0-1.0", "Privacy", "--seed 'x'"):
            assert said in card
    assert dataset("all", tmp_path, "--games", 1).exit_code == 2


def test_nothing_is_overwritten_and_nobody_unknown_plays(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("precious", encoding="utf-8")
    assert dataset(TEMPLATE, tmp_path, "--games", 1).exit_code == 2
    assert dataset(TEMPLATE, tmp_path / "new", "--bot", "nobody").exit_code == 2
    assert dataset("nothing", tmp_path / "new").exit_code == 2
    assert not (tmp_path / "new").exists()
