"""Controls and their styles, as their users see them."""
import unittest

from pages import Page
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Styles(Page):
    def open(self, chapter="Buttons", query=""):
        super().open("styles", query)
        if chapter != "Buttons":
            self.button(chapter).click()
            self.engine.settle(20)

    def button(self, name):
        for element in self.engine.driver.find_elements(By.CSS_SELECTOR, "button, [role=button]"):
            if element.accessible_name == name:
                return element
        raise AssertionError(f"no button is called {name!r}")

    def field(self, name):
        for element in self.engine.driver.find_elements(By.CSS_SELECTOR, "input, textarea"):
            if name in (element.accessible_name, element.get_attribute("placeholder")):
                return element
        raise AssertionError(f"no field is called {name!r}")

    def hold(self, element):
        ActionChains(self.engine.driver).move_to_element(element).click_and_hold().perform()

    def let_go(self):
        ActionChains(self.engine.driver).release().perform()
        self.engine.settle(20)

    def test_a_pressed_button_responds_within_a_frame_on_a_slow_network(self):
        self.open(query="?latency=400")
        button = self.button("Sink")
        self.engine.run(
            "window.seen = null; const button = arguments[0];"
            # The next frame is the one drawn after this event, however long that takes.
            "addEventListener('pointerdown', () => requestAnimationFrame(() => {"
            "  window.seen = [...button.querySelectorAll('*'), button].some((el) => el.getAnimations().length"
            "    || getComputedStyle(el).translate === '0px 2px'); }), {once: true})", button)
        self.hold(button)
        self.engine.until("return window.seen !== null")
        self.assertTrue(self.engine.run("return window.seen"))
        self.assertNotIn("busy", self.engine.run("return Object.keys(document.body.dataset).join()"))
        self.let_go()
        self.assertIn("Taps\n1", self.text())

    def test_a_pressed_button_shows_other_content(self):
        self.open()
        button = self.button("Swap")
        shown = ("return [...arguments[0].querySelectorAll('[id]')].filter((el) => el.querySelector(':scope>svg')"
                 " && getComputedStyle(el).visibility === 'visible').map((el) => el.id)")
        before = self.engine.run(shown, button)
        self.hold(button)
        during = self.engine.run(shown, button)
        self.let_go()
        self.assertEqual((len(before), len(during)), (1, 1))
        self.assertNotEqual(before, during)
        self.assertEqual(self.engine.run(shown, button), before)

    def test_the_space_bar_also_presses(self):
        self.open()
        button = self.button("Sink")
        self.engine.run("arguments[0].focus()", button)
        ActionChains(self.engine.driver).key_down(Keys.SPACE).perform()
        self.assertTrue(self.engine.run("return arguments[0].matches(':active')", button))
        ActionChains(self.engine.driver).key_up(Keys.SPACE).perform()
        self.engine.settle()
        self.assertIn("Taps\n1", self.text())

    def test_a_style_can_run_its_action_several_times(self):
        self.open()
        self.button("Twice").click()
        self.engine.settle()
        self.assertIn("Taps\n2", self.text())

    def test_a_held_button_repeats(self):
        self.open()
        self.hold(self.button("Add"))
        self.engine.until("return /Taps\\n([3-9]|\\d\\d)/.test(document.body.innerText)", 5)
        self.let_go()

    def test_a_menu_opens_without_the_server_and_runs_its_command(self):
        self.open(query="?latency=400")
        self.button("Name").click()
        self.assertEqual(self.engine.run("return document.querySelectorAll('.menu:popover-open').length"), 1)
        rectangle = self.engine.run(
            "const r = document.querySelector('.menu:popover-open').getBoundingClientRect();"
            "return [r.left >= 0, r.right <= innerWidth, r.bottom <= innerHeight, r.width]")
        self.assertEqual(rectangle, [True, True, True, 250])
        item = next(e for e in self.engine.driver.find_elements(By.CSS_SELECTOR, "[role=menuitem]")
                    if e.accessible_name == "Date")
        item.click()
        self.assertEqual(self.engine.run("return document.querySelectorAll('.menu:popover-open').length"), 0)
        self.engine.settle(20)
        self.button("Date")

    def test_a_menu_and_its_submenu_work_with_the_keyboard_only(self):
        self.open()
        self.engine.run("arguments[0].focus({focusVisible: true})", self.button("Name"))
        self.engine.press(Keys.ENTER)
        name = "return document.activeElement.innerText.trim()"
        self.engine.until("return document.activeElement.getAttribute('role') === 'menuitem'")
        self.assertEqual(self.engine.run(name), "Name")
        self.engine.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        self.assertEqual(self.engine.run(name), "More")
        self.engine.press(Keys.ENTER)
        self.engine.until("return document.querySelectorAll('.menu:popover-open').length === 2")
        self.engine.until("return document.activeElement.innerText.trim() === 'Size'")
        self.engine.press(Keys.ENTER)
        self.engine.settle()
        self.assertEqual(self.engine.run("return document.querySelectorAll('.menu:popover-open').length"), 0)
        self.button("Size")

    def test_return_moves_from_field_to_field(self):
        self.open("Fields")
        self.field("Name").send_keys("Ada")
        self.engine.settle()
        self.engine.press(Keys.ENTER)
        self.engine.settle()
        self.assertEqual(self.engine.run("return document.activeElement.placeholder"), "Mail")
        self.engine.press("a@b.c", Keys.ENTER)
        self.engine.settle()
        self.assertIn("Sent to a@b.c", self.text())

    def test_the_app_sets_and_removes_the_focus(self):
        self.open("Fields")
        self.button("Name").click()
        self.engine.settle()
        self.assertEqual(self.engine.run("return document.activeElement.placeholder"), "Name")
        self.button("Leave")

    def test_a_number_follows_the_text_which_gets_its_format_at_the_end_of_editing(self):
        self.open("Fields")
        field = self.field("Amount")
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys("20.")
        self.engine.settle()
        self.assertIn("Twice that\n40", self.text())
        self.assertEqual(field.get_attribute("value"), "20.")
        field.send_keys("5", Keys.ENTER)
        self.engine.settle()
        self.assertIn("Twice that\n41", self.text())
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys("nonsense", Keys.ENTER)
        self.engine.settle()
        self.assertEqual(field.get_attribute("value"), "20.5")

    def test_a_field_grows_with_its_text(self):
        self.open("Fields")
        field = self.field("Message")
        before = field.size["height"]
        field.send_keys("one", Keys.ENTER, "two", Keys.ENTER, "three")
        self.engine.settle()
        self.assertAlmostEqual(field.size["height"], before * 3, delta=1)

    def test_a_tapped_day_changes_the_date_everywhere(self):
        self.open("Dates")
        self.button("12").click()
        self.engine.settle()
        self.assertIn("Nov 12, 2026", self.text())
        self.button("Next month").click()
        self.engine.settle()
        self.assertIn("December 2026", self.text())

    def test_the_browsers_picker_changes_the_date(self):
        self.open("Dates")
        field = self.engine.driver.find_element(By.CSS_SELECTOR, "input[type=date]")
        self.engine.run(
            "arguments[0].value = '2027-02-03'; arguments[0].dispatchEvent(new Event('change', {bubbles: true}))", field)
        self.engine.settle()
        self.assertIn("Feb 3, 2027", self.text())
        self.assertIn("February 2027", self.text())

    def test_fields_post_without_scripts(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/styles")
            self.button("Dates").click()
            field = self.eventually(lambda: self.engine.driver.find_element(By.CSS_SELECTOR, "input[type=time]"))
            field.send_keys("0815PM")
            self.button("13").click()
            self.until_seen("Nov 13, 2026")
            self.assertIn("8:15\u202fPM", self.text())

    def test_axe_finds_no_violations_in_any_chapter(self):
        for scheme in ("light", "dark"):
            with self.engine.media(prefers_color_scheme=scheme):
                for chapter in ("Buttons", "Values", "Fields", "Dates"):
                    self.open(chapter)
                    self.assert_axe_is_content(f"{chapter} in {scheme}")


if __name__ == "__main__":
    unittest.main()
