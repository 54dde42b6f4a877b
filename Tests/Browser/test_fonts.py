"""The web fonts of a page: only those that its characters need, and more when they are needed."""
import unittest

from pages import Page
from selenium.webdriver.common.by import By
from test_behavior import SCENES

# The fonts used on the page that have no rule.
MISSING = """
const has = new Set([...document.fonts].map((face) => [face.family, face.weight, face.style].join(' ')));
const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT), missing = new Set();
for (let text; (text = texts.nextNode());) {
  if (!text.data.trim() || text.parentElement.closest('select')) continue; // a list of the browser's own
  const { fontFamily, fontWeight, fontStyle } = getComputedStyle(text.parentElement);
  const key = [fontFamily.split(',')[0], fontWeight, fontStyle].join(' ');
  if (!has.has(key)) missing.add(key);
}
return [...missing]"""
RULES = """
return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
  .map((rule) => rule.style.src.match(/public\\/([^"]*)-/)?.[1]).filter(Boolean)"""
MOVES = """
const [done] = arguments;
const moves = [];
new PerformanceObserver((list) => moves.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: 'layout-shift', buffered: true });
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, moves)))"""


class Fonts(Page):
    def test_every_page_has_rules_for_its_texts(self):
        for scene in SCENES:
            with self.subTest(scene):
                self.open(scene)
                self.assertEqual(self.engine.run(MISSING), [])

    def test_a_page_has_rules_for_its_texts_only_and_loads_what_it_uses(self):
        self.open("tabs")
        self.assertEqual(self.engine.run(RULES), ["sans-400-nordic", "sans-600-nordic"])
        loaded = self.engine.run("return performance.getEntriesByType('resource').map((entry) => entry.name.split('/').pop())")
        # The icon is loaded when the browser likes.
        self.assertEqual(
            sorted(name.rsplit("-", 1)[0] for name in loaded if "-" in name and not name.startswith("icon-")),
            ["client", "sans-400-nordic", "sans-600-nordic"])

    def test_nothing_moves_when_the_fonts_arrive(self):
        self.open("tabs")
        self.engine.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        self.open("tabs")
        self.assertEqual(self.engine.driver.execute_async_script(MOVES), [])

    def test_a_patch_brings_the_rules_that_it_needs(self):
        self.open("tabs")
        for name in ["收藏", "Notes", "Profile"]:
            self.by_role("tab", name).click()
            self.engine.settle()
            self.assertEqual(self.engine.run(MISSING), [])

    def test_typed_characters_bring_the_rules_that_they_need(self):
        self.open("tabs")
        self.by_role("tab", "Notes").click()
        self.engine.settle()
        self.assertNotIn("sans-400-greek", self.engine.run(RULES))
        self.engine.type(self.engine.driver.find_element(By.CSS_SELECTOR, "input.field"), "Ωμέγα")
        self.engine.settle()
        rules = self.engine.run(RULES)
        self.assertIn("sans-400-greek", rules)
        self.assertEqual(len(rules), len(set(rules)))
        self.engine.until("return document.fonts.check('17px EspalierSans', 'Ωμέγα')")


if __name__ == "__main__":
    unittest.main()
