"""What is seen on the way between two states: transitions, shapes, and a moving button (Tests/Apps/MotionApp)."""
import dataclasses
import math
import random
import re
import unittest

import engines
from gallery import ROOT, named
from pages import Page
from selenium.webdriver.common.actions.action_builder import ActionBuilder

PROGRAM = ROOT / ".build/debug/MotionApp"
# All labeled elements, including leaving ones: box on the page, opacity, blur, drawing and clip path.
LOOKS = """
const looks = () => Object.fromEntries([...document.querySelectorAll('main [aria-label]')].map((view) => {
  const { left, top, width, height } = view.getBoundingClientRect();
  let opacity = 1, blur = 0;
  for (let e = view; e; e = e.parentElement) {
    const style = getComputedStyle(e);
    opacity *= +style.opacity;
    blur += +(/blur\\(([\\d.]+)px\\)/.exec(style.filter) || [0, 0])[1];
  }
  const drawing = view.querySelector('path')?.getAttribute('d'), clip = getComputedStyle(view).clipPath;
  return [view.getAttribute('aria-label'), { box: [left, top, width, height], opacity, blur, path: drawing || clip }];
}));
"""
# Presses buttons, each in the middle of the previous one's motion, and records all looks at some times. This is one script,
# because the server removes a view by its own clock.
FILM = LOOKS + """
const [presses] = arguments;
window.film = undefined;
const shots = [];
const drawn = (work, frames = 2) => requestAnimationFrame(() => (frames ? drawn(work, frames - 1) : work()));
const next = () => {
  const press = presses.shift();
  if (!press) return (window.film = shots);
  document.getElementById('n' + press[0]).click();
  const started = () => {
    // Not the sign of a slow network.
    const animations = document.getAnimations().filter((animation) => !animation.animationName && !animation.transitionProperty);
    if (!animations.some((animation) => animation.playState === 'running')) return requestAnimationFrame(started);
    const shoot = () => {
      const [time] = press[1].splice(0, 1);
      if (time === undefined) return next();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      drawn(() => {
        shots.push(looks());
        shoot();
      });
    };
    shoot();
  };
  started();
};
next();
"""


@dataclasses.dataclass
class Look:
    """How a block of 80 by 40 points is seen in the middle of its stage, or elsewhere: left, top, width and height."""

    box: tuple = (40, 20, 80, 40)
    opacity: float = 1
    blur: float = 0


class Halfway:
    window = (390, 1400)
    program = PROGRAM
    scene = ""
    query = ""

    def visit(self, scene):
        self.scene = scene
        self.open(scene, self.query)

    def node(self, label):
        return named(self.tree(self.scene), label)["id"]

    def film(self, *presses):
        """Presses buttons; returns all looks at the times of each, in milliseconds after its press."""
        self.engine.run(FILM, [[self.node(name), list(times)] for name, times in presses])
        self.engine.until("return window.film !== undefined")
        return self.engine.run("return window.film")

    def half_way(self, button):
        return self.film((button, [500]))[0]

    def looks(self):
        return self.engine.run(LOOKS + "return looks()")

    def touch(self, name):
        self.engine.run("document.getElementById('n' + arguments[0]).click()", self.node(name))

    def finish(self):
        self.engine.run("document.getAnimations().forEach((animation) => animation.finish())")
        self.engine.settle()

    def until_gone(self, label):
        self.eventually(lambda: self.assertNotIn(label, self.looks()))

    def assert_look(self, looks, label, look, beside):
        """A view looks like this, at this place relative to another one."""
        self.assertIn(label, looks)
        seen, origin = looks[label], looks[beside]["box"]
        left, top, width, height = seen["box"]
        for one, other in zip((left - origin[0], top - origin[1], width, height), look.box):
            self.assertAlmostEqual(one, other, delta=0.5, msg=f"{label}: {seen} beside {origin}, not {look}")
        self.assertAlmostEqual(seen["opacity"], look.opacity, delta=0.01, msg=label)
        self.assertAlmostEqual(seen["blur"], look.blur, delta=0.05, msg=label)


