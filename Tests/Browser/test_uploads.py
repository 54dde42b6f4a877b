"""Files on their way to the server: progress, cancelling, breaks, and files that are dropped (Tests/Apps/InputApp)."""
import pathlib
import tempfile
import unittest

import engines
from gallery import Gallery, sessions_file
from proxies import NarrowProxy
from test_input import Input

# The rows of the card: the label of the bar, its value and the text beside the name.
ROWS = """return [...document.querySelectorAll('.uploads > section')].map((row) => {
  const bar = row.querySelector('[role=progressbar]');
  return [bar && bar.ariaLabel, bar && +bar.ariaValueNow, row.querySelector('small, [role=alert]').textContent];
})"""

# Dispatches an event of a drag with files, which are pairs of a name and a text, over one of the views that take drops.
DRAG = """
  const [type, index, files] = arguments, transfer = new DataTransfer();
  for (const [name, text] of files) transfer.items.add(new File([text], name, { type: 'text/plain' }));
  const el = document.querySelectorAll('[data-drop]')[index];
  const { x, y, width, height } = el.getBoundingClientRect();
  el.dispatchEvent(new DragEvent(type, {
    dataTransfer: transfer, bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 }));"""


class Uploads:
    """The tests of all engines."""

    def open_through(self, proxy, name):
        """Opens the page through a proxy, and on it the sheet of an importer."""
        self.engine.open(f"http://127.0.0.1:{proxy.port}/files")
        self.engine.drawn()
        self.use(name)
        self.engine.until("return !!document.querySelector('input[type=file]')")
        self.engine.drawn()

    def choose(self, *files):
        """Chooses new files with these names and sizes."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        paths = [pathlib.Path(folder.name) / name for name, _ in files]
        for path, (_, size) in zip(paths, files):
            path.write_bytes(b"ahoy " * (size // 5))
        self.engine.find("input[type=file]").send_keys("\n".join(map(str, paths)))

    def rows(self):
        return self.engine.run(ROWS)

    def until_held(self, name):
        """Waits until a part of a file is sent, which the card says to readers and to others."""
        def check():
            percent, text = {label: (value, text) for label, value, text in self.rows()}.get(f"Uploading {name}", (0, ""))
            self.assertGreater(percent, 0)
            self.assertLess(percent, 100)
            self.assertEqual(text.replace("\xa0", ""), f"{percent}%")
        self.eventually(check)

    def test_progress_is_shown_and_a_file_can_be_cancelled(self):
        with NarrowProxy(self.gallery.port, 1 << 20) as proxy:
            self.open_through(proxy, "Open several files")
            self.choose(("large.bin", 24 << 20), ("small.txt", 10))
            self.until_held("large.bin")
            self.engine.click(self.engine.find("[aria-label='Cancel large.bin']"))
            proxy.opened.set()
            self.until_seen("small.txt: ahoy ahoy")
            self.assertEqual(self.rows(), [])

    def test_a_file_continues_after_a_break(self):
        with NarrowProxy(self.gallery.port, 1 << 20) as proxy:
            self.open_through(proxy, "Open several files")
            self.choose(("large.txt", 24 << 20))
            self.until_held("large.txt")
            with proxy.without_network():
                proxy.opened.set()
                self.eventually(lambda: self.assertEqual(self.rows()[0][2], "Waiting for the connection…"))
            self.eventually(lambda: self.assertIn("large.txt: ahoy ahoy", self.text()), 30)
            # It was begun once.
            self.assertEqual(self.engine.run(
                "return performance.getEntriesByType('resource').filter(({ name }) => name.includes('filename=')).length"), 1)

    def test_a_file_that_is_too_large_is_a_sentence(self):
        self.open("files")
        self.engine.drawn()
        self.use("Open several files")
        self.engine.until("return !!document.querySelector('input[type=file]')")
        self.choose(("large.txt", 33 << 20))
        self.until_seen("failed: 263")
        self.assertEqual(self.rows(), [[None, None, "The file is too large."]])
        self.use("Close large.txt")
        self.assertEqual(self.rows(), [])

    def test_files_are_dropped_on_a_view(self):
        self.open("drops")
        files = [["a.txt", "ahoy"], ["b.txt", "land"]]
        # The first file over the page loads the script. Browsers repeat the event as long as files are there.
        def are_over():
            self.engine.run(DRAG, "dragover", 0, files)
            self.assertIn("targeted", self.text())
        self.eventually(are_over)
        self.engine.run(DRAG, "drop", 0, files)
        self.until_seen("a.txt: ahoy, b.txt: land")
        self.assertIn("files here", self.text())
        # A view for pictures refuses texts, and the page stays.
        self.engine.run(DRAG, "dragover", 1, files)
        self.engine.settle()
        self.engine.run(DRAG, "drop", 1, files)
        self.engine.settle()
        self.assertIn("a.txt: ahoy, b.txt: land", self.text())


class InChromium(Uploads, Input):
    engine_class = engines.Chromium

    def test_the_card_is_accessible(self):
        with NarrowProxy(self.gallery.port, 1 << 20) as proxy:
            self.open_through(proxy, "Open several files")
            self.choose(("large.bin", 24 << 20))
            self.until_held("large.bin")
            self.assert_structure_is_accessible("the progress of an upload")


    def test_a_file_continues_after_a_restart_of_the_server(self):
        sessions = sessions_file(self.addCleanup)
        server = Gallery(program=self.program, sessions=sessions)
        try:
            with NarrowProxy(server.port, 9 << 20) as proxy:
                self.open_through(proxy, "Open several files")
                self.choose(("large.txt", 24 << 20))
                self.until_held("large.txt")
                kept = next(file for file in pathlib.Path(f"{sessions}-uploads").iterdir() if file.suffix != ".json")
                # The first part and some bytes of the second one.
                self.eventually(lambda: self.assertGreater(kept.stat().st_size, 8 << 20))
                with proxy.without_network():
                    server.kill()
                    proxy.opened.set()
                    server = Gallery(port=server.port, program=self.program, sessions=sessions)
                self.eventually(lambda: self.assertIn("large.txt: ahoy ahoy", self.text()), 30)
                # It was begun once.
                self.assertEqual(self.engine.run(
                    "return performance.getEntriesByType('resource').filter(({ name }) => name.includes('filename=')).length"), 1)
                self.assertFalse(kept.exists())
        finally:
            server.stop()

    def test_a_folder_is_dropped_with_its_files(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        place = pathlib.Path(folder.name) / "Trip"
        (place / "May").mkdir(parents=True)
        (place / "a.txt").write_text("ahoy")
        (place / "May" / "b.txt").write_text("land")
        self.open("drops")
        self.loaded("windows")
        x, y = self.middle("files here")
        data = {"items": [], "files": [str(place)], "dragOperationsMask": 1}
        def drag(kind):
            self.engine.driver.execute_cdp_cmd("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": data})
        def are_over():
            drag("dragOver")
            self.assertIn("targeted", self.text())
        drag("dragEnter")
        self.eventually(are_over)
        drag("drop")
        self.until_seen("Trip: May/b.txt land, a.txt ahoy")

    def test_a_folder_is_chosen_with_its_files(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        place = pathlib.Path(folder.name) / "Trip"
        (place / "May").mkdir(parents=True)
        (place / "May" / "b.txt").write_text("land")
        self.open("files")
        self.engine.drawn()
        self.use("Open a folder")
        self.engine.until("return !!document.querySelector('input[type=file]')")
        self.engine.find("input[type=file]").send_keys(str(place))
        self.until_seen("Trip: May/b.txt land")


class InFirefox(Uploads, Input):
    engine_class = engines.Firefox


class InWebKit(Uploads, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
