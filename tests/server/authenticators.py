"""An authenticator of our own, as a phone or a security key is one: it makes passkeys and signs with them."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


@dataclass(slots=True)
class Authenticator:
    """Keeps passkeys; ``origin`` is what the browser says where it stands, ``count`` how often it has signed."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(20))
    count: int = 0

    def make(self, asked: dict[str, Any], label: str = "") -> dict[str, str]:
        """Answer that a passkey was made."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(asked["rp"]["id"], WITH_KEY) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": text(self.id),
            "client_data": text(self._client_data("webauthn.create", asked["challenge"])),
            "attestation": text(attestation),
            "label": label,
        }

    def use(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Answer what proves the passkey."""
        self.count += 1
        data, client_data = self._data(asked["rpId"]), self._client_data("webauthn.get", asked["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(signed),
        }

    def _data(self, site: str, flags: int = 0) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", PRESENT | VERIFIED | flags, self.count)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()


def text(data: bytes) -> str:
    """Bytes as they are sent."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(data: str) -> bytes:
    """Bytes as they were."""
    return urlsafe_b64decode(data + "=" * (-len(data) % 4))
