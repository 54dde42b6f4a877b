"""Wide and low windows: tabs at the top or as a sidebar, searches in bars, dialogs at their buttons."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Wide:
    """The tests of all engines."""
    window = (1280, 800)

    def rect(self, selector):
        return self.engine.run("""
            const { left, top, right, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
            return [left, top, right, bottom];""", selector)

    def press(self, words):
        """Clicks the button with these words, or with this label."""
        found = self.engine.run("""
            const el = [...document.querySelectorAll('button,a,[role=tab]')].filter((one) => !one.closest('[inert]')).find((one) =>
              one.innerText.trim() === arguments[0] || one.getAttribute('aria-label') === arguments[0]
              || one.querySelector(`[aria-label="${arguments[0]}"]`));
            if (el) el.click();
            return !!el;""", words)
        self.assertTrue(found, words)
        self.engine.settle()

    def until_at(self, path):
        self.eventually(lambda: self.assertEqual(self.engine.run("return location.pathname"), path))
        self.engine.settle()

    def test_tabs_are_at_the_top_or_beside_the_pages(self):
        self.open("wide")
        left, top, right, bottom = self.rect("[role=tablist]")
        # Below the menu bar of 28 points, in the middle, as wide as the titles.
        self.assertEqual((top, bottom), (37, 69))
        self.assertTrue(400 < left < right < 900, (left, right))
        self.press("Toggle Sidebar")
        self.until_seen("Projects")
        self.assertEqual(self.rect("[role=tablist]")[::2], [8, 252])
        self.press("Garden")
        self.until_seen("Project Garden")
        self.press("Toggle Sidebar")
        self.eventually(lambda: self.assertNotIn("Projects", self.text()))

    def test_tabs_are_entries_of_the_history(self):
        self.open("wide")
        self.press("Photos")
        self.until_at("/wide/tab/photos")
        self.press("House")
        self.until_at("/wide/tab/house")
        self.engine.run("history.go(-1)")
        self.until_at("/wide/tab/photos")
        self.until_seen("Photo 3")
        self.engine.run("history.go(1)")
        self.until_seen("Project House")

    def test_a_dialog_is_at_its_button_and_escape_ends_it(self):
        self.open("split")
        self.press("Empty the Folder")
        self.until_seen("Archive")
        button, action = self.engine.run("""
            return ['Empty the Folder', 'Empty'].map((words) => {
              const el = [...document.querySelectorAll('button')].find((one) => one.innerText.trim() === words);
              const { left, right, top, bottom } = el.getBoundingClientRect();
              return [(left + right) / 2, top, bottom];
            });""")
        self.assertTrue(button[2] < action[1] < button[2] + 100, (button, action))
        self.assertTrue(abs(button[0] - action[0]) < 150, (button, action))
        self.engine.press(Keys.ESCAPE)
        self.eventually(lambda: self.assertNotIn("Archive", self.text()))

    def test_a_search_is_in_the_bar(self):
        self.open("split")
        left, top, right, bottom = self.rect("[role=search]")
        self.assertTrue(1000 < left < right < 1280 and 0 < top < bottom < 44, (left, top, right, bottom))

    def test_a_phone_in_landscape_has_low_bars_and_no_menu_bar(self):
        self.engine.size(844, 390)
        self.addCleanup(self.engine.size, *self.window)
        self.open("wide")
        self.assertEqual(self.rect("[role=tablist]"), [0, 358, 844, 390])
        self.assertEqual(self.engine.run(
            "return [...document.querySelectorAll('[role=menubar]')].filter((bar) => bar.offsetHeight > 0).length"), 0)


class ChromiumWide(Wide, Input):
    def test_tabs_at_the_top_and_beside_the_pages_are_accessible(self):
        self.open("wide")
        self.assert_structure_is_accessible("tabs at the top")
        self.press("Toggle Sidebar")
        self.until_seen("Projects")
        self.assert_structure_is_accessible("tabs beside the pages")


class FirefoxWide(Wide, Input):
    engine_class = engines.Firefox


class WebKitWide(Wide, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
