"""The front page lists every game of the catalog, with everything a browser needs to know."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from tests.play import every_game, game_called, options_for, random_match
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.company import ANYONE, COMMON, LEVELS
from vernissage.core.inputs import Input
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import viewers
from vernissage.core.value import kind
from vernissage.server.api.games import card, house_card
from vernissage.server.api.http_types import HouseCard


def test_every_game_is_shown_and_no_template_is() -> None:
    assert [game.name for game in house_card().games] == list(catalog.names())


def test_the_house_reads_as_itself() -> None:
    sent = codec.encode(house_card())
    assert codec.encode(msgspec.json.decode(sent, type=HouseCard)) == sent


@every_game
def test_a_card_says_what_the_game_says_of_itself(name: str) -> None:
    shown, info = card(name), game_called(name).info
    assert (shown.title, shown.prefix, shown.minutes) == (info.title, info.prefix, info.minutes)
    assert range(shown.fewest, shown.most + 1) == info.player_counts


@every_game
def test_the_defaults_are_options_a_game_can_be_dealt_with(name: str) -> None:
    game = game_called(name)
    options = codec.decode(bytes(card(name).defaults), game.types.options)
    assert options == game.types.options()
    assert game.check_options(options) is None


@every_game
def test_the_schema_names_every_option(name: str) -> None:
    schema = msgspec.json.decode(card(name).options)
    described = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    assert list(described) == list(game_called(name).types.options.__struct_fields__)


@every_game
def test_every_kind_of_event_move_and_input_is_listed_under_the_name_of_its_sentence(name: str) -> None:
    types = game_called(name).types
    unions = (("event", types.event), ("move", types.move))
    kinds = {f"{about}-{_kind(each)}" for about, union in unions for each in get_args(union)}
    inputs = {f"input-{_kind(getattr(each, '__origin__', each))}" for each in get_args(Input)}
    assert card(name).seats.keys() >= kinds | inputs


@every_game
def test_in_a_whole_game_the_listed_fields_hold_seats(name: str) -> None:
    game, seats = game_called(name), card(name).seats
    *_, match = random_match(game, options_for(game, game.info.fewest), seed_from_text("a party"))
    told = [event for events in match.story for event in events]
    held = [getattr(event, field) for event in told for field in seats[f"event-{kind(event)}"]]
    assert held
    flat = [seat for each in held for seat in (each if isinstance(each, tuple) else (each,))]
    assert set(flat) <= {None, *range(match.players)}


@every_game
def test_in_a_whole_game_the_places_in_a_view_hold_what_the_card_says(name: str) -> None:
    game, shape = game_called(name), card(name).view
    players = game.info.fewest
    held: dict[str, list[Any]] = {place: [] for place in shape}
    for match in random_match(game, options_for(game, players), seed_from_text("a party")):
        for viewer in viewers(players):
            for place in shape:
                held[place] += at_place(
                    msgspec.json.decode(codec.encode(match.sight(viewer).view)), place.split(".")
                )
    assert {"each", "seat"} <= set(shape.values())
    for place in (place for place in shape if shape[place] == "each"):
        assert {len(value) for value in held[place]} == {players}, place
    for place in (place for place in shape if shape[place] == "seat"):
        seats = [seat for value in held[place] for seat in (value if isinstance(value, list) else [value])]
        assert set(seats) <= {None, *range(players)}, place


def at_place(value: Any, fields: list[str]) -> list[Any]:
    """Returns the values at this path of a view, through lists on the way."""
    if isinstance(value, list) and fields:
        return [found for each in value for found in at_place(each, fields)]
    if not fields or value is None:
        return [value] if not fields else []
    return at_place(value[fields[0]], fields[1:])


def test_what_is_whose_in_the_template() -> None:
    assert card("_template").view == {
        "seat": "seat",
        "held": "each",
        "has_laid": "each",
        "points": "each",
        "proposals.members": "seat",
        "proposals.shown": "member",
        "proposals.latest": "seat",
    }


def test_whoever_acts_is_a_seat_in_the_template() -> None:
    seats = card("_template").seats
    assert seats["event-laid"] == ["seat"]
    assert seats["event-turned-up"] == ["winner"]
    assert seats["event-agreed"] == []
    assert seats["input-taken-over"] == ["seat"]


@every_game
def test_levels_come_first_among_bots_then_a_games_own(name: str) -> None:
    bots = card(name).bots
    common = [bot for bot in bots if bot in COMMON]
    own = [bot for bot in bots[len(LEVELS) :] if bot not in common]
    assert bots == [*LEVELS, *own, *common] == list(catalog.company(name).names)
    assert common in (["search", "greedy", "random"], ["search", "random"])
    assert all(catalog.company(name).seated(bot, seat) == bot for bot in (*own, *common) for seat in range(3))


@every_game
def test_whoever_did_not_choose_meets_each_personality_in_turn(name: str) -> None:
    kinds = catalog.company(name).personalities
    company = [catalog.company(name).seated(ANYONE, seat) for seat in range(len(kinds))]
    assert company == [f"medium-{kind}" for kind in kinds]
    assert catalog.company(name).seated(ANYONE, 0).startswith("medium")


def _kind(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def test_a_house_shows_the_games_it_is_told_to_offer() -> None:
    everything = catalog.names(with_templates=True)
    assert [game.name for game in house_card("", everything).games] == list(everything)
