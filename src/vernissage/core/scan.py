"""Reads a JSON object from a possibly damaged file, keeping everything before the damage.

The list `inputs` is read item by item, so a truncated file keeps its complete inputs.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from vernissage.core.codec import TOO_DEEP

DEEPEST: Final = 50
"""The deepest nesting of lists and objects that is accepted. No game comes near it."""


def fields(data: bytes | str) -> tuple[dict[str, Any], str]:
    """Returns the readable fields of a JSON object, and a description of the damage (empty if none)."""
    found: dict[str, Any] = {}
    scan = _Scan(data if isinstance(data, str) else _legible(data))
    try:
        for _ in scan.items("{", "}"):
            key = scan.value(str)
            scan.expect(":")
            if key == "inputs":
                found[key] = []
                for _ in scan.items("[", "]"):
                    found[key].append(scan.value(dict[str, Any]))
            else:
                found[key] = scan.value(Any)
        scan.end()
    except RecursionError:
        return found, f"line {scan.line}: {TOO_DEEP}"
    except ValueError as error:
        return found, f"line {scan.line}: {getattr(error, 'msg', error)}"
    return found, ""


def _legible(data: bytes) -> str:
    """Decodes the bytes up to the first that is not valid UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        return data[: error.start].decode()


class _Scan:
    """Reads JSON one value at a time, so that everything before a damaged value is kept."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0
        self._json = json.JSONDecoder()

    @property
    def line(self) -> int:
        return self._text.count("\n", 0, self._place) + 1

    def items(self, opening: str, closing: str) -> Iterator[None]:
        """Yields once before each item between these brackets. The caller reads the item."""
        self.expect(opening)
        if self._takes(closing):
            return
        yield
        while not self._takes(closing):
            self.expect(",")
            yield

    def value(self, wanted: Any) -> Any:  # noqa: ANN401 - the type is the argument
        """Returns the next value. One decoder finds its end, and a second, strict one parses it."""
        self._skip()
        _, end = self._json.raw_decode(self._text, self._place)
        found = msgspec.json.decode(self._text[self._place : end], type=wanted)
        if _is_too_deep(found):
            raise ValueError(TOO_DEEP)
        if end == len(self._text) and isinstance(found, int | float):
            raise ValueError("a number that may be cut off")
        self._place = end
        return found

    def end(self) -> None:
        """Raises ValueError if anything but white space is left."""
        self._skip()
        if self._place < len(self._text):
            raise ValueError("there is more after the end")

    def expect(self, mark: str) -> None:
        """Consumes this mark. Raises ValueError if something else comes next."""
        if not self._takes(mark):
            raise ValueError(f"expected {mark}")

    def _takes(self, mark: str) -> bool:
        self._skip()
        found = self._text.startswith(mark, self._place)
        self._place += len(mark) * found
        return found

    def _skip(self) -> None:
        while self._text[self._place : self._place + 1] in {" ", "\t", "\r", "\n"}:
            self._place += 1


def _is_too_deep(value: object) -> bool:
    """Whether the value is nested too deeply. Checks level by level, to avoid running out of stack."""
    level = [value]
    for _ in range(DEEPEST):
        holders = [each for each in level if isinstance(each, dict | list)]
        level = [part for each in holders for part in (each.values() if isinstance(each, dict) else each)]
    return bool(level)
