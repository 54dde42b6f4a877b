"""Images of views that the server draws, and selections in fields (Tests/Apps/InputApp)."""
import base64
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_input import Input

# Compares two elements on a screenshot of the page: their sizes, and the share of the pixels that differ by more than a quarter.
COMPARE = """
const [picture, first, second, done] = arguments;
const image = new Image();
image.onload = () => {
  const scale = image.width / innerWidth;
  const frame = (label) => {
    const { x, y, width, height } = [...document.querySelectorAll('main *')]
      .find((el) => el.getAttribute('aria-label') === label || el.alt === label).getBoundingClientRect();
    return [x, y, width, height].map((length) => Math.round(length * scale));
  };
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const [left, right] = [first, second].map((label) => context.getImageData(...frame(label)));
  let different = 0, inked = 0;
  for (let i = 0; i < left.data.length; i += 4) {
    const [a, b] = [left, right].map(({ data }) => [data[i], data[i + 1], data[i + 2]]);
    if (a.some((value) => value < 200)) inked++;
    if (a.some((value, channel) => Math.abs(value - b[channel]) > 64)) different++;
  }
  done({ sizes: [left, right].map(({ width, height }) => [width, height]), inked, share: different / (left.data.length / 4) });
};
image.src = 'data:image/png;base64,' + picture;
"""


class Drawings(Input):
    def test_the_image_of_a_view_looks_like_the_view(self):
        self.open("drawn")
        self.use("Draw")
        self.eventually(lambda: self.assertTrue(self.engine.run(
            "return document.querySelector('img[alt=\"The picture\"]')?.naturalWidth > 0")))
        self.engine.drawn()
        screenshot = self.engine.driver.get_screenshot_as_png()
        found = self.engine.driver.execute_async_script(
            COMPARE, base64.b64encode(screenshot).decode(), "The view", "The picture")
        self.assertEqual(*found["sizes"])
        self.assertGreater(found["inked"], 3000, "nothing to compare")
        # Letters and edges differ by fractions of a pixel.
        self.assertLess(found["share"], 0.04)


class Selections:
    """The tests of all engines."""

    def field(self):
        return self.engine.driver.find_element(By.CSS_SELECTOR, "input[type=text]")

    def test_the_selection_of_a_field_is_known(self):
        self.open("selection")
        self.loaded("phases")
        field = self.field()
        field.click()
        field.send_keys(Keys.END)
        self.seen("selected: at 13")
        self.engine.run("document.querySelector('input[type=text]').setSelectionRange(4, 7)")
        self.seen("selected: 'two'")
        field.send_keys("2")
        self.seen("selected: at 5")
        self.assertEqual(field.get_attribute("value"), "one 2 three")

    def test_the_app_selects_text(self):
        self.open("selection")
        self.loaded("phases")
        self.use("Select the first word")
        self.seen("selected: 'one'")
        self.eventually(lambda: self.assertEqual(self.engine.run(
            "const el = document.querySelector('input[type=text]'); return [el.selectionStart, el.selectionEnd]"), [0, 3]))
        self.use("Go to the end")
        self.eventually(lambda: self.assertEqual(self.engine.run(
            "const el = document.querySelector('textarea'); return [el.selectionStart, el.selectionEnd]"), [22, 22]))


class SelectionsInChromium(Selections, Input):
    pass


if __name__ == "__main__":
    unittest.main()
