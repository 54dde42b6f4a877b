"""Collections, pickers and refresh controls of UIKit, phases of scrolling, and buttons that clear fields (Tests/Apps/InputApp)."""
from selenium.webdriver.common.by import By
from test_input import Input


class Phases(Input):
    def setUp(self):
        self.open("phases")
        self.loaded("phases")

    def phases(self):
        return next(line for line in self.text().split("\n") if line.startswith("phases:"))

    def test_a_finger_tracks_interacts_and_lets_the_list_come_to_rest(self):
        self.engine.draw((200, 600), (200, 300))
        self.eventually(lambda: self.assertRegex(self.phases(), "^phases: tracking interacting (decelerating )?idle$"))
        self.assertGreater(self.engine.run("return document.querySelector('.sy').scrollTop"), 100)

    def test_a_tap_only_tracks(self):
        self.engine.touch("touchStart", (200, 600))
        self.until_seen("phases: tracking")
        self.engine.touch("touchEnd")
        self.eventually(lambda: self.assertEqual(self.phases(), "phases: tracking idle"))

    def test_a_wheel_interacts(self):
        self.engine.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": "mouseWheel", "x": 200, "y": 600, "deltaX": 0, "deltaY": 300})
        self.eventually(lambda: self.assertEqual(self.phases(), "phases: interacting idle"))

    def test_an_animation_of_the_app_animates(self):
        self.press("Row 50")
        self.eventually(lambda: self.assertEqual(self.phases(), "phases: animating idle"))

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)


class Clearing(Input):
    def setUp(self):
        self.open("fields")

    def buttons(self):
        return self.engine.driver.find_elements(By.CSS_SELECTOR, "[aria-label='Clear text']")

    def test_the_button_is_there_while_the_field_has_the_focus_which_it_leaves_there(self):
        name, city = self.engine.driver.find_elements(By.CSS_SELECTOR, "input[type=text]")
        self.assertEqual(len(self.buttons()), 0)
        name.click()
        self.eventually(lambda: self.assertEqual(len(self.buttons()), 1))
        self.buttons()[0].click()
        self.until_seen("name: , city: London")
        self.eventually(lambda: self.assertEqual(len(self.buttons()), 0))
        self.assertEqual(self.engine.run("return document.activeElement.id"), name.get_attribute("id"))
        city.click()
        self.eventually(lambda: self.assertEqual(len(self.buttons()), 1))
        self.engine.run("document.activeElement.blur()")
        self.eventually(lambda: self.assertEqual(len(self.buttons()), 0))


class Controllers(Input):
    def setUp(self):
        self.open("controllers")

    def press(self, text):
        self.engine.run(
            "[...document.querySelectorAll('main [id]')].filter((el) => el.innerText.trim() === arguments[0]).pop().click()", text)
        self.engine.settle()

    def test_a_collection_marks_the_item_that_is_tapped_and_makes_others_when_they_are_near(self):
        self.until_seen("Tile 0")
        self.assertNotIn("Tile 400", self.text())
        self.press("Tile 4")
        self.until_seen("Tile 4 is marked")
        self.engine.run("const area = document.querySelector('.sy'); area.scrollTop = area.scrollHeight")
        self.until_seen("Tile 499")

    def test_pickers_report_choices(self):
        self.press("Pickers")
        self.until_seen("Tea, small")
        self.press("Juice")
        self.until_seen("Juice, small")
        self.press("medium")
        self.until_seen("Juice, medium")
        day = self.engine.driver.find_element(By.CSS_SELECTOR, "input[type=date]")
        self.engine.run("const [el] = arguments; el.value = '2023-11-20';"
                        "el.dispatchEvent(new Event('input', {bubbles: true})); el.dispatchEvent(new Event('change', {bubbles: true}))", day)
        self.until_seen("on day 20")

    def test_a_table_is_refreshed(self):
        self.press("News")
        self.until_seen("Message 0 after 0 updates")
        self.press("Refresh")
        self.until_seen("Message 0 after 1 updates")

    def test_the_pages_are_accessible(self):
        for tab, words in [("Tiles", "Tile 0"), ("Pickers", "Tea, small"), ("News", "Message 0")]:
            self.press(tab)
            self.until_seen(words)
            self.assert_structure_is_accessible(tab)
