"""Every game has the same three levels in the same order, with descriptions; and personalities."""

from __future__ import annotations

import pytest

from tests.play import every_game, game_called
from vernissage import catalog
from vernissage.core.company import LEVELS, Character
from vernissage.core.refusal import Refusal
from vernissage.server.api.games import card
from vernissage.text import Text

LANGUAGES = ("en", "de", "fr", "nl", "it")
offered = pytest.mark.parametrize("name", catalog.names())


@every_game
def test_every_game_has_easy_medium_and_hard_in_this_order(name: str) -> None:
    assert LEVELS == ("easy", "medium", "hard")
    assert [level.name for level in card(name).levels] == list(LEVELS)
    assert catalog.company(name).names[: len(LEVELS)] == LEVELS


@every_game
def test_each_level_with_each_personality_is_a_bot_of_its_own(name: str) -> None:
    game, company = game_called(name), catalog.company(name)
    for level in LEVELS:
        for said in (level, *(f"{level}-{kind}" for kind in company.personalities)):
            maker = catalog.bot(name, said)
            assert not isinstance(maker, Refusal), said
            assert callable(maker(game).choose)
            assert company.read(said) == Character(level, said.removeprefix(level).removeprefix("-"))


@every_game
@pytest.mark.parametrize("said", ["", "-", "easy-", "easy-nobody", "Easy", "hard:100", "random-easy"])
def test_what_is_no_level_is_refused(name: str, said: str) -> None:
    found = catalog.bot(name, said)
    assert isinstance(found, Refusal)
    assert found.code in {"bot/unknown", "bot/no-thinker"}


@offered
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_and_a_personality_say_in_a_line_how_they_play(name: str, language: str) -> None:
    text = Text(catalog.folder(name), language)
    kinds = catalog.company(name).personalities
    lines = [f"level-{level}-how" for level in LEVELS] + [f"bot-{kind}-how" for kind in kinds]
    said = [text.say(line) for line in lines]
    assert all(0 < len(each) <= 90 for each in said), said
    assert len(set(said)) == len(said)
    assert not set(said) & set(lines)


def measured(name: str) -> list[float]:
    """What each level achieves; nothing where that was not measured."""
    return [level.wins for level in card(name).levels if level.wins is not None]


MEASURED = [name for name in catalog.names() if measured(name)]
TOGETHER = [name for name in MEASURED if game_called(name).info.together]


@pytest.mark.parametrize("name", TOGETHER)
def test_a_higher_level_achieves_more_with_others_of_its_level(name: str) -> None:
    easy, medium, hard = measured(name)
    assert easy < medium < hard


@pytest.mark.parametrize("name", [name for name in MEASURED if name not in TOGETHER])
def test_a_higher_level_wins_two_of_three_games_or_more(name: str) -> None:
    """Against `medium`, and `medium` itself against `easy`."""
    easy, medium, hard = measured(name)
    assert easy + medium == 100, "the same games, told from both sides"
    assert 65 <= medium <= 80
    assert 65 <= hard <= 80
