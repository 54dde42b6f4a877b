"""Photos pickers: the browser's chooser, uploads, and the photos that apps make of them (Tests/Apps/InputApp)."""
import pathlib
import tempfile
import unittest

import engines
from selenium.webdriver.common.by import By
from test_input import Input
from test_uikit import png


class Photos:
    """The tests of all engines."""

    def setUp(self):
        self.open("photos")
        self.loaded("windows")

    def chooser(self, label):
        return self.engine.driver.find_element(By.CSS_SELECTOR, f"[type=file][aria-label='{label}']")

    def file(self, name, data):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / name
        path.write_bytes(data)
        return str(path)

    def widths(self):
        return self.engine.run("return [...document.querySelectorAll('main img')].map((el) => el.complete && el.naturalWidth)")

    def test_a_chosen_photo_is_shown_and_replaced_by_the_next_one(self):
        chooser = self.chooser("Choose a portrait")
        self.assertEqual([chooser.get_attribute("accept"), chooser.get_property("multiple")], ["image/*", False])
        chooser.send_keys(self.file("first.png", png(40, 30)))
        self.until_seen("1 of 1 photos")
        self.eventually(lambda: self.assertEqual(self.widths(), [40]))
        self.chooser("Choose a portrait").send_keys(self.file("second.png", png(50, 30)))
        self.eventually(lambda: self.assertEqual(self.widths(), [50]))

    def test_several_photos_keep_their_order_up_to_the_limit(self):
        chooser = self.chooser("Fill the album")
        self.assertTrue(chooser.get_property("multiple"))
        files = [self.file(f"{width}.png", png(width, 30)) for width in (60, 40, 50)]
        chooser.send_keys("\n".join(files))
        self.until_seen("2 of 2 photos")
        self.eventually(lambda: self.assertEqual(self.widths(), [60, 40]))

    def test_a_damaged_photo_is_reported_to_the_app(self):
        data = png(40, 30)
        self.chooser("Choose a portrait").send_keys(self.file("broken.png", data[:len(data) // 2]))
        self.until_seen("a damaged photo")

    def test_a_movie_arrives_as_a_file(self):
        chooser = self.chooser("Choose a movie")
        self.assertEqual(chooser.get_attribute("accept"), "video/*")
        chooser.send_keys(self.file("clip.mp4", b"\0\0\0\x18ftypmp42" + bytes(1000)))
        self.until_seen("a movie of 1012 bytes in mp4")

    def test_the_keyboard_reaches_only_the_browsers_own_control(self):
        self.assertEqual(
            self.engine.run("return [...document.querySelectorAll('main button, main input')].filter((el) => el.tabIndex >= 0)"
                            ".map((el) => el.ariaLabel || el.innerText.trim()).slice(0, 4)"),
            ["Choose a portrait", "Fill the album", "Present a picker", "Locked"])

    def test_a_disabled_picker_opens_nothing(self):
        self.use_toggle()
        self.eventually(lambda: self.assertFalse(self.chooser("Choose a portrait").is_enabled()))
        self.assertTrue(self.chooser("Fill the album").is_enabled())

    def use_toggle(self):
        self.engine.run("document.querySelector('main [type=checkbox]').click()")
        self.engine.settle()

    def test_a_picker_on_the_next_screen_does_not_open_by_itself(self):
        self.engine.run("window.opened = 0; HTMLInputElement.prototype.click = function () { window.opened += 1 }")
        self.use("Further")
        self.eventually(lambda: self.chooser("Another one"))
        self.engine.settle()
        self.assertEqual(self.engine.run("return window.opened"), 0)

    def test_a_presented_picker_is_a_sheet_that_closes_after_the_choice(self):
        self.engine.run("HTMLInputElement.prototype.click = () => {}")
        self.use("Present a picker")
        self.eventually(lambda: self.chooser("Choose Photos"))
        self.chooser("Choose Photos").send_keys(self.file("photo.png", png(40, 30)))
        self.until_seen("1 of 1 photos")
        self.eventually(lambda: self.assertEqual(
            self.engine.run("return document.querySelectorAll(\"[aria-label='Choose Photos']\").length"), 0))

    def test_the_cancelled_sheet_is_closed_for_the_app(self):
        self.engine.run("HTMLInputElement.prototype.click = () => {}")
        self.use("Present a picker")
        self.eventually(lambda: self.chooser("Choose Photos"))
        self.use("Cancel")
        self.until_seen("closed")

    def test_a_second_page_has_its_own_photos(self):
        self.chooser("Choose a portrait").send_keys(self.file("photo.png", png(40, 30)))
        self.until_seen("1 of 1 photos")
        self.open("photos")
        self.until_seen("nothing yet")


class InChromium(Photos, Input):
    engine_class = engines.Chromium


class InFirefox(Photos, Input):
    engine_class = engines.Firefox


class InWebKit(Photos, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
