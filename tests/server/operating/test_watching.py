"""Health and metrics at a port of their own."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest

from tarock.core.errors import TarockError
from tarock.server.app import make_app
from tarock.server.serving import PatientServer, config_of, migrate_database, serve
from tests.server.servers import free_socket, options_for, until


def test_who_watches_asks_at_a_port_of_his_own_and_nobody_else_is_told(tmp_path: Path) -> None:
    async def run() -> list[int]:
        with free_socket() as public, free_socket() as watching:
            options = options_for(tmp_path, metrics_port=watching.getsockname()[1])
            await migrate_database(options)
            server = PatientServer(config_of(make_app(options)), watching)
            task = asyncio.create_task(server.serve(sockets=[public]))
            await until(lambda: server.started)
            ports = [listening.getsockname()[1] for listening in (public, watching)]
            asked = [
                f"http://127.0.0.1:{port}{path}" for port in ports for path in ("/health", "/metrics", "/api/tables")
            ]
            async with httpx.AsyncClient() as http:
                answers = [await http.get(url) for url in asked]
            server.should_exit = True
            await task
            assert answers[3].json()["status"] == "well"
            assert b"tarock_tables" in answers[4].content
            return [answer.status_code for answer in answers]

    assert asyncio.run(run()) == [404, 404, 200, 200, 200, 404]


def test_a_port_for_those_who_watch_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        options = options_for(tmp_path, metrics_port=taken.getsockname()[1])
        with pytest.raises(TarockError, match="cannot listen at"):
            serve(options, "127.0.0.1", 0, print)