class Transitions(Halfway):
    def assert_half_way(self, kind, inserted, removed):
        """A block of the page looks like this in the middle of its insertion and of its removal, and usual between them."""
        self.visit("transitions")
        stage = f"Stage of {kind}"
        self.assert_look(self.half_way(f"Toggle {kind}"), kind, inserted, stage)
        self.finish()
        self.assert_look(self.looks(), kind, Look(), stage)
        self.assert_look(self.half_way(f"Toggle {kind}"), kind, removed, stage)

    def test_opacity_is_half_at_half_way(self):
        self.assert_half_way("Opacity", inserted=Look(opacity=0.5), removed=Look(opacity=0.5))

    def test_scale_is_half_the_size_at_half_way(self):
        half = Look((60, 30, 40, 20))
        self.assert_half_way("Scale", inserted=half, removed=half)

    def test_scale_to_half_at_a_corner_is_three_quarters_of_the_size_at_half_way(self):
        half = Look((40, 20, 60, 30))
        self.assert_half_way("Scale to half", inserted=half, removed=half)

    def test_move_is_half_of_the_views_length_away_at_half_way(self):
        for edge, box in {
            "Top": (40, 0, 80, 40), "Bottom": (40, 40, 80, 40), "Leading": (0, 20, 80, 40), "Trailing": (80, 20, 80, 40),
        }.items():
            with self.subTest(edge):
                self.assert_half_way(edge, inserted=Look(box), removed=Look(box))

    def test_slide_comes_from_the_leading_edge_and_leaves_to_the_trailing_one(self):
        self.assert_half_way("Slide", inserted=Look((0, 20, 80, 40)), removed=Look((80, 20, 80, 40)))

    def test_push_slides_and_fades(self):
        self.assert_half_way(
            "Push", inserted=Look((0, 20, 80, 40), opacity=0.5), removed=Look((80, 20, 80, 40), opacity=0.5))

    def test_offset_is_half_of_the_offset_away_at_half_way(self):
        half = Look((55, 10, 80, 40))
        self.assert_half_way("Offset", inserted=half, removed=half)

    def test_blur_replace_is_half_blurred_and_half_faded_at_half_way(self):
        half = Look((42, 21, 76, 38), opacity=0.5, blur=3.5)
        self.assert_half_way("Blur", inserted=half, removed=half)

    def test_identity_is_at_its_place_at_once(self):
        self.visit("transitions")
        self.touch("Toggle Identity")
        self.eventually(lambda: self.assert_look(self.looks(), "Identity", Look(), "Stage of Identity"))
        self.assertEqual(self.engine.run("return document.getAnimations().length"), 0)

    def test_modifier_is_between_its_two_modifiers_at_half_way(self):
        # Turned by 45 degrees, the block is (80 + 40) / √2 points wide and high.
        half = Look((37.57, -2.43, 84.85, 84.85))
        self.assert_half_way("Modifier", inserted=half, removed=half)

    def test_combined_transitions_are_both_half_way(self):
        half = Look((60, 20, 80, 40), opacity=0.5)
        self.assert_half_way("Combined", inserted=half, removed=half)

    def test_asymmetric_comes_by_one_transition_and_leaves_by_the_other(self):
        self.assert_half_way("Asymmetric", inserted=Look(opacity=0.5), removed=Look((40, 40, 80, 40)))

    def test_two_moves_of_an_asymmetric_transition_take_turns(self):
        self.assert_half_way("Fall and shrink", inserted=Look((40, 0, 80, 40)), removed=Look((60, 30, 40, 20)))

    def test_a_custom_transition_is_half_way_to_its_body_in_each_phase(self):
        self.assert_half_way(
            "Custom", inserted=Look((40, -10, 80, 40), opacity=0.75), removed=Look((40, 50, 80, 40), opacity=0.75))

    def test_removed_blocks_are_gone_after_their_transitions(self):
        self.visit("transitions")
        kinds = ["Opacity", "Scale", "Scale to half", "Top", "Bottom", "Leading", "Trailing", "Slide", "Push", "Offset", "Blur",
                 "Identity", "Modifier", "Combined", "Asymmetric", "Fall and shrink", "Custom"]
        for kind in kinds:
            self.touch(f"Toggle {kind}")
        self.eventually(lambda: self.assertEqual([kind for kind in kinds if kind not in self.looks()], []))
        self.finish()
        for kind in kinds:
            self.touch(f"Toggle {kind}")
        self.eventually(lambda: self.assertEqual([kind for kind in kinds if kind in self.looks()], []))

    # Haste

    def toggle(self, buttons, times, seed):
        """Taps each button this many times within a second, at random moments."""
        chance = random.Random(seed)
        tree = self.tree(self.scene)
        taps = [[named(tree, button)["id"], 1000 * chance.random()] for button in buttons for _ in range(times)]
        self.engine.run("""
            let left = arguments[0].length;
            window.isOver = false;
            for (const [node, time] of arguments[0]) {
              setTimeout(() => {
                document.getElementById('n' + node).click();
                window.isOver = !--left;
              }, time);
            }""", taps)
        self.engine.until("return window.isOver", 20)
        self.engine.settle(20)

    def assert_haste_ends_well(self, scene, kinds, look):
        """Views that are inserted and removed many times within their transitions are there in the end, or gone."""
        self.visit(scene)
        shown = [kind for kind in kinds if kind in self.looks()]
        for times, seed in ((20, 1), (21, 2), (5, 3), (2, 4)):
            with self.subTest(times=times, seed=seed):
                self.toggle([f"Toggle {kind}" for kind in kinds], times, seed)
                if times % 2:
                    shown = [kind for kind in kinds if kind not in shown]
                # Nothing leaves any more.
                self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelectorAll('main [inert]').length"), 0))
                self.engine.settle(20)
                self.assertEqual([kind for kind in kinds if kind in self.looks()], shown)
                for kind in shown:
                    look(kind)
                    self.assertEqual(self.engine.run(
                        "for (let e = document.querySelector(`main [aria-label='${arguments[0]}']`); e; e = e.parentElement) {"
                        "  const { display, visibility } = getComputedStyle(e);"
                        "  if (display === 'none' || visibility !== 'visible' || e.ariaHidden === 'true') return e.id; }"
                        "return ''", kind), "", kind)

    def test_blocks_that_are_toggled_hastily_end_as_they_should(self):
        kinds = ["Opacity", "Scale", "Scale to half", "Top", "Bottom", "Leading", "Trailing", "Slide", "Push", "Offset", "Blur",
                 "Identity", "Modifier", "Combined", "Asymmetric", "Fall and shrink", "Custom"]
        self.assert_haste_ends_well(
            "transitions", kinds, lambda kind: self.assert_look(self.looks(), kind, Look(), f"Stage of {kind}"))

    def test_a_row_that_is_toggled_hastily_ends_as_it_should(self):
        def look(kind):
            self.assert_look(self.looks(), kind, Look((0, 40, 80, 40)), "Row One")
            self.assert_look(self.looks(), "Row Three", Look((0, 80, 80, 40)), "Row One")

        self.assert_haste_ends_well("replacements", ["Row Two"], look)

    # Views in place of others

    def test_a_view_that_returns_before_it_is_gone_keeps_its_state_and_comes_back_to_its_place(self):
        self.visit("replacements")
        self.touch("Counter")
        self.until_seen("Count 1")
        going, turning = self.film(("Toggle Counter", [500]), ("Toggle Counter", [0]))
        for looks in (going, turning):
            self.assert_look(looks, "Counter", Look((80, 20, 80, 40)), "Stage of Counter")
        self.finish()
        # The end of the removal passes without effect.
        self.engine.rest(1100)
        self.assert_look(self.looks(), "Counter", Look(), "Stage of Counter")
        self.assertIn("Count 1", self.text())
        self.touch("Counter")
        self.until_seen("Count 2")

    def test_a_view_with_a_new_id_replaces_the_old_one_by_their_transitions(self):
        self.visit("replacements")
        looks = self.half_way("Next number")
        self.assert_look(looks, "Block 1", Look((80, 20, 80, 40)), "Stage of Numbered")
        self.assert_look(looks, "Block 2", Look((0, 20, 80, 40)), "Stage of Numbered")
        self.finish()
        self.until_gone("Block 1")
        self.assert_look(self.looks(), "Block 2", Look(), "Stage of Numbered")

    def test_a_transition_around_an_id_is_that_of_each_of_its_views(self):
        self.visit("replacements")
        looks = self.half_way("Next number")
        self.assert_look(looks, "Outer 1", Look((80, 20, 80, 40)), "Stage of Outer")
        self.assert_look(looks, "Outer 2", Look((0, 20, 80, 40)), "Stage of Outer")
        self.finish()
        self.until_gone("Outer 1")
        self.assert_look(self.looks(), "Outer 2", Look(), "Stage of Outer")

    def test_a_case_of_a_switch_replaces_the_other_one_by_their_transitions(self):
        self.visit("replacements")
        looks = self.half_way("Next case")
        self.assert_look(looks, "Day", Look((0, 20, 80, 40)), "Stage of Cases")
        self.assert_look(looks, "Night", Look((80, 20, 80, 40)), "Stage of Cases")
        self.finish()
        self.until_gone("Day")
        self.assert_look(self.looks(), "Night", Look(), "Stage of Cases")

    def test_a_row_moves_out_and_in_while_the_rows_below_it_close_and_open_the_gap(self):
        self.visit("replacements")
        for change in ("removal", "insertion"):
            with self.subTest(change):
                looks = self.half_way("Toggle Row Two")
                self.assert_look(looks, "Row Two", Look((-40, 40, 80, 40)), "Row One")
                self.assert_look(looks, "Row Three", Look((0, 60, 80, 40)), "Row One")
                self.finish()
                if change == "removal":
                    self.until_gone("Row Two")
                    self.assert_look(self.looks(), "Row Three", Look((0, 40, 80, 40)), "Row One")
        self.assert_look(self.looks(), "Row Two", Look((0, 40, 80, 40)), "Row One")
        self.assert_look(self.looks(), "Row Three", Look((0, 80, 80, 40)), "Row One")


