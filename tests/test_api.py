"""The public API: short calls, and a clear exception for everything that fails."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import vernissage
from tests.play import every_game, game_called
from tests.typed import complaints
from vernissage import api, catalog
from vernissage.core.company import ANYONE
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.value import ViewValue

PROMISED = {
    *("Bot", "Match", "Move", "Refused"),
    *(
        "list_games",
        "list_bots",
        "begin",
        "to_move",
        "offers",
        "play",
        "bot",
        "choose",
        "connect",
        "play_out",
    ),
    *("save", "load", "verify"),
}
"""The public names. Add to them with care, and never remove one."""

TEMPLATE = "_template"


def refused(does: Callable[[], object]) -> Refusal:
    """Returns the refusal that this call raises."""
    with pytest.raises(vernissage.Refused) as caught:
        does()
    assert str(caught.value).endswith("]")
    return caught.value.refusal


class Stuck:
    """A bot that picks a move that is not offered."""

    def choose(self, view: ViewValue, memory: Sequence[object], offers: Sequence[Any], rng: Rng) -> object:  # noqa: ARG002
        return type(offers[0])(99)


def test_the_door_offers_what_it_promises_and_nothing_else() -> None:
    assert set(vernissage.__all__) == PROMISED
    assert all(getattr(vernissage, name) is getattr(api, name) for name in PROMISED)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = vernissage.nonsense  # type: ignore[attr-defined]  # must fail


def test_opening_the_door_loads_nothing_that_is_not_asked_for() -> None:
    script = "import sys, vernissage; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 - our own interpreter
    assert {"msgspec", "numpy", "fluent", "vernissage.api"}.isdisjoint(loaded.stdout.split())


def test_playing_loads_neither_painter_nor_house_nor_sentences() -> None:
    script = (
        "import sys, vernissage as v\n"
        "for game in v.list_games(): v.play_out(v.begin(game, seed='x'), 'random')\n"
        "print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 - our own interpreter
    assert {"numpy", "PIL", "starlette", "rich", "fluent", "sqlalchemy"}.isdisjoint(loaded.stdout.split())


def test_the_games_and_their_bots_are_listed() -> None:
    assert vernissage.list_games() == catalog.names()
    assert all("random" in vernissage.list_bots(game) for game in vernissage.list_games())


@every_game
def test_a_match_begun_here_is_the_match_of_the_engine(name: str) -> None:
    game = game_called(name)
    options = game.types.options(players=game.info.most)
    match = vernissage.begin(name, players=game.info.most, seed="a door")
    assert match == begin(game, options, seed_from_text("a door"))


def test_without_a_seed_no_two_deals_are_alike() -> None:
    assert len({vernissage.begin(TEMPLATE).seed for _ in range(4)}) == 4


def test_a_move_leads_to_another_match_and_leaves_the_old_one() -> None:
    match = vernissage.begin(TEMPLATE, seed="a door")
    assert vernissage.to_move(match) == (0, 1)
    after = vernissage.play(match, vernissage.offers(match, 0)[0], seat=0)
    assert (len(match.inputs), len(after.inputs)) == (0, 1)
    assert vernissage.to_move(after) == (1,)
    assert vernissage.offers(after) == vernissage.offers(after, 1)
    last = vernissage.play(after, vernissage.offers(after)[0])
    assert last.inputs[-1].seat == 1
    assert vernissage.play(after, {"move": "show", "prize": 1}) == last


@every_game
def test_a_whole_match_is_played_by_bots_and_is_the_same_again(name: str) -> None:
    match = vernissage.begin(name, seed="bots", **game_called(name).info.limits)
    end = vernissage.play_out(match, "random")
    assert end.outcome is not None
    assert vernissage.play_out(match, "random") == end
    assert vernissage.play_out(match, "random", seed="other chance") != end


def test_bots_are_made_by_name_or_brought_along() -> None:
    match = vernissage.begin(TEMPLATE, seed="bots")
    by_name = vernissage.play_out(match, "search:5")
    assert vernissage.play_out(match, vernissage.bot(TEMPLATE, "search:5")) == by_name
    assert vernissage.choose(match, "random", 0) in vernissage.offers(match, 0)


def test_without_names_the_company_of_the_game_sits_down() -> None:
    game = vernissage.list_games()[0]
    match = vernissage.begin(game, seed="bots", **game_called(game).info.limits)
    asked = [catalog.company(game).seated(ANYONE, seat) for seat in range(match.players)]
    assert vernissage.play_out(match) == vernissage.play_out(match, *asked)


def test_a_match_comes_back_from_its_file_and_is_found_true(tmp_path: Path) -> None:
    end = vernissage.play_out(vernissage.begin(TEMPLATE, seed="kept"), "random")
    file = tmp_path / "evening.json"
    vernissage.save(end, file)
    vernissage.verify(str(file))
    assert vernissage.load(file) == end


def test_a_file_that_was_changed_is_found_out(tmp_path: Path) -> None:
    end = vernissage.play_out(vernissage.begin(TEMPLATE, seed="kept"), "random")
    file = tmp_path / "evening.json"
    vernissage.save(end, file)
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(end.seed.hex(), seed_from_text("another").hex()), encoding="utf-8")
    assert refused(lambda: vernissage.verify(file)).code == "record/other-seed"
    file.write_text(whole[: len(whole) // 2], encoding="utf-8")
    assert refused(lambda: vernissage.load(file)).code == "record/damaged"
    assert refused(lambda: vernissage.verify(file)).code == "record/damaged"


@pytest.mark.parametrize(
    ("does", "code"),
    [
        (lambda _: vernissage.begin("nonsense"), "game/unknown"),
        (lambda _: vernissage.list_bots("nonsense"), "game/unknown"),
        (lambda _: vernissage.begin(TEMPLATE, players=99), "message/malformed"),
        (lambda _: vernissage.begin(TEMPLATE, nonsense=1), "message/malformed"),
        (lambda _: vernissage.bot(TEMPLATE, "nonsense"), "bot/unknown"),
        (lambda _: vernissage.bot(TEMPLATE, "search:soon"), "bot/budget"),
        (vernissage.offers, "seat/which"),
        (lambda match: vernissage.offers(match, 7), "seat/unknown"),
        (lambda match: vernissage.play(match, None, 0), "message/malformed"),
        (lambda match: vernissage.play_out(match, Stuck()), "template/no-such-prize"),
        (lambda match: vernissage.offers(vernissage.play_out(match, "random")), "match/over"),
        (lambda match: vernissage.save(match, "/no/such/folder"), "file/unwritable"),
        (lambda _: vernissage.load("no such file"), "file/unreadable"),
        (lambda _: vernissage.verify(__file__), "file/no-record"),
    ],
)
def test_what_cannot_be_done_says_why(does: Callable[[vernissage.Match], object], code: str) -> None:
    match = vernissage.begin(TEMPLATE, seed="a door")
    assert refused(lambda: does(match)).code == code


def test_an_exception_says_the_rule_in_a_sentence_and_travels_between_processes() -> None:
    match = vernissage.begin(TEMPLATE, seed="a door")
    wrong = type(vernissage.offers(match, 0)[0])(3)
    with pytest.raises(vernissage.Refused, match=r"worth 1 or 2 points, not 3\. \[TPL-2\.1\]") as caught:
        vernissage.play(match, wrong, seat=0)
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert (str(again), again.refusal) == (str(caught.value), caught.value.refusal)


def test_programs_that_use_the_door_are_checked_by_their_types(tmp_path: Path) -> None:
    sound = (
        "import vernissage\n"
        "def last(match: vernissage.Match, bot: vernissage.Bot) -> tuple[int, ...]:\n"
        "    return vernissage.to_move(vernissage.play_out(match, bot, 'random'))\n"
    )
    assert complaints(sound, tmp_path) == []
    for wrong in ("vernissage.nonsense()", "vernissage.begin(3)", "vernissage.play_out('x', 'random')"):
        assert complaints(f"import vernissage\n{wrong}\n", tmp_path) != [], wrong
