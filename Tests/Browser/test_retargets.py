"""Motions that get new targets while they run, and motions that start by triggers (Tests/Apps/MotionApp), also over a slow network."""
import itertools
import math
import re
import unittest

import engines
from pages import Page
from test_halfway import FirefoxTaps, Halfway, Taps

# Animations of the app, not the sign of a slow network or the transition of a pressed button.
OWN = "const own = () => document.getAnimations().filter((one) => !one.animationName && !one.transitionProperty);"
# Clicks a button at some times, and records where a view is in each frame, in milliseconds and points.
RECORD = """
const [label, button, times, length] = arguments;
const view = document.querySelector(`[aria-label='${label}']`), start = performance.now();
window.shots = undefined;
const shots = [];
const shoot = () => {
  const now = performance.now() - start;
  while (times.length && times[0] <= now) {
    times.shift();
    document.getElementById('n' + button).click();
  }
  shots.push([now, view.getBoundingClientRect().left]);
  if (now < length) requestAnimationFrame(shoot);
  else window.shots = shots;
};
shoot();
"""
# Clicks a button twice, and stops all animations when the second change arrives. The result is the time of the first motion.
CONTINUE = OWN + """
const [button] = arguments, click = () => document.getElementById('n' + button).click();
window.elapsed = undefined;
click();
const begin = () => {
  const first = own().find((animation) => animation.playState === 'running');
  if (!first) return requestAnimationFrame(begin);
  const rest = Math.max(1000 - first.currentTime, 0);
  let last = 0;
  const watch = () => {
    if (own().includes(first)) {
      last = first.currentTime;
      return requestAnimationFrame(watch);
    }
    own().forEach((animation) => animation.pause());
    window.elapsed = last;
  };
  setTimeout(() => {
    click();
    watch();
  }, rest);
};
begin();
"""


def blended(time, position, velocity, goal, old=1.0, new=0.3, ratio=0.7, duration=0.5, step=2e-5):
    """The position of a spring whose response changes from `old` to `new` by a smooth step, by the midpoint method."""
    def pull(at, place, speed):
        part = min(at / duration, 1)
        omega = 2 * math.pi / (new + (old - new) * (1 - part * part * (3 - 2 * part)))
        return omega * omega * (goal - place) - 2 * ratio * omega * speed

    for index in range(round(time / step)):
        at = index * step
        middle, fast = position + step / 2 * velocity, velocity + step / 2 * pull(at, position, velocity)
        position, velocity = position + step * fast, velocity + step * pull(at + step / 2, middle, fast)
    return position


