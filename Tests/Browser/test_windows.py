"""Windows for values, URLs that actions open, the app's page for unknown paths, and the phases of a scene (Tests/Apps/InputApp)."""
import unittest
import urllib.error
import urllib.request

import engines
from test_input import Input


class Windows:
    """The tests of all engines."""

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)

    def location(self):
        return self.engine.run("return location.pathname")

    def test_an_action_opens_a_url(self):
        self.open("windows")
        self.press("Go to the menus")
        self.eventually(lambda: self.assertEqual(self.location(), "/menus"))

    def test_the_value_of_a_window_is_part_of_its_address(self):
        self.engine.open(self.gallery.address + "/order/41")
        self.until_seen("Order 41")
        self.press("Next order")
        self.until_seen("Order 42")
        self.eventually(lambda: self.assertEqual(self.location(), "/order/42"))

    def see(self, state):
        """Hides or shows the page, as a browser does when the user goes to another tab."""
        self.engine.run("Object.defineProperty(document, 'visibilityState', { value: arguments[0], configurable: true });"
                        "document.dispatchEvent(new Event('visibilitychange'))", state)

    def test_a_hidden_page_is_in_the_background(self):
        self.open("windows")
        self.loaded("phases")
        self.see("hidden")
        self.until_seen("phases: inactive background")
        self.see("visible")
        self.until_seen("phases: inactive background inactive active")

    def test_an_unknown_path_shows_the_apps_own_page(self):
        for path in ("/nothing", "/order/x", "/windows/Int/1"):
            with self.assertRaises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(urllib.request.Request(self.gallery.address + path, headers={"Accept": "text/html"}), timeout=10)
            self.assertEqual(refused.exception.code, 404, path)
            self.assertIn(f"Nothing is at {path}", refused.exception.read().decode())
            refused.exception.close()
        self.engine.open(self.gallery.address + "/nothing")
        self.until_seen("Nothing is at /nothing")
        self.engine.run("document.querySelector('a').click()")
        self.eventually(lambda: self.assertEqual(self.location(), "/windows"))


class ChromiumWindows(Windows, Input):
    def test_a_window_opens_once_and_closes(self):
        driver = self.engine.driver
        self.open("windows")
        first = driver.current_window_handle

        def windows(count):
            self.eventually(lambda: self.assertEqual(len(driver.window_handles), count))
            return next((handle for handle in driver.window_handles if handle != first), None)

        self.press("Order 7")
        order = windows(2)
        driver.switch_to.window(order)
        self.until_seen("Order 7")
        self.press("Pieces: 0")
        self.until_seen("Pieces: 1")
        driver.switch_to.window(first)
        self.press("Order 7")
        self.engine.settle()
        self.assertEqual(len(driver.window_handles), 2)
        driver.switch_to.window(order)
        # It is the same page.
        self.until_seen("Pieces: 1")
        self.press("Close")
        driver.switch_to.window(first)
        windows(1)
        self.press("Count 0")
        self.until_seen("Count 1")

    def test_without_scripts_a_page_leads_to_the_url(self):
        with self.engine.without_scripts():
            self.open("windows")
            self.engine.driver.find_element("xpath", "//button[contains(., 'Go to the menus')]").click()
            self.eventually(lambda: self.assertTrue(self.engine.driver.current_url.endswith("/menus")))


class FirefoxWindows(Windows, Input):
    engine_class = engines.Firefox


class WebKitWindows(Windows, Input):
    engine_class = engines.WebKit


del Input

if __name__ == "__main__":
    unittest.main()
