"""JSON in and out. Encoders and decoders are built once and kept."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from vernissage.core.growing import Growing
from vernissage.core.refusal import malformed


def _as_json(value: object) -> object:
    """What msgspec does not know: a sequence that grows is a list."""
    if isinstance(value, Growing):
        return list(value)
    message = f"there is no JSON for {type(value).__name__}"
    raise NotImplementedError(message)  # so msgspec wants to hear it


TOO_DEEP: Final = "it is nested too deeply"

_encoder = msgspec.json.Encoder(order="deterministic", enc_hook=_as_json)


def encode(value: object) -> bytes:
    """The JSON of a value, the same bytes for equal values."""
    return _encoder.encode(value)


def plain(value: object) -> dict[str, Any]:
    """A value as it will be when it is read again: lists, where it holds tuples."""
    found: dict[str, Any] = msgspec.json.decode(encode(value))
    return found


@cache
def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401 - unions are not types to mypy
    """The one decoder for this type."""
    return msgspec.json.Decoder(wanted)


def decode(data: bytes | str, wanted: Any) -> Any:  # noqa: ANN401 - the type is the argument
    """A value of the wanted type, or a refusal that says what is wrong with the data."""
    try:
        return decoder(wanted).decode(data)
    except RecursionError:
        return malformed(TOO_DEEP)
    except (msgspec.DecodeError, UnicodeError) as error:
        return malformed(str(error))


def convert(data: object, wanted: Any) -> Any:  # noqa: ANN401 - the type is the argument
    """The same for JSON that is already decoded."""
    try:
        return msgspec.convert(data, wanted)
    except RecursionError:
        return malformed(TOO_DEEP)
    except msgspec.ValidationError as error:
        return malformed(str(error))
