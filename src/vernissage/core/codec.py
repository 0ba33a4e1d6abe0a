"""JSON encoding and decoding. Encoders and decoders are built once and cached."""

from functools import cache
from typing import Any, Final

import msgspec

from vernissage.core.append_list import AppendList
from vernissage.core.refusal import malformed


def _as_json(value: object) -> object:
    """Converts types that msgspec does not know: an `AppendList` becomes a list."""
    if isinstance(value, AppendList):
        return list(value)
    # msgspec expects this exception from a hook.
    raise NotImplementedError(f"there is no JSON for {type(value).__name__}")


TOO_DEEP: Final = "it is nested too deeply"

_encoder = msgspec.json.Encoder(order="deterministic", enc_hook=_as_json)


def encode(value: object) -> bytes:
    """Encodes a value as JSON. Equal values give the same bytes."""
    return _encoder.encode(value)


def plain(value: object) -> dict[str, Any]:
    """Returns a value as plain JSON data, as it is after decoding: lists instead of tuples."""
    found: dict[str, Any] = msgspec.json.decode(encode(value))
    return found


@cache
def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401 - unions are not types to mypy
    """Returns the cached decoder for this type."""
    return msgspec.json.Decoder(wanted)


def decode(data: bytes | str, wanted: Any) -> Any:  # noqa: ANN401 - the type is the argument
    """Decodes JSON to the wanted type; returns a refusal with the reason if the data doesn't fit."""
    try:
        return decoder(wanted).decode(data)
    except RecursionError:
        return malformed(TOO_DEEP)
    except (msgspec.DecodeError, UnicodeError) as error:
        return malformed(str(error))


def convert(data: object, wanted: Any) -> Any:  # noqa: ANN401 - the type is the argument
    """Converts parsed JSON to the wanted type; returns a refusal with the reason if it doesn't fit."""
    try:
        return msgspec.convert(data, wanted)
    except RecursionError:
        return malformed(TOO_DEEP)
    except msgspec.ValidationError as error:
        return malformed(str(error))
