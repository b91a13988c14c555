"""The way in from outside: whether the proxy says who comes, and lets WebSockets through."""

import aiohttp
from msgspec import Struct, json

from parlour.server.doctor import Finding

FORGED = "192.0.2.77"
"""An address that nobody has (RFC 5737)."""
PATIENCE = 10.0
MOST_BYTES = 10_000


class Seen(Struct):
    """What a server tells at /healthz of its caller."""

    address: str
    forwarded: str
    behind_proxy: bool


async def examine(url: str) -> Finding:
    """Come as somebody who lies about their address."""
    url, timeout = url.rstrip("/"), aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with aiohttp.ClientSession(timeout=timeout) as client:
            headers = {"X-Forwarded-For": FORGED}
            async with client.get(f"{url}/healthz", headers=headers) as answer:
                status, body = answer.status, await answer.content.read(MOST_BYTES)
            if status != 200:
                return Finding("proxy-status", False, {"url": url, "status": str(status)})
            finding = judge(json.decode(body, type=Seen))
            if finding.is_ok:
                async with client.ws_connect(f"{url}/ws"):
                    pass
            return finding
    except aiohttp.WSServerHandshakeError:
        return Finding("proxy-socket", False, {"url": url})
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
        return Finding("proxy-away", False, {"url": url})


def judge(seen: Seen) -> Finding:
    if seen.behind_proxy and seen.address == FORGED:
        return Finding("proxy-believes", False, {})
    if not seen.behind_proxy and seen.forwarded != FORGED:
        return Finding("proxy-unread", False, {})
    return Finding("proxy", True, {"address": seen.address})
