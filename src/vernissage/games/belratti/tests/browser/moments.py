"""One round at a table of five, from the search to how it was read: nine paintings, four of them forged."""

from __future__ import annotations

from typing import Final

from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.moves import Agree
from vernissage.games.belratti.state import Laid, State, directors_of
from vernissage.games.belratti.tests.table import forged, hung, laid, lay, of

PLAYERS: Final = 5
ROUND: Final = 4
DIRECTOR: Final = 3
PAINTER: Final = 1
READ_BEFORE: Final = 9
FOOLED_BEFORE: Final = 2
LINES: Final = {
    "sailboat": ("boat", "coast", "light"),
    "balloon": ("party", "breath", "pop"),
    "owl": ("awake while others sleep",),
    "candle": ("a small light", "in the dark"),
    "strawberry": ("cream", "sponge", "on top"),
}
READ: Final = {"sailboat": "one", "anchor": "one", "balloon": "two", "strawberry": "two", "candle": "two"}
"""The hanging: three read right, one on the wrong wall, one forged."""
LONG: Final = (
    "carousel-horse",
    "matchbox",
    "hot-air-balloon",
    "boot",
    "padlock",
    "street-lamp",
    "magnifying-glass",
    "clover",
    "thermometer",
    "toilet-roll",
    "high-heel",
    "puzzle-piece",
)


def searching(read_before: int = READ_BEFORE) -> State:
    """Returns the beginning of the search: everything is in the storeroom."""
    laid_by = [
        tuple(Laid(each.painting, each.theme, LINES[each.painting.removeprefix("painting-")]) for each in own)
        for own in (laid(sailboat="one", balloon="two"), laid(owl="one", candle="one", strawberry="two"))
    ]
    forgeries = forged("anchor", "teapot", "hedgehog", "scissors")
    known = {*of("lighthouse", "birthday-cake"), *(each.painting for own in laid_by for each in own)}
    known |= {each.painting for each in forgeries}
    rest = [painting for painting in lay(players=PLAYERS).deck if painting not in known]
    return lay(
        players=PLAYERS,
        round=ROUND,
        number=5,
        themes=of("lighthouse", "birthday-cake"),
        laid=((), laid_by[0], laid_by[1], (), ()),
        forgeries=forgeries,
        frames=of(
            *[
                "candle",
                "sailboat",
                "owl",
                "anchor",
                "balloon",
                "strawberry",
                "teapot",
                "hedgehog",
                "scissors",
            ]
        ),
        team=tuple(rest[:read_before]),
        belratti=tuple(rest[read_before : read_before + FOOLED_BEFORE]),
    )


def crowded(laid_by_two: int = 7, forgeries: int = 4) -> State:
    """Returns the beginning of a search among paintings with long names."""
    mine, fakes = LONG[:laid_by_two], LONG[laid_by_two : laid_by_two + forgeries]
    own = [laid(**dict.fromkeys(each, "one")) for each in (mine[::2], mine[1::2])]
    return lay(
        players=PLAYERS,
        round=ROUND,
        number=laid_by_two,
        options={"forgeries": forgeries},
        themes=of("lighthouse", "birthday-cake"),
        laid=((), own[0], own[1], (), ()),
        forgeries=forged(*fakes),
        frames=of(*mine, *fakes),
    )


def two_hang() -> State:
    return hung(searching(), sailboat="one", balloon="two")


def all_hang(read_before: int = READ_BEFORE) -> State:
    return hung(searching(read_before), **READ)


def match_from(state: State) -> AnyMatch:
    """Returns a match that begins with this position."""
    match = begin(GAME, state.options, seed_from_text("a round"), state)
    assert not isinstance(match, Refusal), match
    return match


def read(before: State) -> AnyMatch:
    """Returns the match in which the directors have agreed to this hanging."""
    match = match_from(before)
    for seat in directors_of(before):
        done = match.submit(seat, match.asked[seat], Agree())
        assert not isinstance(done, Refusal), done
        match = done.match
    return match
