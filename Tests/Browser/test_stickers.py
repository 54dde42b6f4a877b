"""Recognizers of UIKit that work together on a view that turns and grows under the fingers, in a page that scrolls (Tests/Apps/InputApp)."""
import math
import unittest

from test_input import Input

# The middle, the width and the angle of the element with the text, by its transform.
SUN = """
const el = [...document.querySelectorAll('main *')].filter((el) => el.innerText === 'Sun').pop();
const {left, top, width, height} = el.getBoundingClientRect();
let matrix = new DOMMatrix();
for (let outer = el; outer; outer = outer.parentElement) {
  const own = getComputedStyle(outer).transform;
  if (own !== 'none') matrix = new DOMMatrix(own).multiply(matrix);
}
return [left + width / 2, top + height / 2, Math.hypot(matrix.a, matrix.b), Math.atan2(matrix.b, matrix.a)];
"""
LINE = "return [...document.querySelectorAll('main *')].map((el) => el.innerText).filter((text) => /^(At|The sun)/.test(text || '')).pop()"


class Stickers(Input):
    """In Chromium, whose driver has fingers."""

    def setUp(self):
        self.engine.size(700, 900)
        self.open("stickers")
        # No view reads the offset, so the server does not know it.
        self.engine.run("for (const el of document.querySelectorAll('main, main *')) el.scrollTop = 120; scrollTo(0, 120)")
        self.engine.drawn()

    def sun(self):
        self.engine.settle()
        return self.engine.run(SUN)

    def line(self):
        return self.engine.run(LINE)

    def test_a_finger_moves_it(self):
        x, y, *_ = self.sun()
        self.engine.draw((x, y), (x + 60, y - 30), rests=True)
        moved_x, moved_y, *_ = self.sun()
        self.assertAlmostEqual(moved_x, x + 60, delta=2)
        self.assertAlmostEqual(moved_y, y - 30, delta=2)

    def turn(self, x, y):
        """Turns and enlarges it by two fingers: a quarter to the right, to twice the size."""
        self.engine.touch("touchStart", (x - 30, y))
        self.engine.touch("touchStart", (x - 30, y), (x + 30, y))
        for step in range(1, 10):
            angle, reach = math.pi / 2 * step / 9, 30 + 30 * step / 9
            away_x, away_y = reach * math.cos(angle), reach * math.sin(angle)
            self.engine.touch("touchMove", (x - away_x, y - away_y), (x + away_x, y + away_y))
        self.engine.touch("touchEnd")

    def test_two_fingers_turn_and_enlarge_it_at_once(self):
        x, y, *_ = self.sun()
        self.turn(x, y)
        self.eventually(lambda: self.assertAlmostEqual(self.sun()[3], math.pi / 2, delta=0.05))
        turned_x, turned_y, scale, _ = self.sun()
        self.assertAlmostEqual(scale, 2, delta=0.1)
        # The middle between the fingers has not moved.
        self.assertAlmostEqual(turned_x, x, delta=2)
        self.assertAlmostEqual(turned_y, y, delta=2)

    def test_a_finger_moves_it_while_it_is_turned(self):
        x, y, *_ = self.sun()
        self.turn(x, y)
        self.eventually(lambda: self.assertAlmostEqual(self.sun()[3], math.pi / 2, delta=0.05))
        x, y, *_ = self.sun()
        self.engine.draw((x, y), (x + 40, y + 10), rests=True)
        moved_x, moved_y, *_ = self.sun()
        self.assertAlmostEqual(moved_x, x + 40, delta=2)
        self.assertAlmostEqual(moved_y, y + 10, delta=2)

    def test_one_tap_selects_it_at_its_place_and_two_taps_bring_it_back(self):
        x, y, *_ = self.sun()
        self.turn(x, y)
        self.eventually(lambda: self.assertAlmostEqual(self.sun()[3], math.pi / 2, delta=0.05))
        x, y, scale, _ = self.sun()
        # Its right is below: 40 points below the middle are 20 points right of it.
        self.engine.click_at(x - 20, y + 20 * scale)
        self.eventually(lambda: self.assertRegex(self.line() or "", "^At "))
        numbers = [int(number.rstrip(",")) for number in self.line().split() if number.rstrip(",").lstrip("-").isdigit()]
        for number, expected in zip(numbers[:2], [60 + 20, 30 + 20 / scale]):
            self.assertAlmostEqual(number, expected, delta=2)
        # The card begins 16 points right of the page's edge, and its middle is that of the sun at its place.
        for number, expected in zip(numbers[2:], [x - 20 - 16, 160 + 20 * scale]):
            self.assertAlmostEqual(number, expected, delta=3)
        self.engine.click_at(x, y)
        self.engine.click_at(x, y, 2)
        self.until_seen("The sun is back")
        self.eventually(lambda: self.assertAlmostEqual(self.sun()[2], 1, delta=0.01))


if __name__ == "__main__":
    unittest.main()
