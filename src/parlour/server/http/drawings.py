"""Pictures that are drawn on demand: off the event loop, one at a time, and kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

MOST_KEPT = 256


class Drawings:
    def __init__(self, draw: Callable[[str], bytes]) -> None:
        self._draw = draw
        self._hand = ThreadPoolExecutor(1, "drawing")
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def of(self, text: str) -> bytes:
        drawn = self._kept.pop(text, None)
        if drawn is None:
            loop = asyncio.get_running_loop()
            drawn = await loop.run_in_executor(self._hand, self._draw, text)
        self._kept[text] = drawn
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return drawn

    def close(self) -> None:
        self._hand.shutdown(wait=False, cancel_futures=True)


def qr_code(text: str) -> bytes:
    import segno  # when the first code is wanted: a restart need not wait for it

    out = BytesIO()
    made = segno.make(text, error="m")
    made.save(out, kind="svg", border=2, scale=8, dark="#2a1a12", light="#fffaf0")
    return out.getvalue()
