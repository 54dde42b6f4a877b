"""Fields, controllers and pickers of UIKit on the gallery's page."""
import pathlib
import struct
import tempfile
import unittest
import zlib

import engines
from pages import Page
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def png(width, height):
    """A PNG file of one color."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + b"\x30\x90\xd0" * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class UIKit:
    """The tests of all engines."""

    def setUp(self):
        self.open("uikit")

    def field(self):
        return self.engine.driver.find_element(By.CSS_SELECTOR, "input[type=text]")

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].filter((el) => !el.closest('[inert]'))"
                        ".findLast((el) => (el.getAttribute('aria-label') || el.innerText).trim() === arguments[0]).click()", name)
        self.engine.settle()

    def file(self, name, data):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / name
        path.write_bytes(data)
        return str(path)

    def test_the_delegate_limits_the_text(self):
        field = self.field()
        field.click()
        for letter in "abcdefghijklmnopqrstuvwxyz":
            field.send_keys(letter)
        self.until_seen("abcdefghijklmnopqrst")
        self.eventually(lambda: self.assertEqual(field.get_property("value"), "abcdefghijklmnopqrst"))
        field.send_keys(Keys.ENTER)
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.activeElement.tagName"), "BODY"))

    def test_the_controller_asks_before_it_starts_over(self):
        self.press("More")
        self.press("More")
        self.press("Start over")
        self.until_seen("The count is 2.")
        self.press("Start over")
        self.eventually(lambda: self.assertNotIn("The count is 2.", self.text()))
        self.eventually(lambda: self.assertTrue(self.engine.run(
            "return [...document.querySelectorAll('main [id]')].some((el) => el.textContent === '0')")))

    def test_a_chosen_picture_is_uploaded_and_shown(self):
        self.press("Choose a picture")
        self.eventually(lambda: self.engine.driver.find_element(By.CSS_SELECTOR, "[type=file]"))
        chooser = self.engine.driver.find_element(By.CSS_SELECTOR, "[type=file]")
        data = png(40, 30)
        chooser.send_keys(self.file("broken.png", data[:len(data) // 2]))
        self.until_seen("This picture cannot be used.")
        chooser.send_keys(self.file("picture.png", data))
        self.until_seen("Choose another picture")
        self.eventually(lambda: self.assertEqual(
            self.engine.run("const el = document.querySelector('img'); return el && el.complete && el.naturalWidth"), 288))


class InChromium(UIKit, Page):
    engine_class = engines.Chromium


class InFirefox(UIKit, Page):
    engine_class = engines.Firefox


class InWebKit(UIKit, Page):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
