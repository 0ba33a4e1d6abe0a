"""Languages: each has all messages of English, with the same variables, and in its own words."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tests.architecture.imports import ROOT
from tests.play import game_called
from vernissage import catalog, rulebook
from vernissage import text as texts

ENGLISH: Final = "en"
OTHERS: Final = ("de", "fr", "nl", "it")


def has_coach(name: str) -> bool:
    return bool(catalog.extras(name).coach() or catalog.extras(name).recall())


DRAFTS: Final = {name for name in catalog.names(with_templates=True) if game_called(name).info.draft}
"""Unfinished games need only English."""
FOLDERS: Final = (
    texts.HOME,
    *(catalog.folder(name) / "text" for name in catalog.names()),
    *(catalog.folder(name) / "primer" / "text" for name in catalog.names() if catalog.extras(name).primer()),
    *(catalog.folder(name) / "coach" / "text" for name in catalog.names() if has_coach(name)),
    *(catalog.folder(name) / "memoir" / "text" for name in catalog.names() if catalog.extras(name).memoir()),
    *(
        catalog.folder(name) / "postcard" / "text"
        for name in catalog.names()
        if catalog.extras(name).postcard()
    ),
    ROOT / "web" / "src" / "text",
    *sorted(part for part in (ROOT / "web" / "src" / "text").iterdir() if part.is_dir()),
)
BEGUN: Final = [
    (file.parent, file.stem)
    for name in sorted(DRAFTS)
    for file in sorted((catalog.folder(name) / "text").glob("*.ftl"))
    if file.stem != ENGLISH
]
FRENCH: Final = sorted(
    file
    for home in (ROOT / "src", ROOT / "web" / "src")
    for pattern in ("fr.ftl", "RULES.fr.md")
    for file in home.rglob(pattern)
)
PUNCTUATION: Final = " 0123456789.,:;!?()…·"
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

SAME_EVERYWHERE: Final = {
    "Alice": "an artist's name",
    "Heinrich": "an artist's name",
    "Rodrigo": "an artist's name",
    "Sunny": "an artist's name",
    "all": "typed at the prompt, where every language types the same",
    "table": "typed at the prompt, where every language types the same",
    "undo": "typed at the prompt, where every language types the same",
    "log": "typed at the prompt",
    "rules, rules": "typed at the prompt",
    "quit": "typed at the prompt",
    "Arc de Citron": "a title in French, whoever looks at it",
    "Vincent": "who paints beside you when you are alone",
    "Alibi": "the same word in every language",
    "Bonus": "the same word in every language",
    "min + 10 s": "minutes and seconds are written so nearly everywhere",
}
SAME_WORD: Final = {
    "de": {"Bot", "Code", "Echo", "Gold", "Hand", "Labyrinth", "Moment", "Parade", "Proportion", "Wow"},
    "fr": {
        "Avalanche",
        "bot",
        "bots",
        "Code",
        "Composition",
        "dodo",
        "dragon",
        "Horizon",
        "influence",
        "koala",
        "lion",
        "Menu",
        "Migration",
        "min",
        "minutes",
        "Moment",
        "Options",
        "Ovation",
        "panda",
        "places",
        "point",
        "points",
        "Points",
        "Proportion",
        "pts",
        "Sardine",
        "Score",
        "six",
        "Style",
        "Texture",
        "violet",
    },
    "nl": {
        "bot",
        "bots",
        "bytes",
        "Code",
        "Contrast",
        "Echo",
        "Hand",
        "dodo",
        "flamingo",
        "host",
        "koala",
        "Menu",
        "min",
        "Moment",
        "octopus",
        "otter",
        "panda",
        "Scenario",
    },
    "it": {
        "bot",
        "host",
        "dodo",
        "koala",
        "panda",
        "in",
        "Menu",
        "min",
        "no",
        "save FILE",
        "Scenario",
        "Wow",
    },
}
"""Whole texts, or parts between two placeables, that another language spells like English.

