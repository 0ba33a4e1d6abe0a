"""Where to look when a game breaks a promise: a failure prints it after what was promised."""

from __future__ import annotations

from typing import Final

LOOK_AT: Final = {
    "annals": "`ANNALS` in memoir/, and its sentences in memoir/text.",
    "cards_are_conserved": "`play` and `cards`: a step moves cards; it copies none and drops none. "
    "`cards` must not raise in any state of the right type.",
    "coaches": "`COACH` in coach/, its sentences in coach/text, and `judge` in bots.py.",
    "dailies_and_feats": "`outcome`: winners hold the best score; `daily` and `feats`, and the texts "
    "`day-score` and of each feat.",
    "endings": "`ending`: once it says that the end is certain, it goes on saying so, and the game ends.",
    "every_kind_occurs": "the unions `Move` and `Event`, and `Options`: take out what never happens.",
    "extras": "extras.py: each optional part that lies in the folder is listed there, under its right name.",
    "forgetting": "`kept`: it changes only what was told in the last few inputs.",
    "games_end": "`to_move`, `offers` and `outcome`: until it is over, somebody has an offer.",
    "golden": "the difference. If it is right, `make golden GAME=name` writes it down.",
    "guides": "`GUIDE` in guide/: its steps must follow the rules as they are now.",
    "hostile_play": "`check` and `offers`: what is not offered is refused, with a code and a rule.",
    "imagination": "`imagine`: it deals anew whatever this viewer can't know, and nothing else. Something is "
    "hidden from everyone at some moment.",
    "leaks_are_found": "`imagine`: a leak is found only of what it deals anew.",
    "levels": "`COMPANY` in bots.py, and the texts `level-…-how` and `bot-…`.",
    "many_viewers": "`look`: it shows each viewer what `view` shows them.",
    "mementos": "`memento` and `works`: they follow from the finished game alone.",
    "memoirs": "`MEMOIR` in memoir/, and its sentences in memoir/text.",
    "no_leak": "`view`, `seen`, `offers` and `check`: compare them with what this viewer may know. "
    "Whatever an event tells somebody must show in their view.",
    "numbers": "`SPACES` in spaces.py: raise its version when a number comes to mean something else.",
    "offers_are_the_legal_moves": "`offers` and `check`: `check` is None exactly where it is offered.",
    "past_states_never_change": "`play`: it makes new values with `replace`, and changes none in place.",
    "positions": "`Position`, `faults` and `arrange` in position.py. `faults` and `cards` must not raise "
    "in any state of the right type, not even in an impossible one.",
    "postcards": "`postcard` in postcard/, and its sentences in postcard/text.",
    "previews": "`preview`: it follows from the view alone, and speaks of what is offered.",
    "primers": "`PRIMER` in primer/, and its sentences in primer/text.",
    "records": "the types of moves and options: a game is its options, its seed and its inputs.",
    "released_records": "what changed in the rules: keep the old ones as an option, or raise `version`.",
    "retrospect": "`retrospect`: it follows from the finished game alone.",
    "rules_cited": "RULES.md: each number stands in a docstring of the code and in the name of a test.",
    "same_seed_same_game": "`deal` and `play`: draw only from `rng`, and go through no set in its order.",
    "time_outs": "`lapse`: it names a move for whoever is late, at every moment.",
    "undo": "`binds`: a move that has told its maker something new stays.",
    "views_know_whose_they_are": "`view`: `View` derives from `ViewValue`, and `seat` is the viewer.",
    "what_is_written_can_be_read": "the types of state, moves, events and views: JSON keeps all of them.",
}
"""By the name of the test's file."""


def advice(file: str, promised: str) -> str:
    """What was promised, in the first line of the file, and where to look."""
    first, *_ = promised.splitlines()
    return f"{first}\nLook at {LOOK_AT[file.removeprefix('test_')]}"
