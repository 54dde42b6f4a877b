"""Rows, contents and the edges of columns that are dragged (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Dragging:
    """The tests of all engines."""

    def drag(self, start, *ends):
        """Presses the button of the mouse, and moves the pointer without a release."""
        self.engine.mouse("mousePressed", *start)
        for end in ends:
            x, y = start
            for part in (.3, .6, 1):
                self.engine.mouse("mouseMoved", x + (end[0] - x) * part, y + (end[1] - y) * part)
            self.engine.drawn()
            start = end

    def open_dragging(self):
        self.open("dragging")
        self.loaded("dragging")

    def dragged(self):
        return self.engine.run("const el = document.querySelector('.dragged'); return el && el.textContent")

    def test_a_row_is_dragged_to_another_position(self):
        self.open("sorting")
        self.loaded("sorting")
        start, end = self.engine.run(
            "return ['0', '2'].map(p => { const r = document.querySelector(`[data-row='${p}']`).getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })")
        self.drag(start, end)
        self.assertTrue(self.engine.run("return !!document.querySelector('.lifted')"))
        self.engine.mouse("mouseReleased", *end)
        self.seen("two three one four")
        self.assertEqual(self.engine.run("return document.querySelectorAll('.lifted, [style*=translateY]').length"), 0)

    def test_a_text_is_dropped_on_a_target(self):
        self.open_dragging()
        target = self.middle("target")
        self.drag(self.middle("text, tapped 0"), (target[0] + 40, target[1]))
        self.seen("targeted")
        self.assertEqual(self.dragged(), "text, tapped 0")
        self.assertEqual(self.engine.run("return getComputedStyle(document.body).cursor"), "copy")
        self.engine.mouse("mouseReleased", target[0] + 40, target[1])
        self.seen("last: Text right")
        self.assertNotIn("targeted", self.text())
        # The drag presses no button.
        self.assertIn("tapped 0", self.text())
        self.eventually(lambda: self.assertIsNone(self.dragged()))
        self.use("text, tapped 0")
        self.seen("tapped 1")

    def test_a_target_refuses_another_type(self):
        self.open_dragging()
        target = self.middle("target")
        self.drag(self.middle("color"), target)
        self.assertNotIn("targeted", self.text())
        self.engine.mouse("mouseReleased", *target)
        self.engine.settle()
        self.assertIn("last: nothing", self.text())
        self.eventually(lambda: self.assertIsNone(self.dragged()))

    def test_leaving_a_target_ends_its_highlight(self):
        self.open_dragging()
        target = self.middle("target")
        self.drag(self.middle("text, tapped 0"), target)
        self.seen("targeted")
        self.engine.mouse("mouseMoved", 20, target[1])
        self.eventually(lambda: self.assertNotIn("targeted", self.text()))
        self.engine.mouse("mouseReleased", 20, target[1])
        self.engine.settle()
        self.assertIn("last: nothing", self.text())

    def test_a_preview_follows_the_pointer(self):
        self.open_dragging()
        target = self.middle("target")
        self.drag(self.middle("previewed"), target)
        self.assertEqual(self.dragged(), "a preview")
        x, y = self.engine.run(
            "const r = document.querySelector('.dragged').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")
        self.assertLess(abs(x - target[0]) + abs(y - target[1]), 3)
        self.engine.mouse("mouseReleased", *target)
        self.seen("last: Provided")

    def test_a_text_is_dropped_between_rows(self):
        self.open_dragging()
        x, y = self.middle("two")
        self.drag(self.middle("text, tapped 0"), (x, y - 8))
        self.assertTrue(self.engine.run("return !!document.querySelector('.insertion')"))
        self.engine.mouse("mouseReleased", x, y - 8)
        self.seen("one Text two")
        self.assertFalse(self.engine.run("return !!document.querySelector('.insertion')"))

    def test_edges_resize_columns(self):
        self.engine.size(900, 700)
        self.open("table")
        self.loaded("dragging")
        widths = "return [...document.querySelectorAll('[role=columnheader]')].map(h => Math.round(h.getBoundingClientRect().width))"
        first, second, third = self.engine.run(widths)
        x, y = self.engine.run("const r = document.querySelector('[data-edge]').getBoundingClientRect(); return [r.x + 5, r.y + 10]")
        self.engine.mouse("mousePressed", x, y)
        for step in range(1, 6):
            self.engine.mouse("mouseMoved", x - step * 20, y)
            self.engine.drawn()
        self.engine.mouse("mouseReleased", x - 100, y)
        self.engine.settle()
        now = self.engine.run(widths)
        self.assertAlmostEqual(now[0], first - 100, delta=1)
        self.assertEqual(sum(now), first + second + third)
        self.assertEqual(self.engine.run("return document.querySelector('[data-edge]').getAttribute('aria-valuenow')"), str(now[0]))
        # The widths stay when the rows change.
        self.use("Name")
        self.assertEqual(self.engine.run(widths)[0], now[0])


class ChromiumDragging(Dragging, Input):
    def setUp(self):
        self.engine.size(*self.window)

    def test_escape_ends_a_drag(self):
        self.open_dragging()
        target = self.middle("target")
        self.drag(self.middle("text, tapped 0"), target)
        self.seen("targeted")
        self.engine.press(Keys.ESCAPE)
        self.engine.settle()
        self.assertNotIn("targeted", self.text())
        self.engine.mouse("mouseReleased", *target)
        self.engine.settle()
        self.assertIn("last: nothing", self.text())

    def test_arrow_keys_resize_columns(self):
        self.engine.size(900, 700)
        self.open("table")
        self.loaded("dragging")
        width = "return Math.round(document.querySelector('[role=columnheader]').getBoundingClientRect().width)"
        before = self.engine.run(width)
        self.engine.run("document.querySelector('[data-edge]').focus()")
        self.engine.press(Keys.ARROW_RIGHT)
        self.engine.settle()
        self.assertEqual(self.engine.run(width), before + 10)

    def test_a_finger_drags_after_a_long_press(self):
        self.engine.device(390, 844)
        try:
            self.open_dragging()
            start, target = self.middle("text, tapped 0"), self.middle("target")
            self.engine.touch("touchStart", start)
            self.engine.rest(600)
            self.assertEqual(self.dragged(), "text, tapped 0")
            for part in (.2, .5, 1):
                self.engine.touch("touchMove", (start[0] + (target[0] - start[0]) * part, start[1] + (target[1] - start[1]) * part))
            self.engine.drawn()
            self.seen("targeted")
            self.engine.touch("touchEnd")
            self.seen("last: Text")
            self.assertIn("tapped 0", self.text())
        finally:
            self.engine.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
            self.engine.size(*self.window)

    def test_axe_is_content(self):
        self.open_dragging()
        self.assert_structure_is_accessible("dragging")
        self.open("sorting")
        self.assert_structure_is_accessible("sorting")


class FirefoxDragging(Dragging, Input):
    engine_class = engines.Firefox


class WebKitDragging(Dragging, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
