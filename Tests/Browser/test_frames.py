"""The frame of every node equals its element's rectangle, in three engines, at three sizes, after any action."""
import unittest

import engines
from gallery import named, nodes
from pages import Page

SIZES = [(390, 844), (1024, 768), (1280, 800)]

RECTANGLES = """
    const found = {};
    // A rotated or scaled element has the frame from before the transform.
    const known = new Map([[null, false]]);
    const isTransformed = (el) => {
        if (!known.has(el)) known.set(el, getComputedStyle(el).transform !== 'none' || isTransformed(el.parentElement));
        return known.get(el);
    };
    for (const el of document.querySelectorAll('[id^=n]')) {
        if (!/^n\\d+$/.test(el.id)) continue;
        if (!el.getClientRects().length || isTransformed(el)) continue;
        const r = el.getBoundingClientRect();
        let [x, y] = [r.x, r.y];
        // If nothing reads the scroll position, the server does not receive it. Its frames then assume unscrolled content.
        for (let area = el.parentElement; area; area = area.parentElement) {
            if (!area.matches('.s') || /scroll/.test(area.dataset.on)) continue;
            x += area.scrollLeft;
            y += area.scrollTop;
        }
        found[el.id.slice(1)] = [x, y, r.width, r.height];
    }
    return [+document.body.dataset.revision, found];
"""


class Comparing:
    """Compares the server's tree with the page."""

    def seen(self, scene):
        """The server's tree and the browser's rectangles of the same revision, at the window's size."""
        def check():
            revision, rectangles = self.engine.run(RECTANGLES)
            tree = self.tree(scene)
            self.assertEqual(tree["revision"], revision)
            self.assertEqual(tree["size"], self.engine.run("return [innerWidth, innerHeight]"))
            return tree, rectangles

        # The page reports a new size after the browser has drawn it.
        self.engine.until("return document.body.dataset.window.startsWith(`${innerWidth} ${innerHeight} `)")
        self.engine.settle()
        return self.eventually(check)

    def compare(self, scene, when, tolerance=0.02):
        tree, rectangles = self.seen(scene)
        compared = 0
        for node in nodes(tree):
            rectangle = rectangles.get(str(node["id"]))
            if rectangle is None:
                continue
            compared += 1
            for ours, theirs in zip(node["frame"], rectangle):
                self.assertAlmostEqual(
                    ours, theirs, delta=max(tolerance, abs(ours) * 1e-7),  # Browsers use single precision.
                    msg=f"{when}: {node['type']} {node['id']} {node.get('text', '')}: {node['frame']}, not {rectangle}")
        self.assertGreater(compared, 15, when)

    def at_each_size(self, scene):
        """Opens a page at each size and compares; yields the width."""
        for width, height in SIZES:
            self.engine.size(width, height)
            self.open(scene)
            self.compare(scene, f"{scene} at {width}, as opened")
            yield width

    def visit(self, scene, *labels):
        """At each size, clicks one control after the other, and compares after each click."""
        for width in self.at_each_size(scene):
            for label in labels:
                self.click(scene, label)
                self.compare(scene, f"{scene} at {width}, {label}")


class Frames(Comparing):
    """The tests of all engines."""

    def test_tabs(self):
        self.visit("tabs", "Profile", "Share location", "收藏")
        self.engine.size(700, 600)
        self.compare("tabs", "tabs after another size")

    def test_text(self):
        self.visit("text", "Loading")

    def test_effects(self):
        self.visit("effects")

    def test_gestures(self):
        self.visit("gestures", "Throw left", "Louder", "Larger", "Turn")

    def test_minimap(self):
        for width in self.at_each_size("minimap"):
            self.engine.type(self.engine.element(named(self.tree("minimap"), "Given")["id"]), "Ada")
            self.compare("minimap", f"minimap at {width}, typed")
            self.click("minimap", "Has a handle")
            self.compare("minimap", f"minimap at {width}, toggled")
            slider = named(self.tree("minimap"), "Width of the second row")["id"]
            self.engine.run(
                "const el = document.getElementById('n' + arguments[0]); el.value = 0.7371;"
                "el.dispatchEvent(new Event('input', {bubbles: true}));"
                "el.dispatchEvent(new Event('change', {bubbles: true}))", slider)
            self.compare("minimap", f"minimap at {width}, slid")
        self.engine.size(800, 700)
        self.compare("minimap", "minimap after another size")

    def test_styles(self):
        self.visit("styles", "Values", "Fields", "Dates")

    def test_picker(self):
        self.visit("picker", "Large", "To take along", "Cinnamon", "Dark", "5 min")

    def test_scroll(self):
        for width in self.at_each_size("scroll"):
            for y in (90, 1234, 100_000, 40):
                self.engine.run("document.querySelector('.sy').scrollTo({top: arguments[0], behavior: 'instant'})", y)
                self.engine.drawn()
                self.compare("scroll", f"scroll at {width}, scrolled to {y}")
            self.click("scroll", "Middle")
            self.engine.until("return document.body.innerText.includes('Day 50,000')")
            # Two million points down, the browser's own numbers are precise only to a twentieth.
            self.compare("scroll", f"scroll at {width}, in the middle", tolerance=0.1)

    def test_list(self):
        self.visit("list", "Return books", "Collapse", "Edit", "Delete", "Move down", "Done")

    def test_grid(self):
        self.visit("grid", "Color 7", "One below the other")

    def test_shapes(self):
        self.visit("shapes")

    def test_images(self):
        self.visit("images")
        # The sizes that the server read equal those in the browser. SVGs are loaded without the URL fragment, because WebKit
        # also stretches their natural size.
        self.engine.run(
            "window.files = [...document.querySelectorAll('img')]"
            ".map(i => Object.assign(new Image(), {src: i.src.replace(/#.*/, '')}))")
        sizes = "return window.files.map(i => [i.src.replace(/.*\\//, ''), i.naturalWidth, i.naturalHeight])"
        self.eventually(lambda: self.assertEqual(
            self.engine.run(sizes), [["valley.svg", 240, 160]] * 3 + [["ghost.png", 12, 12]] * 2))
        self.assertTrue(self.engine.run("return [...document.querySelectorAll('img')].every(i => i.naturalWidth)"))

    def test_harbor(self):
        self.visit("harbor", "Night")

    def test_form(self):
        self.visit("form", "Rain", "Snooze")

    def test_uikit(self):
        self.visit("uikit", "More", "Warm", "Locked")

    def test_dividers(self):
        self.visit("dividers", "Invite", "Invite", "A late table", "Cancel one")


class ChromiumFrames(Frames, Page):
    engine_class = engines.Chromium


class WebKitFrames(Frames, Page):
    engine_class = engines.WebKit


class FirefoxFrames(Frames, Page):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
