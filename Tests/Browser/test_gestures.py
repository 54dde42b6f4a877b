"""Gestures by mouse, by fingers and by keys, in Chromium."""
import unittest

import engines
from gallery import Gallery, named, nodes
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Gestures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery()
        cls.engine = engines.Chromium()
        cls.engine.size(390, 844)

    @classmethod
    def tearDownClass(cls):
        cls.engine.quit()
        cls.gallery.stop()

    def setUp(self):
        self.open()

    def open(self, query=""):
        self.engine.open(f"{self.gallery.address}/gestures{query}")
        self.engine.until("return [...document.scripts].some((s) => s.src.includes('gestures-'))")
        self.engine.until(
            "return performance.getEntriesByType('resource').some((e) => e.name.includes('gestures-') && e.responseEnd)")

    def element(self, text):
        return self.engine.run(
            "return [...document.querySelectorAll('main [id]')].filter((e) => e.textContent === arguments[0]).pop()", text)

    def place(self, text):
        """The middle of the element with gestures around a text, scrolled to where it is seen."""
        return self.engine.run(
            "const at = [...document.querySelectorAll('main [id]')].filter((e) => e.textContent === arguments[0]).pop();"
            "at.scrollIntoView({block: 'center'}); const {left, top, width, height} = at.getBoundingClientRect();"
            "return [left + width / 2, top + height / 2]", text)

    def text(self):
        return self.engine.run("return document.body.innerText")

    def until_seen(self, words):
        self.engine.eventually(lambda: words in self.text())
        self.assertIn(words, self.text())

    def mouse(self, kind, x, y, count=1, **more):
        self.engine.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent",
            {"type": kind, "x": x, "y": y, "button": "left", "buttons": 0 if kind == "mouseReleased" else 1,
             "clickCount": count, **more})

    def touch(self, kind, *points):
        self.engine.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})

    def shift(self, text):
        """Where the card with a text is drawn, from where the stack is."""
        return self.engine.run(
            "const at = [...document.querySelectorAll('main [id]')].filter((e) => e.textContent === arguments[0]).pop();"
            "const {left, width} = at.getBoundingClientRect(); return left + width / 2", text)

    def seen_top(self):
        return self.engine.run(
            "return [...document.querySelectorAll('[data-g]')].map((e) => e.innerText).find((t) => t.includes('Draw me'))")

    def test_a_card_follows_the_mouse_and_springs_back(self):
        x, y = self.place("Lisbon")
        before = self.shift("Lisbon")
        self.mouse("mousePressed", x, y)
        for step in range(1, 9):
            self.mouse("mouseMoved", x + 5 * step, y)
        self.engine.eventually(lambda: abs(self.shift("Lisbon") - before - 40) < 4)
        self.assertAlmostEqual(self.shift("Lisbon") - before, 40, delta=4)
        self.engine.rest(150)  # What rests before it is let go is not thrown.
        self.mouse("mouseReleased", x + 40, y)
        self.engine.settle()
        self.assertAlmostEqual(self.shift("Lisbon"), before, delta=1)
        self.assertEqual(self.engine.run("return String(getSelection())"), "")

    def test_a_card_is_thrown_by_a_finger_and_the_next_one_is_drawn(self):
        x, y = self.place("Lisbon")
        self.touch("touchStart", (x, y))
        for step in range(1, 11):
            self.touch("touchMove", (x + 20 * step, y))
        self.touch("touchEnd")
        self.engine.eventually(lambda: "Bergen" in self.seen_top())
        self.engine.settle()
        x, y = self.place("Bergen")
        self.touch("touchStart", (x, y))
        for step in range(1, 11):
            self.touch("touchMove", (x - 16 * step, y))
        self.touch("touchEnd")
        self.assertTrue(self.engine.eventually(lambda: "Kyoto" in self.seen_top()))

    def test_a_finger_that_moves_up_scrolls_the_page_and_the_card_stays(self):
        x, y = self.place("Lisbon")
        before = self.shift("Lisbon")
        self.engine.run("document.querySelector('.sy').scrollTop = 0")
        x, y = self.place("Lisbon")
        top = self.engine.run("return document.querySelector('.sy').scrollTop")
        self.touch("touchStart", (x, y))
        for step in range(1, 11):
            self.touch("touchMove", (x, y - 12 * step))
        self.touch("touchEnd")
        self.engine.until(f"return document.querySelector('.sy').scrollTop > {top} + 40")
        self.engine.settle()
        self.assertAlmostEqual(self.shift("Lisbon"), before, delta=1)

    def test_a_knob_turns_with_the_finger_and_does_not_scroll(self):
        tree = self.gallery.json("gestures", self.engine.run("return document.body.dataset.session"))
        knob = next(node for node in nodes(tree) if node["frame"][2:] == [128, 128] and "touch" in node.get("events", []))
        x, y, width, height = self.engine.run(
            "const r = document.getElementById('n' + arguments[0]).getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
            knob["id"])
        middle = (x + width / 2, y + height / 2)
        self.touch("touchStart", (middle[0] - 40, middle[1]))
        self.touch("touchMove", (middle[0] - 30, middle[1] - 30))
        self.touch("touchMove", (middle[0], middle[1] - 40))
        self.until_seen("50%")
        self.touch("touchMove", (middle[0] + 40, middle[1]))
        self.touch("touchEnd")
        self.until_seen("83%")
        self.assertEqual(self.engine.run("return document.querySelector('.sy').scrollTop"), 0)

    def test_what_is_held_long_enough_is_revealed_and_what_is_let_go_is_not(self):
        x, y = self.place("Hold to reveal")
        self.mouse("mousePressed", x, y)
        self.engine.rest(200)  # Shorter than the press that reveals.
        self.mouse("mouseReleased", x, y)
        self.engine.settle()
        self.assertIn("Hold to reveal", self.text())
        self.mouse("mousePressed", x, y)
        self.engine.until("return document.body.innerText.includes('Tuesday')", 5)
        self.mouse("mouseReleased", x, y)
        self.engine.settle()
        self.assertIn("Tuesday", self.text())
        self.touch("touchStart", (x, y))
        self.engine.until("return document.body.innerText.includes('Hold to reveal')", 5)
        self.touch("touchEnd")

    def test_holding_return_is_a_long_press(self):
        button = self.engine.run("return document.querySelector('[data-g][tabindex=\"0\"]')")
        self.assertEqual(button.get_attribute("role"), "button")
        self.engine.run("arguments[0].focus()", button)
        ActionChains(self.engine.driver).key_down(Keys.ENTER).perform()
        self.engine.until("return document.body.innerText.includes('Tuesday')", 5)
        ActionChains(self.engine.driver).key_up(Keys.ENTER).perform()
        self.engine.settle()
        ActionChains(self.engine.driver).key_down(Keys.SPACE).pause(0.1).key_up(Keys.SPACE).perform()
        self.engine.settle()
        self.assertIn("Tuesday", self.text())

    def test_two_taps_are_one_thing_and_one_tap_another(self):
        x, y = self.place("Tap twice")
        for count in (1, 2):
            self.mouse("mousePressed", x, y, count)
            self.mouse("mouseReleased", x, y, count)
        self.engine.settle()
        self.assertIn("Tap twice", self.text())
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)
        self.engine.until("return document.body.innerText.includes('Liked 1 times')", 5)

    def test_a_tap_by_key_is_a_single_one(self):
        heart = self.engine.run(
            "return [...document.querySelectorAll('button')].find((e) => e.textContent.includes('Tap twice'))")
        self.engine.run("arguments[0].focus()", heart)
        self.engine.press(Keys.ENTER)
        self.engine.settle()

    def test_two_fingers_magnify(self):
        tree = self.gallery.json("gestures", self.engine.run("return document.body.dataset.session"))
        tile = named(tree, "A sun over the sea")
        x, y = self.engine.run(
            "const el = document.getElementById('n' + arguments[0]); el.scrollIntoView({block: 'center'});"
            "const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]", tile["id"])
        width = ("return Math.max(...[...document.getElementById('n' + arguments[0]).querySelectorAll('[style*=transform]')]"
                 ".map((e) => e.getBoundingClientRect().width))")
        before = self.engine.run(width, tile["id"])
        self.touch("touchStart", (x - 40, y))
        self.touch("touchStart", (x - 40, y), (x + 40, y))
        for step in range(1, 5):
            self.touch("touchMove", (x - 40 - 10 * step, y), (x + 40 + 10 * step, y))
        self.touch("touchEnd")
        self.engine.until(f"{width.replace('arguments[0]', str(tile['id']))} > {before} * 1.8")
        self.engine.settle()
        self.assertAlmostEqual(self.engine.run(width, tile["id"]) / before, 2, delta=0.2)

    def test_moves_wait_for_no_more_than_one_request(self):
        self.open("?latency=100")
        x, y = self.place("Lisbon")
        self.engine.watch_batches()
        self.mouse("mousePressed", x, y)
        for step in range(1, 101):
            self.mouse("mouseMoved", x + step / 2, y)
        self.mouse("mouseReleased", x + 50, y)
        self.engine.settle()
        posts = [types for _, types in self.engine.batches()]
        self.assertTrue(all(len(post) <= 3 for post in posts), posts)
        self.assertEqual(sum((post for post in posts), []).count("touch"), 1)
        self.assertEqual(posts[-1][-1], "lift")

    def test_the_script_comes_only_where_there_are_gestures(self):
        self.engine.open(f"{self.gallery.address}/grid")
        self.assertFalse(self.engine.run("return [...document.scripts].some((s) => s.src.includes('gestures-'))"))

    def test_no_error_is_written(self):
        self.assertEqual(self.engine.errors(), [])


