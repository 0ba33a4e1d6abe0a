"""Sentences: every event, move and refusal has one, and it can be filled completely."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.budgets import needs_many_games
from tests.conformance.garble import garbled
from tests.conformance.options import tables_of
from tests.conformance.played import GAMES_PER_TABLE, played
from tests.conformance.probes import probes
from tests.conformance.test_every_kind_occurs import kinds_in
from tests.needed_texts import codes_in
from tests.play import every_arranged_game, every_game, game_called
from vernissage import catalog
from vernissage import text as texts
from vernissage.core.company import LEVELS
from vernissage.core.inputs import TakenOver
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, viewers
from vernissage.core.value import EventValue, MoveValue, kind
from vernissage.text import Text

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")
NOT_YOUR = re.compile(r"(?<!front )(?<!instead )\bof you\b(?! all| both| two)|\byou.s\b")
"""A blossom of you, you's blossom."""
GAMES = catalog.names(with_templates=True)


def text_of(name: str) -> Text:
    return Text(catalog.folder(name))


def files() -> list[Path]:
    folders = (texts.HOME, *(catalog.folder(name) / "text" for name in GAMES))
    return [file for folder in folders for file in sorted(folder.glob("*.ftl"))]


@needs_many_games
@every_game
def test_everything_that_happens_is_told_to_everyone(name: str) -> None:
    text, told = text_of(name), set()
    for table, number in product(tables_of(name), range(GAMES_PER_TABLE)):
        match = played(table, number)[-1]
        events = [event for events in match.story for event in events]
        for viewer in viewers(match.players):
            for event in set(match.witnessed(events, viewer)):
                said = text.say_event(event, NAMES, viewer)
                assert said
                assert not NOT_YOUR.search(said), (
                    f"{said!r}: the field with the listener's seat reads 'you'. Select by `$you` in "
                    f"`event-{kind(event)}`, with a case for that field that says 'your'"
                )
                assert text.say_event(event, NAMES)
                told.add(type(event))
    assert told == kinds_in(game_called(name).types.event)
    assert text.mistakes == []


@needs_many_games
@every_game
def test_every_move_has_its_sentence(name: str) -> None:
    text = text_of(name)
    assert {type(move) for move in probes(name)} == kinds_in(game_called(name).types.move)
    assert all(text.say_move(move, NAMES, 0) for move in probes(name))
    assert text.mistakes == []


@every_game
def test_every_refusal_of_a_move_has_its_sentence(name: str) -> None:
    text = text_of(name)
    for table in tables_of(name)[:4]:
        for match in played(table)[::7]:
            for seat in (seat for seat in range(match.players) if match.offers[seat]):
                refusals = [match.game.check(match.state, seat, move) for move in probes(name)]
                for refusal in filter(None, refusals):
                    assert text.has("refusal-" + refusal.code.replace("/", "-")), refusal
                    assert text.say_refusal(refusal)
    assert text.mistakes == []