class Shapes(Halfway):
    times = (0, 250, 500, 750, 1000)

    def paths(self, button, label):
        """The path of a view at each time: the numbers of each command."""
        self.visit("shapes")
        shots = self.film((button, self.times[:-1]))
        self.finish()
        return [
            [[float(number) for number in re.findall(r"-?[\d.]+", command)]
             for command in re.findall(r"[MLC][^A-Z]*", looks[label]["path"])]
            for looks in [*shots, self.looks()]]

    def assert_points(self, seen, expected, time):
        self.assertEqual(len(seen), len(expected), (time, seen))
        for one, other in zip(seen, expected):
            self.assertLess(math.dist(one, other), 0.5, f"at {time} ms: {seen}, not {expected}")

    def test_a_pie_grows_by_its_part_of_a_turn(self):
        # 0, 67.5, 135, 202.5 and 270 degrees from the top, on a circle of 50 points.
        ends = [(50, 0), (96.19, 30.87), (85.36, 85.36), (30.87, 96.19), (0, 50)]
        for time, path, end in zip(self.times, self.paths("Fill", "Pie"), ends):
            center, start, *arcs = path
            self.assert_points([center, start, (arcs or [start])[-1][-2:]], [(50, 50), (50, 0), end], time)
            for arc in arcs:
                self.assertAlmostEqual(math.dist(arc[-2:], (50, 50)), 50, delta=0.5, msg=f"at {time} ms: {path}")

    def test_the_corner_of_a_polygon_moves_in_a_straight_line(self):
        tops = [(0, 0), (25, 10), (50, 20), (75, 30), (100, 40)]
        for label in ("Roof", "Pane"):
            with self.subTest(label):
                for time, path, top in zip(self.times, self.paths("Lean", label), tops):
                    self.assert_points(path, [(0, 100), top, (100, 100)], time)


