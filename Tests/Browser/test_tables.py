"""Tables: sorting, selection, the keyboard and menus (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Tables:
    """The tests of all engines."""

    window = (900, 700)

    def setUp(self):
        self.open("table")

    def rows(self):
        return self.engine.run(
            "return [...document.querySelectorAll('[role=row]')].slice(1).map(r => [...r.querySelectorAll('[role=gridcell]')]"
            ".map(c => c.innerText.trim()).join(' '))")

    def header(self, name):
        return self.engine.run(
            "const [name] = arguments; const h = [...document.querySelectorAll('[role=columnheader]')]"
            ".find(h => h.innerText.trim() === name); return h.getAttribute('aria-sort')", name)

    def click_once(self, text):
        place = self.middle(text)
        self.engine.mouse("mousePressed", *place)
        self.engine.mouse("mouseReleased", *place)
        self.engine.settle()

    def test_titles_sort(self):
        self.assertEqual(self.rows(), ["0 Pear 3 g", "1 Apple 0 g", "2 Fig 7 g", "3 Quince 4 g"])
        self.assertEqual(self.header("Number"), "ascending")
        self.use("Name")
        self.eventually(lambda: self.assertEqual([row.split()[1] for row in self.rows()], ["Apple", "Fig", "Pear", "Quince"]))
        self.assertEqual([self.header(name) for name in ("Number", "Name", "Weight")], ["none", "ascending", "none"])
        self.use("Name")
        self.eventually(lambda: self.assertEqual([row.split()[1] for row in self.rows()], ["Quince", "Pear", "Fig", "Apple"]))
        self.assertEqual(self.header("Name"), "descending")

    def test_a_click_selects_a_row(self):
        self.click_once("Fig")
        self.seen("selected: 2, last: nothing")
        self.assertEqual(self.engine.run("return document.querySelectorAll('[role=row][aria-selected=true]').length"), 1)
        self.click_once("Pear")
        self.seen("selected: 0, last: nothing")
        self.assertEqual(self.engine.run("return getSelection().toString()"), "")


class ChromiumTables(Tables, Input):
    def click(self, text, keys=None, times=1):
        x, y = self.middle(text)
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        if keys:
            actions.key_down(keys)
        for _ in range(times):
            actions.click()
        if keys:
            actions.key_up(keys)
        actions.perform()
        self.engine.settle()

    def test_clicks_select_and_open(self):
        self.click("Fig")
        self.seen("selected: 2, last: nothing")
        self.click("Apple", keys=Keys.CONTROL)
        self.seen("selected: 1 2, last: nothing")
        self.assertEqual(self.engine.run("return document.querySelectorAll('[role=row][aria-selected=true]').length"), 2)
        self.click("Quince", keys=Keys.SHIFT)
        self.seen("selected: 1 2 3, last: nothing")
        self.assertEqual(self.engine.run("return getSelection().toString()"), "")
        # Another click on the same row might be the second one of two.
        self.click("Pear")
        self.seen("selected: 0, last: nothing")
        self.click("Quince", times=2)
        self.seen("selected: 3, last: opened 3")
        self.assert_structure_is_accessible("table")

    def test_the_keyboard_selects(self):
        self.press_tab_until("document.activeElement.innerText.trim() === 'Number'")
        self.loaded("rows")
        self.engine.press(Keys.ARROW_DOWN)
        self.engine.press(Keys.SPACE)
        self.seen("selected: 0")

    def test_the_keyboard_opens_the_menu_of_a_row(self):
        self.press_tab_until("document.activeElement.innerText.trim() === 'Number'")
        self.loaded("rows")
        self.engine.press(Keys.ARROW_DOWN)
        self.engine.chord(Keys.SHIFT, Keys.F10)
        self.until_menu()
        self.engine.until("return document.activeElement.innerText.trim() === 'Eat 1'")
        self.engine.press(Keys.ENTER)
        self.eventually(lambda: self.assertEqual(self.rows(), ["1 Apple 0 g", "2 Fig 7 g", "3 Quince 4 g"]))

    def test_the_menu_is_that_of_the_selection(self):
        self.loaded("pointers")
        self.click("Fig")
        self.seen("selected: 2")
        self.click("Apple", keys=Keys.CONTROL)
        self.seen("selected: 1 2")
        x, y = self.middle("Fig")
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        actions.context_click().perform()
        self.until_menu()
        self.by_role("menuitem", "Eat 2").click()
        self.engine.settle()
        self.assertEqual(self.rows(), ["0 Pear 3 g", "3 Quince 4 g"])

    def test_a_page_without_scripts_sorts(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/table")
            self.by_role("button", "Name").click()
            self.eventually(lambda: self.assertEqual(self.header("Name"), "ascending"))


class FirefoxTables(Tables, Input):
    engine_class = engines.Firefox


class WebKitTables(Tables, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
