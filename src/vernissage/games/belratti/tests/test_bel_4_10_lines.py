"""BEL-4.10: a line about a painting, and who learns of it when."""

from __future__ import annotations

import json
from dataclasses import replace as altered

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.conformance.leaks import leak
from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.match import begin
from vernissage.core.record import read, record, replay, verify, write
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Viewer, viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.lines import LONGEST_LINE, MOST_LINKS, is_sound, links_of
from vernissage.games.belratti.moves import Agree, Hang, Lay, Move, Ready, TakeBack
from vernissage.games.belratti.state import Laid, Line, State, directors_of
from vernissage.games.belratti.tests.table import (
    agreed,
    all_ready,
    gallery,
    hung,
    lay,
    of,
    play,
    refused,
    rng,
)
from vernissage.games.belratti.view import View

PAINTER = 2


def painting() -> State:
    """Returns a position of three players; seat 2 paints and holds a duck among others."""
    return lay(number=3, hands=((), (), of("duck")), themes=of("balloon", "piano"))


def with_line(line: str) -> Lay:
    return Lay("painting-duck", "one", line)


def test_bel_4_10_a_line_goes_with_the_painting_it_is_written_about() -> None:
    state = GAME.play(painting(), PAINTER, with_line("duck, bath, foam"), rng()).state
    assert state.laid[PAINTER] == (Laid("painting-duck", "one", ("duck", "bath", "foam")),)
    assert GAME.view(state, PAINTER).laid == state.laid[PAINTER]


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("duck, bath, foam", ("duck", "bath", "foam")),
        ("duck -> bath→foam", ("duck", "bath", "foam")),
        (" the whole   thought ", ("the whole thought",)),
        ("rubber-duck; bath", ("rubber-duck", "bath")),
        (", ,", ()),
        ("du\u200bck\x07", ("duck",)),
        ("", ()),
    ],
)
def test_links_are_read_as_people_write_them(written: str, line: Line) -> None:
    assert links_of(written) == line


def test_bel_4_10_a_line_is_short() -> None:
    state = painting()
    assert GAME.check(state, PAINTER, with_line("a, b, c")) is None
    assert GAME.check(state, PAINTER, with_line("x" * LONGEST_LINE)) is None
    for line, code in (("a, b, c, d", "too-many-links"), ("x" * (LONGEST_LINE + 1), "line-too-long")):
        refusal = GAME.check(state, PAINTER, with_line(line))
        assert isinstance(refusal, Refusal)
        assert (refusal.code, refusal.rule) == (f"belratti/{code}", "BEL-4.10")
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"move": "lay", "painting": "painting-duck", "theme": "one", "line": "x" * 201}, Lay)


@given(st.text(max_size=200))
@example("duck, bath, foam")
@example("a, b, c, d")
def test_whatever_is_written_is_refused_or_can_be_read(written: str) -> None:
    state, move = painting(), with_line(written)
    refusal = GAME.check(state, PAINTER, move)
    if refusal is None:
        after = GAME.play(state, PAINTER, move, rng()).state
        (own,) = after.laid[PAINTER]
        assert GAME.faults(after) == ()
        assert is_sound(own.line)
        assert len(own.line) <= MOST_LINKS
        assert all(link.isprintable() for link in own.line)
    else:
        assert refusal.rule == "BEL-4.10"


def test_words_make_no_move_legal_and_no_refusal_tells_more() -> None:
    state = painting()
    assert refused(state, PAINTER, Lay("painting-owl", "one", "owl")) == ("belratti/not-in-hand", "BEL-4.1")
    assert refused(state, 0, with_line("duck")) == ("belratti/not-your-role", "BEL-4.2")
    late = all_ready(lay(number=3, laid=((), (), gallery().laid[PAINTER]))).state
    assert refused(late, PAINTER, with_line("duck")) == ("belratti/wrong-phase", "BEL-5.2")


def test_bel_4_10_whoever_takes_a_painting_back_takes_the_line_back() -> None:
    state = GAME.play(painting(), PAINTER, with_line("duck, bath"), rng()).state
    state = play(state, (PAINTER, TakeBack("painting-duck")), (PAINTER, with_line(""))).state
    assert state.laid[PAINTER] == (Laid("painting-duck", "one"),)


def written_gallery(line: Line = ("tea", "party")) -> State:
    """Returns the rulebook's example with a line about the yellow cup."""
    state = gallery()
    lamp, cup, clover = state.laid[PAINTER]
    return replace(state, laid=((), (), (lamp, replace(cup, line=line), clover)))


