"""Settings that stand in a file, and secrets, which come from a file or from the environment and from nowhere else."""

import os
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.sessions import KEY_SIZE

PREFIX: Final = "TAROCK_"

SECRETS: Final[Mapping[str, str]] = {
    "database-password": "The password of the PostgreSQL, which then is not in its URL.",
    "session-key": "What sessions are signed with: 64 hexadecimal digits instead of session.key in the data folder.",
    "smtp-password": "The password of the mail server.",
}
"""What is said of each secret.  None can be given on the command line, which every user of the machine can read."""

_ELSEWHERE: Final = frozenset({"TAROCK_LANG", "TAROCK_SCHOOL", "TAROCK_WORKER_LOG_LEVEL"})
"""Variables that are no settings of the server."""
_ALIKE: Final = 0.8


def variable(key: str) -> str:
    """Return the variable of the environment that sets something.

    >>> variable("bot-workers")
    'TAROCK_BOT_WORKERS'
    """
    return PREFIX + key.upper().replace("-", "_")


def keys_of_secrets() -> list[str]:
    """Return the keys by which a file sets secrets: each as it is, or by the name of a file that holds it."""
    return [key for name in SECRETS for key in (name, f"{name}-file")]


def read_settings(file: Path, known: Iterable[str]) -> dict[str, object]:
    """Return the settings of a file.

    :param known: all keys that there are.
    :raises TarockError: if it cannot be read, or has a key that is unknown.
    """
    try:
        found: dict[str, object] = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise TarockError(Sentence("settings-unreadable", file=str(file), why=error.strerror or str(error))) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TarockError(Sentence("settings-no-toml", file=str(file), why=str(error))) from error
    keys = sorted({*known, *keys_of_secrets()})
    for key in found:
        if key not in keys:
            raise TarockError(_unknown(str(file), key, keys))
    return found


def check_environment(environment: Mapping[str, str], known: Iterable[str]) -> None:
    """Refuse a variable that is nearly the name of a setting: whoever wrote it believes that it counts.

    :raises TarockError: with the setting that is meant.
    """
    variables = sorted(map(variable, (*known, *keys_of_secrets())))
    for name in sorted(environment):
        other = name.startswith(PREFIX) and name not in variables and name not in _ELSEWHERE
        if other and get_close_matches(name, variables, 1, _ALIKE):
            raise TarockError(_unknown(Sentence("settings-environment"), name, variables))


def _unknown(place: str | Sentence, key: str, keys: list[str]) -> Sentence:
    near = get_close_matches(key, keys, 1, 0.0)
    return Sentence("settings-unknown", place=place, key=key, near=near[0] if near else keys[0])


def find_secret(name: str, settings: Mapping[str, object], environment: Mapping[str, str]) -> str | None:
    """Return a secret: from the environment, or else from the settings; each names it or the file that holds it.

    :raises TarockError: if that file cannot be read.
    """
    by_file = f"{name}-file"
    if (told := environment.get(variable(name))) is not None:
        return told
    if (file := environment.get(variable(by_file))) is not None:
        return _read(Path(file))
    if name in settings:
        return str(settings[name])
    return _read(Path(str(settings[by_file]))) if by_file in settings else None


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "no text"
        raise TarockError(Sentence("settings-unreadable", file=str(file), why=why or str(error))) from error


def session_key(settings: Mapping[str, object], environment: Mapping[str, str]) -> bytes | None:
    """Return what sessions are signed with, where the settings say so.

    :raises TarockError: if it is no key.
    """
    told = find_secret("session-key", settings, environment)
    if told is None:
        return None
    try:
        key = bytes.fromhex(told)
    except ValueError:
        key = b""
    if len(key) != KEY_SIZE:
        raise TarockError(Sentence("settings-no-key", digits=2 * KEY_SIZE))
    return key


def has_password(url: str | None) -> bool:
    """Tell whether the URL of a database has a password in it."""
    try:
        return url is not None and bool(make_url(url).password)
    except ArgumentError:
        return False


def with_password(url: str | None, settings: Mapping[str, object], environment: Mapping[str, str]) -> str | None:
    """Return the URL of a database with its password, which stands elsewhere.

    :raises TarockError: if the file that holds it cannot be read.
    """
    password = find_secret("database-password", settings, environment)
    if url is None or password is None or has_password(url):
        return url
    try:
        return make_url(url).set(password=password).render_as_string(hide_password=False)
    except ArgumentError:
        return url  # whoever opens it says what is wrong


def is_private(file: Path) -> bool:
    """Tell whether only its owner can read a file; where the system knows no such thing, it is."""
    return os.name != "posix" or not file.stat().st_mode & 0o077
