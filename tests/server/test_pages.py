"""The built client: found by path, cached by what it contains, and nothing else is given away."""

from gzip import decompress
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from parlour.core.game import Illegal
from parlour.server.http.pages import FOREVER, NOT_BUILT, Pages


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main.js").write_text("1")
    (tmp_path / "assets" / "blob.unheard-of").write_bytes(b"\0")
    (tmp_path / ".stamp").write_text("built today")
    return Pages(tmp_path)


def get(pages: Pages, path: str, **headers: str) -> web.Response:
    return pages.answer(make_mocked_request("GET", path, headers=headers))


@pytest.mark.parametrize(
    ("path", "kind", "charset", "cache"),
    [
        ("/", "text/html", "utf-8", "no-cache"),
        ("/t/BCDFGH", "text/html", "utf-8", "no-cache"),
        ("/index.html", "text/html", "utf-8", "no-cache"),
        ("/assets/main.js", "text/javascript", "utf-8", FOREVER),
        ("/assets/blob.unheard-of", "application/octet-stream", None, FOREVER),
    ],
)
def test_files_by_path(pages: Pages, path: str, kind: str, charset: str | None, cache: str) -> None:
    answer = get(pages, path)
    assert (answer.status, answer.content_type, answer.charset) == (200, kind, charset)
    assert answer.headers["Cache-Control"] == cache


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", None)],
)
def test_the_smallest_form_the_browser_takes(tmp_path: Path, accepts: str, coding: str) -> None:
    (tmp_path / "big.js").write_text("1" * 2000)
    (tmp_path / "big.js.br").write_bytes(b"small")
    (tmp_path / "big.js.gz").write_bytes(b"smaller than plain")
    pages = Pages(tmp_path)
    answer = get(pages, "/big.js", **{"Accept-Encoding": accepts})
    assert answer.headers.get("Content-Encoding") == coding
    assert answer.headers["Vary"] == "Accept-Encoding"
    again = {"Accept-Encoding": accepts, "If-None-Match": answer.headers["ETag"]}
    assert get(pages, "/big.js", **again).status == 304
    with pytest.raises(Illegal, match="no-such-page"):
        get(pages, "/big.js.br")


def test_what_the_server_makes_itself_is_compressed_too(pages: Pages) -> None:
    answer = get(pages, "/api/games", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert isinstance(answer.body, bytes)
    assert decompress(answer.body).startswith(b'[{"name":')


def test_what_the_browser_has_is_not_sent_again(pages: Pages) -> None:
    tag = get(pages, "/").headers["ETag"]
    assert get(pages, "/", **{"If-None-Match": tag}).status == 304
    assert get(pages, "/", **{"If-None-Match": '"older"'}).status == 200


@pytest.mark.parametrize("path", ["/.stamp", "/assets", "/assets/../.stamp", "/nothing"])
def test_there_is_nothing_else(pages: Pages, path: str) -> None:
    with pytest.raises(Illegal, match="no-such-page"):
        get(pages, path)


def test_a_client_that_was_not_built_says_so(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "nowhere")
    answer = get(pages, "/")
    assert (answer.status, answer.text) == (404, NOT_BUILT)
