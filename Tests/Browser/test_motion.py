"""The visible state in the middle of an animation."""
import math
import re
import unittest

import engines
from gallery import named
from pages import Page

# The corners of an element and of all its content.
BOXES = ("const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };"
         "const boxes = (e) => [e, ...e.querySelectorAll('*')].map(box);")
GONE = "[...document.querySelectorAll('main [inert]')].filter(e => !e.parentNode.closest('[inert]'))"


class Motion:
    window = (390, 1400)

    def setUp(self):
        self.open("motion")
        # Inserted views are animated by their own change.
        self.engine.until("return document.body.dataset.revision !== '1'")
        self.finish()

    def press(self, name):
        self.touch(name)
        self.engine.until("return document.getAnimations().some((animation) => animation.playState === 'running')")

    def touch(self, name):
        self.engine.run("document.getElementById('n' + arguments[0]).click()", self.node(name))

    def stop_at(self, milliseconds):
        """Pauses all animations at this time after their start."""
        self.engine.run(
            "document.getAnimations().forEach((animation) => {"
            "  animation.pause(); animation.currentTime = arguments[0]; })", milliseconds)

    def finish(self):
        self.engine.run("document.getAnimations().forEach((animation) => animation.finish())")
        self.engine.settle()

    def node(self, label):
        return named(self.tree("motion"), label)["id"]

    def boxes(self, node):
        return self.engine.run(BOXES + "return boxes(document.getElementById('n' + arguments[0]))", node)

    def box(self, node):
        return self.boxes(node)[0]

    def left(self, label):
        """The distance of a view from its initial position."""
        return self.box(self.node(label))[0] - self.box(self.node("After the card"))[0]

    def angle(self, label, axis="z"):
        """The visible rotation of a view, in degrees."""
        cosine, sine = self.engine.run(
            "for (let e = document.getElementById('n' + arguments[0]); e; e = e.parentElement) {"
            "  const m = new DOMMatrix(getComputedStyle(e).transform);"
            "  if (!m.isIdentity) return [m.m11, arguments[1] === 'z' ? m.m12 : -m.m13]; }"
            "return [1, 0];", self.node(label), axis)
        return math.degrees(math.atan2(sine, cosine)) % 360

    def assert_boxes(self, seen, expected, where):
        self.assertEqual(len(seen), len(expected), where)
        for one, other in zip(seen, expected):
            for a, b in zip(one, other):
                self.assertAlmostEqual(a, b, delta=0.6, msg=f"{where}: {seen}, not {expected}")

    def assert_no_number_twice(self):
        self.assertEqual(self.engine.run(
            "const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);"
            "return ids.filter((id, index) => ids.indexOf(id) !== index)"), [])

    # Leaving

    def test_a_removed_view_stays_in_place_with_all_its_parts(self):
        card = self.node("Card of parts")
        before = self.boxes(card)
        self.press("Card")
        self.stop_at(1000)
        ghosts = self.engine.run(BOXES + f"return {GONE}.map(boxes)")
        self.assertEqual(len(ghosts), 1)
        self.assert_boxes(ghosts[0], before, "in the middle")
        opacity, hidden, painted = self.engine.run(
            f"const e = {GONE}[0]; return [+getComputedStyle(e).opacity, e.getAttribute('aria-hidden'),"
            " [...e.querySelectorAll('[fill*=url],[style*=\"url(\"]')].every((e) => {"
            "   const name = /url\\(\"?#([\\w-]+)/.exec(e.getAttribute('fill') || e.getAttribute('style'))[1];"
            "   return document.getElementById(name); })]")
        self.assertAlmostEqual(opacity, 0.5, delta=0.01)
        self.assertEqual((hidden, painted), ("true", True))
        self.assert_no_number_twice()
        self.finish()
        self.engine.until(f"return {GONE}.length === 0")

    def test_rows_move_up_while_the_row_above_them_fades(self):
        removed, below = self.node("Row Two"), self.node("Row Three")
        before, place = self.box(removed), self.box(below)
        self.press("Remove a row")
        self.stop_at(1000)
        ghost = self.engine.run(
            BOXES + f"return {GONE}.flatMap(boxes)")
        self.assertTrue(
            any(all(abs(a - b) < 0.6 for a, b in zip(box, before)) for box in ghost), (ghost, before))
        distance = place[1] - before[1]
        self.assertAlmostEqual(self.box(below)[1], place[1] - distance / 2, delta=0.6)
        self.finish()
        self.assertAlmostEqual(self.box(below)[1], before[1], delta=0.6)

    def test_a_view_removed_with_an_endless_animation_disappears_all_the_same(self):
        self.press("Card, for ever")
        self.assertEqual(self.engine.run(f"return {GONE}.length"), 1)
        self.finish_what_ends()
        self.engine.until(f"return {GONE}.length === 0")

    def finish_what_ends(self):
        self.engine.run(
            "document.getAnimations().forEach((animation) => {"
            "  if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish(); })")

    def test_a_view_that_comes_back_before_it_is_gone_is_the_same_one(self):
        card = self.node("Card of parts")
        before = self.box(card)
        self.press("Card")
        self.stop_at(1000)
        self.press("Card")
        self.engine.until(f"return {GONE}.length === 0")
        self.assertEqual(self.node("Card of parts"), card)
        self.assert_no_number_twice()
        self.finish()
        self.assert_boxes([self.box(card)], [before], "at the end")
        self.assertEqual(self.engine.run(
            "return getComputedStyle(document.getElementById('n' + arguments[0])).opacity", card), "1")

    # Steps

    def test_a_plain_change_is_shown_before_the_animated_one(self):
        self.press("Set, then animate")
        self.stop_at(0)
        self.assertAlmostEqual(self.left("First"), 60, delta=0.6)
        self.stop_at(1000)
        self.assertAlmostEqual(self.left("First"), 150, delta=0.6)

    def test_only_the_change_inside_the_animation_is_animated(self):
        self.press("Set one, animate one")
        self.stop_at(1000)
        self.assertAlmostEqual(self.left("First"), 30, delta=0.6)
        self.assertAlmostEqual(self.left("Second"), 100, delta=0.6)

    def test_each_animation_has_its_own_speed(self):
        self.press("Two speeds")
        self.stop_at(500)
        self.assertAlmostEqual(self.left("First"), 75, delta=0.6)
        self.assertAlmostEqual(self.left("Second"), 25, delta=0.6)

    def test_an_inserted_view_is_animated_from_its_initial_position(self):
        self.engine.run("window.isOld = true; location.reload()")
        self.engine.until(
            "return !window.isOld && document.readyState === 'complete' && document.getAnimations().length > 0")
        self.stop_at(0)
        self.assertAlmostEqual(self.left("Appeared"), 0, delta=0.6)
        self.finish()
        self.assertAlmostEqual(self.left("Appeared"), 120, delta=0.6)

    # Turns

    def test_a_rotation_by_360_degrees_is_a_full_turn(self):
        self.press("Turn")
        self.stop_at(500)
        self.assertAlmostEqual(self.angle("Flat"), 90, delta=0.5)
        self.assertAlmostEqual(self.angle("In space", "y"), 90, delta=0.5)
        self.stop_at(1000)
        self.assertAlmostEqual(self.angle("Flat"), 180, delta=0.5)

    def test_a_turn_that_is_turned_further_adds_up(self):
        self.press("Turn")
        self.stop_at(1000)
        self.press("Turn")
        self.stop_at(1000)
        # The first turn has ended by then, and the second is half way: curves add up.
        self.assertAlmostEqual(self.angle("Flat"), (360 + 360 / 2) % 360, delta=0.5)

    def test_a_spinner_spins_until_it_is_stopped(self):
        self.press("Spin")
        self.stop_at(2000 + 500)
        self.assertAlmostEqual(self.angle("For ever"), 90, delta=0.5)
        self.touch("Stop")
        self.engine.until("return document.getAnimations().length === 0")
        self.assertAlmostEqual(self.angle("For ever"), 0, delta=0.5)

    # Data

    def slice(self):
        """The path of the slice."""
        return self.engine.run(
            "return document.getElementById('n' + arguments[0]).querySelector('path').getAttribute('d')",
            self.node("Slice"))

    def test_a_shape_and_a_number_follow_their_data(self):
        before = self.slice()
        self.press("Fill")
        self.stop_at(1000)
        self.engine.until("return document.body.innerText.includes('55 %')")
        middle = self.slice()
        # The arc of 198 degrees from the top ends at the lower left.
        x, y = [float(number) for number in re.findall(r"-?[\d.]+", middle)[-2:]]
        self.assertAlmostEqual(x, 48 + 48 * math.sin(math.radians(198)), delta=0.6, msg=middle)
        self.assertAlmostEqual(y, 48 - 48 * math.cos(math.radians(198)), delta=0.6, msg=middle)
        self.finish()
        self.engine.until("return document.body.innerText.includes('90 %')")
        self.assertNotEqual(self.slice(), before)

    # Following

    def test_a_view_follows_its_matched_source(self):
        for name in ["Sun", "Sea", "Moon and stars"]:
            if name != "Sun":
                self.press(name)
            self.finish()
            button, follower = self.box(self.node(name)), self.box(self.node("Follower"))
            self.assert_boxes([follower], [[button[0] - 8, button[1] - 8, button[2] + 8, button[3] + 8]], name)


class ChromiumMotion(Motion, Page):
    pass


class WebKitMotion(Motion, Page):
    engine_class = engines.WebKit


class FirefoxMotion(Motion, Page):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
