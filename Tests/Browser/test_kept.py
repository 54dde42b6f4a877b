"""Values of a tab, places that wait, and URLs with fragments (Tests/Apps/InputApp)."""
import unittest

import engines
from test_input import Input


class Kept:
    """The tests of all engines."""

    def setUp(self):
        super().setUp()
        # A page with such values would store them again when it is left.
        self.open("empty")
        self.engine.run("sessionStorage.clear()")

    def count(self, number):
        self.until_seen(f"Count {number}")
        self.click("kept", f"Count {number}")
        self.until_seen(f"Count {number + 1}")

    def session(self):
        return self.engine.run("return document.body.dataset.session")

    def test_a_reload_keeps_the_values_of_the_tab(self):
        self.open("kept")
        self.count(0)
        self.count(1)
        first = self.session()
        self.engine.driver.refresh()
        self.until_seen("Count 2")
        self.assertNotEqual(self.session(), first)
        self.count(2)
        self.engine.driver.refresh()
        self.until_seen("Count 3")

    def test_the_values_are_there_when_the_user_comes_back(self):
        self.open("kept")
        self.count(0)
        self.open("empty")
        self.until_seen("No Connection")
        self.open("kept")
        self.until_seen("Count 1")

    def test_a_link_waits_for_the_stack_behind_a_sign_in(self):
        self.open("kept/Int/3")
        self.until_seen("Sign in")
        self.assertEqual(self.engine.run("return location.pathname"), "/kept/Int/3")
        self.click("kept", "Sign in")
        self.until_seen("Number 3")
        self.eventually(lambda: self.assertEqual(self.engine.run("return location.pathname"), "/kept/Int/3"))

    def test_the_app_gets_the_whole_url(self):
        self.open("links/offers/new", "?sort=price#part")
        self.until_seen("/links/offers/new?sort=price#part")


class ChromiumKept(Kept, Input):
    def test_a_duplicate_starts_with_a_copy_and_goes_its_own_way(self):
        driver = self.engine.driver
        self.open("kept")
        self.count(0)
        first = driver.current_window_handle
        # A window with an opener gets a copy of `sessionStorage`, as a duplicate does.
        self.engine.run("window.open(location.href)")
        self.eventually(lambda: self.assertEqual(len(driver.window_handles), 2))
        driver.switch_to.window(next(handle for handle in driver.window_handles if handle != first))
        try:
            self.count(1)
        finally:
            driver.close()
            driver.switch_to.window(first)
        driver.refresh()
        self.until_seen("Count 1")


class FirefoxKept(Kept, Input):
    engine_class = engines.Firefox


class WebKitKept(Kept, Input):
    engine_class = engines.WebKit


del Input

if __name__ == "__main__":
    unittest.main()
