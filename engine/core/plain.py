"""Values as plain JSON data: the same text for equal values on every machine."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec


def plain(value: Any) -> Any:
    """Plain data with sorted keys; keys that are numbers become text, as JSON wants it."""
    return msgspec.to_builtins(value, str_keys=True, order="sorted")


def encode(value: Any) -> bytes:
    """JSON text with sorted keys."""
    return msgspec.json.encode(plain(value))


def encode_read(data: Any) -> bytes:
    """As `encode`, three times as fast, for data that was read from JSON and so is plain already."""
    return msgspec.json.encode(data, order="sorted")


def digest(value: Any) -> str:
    """Equal for equal values, whether they are structs or the plain data read from a save."""
    return digest_of(encode(value))


def digest_of(text: bytes) -> str:
    """The digest of a value whose `encode` is at hand."""
    return hashlib.blake2b(text, digest_size=16).hexdigest()