def test_bel_4_10_until_the_reveal_nobody_else_can_tell_whether_there_is_a_line() -> None:
    """Everything sent stays the same, byte for byte, through painting and hanging."""
    others: tuple[Viewer, ...] = (None, 0, 1)
    state = lay(number=3, hands=((), (), of("duck", "owl", "fish")), themes=of("balloon", "piano"))
    plain = written = state
    script: list[tuple[int, Move, Move]] = [
        (PAINTER, Lay("painting-duck", "one"), with_line("duck, bath, foam")),
        (PAINTER, Lay("painting-owl", "two"), Lay("painting-owl", "two", "night")),
        (PAINTER, TakeBack("painting-owl"), TakeBack("painting-owl")),
        (PAINTER, Lay("painting-owl", "two"), Lay("painting-owl", "two", "wise")),
        (PAINTER, Lay("painting-fish", "two"), Lay("painting-fish", "two", "")),
        (PAINTER, Ready(), Ready()),
        (0, Hang("painting-duck", "one"), Hang("painting-duck", "one")),
        (1, Hang("painting-owl", "two"), Hang("painting-owl", "two")),
        (1, Hang("painting-fish", "two"), Hang("painting-fish", "two")),
        (0, Agree(), Agree()),
    ]
    for number, (seat, bare, worded) in enumerate(script):
        one, two = (
            GAME.play(before, seat, move, rng(number)) for before, move in ((plain, bare), (written, worded))
        )
        for viewer in others:
            seen = [[GAME.seen(event, viewer) for event in step.events] for step in (one, two)]
            assert encode(seen[0]) == encode(seen[1])
            assert encode(GAME.view(one.state, viewer)) == encode(GAME.view(two.state, viewer))
            offers = [GAME.offers(step.state, viewer) for step in (one, two) if viewer is not None]
            assert offers[:1] == offers[1:]
        plain, written = one.state, two.state
    assert plain != written


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_no_leak_suite_finds_a_table_that_tells_of_lines(viewer: Viewer) -> None:
    """It finds a table that reveals only how many lines there are."""

    def view(state: State, seat: Viewer) -> View:
        count = sum(bool(laid.line) for own in state.laid for laid in own)
        told = GAME.view(state, seat)
        return replace(told, table=replace(told.table, deck=count))

    telling: AnyGame = altered(GAME, view=view, look=None)
    match = begin(GAME, written_gallery().options, bytes(32), written_gallery(()))
    assert not isinstance(match, Refusal)
    chances = [Rng(bytes(32), "imagine", number) for number in range(8)]
    assert all(leak(GAME, match, viewer, luck) is None for luck in chances)
    honest = altered(
        telling, imagine=lambda _view, seen, luck: GAME.imagine(GAME.view(match.state, viewer), seen, luck)
    )
    found = [leak(honest, match, viewer, luck) for luck in chances]
    assert any(each is not None and "by the view" in each for each in found)


def test_bel_4_10_at_the_reveal_everyone_reads_it_and_it_stays_in_the_look() -> None:
    state = agreed(hung(written_gallery(), magic_lamp="one", fish="one", clover="two")).state
    for viewer in viewers(3):
        shown = {each.painting: each.line for each in GAME.view(state, viewer).table.looks[-1].paintings}
        assert shown["painting-yellow-cup"] == ("tea", "party")
        assert sum(map(bool, shown.values())) == 1


def test_a_position_has_only_lines_that_could_have_been_written() -> None:
    for line in (("a", "b", "c", "d"), ("a, b",), ("",), ("x" * 61,), ("\u202ex",)):
        assert [fault.code for fault in GAME.faults(written_gallery(line))] == ["position/line"]


def test_a_game_recorded_before_there_were_lines_is_read_as_it_was() -> None:
    state = lay(number=3, hands=((), (), of("duck", "owl", "fish")), themes=of("balloon", "piano"))
    match = begin(GAME, state.options, bytes(32), state)
    assert not isinstance(match, Refusal)
    for move in (Lay("painting-duck", "one"), Lay("painting-owl", "two", "night")):
        accepted = match.submit(PAINTER, match.asked[PAINTER], move)
        assert not isinstance(accepted, Refusal)
        match = accepted.match
    kept = json.loads(write(record("belratti", match, open_seed=True)))
    first, second = kept["inputs"]
    assert second["move"]["line"] == "night"
    del first["move"]["line"]
    for own in kept["position"]["laid"]:
        for laid in own:
            del laid["line"]
    found = read(json.dumps(kept))
    assert not isinstance(found, Refusal)
    again = replay(GAME, found.record)
    assert not isinstance(again, Refusal)
    assert again.stopped is None
    assert again.match.state == match.state
    doubt = verify(GAME, found.record)
    assert doubt is not None
    assert doubt.code == "record/arranged"  # the last check: seed, course and digest are unchanged


def test_directors_have_nothing_to_write_about() -> None:
    state = written_gallery()
    assert all(
        GAME.as_offered(move) == move for seat in directors_of(state) for move in GAME.offers(state, seat)
    )
    assert GAME.wording is not None
    assert GAME.wording.put(Agree(), "because") is None
