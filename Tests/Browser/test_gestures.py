"""Gestures with mouse, fingers and keys, in Chromium."""
import unittest

import engines
from gallery import named, nodes
from pages import Page
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

HAS_SCRIPT = "return [...document.scripts].some((script) => script.src.includes('gestures-'))"
# The innermost element with exactly this text.
WITH_TEXT = "const at = [...document.querySelectorAll('main [id]')].filter((e) => e.textContent === arguments[0]).pop();"
MIDDLE = "const {left, top, width, height} = at.getBoundingClientRect(); return [left + width / 2, top + height / 2]"
SEEN_TOP = ("return [...document.querySelectorAll('[data-g]')].map((e) => e.innerText)"
            ".find((t) => t.includes('Draw me'))")


class Gestures(Page):
    def setUp(self):
        self.open("gestures")
        # A page is complete when its additional scripts have run.
        self.assertTrue(self.engine.run(HAS_SCRIPT))

    def place(self, text):
        """The center of the element with a text, scrolled into view."""
        return self.engine.run(WITH_TEXT + "at.scrollIntoView({block: 'center'});" + MIDDLE, text)

    def shift(self, text):
        """The horizontal position of the card with a text."""
        return self.engine.run(WITH_TEXT + MIDDLE, text)[0]

    def throw(self, text, by):
        """Drags a card far enough with a finger to throw it at any speed."""
        x, y = self.place(text)
        self.engine.draw((x, y), (x + by, y))

    def until_top_is(self, name):
        self.eventually(lambda: self.assertIn(name, self.engine.run(SEEN_TOP)))

    def test_a_card_follows_the_mouse_and_springs_back(self):
        x, y = self.place("Lisbon")
        before = self.shift("Lisbon")
        self.engine.mouse("mousePressed", x, y)
        for step in range(1, 9):
            self.engine.mouse("mouseMoved", x + 5 * step, y)
        self.eventually(lambda: self.assertAlmostEqual(self.shift("Lisbon") - before, 40, delta=4))
        self.engine.rest(150)  # A pointer that rests before release throws nothing.
        self.engine.mouse("mouseReleased", x + 40, y)
        self.engine.settle()
        self.assertAlmostEqual(self.shift("Lisbon"), before, delta=1)
        self.assertEqual(self.engine.run("return String(getSelection())"), "")

    def test_a_card_is_thrown_by_a_finger_and_the_next_one_appears(self):
        self.throw("Lisbon", 200)
        self.until_top_is("Bergen")
        self.engine.settle()
        self.throw("Bergen", -180)
        self.until_top_is("Kyoto")

    def test_a_finger_that_moves_up_scrolls_the_page_and_the_card_stays(self):
        x, y = self.place("Lisbon")
        before = self.shift("Lisbon")
        top = self.engine.run("return document.querySelector('.sy').scrollTop")
        self.engine.draw((x, y), (x, y - 120))
        self.engine.until(f"return document.querySelector('.sy').scrollTop > {top} + 40")
        self.engine.settle()
        self.assertAlmostEqual(self.shift("Lisbon"), before, delta=1)

    def test_a_knob_turns_with_the_finger_and_does_not_scroll(self):
        tree = self.tree("gestures")
        knob = next(node for node in nodes(tree) if node["frame"][2:] == [128, 128] and "touch" in node.get("events", []))
        x, y, width, height = self.engine.run(
            "const r = document.getElementById('n' + arguments[0]).getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
            knob["id"])
        middle = (x + width / 2, y + height / 2)
        self.engine.touch("touchStart", (middle[0] - 40, middle[1]))
        self.engine.touch("touchMove", (middle[0] - 30, middle[1] - 30))
        self.engine.touch("touchMove", (middle[0], middle[1] - 40))
        self.until_seen("50%")
        self.engine.touch("touchMove", (middle[0] + 40, middle[1]))
        self.engine.touch("touchEnd")
        self.until_seen("83%")
        self.assertEqual(self.engine.run("return document.querySelector('.sy').scrollTop"), 0)

    def test_a_long_press_reveals_the_text_and_a_short_one_does_not(self):
        x, y = self.place("Hold to reveal")
        with self.engine.slowly():
            self.engine.mouse("mousePressed", x, y)
            self.engine.rest(100)  # Shorter than the long press.
            self.engine.mouse("mouseReleased", x, y)
        self.engine.settle()
        self.assertIn("Hold to reveal", self.text())
        self.engine.mouse("mousePressed", x, y)
        self.until_seen("Tuesday")
        self.engine.mouse("mouseReleased", x, y)
        self.engine.settle()
        self.assertIn("Tuesday", self.text())
        self.engine.touch("touchStart", (x, y))
        self.until_seen("Hold to reveal")
        self.engine.touch("touchEnd")

    def test_holding_return_is_a_long_press(self):
        button = self.engine.run("return document.querySelector('[data-g][tabindex=\"0\"]')")
        self.assertEqual(button.get_attribute("role"), "button")
        self.engine.run("arguments[0].focus()", button)
        ActionChains(self.engine.driver).key_down(Keys.ENTER).perform()
        self.until_seen("Tuesday")
        ActionChains(self.engine.driver).key_up(Keys.ENTER).perform()
        self.engine.settle()
        with self.engine.slowly():
            ActionChains(self.engine.driver).key_down(Keys.SPACE).key_up(Keys.SPACE).perform()
        self.engine.settle()
        self.assertIn("Tuesday", self.text())

    def test_two_taps_and_one_tap_are_different_gestures(self):
        x, y = self.place("Tap twice")
        with self.engine.slowly():
            for count in (1, 2):
                self.engine.click_at(x, y, count)
        self.engine.settle()
        self.assertIn("Tap twice", self.text())
        self.engine.click_at(x, y)
        self.until_seen("Liked 1 times")

    def test_a_tap_by_key_is_a_single_tap(self):
        heart = self.engine.run(
            "return [...document.querySelectorAll('button')].find((e) => e.textContent.includes('Tap twice'))")
        self.engine.run("arguments[0].focus()", heart)
        self.engine.press(Keys.ENTER)
        self.engine.settle()
        # It did not count as a like; a click shows the count.
        self.engine.click_at(*self.place("Tap twice"))
        self.until_seen("Liked 0 times")

    def test_two_fingers_magnify(self):
        tree = self.tree("gestures")
        tile = named(tree, "A sun over the sea")
        x, y = self.engine.run(
            "const el = document.getElementById('n' + arguments[0]); el.scrollIntoView({block: 'center'});"
            "const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]", tile["id"])
        width = ("return Math.max(...[...document.getElementById('n' + arguments[0]).querySelectorAll('[style*=transform]')]"
                 ".map((e) => e.getBoundingClientRect().width))")
        before = self.engine.run(width, tile["id"])
        self.engine.touch("touchStart", (x - 40, y))
        self.engine.touch("touchStart", (x - 40, y), (x + 40, y))
        for step in range(1, 5):
            self.engine.touch("touchMove", (x - 40 - 10 * step, y), (x + 40 + 10 * step, y))
        self.engine.touch("touchEnd")
        self.engine.until(f"{width.replace('arguments[0]', str(tile['id']))} > {before} * 1.8")
        self.engine.settle()
        self.assertAlmostEqual(self.engine.run(width, tile["id"]) / before, 2, delta=0.2)

    def test_moves_wait_for_at_most_one_request(self):
        self.open("gestures", "?latency=100")
        x, y = self.place("Lisbon")
        self.engine.watch_batches()
        self.engine.mouse("mousePressed", x, y)
        for step in range(1, 101):
            self.engine.mouse("mouseMoved", x + step / 2, y)
        self.engine.mouse("mouseReleased", x + 50, y)
        self.engine.settle()
        posts = [types for _, types in self.engine.batches()]
        self.assertTrue(all(len(post) <= 3 for post in posts), posts)
        self.assertEqual(sum(post.count("touch") for post in posts), 1)
        self.assertEqual(posts[-1][-1], "lift")

    def test_the_script_loads_only_on_pages_with_gestures(self):
        self.open("grid")
        self.assertFalse(self.engine.run(HAS_SCRIPT))

    def test_no_error_is_written(self):
        self.assertEqual(self.engine.errors(), [])


