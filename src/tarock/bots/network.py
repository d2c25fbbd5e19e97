"""The networks that play, as files: arrays of 16 bits and a header that says what they are for.

Nothing here needs the library that trains them (:mod:`tarock.learning`): a decision is a few matrix products in NumPy.
"""

import json
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.errors import TarockError

Floats: TypeAlias = NDArray[np.float32]
Bits: TypeAlias = NDArray[np.uint8]

FORMAT: Final = 1
"""Goes up when the arrays or the header change."""
_WEIGHTS: Final = Path(__file__).parent / "weights"
_HEADER: Final = "header"
_DROPPED, _HALF = np.uint16(0b11), np.uint16(0b10)
"""The places of a number that a file leaves empty, and half of what they can hold."""
_EPSILON: Final = 1e-5
"""What keeps a norm from dividing by zero."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What a network is for and how it came about."""

    format: int = FORMAT
    game: str
    """The family of games."""
    rulesets: tuple[str, ...]
    """Whose rules it was trained by, beside house rules drawn at random where the recipe says so."""
    features: str
    """The digest of the encoder: what each bit of the input means."""
    inputs: int
    actions: int
    width: int
    blocks: int
    unit: float
    """How many chips its value of one is."""
    recipe: Mapping[str, Any] = field(default_factory=dict[str, Any])
    seed: int = 0
    decisions: int = 0
    """How many decisions it has learnt from."""
    strength: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """By ruleset, what was measured in the end: lead, half of the interval of 95 %, deals, against whom."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a network says about a decision."""

    logits: Floats
    """By action; those that are not legal count for nothing."""
    locations: Floats
    """By player and card: how strongly a hidden card is thought to lie there (the next, the one after, the skat)."""
    value: float
    """What it expects for its player from here on, in chips."""


@dataclass(frozen=True, slots=True)
class Network:
    """A network and its header.

    A first layer on bits, then x + relu(W · norm(x) + b) in every block, and a norm before the three heads.
    """

    header: Header
    arrays: Mapping[str, Floats]

    def logits(self, bits: Bits) -> Floats:
        """Return what the network would do, by action, for the bits of an input."""
        return self._layer("policy", self._trunk(bits))

    def many_logits(self, bits: Bits) -> Floats:
        """Return the same for many inputs, a row for each: for those who play deals side by side and have time."""
        arrays = self.arrays
        x: Floats = np.maximum(bits.astype(np.float32) @ arrays["first.w"] + arrays["first.b"], 0)
        for block in range(self.header.blocks):
            inner = _normed(x, arrays[f"norm{block}.g"], arrays[f"norm{block}.b"])
            x = x + np.maximum(inner @ arrays[f"layer{block}.w"] + arrays[f"layer{block}.b"], 0)
        found: Floats = _normed(x, arrays["norm.g"], arrays["norm.b"]) @ arrays["policy.w"] + arrays["policy.b"]
        return found

    def ask(self, bits: Bits) -> Prediction:
        """Return all that the network says to the bits of an input."""
        x = self._trunk(bits)
        value = float(self._layer("value", x)[0]) * self.header.unit
        return Prediction(self._layer("policy", x), self._layer("location", x), value)

    def _trunk(self, bits: Bits) -> Floats:
        """Return what the heads read; of the first layer only the rows of the bits that are set count."""
        x: Floats = np.maximum(self.arrays["first.w"][np.flatnonzero(bits)].sum(axis=0) + self.arrays["first.b"], 0)
        for block in range(self.header.blocks):
            x = x + np.maximum(self._layer(f"layer{block}", self._norm(f"norm{block}", x)), 0)
        return self._norm("norm", x)

    def _layer(self, name: str, x: Floats) -> Floats:
        # einsum stays on one core; a matrix product would wake threads, which on a busy machine costs many times more.
        found: Floats = np.einsum("i,ij->j", x, self.arrays[f"{name}.w"]) + self.arrays[f"{name}.b"]
        return found

    def _norm(self, name: str, x: Floats) -> Floats:
        return _normed(x, self.arrays[f"{name}.g"], self.arrays[f"{name}.b"])


def _normed(x: Floats, gain: Floats, bias: Floats) -> Floats:
    centred = x - x.mean(axis=-1, keepdims=True)
    found: Floats = centred / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + _EPSILON) * gain
    return found + bias


def weights_of(game: str) -> Path:
    """Return the file of the network that the house plays a family of games by."""
    return _WEIGHTS / f"{game}.npz"


def save_network(path: Path, network: Network) -> None:
    """Write a network, each number in 16 bits, of which the last two are empty: the file is an eighth smaller."""
    header = np.frombuffer(json.dumps(asdict(network.header)).encode(), np.uint8)
    arrays = {name: _rounded(array.astype(np.float16)) for name, array in network.arrays.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, header=header, **arrays)


def _rounded(array: NDArray[np.float16]) -> NDArray[np.float16]:
    """Round numbers to eight binary places instead of ten; what overflows goes on into the next power of two."""
    places = array.view(np.uint16)
    rounded = ((places + _HALF) & ~_DROPPED).view(np.float16)
    return np.where(np.isfinite(rounded), rounded, array)


def load_network(path: Path, game: str, features: str) -> Network:
    """Read a network that plays a family of games from an input of these features.

    :raises TarockError: if there is none, if it is broken, or if it was made for something else.
    """
    try:
        with np.load(path, allow_pickle=False) as file:
            header = _header(bytes(file[_HEADER]))
            arrays = {name: file[name].astype(np.float32) for name in file.files if name != _HEADER}
    except OSError as error:
        message = f"{path}: cannot be read ({error.strerror or error})"
        raise TarockError(message) from error
    except (KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile) as error:
        message = f"{path}: this is no network of tarock ({error})"
        raise TarockError(message) from error
    _check(path, header, game, features)
    return Network(header, arrays)


def _header(text: bytes) -> Header:
    told = json.loads(text)
    known = {each.name for each in fields(Header)}
    header = Header(**{name: value for name, value in told.items() if name in known})
    return replace(header, rulesets=tuple(header.rulesets))


def _check(path: Path, header: Header, game: str, features: str) -> None:
    """Refuse a network that was made for something else.

    :raises TarockError: with what was found and what was expected.
    """
    for what, found, expected in (
        ("of format", header.format, FORMAT),
        ("for the game", header.game, game),
        ("made for the features", header.features, features),
    ):
        if found != expected:
            message = f"{path}: this network is {what} {found!r}, expected {expected!r}; train it anew (tarock train)"
            raise TarockError(message)
