"""HAT-2.4: no view, offer, refusal or log helps somebody who forgot, not even after coming back.

The conformance suite tests leaks to a viewer with perfect memory, who knows every face. Here the hidden faces
are changed, too: nothing that anyone is told may depend on them.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from vernissage.core.codec import encode
from vernissage.core.glimpse import is_fleeting, is_said
from vernissage.core.rng import Rng
from vernissage.core.seats import viewers, with_seat
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.cards import GIFTS
from vernissage.games.not_a_hat.moves import Accept, Aim, Event, Give, Move, Refuse, Take, Taken, Turned
from vernissage.games.not_a_hat.state import State
from vernissage.games.not_a_hat.tests.table import begun, down, entered, lay, random_matches, up

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "gifts": 2},
    {"players": 4, "aid": "last"},
    {"players": 5, "arrows": "white", "aid": "log"},
    {"players": 6, "anyone": True},
    {"players": 3, "rounds": True},
    {"players": 8},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=str)
TRIED: tuple[Move, ...] = (Take(), Aim(0), Aim(9), Give("gift-hat"), Give("hat"), Accept(), Refuse())


def face_down(state: State) -> list[str]:
    """Returns the gifts whose faces nobody may see."""
    lying = [card.gift for pile in state.piles for card in pile if not card.open]
    return lying if state.parcel is None else [*lying, state.parcel]


def log(state: State, events: tuple[Event, ...]) -> bytes:
    """Returns what somebody who comes back is told of the events."""
    assert GAME.kept is not None
    return encode([kept for kept in (GAME.kept(state, event) for event in events) if kept is not None])


def told(state: State, events: tuple[Event, ...]) -> list[bytes]:
    """Returns everything anyone is told in this state, now and on coming back."""
    players = state.options.players
    asked = GAME.to_move(state)
    said: list[object] = [
        asked,
        GAME.outcome(state),
        *(GAME.view(state, viewer) for viewer in viewers(players)),
    ]
    said += [GAME.offers(state, seat) for seat in range(players)]
    said += [GAME.lapse(state, seat) for seat in asked]
    said += [GAME.check(state, seat, move) for seat in asked for move in TRIED]
    return [*map(encode, said), log(state, events)]


@every_table
def test_hat_2_4_nothing_that_is_told_depends_on_a_face_turned_down(options: dict[str, Any]) -> None:
    changed = 0
    for match in random_matches("faces", **options):
        events = match.memory(None)
        for viewer in viewers(match.players):
            chance = Rng(match.seed, "imagine", len(match.inputs))
            twin = GAME.imagine(GAME.view(match.state, viewer), (), chance)
            assert GAME.faults(twin) == ()
            assert told(twin, events) == told(match.state, events)
            changed += face_down(twin) != face_down(match.state)
    assert changed


@every_table
def test_hat_2_4_the_log_has_no_name_of_a_gift_that_lies_face_down(options: dict[str, Any]) -> None:
    """With `log`, names that were said may be read; nobody knows whether they are true."""
    looked_at = 0
    for match in random_matches("log", **{**options, "aid": "none", "rounds": False}):
        read = log(match.state, match.memory(None)).decode()
        for gift in face_down(match.state):
            if gift != match.state.said:
                assert f'"{gift}"' not in read
                looked_at += 1
    assert looked_at


@pytest.mark.parametrize("aid", ["none", "last", "log"])
def test_hat_2_4_faces_are_in_no_log_whatever_the_aid(aid: str) -> None:
    assert GAME.kept is not None
    matches = random_matches("aid", aid=aid)[:-1]
    told = [(match, event) for match in matches for event in match.memory(None)]
    shown = [(match, event) for match, event in told if isinstance(event, Taken | Turned)]
    assert {type(event) for _, event in shown} == {Taken, Turned}
    for match, event in shown:
        kept = GAME.kept(match.state, event)
        assert kept is None or (isinstance(kept, Taken) and kept.gift is None)


def test_hat_6_3_after_the_answer_nobody_can_tell_what_was_said() -> None:
    said = [
        entered(begun(lay(giver=0)), Take(), Give(one), Accept(), Give(two), Accept())
        for one, two in (("gift-hat", "gift-cat"), ("gift-key", "gift-key"))
    ]
    one, two = (told(match.state, match.memory(None)) for match in said)
    assert one == two


def test_hat_2_4_two_cards_alike_from_behind_can_be_exchanged_and_nobody_knows() -> None:
    piles = ((down("hat"),), (down("cat"),), (up("boot"),), (up("sock"),))
    state = lay(piles=piles, number=2)
    exchanged = replace(state, piles=with_seat(with_seat(state.piles, 0, piles[1]), 1, piles[0]))
    assert told(state, ()) == told(exchanged, ())


@every_table
def test_whoever_forgets_nothing_knows_every_card(options: dict[str, Any]) -> None:
    """For comparison: the events alone are enough to follow every card that was turned over in sight."""
    for match in random_matches("elephant", **options):
        for viewer in (0, None):
            chance = Rng(match.seed, "imagine", len(match.inputs))
            twin = GAME.imagine(GAME.view(match.state, viewer), match.memory(viewer), chance)
            assert (twin.piles, twin.parcel) == (match.state.piles, match.state.parcel)


def test_what_was_turned_down_before_one_came_is_not_known() -> None:
    piles = ((down("hat"),), (up("cat"),), (up("boot"),), (up("sock"),))
    match = entered(begun(lay(giver=0, piles=piles, number=2)), Take(), Give("gift-key"), Accept())
    view, memory = GAME.view(match.state, 0), match.memory(0)
    twins = [GAME.imagine(view, memory, Rng(match.seed, "imagine", step)) for step in range(20)]
    assert len({twin.piles[0] for twin in twins}) > 10
    assert {(twin.piles[1:], twin.parcel) for twin in twins} == {(match.state.piles[1:], match.state.parcel)}


@every_table
def test_hat_5_1_when_all_is_over_everything_can_be_seen_and_read(options: dict[str, Any]) -> None:
    assert GAME.kept is not None
    end = random_matches("end", **options)[-1]
    table = GAME.view(end.state, None).table
    assert all(lying.gift in GIFTS for pile in table.piles for lying in pile)
    for event in end.memory(None):
        assert GAME.kept(end.state, event) == event


@every_table
def test_what_is_shown_is_fleeting_and_what_is_named_is_said(options: dict[str, Any]) -> None:
    seen = set()
    for match in random_matches("fleeting", **options):
        if not match.inputs or match.outcome is not None:
            continue
        shows = any(isinstance(event, Taken | Turned) for event in match.story[-1])
        move = getattr(match.inputs[-1], "move", None)
        assert {is_fleeting(match, viewer) for viewer in viewers(match.players)} == {shows}
        assert is_said(match) == isinstance(move, Give | Accept | Refuse)
        seen.add((shows, is_said(match)))
    assert {(True, False), (False, True)} <= seen
