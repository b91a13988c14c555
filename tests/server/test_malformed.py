"""Malformed HTTP: our headers on every answer, one line in the journal, no trace."""

import asyncio
import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from parlour.server.http.drawings import MOST_KEPT, Drawings
from tests.server.player import Told, house, journal, scene
from tests.server.test_door import has_ended, silent

MALFORMED = [
    b"nonsense\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost\r\n\r\n",
    b"GET / HTTP/1.1\r\nA: \x00\r\n\r\n",
    b"GET /" + b"x" * 10_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nA: " + b"x" * 10_000 + b"\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]


@scene
async def test_what_is_no_http(folder: Path) -> None:
    async with house(folder) as tables:
        for said in MALFORMED:
            with journal() as kept, silent(tables.url) as link:
                link.sendall(said)
                told = await has_ended(link)
            head, _, body = told.partition(b"\r\n\r\n")
            assert b" 400 " in head.splitlines()[0], said
            assert b"Content-Security-Policy: default-src 'none'" in head
            assert b"Server: Parlour" in head
            assert body == b'{"code":"bad-message"}'
            (line,) = kept.of("bad-request")
            assert ("trace" in line, line["status"]) == (False, 400)
            assert len(kept.lines) == 1


@scene
async def test_a_body_that_is_not_what_it_says(folder: Path) -> None:
    bad: list[tuple[bytes, str]] = [
        (b"not gzip at all", "gzip"),
        (gzip.compress(b'{"game":"kniffel"}')[:-12], "gzip"),
        (b"\x00\x01\x02", "deflate"),
    ]
    async with house(folder) as tables:
        for body, encoding in bad:
            with journal() as kept:
                async with tables.client.post(
                    f"{tables.url}/api/rooms", data=body, headers={"Content-Encoding": encoding}
                ) as answer:
                    assert (answer.status, await answer.json()) == (400, {"code": "bad-message"})
            assert kept.lines == []
        host = urlsplit(tables.url).netloc.encode()
        for path in (b"/api/rooms", b"/api/replay/frames", b"/nothing"):
            with silent(tables.url) as link:
                head = b" HTTP/1.1\r\nTransfer-Encoding: chunked\r\nHost: " + host
                link.sendall(b"POST " + path + head + b"\r\n\r\nno number\r\n")
                assert (await has_ended(link)).split()[1] in (b"400", b"405")


@scene
async def test_a_body_that_breaks_after_the_answer(folder: Path) -> None:
    async with house(folder) as tables:
        host = urlsplit(tables.url).netloc.encode()
        with journal() as kept, silent(tables.url) as link:
            head = b"POST /nothing HTTP/1.1\r\nTransfer-Encoding: chunked\r\nHost: "
            link.sendall(head + host + b"\r\n\r\n")
            told = await asyncio.to_thread(link.recv, 4096)
            assert told.split()[1] == b"405"
            link.sendall(b"no number\r\n")
            await has_ended(link)
        assert kept.lines == []


@scene
async def test_a_picture_is_drawn_once_and_kept_for_a_while(folder: Path) -> None:
    drawn: list[str] = []

    def draw(text: str) -> bytes:
        drawn.append(text)
        return text.encode()

    drawings = Drawings(draw)
    for number in (*range(MOST_KEPT), 0, MOST_KEPT, 1):
        assert await drawings.of(str(number)) == str(number).encode()
    drawings.close()
    assert drawn == [*map(str, range(MOST_KEPT + 1)), "1"], "0 was asked for again, 1 forgotten"


@pytest.mark.parametrize(
    "code", ["A%0D%0AB", "%00", "BCDFGH%0d%0aX-Evil:%201", "x" * 13, "%C3%9F", "..%2F..", "%20"]
)
def test_a_code_that_can_be_none(tmp_path: Path, code: str) -> None:
    async def act() -> list[tuple[int, bytes]]:
        async with house(tmp_path) as tables:
            host = urlsplit(tables.url).netloc
            told = []
            for path in ("qr.svg", "games/1/log", "games/1/frames"):
                with silent(tables.url) as link:
                    ask = f"GET /api/rooms/{code}/{path} HTTP/1.1\r\nHost: {host}\r\n"
                    link.sendall(f"{ask}Connection: close\r\n\r\n".encode())
                    head, _, body = (await has_ended(link)).partition(b"\r\n\r\n")
                    assert b"X-Evil" not in head
                    told.append((int(head.split()[1]), body))
            return told

    assert asyncio.run(act()) == [(404, b'{"code":"no-such-room"}')] * 3


@scene
async def test_a_request_that_names_no_host(folder: Path) -> None:
    async with house(folder) as tables:
        for version in (b"1.0", b"1.1"):
            with silent(tables.url) as link:
                link.sendall(b"GET / HTTP/" + version + b"\r\nConnection: close\r\n\r\n")
                told = await has_ended(link)
            assert told.split()[1] in (b"400", b"403")


@scene
async def test_what_there_is_not_has_a_code(folder: Path) -> None:
    async with house(folder) as tables:
        for method, path, status, code in [
            ("GET", "/nothing", 404, "no-such-page"),
            ("DELETE", "/api/rooms", 405, "bad-message"),
            ("POST", "/nothing", 405, "bad-message"),
            ("GET", "/words/xx", 404, "no-such-language"),
        ]:
            async with tables.client.request(method, tables.url + path) as answer:
                assert (answer.status, (await answer.json())["code"]) == (status, code)
                assert answer.headers["X-Frame-Options"] == "DENY"


@scene
async def test_a_fault_of_ours_is_told_and_traced_once(folder: Path) -> None:
    async with house(folder) as tables:
        assert tables.store is not None
        tables.store.ready = None  # type: ignore[method-assign, assignment]  # a fault of ours
        with journal() as kept:
            async with tables.client.get(f"{tables.url}/readyz") as answer:
                assert (answer.status, await answer.json()) == (500, {"code": "server-broke"})
                assert answer.headers["Server"] == "Parlour"
        line: Told
        (line,) = kept.of("request-broke")
        assert "TypeError" in line["trace"]
