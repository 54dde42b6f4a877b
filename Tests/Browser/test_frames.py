"""The frame of every node is the rectangle of its element, in three engines, at three sizes, whatever was done."""
import unittest

import engines
from gallery import Gallery, named, nodes

SIZES = [(390, 844), (1024, 768), (1280, 800)]

RECTANGLES = """
    const found = {};
    for (const el of document.querySelectorAll('[id^=n]')) {
        if (!/^n\\d+$/.test(el.id)) continue;
        if (!el.getClientRects().length) continue;
        // What is drawn turned or larger has the frame of its room.
        let around = el;
        while (around && getComputedStyle(around).transform === 'none') around = around.parentElement;
        if (around) continue;
        const r = el.getBoundingClientRect();
        let [x, y] = [r.x, r.y];
        // Where nothing reads it the server does not hear of scrolling: its frames are those of content at its start.
        for (let area = el.parentElement; area; area = area.parentElement) {
            if (!area.matches('.s') || /scroll/.test(area.dataset.on)) continue;
            x += area.scrollLeft;
            y += area.scrollTop;
        }
        found[el.id.slice(1)] = [x, y, r.width, r.height];
    }
    return found;
"""


class Frames:
    engine_class = None

    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery()
        cls.engine = cls.engine_class()

    @classmethod
    def tearDownClass(cls):
        cls.engine.quit()
        cls.gallery.stop()

    def tree(self, scene):
        return self.gallery.json(scene, self.engine.run("return document.body.dataset.session"))

    def compare(self, scene, when, tolerance=0.02):
        # A page hears of a new size when the browser has drawn it.
        self.engine.eventually(
            lambda: self.tree(scene)["size"] == self.engine.run("return [innerWidth, innerHeight]"))
        self.engine.settle()
        tree = self.tree(scene)
        rectangles = self.engine.run(RECTANGLES)
        compared = 0
        for node in nodes(tree):
            rectangle = rectangles.get(str(node["id"]))
            if rectangle is None:
                continue
            compared += 1
            for ours, theirs in zip(node["frame"], rectangle):
                self.assertAlmostEqual(
                    ours, theirs, delta=max(tolerance, abs(ours) * 1e-7),  # browsers give single precision
                    msg=f"{when}: {node['type']} {node['id']} {node.get('text', '')}: {node['frame']}, not {rectangle}")
        self.assertGreater(compared, 15, when)

    def click(self, scene, label):
        self.engine.click(self.engine.element(named(self.tree(scene), label)["id"]))

    def test_tabs(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/tabs")
            self.compare("tabs", f"tabs at {width}, as opened")
            self.click("tabs", "Profile")
            self.compare("tabs", f"tabs at {width}, on the profile")
            self.click("tabs", "Share location")
            self.compare("tabs", f"tabs at {width}, toggled")
            self.click("tabs", "收藏")
            self.compare("tabs", f"tabs at {width}, on a tab with a Chinese title")
        self.engine.size(700, 600)
        self.compare("tabs", "tabs after another size")

    def test_text(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/text")
            self.compare("text", f"text at {width}, as opened")
            self.click("text", "Loading")
            self.compare("text", f"text at {width}, loaded")

    def test_effects(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/effects")
            self.compare("effects", f"effects at {width}, as opened")

    def test_gestures(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/gestures")
            self.compare("gestures", f"gestures at {width}, as opened")
            for label in ("Throw left", "Louder", "Larger", "Turn"):
                self.click("gestures", label)
                self.compare("gestures", f"gestures at {width}, {label}")

    def test_minimap(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/minimap")
            self.compare("minimap", f"minimap at {width}, as opened")
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
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/styles")
            self.compare("styles", f"styles at {width}, as opened")
            for chapter in ("Values", "Fields", "Dates"):
                self.click("styles", chapter)
                self.compare("styles", f"styles at {width}, {chapter.lower()}")


    def test_picker(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/picker")
            self.compare("picker", f"picker at {width}, as opened")
            for label in ("Large", "To take along", "Cinnamon", "Dark", "5 min"):
                self.click("picker", label)
                self.compare("picker", f"picker at {width}, {label}")

    def scrolled(self, y):
        """Scrolls the page's first area that scrolls down, as far as that, and waits until it is as the server knows."""
        # The page hears of scrolling when it draws the next frame.
        self.engine.run(
            "document.querySelector('.sy').scrollTo({top: arguments[0], behavior: 'instant'}); window.drawn = 0;"
            "const count = () => ++window.drawn < 3 && requestAnimationFrame(count); requestAnimationFrame(count)", y)
        self.engine.until("return window.drawn >= 3")
        self.engine.settle()

    def test_scroll(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/scroll")
            self.compare("scroll", f"scroll at {width}, as opened")
            for y in (90, 1234, 100_000, 40):
                self.scrolled(y)
                self.compare("scroll", f"scroll at {width}, scrolled to {y}")
            self.click("scroll", "Middle")
            self.engine.until("return document.body.innerText.includes('Day 50,000')")
            # Two million points down a browser's own numbers are no finer than a twentieth.
            self.compare("scroll", f"scroll at {width}, in the middle", tolerance=0.1)

    def test_list(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/list")
            self.compare("list", f"list at {width}, as opened")
            for label in ("Return books", "Collapse", "Edit", "Delete", "Move down", "Done"):
                self.click("list", label)
                self.compare("list", f"list at {width}, {label}")

    def test_grid(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/grid")
            self.compare("grid", f"grid at {width}, as opened")
            for label in ("Colour 7", "One below the other"):
                self.click("grid", label)
                self.compare("grid", f"grid at {width}, {label}")

    def test_shapes(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/shapes")
            self.compare("shapes", f"shapes at {width}, as opened")

    def test_form(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/form")
            self.compare("form", f"form at {width}, as opened")
            for label in ("Rain", "Snooze"):
                self.click("form", label)
                self.compare("form", f"form at {width}, {label}")

    def test_dividers(self):
        for width, height in SIZES:
            self.engine.size(width, height)
            self.engine.open(self.gallery.address + "/dividers")
            self.compare("dividers", f"dividers at {width}, as opened")
            for label in ("Invite", "Invite", "A late table", "Cancel one"):
                self.click("dividers", label)
                self.compare("dividers", f"dividers at {width}, {label}")


class ChromiumFrames(Frames, unittest.TestCase):
    engine_class = engines.Chromium


class WebKitFrames(Frames, unittest.TestCase):
    engine_class = engines.WebKit


class FirefoxFrames(Frames, unittest.TestCase):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
