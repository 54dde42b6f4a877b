"""A library that each browser has for itself, in a database of the server (the gallery's page `library`)."""
import unittest

import engines
from gallery import Gallery, sessions_file
from pages import Page


class Library(Page):
    """A browser that has not seen the page."""

    # The list has rows for what is seen, and its footer has the number of books.
    window = (600, 1200)

    def setUp(self):
        self.engine.forget_cookies()
        self.engine.open(f"{self.gallery.address}/library")

    def use(self, name):
        """Clicks the last button whose label or text begins with a name."""
        self.eventually(lambda: self.assertTrue(self.engine.run("""
            const el = [...document.querySelectorAll('a,button')].filter((el) => !el.closest('[inert]'))
              .findLast((el) => [el, ...el.querySelectorAll('[aria-label]')].some((part) =>
                (part.getAttribute('aria-label') || part.innerText || '').trim().startsWith(arguments[0])));
            if (el) el.click();
            return !!el;""", name), name))
        self.engine.settle()

    def write(self, label, words):
        field = self.engine.run(
            "return [...document.querySelectorAll('input')].findLast((el) => [el.ariaLabel, el.placeholder].includes(arguments[0]))",
            label)
        self.engine.click(field)
        self.engine.type(field, words)
        self.engine.settle()

    def choose(self, name):
        """Clicks an item of the open menu."""
        self.eventually(lambda: self.assertTrue(self.engine.run("""
            const el = [...document.querySelectorAll('[role^=menuitem]')].find((el) => el.innerText.trim() === arguments[0]);
            if (el) el.click();
            return !!el;""", name), name))
        self.engine.settle()

    def add_ten(self):
        self.use("Add ten books")
        self.until_seen("10 books")


class Everywhere:
    """The tests of all engines."""

    def test_books_are_added_found_and_kept(self):
        self.until_seen("The library is empty")
        self.add_ten()
        titles = ["Buddenbrooks", "Dracula", "Emma", "Middlemarch"]
        places = [self.text().index(title) for title in titles]
        self.assertEqual(places, sorted(places))
        self.write("Search titles and authors", "woolf")
        self.until_seen("2 books")
        self.assertIn("Mrs Dalloway", self.text())
        self.engine.open(f"{self.gallery.address}/library")
        self.until_seen("10 books")

    def test_a_new_book_is_on_the_list(self):
        self.use("New book")
        self.write("Title", "Walden")
        self.write("Author", "Henry Thoreau")
        self.use("Save")
        self.until_seen("1 books")
        self.assertIn("Henry Thoreau, 2000", self.text())

    def test_a_book_is_changed_and_the_change_undone(self):
        self.add_ten()
        self.use("Emma")
        self.write("Title", "X")
        self.use("Save")
        self.until_seen("EmmaX")
        self.use("Undo")
        self.eventually(lambda: self.assertNotIn("EmmaX", self.text()))
        self.assertIn("Emma", self.text())


class ChromiumLibrary(Everywhere, Library):
    engine_class = engines.Chromium

    def test_a_filter_shows_a_part_of_the_books(self):
        self.add_ten()
        self.use("Sort and filter")
        self.choose("Finished")
        self.until_seen("5 books")
        self.assertNotIn("Emma", self.text())

    def test_another_browser_has_other_books(self):
        self.add_ten()
        self.engine.forget_cookies()
        self.engine.open(f"{self.gallery.address}/library")
        self.until_seen("The library is empty")

    def test_two_pages_of_a_browser_show_the_same_books(self):
        first = self.engine.driver.current_window_handle
        self.engine.driver.switch_to.new_window("tab")
        second = self.engine.driver.current_window_handle
        self.addCleanup(self.engine.driver.switch_to.window, first)
        self.addCleanup(self.engine.driver.close)
        self.addCleanup(self.engine.driver.switch_to.window, second)
        self.engine.open(f"{self.gallery.address}/library")
        self.add_ten()
        self.engine.driver.switch_to.window(first)
        self.until_seen("10 books")

    def test_axe_finds_no_violations(self):
        self.assert_axe_is_content("the empty library")
        self.add_ten()
        self.assert_axe_is_content("the library")
        self.use("Emma")
        self.until_seen("Finished")
        self.assert_axe_is_content("a book")

    def test_the_form_has_enough_contrast_in_the_dark(self):
        with self.engine.media(prefers_color_scheme="dark"):
            self.engine.open(f"{self.gallery.address}/library")
            self.add_ten()
            self.use("Emma")
            self.until_seen("Finished")
            self.assert_axe_is_content("a book in the dark")


class FirefoxLibrary(Everywhere, Library):
    engine_class = engines.Firefox


class WebKitLibrary(Everywhere, Library):
    engine_class = engines.WebKit


class Restart(Library):
    """Books after a restart of the server."""

    @classmethod
    def setUpClass(cls):
        cls.sessions = sessions_file(cls.addClassCleanup)
        cls.gallery = Gallery(sessions=cls.sessions)
        cls.addClassCleanup(lambda: cls.gallery.stop())
        cls.start_engine()

    def test_books_survive_a_server_that_is_killed(self):
        self.add_ten()
        self.gallery.kill()
        type(self).gallery = Gallery(port=self.gallery.port, sessions=self.sessions)
        self.engine.open(f"{self.gallery.address}/library")
        self.until_seen("10 books")


if __name__ == "__main__":
    unittest.main()
