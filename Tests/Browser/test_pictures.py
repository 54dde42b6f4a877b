"""Images that the browser loads and whose sizes it reports (Tests/Apps/InputApp), from a server of the tests."""
import collections
import http.server
import threading
import unittest

import engines
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_input import Input
from test_uikit import png

DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="red"/></svg>'


class PictureServer(http.server.ThreadingHTTPServer):
    """Serves pictures: some late, some broken."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), PictureRequest)
        self.address = f"http://127.0.0.1:{self.server_port}"
        self.requests = collections.Counter()
        # Pictures called `slow` wait for it.
        self.released = threading.Event()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self):
        self.released.set()
        self.shutdown()
        self.server_close()


class PictureRequest(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.requests[self.path] += 1
        picture = png(40, 30)
        if "slow" in self.path:
            self.server.released.wait(20)
        if "missing" in self.path:
            return self.send_error(404)
        if "broken" in self.path:
            picture = picture[:20]
        if "drawing" in self.path:
            picture = DRAWING
        self.send_response(200)
        self.send_header("Content-Type", "image/svg+xml" if "drawing" in self.path else "image/png")
        self.send_header("Content-Length", str(len(picture)))
        self.end_headers()
        self.wfile.write(picture)

    def log_message(self, *arguments):
        pass


class Pictures:
    """The tests of all engines."""

    def setUp(self):
        self.server = PictureServer()
        self.addCleanup(self.server.stop)
        self.open("pictures")

    def show(self, address):
        field = self.engine.driver.find_element(By.CSS_SELECTOR, "input[type=text]")
        field.clear()
        field.send_keys(address)
        field.send_keys(Keys.ENTER)
        self.engine.settle()

    def shown(self):
        """The sizes of the picture on the page, in points and in pixels; nothing while it is loading."""
        return self.engine.run("""
            const el = [...document.querySelectorAll('main img')].find((el) => getComputedStyle(el).opacity === '1');
            if (!el || !el.complete) return null;
            const frame = el.getBoundingClientRect();
            return [frame.width, frame.height, el.naturalWidth, el.naturalHeight];""")

    def until_shown(self, *sizes):
        self.eventually(lambda: self.assertEqual(self.shown(), list(sizes)))

    def until_drawing(self):
        """Waits for the drawing. WebKit takes its frame for its natural size."""
        self.eventually(lambda: self.assertEqual((self.shown() or [])[:2], [40, 10]))

    def test_a_picture_takes_its_natural_size(self):
        self.assertIn("nothing yet", self.text())
        self.show(self.server.address + "/boat.png")
        self.until_shown(20, 15, 40, 30)
        self.assertNotIn("nothing yet", self.text())
        # It stands between the field and the text.
        below = self.engine.run("return [...document.querySelectorAll('[id]')].findLast((el) => el.textContent === 'below')"
                                ".getBoundingClientRect().top - document.querySelector('main img').getBoundingClientRect().bottom")
        self.assertEqual(below, 20)
        self.assertEqual(self.server.requests["/boat.png"], 1)

    def test_a_late_picture_leaves_its_placeholder_until_it_is_there(self):
        self.show(self.server.address + "/slow.png")
        self.eventually(lambda: self.assertEqual(self.server.requests["/slow.png"], 1))
        self.assertIn("nothing yet", self.text())
        self.assertIsNone(self.shown())
        self.server.released.set()
        self.until_shown(20, 15, 40, 30)

    def test_a_drawing_has_its_size(self):
        self.show(self.server.address + "/drawing.svg")
        self.until_drawing()

    def test_missing_and_broken_pictures_fail(self):
        for name in ("missing", "broken"):
            self.show(f"{self.server.address}/{name}.png")
            self.until_seen("a failure")
            self.show(self.server.address + "/boat.png")
            self.until_shown(20, 15, 40, 30)

    def test_a_picture_of_the_app_itself_that_is_not_there_fails(self):
        self.show("/public/missing.png")
        self.until_seen("a failure")

    def test_a_picture_that_the_page_has_loaded_is_there_at_once(self):
        self.show(self.server.address + "/boat.png")
        self.until_shown(20, 15, 40, 30)
        self.show(self.server.address + "/drawing.svg")
        self.until_drawing()
        self.engine.watch_batches()
        self.show(self.server.address + "/boat.png")
        self.until_shown(20, 15, 40, 30)
        self.assertNotIn("load", [kind for _, kinds in self.engine.batches() for kind in kinds])

    def test_a_late_picture_of_an_earlier_address_is_not_shown(self):
        self.show(self.server.address + "/slow.png")
        self.eventually(lambda: self.assertEqual(self.server.requests["/slow.png"], 1))
        self.show(self.server.address + "/drawing.svg")
        self.until_drawing()
        self.server.released.set()
        self.engine.drawn()
        self.until_drawing()


class InChromium(Pictures, Input):
    engine_class = engines.Chromium


class InFirefox(Pictures, Input):
    engine_class = engines.Firefox


class InWebKit(Pictures, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
