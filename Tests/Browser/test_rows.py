"""The keyboard in tables and long lists, and the appearance of rows (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class KeyboardRows:
    """The tests of all engines."""

    window = (900, 700)

    def focus(self):
        """The text or the label of the element with the focus."""
        return self.engine.run(
            "const el = document.activeElement;"
            "return el === document.body ? '' : (el.getAttribute('aria-label') || el.innerText || '').trim()"
            ".replace(/\\s+/g, ' ')")

    def until_focused(self, text):
        self.eventually(lambda: self.assertEqual(self.focus(), text))
        self.engine.settle()

    def tab_to(self, text):
        self.press_tab_until(
            f"(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || '').trim() === {text!r}")
        self.loaded("rows")

    def press(self, *keys):
        self.engine.press(*keys)
        self.engine.drawn()

    def position(self):
        """The position of the row with the focus, and the number of all rows, as assistive technology learns them."""
        return self.engine.run(
            "const row = document.activeElement.closest('li');"
            "return [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]")

    def seen_now(self, text):
        """Whether the row with this text is inside of the window and not under a bar."""
        return self.engine.run(
            "const el = document.activeElement, r = el.getBoundingClientRect();"
            "const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);"
            "return !!hit && (el.contains(hit) || hit.contains(el) && hit.matches('li,[role=row],a,button'))")

    def test_bars_come_first_and_a_list_of_five_thousand_rows_is_one_stop(self):
        self.open("longlist")
        self.tab_to("Add")
        order = []
        for _ in range(3):
            self.press(Keys.TAB)
            order.append(self.focus())
        self.assertEqual(order, ["Search", "Row 0", "After"])
        self.engine.chord(Keys.SHIFT, Keys.TAB)
        self.until_focused("Row 0")

    def test_the_focus_of_a_deleted_row_goes_to_the_next_one_and_from_the_last_to_the_one_before(self):
        self.open("longlist")
        self.tab_to("Row 0")
        self.press(Keys.ARROW_DOWN)
        self.until_focused("Row 1")
        self.assertEqual(self.position(), ["2", "5000"])
        self.press(Keys.ARROW_RIGHT)
        self.until_focused("Remove")
        self.press(Keys.ENTER)
        self.until_focused("Row 2")
        self.eventually(lambda: self.assertEqual(self.position(), ["2", "4999"]))
        self.press(Keys.END)
        self.until_focused("Row 4,999")
        self.assertEqual(self.position(), ["4999", "4999"])
        self.press(Keys.ARROW_RIGHT)
        self.until_focused("Remove")
        self.press(Keys.ENTER)
        self.until_focused("Row 4,998")
        self.eventually(lambda: self.assertEqual(self.position(), ["4998", "4998"]))

    def test_arrows_and_ends_reach_every_row_of_a_long_list(self):
        self.open("longlist")
        self.tab_to("Row 0")
        for _ in range(30):
            self.press(Keys.ARROW_DOWN)
        self.until_focused("Row 30")
        self.assertTrue(self.seen_now("Row 30"))
        self.press(Keys.END)
        self.until_focused("Row 4,999")
        self.assertTrue(self.seen_now("Row 4,999"))
        self.press(Keys.ARROW_UP)
        self.until_focused("Row 4,998")
        self.press(Keys.HOME)
        self.until_focused("Row 0")
        self.press(Keys.PAGE_DOWN)
        first = int(self.focus().split()[1])
        self.assertGreater(first, 3)
        self.assertTrue(self.seen_now(first))
        self.press(Keys.PAGE_DOWN)
        self.assertEqual(int(self.focus().split()[1]), 2 * first)
        self.press(Keys.PAGE_UP)
        self.until_focused(f"Row {first}")
        self.assertEqual(self.position(), [str(first + 1), "5000"])
        # The actions of a row are at its sides.
        self.press(Keys.ARROW_RIGHT)
        self.until_focused("Remove")
        self.press(Keys.ARROW_LEFT)
        self.press(Keys.ENTER)
        self.seen(f"Last: {first}")

    def test_a_table_is_a_grid(self):
        self.open("ledger")
        self.tab_to("Number")
        self.press(Keys.TAB)
        self.until_focused("Between")
        self.engine.chord(Keys.SHIFT, Keys.TAB)
        self.until_focused("Number")
        self.press(Keys.ARROW_DOWN)
        self.until_focused("0 Entry 0 0 €")
        self.press(Keys.ARROW_DOWN)
        self.press(Keys.SPACE)
        self.seen("selected: 1,")
        self.engine.chord(Keys.SHIFT, Keys.ARROW_DOWN)
        self.seen("selected: 1 2,")
        self.engine.chord(Keys.SHIFT, Keys.ARROW_DOWN)
        self.seen("selected: 1 2 3,")
        self.press(Keys.ENTER)
        self.seen("last: opened 1 2 3")
        self.press(Keys.END)
        self.until_focused("4,999 Entry 4999 93 €")
        self.engine.chord(Keys.CONTROL, "a")
        self.seen("selected: 5000 rows,")
        self.press(Keys.HOME)
        self.until_focused("0 Entry 0 0 €")

    def test_a_list_is_chosen_by_keyboard(self):
        self.open("ledger")
        self.tab_to("Between")
        self.press(Keys.TAB)
        self.until_focused("Entry 0")
        self.press(Keys.SPACE)
        self.seen("chosen: 0,")
        self.engine.chord(Keys.SHIFT, Keys.ARROW_DOWN)
        self.seen("chosen: 0 1,")
        self.press(Keys.ARROW_DOWN)
        self.press(Keys.ARROW_DOWN)
        self.press(Keys.SPACE)
        self.seen("chosen: 0 1 3,")
        self.press(Keys.TAB)
        self.until_focused("Below")


class ChromiumKeyboardRows(KeyboardRows, Input):
    def names(self, role):
        """The names of the elements with a role, as assistive technology gets them."""
        tree = self.engine.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        return [node["name"]["value"] for node in tree if not node["ignored"] and node["role"]["value"] == role]

    def test_rows_are_named_by_their_content_and_titles_have_no_numbers(self):
        self.open("ledger")
        self.tab_to("Number")
        self.assertEqual(self.names("columnheader"), ["Number", "Name", "Amount"])
        self.assertEqual(self.names("row")[1:3], ["0 Entry 0 0 €", "1 Entry 1 7 €"])
        self.press(Keys.ARROW_DOWN)
        self.until_focused("0 Entry 0 0 €")
        self.assert_structure_is_accessible("ledger")

    def test_a_page_without_scripts_has_a_button_in_each_row(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/table")
            self.by_role("button", "Select").send_keys(Keys.ENTER)
            self.until_seen("selected: 0")


class FirefoxKeyboardRows(KeyboardRows, Input):
    engine_class = engines.Firefox


class WebKitKeyboardRows(KeyboardRows, Input):
    engine_class = engines.WebKit


class DenseChromium(engines.Chromium):
    """A browser on a dense screen. An emulated one draws borders as on a screen that is not dense."""

    is_lent = False
    arguments = ("--force-device-scale-factor=2",)


class Separators(Input):
    engine_class = DenseChromium

    def test_a_separator_is_one_pixel_of_the_screen(self):
        self.open("rowshapes")
        self.assertEqual(self.engine.run(
            "return [...new Set([...document.querySelectorAll('.lb')].map((el) => getComputedStyle(el).borderBottomWidth))]"),
            ["0.5px"])


class Appearance(Input):
    """What rows look like on the screen of a phone."""

    def setUp(self):
        self.engine.device(390, 844)
        self.addCleanup(self.engine.size, *self.window)
        self.open("rowshapes")

    def test_a_field_that_is_tapped_has_a_caret_and_one_that_tab_reaches_a_ring(self):
        style = ("const field = document.querySelector('.field'); field.focus();"
                 "return getComputedStyle(field).outlineStyle")
        x, y = self.engine.run(
            "const r = document.querySelector('.field').getBoundingClientRect(); return [r.x + 9, r.y + 9]")
        self.engine.click_at(x, y)
        self.assertEqual(self.engine.run(style), "none")
        self.press_tab_until("true")
        self.assertEqual(self.engine.run(style), "solid")

    def test_only_what_the_content_has_left_is_red(self):
        _, y = self.middle("Swiped")
        self.engine.draw((300, y), (40, y), lift=False)
        self.addCleanup(self.engine.touch, "touchEnd")
        found = self.engine.run(
            "const row = document.querySelector('.sw'), style = getComputedStyle(row);"
            "return [style.backgroundColor, parseFloat(style.backgroundSize),"
            "  -new DOMMatrix(getComputedStyle(row.querySelector('.swc')).transform).e]")
        self.assertEqual(found[0], "rgba(0, 0, 0, 0)")
        self.assertGreater(found[1], 100)
        self.assertEqual(found[1], found[2])


if __name__ == "__main__":
    unittest.main()
