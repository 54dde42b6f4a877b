"""The visible state in the middle of an animation."""
import itertools
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

    # Springs

    def spring(self, time, start=0.0, target=1.0, velocity=0.0):
        """Position and velocity of the spring of the page, by the equation of a damped oscillator."""
        omega, ratio = 2 * math.pi, 0.6
        damped, decay = omega * math.sqrt(1 - ratio * ratio), math.exp(-ratio * omega * time)
        offset = start - target
        sine = (velocity + ratio * omega * offset) / damped
        position = decay * (offset * math.cos(damped * time) + sine * math.sin(damped * time))
        speed = (-ratio * omega * position
                 + decay * damped * (sine * math.cos(damped * time) - offset * math.sin(damped * time)))
        return target + position, speed

    def assert_positions(self, where, **motion):
        """The ball is where the equation says, within a hundredth of the way, at twenty times."""
        for milliseconds in range(0, 1000, 50):
            self.stop_at(milliseconds)
            self.assertAlmostEqual(
                self.left("First"), 240 * self.spring(milliseconds / 1000, **motion)[0], delta=2.4,
                msg=f"{where}, {milliseconds} ms")

    def test_a_spring_moves_by_its_equation_also_after_it_turned(self):
        self.press("Spring")
        self.assert_positions("there")
        self.stop_at(300)
        start, velocity = self.spring(0.3)
        self.press("Spring")
        self.assert_positions("back", start=start, target=0, velocity=velocity)

    def test_a_spring_never_jumps_however_often_it_turns(self):
        self.engine.run(
            "const ball = document.getElementById('n' + arguments[0]), button = document.getElementById('n' + arguments[1]);"
            "window.positions = []; const note = (time) => {"
            "  positions.push([time, ball.getBoundingClientRect().left]);"
            "  if (!window.isOver) requestAnimationFrame(note); }; requestAnimationFrame(note);"
            "let taps = 0; const tap = () => { button.click(); if (++taps < 20) setTimeout(tap, 50);"
            "  else setTimeout(() => (window.isOver = true), 1500); }; tap()",
            self.node("First"), self.node("Spring"))
        self.engine.until("return window.isOver", 15)
        positions = self.engine.run("return positions")
        self.assertGreater(max(x for _, x in positions) - min(x for _, x in positions), 20)
        # The fastest that a spring gets on a way twice as long as its own.
        fastest = 2 * 240 * 2 * math.pi / 1000
        for (before, x), (after, y) in itertools.pairwise(positions):
            self.assertLess(abs(y - x), fastest * max(after - before, 17) + 3, (before, x, after, y))

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

    # Phases, keyframes, timelines

    def heart(self):
        """The visible box of the heart's drawing."""
        return self.engine.run(
            BOXES + "return box(document.getElementById('n' + arguments[0]).querySelector('svg,path')"
            " || document.getElementById('n' + arguments[0]))", self.node("Heart"))

    def test_keyframes_are_played_from_one_response(self):
        left, top, right, bottom = self.heart()
        self.engine.watch_batches()
        self.press("Like")
        # At 0.25 s the heart is pressed to six tenths of its height, and ten points lower. The animation is shorter by the time
        # that the answer took, after which it grows by up to a hundredth in two milliseconds.
        self.stop_at(250)
        seen = self.heart()
        self.assertAlmostEqual(seen[2] - seen[0], right - left, delta=3)
        self.assertAlmostEqual((seen[3] - seen[1]) / (bottom - top), 0.6, delta=0.08)
        self.assertGreater((seen[1] + seen[3]) / 2, (top + bottom) / 2 + 4)
        self.stop_at(600)
        self.assertLess(self.heart()[1], top - 8)
        self.finish()
        self.assert_boxes([self.heart()], [[left, top, right, bottom]], "at the end")
        self.assertEqual(len(self.engine.batches()), 1)

    def opacities(self, label):
        """The visible opacities of the parts of a view."""
        return self.engine.run(
            "return [...document.getElementById('n' + arguments[0]).querySelectorAll('*')]"
            ".map((e) => +getComputedStyle(e).opacity)", self.node(label))

    def start_loading(self):
        self.touch("Load")
        self.engine.until("return document.getAnimations().some("
                          "(animation) => animation.effect.getComputedTiming().duration === 2500)")

    def test_loaders_move_until_the_work_is_finished(self):
        self.start_loading()
        for label in ["Phases", "Timeline"]:
            self.assertNotEqual(self.changed(label), self.changed(label), label)
        # Keyframes that end where they start need nothing more from the server.
        self.assertEqual(self.engine.run(
            "return document.getAnimations().filter((animation) => {"
            "  const time = animation.effect.getComputedTiming();"
            "  return time.duration === 1200 && time.iterations === Infinity; }).length > 0"), True)
        # The keyframes, the timeline and the repeated turn have no end.
        endless = [animation for animation in self.tree("motion")["animations"] if "duration" not in animation]
        self.assertGreaterEqual(len(endless), 3)
        self.touch("Finish")
        self.engine.until("return document.getAnimations().length === 0")

    def changed(self, label):
        """The opacities of the parts of a view, once they have changed."""
        before = self.opacities(label)
        self.engine.until(
            "return JSON.stringify([...document.getElementById('n' + arguments[0]).querySelectorAll('*')]"
            f".map((e) => +getComputedStyle(e).opacity)) !== '{str(before).replace(' ', '')}'".replace(
                "arguments[0]", str(self.node(label))))
        return self.opacities(label)

    def test_a_timeline_never_stands_still_on_a_slow_network(self):
        self.open("motion", "?latency=400")
        self.start_loading()
        self.engine.run(
            "window.counts = []; const note = () => {"
            "  counts.push(document.getAnimations().filter((animation) => animation.playState === 'running'"
            "    && animation.effect.getComputedTiming().duration === 2500).length);"
            "  if (!window.isOver) requestAnimationFrame(note); }; note();"
            "setTimeout(() => (window.isOver = true), 5000)")
        self.engine.until("return window.isOver", 15)
        counts = self.engine.run("return counts")
        self.assertGreater(len(counts), 20)
        # A single frame between two stretches is not seen.
        self.assertEqual([pair for pair in itertools.pairwise(counts) if pair == (0, 0)], [])

    # Following

    def test_a_view_follows_its_matched_source(self):
        for name in ["Sun", "Sea", "Moon and stars"]:
            if name != "Sun":
                self.press(name)
            self.finish()
            button, follower = self.box(self.node(name)), self.box(self.node("Follower"))
            self.assert_boxes([follower], [[button[0] - 8, button[1] - 8, button[2] + 8, button[3] + 8]], name)


class ChromiumMotion(Motion, Page):
    def test_what_moves_becomes_a_fade_for_users_who_prefer_reduced_motion(self):
        self.engine.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.addCleanup(self.engine.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"features": []})
        self.open("motion")
        before = self.box(self.node("Flat"))
        self.press("Turn")
        self.stop_at(500)
        self.assert_boxes([self.box(self.node("Flat"))], [before], "half way")
        self.finish()
        self.press("Card")
        self.stop_at(1000)
        opacity = self.engine.run(f"return +getComputedStyle({GONE}[0]).opacity")
        self.assertAlmostEqual(opacity, 0.5, delta=0.01)
        self.finish()
        self.touch("Spin")
        self.touch("Set one, animate one")
        self.eventually(lambda: self.assertAlmostEqual(self.left("Second"), 200, delta=0.6))
        self.assertEqual(self.engine.run(
            "return document.getAnimations().filter((a) => a.effect.getComputedTiming().iterations > 1).length"), 0)


class WebKitMotion(Motion, Page):
    engine_class = engines.WebKit


class FirefoxMotion(Motion, Page):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
