"""The server dies, or says nothing any more, and the page goes on elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Open
from tests.web.line import Line

LOST = re.compile("The connection is lost")


def test_a_throw_to_a_silent_server_is_made_by_the_next_one(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    line = Line(anna.page)
    invite = anna.start_table()
    anna.add_bot()
    anna.begin()
    expect(anna.roll).to_be_enabled()
    (code,) = re.findall("/t/(.*)", invite)
    assert line.open[0].url.endswith(f"/ws/{code}")
    line.hush()
    anna.throw()
    assert len(line.open) == 2
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    assert anna.complaints == []
