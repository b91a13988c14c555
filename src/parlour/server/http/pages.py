"""The built browser client, held in memory."""

import mimetypes
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from aiohttp import web

from parlour.art.gallery import added
from parlour.core.game import Illegal
from parlour.server.http.sent import Sent, answer, sent
from parlour.server.http.shelf import shelf
from parlour.server.wire import Refusal

TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
CLIENT = files("parlour") / "static"
OURS = ("/t/", "/tv", "/replay", "/learn/")
"""How the addresses begin that the client itself understands."""
MADE = {".br": "br", ".gz": "gzip"}
"""What the build leaves beside a file of text, by the end of the name: its content coding."""
FOREVER = "public, max-age=31536000, immutable"


class Pages:
    """Every file of the client by its path, every picture of games that it was not built with, and
    the list of games; nothing else can be asked for."""

    def __init__(self, folder: Traversable = CLIENT) -> None:
        drawn = {f"/art/{name}.svg": svg.encode() for name, svg in added().items()}
        found = drawn | dict(read(folder, ""))
        plain = {name: body for name, body in found.items() if not name.endswith(tuple(MADE))}
        self._files = {name: kept(name, found) for name in plain}
        self._files["/api/games"] = sent(shelf(plain), "application/json")

    def answer(self, request: web.Request) -> web.Response:
        path = request.path
        if path == "/" or path.startswith(OURS):
            path = "/index.html"
        if path not in self._files:
            if request.path == "/":
                return web.Response(status=404, text=NOT_BUILT)
            raise Illegal(Refusal.NO_SUCH_PAGE)
        cache = FOREVER if path.startswith("/assets/") else "no-cache"
        return answer(request, self._files[path], cache)


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


def kept(name: str, found: Mapping[str, bytes]) -> Sent:
    """A file with its type, and with the compressed forms that lie beside it."""
    kind = TYPES.get(name[name.rfind(".") :]) or mimetypes.guess_type(name)[0]
    made = {MADE[end]: found[name + end] for end in MADE if name + end in found}
    return sent(found[name], kind or "application/octet-stream", made)
