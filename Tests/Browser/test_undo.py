"""Changes that the keyboard undoes (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Undo:
    """The tests of all engines."""

    def setUp(self):
        self.open("undo")
        self.loaded("commands")

    def press(self, *keys):
        self.engine.chord(Keys.CONTROL, *keys)
        self.engine.settle()

    def holds(self, *fruits):
        words = " ".join(("basket:", *fruits))
        self.eventually(lambda: self.assertIn(words, [line.strip() for line in self.engine.run(
            "return [...document.querySelectorAll('main p, main span, main div')].map((el) => el.innerText)")]))

    def test_the_keys_undo_and_redo_one_change_after_another(self):
        self.use("Add apple")
        self.use("Add pear")
        self.holds("apple", "pear")
        self.press("z")
        self.holds("apple")
        self.press("z")
        self.holds()
        self.press(Keys.SHIFT, "z")
        self.holds("apple")
        self.seen("Undo Adding apple")

    def test_a_field_keeps_the_keys_for_its_text(self):
        self.use("Add apple")
        field = self.engine.find("main input:not([type=hidden])")
        self.engine.click(field)
        self.engine.type(field, "ripe")
        self.press("z")
        self.holds("apple")

    def test_the_keys_need_no_control_that_is_seen_or_focused(self):
        self.assertEqual(self.engine.run(
            "return [...document.querySelectorAll('[data-key]')].map((el) =>"
            " [el.tabIndex, el.getAttribute('aria-hidden'), el.getBoundingClientRect().width])"), [[-1, "true", 0]] * 2)


class ChromiumUndo(Undo, Input):
    engine_class = engines.Chromium


class FirefoxUndo(Undo, Input):
    engine_class = engines.Firefox


class WebKitUndo(Undo, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
