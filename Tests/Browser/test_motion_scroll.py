"""Views that follow scrolling without the server, views drawn through projections, and animated scrolling."""
import math
import unittest

import engines
from gallery import named
from pages import Page

CAROUSEL = "document.querySelector('.s.sx')"
ALBUM = "[...document.querySelectorAll('.s.sy')].find((el) => el.querySelector('[data-fx*=\" y;\"]') && !el.querySelector('.s'))"
BOX = "const r = document.getElementById('n' + arguments[0]).getBoundingClientRect(); return [r.left, r.top, r.width, r.height];"


class MotionScroll:
    # The page's own width, so that offsets are the same in all browsers.
    window = (500, 1500)

    def setUp(self):
        self.open("following")
        self.engine.run("document.querySelectorAll('.nx').forEach((el) => { el.style.scrollSnapType = 'none'; })")
        self.engine.until("return document.getAnimations().length > 0")
        self.engine.watch_batches()

    def node(self, label):
        return named(self.tree("following"), label)["id"]

    def box(self, label):
        return self.engine.run(BOX, self.node(label))

    def scroll(self, area, offset):
        self.engine.run(f"const area = {area}; area.scrollTo({{ left: arguments[0], top: arguments[0], behavior: 'instant' }})",
                        offset)
        self.engine.drawn()

    def effect_around(self, label, style):
        """The computed style of the outermost element with an effect around a view."""
        return self.engine.run(
            "let found; for (let e = document.getElementById('n' + arguments[0]); e; e = e.parentElement) {"
            "  if (e.matches('[data-fx]')) found = e; }"
            "return getComputedStyle(found)[arguments[1]]", self.node(label), style)

    def animate(self, name, duration=2000):
        """Presses a button, and waits for its animation, which has this duration in milliseconds."""
        self.engine.run("document.getElementById('n' + arguments[0]).click()", self.node(name))
        self.engine.until(f"return {self.RUNNING}.some((a) => a.effect.getComputedTiming().duration === {duration})")

    RUNNING = "document.getAnimations().filter((a) => a.timeline === document.timeline && a.playState === 'running')"

    def stop_at(self, milliseconds):
        self.engine.run(
            f"{self.RUNNING}.forEach((a) => {{ a.pause(); a.currentTime = arguments[0]; }})", milliseconds)
        self.engine.run("window.frames = 0; const count = () => ++window.seen < 3 && requestAnimationFrame(count);"
                        "window.seen = 0; requestAnimationFrame(count)")
        self.engine.until("return window.seen >= 3")

    def events(self):
        """The events that the page has sent, except for reports of the carousel's position, which its binding asks for."""
        return [event for _, events in self.engine.batches() for event in events if event != "scroll"]

    # Effects

    def test_the_header_stays_and_shrinks(self):
        top = self.engine.run(f"return {ALBUM}.getBoundingClientRect().top")
        for offset, scale in [(0, 1), (50, 0.75), (100, 0.5), (200, 0.5)]:
            self.scroll(ALBUM, offset)
            title = self.box("Estuary")
            if not offset:
                height = title[3]
            self.assertAlmostEqual(title[3], height * scale, delta=0.6, msg=f"at {offset}")
            self.assertGreaterEqual(title[1], top)
            self.assertLess(title[1], top + 80)
        self.assertEqual(self.engine.batches(), [])

    def test_cards_fade_and_shrink_toward_the_edge(self):
        width = self.engine.run(f"return {CAROUSEL}.clientWidth")
        # The second card begins 260 points from the start: 16 of margin, 230 of the first card, 14 between them.
        hidden, visible = 260 - width, 260 + 230 - width
        for offset in (0, 40, 80, visible, 250):
            self.scroll(CAROUSEL, offset)
            progress = min(max((offset - hidden) / (visible - hidden), 0), 1)
            if offset > 260:
                continue
            eased = self.ease(progress)
            self.assertAlmostEqual(
                float(self.effect_around("Alentejo, Portugal", "opacity")), 0.45 + 0.55 * eased, delta=0.01, msg=f"at {offset}")
        # Half of the first card has left.
        self.scroll(CAROUSEL, 16 + 115)
        self.assertAlmostEqual(
            float(self.effect_around("Lofoten, Norway", "opacity")), 0.45 + 0.55 * self.ease(0.5), delta=0.01)
        self.assertEqual(self.events(), [])

    @staticmethod
    def ease(progress):
        low, high = 0.0, 1.0
        curve = lambda a, b, t: 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (middle, high) if curve(0.42, 0.58, middle) < progress else (low, middle)
        return curve(0, 1, low)

    def test_the_sky_moves_slower_than_its_card(self):
        symbol = ("const card = document.getElementById('n' + arguments[0]), el = card.querySelector('[data-fx]');"
                  "return new DOMMatrix(getComputedStyle(el).transform).e")
        card = self.node("Alentejo, Portugal")
        before = self.engine.run(symbol, card)
        self.scroll(CAROUSEL, 120)
        self.assertAlmostEqual(self.engine.run(symbol, card) - before, 120 * 0.25, delta=0.6)

    def test_a_row_slides_in_with_an_animation_when_it_is_visible(self):
        row = self.node("Quiet Engines")
        style = ("let e = document.getElementById('n' + arguments[0]); while (!e.matches('[data-fx]')) e = e.parentElement;"
                 "const s = getComputedStyle(e); return [+s.opacity, new DOMMatrix(s.transform).e]")
        self.assertEqual(self.engine.run(style, row), [0, 60])
        # Row 7 ends at 140 + 7 * 48 = 476, in an area of 340.
        self.engine.run(f"{ALBUM}.scrollTop = 140")
        self.engine.until(f"return {self.RUNNING}.some((a) => a.effect.getComputedTiming().duration === 400)")
        self.stop_at(200)
        opacity, x = self.engine.run(style, row)
        self.assertGreater(opacity, 0.5)
        self.assertAlmostEqual(x, 60 * (1 - opacity), delta=0.6)
        self.engine.run("document.getAnimations().forEach((a) => a.playState === 'paused' && a.effect.getComputedTiming().duration"
                        " === 400 && a.finish())")
        self.engine.until("return (([opacity, x]) => opacity === 1 && x === 0)((() => {" + style.replace(
            "arguments[0]", str(row)) + "})())")
        self.assertEqual(self.engine.batches(), [])

    def test_an_effect_is_right_after_the_page_is_loaded_again(self):
        self.scroll(ALBUM, 100)
        self.engine.run("window.isOld = true; location.reload()")
        self.engine.until("return !window.isOld && document.readyState === 'complete'")
        self.engine.settle()
        self.scroll(ALBUM, 100)
        distance = self.engine.run(
            "return new DOMMatrix(arguments[0]).f", self.effect_around("Estuary", "transform"))
        self.assertAlmostEqual(distance, 100, delta=0.6)

    def test_a_change_of_state_leads_to_the_effect_at_the_present_offset(self):
        self.scroll(CAROUSEL, 100)
        symbol = self.engine.run(
            "return document.getElementById('n' + arguments[0]).querySelector('[data-fx]').id",
            self.node("Alentejo, Portugal"))
        shift = f"return new DOMMatrix(getComputedStyle(document.getElementById('{symbol}')).transform).e"
        before = self.engine.run(shift)
        self.assertGreater(abs(before), 10)
        self.animate("Calm")
        self.stop_at(1000)
        self.assertAlmostEqual(self.engine.run(shift), before / 2, delta=0.6)

    # Projections

    def test_a_card_is_turned_over(self):
        front, back = self.node("Front"), self.node("Back")
        # WebKit without compositing draws no perspective, so the corners are computed from the transform.
        edges = ("const m = new DOMMatrix(getComputedStyle(document.getElementById('n' + arguments[0])).transform);"
                 "return [[0, 0], [290, 0], [0, 180], [290, 180]].map(([x, y]) => {"
                 "  const p = m.transformPoint(new DOMPoint(x, y)); return [p.x / p.w, p.y / p.w]; })")
        self.animate("Turn over")
        for time, degrees in ((500, 45), (900, 81)):
            self.stop_at(time)
            # The eye is 580 points before the card. Its right edge moves away from the eye, its left edge toward it.
            angle = math.radians(degrees)
            near, far = 1 - math.sin(angle) / 4, 1 + math.sin(angle) / 4
            left, right = 145 - 145 * math.cos(angle) / near, 145 + 145 * math.cos(angle) / far
            expected = [[left, 90 - 90 / near], [right, 90 - 90 / far], [left, 90 + 90 / near], [right, 90 + 90 / far]]
            seen = self.engine.run(edges, front)
            for point, other in zip(seen, expected):
                self.assertAlmostEqual(point[0], other[0], delta=0.6, msg=f"at {degrees}°: {seen}, not {expected}")
                self.assertAlmostEqual(point[1], other[1], delta=0.6, msg=f"at {degrees}°: {seen}, not {expected}")
            self.engine.run("document.getAnimations().forEach((a) => a.timeline === document.timeline && a.playState === 'paused'"
                            " && a.effect.getComputedTiming().duration === 2000 && a.play())")
        self.stop_at(1500)
        self.assertAlmostEqual(self.engine.run(edges, front)[1][0], 0, delta=0.6)
        angle = math.radians(45)
        self.assertAlmostEqual(
            self.engine.run(edges, back)[0][0], 145 - 145 * math.cos(angle) / (1 - math.sin(angle) / 4), delta=0.6)

    def test_a_field_shakes(self):
        before = self.box("Code")[0]
        self.animate("Wrong code", 1000)
        self.stop_at(1000 / 12)
        self.assertAlmostEqual(self.box("Code")[0], before + 10, delta=0.6)
        self.engine.run("document.getAnimations().forEach((a) => a.timeline === document.timeline && a.playState === 'paused'"
                        " && a.effect.getComputedTiming().duration === 1000 && (a.currentTime = 250))")
        self.assertAlmostEqual(self.box("Code")[0], before - 10, delta=0.6)

    # Scrolling

    def test_scrolling_follows_the_curve_of_an_animation(self):
        self.animate("Last track")
        self.stop_at(1000)
        end = self.engine.run(f"return {ALBUM}.scrollHeight - {ALBUM}.clientHeight")
        self.assertAlmostEqual(self.engine.run(f"return {ALBUM}.scrollTop"), end / 2, delta=1)
        self.engine.run("document.getAnimations().forEach((a) => a.effect.getComputedTiming().duration === 2000 && a.finish())")
        self.engine.settle()
        self.assertAlmostEqual(self.engine.run(f"return {ALBUM}.scrollTop"), end, delta=1)

    def test_scrolling_ends_when_the_user_turns_the_wheel(self):
        self.animate("Last track")
        self.stop_at(500)
        here = self.engine.run(f"return {ALBUM}.scrollTop")
        self.engine.run(f"{ALBUM}.dispatchEvent(new WheelEvent('wheel', {{ bubbles: true }}))")
        self.engine.settle()
        self.assertAlmostEqual(self.engine.run(f"return {ALBUM}.scrollTop"), here, delta=1)
        self.assertGreater(here, 50)

    def test_a_bound_position_that_changes_is_scrolled_to_by_the_animation(self):
        self.animate("Last place")
        self.stop_at(1000)
        end = self.engine.run(f"return {CAROUSEL}.scrollWidth - {CAROUSEL}.clientWidth")
        self.assertAlmostEqual(self.engine.run(f"return {CAROUSEL}.scrollLeft"), end / 2, delta=1)


class ChromiumMotionScroll(MotionScroll, Page):
    pass


class WebKitMotionScroll(MotionScroll, Page):
    engine_class = engines.WebKit


class FirefoxMotionScroll(MotionScroll, Page):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
