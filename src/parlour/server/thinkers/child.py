"""What a process does in which bots and coaches think.

It reads questions and writes answers, each as a pickle with its length before it. Both ends are
ours; nothing from outside travels here. When its parent ends, however that happens, its input ends,
and so does it.
"""

import os
import pickle
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from parlour.server.thinkers.questions import Question, Timed

READY = "ready"
"""The first message of a process."""
SIZE = 4
"""Bytes of the length before a message."""


def pack(message: object) -> bytes:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(SIZE) + body


def unpack(body: bytes) -> Any:
    return pickle.loads(body)


def serve(
    inlet: BinaryIO,
    outlet: BinaryIO,
    think: Callable[[Question], Timed],
    end: Callable[[int], Any] = os._exit,
) -> None:
    """Answer one question after the other. A thread of its own reads, so that the end of the input
    ends the process also while it thinks."""
    questions: SimpleQueue[Question | None] = SimpleQueue()

    def read() -> None:
        while size := inlet.read(SIZE):
            questions.put(unpack(inlet.read(int.from_bytes(size))))
        questions.put(None)
        end(0)

    def write(message: object) -> None:
        outlet.write(pack(message))
        outlet.flush()

    Thread(target=read, daemon=True).start()
    try:
        write(READY)
        while (question := questions.get()) is not None:
            write(think(question))
    except BrokenPipeError:  # the parent was killed, and nobody listens
        end(0)
