"""What `deploy` holds fits the server: its settings, its metrics, and the rules by which it is closed up."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from prometheus_client import REGISTRY

from tarock.cli import app
from tarock.cli.settings import key_of, settings_of
from tarock.rulesets.files import LARGEST_FILE
from tarock.server import metrics
from tarock.server.operating.settings import keys_of_secrets, read_settings, variable

DEPLOY = Path(__file__).parents[3] / "deploy"
yaml: Any = import_module("yaml")  # schemathesis brings it, and it has no types

KEYS = {key_of(option) for option in settings_of(app.commands["serve"])}
VARIABLES = {variable(key) for key in (*KEYS, *keys_of_secrets())}
SECRET = re.compile(r"(?i)password|secret|token|key")


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


# Settings


def test_the_example_of_settings_can_be_read(tmp_path: Path) -> None:
    assert read_settings(DEPLOY / "tarock.toml", KEYS)["port"] == 8000
    everything = re.sub(r'^# (?=[\w-]+ = ")', "", read("tarock.toml"), flags=re.MULTILINE)
    (tmp_path / "all.toml").write_text(everything, "utf-8")
    assert "database-password-file" in read_settings(tmp_path / "all.toml", KEYS)


def test_the_example_of_settings_is_one_that_a_server_takes(tmp_path: Path) -> None:
    options = ["--config", str(DEPLOY / "tarock.toml"), "--data", str(tmp_path), "--port", "0", "--metrics-port", "0"]
    result = CliRunner().invoke(app, ["serve", "--check", *options], env={"TAROCK_LANG": "en"})
    assert result.exit_code == 0 or "page has not been built" in result.output, result.output


def test_every_variable_that_is_set_is_one_of_a_setting() -> None:
    image = set(re.findall(r"\bTAROCK_\w+(?==)", read("Containerfile")))
    composed = {name for name in compose()["services"]["server"]["environment"] if name.startswith("TAROCK")}
    assert image
    assert composed
    assert (image | composed) - VARIABLES == set()


# The image


def instructions() -> Iterator[tuple[str, str]]:
    text = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", read("Containerfile"), flags=re.MULTILINE))
    for line in text.splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word, rest


def test_the_image_is_built_in_two_stages_and_runs_as_nobody_special() -> None:
    found = list(instructions())
    stages = [number for number, (word, _) in enumerate(found) if word == "FROM"]
    assert len(stages) == 2
    last = dict(found[stages[1] :])
    assert all(number.isdecimal() and number != "0" for number in last["USER"].split(":"))
    assert "/health" in last["HEALTHCHECK"]
    assert last["ENTRYPOINT"] == '["tarock"]'
    assert {"COPY", "VOLUME", "EXPOSE"} <= last.keys()
    assert "apt-get" not in read("Containerfile"), "nothing but what it needs"


def test_no_secret_is_in_the_image() -> None:
    for word, rest in instructions():
        if word in {"ENV", "ARG"}:
            assert not [name for name in re.findall(r"(\w+)=", rest) if SECRET.search(name)], rest
    ignored = (DEPLOY.parent / ".dockerignore").read_text("utf-8").splitlines()
    assert {".git", "deploy/secrets", ".venv"} <= set(ignored)


# The site


def test_every_service_is_closed_up_and_comes_back() -> None:
    for name, service in compose()["services"].items():
        assert service["read_only"], name
        assert service["restart"] == "unless-stopped", name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert not service.get("privileged"), name


def test_only_the_proxy_is_seen_by_the_world_and_only_the_server_sees_the_database() -> None:
    found = compose()
    services = found["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["database"]["networks"] == ["back"]
    assert found["networks"]["back"]["internal"]
    assert "back" not in services["proxy"]["networks"]


def test_passwords_come_from_files() -> None:
    found = compose()
    for service in found["services"].values():
        for name in service.get("environment", {}):
            assert not SECRET.search(name) or name.endswith("_FILE"), name
    assert all("file" in secret for secret in found["secrets"].values())


def test_the_proxy_is_believed_and_passes_what_it_must() -> None:
    found, text = compose(), read("Caddyfile")
    network = found["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert found["services"]["server"]["environment"]["TAROCK_PROXY"] == network
    assert "header_up X-Request-Id {http.request.uuid}" in text
    assert "reverse_proxy server:8000" in text
    assert f"max_size {LARGEST_FILE // 1_000_000}MB" in text
    assert not re.search(r"^\s*log\b", text, re.MULTILINE), "who comes is not written down"
    assert text.count("{") == text.count("}")


# The units


def test_the_units_are_such_as_systemd_takes(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("there is no systemd-analyze here")
    for unit in (DEPLOY / "systemd").iterdir():
        text = unit.read_text("utf-8").replace("/opt/tarock/bin/tarock", sys.executable)
        (tmp_path / unit.name).write_text(text, "utf-8")
    units = sorted(str(unit) for unit in tmp_path.iterdir())
    environment = {**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:", "LC_ALL": "C"}
    command = [tool, "verify", "--man=no", "--recursive-errors=no", *units]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    said = [line for line in result.stderr.splitlines() if "tarock" in line]
    assert (said, result.returncode) == ([], 0), result.stderr


def test_the_server_is_closed_up_by_systemd() -> None:
    unit = set(read("systemd/tarock.service").splitlines())
    assert {"NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "User=tarock"} <= unit
    assert not [line for line in unit if line.startswith("MemoryDenyWriteExecute")], "bots run compiled code"
    assert any("--check" in line for line in unit if line.startswith("ExecStartPre="))


# Metrics


def names() -> set[str]:
    """Return all that Prometheus can be asked for: of us, of the process, and of Prometheus itself."""
    assert metrics.TABLES is not None, "they are there once the module has been read"
    found = {sample for metric in REGISTRY.collect() for sample in samples(metric.name, metric.type)}
    return found | {"up"}


def samples(name: str, kind: str) -> set[str]:
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(kind, ("",))
    return {name + ending for ending in endings}


def asked() -> list[str]:
    rules = yaml.safe_load(read("monitoring/alerts.yaml"))["groups"]
    shown = json.loads(read("monitoring/dashboard.json"))["panels"]
    alerts = [rule["expr"] for group in rules for rule in group["rules"]]
    return alerts + [target["expr"] for panel in shown for target in panel["targets"]]


@pytest.mark.parametrize("expression", asked())
def test_every_metric_that_is_asked_for_exists(expression: str) -> None:
    words = set(re.findall(r"\b(?:tarock|process)_\w+|\bup\b", expression))
    assert words
    assert words - names() == set()
    assert expression.count("(") == expression.count(")")


def test_every_alert_says_what_to_do() -> None:
    for group in yaml.safe_load(read("monitoring/alerts.yaml"))["groups"]:
        for rule in group["rules"]:
            assert set(rule["annotations"]) == {"summary", "what"}, rule["alert"]
            assert rule["labels"]["severity"] in {"page", "ticket"}
