"""What a page tells search engines, paper and screen readers (Tests/Apps/InputApp)."""
import base64
import re
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

    def test_paper_has_all_rows_until_it_is_printed(self):
        shown = "return document.querySelectorAll('form *').length"
        elements = self.engine.run(shown)
        entries = """
            return new Set([...document.querySelectorAll('#printed *')].map((el) => el.textContent)
              .filter((text) => /^Entry \\d+$/.test(text))).size"""
        self.engine.run("dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(self.engine.run(entries), 300)
        self.assertEqual(self.engine.run("return getComputedStyle(document.getElementById('printed')).visibility"), "hidden")
        self.engine.run("dispatchEvent(new Event('afterprint'))")
        self.assertEqual(self.engine.run(entries), 0)
        self.assertEqual(self.engine.run(shown), elements)
        self.use("Count 0")
        self.until_seen("Count 1")

    def test_paper_has_what_is_below_a_list_after_its_last_row(self):
        self.open("ledger")
        self.loaded("placeholders")
        self.engine.run("dispatchEvent(new Event('beforeprint'))")
        areas = self.engine.run("""
            return [...document.querySelectorAll('#printed [data-rows]')].map((el) => {
              const box = el.getBoundingClientRect();
              return [box.top, box.bottom, el.scrollHeight - el.clientHeight];
            });""")
        self.assertEqual([area[2] for area in areas], [0, 0])
        self.assertGreater(areas[0][1], 30_000)
        self.assertGreater(areas[1][0], areas[0][1] - 1)
        below = self.engine.run("""
            return [...document.querySelectorAll('#printed button')].find((el) => el.textContent === 'Below').getBoundingClientRect().top""")
        self.assertGreater(below, areas[1][1] - 1)
        self.engine.run("dispatchEvent(new Event('afterprint'))")


class ChromiumCatalog(Catalog, Input):
    engine_class = engines.Chromium

    def test_a_printed_list_fills_as_many_sheets_as_it_needs(self):
        self.loaded("placeholders")
        result = self.engine.driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": False})
        sheets = len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(result["data"])))
        self.assertGreater(sheets, 5)
        self.assertLess(sheets, 14)


class FirefoxCatalog(Catalog, Input):
    engine_class = engines.Firefox


class WebKitCatalog(Catalog, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
