"""``tarock admin backup`` and ``restore``, as somebody types them."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.server.operating.portable import checked
from tarock.server.serving import prepare
from tarock.server.sessions import KEY_FILE, read_key
from tarock.server.store.holding import held
from tarock.words import LANGUAGES
from tests.server.servers import options_for
from tests.server.test_store import a_log, entries, summary


def admin(*command: object) -> Result:
    return CliRunner().invoke(app, ["admin", *map(str, command)], env={"TAROCK_LANG": "en"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a table in it."""
    options = options_for(tmp_path / "data")
    prepare(options)

    async def run() -> None:
        async with a_log(f"sqlite+aiosqlite:///{options.data}/tarock.sqlite3") as log:
            await log.append("a", entries(1, 3), summary("a"))

    asyncio.run(run())
    return options.data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_is_backed_up_and_restored_elsewhere_with_its_key(folder: Path, language: str, tmp_path: Path) -> None:
    file, other = tmp_path / "backup", tmp_path / "other"
    made = admin("backup", file, "--data", folder, "--key", "--lang", language)
    assert made.exit_code == 0, made.output
    restored = admin("restore", file, "--data", other, "--lang", language)
    assert restored.exit_code == 0, restored.output
    assert read_key(other) == read_key(folder)
    assert (other / KEY_FILE).stat().st_mode & 0o777 == 0o600
    again = admin("backup", tmp_path / "again", "--data", other, "--key")
    assert ": 5 rows in " in again.output


def test_the_key_in_a_backup_is_that_of_the_settings_and_none_is_made_for_it(folder: Path, tmp_path: Path) -> None:
    file, settings = tmp_path / "backup", tmp_path / "tarock.toml"
    settings.write_text(f'data = "{folder}"\nsession-key = "{"0f" * 32}"\n')
    assert admin("backup", file, "--key", "--config", settings).exit_code == 0
    assert checked(file)[0].key == b"\x0f" * 32
    (folder / KEY_FILE).unlink()
    assert "There is no key" in admin("backup", tmp_path / "other", "--key", "--data", folder).output
    assert not (folder / KEY_FILE).exists()


def test_a_backup_replaces_nothing_by_itself(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert admin("backup", file, "--data", folder).exit_code == 0
    assert "is there already" in admin("backup", file, "--data", folder).output
    assert "--replace" in admin("restore", file, "--data", folder).output
    assert admin("restore", file, "--data", folder, "--replace").exit_code == 0


def test_another_key_is_replaced_only_by_who_says_so(folder: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "backup", tmp_path / "other"
    assert admin("backup", file, "--data", folder, "--key").exit_code == 0
    key = read_key(other)
    refused = admin("restore", file, "--data", other)
    assert (refused.exit_code, read_key(other)) == (2, key)
    assert "is another key" in refused.output
    assert admin("restore", file, "--data", other, "--replace").exit_code == 0
    assert read_key(other) == read_key(folder)


def test_a_folder_that_a_server_has_is_not_restored_into(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert admin("backup", file, "--data", folder).exit_code == 0
    with held(folder, None):
        assert "another tarock serve" in admin("restore", file, "--data", folder, "--replace").output


def test_where_there_is_no_store_nothing_is_backed_up(tmp_path: Path) -> None:
    refused = admin("backup", tmp_path / "backup", "--data", tmp_path / "nothing")
    assert refused.exit_code == 2
    assert "no store of a server" in refused.output


def test_a_password_on_the_command_line_is_warned_of(tmp_path: Path) -> None:
    refused = admin("backup", tmp_path / "backup", "--database", "postgresql://ada:s3cret@127.0.0.1:1/tarock")
    assert "TAROCK_DATABASE_PASSWORD_FILE" in refused.stderr
    assert "The database cannot be read" in refused.stderr
    assert "s3cret" not in refused.output
