"""The admin address: how the house is, for those who run it. Nothing there is a secret of a player,
and nothing can be changed there."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing

from aiohttp import web
from msgspec import json

from parlour.server.admin.facts import Facts
from parlour.server.admin.metrics import CONTENT_TYPE, text
from parlour.server.listening import Address, listen_at

Told = Callable[[], Awaitable[Mapping[str, Facts]]]
"""By the name of each process of this machine, what it knows about itself."""

SUPERVISOR = "supervisor"
"""The name of the one process that serves nobody."""


@asynccontextmanager
async def open_admin(address: Address | None, told: Told) -> AsyncIterator[int]:
    """Answer at this address inside the `with`; the port in use. Without an address nobody does."""
    if address is None:
        yield 0
        return
    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/readyz", ready_of(told))
    app.router.add_get("/metrics", metrics_of(told))
    with closing(listen_at(*address)) as listener:
        runner = web.AppRunner(app, shutdown_timeout=1.0)
        await runner.setup()
        await web.SockSite(runner, listener).start()
        try:
            yield listener.getsockname()[1]
        finally:
            await runner.cleanup()


async def healthz(request: web.Request) -> web.Response:
    """The event loop runs, or nobody would answer."""
    return answer(200, {"status": "ok"})


def ready_of(told: Told) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def readyz(request: web.Request) -> web.Response:
        """Somebody here is ready for people."""
        workers = [facts for name, facts in (await told()).items() if name != SUPERVISOR]
        ready = [facts for facts in workers if facts.get("parlour_ready")]
        return answer(200 if ready else 503, {"ready": len(ready), "of": len(workers)})

    return readyz


def metrics_of(told: Told) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def metrics(request: web.Request) -> web.Response:
        body = text(await told()).encode()
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE})

    return metrics


def answer(status: int, body: object) -> web.Response:
    return web.Response(status=status, body=json.encode(body), content_type="application/json")
