"""The gallery's page of charts."""
import unittest

import engines
from pages import Page


class Charts:
    """The tests of all engines."""

    def setUp(self):
        self.open("charts")

    def box(self, label):
        """The box of the plot with a label."""
        return self.engine.run(
            "const [label] = arguments; const plot = document.querySelector(`[data-plot][aria-label='${label}']`);"
            "plot.scrollIntoView({ block: 'center' }); const { left, top, width, height } = plot.getBoundingClientRect();"
            "return [left, top, width, height]", label)

    def move(self, label, across, down=0.5):
        left, top, width, height = self.box(label)
        self.engine.mouse("mouseMoved", left + width * across, top + height * down)

    def heights(self):
        """The heights of the bars of steps."""
        return self.engine.run(
            "return [...document.querySelectorAll(`[data-plot][aria-label='Steps, Day'] [id]`)]"
            ".filter(e => e.style.background.includes('blue')).map(e => Math.round(e.getBoundingClientRect().height))")

    def test_a_bar_grows_to_its_new_value(self):
        before = self.heights()
        self.assertEqual(len(before), 7)
        self.click("charts", "Last week")
        self.eventually(lambda: self.assertNotEqual(self.heights(), before))
        # Thursday has 6,100 instead of 9,900 steps.
        self.eventually(lambda: self.assertAlmostEqual(self.heights()[3] / before[3], 6100 / 9900, delta=0.03))

    def test_the_value_at_the_pointer_is_the_selection(self):
        def move_and_look():
            # Scripts for pointers are loaded on first use.
            self.move("Degrees, Month", 0.2)
            self.move("Degrees, Month", 0.5)
            self.engine.settle()
            self.assertIn("20.1 °C", self.text().split("Temperature")[1][:40])

        self.eventually(move_and_look)

    def test_a_sector_at_the_pointer_is_selected(self):
        def move_and_look():
            left, top, width, height = self.box("Amount")
            self.engine.mouse("mouseMoved", left + width / 2, top + height / 2)
            self.engine.mouse("mouseMoved", left + width / 2 + height * 0.4, top + height / 2)
            self.engine.settle()
            self.assertTrue(self.text().split("Budget")[1].strip().startswith("Rent"))

        self.eventually(move_and_look)

    def samples(self):
        """The chart that scrolls both ways: its offsets, and the places of a label of each axis in the window."""
        return self.engine.run(
            "const area = document.querySelector(`[data-plot][aria-label='Degrees, Minute']`).closest('.s');"
            "const place = (axis, text) => { const strip = [...document.querySelectorAll('[data-fx]')].find(e => e.dataset.fx.split(';')[0] ==="
            "  `${area.id.slice(1)} ${axis}`), label = [...strip.querySelectorAll('*')].find(e => !e.children.length && e.textContent === text);"
            "  const { left, top } = label.getBoundingClientRect(); return [Math.round(left), Math.round(top)]; };"
            "return [[Math.round(area.scrollLeft), Math.round(area.scrollTop)], place('x', '40'), place('y', '60')]")

    def scroll_samples(self, x, y):
        self.engine.run(
            "const area = document.querySelector(`[data-plot][aria-label='Degrees, Minute']`).closest('.s');"
            "area.scrollTo(...arguments)", x, y)
        self.engine.drawn()

    def test_the_labels_of_both_axes_follow_a_chart_that_scrolls_both_ways(self):
        # The page makes its last rows when they become visible.
        self.engine.until(
            "const plot = document.querySelector(`[data-plot][aria-label='Degrees, Minute']`), page = document.querySelector('main .sy');"
            "if (plot) plot.closest('.s').scrollIntoView({ block: 'center' }); else page.scrollTop = page.scrollHeight; return plot")
        self.engine.drawn()
        self.until_seen("From minute 0 and 20 °C")
        width, height = self.engine.run(
            "const area = document.querySelector(`[data-plot][aria-label='Degrees, Minute']`).closest('.s');"
            "return [area.scrollWidth, area.scrollHeight]")
        before = self.samples()
        # The positions are near 30 minutes and 70 degrees, at which scrolling rests.
        self.scroll_samples(width * 0.2 + 6, height * 10 / 120 - 6)
        self.until_seen("From minute 30 and 70 °C")
        (x, y), minutes, degrees = self.samples()
        self.assertAlmostEqual(x, width * 0.2, delta=1)
        self.assertAlmostEqual(y, height * 10 / 120, delta=1)
        for place, old, moved in ((minutes, before[1], (x - before[0][0], 0)), (degrees, before[2], (0, y - before[0][1]))):
            self.assertAlmostEqual(place[0], old[0] - moved[0], delta=1)
            self.assertAlmostEqual(place[1], old[1] - moved[1], delta=1)


class ChromiumCharts(Charts, Page):
    def test_axe_is_content_in_both_schemes(self):
        for scheme in ("light", "dark"):
            with self.engine.media(prefers_color_scheme=scheme):
                self.open("charts")
                self.assert_axe_is_content(scheme)

    def test_the_data_are_a_table(self):
        nodes = self.engine.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def role(node):
            return node.get("role", {}).get("value")

        def name(node):
            return node.get("name", {}).get("value")

        def inside(node):
            for child in node.get("childIds", []):
                yield by_id[child]
                yield from inside(by_id[child])

        tables = {name(node): node for node in nodes if role(node) == "table"}
        for title, header, row in (
            ("Steps, Day", ["Day", "Steps"], ["Mon", "6,200"]), ("Degrees, Month", ["Month", "Degrees"], ["Jan 1, 2025", "1.2"]),
            ("Amount", ["Kind", "Amount"], ["Rent", "820"]),
        ):
            first, second = [node for node in inside(tables[title]) if role(node) == "row"][:2]
            self.assertEqual([name(node) for node in inside(first) if role(node) == "columnheader"], header)
            self.assertEqual([name(node) for node in inside(second) if role(node) in ("cell", "gridcell")], row)

    def test_the_rule_of_a_selection_moves_before_the_server_has_answered(self):
        mark = (
            "const marks = document.querySelectorAll(\"[data-plot][aria-label='Degrees, Month'] .sel\");"
            "return [...marks].map(e => { const { left, width } = e.getBoundingClientRect(); return left + width / 2 })")

        def select():
            self.move("Degrees, Month", 0.2)
            self.move("Degrees, Month", 0.5)
            self.engine.settle()
            self.assertEqual(len(self.engine.run(mark)), 2)

        self.eventually(select)
        before = self.engine.run(mark)
        # Nothing that is sent from now on reaches the server.
        self.engine.run("WebSocket.prototype.send = () => {}; window.fetch = () => new Promise(() => {})")
        self.move("Degrees, Month", 0.72)
        self.eventually(lambda: self.assertGreater(self.engine.run(mark)[0], before[0] + 30))
        rule, label = self.engine.run(mark)
        self.assertAlmostEqual(rule - before[0], label - before[1], delta=1)


class FirefoxCharts(Charts, Page):
    engine_class = engines.Firefox


class WebKitCharts(Charts, Page):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
