"""Context menus, keys, hovering pointers, outlines and tabs (Tests/Apps/InputApp)."""
import engines
from gallery import ROOT
from pages import Page
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

PROGRAM = ROOT / ".build/debug/InputApp"


class Input(Page):
    program = PROGRAM

    def loaded(self, script):
        """Waits until a script that the page loads later has run."""
        self.engine.until(f"return performance.getEntriesByType('resource').some(e => e.name.includes('/{script}-') && e.responseEnd)")
        self.engine.drawn()

    def seen(self, words):
        self.engine.settle()
        self.until_seen(words)

    def middle(self, label):
        """The middle of the element with this text or label."""
        return self.engine.run(
            "const [label] = arguments; const el = [...document.querySelectorAll('main *')].find(e => e.ariaLabel === label"
            " || !e.children.length && e.textContent === label); const r = el.getBoundingClientRect();"
            "return [r.x + r.width / 2, r.y + r.height / 2]", label)

    def assert_structure_is_accessible(self, where):
        """Asserts what axe-core checks, apart from the contrast of the system's colors, which these pages show unchanged, and of views that
        fade in at the moment."""
        self.engine.run("for (const el of document.querySelectorAll('main, main *'))"
                        " for (const [name, value] of arguments[0]) el.style.setProperty(name, value, 'important')",
                        [["transition", "none"], ["opacity", "1"], ["color", "black"], ["background", "white"]])
        self.assert_axe_is_content(where)

    def use(self, name):
        """Clicks the last element on the page that can be clicked and whose label or text begins with a name."""
        found = self.engine.run("""
            const el = [...document.querySelectorAll('a,button')].filter((el) => !el.closest('[inert]'))
              .findLast((el) => (el.getAttribute('aria-label') || el.innerText).trim().startsWith(arguments[0]));
            if (el) el.click();
            return !!el;""", name)
        self.assertTrue(found, f"nothing to use is called {name!r}")
        self.engine.settle()

    def open_lists(self):
        return self.engine.run("return document.querySelectorAll(':popover-open').length")

    def until_menu(self):
        """Waits until the page has a menu, which the server makes when it is opened."""
        self.engine.until("return document.querySelectorAll(':popover-open').length === 1")


