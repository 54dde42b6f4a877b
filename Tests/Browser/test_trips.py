"""A table of UIKit whose delegate decides on its rows, and document pickers (Tests/Apps/InputApp)."""
import itertools
import pathlib
import tempfile
import unittest

import engines
from test_input import Input

# The frames of the rows and headers, from the left edge of the window and the top of the first header, with their texts.
PLACES = """
    const wanted = ['Planned', 'Bergen', 'Turku', 'Gdańsk', 'Past', 'Lisbon', 'Porto'], places = {};
    for (const el of document.querySelectorAll('main *'))
      if (wanted.includes(el.innerText?.trim()) && !el.children.length) {
        const box = el.getBoundingClientRect();
        places[el.innerText.trim()] = [box.left, box.top];
      }
    return wanted.filter((name) => places[name]).map((name) => [name, ...places[name]]).sort((a, b) => a[2] - b[2])"""


class Trips:
    """The tests of all engines."""

    def setUp(self):
        self.engine.size(600, 800)
        self.open("trips")
        self.engine.drawn()

    def names(self):
        return [name for name, *_ in self.engine.run(PLACES)]

    def press(self, name, number=0):
        """Presses a control that is not covered."""
        button = self.engine.run(
            "return [...document.querySelectorAll('button,a')].filter((el) => !el.closest('[inert]')"
            " && (el.ariaLabel || el.innerText).trim() === arguments[0])[arguments[1]]", name, number)
        self.engine.click(button)
        self.engine.drawn()

    def test_its_rows_have_the_heights_of_the_delegate(self):
        tops = [top for _, _, top in self.engine.run(PLACES)]
        steps = [round(after - before) for before, after in itertools.pairwise(tops)]
        # The header, two rows of 72, and from the last of them over the footer to the next header.
        self.assertEqual(steps[1:3], [72, 72])
        self.assertEqual(self.names(), ["Planned", "Bergen", "Turku", "Gdańsk", "Past", "Lisbon", "Porto"])

    def test_the_i_of_a_row_does_not_select_it(self):
        self.press("More Info", 1)
        self.until_seen("About Turku")

    def test_a_row_is_moved_and_deleted(self):
        self.press("Edit")
        self.engine.until("return document.querySelectorAll('[aria-label=\"Move down\"]').length === 3")
        self.press("Move down")
        self.eventually(lambda: self.assertEqual(self.names()[1:4], ["Turku", "Bergen", "Gdańsk"]))
        self.press("Delete", 1)
        self.eventually(lambda: self.assertEqual(self.names()[1:4], ["Turku", "Gdańsk", "Past"]))
        self.press("Done")
        self.engine.until("return !document.querySelector('[aria-label=\"Move down\"]')")

    def test_a_document_is_chosen(self):
        self.use("Import")
        self.engine.until("return !!document.querySelector('input[type=file]')")
        self.engine.drawn()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "trip.txt"
        path.write_text("Riga", encoding="utf-8")
        self.engine.find("input[type=file]").send_keys(str(path))
        self.until_seen("Riga")
        self.engine.until("return !document.querySelector('input[type=file]')")

    def test_a_document_is_saved(self):
        for file in self.engine.downloads.iterdir():
            file.unlink()
        self.press("Export")
        self.engine.until("return !!document.querySelector('dialog')")
        self.engine.settle()
        self.press("Cancel")
        self.until_seen("Cancelled")
        self.engine.until("return !document.querySelector('dialog')")
        self.press("Export")
        self.engine.until("return !!document.querySelector('dialog')")
        self.engine.settle()
        self.engine.click(self.engine.run(
            "return [...document.querySelectorAll('dialog button')].find((el) => el.innerText.includes('Trips.txt'))"))
        self.until_seen("Saved")
        self.eventually(lambda: self.assertEqual(
            [(file.name, file.read_text()) for file in self.engine.downloads.iterdir()],
            [("Trips.txt", "Bergen\nTurku\nGdańsk")]))


class ChromiumTrips(Trips, Input):
    engine_class = engines.Chromium

    def test_a_row_has_a_menu(self):
        self.engine.run(
            "[...document.querySelectorAll('main *')].find((el) => el.innerText?.trim() === 'Turku' && !el.children.length)"
            ".dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 200, clientY: 200 }))")
        self.engine.settle()
        self.press("Share Turku")
        self.until_seen("Shared Turku")


class FirefoxTrips(Trips, Input):
    engine_class = engines.Firefox


class WebKitTrips(Trips, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