@every_arranged_game
def test_every_fault_of_a_position_has_its_sentence(name: str) -> None:
    text, game = text_of(name), game_called(name)
    told = set()
    for table in tables_of(name)[:2]:
        for match in played(table)[:: len(played(table)) // 3]:
            for state in garbled(match.state, game.types.state):
                for fault in game.faults(state):
                    assert text.has("refusal-" + fault.code.replace("/", "-")), fault
                    told.add(text.say_refusal(fault))
    assert told
    assert text.mistakes == []


@every_game
@pytest.mark.parametrize("language", texts.languages())
def test_a_bot_that_stands_in_is_not_called_by_a_name_of_the_code(name: str, language: str) -> None:
    text = Text(catalog.folder(name), language)
    company = catalog.company(name)
    for level, seat in product(LEVELS, range(len(company.personalities) or 1)):
        by = f"bot-{company.seated(level, seat)}"
        for viewer in (None, 0, 1):
            said = text.say_input(TakenOver(1, by), NAMES, viewer)
            assert "bot-" not in said
            assert not any(kind in said for kind in company.personalities)
    assert text.mistakes == []


@pytest.mark.parametrize("room", ["core", "cli", "."])
def test_every_refusal_of_the_engine_has_its_sentence(room: str) -> None:
    codes = codes_in(texts.HOME.parent / room)
    assert codes
    assert [code for code in codes if not Text().has("refusal-" + code.replace("/", "-"))] == []


@every_game
def test_every_refusal_written_in_a_game_has_its_sentence(name: str) -> None:
    codes = codes_in(catalog.folder(name))
    assert codes
    assert [code for code in codes if not text_of(name).has("refusal-" + code.replace("/", "-"))] == []


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_every_file_can_be_read_and_says_everything_once(file: Path) -> None:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


# Filling sentences, with a made-up game


class Give(MoveValue, frozen=True):
    things: tuple[str, ...]
    receiver: Seat


class Gave(EventValue, frozen=True):
    seat: Seat
    things: tuple[str, ...]
    receiver: Seat | None
    openly: bool = True


class Met(EventValue, frozen=True):
    seats: tuple[Seat, ...]


class Unheard(EventValue, frozen=True):
    number: int


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        """
rose-1 = a rose
move-give = Give { $things } to { $receiver }
event-gave = { $you ->
    [seat] You give { $things } to { $receiver }.
    [receiver] { $seat } gives you { $things }.
   *[other] { $receiver ->
        [nobody] { $seat } gives { $things } away, openly: { $openly }.
       *[somebody] { $seat } gives { $things_count } to { $receiver }.
    }
}
event-met = { $seats } meet.
refusal-made-up-no = { $what }? No, not { $count }.
refusal-made-up-holds = Stopped: { $code }
""",
        encoding="utf-8",
    )
    return Text(tmp_path)


def test_seats_are_called_by_name_and_things_by_theirs(text: Text) -> None:
    assert text.say_event(Gave(0, ("rose-1", "tulip"), 1), NAMES) == "Ada gives 2 to Ben."
    assert text.say_move(Give(("rose-1",), 2), NAMES) == "Give a rose to Cleo"


def test_the_listener_is_called_you(text: Text) -> None:
    gift = Gave(0, ("rose-1",), 1)
    assert text.say_event(gift, NAMES, 0) == "You give a rose to Ben."
    assert text.say_event(gift, NAMES, 1) == "Ada gives you a rose."
    assert text.say_event(gift, NAMES, 2) == "Ada gives 1 to Ben."


def test_a_seat_that_is_none_is_nobody(text: Text) -> None:
    assert text.say_event(Gave(0, ("rose-1",), None), NAMES) == "Ada gives a rose away, openly: yes."


def test_several_things_or_seats_become_a_list(text: Text) -> None:
    assert text.say_event(Met((2, 0, 1)), NAMES) == "Cleo, Ada and Ben meet."
    assert text.say_event(Met((2, 0)), NAMES, 0) == "Cleo and you meet."
    assert text.join([]) == ""


def test_a_refusal_names_what_it_is_about(text: Text) -> None:
    refusal = Refusal("made-up/no", args={"what": "rose-1", "count": 3})
    assert text.say_refusal(refusal) == "a rose? No, not 3."


def test_a_refusal_can_hold_another(text: Text) -> None:
    args: dict[str, int | str] = {"code": "made-up/no", "what": "rose-1", "count": 3}
    assert text.say_refusal(Refusal("made-up/holds", args=args)) == "Stopped: a rose? No, not 3."


def test_what_has_no_sentence_is_still_said_and_noted(text: Text) -> None:
    assert text.say_event(Unheard(7), NAMES) == "Unheard: number 7"
    assert "made-up/unheard" in text.say_refusal(Refusal("made-up/unheard"))
    assert text.mistakes == ["event-unheard: no such message"]


def test_a_sentence_that_cannot_be_filled_is_noted(text: Text) -> None:
    text.say("event-met")
    assert text.mistakes == ["event-met: Unknown external: seats"]


@pytest.mark.parametrize("language", ["en", "tlh", "../en", ""])
def test_an_unknown_language_is_english(language: str) -> None:
    assert Text(language=language).say("refusal-match-over") == "The game is over."