class FirefoxGestures(Page):
    engine_class = engines.Firefox
    window = (450, 844)

    def pointer(self, kind):
        from marionette_driver.marionette import ActionSequence

        return ActionSequence(self.engine.driver, "pointer", kind, {"pointerType": kind})

    def draw(self, kind, start, step, lift):
        x, y = map(int, start)
        actions = self.pointer(kind)
        actions.pointer_move(x, y)
        actions.pointer_down()
        for index in range(1, 9):
            actions.pointer_move(x + step * index, y, duration=20)
        if lift:
            actions.pointer_up()
        actions.perform()

    def test_a_card_follows_the_mouse_and_is_thrown_by_a_finger(self):
        self.open("gestures")

        def place():
            return self.engine.run(WITH_TEXT + MIDDLE, "Lisbon")

        start = place()
        self.draw("mouse", start, 5, lift=False)
        self.eventually(lambda: self.assertAlmostEqual(place()[0] - start[0], 40, delta=5))
        self.assertEqual(self.engine.run("return String(getSelection())"), "")
        self.engine.rest(150)  # A pointer that rests before release throws nothing.
        up = self.pointer("mouse")
        up.pointer_up()
        up.perform()
        self.eventually(lambda: self.assertAlmostEqual(place()[0], start[0], delta=2))
        self.draw("touch", start, 24, lift=True)
        self.eventually(lambda: self.assertIn("Bergen", self.engine.run(SEEN_TOP)))


if __name__ == "__main__":
    unittest.main()
