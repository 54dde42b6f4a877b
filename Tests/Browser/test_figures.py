"""Shapes in the browser's pixels are the figures that another renderer draws from the same points."""
import json
import pathlib
import subprocess
import tempfile
import unittest

import engines
from gallery import Gallery
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By


class Figures(unittest.TestCase):
    def test_the_pixels_are_cairos(self):
        gallery, engine = Gallery(), engines.Chromium()
        try:
            engine.size(390, 844)
            engine.open(gallery.address + "/figures")
            with tempfile.TemporaryDirectory() as folder:
                picture = pathlib.Path(folder) / "figures.png"
                engine.driver.save_screenshot(str(picture))
                # Debian's own Python has Debian's cairo.
                answer = subprocess.run(
                    ["/usr/bin/python3", pathlib.Path(__file__).with_name("figures.py"), picture],
                    check=True, capture_output=True, text=True)
        finally:
            engine.quit()
            gallery.stop()
        figures = json.loads(answer.stdout)
        self.assertEqual(len(figures), 15)
        for name, figure in figures.items():
            with self.subTest(name):
                self.assertGreater(figure["inked"], 300, "nothing to compare")
                self.assertLess(figure["share"], 0.01)
                self.assertLessEqual(figure["farthest"], 2)


class ContentShapes(unittest.TestCase):
    def test_a_tap_beside_the_shape_is_none(self):
        gallery, engine = Gallery(), engines.Chromium()
        try:
            engine.size(390, 844)
            engine.open(gallery.address + "/shapes")

            def tap(x, y):
                star = engine.driver.find_element(By.CSS_SELECTOR, "[aria-label='Add a point']")
                ActionChains(engine.driver).move_to_element_with_offset(star, x, y).click().perform()
                engine.settle()

            def points():
                slider = engine.driver.find_element(By.CSS_SELECTOR, "input[aria-label=Points]")
                return slider.get_attribute("value")

            self.assertEqual(points(), "5")
            tap(-70, -70)
            tap(70, 70)
            self.assertEqual(points(), "5")
            tap(0, 10)
            self.assertEqual(points(), "6")
            tap(0, -50)
            self.assertEqual(points(), "7")
        finally:
            engine.quit()
            gallery.stop()


if __name__ == "__main__":
    unittest.main()
