"""The browser's pixels of shapes equal those that another renderer draws from the same points."""
import json
import pathlib
import subprocess
import tempfile
import unittest

from pages import Page
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By


class Figures(Page):
    def test_the_pixels_are_cairos(self):
        self.open("figures")
        with tempfile.TemporaryDirectory() as folder:
            screenshot = pathlib.Path(folder) / "figures.png"
            self.engine.driver.save_screenshot(str(screenshot))
            # Only Debian's Python has Debian's cairo.
            result = subprocess.run(
                ["/usr/bin/python3", pathlib.Path(__file__).with_name("figures.py"), screenshot],
                check=True, capture_output=True, text=True)
        figures = json.loads(result.stdout)
        self.assertEqual(len(figures), 15)
        for name, figure in figures.items():
            with self.subTest(name):
                self.assertGreater(figure["inked"], 300, "nothing to compare")
                self.assertLess(figure["share"], 0.01)
                self.assertLessEqual(figure["farthest"], 2)


class ContentShapes(Page):
    def tap(self, x, y):
        star = self.engine.driver.find_element(By.CSS_SELECTOR, "[aria-label='Add a point']")
        ActionChains(self.engine.driver).move_to_element_with_offset(star, x, y).click().perform()
        self.engine.settle()

    def points(self):
        slider = self.engine.driver.find_element(By.CSS_SELECTOR, "input[aria-label=Points]")
        return slider.get_attribute("value")

    def test_a_tap_beside_the_shape_is_ignored(self):
        self.open("shapes")
        self.assertEqual(self.points(), "5")
        self.tap(-70, -70)
        self.tap(70, 70)
        self.assertEqual(self.points(), "5")
        self.tap(0, 10)
        self.assertEqual(self.points(), "6")
        self.tap(0, -50)
        self.assertEqual(self.points(), "7")


if __name__ == "__main__":
    unittest.main()
