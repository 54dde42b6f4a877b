"""Sheets that are dragged, that let the page be used, and that ask before they end (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Sheets:
    """The tests of all engines."""

    def setUp(self):
        self.engine.size(390, 844)
        self.open("sheets")

    def use(self, name):
        found = self.engine.run("""
            const el = [...document.querySelectorAll('a,button')].filter((el) => !el.closest('[inert]'))
              .findLast((el) => (el.getAttribute('aria-label') || el.innerText).trim().startsWith(arguments[0]));
            if (el) { el.focus(); el.click(); }
            return !!el;""", name)
        self.assertTrue(found, f"nothing to use is called {name!r}")
        self.engine.settle()

    def show(self, name):
        self.use(name)
        self.eventually(lambda: self.assertGreater(self.shown(), 0))
        # The card has arrived.
        self.engine.until("return !document.querySelector('[data-detents]').getAnimations({subtree: false}).length"
                          " && !document.body.hasAttribute('data-busy')")
        self.until_height(self.shown_height())

    def shown(self):
        return self.engine.run("return document.querySelectorAll('dialog.modal, dialog.free').length")

    def until_gone(self):
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelectorAll('dialog').length"), 0))

    def shown_height(self):
        """The height at which the server shows the sheet."""
        return self.engine.run("const [at, ...heights] = [...document.querySelectorAll('[data-detents]')].pop().dataset.detents.split(' ');"
                               "return +heights[at]")

    def visible_height(self):
        return self.engine.run("return innerHeight - [...document.querySelectorAll('[data-detents]')].pop().getBoundingClientRect().top")

    def until_height(self, height):
        self.eventually(lambda: self.assertAlmostEqual(self.visible_height(), height, delta=1))

    def drag(self, way, lift=True):
        """Moves a finger from the handle of the sheet by a way, and lets it rest before it is lifted."""
        self.engine.run("""
            const [way, lift] = arguments, card = [...document.querySelectorAll('[data-detents]')].pop();
            Element.prototype.setPointerCapture = () => {};
            const x = innerWidth / 2, y = card.getBoundingClientRect().top + 12;
            const target = document.elementFromPoint(x, y);
            const fire = (type, clientY) => target.dispatchEvent(new PointerEvent(type, {
              bubbles: true, cancelable: true, clientX: x, clientY, pointerType: 'touch', isPrimary: true, pointerId: 7 }));
            fire('pointerdown', y);
            for (const part of [.2, .5, .8, 1]) fire('pointermove', y + way * part);
            window.lift = () => fire('pointerup', y + way);
            if (lift) setTimeout(window.lift, 100);""", way, lift)
        if lift:
            self.engine.rest(120)
            self.engine.settle()

    def test_a_sheet_rests_at_the_height_to_which_it_was_dragged(self):
        self.show("Resizable")
        self.assertAlmostEqual(self.visible_height(), 416, delta=1)
        self.drag(-350)
        self.until_seen("height: large")
        self.until_height(832)
        self.drag(620)
        self.until_seen("height: low")
        self.until_height(200)

    def test_a_sheet_follows_the_finger_without_the_server(self):
        self.show("Resizable")
        self.engine.watch_batches()
        reports = lambda: [types for _, types in self.engine.batches() if "detent" in types]
        self.drag(-250, lift=False)
        self.assertAlmostEqual(self.visible_height(), 666, delta=1)
        self.assertEqual(self.engine.batches(), [])
        # What is below the card's edge is filled.
        self.assertTrue(self.engine.run(
            "return document.elementFromPoint(195, innerHeight - 10).closest('[data-detents]') !== null"))
        self.engine.run("lift()")
        self.until_seen("height: large")
        self.assertEqual(reports(), [["detent"]])

    def test_a_sheet_that_is_dragged_away_ends(self):
        self.show("Resizable")
        self.drag(380)
        self.until_gone()
        self.until_seen("last: resizable ended")

    def test_a_sheet_that_only_the_app_may_end_springs_back(self):
        self.show("Locked")
        height = self.shown_height()
        self.drag(380)
        self.until_height(height)
        self.assertEqual(self.shown(), 1)
        self.use("Unlock")
        self.until_gone()

    def test_a_sheet_that_asks_comes_back(self):
        self.show("Draft")
        self.drag(380)
        self.until_seen("Keep the draft?")
        self.use("Cancel")
        self.eventually(lambda: self.assertEqual(self.shown(), 1))
        self.until_height(self.shown_height())
        self.drag(380)
        self.until_seen("Keep the draft?")
        self.use("Save")
        self.until_gone()
        self.until_seen("last: draft ended")

    def test_the_page_behind_a_low_sheet_can_be_used(self):
        self.show("Free")
        self.assertEqual(self.engine.run("return document.querySelectorAll('dialog:modal').length"), 0)
        x, y = self.engine.run("const r = [...document.querySelectorAll('button')].find((el) => el.innerText.startsWith('Count'))"
                               ".getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")
        self.engine.run("document.elementFromPoint(...arguments).closest('button').click()", x, y)
        self.until_seen("Count 1")
        self.drag(-500)
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelectorAll('dialog:modal').length"), 1))
        self.drag(600)
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelectorAll('dialog:modal').length"), 0))
        self.assertEqual(self.shown(), 1)

    def test_a_sheet_whose_item_becomes_nil_while_it_opens_goes(self):
        self.use("Item")
        self.until_seen("last: item ended")
        self.until_gone()
        self.use("Count")
        self.until_seen("Count 1")

    def test_a_navigation_link_in_a_sheet_pushes_inside_of_it(self):
        self.show("Resizable")
        path = self.engine.run("return location.pathname")
        self.use("Inside")
        self.until_seen("Screen 1")
        self.assertEqual(self.shown(), 1)
        self.assertEqual(self.engine.run("return location.pathname"), path)

    def test_a_link_in_a_sheet_leads_to_its_page(self):
        self.show("Resizable")
        self.engine.run("[...document.querySelectorAll('dialog a')].find((a) => a.innerText.includes('Elsewhere')).click()")
        self.eventually(lambda: self.assertEqual(self.engine.run("return location.pathname"), "/keys"))


class ChromiumSheets(Sheets, Input):
    def test_escape_ends_a_sheet_beside_the_usable_page(self):
        self.show("Free")
        self.assertTrue(self.engine.run("return document.activeElement.closest('dialog') !== null"))
        self.engine.press(Keys.ESCAPE)
        self.until_gone()
        self.until_seen("last: free ended")

    def test_a_finger_drags_a_sheet_by_its_title(self):
        self.engine.device(390, 844)
        self.addCleanup(self.engine.driver.execute_cdp_cmd, "Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.show("Resizable")
        self.engine.draw((195, 844 - 416 + 40), (195, 60), rests=True)
        self.until_seen("height: large")
        self.until_height(832)

    def test_sheets_have_no_violations(self):
        for name in ("Resizable", "Free", "Locked"):
            self.open("sheets")
            self.show(name)
            self.engine.run("for (const el of document.querySelectorAll('main, main *')) {"
                            " el.style.setProperty('color', 'black', 'important');"
                            " el.style.setProperty('background', 'white', 'important'); }")
            self.assert_axe_is_content(name)


class FirefoxSheets(Sheets, Input):
    engine_class = engines.Firefox


class WebKitSheets(Sheets, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
