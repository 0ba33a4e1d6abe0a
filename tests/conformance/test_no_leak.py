"""Nobody is told anything that depends on what they can't know.

In random games, after every move and for every viewer, everything that viewer can't know is imagined anew:
what the viewer is told (view, offers, refusals, events) must be the same, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise

from tests.conformance.leaks import choice_leak, event_leak, leak, secret_leak
from tests.conformance.options import Table
from tests.conformance.played import GAMES_PER_TABLE, played, where
from tests.conformance.probes import probes
from vernissage.core.extras import Extras
from vernissage.core.game import Game
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng
from vernissage.core.seats import viewers

PROBES = 20
"""How many moves each seat tries at each step."""
SAID = {"view", "look", "preview", "to_move", "offers", "check", "lapse", "outcome", "speech", "kept"}
SAID |= {"glimpse", "opening"}
"""The functions of a game that reveal something about a state. `leaks.told` calls them all."""
WHEN_IT_HAPPENS = {"play", "seen", "binds", "feats"}
"""Those about a move, covered by `event_leak`, `choice_leak`, `secret_leak`, test_undo.py and
test_dailies_and_feats.py."""
WHEN_IT_IS_OVER = {"jury", "retrospect", "memento", "works", "recall", "recall_lately", "memoir", "annals"}
WHEN_IT_IS_OVER |= {"postcard"}
FROM_A_VIEW = {"company", "terminal", "guide", "primer", "coach", "ending"}
"""They get what a seat sees and has seen, never a state."""
SILENT = {"info", "types", "check_options", "deal", "imagine", "cards", "faults", "arrange", "daily"}
SILENT |= {"wording", "ornament", "voiced", "spaces", "twin", "trials"}
"""Their results are never told at a table, or they never get a state."""
OF_EACH_KIND = 4
"""With default options every move of one game is checked; in further games so many of each kind."""


def steps(table: Table) -> Iterator[tuple[AnyMatch, AnyMatch, Rng]]:
    """Yields the moves to check: the match before, the match after, and a random generator."""
    for number in range(GAMES_PER_TABLE):
        every_move = number == 0 and table.is_plain
        looked_at = Counter[type]()
        for before, after in pairwise(played(table, number)):
            kind = type(after.inputs[-1].move)
            looked_at[kind] += 1
            if every_move or looked_at[kind] <= OF_EACH_KIND:
                yield before, after, Rng(after.seed, "imagine", len(after.inputs))


def test_what_lies_on_the_table_tells_no_secret(table: Table) -> None:
    tried = probes(table.name)
    for _, after, rng in steps(table):
        for viewer in viewers(after.players):
            found = leak(table.game, after, viewer, rng, rng.shuffled(tried)[:PROBES])
            assert found is None, f"{where(after)}: {found}"


def test_the_deal_tells_no_secret(table: Table) -> None:
    deal = played(table)[0]
    for viewer in viewers(deal.players):
        found = leak(table.game, deal, viewer, Rng(deal.seed, "imagine"), probes(table.name))
        assert found is None, f"{where(deal)}: {found}"


def test_what_happens_tells_no_secret(table: Table) -> None:
    for before, after, rng in steps(table):
        for viewer in viewers(after.players):
            found = event_leak(table.game, before, after, viewer, rng)
            assert found is None, f"{where(after)}: {found}"


def test_what_others_choose_tells_no_secret(table: Table) -> None:
    for before, after, rng in steps(table):
        found = choice_leak(table.game, before, after, rng)
        assert found is None, f"{where(after)}: {found}"


def test_nobody_can_tell_that_something_secret_was_done(table: Table) -> None:
    for before, after, _ in steps(table):
        for viewer in viewers(after.players):
            found = secret_leak(table.game, before, after, viewer)
            assert found is None, f"{where(after)}: {found}"


def test_whatever_a_game_may_say_is_looked_at() -> None:
    """A new function of a game must be checked for leaks, or be listed as harmless."""
    known = SAID | WHEN_IT_HAPPENS | FROM_A_VIEW | WHEN_IT_IS_OVER | SILENT
    assert {field.name for field in (*fields(Game), *fields(Extras))} - {"extras"} == known
