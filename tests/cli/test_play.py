"""`vernissage play`: a person plays against bots in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.cli.table import paper, play, shown, sit_down, typing, wish
from tests.conformance.probes import probes
from tests.play import every_arranged_game, every_game, game_called
from vernissage import catalog
from vernissage.cli import app
from vernissage.cli.play import Wish, choose_game, open_session
from vernissage.core.inputs import Made
from vernissage.core.match import begin
from vernissage.core.record import read, verify
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, commitment
from vernissage.core.value import brief
from vernissage.files import keep


@every_game
def test_a_game_played_to_the_end_shows_the_result_and_opens_the_seed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, console = sit_down(wish(name, save=file), ask=typing(repeat("1")))
    session.run()
    outcome, seed, said = session.match.outcome, session.match.seed, shown(console)
    assert outcome is not None
    assert said.count(commitment(seed)) == 2
    assert said.count(seed.hex()) == 1
    assert said.index(commitment(seed)) < said.index(seed.hex())
    result = said[said.index(session.screen.text.say("cli-over")) :]
    assert all(name in result for name in session.seats.names)
    assert result.count("★") == len(outcome.winners)
    assert session.screen.text.mistakes == []
    _, again = play(Wish(resume=file))
    assert again.endswith(result)


@every_game
def test_every_number_of_players_can_sit_down(name: str) -> None:
    for players in game_called(name).info.player_counts:
        session, said = play(wish(name, players=players, seat=players - 1), "1", "1", "1")
        assert session.match.players == players
        assert session.seats.person == players - 1
        assert len(session.seats.bots) == players - 1
        assert all(other in said for other in session.seats.names)
        assert len(set(session.seats.names)) == players


@every_game
def test_a_move_is_chosen_by_its_number(name: str) -> None:
    session, console = sit_down(wish(name), "2")
    session.run()
    made = [entry.move for entry in session.match.inputs if is_own(session, entry)]
    assert made[0] == first_offers(name)[1]
    assert session.screen.sentence(made[0]) in shown(console)


@every_game
def test_a_move_is_chosen_by_its_words_or_written_out(name: str) -> None:
    for offer in first_offers(name):
        session, _ = play(wish(name), brief(offer).upper())
        assert [entry.move for entry in session.match.inputs if is_own(session, entry)][:1] == [offer]
        session, _ = play(wish(name), session.screen.sentence(offer))
        assert [entry.move for entry in session.match.inputs if is_own(session, entry)][:1] == [offer]


@every_game
def test_an_illegal_move_is_refused_with_its_rule(name: str) -> None:
    session, console = sit_down(wish(name))
    session.run()
    refused = 0
    for move in probes(name):
        refusal = session.match.submit(session.seats.person, session.match.asked[session.seats.person], move)
        if isinstance(refusal, Refusal) and len(brief(move).split()) == len(move.__struct_fields__) + 1:
            assert session.answer(brief(move)) == refusal
            session.screen.refuse(refusal)
            lines = " ".join(shown(console).split())
            assert lines.endswith(f"✗ {refusal.rule}: {session.screen.text.say_refusal(refusal)}")
            refused += 1
    assert refused


@every_game
def test_nonsense_is_answered_and_changes_nothing(name: str) -> None:
    nonsense = (
        "",
        "  ",
        "0",
        "999",
        "9" * 5000,
        "-1",
        "²",
        "[bold]",
        "{}",
        "quit?",
        "\x00",
        "rules 99.9",
        "save",
    )
    # The kind alone is a complete move if it has no fields.
    kinds = [brief(move).split()[0] for move in first_offers(name) if move.__struct_fields__]
    kinds += [f"{brief(move)} more" for move in first_offers(name)]
    session, said = play(wish(name), *nonsense, *kinds)
    undisturbed, _ = play(wish(name))
    assert session.match.inputs == undisturbed.match.inputs
    assert said.count("✗") >= len(nonsense) - 2


@every_game
def test_words_that_fit_several_moves_ask_which(name: str) -> None:
    typed: list[str] = []
    alike: list[str] = []
    while len(alike) < 2:  # until there are several moves of one kind to choose from
        session, _ = play(wish(name), *typed)
        offers = session.match.sight(session.seats.person).offers
        kind = brief(offers[0]).split()[0]
        alike = [str(number) for number, move in enumerate(offers, 1) if brief(move).split()[0] == kind]
        typed.append("1")
    _, said = play(wish(name), *typed[:-1], kind)
    assert f"“{kind}” could be {', '.join(alike)}." in " ".join(said.split())


@every_game
def test_help_log_table_and_rules_can_be_asked_for(name: str) -> None:
    game = game_called(name)
    session, console = sit_down(wish(name), "1", "?", "log", "table", "rules 1.1", "rules")
    session.run()
    said = shown(console)
    text, match, person = session.screen.text, session.match, session.seats.person
    logged = [event for number in range(len(match.inputs)) for event in match.logged(number, person)]
    told, read = (
        [text.say_event(event, session.screen.names, person) for event in events]
        for events in (match.memory(person), logged)
    )
    assert text.say("cli-help-quit.meaning") in said
    # Everything is shown once as it happens, and once in the log unless it is forgotten there.
    assert " ".join(said.split()).count(told[0]) == told.count(told[0]) + read.count(told[0])
    assert said.count(f"{game.info.prefix}-1.1") == 2


@every_game
def test_a_person_who_leaves_is_seen_off(name: str) -> None:
    for last in ("quit", "exit"):
        _, said = play(wish(name), last, "1")
        assert said.rstrip().endswith("You leave the table. Come back soon.")

    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    session, console = sit_down(wish(name), ask=interrupt)
    session.run()
    assert shown(console).rstrip().endswith("You leave the table. Come back soon.")


@every_game
def test_a_saved_game_is_up_to_date_after_every_move(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, said = play(wish(name, save=file), "1", "1", "quit")
    kept = read(file.read_bytes())
    assert not isinstance(kept, Refusal)
    assert len(kept.record.inputs) == len(session.match.inputs)
    assert verify(session.match.game, kept.record) is None
    assert str(file) in "".join(said.split("\n"))
    assert list(tmp_path.iterdir()) == [file]


@every_game
def test_a_resumed_game_goes_on_where_it_was(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    before, _ = play(wish(name, players=game_called(name).info.most, seat=1, save=file), *"11")
    after, said = play(Wish(resume=file), "1")
    assert after.match.inputs[: len(before.match.inputs)] == before.match.inputs
    assert (after.seats.person, after.seats.names) == (before.seats.person, before.seats.names)
    assert commitment(before.match.seed) in said
    own = [sum(is_own(session, entry) for entry in session.match.inputs) for session in (before, after)]
    assert own == [2, 3]
    kept = read(file.read_bytes())
    assert not isinstance(kept, Refusal)
    assert len(kept.record.inputs) == len(after.match.inputs)


@every_arranged_game
def test_a_resumed_game_that_was_arranged_promises_no_deal(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    dealt, _ = play(wish(name, save=file))
    match = begin(dealt.match.game, dealt.match.options, dealt.match.seed, dealt.match.state)
    assert not isinstance(match, Refusal)
    keep(file, name, match)
    _, said = play(Wish(resume=file))
    assert "This game was not dealt" in said
    assert commitment(match.seed) not in said


@every_game
def test_a_seat_can_be_taken_from_a_bot_when_a_game_is_resumed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(wish(name, save=file), "1")
    session, _ = play(Wish(resume=file, seat=1, bot="random"), "1")
    assert session.seats.person == 1
    assert 0 in session.seats.bots
    assert any(is_own(session, entry) for entry in session.match.inputs)
    again, _ = play(Wish(resume=file))
    assert again.seats.person == 1


@every_game
def test_a_damaged_game_goes_on_from_where_it_is_whole_and_is_not_overwritten(
    name: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    play(wish(name, save=file), *"1111")
    damaged = file.read_text(encoding="utf-8")[:-40]
    file.write_text(damaged, encoding="utf-8")
    session, said = play(Wish(resume=file), "1")
    assert "The file is damaged" in said
    assert session.file is None
    assert file.read_text(encoding="utf-8") == damaged


@every_game
def test_save_keeps_the_game_where_it_is_told(name: str, tmp_path: Path) -> None:
    file = tmp_path / "by hand.json"
    session, said = play(wish(name), f"save {file}", f"save {tmp_path}", "save")
    assert file.is_file()
    assert "can’t be written" in " ".join(said.split())  # noqa: RUF001 - the typographic apostrophe of the text
    assert not tmp_path.with_name(f"{tmp_path.name}.new").exists()
    resumed, _ = play(Wish(resume=file))
    assert resumed.match.inputs == session.match.inputs


@every_game
def test_bots_see_what_their_seat_sees_and_nothing_of_the_deal(name: str) -> None:
    class Spy:
        """Picks the first offer and records what it was told."""

        def __init__(self) -> None:
            self.told: list[tuple[Any, tuple[Any, ...], bytes]] = []

        def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:
            self.told.append((view, tuple(memory), rng.seed))
            return offers[0]

    session, _ = sit_down(wish(name), *("1" * 20))
    spies = {seat: Spy() for seat in session.seats.bots}
    session.seats = replace(session.seats, bots=spies)
    session.run()
    for seat, spy in spies.items():
        assert spy.told
        for view, memory, seed in spy.told:
            assert view.seat == seat
            assert memory == session.match.memory(seat)[: len(memory)]
            assert session.match.seed not in seed + seed


class Stubborn:
    """Always picks the last offer."""

    def choose(self, _view: Any, _memory: Sequence[Any], offers: Sequence[Any], _rng: Rng) -> Any:
        return offers[-1]


def test_a_person_can_wait_for_a_bot_that_will_not_agree_or_give_in_to_it() -> None:
    session, console = sit_down(wish("_template"), "1", "", "", "2")
    session.seats = replace(session.seats, bots={seat: Stubborn() for seat in session.seats.bots})
    session.run()
    own = [brief(entry.move) for entry in session.match.inputs if is_own(session, entry)]
    assert own == ["show 1", "show 2"]
    bots = [
        brief(entry.move) for entry in session.match.inputs if isinstance(entry, Made) and entry.seat == 1
    ]
    assert bots[:-1] == ["show 2"] * 2
    assert bots[-1].startswith("lay")
    assert "Agreed: the highest card takes 2 points." in shown(console)


@every_game
@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"players": 99}, "cli/players"),
        ({"players": 0}, "cli/players"),
        ({"seat": 99}, "seat/unknown"),
        ({"bot": "nobody"}, "bot/unknown"),
        ({"options": ("nonsense",)}, "cli/no-setting"),
        ({"options": ("nonsense=1",)}, "cli/option"),
        ({"options": ("players=many",)}, "cli/option"),
        ({"save": Path(__file__)}, "cli/file-exists"),
        ({"save": Path("no", "such", "folder")}, "file/unwritable"),
        ({"resume": Path("no such file"), "seed": None, "options": ()}, "file/unreadable"),
        ({"resume": Path(__file__), "seed": None, "options": ()}, "file/no-record"),
        ({"resume": Path("a\x00b"), "seed": None, "options": ()}, "file/unreadable"),
        ({"resume": Path("any")}, "cli/resume-brings-its-own"),
        ({"game": "nonsense"}, "game/unknown"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(name: str, wishes: dict[str, Any], code: str) -> None:
    refusal = open_session(wish(name, **wishes), paper(), typing(()))
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_a_game_is_chosen_from_a_list_if_there_are_several() -> None:
    names = catalog.names()
    console = paper()
    assert choose_game(console, typing(("nonsense", "0", str(len(names))))) == names[-1]
    assert len(names) == 1 or "✗" in shown(console)


@every_game
def test_the_command_plays_and_leaves_with_no_error(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    args = ["play", name, "--bot", "random", "--seed", "a table", "--save", str(file)]
    played = CliRunner().invoke(app, args, input="1\nquit\n")
    assert played.exit_code == 0
    assert file.is_file()
    refused = CliRunner().invoke(app, args)
    assert refused.exit_code == 1
    assert "exists already" in " ".join(refused.output.split())


def first_offers(name: str) -> tuple[Any, ...]:
    """Returns the player's first offers."""
    session, _ = play(wish(name))
    return session.match.sight(session.seats.person).offers


def is_own(session: Any, entry: Any) -> bool:
    return isinstance(entry, Made) and entry.seat == session.seats.person