A game may list its own in `tests/same_words.txt`."""

Texts = dict[str, ast.Pattern]
"""The contents of a file: message or message.attribute -> its pattern."""


def read(source: str) -> Texts:
    """Parses all messages in a file."""
    found: Texts = {}
    entries = FluentParser().parse(source).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == [], "not Fluent"
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    for entry in messages:
        assert entry.id.name not in found, f"defined twice: {entry.id.name}"
        if entry.value is not None:
            found[entry.id.name] = entry.value
        found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


class Parts(visitor.Visitor):
    """The elements of a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        """The variables shown in the sentence."""
        self.asked: set[str] = set()
        """The variables used to choose a variant."""
        self.choices: dict[str, set[str]] = {}
        """Variable -> the keys of its variants. Plurals and numbers are left to each language."""
        self.defaults: dict[str, set[str]] = {}
        self.quoted: set[str] = set()
        """Messages it refers to: a button's accessible name must contain its label."""
        self.words: set[str] = set()
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's naming
        self.words.add(" ".join(node.value.split()).strip(PUNCTUATION))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            chosen_by = node.selector.id.name
            self.asked.add(chosen_by)
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name not in PLURALS:
                    kept = self.defaults if variant.default else self.choices
                    kept.setdefault(chosen_by, set()).add(variant.key.name)
        for variant in node.variants:
            self.visit(variant.value)


def same_words(folder: Path, language: str) -> set[str]:
    """Returns what this language may spell like English in these texts."""
    home = (
        folder.parent.parent
        if folder.parent.name in {"primer", "coach", "memoir", "postcard"}
        else folder.parent
    )
    own = home / "tests" / "same_words.txt"
    lines = own.read_text(encoding="utf-8").splitlines() if own.is_file() else []
    listed = [line.split(": ", 1) for line in lines if not line.startswith("#")]
    found = {word for said, words in listed if said in {"all", language} for word in words.split(", ")}
    return found | {*SAME_EVERYWHERE} | SAME_WORD[language]


def faults(english: Texts, other: Texts, same: Collection[str]) -> Iterator[str]:
    """Yields what is wrong with a language, compared with English."""
    yield from (f"{name}: missing" for name in english if name not in other)
    yield from (f"{name}: not in English" for name in other if name not in english)
    for name in [name for name in english if name in other]:
        wanted, said = Parts(english[name]), Parts(other[name])
        yield from _faults_of_variables(name, wanted, said)
        yield from _faults_of_choices(name, wanted, said)
        yield from _faults_of_words(name, wanted, said, same)


def _faults_of_variables(name: str, wanted: Parts, said: Parts) -> Iterator[str]:
    """Checks that all variables English shows are shown. Those it only chooses by may be unnecessary."""
    if wanted.shown != said.shown:
        yield f"{name}: shows {sorted(said.shown)}, not {sorted(wanted.shown)}"
    if wanted.quoted != said.quoted:
        yield f"{name}: quotes {sorted(said.quoted)}, not {sorted(wanted.quoted)}"
    told = name.startswith(("event-", "move-", "input-"))
    unknown = said.asked - wanted.asked - wanted.shown - ({"you"} if told else set())
    if unknown:
        yield f"{name}: chooses by {sorted(unknown)}"


def _faults_of_choices(name: str, wanted: Parts, said: Parts) -> Iterator[str]:
    """Checks that the variants are those of English; only `$you` may have more, for other seats."""
    for variable in {*wanted.choices, *said.choices}:
        ours = wanted.choices.get(variable, set())
        theirs = said.choices.get(variable, set())
        default = said.defaults.get(variable, set())
        more = wanted.shown if variable == "you" else wanted.defaults.get(variable, set())
        if ours - theirs - default or theirs - ours - more:
            yield f"{name}: ${variable} tells apart {sorted(theirs)}, not {sorted(ours)}"


def _faults_of_words(name: str, wanted: Parts, said: Parts, same: Collection[str]) -> Iterator[str]:
    for words in said.words:
        # Titles of games are not translated.
        left = name != "game-title" and words in wanted.words and re.search(r"[^\W\d_]{2}", words)
        if left and words not in same:
            yield f"{name}: still English: {words}"
        if re.search(r"""['"]""", words):
            yield f"{name}: straight quotes: {words}"


