"""Scrolling and lists with fingers, keys and the mouse, in Chromium."""
import unittest

from gallery import named
from pages import Page
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Scrolling(Page):
    def top(self):
        return self.engine.run("return document.querySelector('.sy').scrollTop")

    def test_scrolling_reports_the_top_row(self):
        self.open("scroll")
        self.engine.run("document.querySelector('.sy').scrollTop = 1234")
        self.engine.drawn()
        first = ("return [...document.querySelectorAll('.sy [id]')].filter(e => /^Day \\d+$/.test(e.textContent)"
                 " && e.getBoundingClientRect().top >= 46)[0].textContent")
        self.eventually(
            lambda: self.assertIn(f"from {self.engine.run(first).lower()}", self.text().replace("\n", " ")))

    def test_scrolling_to_a_row_puts_it_below_the_bar(self):
        self.open("scroll")
        self.click("scroll", "Middle")
        self.engine.until("return document.body.innerText.includes('Day 50,000')")
        self.engine.settle()
        self.assertGreater(self.top(), 1_000_000)
        self.assertIn("from day 50,000", self.text())

    def test_the_bar_stays_and_the_content_scrolls_under_it(self):
        self.open("scroll")
        bar = self.engine.element(named(self.tree("scroll"), "Top")["id"])
        self.engine.run("document.querySelector('.sy').scrollTop = 300")
        self.engine.drawn()
        self.assertLess(bar.rect["y"] + bar.rect["height"], 52)
        self.assertEqual(self.engine.run("return document.querySelector('.sy').getBoundingClientRect().top"), 0)

    def test_the_header_of_a_year_stays_below_the_bar_until_the_next_one_pushes_it(self):
        self.open("scroll")
        header = "return [...document.querySelectorAll('.pin')].find(e => e.innerText.trim() === arguments[0])" \
            ".getBoundingClientRect().top"
        self.engine.run("document.querySelector('.sy').scrollTop = 3000")
        self.engine.drawn()
        self.assertEqual(self.engine.run(header, "Year 1"), 52)
        # The end of the year is 16 points below the bar.
        self.engine.run(
            "document.querySelector('.sy').scrollTop = 3000 + document.querySelector('.pin').parentElement"
            ".getBoundingClientRect().bottom - 52 - 16")
        self.eventually(lambda: self.assertAlmostEqual(self.engine.run(header, "Year 1"), 52 - 16, delta=1))

    def test_the_strip_snaps_to_a_month(self):
        self.open("scroll")
        self.engine.run("document.querySelector('.nx').scrollTo({left: 70, behavior: 'instant'})")
        lefts = "return [...document.querySelectorAll('.nx .n')].map(e => Math.round(e.getBoundingClientRect().left))"
        self.engine.drawn()
        self.eventually(lambda: self.assertIn(20, self.engine.run(lefts)))

    def test_placeholders_are_shown_while_rows_are_loading(self):
        self.open("scroll", "?latency=500")
        held = "return document.querySelectorAll('.hold').length"
        self.assertEqual(self.engine.run(held), 0)
        self.engine.run("const a = document.querySelector('.sy'); a.scrollTo({top: a.scrollHeight / 2, behavior: 'instant'})")
        self.engine.until(held + " === 1")
        [top, height, row] = self.engine.run(
            "const content = document.querySelector('.hold'), { y } = content.getBoundingClientRect();"
            "const style = getComputedStyle(content, '::before'), length = (name) => parseFloat(style.getPropertyValue(name));"
            "return [y + parseFloat(style.top), parseFloat(style.height), length('--hold-row')]")
        self.assertLess(top, 100)
        self.assertGreater(top + height, 844)
        self.assertAlmostEqual(row, 44, delta=1)
        self.engine.settle()
        self.assertEqual(self.engine.run(held), 0)


