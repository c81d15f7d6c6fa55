"""That the watchers of these tests see what they are there for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.test_accessibility import Checker

pytestmark = pytest.mark.browser


def test_a_violation_of_the_policy_and_an_exception_are_seen(opened: Opener) -> None:
    watch = opened("/")
    expect(watch.page.locator("main.new")).to_be_visible()
    assert watch.troubles == []
    watch.page.evaluate("document.head.append(Object.assign(document.createElement('script'), { text: '1' }))")
    watch.page.evaluate("void setTimeout(() => { throw new Error('on purpose'); })")
    watch.page.wait_for_function("new Promise((done) => setTimeout(() => done(true), 100))")
    assert any("content security policy: script-src" in trouble for trouble in watch.troubles)
    assert any("on purpose" in trouble for trouble in watch.troubles)
    watch.troubles.clear()


def test_axe_sees_a_button_without_a_name(opened: Opener) -> None:
    watch = opened("/")
    expect(watch.page.locator("main.new")).to_be_visible()
    watch.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    checker = Checker(watch)
    checker.check("a page with a fault")
    assert any("button-name" in found for found in checker.found)
