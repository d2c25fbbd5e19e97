"""Passkeys: what an authenticator is asked, and whether what it has signed proves it (WebAuthn)."""

import json
from base64 import urlsafe_b64decode
from typing import Any

import msgspec
import structlog
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from tarock.server.accounts.bodies import KeyMade, KeyUsed
from tarock.server.accounts.records import Passkey
from tarock.server.accounts.site import Site
from tarock.server.codes import Code, Refusal

NAME = "Tarock"
"""What authenticators call this place."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("passkeys")


class _ClientData(msgspec.Struct):
    """What a browser signs with: of it we read only what it answers."""

    challenge: str


def making(site: Site, handle: str, name: str, known: list[Passkey], challenge: bytes) -> Any:  # noqa: ANN401 - JSON
    """Return what a browser asks an authenticator, so that it makes a passkey which needs no name to be found again."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=handle.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(key.id)) for key in known],
    )
    return json.loads(options_to_json(options))


def using(site: Site, challenge: bytes) -> Any:  # noqa: ANN401 - JSON
    """Return what a browser asks an authenticator, so that it proves one of the passkeys that it has for us."""
    options = generate_authentication_options(
        rp_id=site.host, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
    )
    return json.loads(options_to_json(options))


def challenge_of(client_data: str) -> bytes:
    """Return what an answer answers.

    :raises Refusal: if it says nothing of it.
    """
    try:
        return _bytes(msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge)
    except (ValueError, RecursionError) as error:  # no base64, no JSON, or another
        raise Refusal(Code.BAD_PASSKEY) from error


def made(site: Site, answer: KeyMade, challenge: bytes) -> VerifiedRegistration:
    """Return the passkey that an authenticator has made.

    :raises Refusal: if what it signed does not prove it.
    """
    try:
        raw = _bytes(answer.id)
        response = AuthenticatorAttestationResponse(_bytes(answer.client_data), _bytes(answer.attestation))
        proven = verify_registration_response(
            credential=RegistrationCredential(id=bytes_to_base64url(raw), raw_id=raw, response=response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception as error:  # whatever a reader of foreign bytes stumbles over, they prove nothing
        raise _refused(error) from error
    if proven.credential_id != raw:
        raise Refusal(Code.BAD_PASSKEY)
    return proven


def used(site: Site, answer: KeyUsed, challenge: bytes, key: Passkey) -> VerifiedAuthentication:
    """Return how often a passkey was used.

    :raises Refusal: if what was signed does not prove it.
    """
    try:
        raw = _bytes(answer.id)
        response = AuthenticatorAssertionResponse(
            _bytes(answer.client_data), _bytes(answer.authenticator_data), _bytes(answer.signature)
        )
        return verify_authentication_response(
            credential=AuthenticationCredential(id=bytes_to_base64url(raw), raw_id=raw, response=response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=_bytes(key.public_key),
            credential_current_sign_count=key.sign_count,
        )
    except Exception as error:  # likewise
        raise _refused(error) from error


def _refused(error: Exception) -> Refusal:
    _logs.info("passkey refused", cause=type(error).__name__)
    return Refusal(Code.BAD_PASSKEY)


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
