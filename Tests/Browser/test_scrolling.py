"""Scrolling and lists under fingers, keys and the mouse, in Chromium."""
import unittest

import engines
from gallery import Gallery, named, nodes
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery()
        cls.engine = engines.Chromium()
        cls.engine.size(390, 844)

    @classmethod
    def tearDownClass(cls):
        cls.engine.quit()
        cls.gallery.stop()

    def open(self, scene):
        self.engine.open(f"{self.gallery.address}/{scene}")

    def tree(self, scene):
        return self.gallery.json(scene, self.engine.run("return document.body.dataset.session"))

    def text(self):
        return self.engine.run("return document.body.innerText")

    def touch(self, kind, *points):
        self.engine.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def draw(self, start, end, steps=8, lift=True):
        """Moves a finger from a point to another."""
        (x, y), (to_x, to_y) = start, end
        self.touch("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.touch("touchMove", (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
        if lift:
            self.touch("touchEnd")

    def drawn(self):
        """Waits for three pictures: what follows from scrolling is asked for by then."""
        self.engine.run(
            "window.drawn = 0; const count = () => ++window.drawn < 3 && requestAnimationFrame(count);"
            "requestAnimationFrame(count)")
        self.engine.until("return window.drawn >= 3")
        self.engine.settle()


class Scrolling(Page):
    def top(self):
        return self.engine.run("return document.querySelector('.sy').scrollTop")

    def test_scrolling_says_which_row_stands_at_the_top(self):
        self.open("scroll")
        self.engine.run("document.querySelector('.sy').scrollTop = 1234")
        self.drawn()
        self.engine.eventually(lambda: "from day" in self.text())
        first = self.engine.run(
            "return [...document.querySelectorAll('.sy [id]')].filter(e => /^Day \\d+$/.test(e.textContent)"
            " && e.getBoundingClientRect().top >= 46)[0].textContent")
        self.assertIn(f"from {first.lower()}", self.text().replace("\n", " "))

    def test_a_row_that_is_asked_for_stands_below_the_bar(self):
        self.open("scroll")
        tree = self.tree("scroll")
        self.engine.click(self.engine.element(named(tree, "Middle")["id"]))
        self.engine.until("return document.body.innerText.includes('Day 50,000')")
        self.engine.settle()
        self.assertGreater(self.top(), 1_000_000)
        self.assertIn("from day 50,000", self.text())

    def test_the_bar_stays_and_the_content_goes_under_it(self):
        self.open("scroll")
        bar = self.engine.element(named(self.tree("scroll"), "Top")["id"])
        self.engine.run("document.querySelector('.sy').scrollTop = 300")
        self.drawn()
        self.assertLess(bar.rect["y"] + bar.rect["height"], 52)
        self.assertEqual(self.engine.run("return document.querySelector('.sy').getBoundingClientRect().top"), 0)

    def test_the_header_of_a_year_stays_below_the_bar_until_the_next_one_pushes_it(self):
        self.open("scroll")
        header = "return [...document.querySelectorAll('.pin')].find(e => e.innerText.trim() === arguments[0])" \
            ".getBoundingClientRect().top"
        self.engine.run("document.querySelector('.sy').scrollTop = 3000")
        self.drawn()
        self.assertEqual(self.engine.run(header, "Year 1"), 52)
        # The year's end is 16 points below the bar.
        end = self.engine.run(
            "document.querySelector('.sy').scrollTop = 3000 + document.querySelector('.pin').parentElement"
            ".getBoundingClientRect().bottom - 52 - 16; return 1")
        self.assertEqual(end, 1)
        self.drawn()
        self.drawn()
        self.assertAlmostEqual(self.engine.run(header, "Year 1"), 52 - 16, delta=1)

    def test_the_strip_comes_to_rest_at_a_month(self):
        self.open("scroll")
        self.engine.run("document.querySelector('.nx').scrollTo({left: 70, behavior: 'instant'})")
        self.drawn()
        lefts = self.engine.run(
            "return [...document.querySelectorAll('.nx .n')].map(e => Math.round(e.getBoundingClientRect().left))")
        self.assertIn(20, lefts)


class Swiping(Page):
    def row(self, text):
        return self.engine.run(
            "return [...document.querySelectorAll('.sw')].find(e => e.innerText.includes(arguments[0]))"
            ".getBoundingClientRect().toJSON()", text)

    def shift(self, text):
        return self.engine.run(
            "return new DOMMatrix(getComputedStyle([...document.querySelectorAll('.sw')]"
            ".find(e => e.innerText.includes(arguments[0])).querySelector('.swc')).transform).e", text)

    def swipe(self, text, by, lift=True):
        row = self.row(text)
        x, y = row["left"] + row["width"] / 2, row["top"] + row["height"] / 2
        self.draw((x, y), (x + by, y), lift=lift)

    def test_a_row_follows_the_finger_and_stays_open_at_its_buttons(self):
        self.open("list")
        self.engine.until("return document.querySelector('script[src*=lists]') !== null")
        self.engine.eventually(lambda: self.swiped("Buy flour"))
        self.assertEqual(self.shift("Buy flour"), -148)
        flag = self.button("Buy flour", "Flag")
        flag.click()
        self.engine.settle()
        self.engine.eventually(lambda: self.shift("Buy flour") == 0)
        self.assertIn("orange", self.engine.run("return document.querySelector('.swc').innerHTML"))

    def swiped(self, text):
        if self.shift(text) == 0:
            self.swipe(text, -120)
            self.engine.settle()
        return self.shift(text) == -148

    def button(self, row, name):
        for element in self.engine.driver.find_elements(By.CSS_SELECTOR, ".sw button"):
            if element.accessible_name == name and row in self.engine.run(
                    "return arguments[0].closest('.sw').innerText", element):
                return element
        raise AssertionError(f"{row} has no button {name}")

    def test_a_row_that_is_let_go_early_goes_back(self):
        self.open("list")
        self.drawn()
        self.swipe("Call the plumber", -30)
        self.engine.settle()
        self.assertEqual(self.shift("Call the plumber"), 0)
        self.assertIn("Call the plumber", self.text())

    def test_a_swipe_across_the_row_does_what_its_first_button_does(self):
        self.open("list")
        self.drawn()
        self.swipe("Return books", 320)
        self.engine.settle()
        self.engine.eventually(lambda: self.text().index("Return books") > self.text().index("Water the plants"))

    def test_scrolling_up_and_down_leaves_rows_alone(self):
        self.open("list")
        self.drawn()
        row = self.row("Buy flour")
        self.draw((200, row["top"] + 20), (206, row["top"] + 200))
        self.engine.settle()
        self.assertEqual(self.shift("Buy flour"), 0)

    def test_the_buttons_are_there_for_the_keyboard(self):
        self.open("list")
        self.drawn()
        for _ in range(30):
            self.engine.press(Keys.TAB)
            if self.engine.run("return document.activeElement.closest('.swl') !== null"):
                break
        self.assertEqual(
            self.engine.run("return getComputedStyle(document.activeElement.closest('.swl')).clipPath"), "none")
        self.engine.press(Keys.ENTER)
        self.engine.settle()
        self.engine.eventually(lambda: self.text().index("Buy flour") > self.text().index("Water the plants"))

    def test_the_mouse_draws_a_row_too_and_escape_closes_it(self):
        self.open("list")
        self.drawn()
        row = self.row("Buy flour")
        x, y = row["left"] + 250, row["top"] + 20

        def mouse(kind, x):
            self.engine.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent",
                {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1})

        mouse("mousePressed", x)
        for step in range(1, 13):
            mouse("mouseMoved", x - 10 * step)
        mouse("mouseReleased", x - 120)
        self.engine.settle()
        self.assertEqual(self.shift("Buy flour"), -148)
        self.assertNotIn("Chosen", self.text())
        self.engine.press(Keys.ESCAPE)
        self.engine.settle()
        self.assertEqual(self.shift("Buy flour"), 0)

class Refreshing(Page):
    def test_an_area_that_is_pulled_down_is_refreshed(self):
        self.open("list")
        self.drawn()
        self.draw((200, 130), (204, 300), lift=False)
        self.assertGreater(
            self.engine.run("return new DOMMatrix(getComputedStyle(document.querySelector('.sy').firstElementChild).transform).f"), 60)
        self.touch("touchEnd")
        self.engine.eventually(lambda: "Buy stamps" in self.text())
        self.engine.settle()
        self.assertEqual(self.engine.run("return document.querySelectorAll('.spinner').length"), 0)

    def test_the_keyboard_finds_a_button_for_it(self):
        self.open("list")
        self.drawn()
        for _ in range(40):
            self.engine.press(Keys.TAB)
            if self.engine.run("return document.activeElement.closest('.pull') !== null"):
                break
        self.assertEqual(self.engine.run("return getComputedStyle(document.activeElement).clipPath"), "none")
        self.engine.press(Keys.ENTER)
        self.engine.until("return document.querySelector('[aria-label=Refreshing]') !== null")
        self.engine.eventually(lambda: "Buy stamps" in self.text())


if __name__ == "__main__":
    unittest.main()
