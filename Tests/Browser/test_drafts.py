"""The delegates of presentations, navigation and text views of UIKit (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input

OPEN = "return document.querySelectorAll('dialog[open]').length"


class Drafts:
    """The tests of all engines."""

    def setUp(self):
        self.engine.size(420, 800)
        self.open("drafts")

    def write(self, text):
        self.use("Write")
        self.eventually(lambda: self.assertEqual(self.engine.run(OPEN), 1))
        self.engine.settle()
        if text:
            field = self.engine.find("dialog input")
            self.engine.click(field)
            self.engine.type(field, text)
            self.engine.settle()

    def use(self, title):
        self.engine.settle()
        self.engine.run("[...document.querySelectorAll('button')].filter((el) => el.innerText.trim() === arguments[0]).pop().click()", title)
        self.engine.settle()

    def test_an_empty_draft_is_left(self):
        self.write("")
        self.engine.press(Keys.ESCAPE)
        self.until_seen("Left empty")
        self.eventually(lambda: self.assertEqual(self.engine.run(OPEN), 0))

    def test_a_draft_asks_before_it_is_discarded(self):
        self.write("Garden")
        self.engine.press(Keys.ESCAPE)
        self.until_seen("Discard the draft?")
        self.use("Keep")
        self.eventually(lambda: self.assertEqual(self.engine.run(OPEN), 1))
        self.assertEqual(self.engine.find("dialog input").get_property("value"), "Garden")
        self.engine.press(Keys.ESCAPE)
        self.until_seen("Discard the draft?")
        self.use("Discard")
        self.until_seen("Discarded")
        self.eventually(lambda: self.assertEqual(self.engine.run(OPEN), 0))

    def test_the_way_back_is_told(self):
        self.use("Details")
        self.eventually(lambda: self.assertIn("/", self.engine.run("return location.pathname")))
        self.engine.run("document.querySelector('.bk button').click()")
        self.until_seen("Back again")

    def test_a_link_asks_the_delegate(self):
        self.loaded("windows")
        link = self.engine.find("main a[href='/rules']")
        self.engine.click(link)
        self.until_seen("Rules at /rules")
        self.assertTrue(self.engine.run("return location.pathname").endswith("/drafts"))


class ChromiumDrafts(Drafts, Input):
    engine_class = engines.Chromium

    def test_a_finger_cannot_pull_a_draft_down_without_a_question(self):
        self.write("Garden")
        box = ("const r = document.querySelector('dialog[open]').getBoundingClientRect(); return [r.x + r.width / 2, r.y]")
        x, y = self.engine.run(box)
        self.engine.draw((x, y + 20), (x, y + 500))
        self.until_seen("Discard the draft?")
        self.use("Keep")
        self.eventually(lambda: self.assertAlmostEqual(self.engine.run(box)[1], y, delta=2))


class FirefoxDrafts(Drafts, Input):
    engine_class = engines.Firefox


class WebKitDrafts(Drafts, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
