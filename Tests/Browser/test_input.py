"""Context menus, keys and hovering pointers (Tests/InputApp)."""
from gallery import ROOT, Gallery
from pages import Page
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

PROGRAM = ROOT / ".build/debug/InputApp"


class Input(Page):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.gallery.stop()
        cls.gallery = Gallery(program=PROGRAM)
        cls.addClassCleanup(cls.gallery.stop)

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
        """Asserts what axe-core checks, apart from the contrast of the system's colors, which these pages show unchanged."""
        self.engine.run("for (const el of document.querySelectorAll('main, main *')) {"
                        " el.style.setProperty('color', 'black', 'important');"
                        " el.style.setProperty('background', 'white', 'important'); }")
        self.assert_axe_is_content(where)

    def open_lists(self):
        return self.engine.run("return document.querySelectorAll(':popover-open').length")


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
        self.assertEqual(self.open_lists(), 1)
        x, y = self.middle("Photo")
        left, top = self.engine.run("const r = document.querySelector(':popover-open').getBoundingClientRect(); return [r.x, r.y]")
        self.assertLess(abs(left - min(x, 390 - 250 - 8)), 2)
        self.assertLess(abs(top - y), 2)
        self.engine.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.assertEqual(self.open_lists(), 0)
        self.right_click("Photo")
        self.by_role("menuitem", "Delete").click()
        self.seen("last: delete")
        self.assertEqual(self.open_lists(), 0)

    def test_the_menu_of_a_row_opens_anywhere_in_the_row(self):
        x, y = self.middle("elm")
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x) + 200, int(y))
        actions.context_click().perform()
        self.by_role("menuitem", "Fell elm").click()
        self.seen("last: fell elm")

    def test_the_keyboard_opens_and_uses_a_menu(self):
        self.press_tab_until("document.activeElement.dataset.menu")
        ActionChains(self.engine.driver).key_down(Keys.SHIFT).send_keys(Keys.F10).key_up(Keys.SHIFT).perform()
        self.assertEqual(self.open_lists(), 1)
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
            self.assertEqual(self.open_lists(), 1)
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

    def chord(self, *keys):
        actions = ActionChains(self.engine.driver)
        for key in keys[:-1]:
            actions.key_down(key)
        actions.send_keys(keys[-1])
        for key in keys[:-1]:
            actions.key_up(key)
        actions.perform()

    def test_shortcuts_press_buttons_and_switches(self):
        self.chord(Keys.CONTROL, "s")
        self.seen("last: saved")
        self.chord(Keys.CONTROL, Keys.SHIFT, "f")
        self.seen("last: found")
        self.chord(Keys.ALT, "l")
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
        self.chord(Keys.SHIFT, "x")
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


class Sorting(Input):
    def test_a_row_is_dragged_to_another_position(self):
        self.open("sorting")
        self.loaded("sorting")
        start, end = self.engine.run(
            "return ['0', '2'].map(p => { const r = document.querySelector(`[data-row='${p}']`).getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })")
        self.engine.mouse("mousePressed", *start)
        for part in (.3, .6, 1):
            self.engine.mouse("mouseMoved", start[0], start[1] + (end[1] - start[1]) * part)
        self.engine.drawn()
        self.assertTrue(self.engine.run("return !!document.querySelector('.lifted')"))
        self.engine.mouse("mouseReleased", *end)
        self.seen("two three one four")
        self.assertEqual(self.engine.run("return document.querySelectorAll('.lifted, [style*=translateY]').length"), 0)
        self.assert_structure_is_accessible("sorting")