class Crowds(Halfway):
    def test_views_that_move_along_both_axes_have_a_single_translation_each(self):
        # Browsers play sums of animations in the page's own thread.
        self.visit("crowd")
        self.touch("Move all")
        self.engine.until("return document.getAnimations().some((animation) => animation.playState === 'running')")
        counts = self.engine.run("""
            const moves = document.getAnimations().filter((a) => a.effect.getKeyframes().some((frame) => frame.translate));
            const sums = moves.filter((a) => a.effect.getKeyframes().some((frame) => frame.composite === 'add'));
            return [moves.length, new Set(moves.map((a) => a.effect.target)).size, sums.length];""")
        self.assertEqual(counts, [60, 60, 0])


class Taps(Halfway):
    def click_at(self, x, y):
        """Clicks a point of the window with the mouse."""
        actions = ActionBuilder(self.engine.driver)
        actions.pointer_action.move_to_location(x, y).click()
        actions.perform()

    def is_hit(self, x, y):
        return self.engine.run(
            "const [x, y] = arguments;"
            "return !!document.elementFromPoint(x, y)?.closest('[aria-label=Ball]')", x, y)

    def test_a_tap_during_a_motion_hits_what_is_seen(self):
        self.visit("taps")
        left, top, width, height = self.looks()["Ball"]["box"]
        x, y = left + width / 2, top + height / 2
        seen = self.film(("Throw", [1000]))[0]["Ball"]["box"]
        self.assertAlmostEqual(seen[0] - left, 120, delta=0.5)
        self.assertEqual([self.is_hit(x + way, y) for way in (0, 120, 240)], [False, True, False])
        for way in (0, 240, 120):
            self.click_at(x + way, y)
        self.until_seen("Caught 1")
        # The tap does not disturb the motion.
        self.assertAlmostEqual(self.looks()["Ball"]["box"][0] - left, 120, delta=0.5)


class FirefoxTaps(Taps):
    def click_at(self, x, y):
        from marionette_driver.marionette import ActionSequence

        mouse = ActionSequence(self.engine.driver, "pointer", "mouse", {"pointerType": "mouse"})
        mouse.pointer_move(round(x), round(y)).pointer_down().pointer_up().perform()


class ChromiumHalfway(Transitions, Shapes, Crowds, Taps, Page):
    pass


class WebKitHalfway(Transitions, Shapes, Crowds, Taps, Page):
    engine_class = engines.WebKit


class DistantHalfway(Transitions, Shapes, Page):
    """The same over a network with a latency of 400 ms."""

    query = "?latency=400"


class FirefoxHalfway(Transitions, Shapes, Crowds, FirefoxTaps, Page):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