class Retargets(Halfway):
    def setUp(self):
        self.visit("retargets")
        self.origins = {label: look["box"] for label, look in self.looks().items()}

    def left(self, label):
        """The distance of a view from its initial position."""
        return self.looks()[label]["box"][0] - self.origins[label][0]

    def press(self, name):
        self.touch(name)
        self.engine.until(OWN + "return own().some((animation) => animation.playState === 'running')")

    def stop_at(self, milliseconds):
        self.engine.run(OWN + "own().filter((animation) => animation.playState !== 'finished')"
            ".forEach((animation) => { animation.pause(); animation.currentTime = arguments[0]; })", milliseconds)

    def record(self, label, button, times, length):
        """The positions of a view while a button is clicked at some times: milliseconds and points from the initial position."""
        self.engine.run(RECORD, label, self.node(button), times, length)
        self.engine.until("return window.shots !== undefined", length / 1000 + 20)
        return [(time, x - self.origins[label][0]) for time, x in self.engine.run("return window.shots")]

    def assert_steady(self, shots, fastest):
        """A view moves at most this fast, in points per second."""
        for (before, x), (after, y) in itertools.pairwise(shots):
            self.assertLess(abs(y - x), fastest * max(after - before, 17) / 1000 + 6, (before, x, after, y))

    def test_a_spring_blends_its_response_by_the_equation(self):
        self.press("Slow spring")
        self.stop_at(250)
        angle = 2 * math.pi * 0.25
        start = 240 * (1 - math.exp(-angle) * (1 + angle))
        velocity = 240 * (2 * math.pi) ** 2 * 0.25 * math.exp(-angle)
        self.assertAlmostEqual(self.left("Ball"), start, delta=1)
        self.press("Quick spring")
        for time in range(0, 700, 50):
            self.stop_at(time)
            self.assertAlmostEqual(
                self.left("Ball"), blended(time / 1000, start, velocity, goal=0), delta=2.4, msg=f"at {time} ms")

    def test_a_custom_animation_that_merges_continues_the_motions_of_all_properties(self):
        self.engine.run(CONTINUE, self.node("Continue"))
        self.engine.until("return window.elapsed !== undefined", 20)
        done = self.engine.run("return window.elapsed") / 2000
        # The second change takes a round trip.
        self.assertTrue(0.48 < done < 0.97, done)
        for time in (250, 500, 1000, 1500, 1990):
            self.stop_at(time)
            part = time / 2000
            first, second = done + (1 - done) * part, part
            look = self.looks()["Continued"]
            left, _, width, _ = look["box"]
            scale = 1 - 0.5 * first + 0.4 * second
            self.assertAlmostEqual(width, 80 * scale, delta=1.6, msg=f"at {time} ms")
            self.assertAlmostEqual(
                left + width / 2 - self.origins["Continued"][0] - 40, 80 * first + 160 * second, delta=4, msg=f"at {time} ms")
            self.assertAlmostEqual(look["opacity"], 1 - 0.4 * first - 0.4 * second, delta=0.02, msg=f"at {time} ms")
            self.assertAlmostEqual(self.brightness("Tinted"), 0.4 * first + 0.6 * second, delta=0.02, msg=f"at {time} ms")

    def brightness(self, label):
        color = self.engine.run(
            "return getComputedStyle(document.querySelector(`[aria-label='${arguments[0]}']`)).backgroundColor", label)
        numbers = [float(number) for number in re.findall(r"[\d.]+", color)]
        return numbers[0] / (1 if "color(" in color else 255)

    def test_a_spring_that_turns_in_flight_never_jumps(self):
        shots = self.record("Ball", "Slow spring", [0, 250, 500, 750, 1000], 4500)
        self.assertGreater(max(x for _, x in shots), 60)
        # The fastest that the spring gets on a way twice as long as its own.
        self.assert_steady(shots, 2 * 240 * 2 * math.pi / math.e)
        self.assertAlmostEqual(shots[-1][1], 240, delta=1)

    def assert_plays(self, label, trigger, record, top, length, tolerance):
        """Asserts that a trigger moves an element out by 200 and back, in milliseconds, without a jump or a pause for the network."""
        shots = self.record(label, trigger, [0], record)
        self.assertAlmostEqual(max(x for _, x in shots), 200, delta=top)
        self.assert_steady(shots, 400)
        self.assertAlmostEqual(shots[-1][1], 0, delta=0.5)
        moving = [time for time, x in shots if x > 0.5]
        self.assertAlmostEqual(moving[-1] - moving[0], length, delta=tolerance)

    def test_phases_follow_one_another_after_a_trigger(self):
        self.assert_plays("Phased", "Phases", 4000, top=16, length=3 * 500, tolerance=250)

    def test_keyframes_are_played_after_a_trigger(self):
        self.assert_plays("Keyed", "Keyframes", 3000, top=16, length=1000, tolerance=150)

    def parts(self, label):
        """The visible filling and the undrawn share of the outline of each part of a symbol."""
        return self.engine.run(
            "return [...document.querySelector(`[aria-label='${arguments[0]}'] svg`).children].map((part) => {"
            "  const { fillOpacity, strokeDashoffset } = getComputedStyle(part);"
            "  return [+fillOpacity, Math.abs(parseFloat(strokeDashoffset))]; })", label)

    def test_a_symbol_is_drawn_part_by_part_when_its_effect_ends(self):
        parts = self.parts("Drawn")
        self.assertGreater(len(parts), 2)
        self.assertEqual(parts, [[0, 1]] * len(parts))
        self.touch("Draw")
        self.eventually(lambda: self.assertEqual(self.parts("Drawn")[0][1], 0))
        self.assertGreater(self.parts("Drawn")[-1][1], 0)
        self.eventually(lambda: self.assertEqual(self.parts("Drawn"), [[1, 0]] * len(parts)))

    def test_a_symbol_is_erased_as_a_whole_while_its_effect_lasts(self):
        self.touch("Erase")
        self.eventually(lambda: self.assertEqual({tuple(part) for part in self.parts("Erased")}, {(0, 1)}))
        self.touch("Erase")
        self.eventually(lambda: self.assertEqual({tuple(part) for part in self.parts("Erased")}, {(1, 0)}))

    def test_digits_roll_to_the_new_number(self):
        node = self.node("Number")
        seen = "const view = document.getElementById('n' + arguments[0]);"
        letters = seen + "return [...view.querySelectorAll('[aria-hidden] > span')].map((span) => span.textContent).sort().join('')"
        self.press("Count")
        self.stop_at(500)
        self.assertEqual(self.engine.run(letters, node), "1227")
        self.finish()
        self.assertEqual(self.engine.run(letters, node), "")
        self.assertEqual(self.engine.run(seen + "return view.textContent", node), "22")


class ChromiumRetargets(Retargets, Page):
    pass


class WebKitRetargets(Retargets, Page):
    engine_class = engines.WebKit


class FirefoxRetargets(Retargets, Page):
    engine_class = engines.Firefox


class DistantChromiumRetargets(Retargets, Taps, Page):
    """The same over a network with a latency of 400 ms, in each engine."""

    query = "?latency=400"


class DistantWebKitRetargets(Retargets, Taps, Page):
    engine_class = engines.WebKit
    query = "?latency=400"


class DistantFirefoxRetargets(Retargets, FirefoxTaps, Page):
    engine_class = engines.Firefox
    query = "?latency=400"


if __name__ == "__main__":
    unittest.main()
