"""`vernissage replay`: a recorded game is retold and verified, as far as it is intact."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.play import eventful_step, every_arranged_game, every_game, game_called, options_for, random_match
from vernissage import catalog
from vernissage.cli import app
from vernissage.cli.seat_plan import names
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch, begin
from vernissage.core.record import Record, record, write
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import Viewer
from vernissage.text import Text

SEED = seed_from_text("a replay")


def whole_game(name: str) -> AnyMatch:
    """Returns a short game with everything that a record can hold."""
    game = game_called(name)
    *_, match = random_match(game, options_for(game, game.info.fewest), SEED, step=eventful_step)
    return match


def kept(match: AnyMatch, name: str, **changes: Any) -> Record:
    return msgspec.structs.replace(record(name, match, open_seed=True), **changes)


def replay(file: Path, *args: str) -> tuple[int, str]:
    """Returns the exit code and the output, with white space normalised."""
    result = CliRunner().invoke(app, ["replay", str(file), *args])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, " ".join(result.output.split())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def sentences(match: AnyMatch, name: str, viewer: Viewer | str, whole: AnyMatch | None = None) -> list[str]:
    """Returns the sentences this viewer saw, without the name at the start and the first letter."""
    text = Text(catalog.folder(name))
    players = names(whole or match, text)
    told = []
    for entry, events in zip(match.inputs, match.story, strict=True):
        if not isinstance(entry, Made):
            told.append(text.say_input(entry, players))
        seen = events if isinstance(viewer, str) else match.witnessed(events, viewer)
        told += [text.say_event(event, players) for event in seen]
    for player in players:
        told = [sentence.removeprefix(f"{player} ") for sentence in told]
    return [sentence[1:] for sentence in told]


def assert_told(said: str, wanted: list[str]) -> None:
    """Checks that all of these occur, in this order."""
    place = 0
    for sentence in wanted:
        assert sentence in said[place:], sentence
        place = said.index(sentence, place) + len(sentence)


@every_game
def test_a_game_is_told_from_beginning_to_end(name: str, file: Path) -> None:
    match = whole_game(name)
    file.write_text(write(kept(match, name)), encoding="utf-8")
    code, said = replay(file)
    assert code == 0
    assert_told(said, sentences(match, name, "all"))
    whole = record(name, match, open_seed=True)
    assert f"{match.seed.hex()} {whole.commitment}" in said
    assert said.endswith(whole.digest)


@every_game
def test_a_game_is_told_as_one_seat_saw_it(name: str, file: Path) -> None:
    match = whole_game(name)
    file.write_text(write(kept(match, name)), encoding="utf-8")
    for seat in range(match.players):
        code, said = replay(file, "--viewer", str(seat))
        assert code == 0
        assert_told(said, sentences(match, name, seat))
        own, everything = " ".join(sentences(match, name, seat)), sentences(match, name, "all")
        seen_alike = match.memory(seat) == tuple(event for events in match.story for event in events)
        assert seen_alike or own != " ".join(everything)
        assert all(said.count(sentence) == own.count(sentence) for sentence in set(everything))


@every_game
def test_the_table_is_shown_after_a_step(name: str, file: Path) -> None:
    match = whole_game(name)
    file.write_text(write(kept(match, name)), encoding="utf-8")
    *_, early = random_match(match.game, match.options, SEED, stop=3, step=eventful_step)
    code, said = replay(file, "--step", "3")
    assert code == 0
    assert_told(said, sentences(early, name, "all", match))
    assert "╭─" in said
    assert match.seed.hex() not in said
    code, said = replay(file, "--step", str(len(match.inputs) + 1))
    assert code == 1
    assert f"The game has only {len(match.inputs)} steps." in said


@every_game
def test_a_game_as_promised_is_verified(name: str, file: Path) -> None:
    match = whole_game(name)
    file.write_text(write(kept(match, name)), encoding="utf-8")
    whole = kept(match, name)
    code, said = replay(file, "--verify")
    assert code == 0
    assert said.startswith("✓ The deal is the one promised by the seal in the file")
    assert f"all {len(match.inputs)} steps" in said
    assert f"{name} players={match.players} " in said, (
        "the options must be shown, because the seal does not cover them"
    )
    assert f"Seal: {whole.commitment} Digest: {whole.digest}" in said
    assert "Only what you noted yourself proves" in said
    code, said = replay(file, "--verify", "--seal", whole.commitment, "--digest", whole.digest)
    assert code == 0
    assert said.startswith("✓ The deal is the one promised by the seal you noted")
    assert "Only what you noted" not in said


@every_game
def test_another_seal_or_digest_than_the_noted_one_is_found_out(name: str, file: Path) -> None:
    whole = kept(whole_game(name), name)
    file.write_text(write(whole), encoding="utf-8")
    for noted in ("--seal", "--digest"):
        code, said = replay(file, "--verify", noted, "0" * 64)
        assert code == 1
        assert "✓" not in said
    assert replay(file, "--seal", "0" * 64)[0] == 1, "a given seal must be compared"


@every_arranged_game
def test_a_game_that_was_arranged_says_so_and_is_not_verified(name: str, file: Path) -> None:
    other = whole_game(name)
    *_, dealt = random_match(other.game, other.options, seed_from_text("another deal"), stop=0)
    match = begin(other.game, other.options, SEED, dealt.state)
    assert not isinstance(match, Refusal)
    file.write_text(write(kept(match, name)), encoding="utf-8")
    code, said = replay(file, "--verify", "--seal", kept(other, name).commitment)
    assert code == 1
    assert said.startswith("✗ This game was not dealt: it began from an arranged position")
    assert "promised" not in said
    assert "This game was not dealt" in replay(file)[1]


@every_game
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": seed_from_text("another").hex()}, "is not the one that was promised"),
        ({"commitment": "0" * 64}, "is not the one that was promised"),
        ({"outcome": None}, "ends differently"),
        ({"version": 99}, "version 99"),
        ({"seed": None}, "still sealed"),
        ({"seed": "00"}, "64 hex digits"),
    ],
)
def test_a_game_that_was_tampered_with_is_found_out(
    name: str, file: Path, changes: dict[str, Any], why: str
) -> None:
    file.write_text(write(kept(whole_game(name), name, **changes)), encoding="utf-8")
    code, said = replay(file, "--verify")
    assert code == 1
    assert "✓" not in said
    assert why in said


@every_game
def test_a_file_cut_short_is_told_as_far_as_it_goes(name: str, file: Path) -> None:
    match = whole_game(name)
    lines = write(kept(match, name)).splitlines()
    file.write_text("\n".join(lines[:-4])[:-5], encoding="utf-8")
    *_, early = random_match(match.game, match.options, SEED, stop=len(match.inputs) - 3, step=eventful_step)
    code, said = replay(file)
    assert code == 1
    assert_told(said, sentences(early, name, "all"))
    assert "✗ The file is damaged (line" in said
    code, said = replay(file, "--verify")
    assert code == 1
    assert "✗ The file is damaged (line" in said


@every_game
def test_an_input_against_the_rules_stops_the_story_there(name: str, file: Path) -> None:
    match = whole_game(name)
    inputs = kept(match, name).inputs
    *_, early = random_match(match.game, match.options, SEED, stop=4, step=eventful_step)
    intruder = {**inputs[-1], "seat": 99}
    file.write_text(write(kept(match, name, inputs=(*inputs[:4], intruder, *inputs[4:]))), encoding="utf-8")
    code, said = replay(file)
    assert code == 1
    assert_told(said, sentences(early, name, "all"))
    assert "✗ Move 4 was made by a seat that isn" in said
    assert said.endswith("Moves and seats are counted from 0.")


@every_game
@pytest.mark.parametrize("viewer", ["99", "-1", "nobody", ""])
def test_a_seat_that_is_not_there_sees_nothing(name: str, file: Path, viewer: str) -> None:
    file.write_text(write(kept(whole_game(name), name)), encoding="utf-8")
    assert replay(file, f"--viewer={viewer}") == (1, "✗ There is no such seat at this table.")


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[1, 2", b"\xff\xfe\x00", b'{"vernissage": 2, "game": 3}', b"[" * 99_999]
)
def test_a_file_that_is_no_record_is_refused(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    code, said = replay(file)
    assert code == 1
    assert "a record of a game" in said


@every_game
def test_a_record_of_an_unknown_game_is_refused(name: str, file: Path) -> None:
    file.write_text(write(kept(whole_game(name), name, game="nonsense")), encoding="utf-8")
    code, said = replay(file)
    assert code == 1
    assert "There is no game called nonsense." in said


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for missing in (tmp_path / "nothing.json", tmp_path):
        code, said = replay(missing)
        assert code == 1
        assert "be read" in said