class OpenedMenus:
    """The tests of context menus in all engines."""

    window = (600, 700)

    def setUp(self):
        self.open("menus")
        self.loaded("pointers")

    def items(self):
        return self.engine.run("return [...document.querySelectorAll('[role=menuitem]')].map((el) => el.innerText.trim())")

    def right_click(self, label):
        self.engine.right_click(*self.middle(label))

    def test_a_menu_comes_when_it_is_opened_and_goes_when_another_one_is(self):
        self.assertEqual(self.items(), [])
        self.right_click("Photo")
        self.until_menu()
        self.assertEqual(self.items(), ["Copy", "Delete"])
        self.engine.press(Keys.ESCAPE)
        self.eventually(lambda: self.assertEqual(self.open_lists(), 0))
        self.right_click("elm")
        self.until_menu()
        self.assertEqual(self.items(), ["Fell elm"])
        self.use("Fell elm")
        self.seen("last: fell elm")
        self.assertEqual(self.open_lists(), 0)

    def test_a_menu_opens_again_without_the_server(self):
        self.right_click("Photo")
        self.until_menu()
        self.engine.press(Keys.ESCAPE)
        self.eventually(lambda: self.assertEqual(self.open_lists(), 0))
        self.engine.watch_batches()
        self.right_click("Photo")
        self.assertEqual(self.open_lists(), 1)
        self.assertEqual(self.engine.batches(), [])

    def test_the_keyboard_opens_a_menu_and_goes_through_it(self):
        self.press_tab_until("document.activeElement.dataset.menu")
        self.engine.chord(Keys.SHIFT, Keys.F10)
        self.until_menu()
        self.engine.until("return document.activeElement.getAttribute('role') === 'menuitem'")
        self.engine.press(Keys.ARROW_DOWN)
        self.engine.press(Keys.ENTER)
        self.seen("last: delete")

    def test_a_long_press_opens_a_menu(self):
        x, y = self.middle("elm")
        fire = ("const [x, y, type] = arguments; document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type, {"
                " bubbles: true, isPrimary: true, pointerType: 'touch', clientX: x, clientY: y }))")
        self.engine.run(fire, x, y, "pointerdown")
        self.until_menu()
        self.engine.run(fire, x, y, "pointerup")
        # The click that ends the long press would press nothing; the next touch does.
        self.engine.run("document.querySelector('[role=menuitem]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
        self.use("Fell elm")
        self.seen("last: fell elm")

    def test_a_late_menu_opens_at_the_pointer_unless_the_user_has_gone_on(self):
        self.open("menus", "?latency=400")
        self.loaded("pointers")
        self.right_click("Photo")
        self.assertEqual(self.items(), [])
        self.until_menu()
        x, y = self.middle("Photo")
        left, top = self.engine.run("const r = document.querySelector(':popover-open').getBoundingClientRect(); return [r.x, r.y]")
        self.assertLess(abs(left - x) + abs(top - y), 4)
        self.engine.press(Keys.ESCAPE)
        self.eventually(lambda: self.assertEqual(self.open_lists(), 0))
        self.right_click("elm")
        self.engine.press(Keys.ESCAPE)
        self.engine.until("return [...document.querySelectorAll('[role=menuitem]')].some((el) => el.innerText.includes('Fell elm'))")
        self.assertEqual(self.open_lists(), 0)


class ChromiumMenus(OpenedMenus, Input):
    engine_class = engines.Chromium


class FirefoxMenus(OpenedMenus, Input):
    engine_class = engines.Firefox


class WebKitMenus(OpenedMenus, Input):
    engine_class = engines.WebKit


class ContextMenus(Input):
    def setUp(self):
        self.open("menus")
        self.loaded("pointers")

    def right_click(self, label):
        x, y = self.middle(label)
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        actions.context_click().perform()

    def test_a_right_click_opens_a_menu_at_the_pointer(self):
        self.right_click("Photo")
        self.until_menu()
        x, y = self.middle("Photo")
        left, top = self.engine.run("const r = document.querySelector(':popover-open').getBoundingClientRect(); return [r.x, r.y]")
        self.assertLess(abs(left - min(x, 390 - 250 - 8)), 2)
        self.assertLess(abs(top - y), 2)
        self.engine.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.assertEqual(self.open_lists(), 0)
        self.right_click("Photo")
        self.until_menu()
        self.by_role("menuitem", "Delete").click()
        self.seen("last: delete")
        self.assertEqual(self.open_lists(), 0)

    def test_the_menu_of_a_row_opens_anywhere_in_the_row(self):
        x, y = self.middle("elm")
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x) + 200, int(y))
        actions.context_click().perform()
        self.until_menu()
        self.by_role("menuitem", "Fell elm").click()
        self.seen("last: fell elm")

    def test_the_keyboard_opens_and_uses_a_menu(self):
        self.press_tab_until("document.activeElement.dataset.menu")
        ActionChains(self.engine.driver).key_down(Keys.SHIFT).send_keys(Keys.F10).key_up(Keys.SHIFT).perform()
        self.until_menu()
        self.engine.until("return document.activeElement.getAttribute('role') === 'menuitem'")
        self.engine.press(Keys.ARROW_DOWN)
        self.engine.press(Keys.ENTER)
        self.seen("last: delete")

    def test_a_long_press_opens_a_menu_that_stays(self):
        self.engine.device(390, 844)
        try:
            self.open("menus")
            self.loaded("pointers")
            x, y = self.middle("Press")
            self.engine.touch("touchStart", (x, y))
            self.engine.rest(700)
            self.until_menu()
            self.engine.touch("touchEnd")
            self.engine.drawn()
            self.assertEqual(self.open_lists(), 1)
            self.assertIn("last: nothing", self.text())
            self.assertIn("A preview", self.text())
            self.by_role("menuitem", "More").click()
            self.seen("last: more")
        finally:
            self.engine.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
            self.engine.size(*self.window)

    def test_a_page_without_scripts_shows_no_menu_and_works(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/menus")
            self.by_role("button", "Press").click()
            self.until_seen("last: press")

    def test_axe_is_content(self):
        self.assert_structure_is_accessible("menus")


class Keyboard(Input):
    def setUp(self):
        self.open("keys")
        self.loaded("commands")

    def test_shortcuts_press_buttons_and_switches(self):
        self.engine.chord(Keys.CONTROL, "s")
        self.seen("last: saved")
        self.engine.chord(Keys.CONTROL, Keys.SHIFT, "f")
        self.seen("last: found")
        self.engine.chord(Keys.ALT, "l")
        self.seen("Loud on")
        self.engine.press(Keys.ESCAPE)
        self.seen("last: cancelled")
        self.engine.press(Keys.ENTER)
        self.seen("last: done")

    def test_the_focused_view_gets_keys(self):
        self.seen("place: 0, focused")
        self.assertEqual(self.engine.run("return document.activeElement.tabIndex"), 0)
        self.engine.press("x")
        self.seen("last: x alone")
        self.engine.chord(Keys.SHIFT, "x")
        self.seen("last: X with shift")
        self.engine.press("y")
        self.seen("last: outer y")
        self.engine.press(Keys.ARROW_RIGHT)
        self.engine.press(Keys.ARROW_UP)
        self.seen("place: 11, focused")
        self.engine.press(Keys.BACKSPACE)
        self.seen("last: deleted")

    def test_a_field_keeps_what_is_typed_and_gives_away_named_keys(self):
        field = self.engine.driver.find_element("css selector", "main input.field, main input[type=text]")
        field.click()
        self.engine.press("ab")
        self.engine.press(Keys.ARROW_DOWN)
        self.seen("last: down in ab")
        self.assertEqual(field.get_attribute("value"), "ab")
        self.seen("not focused")

    def test_axe_is_content(self):
        self.assert_structure_is_accessible("keys")


class Hovering(Input):
    def test_the_position_of_the_pointer_is_reported(self):
        self.open("hovering")
        self.loaded("pointers")
        x, y = self.middle("Area")
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        actions.perform()
        self.seen("at ")
        self.assertEqual(self.engine.run(
            "const [x, y] = arguments; return getComputedStyle(document.elementFromPoint(x, y)).cursor", x, y), "grab")
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(5, 500)
        actions.perform()
        self.seen("ended")


class Outlines(Input):
    def test_a_tree_opens_and_selects(self):
        self.open("outline")
        self.by_role("button", "Expand").click()
        self.seen("Folk")
        self.assert_structure_is_accessible("outline")


class TabsOfContent(Input):
    def test_the_tabs_show_their_contents(self):
        self.open("tabs")
        self.seen("No Mail")
        self.by_role("tab", "Search").click()
        self.seen("No Results for “figs”")
        self.assert_structure_is_accessible("tabs")
