"""What a page tells search engines, paper and screen readers (Tests/Apps/InputApp)."""
import base64
import re
import subprocess
import unittest

import engines
from test_input import Input

METAS = """
    return Object.fromEntries([...document.head.querySelectorAll('meta[name=description],meta[name=robots],meta[property]')]
      .map((meta) => [meta.getAttribute('name') || meta.getAttribute('property'), meta.content]));"""
SPOKEN = "return [...document.querySelectorAll('[aria-live] > *')].map((line) => line.textContent)"


class Catalog:
    """The tests of all engines."""

    def setUp(self):
        self.open("catalog")
        self.until_seen("Entry 0")

    def eventually_are(self, script, value):
        self.eventually(lambda: self.assertEqual(self.engine.run(script), value))

    def test_the_head_follows_the_page(self):
        address = self.gallery.address
        known = {"og:url": address + "/catalog", "og:image": address + "/public/catalog.png"}

        def metas(count):
            text = f"Counted {count} times."
            return known | {"description": text, "og:description": text, "og:title": f"Catalog {count}"}

        self.eventually_are(METAS, metas(0))
        self.use("Count 0")
        self.eventually_are(METAS, metas(1) | {"robots": "noindex"})
        self.eventually_are("return document.title", "Catalog 1")
        self.use("Count 1")
        self.eventually_are(METAS, metas(2))

    def test_an_announcement_is_in_a_live_region_and_in_the_open_sheet(self):
        self.use("Say")
        self.eventually_are(SPOKEN, ["Said 0"])
        self.use("Ask")
        self.until_seen("Answer")
        self.use("Answer")
        self.eventually_are("return [...document.querySelectorAll('dialog [aria-live] > *')].map((line) => line.textContent)",
                            ["Said 0", "Answered"])

    def test_texts_can_be_selected_unless_the_app_forbids_it(self):
        selectable = """
            return ['Usual text', 'Free text', 'Fixed text'].map((text) => {
              const style = getComputedStyle([...document.querySelectorAll('main *')].find((el) => !el.children.length && el.textContent === text));
              return (style.userSelect || style.webkitUserSelect) !== 'none';
            });"""
        self.assertEqual(self.engine.run(selectable), [True, True, False])

    def print(self):
        """Makes the copy for paper. Its script is loaded at the first sign of the user after the page's own scripts."""
        self.engine.until("""
            dispatchEvent(new Event('pointerout'));
            return performance.getEntriesByType('resource').some((entry) => entry.name.includes('/printing-') && entry.responseEnd);""")
        self.engine.run("dispatchEvent(new Event('beforeprint'))")

    def test_paper_has_all_rows_until_it_is_printed(self):
        shown = "return document.querySelectorAll('form *').length"
        elements = self.engine.run(shown)
        entries = """
            return new Set([...document.getElementById('printed')?.shadowRoot.querySelectorAll('*') || []].map((el) => el.textContent)
              .filter((text) => /^Entry \\d+$/.test(text))).size"""
        self.print()
        self.assertEqual(self.engine.run(entries), 300)
        self.assertEqual(self.engine.run("return getComputedStyle(document.getElementById('printed')).visibility"), "hidden")
        self.engine.run("dispatchEvent(new Event('afterprint'))")
        self.assertEqual(self.engine.run(entries), 0)
        self.assertEqual(self.engine.run(shown), elements)
        self.use("Count 0")
        self.until_seen("Count 1")

    def test_paper_has_what_is_below_a_list_after_its_last_row(self):
        self.open("ledger")
        self.until_seen("Entry 0")
        self.print()
        areas = self.engine.run("""
            return [...document.getElementById('printed').shadowRoot.querySelectorAll('[data-rows]')].map((el) => {
              const box = el.getBoundingClientRect();
              return [box.top, box.bottom, el.scrollHeight - el.clientHeight];
            });""")
        self.assertEqual([area[2] for area in areas], [0, 0])
        self.assertGreater(areas[0][1], 30_000)
        self.assertGreater(areas[1][0], areas[0][1] - 1)
        below = self.engine.run("""
            return [...document.getElementById('printed').shadowRoot.querySelectorAll('button')]
              .find((el) => el.textContent === 'Below').getBoundingClientRect().top""")
        self.assertGreater(below, areas[1][1] - 1)
        self.engine.run("dispatchEvent(new Event('afterprint'))")

    def find(self, text):
        """Searches as the browser does: selects the text, and scrolls to it."""
        self.assertTrue(self.engine.run("return find(arguments[0])", text))

    def test_the_search_of_the_browser_finds_a_row_far_below(self):
        holds = "return document.body.textContent.includes('Entry 250')"
        self.assertFalse(self.engine.run(holds))
        self.engine.run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true }))")
        self.engine.until(holds)
        self.engine.settle()
        self.find("Entry 250")
        # The area has scrolled to the row.
        self.eventually(lambda: self.assertTrue(self.engine.run("""
            const row = [...document.querySelectorAll('main div')].find((el) => el.textContent === 'Entry 250').getBoundingClientRect();
            return row.top > 0 && row.bottom < innerHeight""")))


class ChromiumCatalog(Catalog, Input):
    engine_class = engines.Chromium

    def find(self, text):
        # Without a window, Chromium scrolls to the texts of fragments only.
        self.engine.run("location.hash = ':~:text=' + encodeURIComponent(arguments[0])", text)

    def sheets(self, page):
        """The texts of the sheets of paper of a page, one after the other."""
        self.open(page)
        self.engine.drawn()
        self.engine.run("dispatchEvent(new Event('pointerout'))")
        self.loaded("printing")
        result = self.engine.driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": False})
        text = subprocess.run(["pdftotext", "-", "-"], input=base64.b64decode(result["data"]), capture_output=True, check=True).stdout
        return [sheet.split() for sheet in text.decode().split("\f")[:-1]]

    def test_a_printed_list_fills_as_many_sheets_as_it_needs(self):
        self.assertTrue(8 <= len(self.sheets("catalog")) <= 10)

    def test_no_sheet_divides_a_row_and_what_is_below_the_rows_follows(self):
        for page in ["paper", "paperlist"]:
            sheets = self.sheets(page)
            self.assertGreater(len(sheets), 4)
            for sheet in sheets:
                for row in {int(re.sub(r"\D", "", word)) for word in sheet if word[-1].isdigit()}:
                    for part in ["first", "second", "third", "side"]:
                        self.assertIn(f"{part}{row}", sheet)
            # What is below the rows is only on the last sheet, after the last row.
            self.assertEqual([page for page, sheet in enumerate(sheets) if "Below" in sheet], [len(sheets) - 1])
            self.assertEqual(sheets[-1][-2:], ["Below", "Beside"])
            self.assertIn("first59", sheets[-1])
            self.assertIn("Above", sheets[0])


class FirefoxCatalog(Catalog, Input):
    engine_class = engines.Firefox


class WebKitCatalog(Catalog, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
