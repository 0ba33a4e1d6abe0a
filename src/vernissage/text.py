"""Sentences about events, moves and refusals.

The texts are Fluent files, one per language: the engine's in `texts/<language>.ftl`, a game's in its folder
under `text/<language>.ftl`. A new language needs only more files; missing messages fall back to English.
Messages are found by name:

    event-<kind>   move-<kind>   input-<kind>   verdict-<word>
    refusal-<code, with a hyphen for each slash>
    and the name of a thing by its id; a game of many things keeps their names in `names/<language>.ftl`

A sentence's arguments are the fields of the event or move, or a refusal's `args`. A seat becomes the player's
name, the id of a thing its name, several of them a list, with the argument `$<field>_count`. Other forms of a
name are attributes, and arguments too: `$gift` is "hat", `$gift_a` its attribute `.a`, "a hat". `$you` is the
name of the field with the listener's own seat, or "nobody": a sentence uses it to say "you". The field itself
reads "you" then, so a sentence that says "of { $owner }" has a case for `[owner]` that says "your".
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from vernissage.core.inputs import Input, TakenOver
from vernissage.core.primer import About
from vernissage.core.refusal import Refusal
from vernissage.core.seats import SEAT, Viewer
from vernissage.core.value import EventValue, MoveValue, kind

HOME: Final = Path(__file__).parent / "texts"
FALLBACK: Final = "en"
NOBODY: Final = "nobody"
LINKS: Final = ("association/thoughts", "association/tags")
"""Folders with texts about the links between a game's things, for the coach."""

Argument: TypeAlias = str | int | float | date


def languages() -> tuple[str, ...]:
    """Returns the codes of the supported languages."""
    return tuple(sorted(file.stem for file in HOME.glob("*.ftl")))


