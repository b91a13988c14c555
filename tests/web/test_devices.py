"""A seat on a second device, by a code that works once."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Open


def test_a_seat_on_a_second_device(visit: Open) -> None:
    anna, phone, thief = visit("Anna"), visit("phone", PHONE), visit("thief")
    anna.start_table()
    anna.press("Anna: On another device too")
    link = anna.page.get_by_label("Link for the other device")
    invite = link.input_value()
    anna.is_accessible()
    anna.shoot("device")
    assert "#me=" in invite, "browsers send nothing behind it"
    phone.page.goto(invite)
    expect(phone.page.get_by_role("button", name="Rename Anna")).to_be_visible()
    expect(phone.page).not_to_have_url(invite)
    expect(link).to_have_count(0)  # it has been used
    phone.shoot("device-second")
    anna.begin()
    phone.throw()
    expect(anna.boxes.first).to_be_visible()
    anna.write()
    expect(phone.boxes).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("list", name="Players")).to_be_visible()
    thief.page.goto(invite)
    expect(thief.page.get_by_text("This code has been used already")).to_be_visible()
    phone.page.get_by_role("list", name="Players").get_by_role("button", name="Anna").click()
    phone.press("On another device too")
    expect(phone.page.get_by_label("Link for the other device")).to_be_visible()
    phone.shoot("device-phone")
    phone.fits()
    assert not [*anna.complaints, *phone.complaints]
