"""A connection that can be cut, as in a lift or a tunnel."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """Between a page and the server. To be laid before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        socket.connect_to_server()
        self.open.append(socket)

    def cut(self) -> None:
        self.down = True
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self) -> None:
        self.down = False
