"""Cookies, redirects and users of a page's code (Tests/Apps/InputApp)."""
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


class Users:
    """The tests of users in all engines."""

    def setUp(self):
        self.open("users")
        self.press("Sign out")
        self.until_seen("user: guest")

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)

    def browser(self):
        """The cookie that identifies the browser."""
        return self.engine.driver.get_cookie("espalier-browser")["value"]

    def test_a_user_signs_in_and_out_without_a_load(self):
        self.engine.run(MARK)
        guest = self.browser()
        self.press("Count 0")
        self.until_seen("Count 1")
        self.press("Sign in")
        self.until_seen("user: Ada")
        self.until_seen("The log")
        self.eventually(lambda: self.assertNotEqual(self.browser(), guest))
        member = self.browser()
        # The page goes on, with its state.
        self.press("Count 1")
        self.until_seen("Count 2")
        self.press("Sign out")
        self.until_seen("user: guest")
        self.until_seen("Keepers only")
        self.eventually(lambda: self.assertNotEqual(self.browser(), member))
        self.press("Count 2")
        self.until_seen("Count 3")
        self.assertTrue(self.engine.run(IS_MARKED))
        self.open("users")
        self.until_seen("user: guest")

    def test_a_user_is_known_by_pages_that_open_later(self):
        self.press("Sign in")
        self.until_seen("user: Ada")
        self.engine.settle()
        self.engine.open(self.gallery.address + "/users")
        self.until_seen("user: Ada")


class ChromiumUsers(Users, Input):
    engine_class = engines.Chromium

    def test_another_tab_follows_and_keeps_its_state(self):
        driver = self.engine.driver
        first = driver.current_window_handle
        driver.switch_to.new_window("tab")
        second = driver.current_window_handle
        self.open("users")
        self.press("Count 0")
        self.until_seen("Count 1")
        self.engine.run(MARK)
        driver.switch_to.window(first)
        self.press("Sign in")
        self.until_seen("user: Ada")
        driver.switch_to.window(second)
        self.until_seen("user: Ada")
        self.until_seen("Count 1")
        driver.switch_to.window(first)
        self.press("Sign out")
        self.until_seen("user: guest")
        driver.switch_to.window(second)
        self.until_seen("user: guest")
        self.until_seen("Count 1")
        self.assertTrue(self.engine.run(IS_MARKED))
        driver.close()
        driver.switch_to.window(first)


class FirefoxUsers(Users, Input):
    engine_class = engines.Firefox


class WebKitUsers(Users, Input):
    engine_class = engines.WebKit


class ChromiumAnswers(Answers, Input):
    engine_class = engines.Chromium


class FirefoxAnswers(Answers, Input):
    engine_class = engines.Firefox


class WebKitAnswers(Answers, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
