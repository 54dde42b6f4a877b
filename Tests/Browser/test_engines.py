"""Browsers that serve one class of tests after another."""
import unittest

import engines


class Lent:
    """The tests of all browsers that are lent."""

    def setUp(self):
        self.engine = engines.lend(self.engine_class)
        self.addCleanup(lambda: engines.give_back(self.engine))

    def test_a_page_has_the_focus_for_each_class(self):
        for _ in range(3):
            self.engine.open("about:blank")
            self.assertTrue(self.engine.run("return document.hasFocus()"))
            engines.give_back(self.engine)
            self.engine = engines.lend(self.engine_class)


class LentChromium(Lent, unittest.TestCase):
    engine_class = engines.Chromium


class LentFirefox(Lent, unittest.TestCase):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
