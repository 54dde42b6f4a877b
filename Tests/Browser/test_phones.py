"""Pages on phones and tablets: touch, the width of the screen, and rotation."""
import contextlib
import unittest

from pages import Page

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1"
# An iPad's user agent is a Mac's.
DESKTOP = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15"

DEVICES = [
    (320, 568, PHONE), (360, 640, PHONE), (375, 667, PHONE), (390, 844, PHONE), (430, 932, PHONE), (768, 1024, DESKTOP),
    (820, 1180, DESKTOP), (844, 390, PHONE),
]


class Phones(Page):
    def device(self, width, height, agent):
        """Another device without any cookies."""
        self.engine.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        self.engine.driver.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": agent})
        self.engine.device(width, height)

    def assert_fits(self, width, height):
        """Asserts that the page has the screen's size at its natural scale, and that the server knows it."""
        def check():
            seen = self.engine.run(
                "const main = document.querySelector('main').getBoundingClientRect(), { clientWidth, clientHeight, scrollWidth }"
                " = document.documentElement;"
                "return [main.width, main.height, clientWidth, clientHeight, scrollWidth, visualViewport.scale, innerWidth]")
            self.assertEqual(seen, [width, height, width, height, width, 1, width])
        self.eventually(check)
        self.engine.settle()
        self.assertEqual(self.tree("tabs")["size"], [width, height])

    def test_a_page_fits_each_screen_at_once_when_it_is_rotated_and_when_it_is_reloaded(self):
        for width, height, agent in DEVICES:
            with self.subTest(f"{width} by {height}"):
                self.device(width, height, agent)
                self.open("tabs")
                self.assert_fits(width, height)
                self.engine.device(height, width)
                self.assert_fits(height, width)
                self.engine.driver.refresh()
                self.assert_fits(height, width)
                self.engine.device(width, height)
                self.assert_fits(width, height)

    def test_a_page_that_the_server_made_too_wide_is_clipped_until_the_server_has_the_size(self):
        self.device(360, 640, PHONE)
        with self.without_reports():
            self.open("tabs", "?size=390x640")
            self.assertEqual(self.engine.run(
                "return [document.querySelector('main').offsetWidth, document.documentElement.scrollWidth, innerWidth,"
                " visualViewport.scale]"), [390, 360, 360, 1])

    @contextlib.contextmanager
    def without_reports(self):
        """Pages can load, but cannot send anything to the server."""
        cdp = self.engine.driver.execute_cdp_cmd
        cdp("Network.enable", {})
        cdp("Network.setBlockedURLs", {"urls": ["*client-*.js"]})
        try:
            yield
        finally:
            cdp("Network.setBlockedURLs", {"urls": []})

    def test_the_second_page_has_the_right_size_at_once(self):
        self.device(360, 640, PHONE)
        self.open("tabs")
        self.assert_fits(360, 640)
        self.open("grid")
        self.assertTrue(self.engine.run("return document.body.dataset.window").startswith("360 640 "))


if __name__ == "__main__":
    unittest.main()
