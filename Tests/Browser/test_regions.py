"""Dates and numbers in the locale and time zone of the browser (Tests/Apps/InputApp)."""
import unittest

from test_input import Input


class ChromiumRegions(Input):
    """Only this engine's driver sets the time zone."""

    def visit(self, languages, zone):
        """Opens the page as a new browser of a user."""
        driver = self.engine.driver
        driver.delete_all_cookies()
        self.engine.accept_languages(languages)
        driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": zone})
        self.open("dates")

    def texts(self):
        return [line.strip() for line in self.text().replace("\u202f", " ").split("\n") if line.strip()]

    def assert_german_in_tokyo(self):
        self.until_seen("body 1.1.1970, 9:00")
        self.until_seen("task 1. Jan. 1970, 9:00")
        texts = self.texts()
        for text in ("numbers 1.234,5", "hour 9 in Asia/Tokyo", "locale de_DE", "09:00", "list a und b", "since vor 2 Stunden",
                     "1. Jan. 1970"):
            self.assertIn(text, texts)

    def test_each_browser_has_its_own_values(self):
        self.visit("de-DE", "Asia/Tokyo")
        self.assert_german_in_tokyo()
        self.click("dates", "Format")
        self.until_seen("action 01.01.1970, 09:00")
        self.visit("en-US", "America/New_York")
        self.until_seen("body 12/31/1969, 7:00")
        self.until_seen("task Dec 31, 1969 at 7:00")
        texts = self.texts()
        for text in ("numbers 1,234.5", "hour 19 in America/New_York", "locale en_US", "7:00 PM", "list a and b", "since 2 hours ago"):
            self.assertIn(text, texts)
        self.click("dates", "Format")
        self.until_seen("action Dec 31, 1969")

    def test_the_second_page_has_the_zone_at_once(self):
        self.visit("de-DE", "Asia/Tokyo")
        self.assert_german_in_tokyo()
        cookie = self.engine.driver.get_cookie("espalier-zone")
        self.assertEqual(cookie["value"], "Asia/Tokyo")
        with self.engine.without_scripts():
            self.open("dates")
            self.assertIn("body 1.1.1970, 9:00", self.text())
            self.assertIn("model 01.01.1970, 09:00", self.text())

    def test_a_browser_that_travels_changes_its_zone(self):
        self.visit("de-DE", "Asia/Tokyo")
        self.assert_german_in_tokyo()
        self.engine.driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "Europe/Berlin"})
        self.open("dates")
        self.until_seen("body 1.1.1970, 1:00")


if __name__ == "__main__":
    unittest.main()
