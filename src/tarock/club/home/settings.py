"""What a club says of itself, and by which rules and for how much it plays."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.rulesets import load, load_text


class ClubSettings(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a club."""

    name: str
    address: str = ""
    """Where it meets."""
    ruleset: str = "danish-hjoerring"
    """By which rules it plays as a rule: a book, or a ruleset of the house."""
    house: tuple[str, ...] = ()
    """The rulesets of the house, each as the text of its TOML file."""
    language: Literal["en", "da", "de"] = "en"
    stake: int | None = None
    """What a point is worth, in the smallest unit; None: what the book says."""
    coffee: int = 0
    """What everybody puts into the cash of the club each evening, in the smallest unit."""
    currency: str = ""


def settings_of(values: dict[str, Any]) -> ClubSettings:
    """Return the settings of a club.

    :raises TarockError: naming what is wrong.
    """
    try:
        settings = msgspec.convert(values, ClubSettings)
    except msgspec.ValidationError as error:
        raise TarockError(Sentence("home-settings", why=str(error))) from error
    check_settings(settings)
    return settings


def check_settings(settings: ClubSettings) -> None:
    """Refuse settings with which nobody can play.

    :raises TarockError: naming what is wrong.
    """
    if not settings.name.strip():
        raise TarockError(Sentence("home-no-club-name"))
    for key, amount in (("stake", settings.stake), ("coffee", settings.coffee)):
        if amount is not None and amount < 0:
            raise TarockError(Sentence("home-negative", what=key, got=amount))
    rules_of(settings, settings.ruleset)


def rules_of(settings: ClubSettings, name: str) -> Ruleset:
    """Return the rules of a name: those of the house come first.

    :raises RulesetError: if there are none, or those of the house cannot be used.
    """
    houses = {ruleset.id: ruleset for ruleset in (load_text(text, settings.name) for text in settings.house)}
    return houses[name] if name in houses else load(name)
