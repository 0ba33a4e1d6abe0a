"""Finds the move that a player typed: a number, some words of an offer, or a move written out."""

import re
from collections.abc import Mapping, Sequence
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal, malformed
from vernissage.core.value import MoveValue, brief


def with_words(said: str, offers: Sequence[MoveValue], sentences: Sequence[str], game: AnyGame) -> Any:  # noqa: ANN401
    """Returns the move that was typed, or a refusal. Free text comes after a colon: `3: duck, bath, foam`."""
    whole = understand(said, offers, sentences, game.types.move)
    meant, _, words = said.partition(":")
    if game.wording is None or not isinstance(whole, Refusal) or not (meant.strip() and words.strip()):
        return whole
    move = understand(meant.strip(), offers, sentences, game.types.move)
    return (
        move
        if isinstance(move, Refusal)
        else game.wording.put(move, words.strip()) or Refusal("cli/no-words")
    )


def understand(said: str, offers: Sequence[MoveValue], sentences: Sequence[str], move_type: Any) -> Any:  # noqa: ANN401
    """Returns the move that was typed, or a refusal. A move written out need not be one of the offers."""
    if said.isdecimal():
        numbered = {str(number): offer for number, offer in enumerate(offers, 1)}
        return numbered.get(said) or Refusal("cli/no-such-number", args={"last": len(offers)})
    written = written_out(said, move_type)
    if written in offers:
        return written
    wordings = [f"{sentence} {brief(offer)}" for offer, sentence in zip(offers, sentences, strict=True)]
    found = [number for number, wording in enumerate(wordings) if has_words(wording, said)]
    if len(found) == 1:
        return offers[found[0]]
    if found:
        numbers = ", ".join(str(number + 1) for number in found)
        return Refusal("cli/several-moves", args={"said": said, "numbers": numbers})
    return written or Refusal("cli/not-understood", args={"said": said})


def has_words(wording: str, said: str) -> bool:
    """Whether every typed word begins a word of this text. Numbers must match as a whole: 1 is not 12."""
    return all(re.search(rf"(?<!\w){re.escape(word)}(?!\d)", wording, re.IGNORECASE) for word in said.split())


def written_out(said: str, move_type: Any) -> Any:  # noqa: ANN401 - the type is the argument
    """Parses `lay 5` as a move: its kind, then its fields, as `brief` writes it. None if no kind is named.

    Optional fields may be left out at the end.
    """
    word, *parts = said.split()
    kinds = {each.__struct_config__.tag: each for each in get_args(move_type) or (move_type,)}
    wanted = kinds.get(word.casefold())
    if wanted is None:
        return None
    fields = wanted.__struct_fields__
    left_out = len(fields) - len(parts)
    if not 0 <= left_out <= len(wanted.__struct_defaults__):
        return Refusal("cli/other-fields", args={"kind": word, "fields": " ".join(fields).upper()})
    hints = get_type_hints(wanted)
    named = zip(fields, parts, strict=False)
    return from_words({field: from_word(part, hints[field]) for field, part in named}, wanted)


def from_word(part: str, wanted: Any) -> object:  # noqa: ANN401 - the type is the argument
    """Returns the value of one field: a list for `a+b`, None where that is allowed, or the text itself."""
    if get_origin(wanted) is tuple:
        return part.split("+")
    return None if part == str(None) and NoneType in get_args(wanted) else part


def from_words(words: Mapping[str, object], wanted: Any) -> Any:  # noqa: ANN401 - the type is the argument
    """Converts fields given as text to a value of this type; a refusal if they don't fit."""
    try:
        return msgspec.convert(words, wanted, strict=False)
    except msgspec.ValidationError as error:
        return malformed(str(error))
