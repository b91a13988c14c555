"""docs/recipes: each file is read by the program that it is for, and people come through the
proxies as Parlour wants it."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest
import yaml

from parlour.cli import VERBS
from parlour.commands.serve import serve
from parlour.server.admin.metrics import METRICS
from parlour.server.app import open_house
from parlour.server.doctor import proxy
from parlour.server.settings import Settings

RECIPES = Path(__file__).parents[1] / "docs" / "recipes"
UNITS = ("parlour.service", "parlour-backup.service", "parlour-backup.timer")
TLS = re.compile(r"\n\s*(ssl_certificate\S*|listen \[::\]:\d+)[^\n]*")


def text_of(name: str) -> str:
    return (RECIPES / name).read_text(encoding="utf-8")


def program(name: str) -> str:
    """Debian keeps some where only root looks."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None and os.environ.get("PARLOUR_REQUIRE_PROXIES") == "1":
        pytest.fail(f"no {name} on this machine")
    return found or pytest.skip(f"no {name} on this machine")


def must_run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def certificate(folder: Path) -> None:
    names = (str(folder / "privkey.pem"), str(folder / "fullchain.pem"))
    key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    must_run(program("openssl"), "req", "-x509", *key, "-subj", "/CN=games.example",
             "-keyout", names[0], "-out", names[1])  # fmt: skip


# What reads them says that they are right


def test_caddy() -> None:
    config = str(RECIPES / "Caddyfile")
    must_run(program("caddy"), "validate", "--adapter", "caddyfile", "--config", config)


def test_nginx(tmp_path: Path) -> None:
    certificate(tmp_path)
    file = tmp_path / "nginx.conf"
    file.write_text(text_of("nginx.conf").replace("/etc/ssl/games.example", str(tmp_path)))
    rest = f"pid {tmp_path}/pid; error_log stderr;"
    must_run(program("nginx"), "-t", "-q", "-p", str(tmp_path), "-c", str(file), "-g", rest)


@pytest.mark.parametrize("unit", UNITS)
def test_systemd(tmp_path: Path, unit: str) -> None:
    """With another program in the place of one that is not installed here."""
    for name in UNITS:
        (tmp_path / name).write_text(text_of(name).replace("/opt/parlour/bin/parlour", "/bin/true"))
    must_run(program("systemd-analyze"), "verify", str(tmp_path / unit))


def test_compose_and_alerts_are_yaml_and_name_what_there_is() -> None:
    services: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))["services"]
    build = services["parlour"]["build"]
    assert (RECIPES / build["context"] / build["dockerfile"]).resolve() == RECIPES / "Containerfile"
    options = {option for param in serve.params for option in (*param.opts, *param.secondary_opts)}
    verb, *asked = services["parlour"]["command"]
    assert verb in VERBS
    assert {word.partition("=")[0] for word in asked} <= options
    unit = re.findall(r" (--[a-z-]+)", text_of("parlour.service").partition("ExecStart=")[2])
    assert set(unit) <= options
    rules = [
        rule for group in yaml.safe_load(text_of("alerts.yml"))["groups"] for rule in group["rules"]
    ]
    for rule in rules:
        for name in re.findall(r"parlour_\w+", rule["expr"]):
            assert name.removesuffix("_bucket") in METRICS, rule["alert"]


def test_the_containerfile_copies_what_there_is() -> None:
    text = text_of("Containerfile")
    for name in re.findall(r"requirements/\S+", text):
        assert (RECIPES.parents[1] / name).is_file(), name
    steps = [line.split()[0] for line in text.splitlines() if re.match(r"[A-Z]+ ", line)]
    assert steps[0] == "FROM"
    assert set(steps) <= {"FROM", "RUN", "COPY", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"}


# People come through them


@contextmanager
def running(command: Sequence[str], port: int) -> Iterator[None]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        try:
            while not is_open(port):
                assert process.poll() is None, process.stderr and process.stderr.read()
                sleep(0.02)
            yield
        finally:
            process.terminate()


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def caddy_of(folder: Path, port: int, behind: int) -> list[str]:
    text = text_of("Caddyfile").replace("games.example {", f"http://127.0.0.1:{port} {{", 1)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}"))
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


def nginx_of(folder: Path, port: int, behind: int) -> list[str]:
    text = TLS.sub("", text_of("nginx.conf")).replace(
        "listen 80;", f"listen 127.0.0.1:{free_port()};"
    )
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    file = folder / "nginx.conf"
    file.write_text(text.replace("http {", f"http {{ access_log off; {temporary(folder)}", 1))
    rest = f"daemon off; pid {folder}/pid; error_log stderr;"
    return [program("nginx"), "-p", str(folder), "-c", str(file), "-g", rest]


def temporary(folder: Path) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return "".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)


@pytest.mark.parametrize("proxy_of", [caddy_of, nginx_of])
def test_the_doctor_finds_nothing_behind_it(tmp_path: Path, proxy_of: Any) -> None:
    """Pages and WebSockets come through, and nobody can lie about their address."""

    async def act() -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        settings = Settings(tmp_path / "data", port=0, origins=(url,), behind_proxy=True)
        async with open_house(settings) as house:
            with running(proxy_of(tmp_path, port, house.port), port):
                finding = await proxy.examine(url)
        assert (finding.name, finding.about) == ("proxy", {"address": "127.0.0.1"})

    asyncio.run(act())
