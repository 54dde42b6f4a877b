"""Animations of layers of UIKit, and transforms of views (Tests/Apps/InputApp)."""
import unittest

import engines
from test_input import Input

# The durations and the repetitions of the animations that run, those of one element together.
RUNNING = """
    const seen = document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getKeyframes().length)
      .map((one) => [one.effect.getComputedTiming().duration, one.effect.getComputedTiming().iterations === Infinity]);
    return [...new Set(seen.map(JSON.stringify))].sort()"""

# Notes the middle and the width of an element for each frame until `done`.
FOLLOW = """
    window.shots = []; window.done = false;
    const el = document.getElementById('n' + arguments[0]), note = () => {
      const box = el.getBoundingClientRect();
      shots.push([box.left + box.width / 2, box.width]);
      if (!done) requestAnimationFrame(note); };
    note()"""


class Spinners:
    """The tests of all engines."""

    def setUp(self):
        self.engine.size(500, 500)
        self.open("spinners")
        self.engine.drawn()

    def number(self, text):
        """The number of the outermost element with a text that is as wide as its view."""
        return self.engine.run(
            "return [...document.querySelectorAll('main [id]')].find((el) => el.innerText?.trim() === arguments[0]"
            " && el.offsetWidth === 260).id.slice(1)", text)

    def press(self, name):
        self.engine.run(
            "[...document.querySelectorAll('main button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)

    def recorded(self):
        return self.engine.run("window.done = true; return shots")

    def test_animations_without_an_end_run_until_they_are_removed(self):
        self.eventually(lambda: self.assertTrue(
            {"[1000,true]", "[1600,true]"} <= set(self.engine.run(RUNNING)), "the spinner and the pulse"))
        self.press("Stop")
        self.eventually(lambda: self.assertEqual(self.engine.run(RUNNING), []))

    def test_a_ring_fills_and_its_delegate_hears_of_the_end(self):
        self.press("Fill")
        self.until_seen("Filling")
        self.until_seen("Filled")

    def test_a_view_that_grows_and_shrinks_keeps_its_middle(self):
        number = self.number("Ready")
        for width in [390, 260]:
            self.engine.run(FOLLOW, number)
            self.press("Grow")
            self.engine.until(f"return Math.abs(shots.at(-1)[1] - {width}) < 0.5")
            shots = self.recorded()
            middles = [middle for middle, _ in shots]
            self.assertLess(max(middles) - min(middles), 0.5)
            self.assertGreater(len({round(size) for _, size in shots}), 4, "it grows in steps")

    def test_a_field_shakes_and_keeps_the_focus_and_its_text(self):
        field = self.engine.find("main input[placeholder=Code]")
        field.send_keys("12")
        self.engine.run(FOLLOW, self.engine.run("return document.querySelector('main input[placeholder=Code]').id.slice(1)"))
        self.press("Shake")
        self.eventually(lambda: self.assertGreater(self.engine.run("return Math.max(...shots.map((one) => one[0]))"), 132))
        self.eventually(lambda: self.assertAlmostEqual(self.engine.run("return shots.at(-1)[0]"), 130, delta=0.1))
        self.assertLess(min(middle for middle, _ in self.recorded()), 128)
        field.send_keys("3")
        self.assertEqual(field.get_property("value"), "123")
        self.assertEqual(self.engine.run("return document.activeElement.placeholder"), "Code")


class ChromiumSpinners(Spinners, Input):
    engine_class = engines.Chromium


class FirefoxSpinners(Spinners, Input):
    engine_class = engines.Firefox


class WebKitSpinners(Spinners, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
