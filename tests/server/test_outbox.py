"""What waits for a slow reader stays small and loses no news."""

from typing import Any

import pytest
from msgspec import json

from parlour.core.game import Frame, News
from parlour.server.link.outbox import MOST_ANSWERS, MOST_NEWS, Outbox, Overflow
from parlour.server.wire import Done, Framed


class Said(News, frozen=True):
    number: int


def framed(seq: int, seat: int | None = 0, match: int = 1) -> Framed:
    news = (Said(seq),)
    return Framed(match, Frame(seq, seat, None, (), news, None, None), (f"a{seq}",))


def taken(outbox: Outbox) -> list[dict[str, Any]]:
    return [json.decode(message) for message in outbox.take()]


def test_the_newest_frame_replaces_older_ones_and_tells_their_news() -> None:
    outbox = Outbox()
    for seq in range(1, 4):
        outbox.put(framed(seq))
    outbox.put(framed(9, seat=1))
    mine, other = taken(outbox)
    assert mine["frame"]["seq"] == 3
    assert [item["number"] for item in mine["frame"]["news"]] == [1, 2, 3]
    assert mine["done"] == ["a1", "a2", "a3"]
    assert other["frame"]["seat"] == 1


def test_news_are_bounded_and_end_with_their_match() -> None:
    outbox = Outbox()
    for seq in range(200):
        outbox.put(framed(seq))
    outbox.put(framed(0, match=2))
    (only,) = taken(outbox)
    assert [item["number"] for item in only["frame"]["news"]] == [0]
    for seq in range(200):
        outbox.put(framed(seq))
    (only,) = taken(outbox)
    assert len(only["frame"]["news"]) == MOST_NEWS


def test_answers_are_bounded() -> None:
    outbox = Outbox()
    for number in range(MOST_ANSWERS):
        outbox.put(Done(str(number)))
    with pytest.raises(Overflow):
        outbox.put(Done("one too many"))
    assert len(taken(outbox)) == MOST_ANSWERS


def test_what_happened_before_is_told_once() -> None:
    outbox = Outbox()
    outbox.put(framed(1))
    outbox.put(Framed(1, framed(2).frame, (), before=(Said(0), Said(1))))
    outbox.put(framed(3))
    (only,) = taken(outbox)
    assert [item["number"] for item in only["before"]] == [0, 1]
    assert [item["number"] for item in only["frame"]["news"]] == [2, 3]
    assert only["done"] == ["a1", "a3"]
