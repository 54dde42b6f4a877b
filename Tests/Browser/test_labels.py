"""Labels of UIKit, and texts of several fonts (Tests/Apps/InputApp)."""
import unittest

import engines
from test_input import Input


class Labels:
    """The tests of all engines."""

    def test_texts_of_several_fonts_are_as_high_as_the_server_says(self):
        self.open("labels")
        found = self.engine.run(
            "return [...document.querySelectorAll('main [id]')]"
            ".filter((el) => !el.querySelector('[id]') && /indent|second|Small/.test(el.textContent))"
            ".map((el) => [el.textContent.trim().slice(0, 10), el.scrollHeight - el.getBoundingClientRect().height])")
        self.assertEqual([text for text, _ in found], ["The first ", "The second", "Small and "])
        for text, more in found:
            self.assertLess(more, 1.5, text)


class ChromiumLabels(Labels, Input):
    engine_class = engines.Chromium


class FirefoxLabels(Labels, Input):
    engine_class = engines.Firefox


class WebKitLabels(Labels, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
