"""The bar of a field above the keyboard (Tests/Apps/InputApp)."""
import unittest

import engines
from test_input import Input


class Accessory:
    """The tests of all engines."""

    def setUp(self):
        self.engine.size(1000, 800)
        self.open("accessory")

    def named(self, name):
        return self.engine.run(
            "return [...document.querySelectorAll('a,button')].findLast((el) =>"
            " !el.closest('[inert]') && (el.ariaLabel || el.innerText).trim() === arguments[0])", name)

    def edit(self, field):
        """Gives a field the focus, and presses a button of its bar, which lies at the lower edge of the window."""
        self.engine.click(field)
        self.engine.settle()
        left, width, bottom = self.engine.run(
            "const box = document.querySelector('.ibar').getBoundingClientRect();"
            "return [box.left, box.width, innerHeight - box.bottom]")
        self.assertEqual([left, bottom], [0, 0])
        self.assertEqual(width, self.engine.run("return innerWidth"))
        self.engine.click(self.named("Add 10"))
        self.eventually(lambda: self.assertEqual(field.get_property("value"), "10"))
        self.engine.click(self.named("Done"))
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelectorAll('.ibar').length"), 0))

    def test_its_buttons_change_the_field_and_end_editing(self):
        self.edit(self.engine.find("main input[placeholder=Amount]"))

    def test_it_is_not_cut_by_the_card_of_a_sheet(self):
        self.engine.click(self.named("Sheet"))
        self.engine.settle()
        self.edit(self.engine.find("dialog input[placeholder=Amount]"))


class ChromiumAccessory(Accessory, Input):
    engine_class = engines.Chromium


class FirefoxAccessory(Accessory, Input):
    engine_class = engines.Firefox


class WebKitAccessory(Accessory, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