class Dragging(Input):
    def setUp(self):
        self.open("dragging")
        self.loaded("dragging")

    def drag(self, start, *ends):
        self.engine.mouse("mousePressed", *start)
        for end in ends:
            x, y = start
            for part in (.3, .6, 1):
                self.engine.mouse("mouseMoved", x + (end[0] - x) * part, y + (end[1] - y) * part)
            self.engine.drawn()
            start = end

    def dragged(self):
        return self.engine.run("const el = document.querySelector('.dragged'); return el && el.textContent")

    def test_a_text_is_dropped_on_a_target(self):
        target = self.middle("target")
        self.drag(self.middle("text, tapped 0"), (target[0] + 40, target[1]))
        self.seen("targeted")
        self.assertEqual(self.dragged(), "text, tapped 0")
        self.assertEqual(self.engine.run("return getComputedStyle(document.body).cursor"), "copy")
        self.engine.mouse("mouseReleased", target[0] + 40, target[1])
        self.seen("last: Text right")
        self.assertNotIn("targeted", self.text())
        # The drag presses no button.
        self.assertIn("tapped 0", self.text())
        self.eventually(lambda: self.assertIsNone(self.dragged()))
        self.by_role("button", "text, tapped 0").click()
        self.seen("tapped 1")
        self.assert_structure_is_accessible("dragging")

    def test_a_target_refuses_another_type(self):
        target = self.middle("target")
        self.drag(self.middle("color"), target)
        self.assertNotIn("targeted", self.text())
        self.engine.mouse("mouseReleased", *target)
        self.engine.settle()
        self.assertIn("last: nothing", self.text())
        self.eventually(lambda: self.assertIsNone(self.dragged()))

    def test_leaving_a_target_and_escape_end_a_drag(self):
        target = self.middle("target")
        self.drag(self.middle("text, tapped 0"), target, (20, target[1]))
        self.assertNotIn("targeted", self.text())
        self.drag(self.middle("text, tapped 0"), target)
        self.seen("targeted")
        self.engine.press(Keys.ESCAPE)
        self.engine.settle()
        self.assertNotIn("targeted", self.text())
        self.engine.mouse("mouseReleased", *target)
        self.engine.settle()
        self.assertIn("last: nothing", self.text())

    def test_a_preview_follows_the_pointer(self):
        target = self.middle("target")
        self.drag(self.middle("previewed"), target)
        self.assertEqual(self.dragged(), "a preview")
        x, y = self.engine.run(
            "const r = document.querySelector('.dragged').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")
        self.assertLess(abs(x - target[0]) + abs(y - target[1]), 3)
        self.engine.mouse("mouseReleased", *target)
        self.seen("last: Provided")

    def test_a_text_is_dropped_between_rows(self):
        x, y = self.middle("two")
        self.drag(self.middle("text, tapped 0"), (x, y - 8))
        self.assertTrue(self.engine.run("return !!document.querySelector('.insertion')"))
        self.engine.mouse("mouseReleased", x, y - 8)
        self.seen("one Text two")
        self.assertFalse(self.engine.run("return !!document.querySelector('.insertion')"))

    def test_a_finger_drags_after_a_long_press(self):
        self.engine.device(390, 844)
        try:
            self.open("dragging")
            self.loaded("dragging")
            start, target = self.middle("text, tapped 0"), self.middle("target")
            self.engine.touch("touchStart", start)
            self.engine.rest(600)
            self.assertEqual(self.dragged(), "text, tapped 0")
            for part in (.2, .5, 1):
                self.engine.touch("touchMove", (start[0] + (target[0] - start[0]) * part, start[1] + (target[1] - start[1]) * part))
            self.engine.drawn()
            self.seen("targeted")
            self.engine.touch("touchEnd")
            self.seen("last: Text")
            self.assertIn("tapped 0", self.text())
        finally:
            self.engine.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
            self.engine.size(*self.window)


