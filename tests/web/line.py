"""A connection that can be cut, as in a lift or a tunnel, or fall silent."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """Between a page and the server. To be laid before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.open: list[WebSocketRoute] = []
        self.silent: set[WebSocketRoute] = set()
        """On these nothing passes, and nobody is told."""
        page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._pass(socket, server, text))
        server.on_message(lambda text: self._pass(socket, socket, text))
        self.open.append(socket)

    def _pass(self, line: WebSocketRoute, to: WebSocketRoute, text: str | bytes) -> None:
        if line not in self.silent:
            to.send(text)

    def hush(self) -> None:
        """The server is still connected, and says nothing any more."""
        self.silent |= set(self.open)

    def cut(self) -> None:
        self.down = True
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self) -> None:
        self.down = False
