"""Pickers in place of the keyboard, and controls of UIKit that an app draws or configures (Tests/Apps/InputApp)."""
import unittest

import engines
from test_input import Input


class Pickers:
    """The tests of all engines."""

    def setUp(self):
        self.engine.size(700, 900)

    def find(self, placeholder):
        return self.engine.find(f"main input[placeholder={placeholder}]")

    def bars(self):
        return self.engine.run("return document.querySelectorAll('.ibar').length")

    def test_a_wheel_takes_the_place_of_the_keyboard(self):
        self.open("signup")
        country = self.find("Country")
        self.assertEqual(country.get_attribute("inputmode"), "none")
        self.engine.click(country)
        self.engine.settle()
        self.assertEqual(self.bars(), 1)
        row = self.engine.run("return [...document.querySelectorAll('.ibar [role=radio]')].find((el) => el.innerText === 'Ghana')")
        self.engine.click(row)
        self.eventually(lambda: self.assertEqual(country.get_property("value"), "Ghana"))
        self.assertTrue(self.engine.run("return document.activeElement === arguments[0]", country))
        self.use("Done")
        self.eventually(lambda: self.assertEqual(self.bars(), 0))
        self.assertEqual(country.get_property("value"), "Ghana")

    def test_the_cursor_has_the_tint_or_is_hidden(self):
        self.open("signup")
        colors = [self.engine.run("return getComputedStyle(arguments[0]).caretColor", self.find(name))
                  for name in ["Name", "Code"]]
        self.assertRegex(colors[0], r"^rgb\(0, \d+, 2\d\d\)$")
        self.assertEqual(colors[1], "rgba(0, 0, 0, 0)")

    def test_fields_lie_where_their_format_says(self):
        self.open("signup")
        boxes = [self.engine.run("const r = arguments[0].getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
                                 self.find(name)) for name in ["Name", "Birthday", "Country", "Code"]]
        width = self.engine.run("return innerWidth") - 40
        self.assertEqual(boxes, [[20, 12 + 48 * index, width, 36] for index in range(4)])

    def test_a_pointer_is_followed(self):
        self.open("signup")
        self.loaded("pointers")
        self.engine.mouse("mouseMoved", 120, 300)
        self.seen("Pointer at 100,")
        self.engine.mouse("mouseMoved", 120, 20)
        self.seen("Pointer left")

    def test_a_control_of_the_app_follows_the_finger(self):
        self.open("palette")
        left, top, width = self.engine.run(
            "const label = [...document.querySelectorAll('main *')].find((el) => !el.children.length"
            " && el.textContent === 'Nothing chosen'); const r = label.getBoundingClientRect();"
            "return [r.x, r.y - 38, innerWidth - 32]")
        for kind, part in [("mouseMoved", 0.3), ("mousePressed", 0.3), ("mouseMoved", 0.4), ("mouseMoved", 0.5),
                           ("mouseReleased", 0.5)]:
            self.engine.mouse(kind, left + width * part, top)
        self.seen("Volume 50")

    def test_a_day_and_a_state_are_chosen(self):
        self.open("palette")
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === '18').click()")
        self.seen("Day 18")
        color = ("return getComputedStyle([...document.querySelectorAll('button')]"
                 ".find((el) => el.innerText.includes('Send')).querySelector('span > span')).backgroundColor")
        before = self.engine.run(color)
        self.use("Send")
        self.seen("Sent")
        self.assertNotEqual(self.engine.run(color), before)


class ChromiumPickers(Pickers, Input):
    engine_class = engines.Chromium


class FirefoxPickers(Pickers, Input):
    engine_class = engines.Firefox


class WebKitPickers(Pickers, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
