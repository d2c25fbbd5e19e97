"""Settings come from a file, then from the environment, then from the command line; secrets never from the last."""

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.core.errors import TarockError
from tarock.server.operating.settings import SECRETS, find_secret, session_key, variable, with_password
from tarock.server.serving import prepare
from tests.server.servers import options_for


def checked(*options: str, file: str | None = None, folder: Path, **environment: str) -> Result:
    """Ask whether a server could start."""
    if file is not None:
        (folder / "tarock.toml").write_text(file, "utf-8")
        options = (*options, "--config", str(folder / "tarock.toml"))
    return CliRunner().invoke(app, ["serve", "--check", *options], env={**environment, "TAROCK_LANG": "en"})


@pytest.fixture
def free() -> list[int]:
    """Three ports that are free."""
    with socket.socket() as one, socket.socket() as two, socket.socket() as three:
        for each in (one, two, three):
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in (one, two, three)]


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path, free: list[int]) -> None:
    file = f'data = "{tmp_path / "told"}"\nport = {free[0]}\n'
    said = checked(file=file, folder=tmp_path).output
    assert f"{tmp_path / 'told'} can be written to" in said
    assert f"Port: {free[0]} is free" in said
    said = checked(file=file, folder=tmp_path, TAROCK_PORT=str(free[1])).output
    assert f"Port: {free[1]} is free" in said
    said = checked("--port", str(free[2]), file=file, folder=tmp_path, TAROCK_PORT=str(free[1])).output
    assert f"Port: {free[2]} is free" in said


def test_the_file_may_be_named_by_the_environment(tmp_path: Path) -> None:
    (tmp_path / "t.toml").write_text(f'data = "{tmp_path}"\nport = 0\norigin = "https://a.example"\n')
    result = checked(folder=tmp_path, TAROCK_CONFIG=str(tmp_path / "t.toml"))
    assert result.exit_code == 0, result.output
    assert "A server can start like this." in result.output
    assert list(tmp_path.iterdir()) == [tmp_path / "t.toml"], "nothing was made"


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("prot = 1", "there is no setting prot; did you mean port?"),
        ('databse-password = "x"', "did you mean database-password?"),
        ("port = ", "is no TOML"),
        ("port = 70000", "70000 is not in the range"),
        ('proxy = ["next door"]', "A proxy is named by its address"),
        ('site = "tarock.example/path"', "expected the address of a site"),
        ('session-key = "short"', "64 hexadecimal digits"),
        ('club = "/nowhere/at/all"', "no folder /nowhere/at/all of a club"),
        ('database-password-file = "/nowhere/at/all"', "/nowhere/at/all cannot be read"),
    ],
)
def test_what_is_wrong_with_a_setting_is_said(file: str, said: str, tmp_path: Path) -> None:
    result = checked("--data", str(tmp_path), *([] if "port" in file else ["--port", "0"]), file=file, folder=tmp_path)
    assert result.exit_code == 2, result.output
    assert said in result.output


def test_a_variable_that_is_nearly_a_setting_is_refused(tmp_path: Path) -> None:
    result = checked(folder=tmp_path, TAROCK_DATABASE_PASWORD="s3cret")
    assert (result.exit_code, "TAROCK_DATABASE_PASSWORD?" in result.output) == (2, True)
    assert "s3cret" not in result.output
    assert checked("--data", str(tmp_path), "--port", "0", folder=tmp_path, TAROCK_OTHER="1").exit_code == 0


def test_a_secret_is_an_option_nowhere() -> None:
    options = {name for option in app.commands["serve"].params for name in option.opts}
    assert not options & {f"--{secret}" for secret in SECRETS}


@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_comes_from_the_environment_or_a_file(secret: str, tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("from a file\n")
    settings: dict[str, object] = {secret: "from the settings"}
    assert find_secret(secret, {}, {}) is None
    assert find_secret(secret, settings, {}) == "from the settings"
    assert find_secret(secret, {f"{secret}-file": str(file)}, {}) == "from a file"
    assert find_secret(secret, settings, {f"{variable(secret)}_FILE": str(file)}) == "from a file"
    assert find_secret(secret, settings, {variable(secret): "from the environment"}) == "from the environment"


def test_the_password_of_a_database_is_put_into_its_url() -> None:
    environment = {"TAROCK_DATABASE_PASSWORD": "s3/c@ret"}
    found = with_password("postgresql://ada@db/tarock", {}, environment)
    assert found == "postgresql://ada:s3%2Fc%40ret@db/tarock"
    assert with_password("postgresql://ada:other@db/tarock", {}, environment) == "postgresql://ada:other@db/tarock"
    assert with_password(None, {}, environment) is None
    assert with_password("nonsense:", {}, environment) == "nonsense:"


def test_a_key_of_sessions_is_32_bytes() -> None:
    assert session_key({"session-key": "0f" * 32}, {}) == b"\x0f" * 32
    assert session_key({}, {}) is None
    with pytest.raises(TarockError, match="64 hexadecimal digits"):
        session_key({"session-key": "0f" * 31}, {})


def test_a_password_on_the_command_line_is_warned_of(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite://ada:s3cret@/{tmp_path / 'other'}"
    for on_command_line in (True, False):
        options = ["--database", url] if on_command_line else []
        environment = {} if on_command_line else {"TAROCK_DATABASE": url}
        result = checked("--data", str(tmp_path), "--port", "0", *options, folder=tmp_path, **environment)
        assert ("TAROCK_DATABASE_PASSWORD_FILE" in result.output) == (on_command_line and result.exit_code == 0)
        assert "s3cret" not in result.output


def test_a_file_with_secrets_that_others_can_read_is_warned_of(tmp_path: Path) -> None:
    file = f'data = "{tmp_path}"\nport = 0\ndatabase-password = "s3cret"\n'
    (tmp_path / "tarock.toml").touch(0o644)
    assert "chmod 600" in checked(file=file, folder=tmp_path).output
    (tmp_path / "tarock.toml").chmod(0o600)
    assert "chmod 600" not in checked(file=file, folder=tmp_path).output


def test_a_check_tells_how_the_database_stands(tmp_path: Path) -> None:
    assert "tarock.sqlite3 will be made" in checked("--data", str(tmp_path), "--port", "0", folder=tmp_path).output
    prepare(options_for(tmp_path))
    said = checked("--data", str(tmp_path), "--port", "0", folder=tmp_path).output
    assert "it answers, and is up to date" in said
    assert "Key: there is one." in said