def source(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def called(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=called)
every_other = pytest.mark.parametrize("language", OTHERS)
every_translation = pytest.mark.parametrize(
    ("folder", "language"),
    [(folder, language) for folder in FOLDERS for language in OTHERS] + BEGUN,
    ids=lambda part: part if isinstance(part, str) else called(part),
)


@every_folder
def test_every_folder_has_every_language(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.ftl")} == {ENGLISH, *OTHERS}, (
        "a game needs all languages; mark an unfinished one with GameInfo(draft=True)"
    )


@every_translation
def test_a_language_says_what_english_says(folder: Path, language: str) -> None:
    english, other = read(source(folder, ENGLISH)), read(source(folder, language))
    assert english
    assert "\n".join(faults(english, other, same_words(folder, language))) == ""


@pytest.mark.parametrize("file", FRENCH, ids=called)
def test_french_keeps_its_marks_on_the_line_of_their_word(file: Path) -> None:
    """A plain space before « ; : ! ? » could break the line: French uses a narrow no-break space."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r"\S [;:!?»]|« ", line)] == []


@pytest.mark.parametrize("name", catalog.names())
def test_every_game_has_its_rules_in_every_language(name: str) -> None:
    found = {file.name for file in catalog.folder(name).glob("RULES*.md")}
    assert found == {"RULES.md", *(f"RULES.{language}.md" for language in OTHERS)}


@every_other
@pytest.mark.parametrize("name", catalog.names())
def test_the_rules_are_the_same_in_every_language(name: str, language: str) -> None:
    folder = catalog.folder(name)
    english, other = (
        rulebook.sections((folder / file).read_text(encoding="utf-8"))
        for file in ("RULES.md", f"RULES.{language}.md")
    )
    assert [list(rules) for rules in other.values()] == [list(rules) for rules in english.values()]
    assert not set(other) & set(english), "headings still in English"
    for wanted, said in zip(english.values(), other.values(), strict=True):
        for number, rule in wanted.items():
            assert said[number] != rule, number
            assert options_in(said[number]) == options_in(rule), number


def options_in(rule: str) -> set[str]:
    """Returns the words in code type: names of options and values, which are not translated."""
    return set(re.findall(r"`([^`]+)`", rule))


# Tests of the checks, with made-up sentences

FINE = """
gave = { $you ->
    [seat] Du gibst
   *[other] { $seat } gibt
} { $receiver } { $count ->
    [one] eine Rose
   *[other] { $count } Rosen
}.
    .title = Rosen
"""
FROM = """
gave = { $you ->
    [seat] You give
   *[other] { $seat } gives
} { $receiver } { $count ->
    [one] a rose
   *[other] { $count } roses
}.
    .title = Roses
"""


def found(changed: str, becomes: str) -> list[str]:
    assert changed in FINE
    return list(faults(read(FROM), read(FINE.replace(changed, becomes)), frozenset()))


def test_a_good_translation_has_no_faults() -> None:
    assert found("Rosen", "rote Rosen") == []
    assert found("{ $receiver }", "{ $you ->\n    [receiver] dir\n   *[other] { $receiver }\n}") == []


@pytest.mark.parametrize(
    ("changed", "becomes", "fault"),
    [
        ("    .title = Rosen\n", "", "gave.title: missing"),
        (".title", ".name", "gave.name: not in English"),
        ("{ $count } Rosen", "Rosen", "gave: shows ['receiver', 'seat'], not ['count', 'receiver', 'seat']"),
        ("$count ->", "$number ->", "gave: chooses by ['number']"),
        ("[seat]", "[someone]", "gave: $you tells apart ['someone'], not ['seat']"),
        ("Du gibst", "You give", "gave: still English: You give"),
        ("= Rosen", "= Roses", "gave.title: still English: Roses"),
        ("eine Rose", "eine 'Rose'", "gave: straight quotes: eine 'Rose'"),
    ],
)
def test_a_fault_is_found(changed: str, becomes: str, fault: str) -> None:
    assert fault in found(changed, becomes)


def test_what_is_said_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="defined twice: gave"):
        read(FINE + FINE)


def test_what_is_not_fluent_is_found() -> None:
    with pytest.raises(AssertionError, match="not Fluent"):
        read(FINE.replace("*[other] { $count }", "[other] { $count }"))