class Tables(Input):
    window = (900, 700)

    def setUp(self):
        self.open("table")

    def rows(self):
        return self.engine.run(
            "return [...document.querySelectorAll('[role=row]')].slice(1).map(r => [...r.querySelectorAll('[role=cell]')]"
            ".map(c => c.innerText.trim()).join(' '))")

    def header(self, name):
        return self.engine.run(
            "const [name] = arguments; const h = [...document.querySelectorAll('[role=columnheader]')]"
            ".find(h => h.innerText.trim() === name); return h.getAttribute('aria-sort')", name)

    def row(self, text):
        return self.middle(text)

    def click(self, text, keys=None, times=1):
        x, y = self.middle(text)
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        if keys:
            actions.key_down(keys)
        for _ in range(times):
            actions.click()
        if keys:
            actions.key_up(keys)
        actions.perform()
        self.engine.settle()

    def test_titles_sort(self):
        self.assertEqual(self.rows(), ["0 Pear 3 g", "1 Apple 0 g", "2 Fig 7 g", "3 Quince 4 g"])
        self.assertEqual(self.header("Number"), "ascending")
        self.by_role("button", "Name").click()
        self.engine.settle()
        self.assertEqual([row.split()[1] for row in self.rows()], ["Apple", "Fig", "Pear", "Quince"])
        self.assertEqual([self.header(name) for name in ("Number", "Name", "Weight")], ["none", "ascending", "none"])
        self.by_role("button", "Name").click()
        self.engine.settle()
        self.assertEqual([row.split()[1] for row in self.rows()], ["Quince", "Pear", "Fig", "Apple"])
        self.assertEqual(self.header("Name"), "descending")

    def test_clicks_select_and_open(self):
        self.click("Fig")
        self.seen("selected: 2, last: nothing")
        self.click("Apple", keys=Keys.CONTROL)
        self.seen("selected: 1 2, last: nothing")
        self.assertEqual(self.engine.run("return document.querySelectorAll('[role=row][aria-selected=true]').length"), 2)
        self.click("Quince", keys=Keys.SHIFT)
        self.seen("selected: 1 2 3, last: nothing")
        self.assertEqual(self.engine.run("return getSelection().toString()"), "")
        # Another click on the same row might be the second one of two.
        self.click("Pear")
        self.seen("selected: 0, last: nothing")
        self.click("Quince", times=2)
        self.seen("selected: 3, last: opened 3")
        self.assert_structure_is_accessible("table")

    def test_the_keyboard_selects(self):
        self.press_tab_until("document.activeElement.ariaLabel === 'Select'")
        self.engine.press(Keys.ENTER)
        self.seen("selected: 0")

    def test_the_menu_is_that_of_the_selection(self):
        self.loaded("pointers")
        self.click("Fig")
        self.seen("selected: 2")
        self.click("Apple", keys=Keys.CONTROL)
        self.seen("selected: 1 2")
        x, y = self.middle("Fig")
        actions = ActionChains(self.engine.driver)
        actions.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        actions.context_click().perform()
        self.by_role("menuitem", "Eat 2").click()
        self.engine.settle()
        self.assertEqual(self.rows(), ["0 Pear 3 g", "3 Quince 4 g"])

    def test_edges_resize_columns(self):
        self.loaded("dragging")
        widths = "return [...document.querySelectorAll('[role=columnheader]')].map(h => Math.round(h.getBoundingClientRect().width))"
        first, second, third = self.engine.run(widths)
        x, y = self.engine.run("const r = document.querySelector('[data-edge]').getBoundingClientRect(); return [r.x + 5, r.y + 10]")
        self.engine.mouse("mousePressed", x, y)
        for step in range(1, 6):
            self.engine.mouse("mouseMoved", x - step * 20, y)
            self.engine.drawn()
        self.engine.mouse("mouseReleased", x - 100, y)
        self.engine.settle()
        now = self.engine.run(widths)
        self.assertEqual(now[0], first - 100)
        self.assertEqual(sum(now), first + second + third)
        self.assertEqual(self.engine.run("return document.querySelector('[data-edge]').getAttribute('aria-valuenow')"), str(first - 100))
        self.engine.run("document.querySelector('[data-edge]').focus()")
        self.engine.press(Keys.ARROW_RIGHT)
        self.engine.settle()
        self.assertEqual(self.engine.run(widths)[0], first - 90)
        # The widths stay when the rows change.
        self.by_role("button", "Name").click()
        self.engine.settle()
        self.assertEqual(self.engine.run(widths)[0], first - 90)

    def test_a_page_without_scripts_sorts(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/table")
            self.by_role("button", "Name").click()
            self.eventually(lambda: self.assertEqual(self.header("Name"), "ascending"))


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