class FirefoxGestures(unittest.TestCase):
    def test_a_card_follows_the_mouse_and_is_thrown_by_a_finger(self):
        from marionette_driver.marionette import ActionSequence

        gallery = Gallery()
        engine = engines.Firefox()
        try:
            engine.size(450, 844)
            engine.open(gallery.address + "/gestures")
            engine.until(
                "return performance.getEntriesByType('resource').some((e) => e.name.includes('gestures-') && e.responseEnd)")
            place = ("const at = [...document.querySelectorAll('main [id]')].filter((e) => e.textContent === 'Lisbon').pop();"
                     "const r = at.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
            x, y = map(int, engine.run(place))

            def draw(kind, step, lift):
                actions = ActionSequence(engine.driver, "pointer", kind, {"pointerType": kind})
                actions.pointer_move(x, y)
                actions.pointer_down()
                for index in range(1, 9):
                    actions.pointer_move(x + step * index, y, duration=20)
                if lift:
                    actions.pointer_up()
                actions.perform()
                return actions

            draw("mouse", 5, lift=False)
            engine.eventually(lambda: abs(engine.run(place)[0] - x - 40) < 5)
            self.assertAlmostEqual(engine.run(place)[0] - x, 40, delta=5)
            self.assertEqual(engine.run("return String(getSelection())"), "")
            engine.rest(150)  # What rests before it is let go is not thrown.
            up = ActionSequence(engine.driver, "pointer", "mouse", {"pointerType": "mouse"})
            up.pointer_up()
            up.perform()
            engine.eventually(lambda: abs(engine.run(place)[0] - x) < 2)
            self.assertAlmostEqual(engine.run(place)[0], x, delta=2)
            draw("touch", 20, lift=True)
            top = ("return [...document.querySelectorAll('[data-g]')].map((e) => e.innerText)"
                   ".find((t) => t.includes('Draw me'))")
            engine.eventually(lambda: "Bergen" in engine.run(top))
            self.assertIn("Bergen", engine.run(top))
        finally:
            engine.quit()
            gallery.stop()


if __name__ == "__main__":
    unittest.main()
