"""The built browser client, held in memory, and the headers every answer carries."""

import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable

from aiohttp import web

from parlour.art.gallery import added
from parlour.server.http.shelf import shelf

HEADERS = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "font-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": "Parlour",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
CLIENT = files("parlour") / "static"
FOREVER = "public, max-age=31536000, immutable"


class Pages:
    """Every file of the client by its path, every picture of games that it was not built with, and
    the list of games; nothing else can be asked for."""

    def __init__(self, folder: Traversable = CLIENT) -> None:
        drawn = {f"/art/{name}.svg": svg.encode() for name, svg in added().items()}
        found = drawn | dict(read(folder, ""))
        self._files = {name: kept(name, body) for name, body in found.items()}
        self._files["/api/games"] = kept("games.json", shelf(found))

    def answer(self, request: web.Request) -> web.Response:
        path = request.path
        if path == "/" or path.startswith("/t/"):
            path = "/index.html"
        if path not in self._files:
            missing = "/index.html" not in self._files and request.path == "/"
            raise web.HTTPNotFound(text=NOT_BUILT if missing else None)
        body, kind, tag = self._files[path]
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if path.startswith("/assets/"):
            headers["Cache-Control"] = FOREVER
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        return web.Response(body=body, content_type=kind, charset=charset(kind), headers=headers)


NOT_BUILT = "The browser client has not been built. Start Parlour with ./parlour, which builds it."


def read(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found += read(entry, name)
        elif not entry.name.startswith("."):
            found.append((name, entry.read_bytes()))
    return found


def kept(name: str, body: bytes) -> tuple[bytes, str, str]:
    """A file with its type and the tag that tells whether it has changed."""
    kind = TYPES.get(name[name.rfind(".") :]) or mimetypes.guess_type(name)[0]
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return body, kind or "application/octet-stream", tag


def charset(kind: str) -> str | None:
    return "utf-8" if kind.startswith("text/") or kind.endswith("json") else None
