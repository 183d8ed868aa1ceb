"""The recipes for hosts in `examples/hosting` work: behind real proxies if they are installed, and their names exist."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from prometheus_client import generate_latest
from typer.main import get_command
from websockets.sync.client import connect
from websockets.typing import Origin

from ilion.cli.main import app as command_line
from ilion.server.telemetry import REGISTRY
from tests.server.harness import LIMIT, ROOT, Client, Running, Socket, free_port
from tests.server.postgres import Postgres, folder_of_programs

RECIPES = ROOT / "examples" / "hosting"
BODY = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


# Behind a proxy


def nginx(folder: Path, port: int, backend: int) -> list[str]:
    """Our recipe with another name, ports and certificate, inside the smallest whole configuration."""
    recipe = (RECIPES / "nginx.conf").read_text()
    recipe = re.sub(r"(?m)^ *listen (80|\[::\].*);\n", "", recipe)
    recipe = recipe.replace("    return 301", f"    listen 127.0.0.1:{free_port()};\n    return 301")
    recipe = recipe.replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8080", f"127.0.0.1:{backend}")
    recipe = re.sub(r"/etc/letsencrypt/live/games\.example/fullchain\.pem", str(folder / "cert.pem"), recipe)
    recipe = re.sub(r"/etc/letsencrypt/live/games\.example/privkey\.pem", str(folder / "key.pem"), recipe)
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;\n" if os.geteuid() == 0 else ""
    head = f"{user}daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
    whole = f"{head}http {{ access_log off;\n{paths}{recipe}}}\n"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, backend: int) -> list[str]:
    recipe = (RECIPES / "Caddyfile").read_text().replace("127.0.0.1:8080", f"127.0.0.1:{backend}")
    recipe = recipe.replace("games.example {", f"https://games.example:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{recipe}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


class Proxied:
    """A server behind a proxy that ends TLS."""

    def __init__(self, name: str, folder: Path) -> None:
        limits = ("--trust-proxy", "127.0.0.1", "--rate", "0.1", "--burst", "40")
        self.server = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", *limits)
        subject = ["-subj", "/CN=games.example", "-addext", "subjectAltName=DNS:games.example"]
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
        subprocess.run([*make, "-keyout", folder / "key.pem", "-out", folder / "cert.pem"], check=True, capture_output=True)
        self.port = free_port()
        self.trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (folder / "proxy").open("w") as log:
            command = PROXIES[name](folder, self.port, self.server.port)
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        while True:
            assert self.process.poll() is None, (folder / "proxy").read_text()
            try:
                if self.client("127.0.0.9").get("/healthz").status_code == 200:
                    break
            except httpx.HTTPError:
                pass

    def client(self, address: str) -> httpx.Client:
        """A browser at an address, which resolves games.example to the proxy."""
        transport = httpx.HTTPTransport(local_address=address, verify=self.trust)
        base = f"https://127.0.0.1:{self.port}"
        client = httpx.Client(base_url=base, transport=transport, timeout=LIMIT, headers={"Host": f"games.example:{self.port}"})
        client.event_hooks["request"] = [lambda request: request.extensions.update(sni_hostname="games.example")]
        return client

    def follow(self, table: str, cookie: str, address: str) -> Socket:
        reached = socket.create_connection(("127.0.0.1", self.port), LIMIT, (address, 0))
        connection = connect(
            f"wss://games.example:{self.port}/api/tables/{table}/socket",
            sock=reached,
            ssl=self.trust,
            server_hostname="games.example",
            additional_headers={"Cookie": f"ilion={cookie}"},
            origin=Origin(f"https://games.example:{self.port}"),
            open_timeout=LIMIT,
            ping_interval=None,
        ).__enter__()
        return Socket(connection)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(LIMIT)
        self.server.stop()


@pytest.fixture(scope="module", params=[pytest.param(name, marks=needs(name)) for name in PROXIES])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    running = Proxied(request.param, tmp_path_factory.mktemp(request.param))
    yield running
    running.stop()


def test_a_game_is_played_through_the_proxy_with_secure_cookies(proxied: Proxied) -> None:
    ann = proxied.client("127.0.0.2")
    made = ann.post("/api/tables", json=BODY)
    assert made.status_code == 201, made.text
    assert "secure" in made.headers["set-cookie"].lower()
    cookie = made.headers["set-cookie"].partition("ilion=")[2].partition(";")[0]
    table = proxied.follow(made.json()["table"]["id"], cookie, "127.0.0.2")
    actor = table.until("welcome")["now"]["actor"]
    table.ask("view-as", seat=actor)
    assert table.play(table.now["moves"][0]["text"])["type"] == "ack"


def test_each_address_has_limits_of_its_own_and_made_up_headers_do_not_help(proxied: Proxied) -> None:
    hostile = proxied.client("127.0.0.3")
    statuses = Counter(
        hostile.get("/api/games/nothing", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code for number in range(100)
    )
    assert statuses[404] >= 40
    assert statuses[429] > 0
    assert proxied.client("127.0.0.4").get("/api/games/nothing").status_code == 404


def test_metrics_and_large_requests_stay_outside(proxied: Proxied) -> None:
    client = proxied.client("127.0.0.5")
    assert client.get("/metrics").status_code == 404
    answer = client.post("/api/tables", content=b" " * 100_000, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


# Under systemd, and measured


@needs("systemd-analyze")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ilion.service"
    unit.write_text((RECIPES / "ilion.service").read_text().replace("/opt/ilion/bin/ilion", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True)
    complaints = [line for line in (done.stdout + done.stderr).splitlines() if "ilion.service" in line]
    assert complaints == []


def test_the_unit_uses_options_that_exist() -> None:
    (command,) = re.findall(r"(?m)^ExecStart=(.*)", (RECIPES / "ilion.service").read_text())
    serve = get_command(command_line).commands["serve"]  # type: ignore[attr-defined]
    known = {name for parameter in serve.params for name in parameter.opts}
    assert set(re.findall(r"--[a-z-]+", command)) <= known


def test_the_dashboard_shows_metrics_that_exist() -> None:
    measured = set(re.findall(r"(?m)^# TYPE (\w+)", generate_latest(REGISTRY).decode()))
    dashboard = json.loads((RECIPES / "dashboard.json").read_text())
    shown = {
        name.removesuffix("_bucket")
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"ilion_\w+", target["expr"])
    }
    assert shown <= measured
    assert {
        "ilion_sockets",
        "ilion_entries_total",
        "ilion_reviews_total",
        "ilion_review_queue",
        "ilion_notices_sent_total",
    } <= shown
    assert yaml.safe_load((RECIPES / "prometheus.yml").read_text())["scrape_configs"][0]["job_name"] == "ilion"


# Backups


def play_one_move(client: Client, table: str) -> None:
    seat = client.socket(table)
    actor = seat.until("welcome")["now"]["actor"]
    seat.ask("view-as", seat=actor)
    assert seat.play(seat.now["moves"][0]["text"])["type"] == "ack"
    seat.close()


def record_of(client: Client, table: str) -> str:
    return client.http.get(f"/api/tables/{table}/record").text


@needs("sqlite3")
def test_an_sqlite_file_is_backed_up_while_the_server_runs_and_restored(tmp_path: Path) -> None:
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    ann = Client(running)
    table = ann.make("me", "hotseat")["table"]["id"]
    play_one_move(ann, table)
    before = record_of(ann, table)
    subprocess.run(["sqlite3", tmp_path / "tables.db", f".backup {tmp_path / 'copy.db'}"], check=True)
    play_one_move(ann, table)
    running.stop()
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    shutil.copy(tmp_path / "copy.db", tmp_path / "tables.db")
    running.start()
    assert record_of(ann, table) == before
    play_one_move(ann, table)
    running.stop()
    assert sqlite3.connect(tmp_path / "tables.db").execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.skipif("postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so")
def test_a_postgresql_is_backed_up_while_the_server_runs_and_restored(tmp_path: Path) -> None:
    postgres = Postgres()
    programs = folder_of_programs()
    source, target = postgres.database(), postgres.database()
    running = Running(source, tmp_path / "log")
    ann = Client(running)
    table = ann.make("me", "hotseat")["table"]["id"]
    play_one_move(ann, table)
    before = record_of(ann, table)
    copy = postgres.folder / "ilion.dump"
    postgres.run(f"{programs}/pg_dump", "--format=custom", f"--file={copy}", source)
    play_one_move(ann, table)
    running.stop()
    postgres.run(f"{programs}/pg_restore", "--no-owner", "--exit-on-error", f"--dbname={target}", str(copy))
    running.db = target
    running.start()
    assert record_of(ann, table) == before
    play_one_move(ann, table)
    running.stop()
    postgres.stop()
