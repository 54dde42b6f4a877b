"""Cookies and redirects of a page's code, with and without a channel (Tests/Apps/InputApp)."""
import unittest
import urllib.parse

import engines
from test_input import Input

MARK = "window.mark = 1"
IS_MARKED = "return window.mark === 1"


class Answers:
    """The tests of all engines."""

    def setUp(self):
        # The browser may have the cookie of another test.
        self.open("answers")
        self.press("Forget")
        self.until_seen("theme: none")

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)

    def location(self):
        return self.engine.run("return location.pathname + location.search")

    def test_an_action_sets_and_deletes_a_cookie_without_a_load(self):
        self.open("answers")
        self.engine.run(MARK)
        self.until_seen("theme: none")
        self.press("Dark")
        self.until_seen("theme: dark")
        # Scripts cannot read it.
        self.assertNotIn("theme", self.engine.run("return document.cookie"))
        self.press("Forget")
        self.until_seen("theme: none")
        self.press("Count 0")
        self.until_seen("Count 1")
        self.assertTrue(self.engine.run(IS_MARKED))

    def test_a_redirect_in_the_scene_keeps_the_page(self):
        self.open("answers")
        self.engine.run(MARK)
        self.press("Count 0")
        self.until_seen("Count 1")
        self.press("Place")
        self.until_seen("Number 7, count 1")
        self.eventually(lambda: self.assertEqual(self.location(), "/answers/Int/7"))
        self.assertTrue(self.engine.run(IS_MARKED))

    def test_a_redirect_to_another_scene_carries_the_cookie_that_was_set_before(self):
        self.open("answers")
        self.press("Elsewhere")
        self.eventually(lambda: self.assertEqual(self.location(), "/arrived?from=answers"))
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.readyState"), "complete"))
        self.until_seen("from: answers")
        self.until_seen("theme: light")

    def test_a_page_that_leads_elsewhere_is_not_shown(self):
        self.engine.open(self.gallery.address + "/moved")
        self.until_seen("from: moved")
        self.assertEqual(self.location(), "/arrived?from=moved")

    def test_a_target_on_another_host_is_no_path(self):
        for target in ("//example.com/", "/\\example.com", "%2f%2fexample.com", "javascript:alert(1)", "/\r\nSet-Cookie: a=b"):
            self.engine.open(self.gallery.address + "/answers?returnTo=" + urllib.parse.quote(target))
            self.until_seen("Trap")
            self.engine.run(MARK)
            self.engine.settle()
            self.press("Trap")
            self.press("Count 0")
            self.until_seen("Count 1")
            self.assertTrue(self.engine.run(IS_MARKED), target)


class ChromiumAnswers(Answers, Input):
    engine_class = engines.Chromium


class FirefoxAnswers(Answers, Input):
    engine_class = engines.Firefox


class WebKitAnswers(Answers, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
