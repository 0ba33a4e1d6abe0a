"""The primer's entries for things on the table, by their names in the browser."""

from collections.abc import Mapping
from typing import Final

from vernissage.core.primer import Thing

THINGS: Final[Mapping[str, Thing]] = {
    "shop": Thing(text="shop", picture="shop", rules=("HAT-1.3", "HAT-2.1", "HAT-4.4")),
    "gift": Thing(text="gift", picture="look", rules=("HAT-1.2", "HAT-2.4")),
    "face-down:black": Thing(text="face-down-left", picture="left", rules=("HAT-1.1", "HAT-2.4")),
    "face-down:white": Thing(text="face-down-right", picture="right", rules=("HAT-1.1", "HAT-2.4")),
    "face-down:anyone": Thing(text="face-down-anyone", picture="anyone", rules=("HAT-6.4", "HAT-2.4")),
    "parcel": Thing(text="parcel", picture="right", rules=("HAT-2.1", "HAT-2.4")),
    "older": Thing(text="older", picture="older", rules=("HAT-3.2",)),
    "next": Thing(text="next", picture="two", rules=("HAT-6.2", "HAT-3.2")),
    "penalties": Thing(text="penalties", picture="penalties", rules=("HAT-4.3", "HAT-5.1")),
    "earlier": Thing(text="earlier", rules=("HAT-5.3",)),
    "player": Thing(text="player", rules=("HAT-1.1", "HAT-2.2")),
    "speech": Thing(text="speech", picture="said", rules=("HAT-2.5", "HAT-6.3")),
    "take": Thing(text="take", picture="shop", rules=("HAT-2.1",)),
    "aim": Thing(text="aim", picture="anyone", rules=("HAT-6.4",)),
    "field": Thing(text="field", picture="field", rules=("HAT-2.5",)),
    "say": Thing(text="say", picture="said", rules=("HAT-2.1", "HAT-2.5")),
    "all-gifts": Thing(text="all-gifts", rules=("HAT-2.5",)),
    "thank-you": Thing(text="thank-you", picture="answer", rules=("HAT-2.2", "HAT-3.1")),
    "not-it": Thing(text="not-it", picture="truth", rules=("HAT-4.1", "HAT-4.2")),
    "aid": Thing(text="aid", rules=("HAT-2.4", "HAT-6.3")),
    "games": Thing(text="games", rules=("HAT-5.3",)),
}