class Text:
    """The sentences of one language: the engine's, and those of the game in this folder, if any.

    A part of a game may have its own texts, which come before the game's: its `primer`, its `coach`. The
    coach also uses the texts in LINKS.
    """

    def __init__(self, game: Path | None = None, language: str = FALLBACK, part: str = "") -> None:
        own = () if game is None else (game / "text", game / "names")
        parts = (game / part / "text",) if game is not None and part else ()
        if game is not None and part == "coach":
            parts = (*parts, *(game / each for each in LINKS))
        folders = (*parts, *own, HOME)
        known = language if language in languages() else FALLBACK
        self._bundles = [_bundle(each, folders) for each in dict.fromkeys((known, FALLBACK))]
        self.mistakes: list[str] = []
        """Messages that were missing or lacked arguments. Players see a poorer text; tests expect none."""

    def has(self, name: str) -> bool:
        """Whether this message exists; for `name.attribute`, whether it has this attribute."""
        message_id, _, attribute = name.partition(".")
        return any(
            bundle.has_message(message_id)
            and (not attribute or attribute in bundle.get_message(message_id).attributes)
            for bundle in self._bundles
        )

    def say(self, name: str, /, **args: Argument) -> str:
        """Returns the message with this name; for `name.attribute`, its attribute."""
        message_id, _, attribute = name.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                message = bundle.get_message(message_id)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    said, errors = bundle.format_pattern(pattern, args)
                    self.mistakes += [f"{name}: {error}" for error in errors]
                    return str(said)
        self.mistakes.append(f"{name}: no such message")
        return name

    def name(self, thing: str) -> str:
        """Returns the name of a thing, or its id if it has none."""
        return self.say(thing) if self.has(thing) else thing

    def join(self, words: Sequence[str]) -> str:
        """Formats several things as a list: `a, b and c`."""
        if len(words) < 2:  # noqa: PLR2004 - fewer than two are no list
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def say_event(self, event: EventValue, names: Sequence[str], viewer: Viewer = None) -> str:
        """Returns the sentence for an event to this viewer. Empty for events that need no sentence."""
        return self._tell("event", kind(event), event, names, viewer)

    def say_move(self, move: MoveValue, names: Sequence[str], viewer: Viewer = None) -> str:
        """Returns the sentence for a move that this viewer may make."""
        return self._tell("move", kind(move), move, names, viewer)

    def say_input(self, entry: Input, names: Sequence[str], viewer: Viewer = None) -> str:
        """Returns the sentence for an input that is not a move, such as a time-out."""
        tag = str(entry.__struct_config__.tag)
        if isinstance(entry, TakenOver) and entry.by.startswith("bot-"):
            tag = "stood-in"
        elif isinstance(entry, TakenOver) and entry.by in names[entry.seat : entry.seat + 1]:
            tag = "came-back"
        return self._tell("input", tag, entry, names, viewer)

    def say_about(self, name: str, about: About, names: Sequence[str], viewer: Viewer = None) -> str:
        """Returns a sentence about this table for this viewer, with these arguments."""
        fields = [(field, part, isinstance(part, tuple)) for field, part in about.items()]
        return self.say(name, **self._arguments(fields, names, viewer))

    def say_under(self, name: str, options: Struct) -> str:
        """Returns a sentence that depends on the table's options."""
        fields = [(field, getattr(options, field), False) for field in options.__struct_fields__]
        return self.say(name, **self._arguments(fields, (), None))

    def say_refusal(self, refusal: Refusal) -> str:
        """Returns the sentence for a refusal, without the rule, and what would make the move possible."""
        args = self._arguments([(key, value, False) for key, value in refusal.args.items()], (), None)
        if "code" in args:  # the refusal wraps another one
            args["code"] = self.say(_refusal_name(str(refusal.args["code"])), **args)
        name = _refusal_name(refusal.code)
        if not self.has(name):
            return self.say("refusal-unknown", code=refusal.code)
        said = [self.say(name, **args), self.say_remedy(refusal, "then")]
        return " ".join(filter(None, said))

    def say_remedy(self, refusal: Refusal, part: str) -> str:
        """Returns what would make a refused move possible (`then`) or what its first step does (`first`).

        Empty if the game says nothing about it.
        """
        name = f"{_refusal_name(refusal.code)}.{part}"
        return self.say_about(name, refusal.args, ()) if self.has(name) else ""

    def _tell(self, about: str, tag: str, value: Struct, names: Sequence[str], viewer: Viewer) -> str:
        name = f"{about}-{tag}"
        fields = [(field, getattr(value, field), is_seat) for field, is_seat in _fields(type(value)).items()]
        args = self._arguments(fields, names, viewer)
        if not self.has(name):
            self.mistakes.append(f"{name}: no such message")
            return _unsaid(tag, value.__struct_fields__, args)
        return self.say(name, **args)

    def _arguments(
        self, fields: Iterable[tuple[str, Any, bool]], names: Sequence[str], viewer: Viewer
    ) -> dict[str, Argument]:
        """Returns the arguments of a sentence.

        Each field is a tuple: its name, its value, and whether it is a seat.
        """
        args: dict[str, Argument] = {"you": NOBODY}
        for field, part, is_seat in fields:
            seated = names if is_seat else ()
            if isinstance(part, tuple):
                args[field] = self.join([str(self._word(each, seated, viewer)) for each in part])
                args[f"{field}_count"] = len(part)
            else:
                args[field] = self._word(part, seated, viewer)
                args |= self._forms(field, part)
            own = viewer is not None and viewer in (part if isinstance(part, tuple) else (part,))
            if is_seat and own and args["you"] == NOBODY:
                args["you"] = field
        return args

    def _forms(self, field: str, thing: object) -> dict[str, Argument]:
        """Returns the other forms of a thing's name, such as the plural or the name with an article."""
        if not isinstance(thing, str):
            return {}
        message = next((each.get_message(thing) for each in self._bundles if each.has_message(thing)), None)
        forms = message.attributes if message else ()
        return {f"{field}_{form}": self.say(f"{thing}.{form}") for form in forms}

    def _seat(self, seat: int, names: Sequence[str], viewer: Viewer) -> str:
        """Returns the player's name, or "you" for the viewer; for a seat without a name, its number."""
        if seat == viewer:
            return self.say("seat-you")
        return names[seat] if 0 <= seat < len(names) else self.say("seat-name", seat=seat)

    def _word(self, value: object, names: Sequence[str], viewer: Viewer) -> Argument:
        """Returns a field's value as a word for a sentence. `names` is given for seats only."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int() if names:
                return self._seat(value, names, viewer)
            case int() | float():
                return value
            case str():
                return self.name(value)
            case None:
                return NOBODY
            case _:
                return str(value)


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    # Isolation marks would show as odd characters in a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def seat_fields(struct: type[Struct]) -> tuple[str, ...]:
    """Returns the fields of an event, move or input that hold a seat."""
    return tuple(field for field, is_seat in _fields(struct).items() if is_seat)


@cache
def _fields(struct: type[Struct]) -> Mapping[str, bool]:
    """Returns the fields of a struct, each with whether it holds a seat."""
    hints = get_type_hints(struct, include_extras=True)
    return {field: _holds_seat(hints[field]) for field in struct.__struct_fields__}


def _holds_seat(hint: Any) -> bool:  # noqa: ANN401 - any annotation
    return SEAT in getattr(hint, "__metadata__", ()) or any(_holds_seat(part) for part in get_args(hint))


def _unsaid(tag: str, fields: Sequence[str], args: Mapping[str, Argument]) -> str:
    """Returns a substitute for a missing sentence: `Drew card: seat Ada, card 5`."""
    parts = ", ".join(f"{field.replace('_', ' ')} {args[field]}" for field in fields)
    return ": ".join(filter(None, (tag.replace("-", " ").capitalize(), parts)))


def _refusal_name(code: str) -> str:
    return "refusal-" + code.replace("/", "-")
