"""The rule and the tooltip of charts (Tests/Apps/InputApp, public/charts.js)."""
import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Plot(Input):
    def setUp(self):
        self.open("plot")
        self.loaded("pointers")
        self.loaded("charts")

    def place(self, label):
        """The place of a plot's start."""
        return self.engine.run(
            "const [label] = arguments; const { left, top } = document.querySelector(`[data-plot][aria-label=${label}]`).getBoundingClientRect();"
            "return [left, top]", label)

    def move(self, label, x):
        """Moves the pointer over a plot."""
        self.mouse("mouseMoved", label, x)

    def mouse(self, kind, label, x):
        left, top = self.place(label)
        self.engine.mouse(kind, left + x, top + 50)

    def tip(self):
        self.engine.drawn()
        return self.engine.run("return [...document.querySelectorAll('.tip > p')].map(row => row.textContent)")


class Hovered:
    def test_the_values_follow_the_pointer_and_the_selection_reaches_the_server(self):
        self.move("Values", 65)
        self.seen("Selected 60")
        self.assertEqual(self.tip(), ["Day 1", "Loans1"])
        self.assertEqual(self.engine.run("return document.querySelector('.rule').style.left"), "59.5px")
        box = self.engine.run("const { left, right, top } = document.querySelector('.tip').getBoundingClientRect(); return [left, right, top]")
        self.assertTrue(box[0] >= 8 and box[1] <= self.engine.run("return innerWidth") - 8 and box[2] >= 8, box)
        self.move("Values", 300)
        self.seen("Selected nothing")
        self.assertEqual(self.tip(), [])

    def test_a_drag_selects_a_range(self):
        self.mouse("mouseMoved", "Ranges", 20)
        self.mouse("mousePressed", "Ranges", 20)
        self.mouse("mouseMoved", "Ranges", 60)
        self.mouse("mouseMoved", "Ranges", 120)
        self.mouse("mouseReleased", "Ranges", 120)
        self.seen("20 to 120")
        self.assertEqual(self.engine.run("return document.querySelector('.band').style.width"), "100px")


class ChromiumPlots(Hovered, Plot):
    def test_the_keyboard_goes_through_the_values(self):
        self.engine.run("document.querySelector('[data-plot]').focus()")
        self.engine.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.seen("Selected 60")
        self.assertEqual(self.engine.run("return document.activeElement.ariaValueText"), "Day 1, Loans: 1")
        self.by_role("button", "Double").click()
        self.seen("Selected nothing")
        self.assertEqual(
            self.engine.run("return document.querySelector('[data-plot]').dataset.plot.split('\\n')[3]"), "60\tDay 1\t2")

    def test_a_finger_that_moves_sideways_selects(self):
        left, top = self.place("Values")
        self.engine.touch("touchStart", (left + 20, top + 50))
        for x in (30, 60, 100):
            self.engine.touch("touchMove", (left + x, top + 52))
        self.seen("Selected 100")
        self.assertEqual(self.tip(), ["Day 2", "Loans2"])
        self.engine.touch("touchEnd")
        self.seen("Selected nothing")

    def test_axe_is_content(self):
        self.assert_structure_is_accessible("plot")


class FirefoxPlots(Hovered, Plot):
    engine_class = engines.Firefox


class WebKitPlots(Hovered, Plot):
    engine_class = engines.WebKit
