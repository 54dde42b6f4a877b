"""Tokens in the search, renamed titles, the bar over the keyboard, and the menu bar (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Bars:
    """The tests of all engines."""

    def open_bars(self, name):
        self.engine.size(390, 844)
        self.open("bars")
        self.use(name)
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.title"), name))
        self.engine.settle()

    def focus_search(self):
        self.engine.run("document.querySelector('[role=search] input').focus()")
        self.engine.settle()

    def tokens(self):
        return self.engine.run("return [...document.querySelectorAll('[role=search] [aria-pressed]')]"
                               ".map((el) => el.textContent.trim() + (el.getAttribute('aria-pressed') === 'true' ? '*' : ''))")

    def until_tokens(self, *names):
        self.eventually(lambda: self.assertEqual(self.tokens(), list(names)))

    def test_a_suggested_token_joins_the_others(self):
        self.open_bars("Searching")
        self.until_tokens("Work")
        self.focus_search()
        self.use("Garden")
        self.until_tokens("Work", "Garden")
        self.seen("tags: Work Garden")

    def press_in_search(self, *keys):
        self.engine.press(*keys)
        self.engine.settle()

    def test_backspace_removes_the_last_token_before_an_empty_text_only(self):
        self.open_bars("Searching")
        self.focus_search()
        for keys, text in (("a", "a"), ("b", "ab"), (Keys.BACKSPACE, "a"), (Keys.BACKSPACE, "")):
            self.press_in_search(keys)
            self.seen(f"text: {text}")
            self.until_tokens("Work")
        self.press_in_search(Keys.BACKSPACE)
        self.until_tokens()
        self.seen("tags:")

    def test_the_first_press_selects_a_token_and_the_second_removes_it(self):
        self.open_bars("Searching")
        self.use("Work")
        self.until_tokens("Work*")
        self.use("Work")
        self.until_tokens()
        # The field has the focus, so that typing goes on.
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.activeElement.getAttribute('role')"), "searchbox"))

    def test_the_bar_over_the_keyboard_is_only_for_touch(self):
        self.open_bars("Typing")
        self.engine.run("document.querySelector('main input').focus()")
        self.seen("typing")
        visible = self.engine.run("return [matchMedia('(pointer: coarse)').matches, getComputedStyle(document.querySelector('.kbar')).display !== 'none']")
        self.assertEqual(visible[0], visible[1])

    def open_commands(self):
        self.engine.size(1200, 700)
        self.open("commands")
        self.engine.settle()

    def menu(self):
        return self.engine.run("const open = document.querySelector(':popover-open'); return open ? open.innerText.trim().split('\\n').filter((line) => line.trim()) : []")

    def test_a_menu_of_the_menu_bar_runs_its_commands(self):
        self.open_commands()
        self.assertEqual(self.engine.run("return [...document.querySelectorAll('[role=menubar] [aria-haspopup=menu]')]"
                                         ".filter((el) => !el.closest('[role=menu]')).map((el) => el.innerText.trim())"),
                         ["File", "View", "Draft", "Help"])
        self.use("File")
        self.eventually(lambda: self.assertTrue((self.menu() or [""])[0].startswith("New Draft")))
        self.use("New Draft")
        self.seen("last: new")
        self.eventually(lambda: self.assertEqual(self.menu(), []))

    def test_a_command_acts_on_the_field_with_the_focus(self):
        self.open_commands()
        self.engine.run("document.querySelector('main input').focus()")
        self.engine.settle()
        self.engine.until("return [...document.querySelectorAll('[role=menuitem]')].some((el) => el.textContent.startsWith('Make Uppercase') && !el.disabled)")
        self.use("Make Uppercase")
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelector('main input').value"), "HELLO"))

    def test_a_narrow_window_has_no_menu_bar(self):
        self.engine.size(390, 844)
        self.open("commands")
        self.eventually(lambda: self.assertEqual(self.engine.run(
            "return [...document.querySelectorAll('[role=menubar]')].filter((el) => el.getBoundingClientRect().height).length"), 0))


class ChromiumBars(Bars, Input):
    def test_the_list_of_shortcuts_opens_and_closes_by_the_keyboard(self):
        self.open_commands()
        self.engine.press("?")
        self.eventually(lambda: self.assertIn("New Draft", self.engine.run(
            "return document.querySelector('dialog:modal')?.innerText || ''")))
        self.engine.press(Keys.ESCAPE)
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelectorAll('dialog:modal').length"), 0))

    def test_a_title_is_renamed(self):
        self.engine.size(390, 844)
        self.open("bars")
        self.use("Renaming")
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.title"), "Notes"))
        self.engine.settle()
        self.use("Notes")
        self.eventually(lambda: self.assertIn("Rename", self.menu()))
        self.use("Rename")
        self.engine.until("return document.activeElement.matches('input')")
        self.engine.press(Keys.END + " of May" + Keys.ENTER)
        self.seen("title: Notes of May")
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.title"), "Notes of May"))

    def test_bars_have_no_violations(self):
        self.open_bars("Searching")
        self.assert_structure_is_accessible("tokens")
        self.open_commands()
        self.assert_structure_is_accessible("the menu bar")


class FirefoxBars(Bars, Input):
    engine_class = engines.Firefox


class WebKitBars(Bars, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
