"""The wall of previews (Tests/Apps/InputApp/PreviewsPage.swift)."""
import pathlib
import struct
import subprocess
import tempfile
import unittest
import urllib.error
import urllib.request

import engines
from gallery import ROOT, Gallery
from test_input import PROGRAM, Input


class Previews:
    """The tests of all engines."""

    first = "document.querySelector('section:not([hidden]) iframe').contentDocument"

    def until_framed(self, words):
        """Waits until the first visible frame shows words."""
        self.eventually(lambda: self.assertIn(words, self.engine.run(f"return {self.first}?.body?.innerText ?? ''")))

    def test_a_preview_in_a_frame_is_used_like_a_page(self):
        self.open("previews", "?q=counter&scheme=dark&text=xxLarge")
        self.until_framed("Count: 2")
        self.until_framed("dark xxLarge ltr")
        self.engine.run(f"[...{self.first}.querySelectorAll('main *')].find((el) => el.textContent === 'Add').click()")
        self.until_framed("Count: 3")

    def test_a_frame_has_the_size_of_a_preview_that_fits(self):
        self.open("previews", "?q=badge&scheme=light")
        size = "const box = document.querySelector('section:not([hidden]) iframe'); return [box.offsetWidth, box.offsetHeight]"
        self.eventually(lambda: self.assertNotEqual(self.engine.run(size), [390, 88]))
        width, height = self.engine.run(size)
        self.assertTrue(120 < width < 140 and 50 < height < 60, (width, height))

    def test_the_search_leaves_the_previews_with_a_name(self):
        self.open("previews")
        self.engine.find("input[type=search]").send_keys("siz")
        shown = "return [...document.querySelectorAll('section:not([hidden]) h2 a')].map((el) => el.textContent)"
        self.assertEqual(self.engine.run(shown), ["Sizes"])
        self.assertEqual(self.engine.run("return document.querySelector('output').textContent"), "1")

    def test_frames_far_away_end_their_pages(self):
        self.engine.size(390, 600)
        self.addCleanup(self.engine.size, *self.window)
        self.open("previews", "?scheme=light")
        loaded = ("const places = [...document.querySelectorAll('[data-address]')];"
                  "return [places[0], places.at(-1)].map((el) => el.firstChild?.contentDocument?.querySelector('main') != null)")
        self.eventually(lambda: self.assertTrue(self.engine.run(loaded)[0]))
        self.engine.run("document.querySelector('section').style.marginBottom = '6000px'; scrollTo(0, 1e5)")
        self.eventually(lambda: self.assertEqual(self.engine.run(loaded), [False, True]))
        self.engine.run("scrollTo(0, 0)")
        self.eventually(lambda: self.assertEqual(self.engine.run(loaded), [True, False]))


class ChromiumPreviews(Previews, Input):
    engine_class = engines.Chromium


class FirefoxPreviews(Previews, Input):
    engine_class = engines.Firefox


class WebKitPreviews(Previews, Input):
    engine_class = engines.WebKit


class Trap(unittest.TestCase):
    """A preview that ends its program (Tests/Apps/FaultyApp)."""
    program = ROOT / ".build/debug/FaultyApp"

    def setUp(self):
        # The program remembers what has ended it.
        for end in ("work", "lock"):
            self.program.with_name(f"FaultyApp-previews-{end}").unlink(missing_ok=True)

    def get(self, gallery, name):
        request = urllib.request.Request(f"{gallery.address}/previews/{name}", headers={"Accept": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, response.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def test_it_is_not_shown_again_before_the_next_build(self):
        gallery = Gallery(program=self.program)
        self.addCleanup(gallery.stop)
        self.assertEqual(self.get(gallery, "Harmless")[0], 200)
        with self.assertRaises(OSError):
            self.get(gallery, "Trapping")
        gallery.process.wait(20)
        again = Gallery(program=self.program)
        self.addCleanup(again.stop)
        status, text = self.get(again, "Trapping")
        self.assertEqual(status, 503)
        self.assertIn("This preview has ended the program. It is shown again after the next build.", text)
        self.assertEqual(self.get(again, "Harmless")[0], 200)


class Pictures(unittest.TestCase):
    def test_the_program_writes_all_previews_without_a_browser(self):
        with tempfile.TemporaryDirectory() as folder:
            output = subprocess.check_output([PROGRAM, "--render-previews", folder], text=True, timeout=60)
            self.assertEqual(output, f"InputApp has written 22 pictures of previews to {folder}\n")
            sizes = {}
            for file in pathlib.Path(folder).iterdir():
                head = file.read_bytes()[:24]
                self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
                sizes[file.name] = struct.unpack(">II", head[16:24])
        self.assertEqual(sizes["Counter.png"], (780, 1688))
        self.assertEqual(sizes["Counter-dark.png"], (780, 1688))
        self.assertEqual(sizes["Card.png"], (400, 240))
        self.assertEqual(sizes["Landscape.png"], (1688, 780))
        self.assertIn("Sizes (M).png", sizes)
        self.assertIn("TwoLabels (Another label)-dark.png", sizes)


if __name__ == "__main__":
    unittest.main()