class Swiping(Page):
    def setUp(self):
        self.open("list")

    def row(self, text):
        return self.engine.run(
            "return [...document.querySelectorAll('.sw')].find(e => e.innerText.includes(arguments[0]))"
            ".getBoundingClientRect().toJSON()", text)

    def shift(self, text):
        return self.engine.run(
            "return new DOMMatrix(getComputedStyle([...document.querySelectorAll('.sw')]"
            ".find(e => e.innerText.includes(arguments[0])).querySelector('.swc')).transform).e", text)

    def swipe(self, text, by, rests=False):
        row = self.row(text)
        x, y = row["left"] + row["width"] / 2, row["top"] + row["height"] / 2
        self.engine.draw((x, y), (x + by, y), rests=rests)
        self.engine.settle()

    def until_comes_after(self, row, other):
        self.eventually(lambda: self.assertRegex(self.text(), f"(?s){other}.*{row}"))

    def test_a_row_follows_the_finger_and_stays_open_at_its_buttons(self):
        self.swipe("Buy flour", -120)
        self.assertEqual(self.shift("Buy flour"), -148)
        self.button("Buy flour", "Flag").click()
        self.engine.settle()
        self.eventually(lambda: self.assertEqual(self.shift("Buy flour"), 0))
        self.assertIn("orange", self.engine.run("return document.querySelector('.swc').innerHTML"))

    def button(self, row, name):
        for element in self.engine.driver.find_elements(By.CSS_SELECTOR, ".sw button"):
            if element.accessible_name == name and row in self.engine.run(
                    "return arguments[0].closest('.sw').innerText", element):
                return element
        raise AssertionError(f"{row} has no button {name}")

    def test_a_row_released_early_closes(self):
        self.swipe("Call the plumber", -30, rests=True)
        self.assertEqual(self.shift("Call the plumber"), 0)
        self.assertIn("Call the plumber", self.text())

    def test_a_full_swipe_performs_the_first_action(self):
        self.swipe("Return books", 320)
        self.until_comes_after("Return books", "Water the plants")

    def test_scrolling_up_and_down_leaves_rows_alone(self):
        row = self.row("Buy flour")
        self.engine.draw((200, row["top"] + 20), (206, row["top"] + 200))
        self.engine.settle()
        self.assertEqual(self.shift("Buy flour"), 0)

    def test_the_buttons_are_available_to_the_keyboard(self):
        self.press_tab_until("document.activeElement.closest('.swl') !== null")
        self.assertEqual(
            self.engine.run("return getComputedStyle(document.activeElement.closest('.swl')).clipPath"), "none")
        self.engine.press(Keys.ENTER)
        self.engine.settle()
        self.until_comes_after("Buy flour", "Water the plants")

    def test_the_mouse_swipes_a_row_too_and_escape_closes_it(self):
        row = self.row("Buy flour")
        x, y = row["left"] + 250, row["top"] + 20
        self.engine.mouse("mousePressed", x, y)
        for step in range(1, 13):
            self.engine.mouse("mouseMoved", x - 10 * step, y)
        self.engine.mouse("mouseReleased", x - 120, y)
        self.engine.settle()
        self.assertEqual(self.shift("Buy flour"), -148)
        self.assertNotIn("Chosen", self.text())
        self.engine.press(Keys.ESCAPE)
        self.engine.settle()
        self.assertEqual(self.shift("Buy flour"), 0)


class Refreshing(Page):
    def setUp(self):
        self.open("list")

    def test_pulling_down_refreshes_the_list(self):
        self.engine.draw((200, 130), (204, 300), lift=False)
        self.assertGreater(
            self.engine.run("return new DOMMatrix(getComputedStyle(document.querySelector('.sy').firstElementChild).transform).f"), 60)
        self.engine.touch("touchEnd")
        self.until_seen("Buy stamps")
        self.engine.until("return document.querySelector('.spinner') === null")

    def test_the_keyboard_finds_a_refresh_button(self):
        self.press_tab_until("document.activeElement.closest('.pull') !== null")
        self.assertEqual(self.engine.run("return getComputedStyle(document.activeElement).clipPath"), "none")
        # It exists only while the list is refreshing.
        self.engine.run(
            "window.seen = false; new MutationObserver(() => seen ||= !!document.querySelector('[aria-label=Refreshing]'))"
            ".observe(document.body, {subtree: true, childList: true, attributes: true})")
        self.engine.press(Keys.ENTER)
        self.until_seen("Buy stamps")
        self.assertTrue(self.engine.run("return seen"))


if __name__ == "__main__":
    unittest.main()
