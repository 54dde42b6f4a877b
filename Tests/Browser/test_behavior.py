"""The behavior that users of the gallery can rely on, in Chromium."""
import contextlib
import json
import pathlib
import sqlite3
import tempfile
import unittest
import urllib.request

from gallery import Gallery, named, nodes
from pages import Page
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

SCENES = ["tabs", "minimap", "picker", "dividers", "styles", "scroll", "list", "form", "grid", "text", "shapes", "mixtures", "effects",
          "images", "gestures", "motion", "following", "uikit", "harbor", "charts", ""]


class Tabs(Page):
    def selected(self):
        return [e.accessible_name for e in self.engine.driver.find_elements(By.CSS_SELECTOR, "[role=tab]")
                if e.get_attribute("aria-selected") == "true"]

    def test_a_tapped_tab_becomes_the_selected_one(self):
        self.open("tabs")
        self.assertEqual(self.selected(), ["Trips"])
        self.by_role("tab", "Notes").click()
        self.engine.settle()
        self.assertEqual(self.selected(), ["Notes"])

    def test_a_page_keeps_its_state_when_the_user_returns(self):
        self.open("tabs")
        self.by_role("tab", "收藏").click()
        self.engine.settle()
        self.by_role("button", "Like").click()
        self.engine.settle()
        self.by_role("tab", "Trips").click()
        self.engine.settle()
        self.by_role("tab", "收藏").click()
        self.engine.settle()
        self.assertIn("13 people", self.text())

    def test_the_bar_works_by_keyboard_alone(self):
        self.open("tabs")
        self.press_tab_until("document.activeElement.getAttribute('role') === 'tab'")
        self.engine.press(Keys.ARROW_RIGHT)
        self.engine.settle()
        self.assertEqual(self.selected(), ["收藏"])
        self.assertEqual(self.engine.run("return document.activeElement.getAttribute('aria-selected')"), "true")
        self.assertNotEqual(self.engine.run("return getComputedStyle(document.activeElement).outlineStyle"), "none")

    def test_the_page_works_without_scripts(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/tabs")
            self.by_role("tab", "Profile").click()
            self.eventually(lambda: self.assertEqual(self.selected(), ["Profile"]))
            self.assertIn("session=", self.engine.driver.current_url)

    def test_the_highlight_moves_from_tab_to_tab(self):
        self.open("tabs")
        self.engine.run(
            "const old = Element.prototype.animate; window.flights = [];"
            "Element.prototype.animate = function (frames, timing) {"
            "  flights.push([JSON.stringify(frames), timing.easing]); return old.call(this, frames, timing); }")
        self.by_role("tab", "Profile").click()
        self.engine.settle()
        flights = self.engine.run("return flights")
        self.assertTrue(any("translate(-" in frames and "linear(" in easing for frames, easing in flights), flights)


class Push(Page):
    def test_a_shared_model_updates_every_open_page(self):
        self.open("")
        self.until_seen("Opened 1 times")
        first = self.engine.driver.current_window_handle
        self.engine.driver.switch_to.new_window("tab")
        try:
            self.open("")
            self.until_seen("Opened 2 times")
        finally:
            self.engine.driver.close()
            self.engine.driver.switch_to.window(first)
        self.until_seen("Opened 2 times")

    def test_a_clock_runs_without_events(self):
        self.open("text")
        self.assertRegex(self.engine.run(self.clock), r"^0:\d\d$")
        self.until_other(self.clock)


class Rows(Page):
    def test_the_middle_of_a_hundred_thousand_rows_is_one_round_trip_away(self):
        self.open("scroll", "?latency=400")
        self.engine.watch_batches()
        self.engine.run(
            "const area = document.querySelector('.sy');"
            "area.scrollTo({top: area.scrollHeight / 2, behavior: 'instant'})")
        self.engine.until("return /Day (49|50),\\d\\d\\d/.test(document.body.innerText)")
        self.assertEqual(len(self.engine.batches()), 1)


class Minimap(Page):
    def test_typing_fast_loses_no_letter_while_responses_are_slow(self):
        self.open("minimap", "?latency=400")
        field = self.by_role("textbox", "Given")
        field.send_keys("Augusta Ada")
        self.engine.settle(20)
        self.assertEqual(field.get_attribute("value"), "Augusta Ada")
        self.assertIn("Hello Augusta Ada", self.engine.run("return document.querySelector('h1,h2').textContent"))

    def test_the_map_follows_each_keystroke(self):
        self.open("minimap")
        field = self.by_role("textbox", "Family")

        def colors():
            return self.engine.run(
                "return [...document.querySelectorAll('[aria-hidden] [id], [aria-hidden][id]')].map(e => getComputedStyle(e).backgroundColor)")

        self.assertEqual(colors().count("rgb(255, 59, 48)"), 4)
        field.send_keys("Lo")
        self.engine.settle()
        self.assertEqual(colors().count("rgb(255, 204, 0)"), 1)
        field.send_keys("v")
        self.engine.settle()
        self.assertEqual((colors().count("rgb(52, 199, 89)"), colors().count("rgb(255, 59, 48)")), (1, 3))

    def test_the_toggle_adds_a_fifth_field_and_its_part_of_the_map(self):
        self.open("minimap")
        self.by_role("switch", "Has a handle").click()
        self.engine.settle()
        self.by_role("textbox", "Handle")

    def test_typed_text_survives_a_killed_server(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(folder) / "sessions.sqlite"
            with Gallery(sessions=store) as server:
                field = self.field_with_grace(server, store)
                server.kill()
            field.send_keys(" Hopper")
            with Gallery(port=server.port, sessions=store):
                self.engine.settle(30)
                self.assertEqual(self.by_role("textbox", "Given").get_attribute("value"), "Grace Hopper")
                self.until_seen("Hello Grace Hopper")

    def test_typed_text_survives_a_server_that_had_no_time_to_store_it(self):
        with tempfile.TemporaryDirectory() as folder:
            store, earlier = pathlib.Path(folder) / "sessions.sqlite", pathlib.Path(folder) / "earlier.sqlite"
            with Gallery(sessions=store) as server:
                field = self.field_with_grace(server, store)
                with contextlib.closing(sqlite3.connect(store)) as now, contextlib.closing(sqlite3.connect(earlier)) as copy:
                    now.backup(copy)
                field.send_keys(" Hopper")
                self.engine.settle()
                self.assertIn("Hello Grace Hopper", self.text())
                session = self.engine.run("return document.body.dataset.session")
                # The page connects again only when the server is back, however slowly it starts.
                with self.engine.slowly(10):
                    server.kill()
                    again = Gallery(port=server.port, sessions=earlier)
            with again:
                # The server has not seen Hopper before the page sends it again.
                self.eventually(lambda: self.assertEqual(
                    named(again.json("minimap", session, self.engine.browser()), "Given")["value"], "Grace Hopper"), 30)
                self.engine.settle(30)
                self.assertEqual(field.get_attribute("value"), "Grace Hopper")
                self.until_seen("Hello Grace Hopper")

    def field_with_grace(self, server, store):
        """A field of a page on a separate server, after its typed text has been stored."""
        self.engine.open(f"{server.address}/minimap")
        field = self.by_role("textbox", "Given")
        field.send_keys("Grace")
        self.engine.settle()
        # The snapshot is written soon after a change.
        self.eventually(lambda: self.assertTrue(self.has_snapshot(store, b"Grace")))
        return field

    def has_snapshot(self, store, text):
        with contextlib.closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
            return any(text in state for state, in database.execute("SELECT state FROM session"))


class Pickers(Page):
    def checked(self):
        return [e.accessible_name for e in self.engine.driver.find_elements(By.CSS_SELECTOR, "[role=radio]")
                if e.get_attribute("aria-checked") == "true"]

    def test_a_tapped_segment_is_selected(self):
        self.open("picker")
        self.assertIn("Regular", self.checked())
        self.by_role("radio", "Large").click()
        self.engine.settle()
        self.assertIn("Large", self.checked())
        self.assertNotIn("Regular", self.checked())
        self.assertIn("A large medium roast", self.text())

    def test_arrow_keys_move_from_choice_to_choice(self):
        self.open("picker")
        self.engine.run("arguments[0].focus()", self.by_role("radio", "To drink here"))
        self.engine.press(Keys.ARROW_DOWN)
        self.engine.settle()
        self.assertIn("To take along", self.checked())

    def test_the_browsers_own_menu_selects(self):
        self.open("picker")
        menu = Select(self.engine.driver.find_element(By.TAG_NAME, "select"))
        self.assertEqual(menu.first_selected_option.get_attribute("textContent"), "Oat")
        menu.select_by_index(3)
        self.engine.settle()
        self.assertIn("豆奶 milk", self.text())

    def test_a_custom_picker_finds_its_choices_by_inspecting_its_content(self):
        self.open("picker")
        self.by_role("button", "Dark").click()
        self.engine.settle()
        self.assertIn("dark roast", self.text())

    def test_a_menu_works_without_scripts(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/picker")
            Select(self.engine.driver.find_element(By.TAG_NAME, "select")).select_by_index(1)
            self.by_role("radio", "Small").click()
            self.eventually(
                lambda: self.assertIn("A small medium roast, Cow milk", self.engine.driver.page_source))


class Dividers(Page):
    def test_lines_separate_the_present_rows_and_rows_keep_their_state(self):
        self.open("dividers")
        lines = "return document.querySelectorAll('[role=separator]').length"
        before = self.engine.run(lines)
        self.by_role("button", "Invite").click()
        self.engine.settle()
        self.assertIn("Katherine", self.text())
        self.assertEqual(self.engine.run(lines), before + 1)


class Everywhere(Page):
    def test_dark_mode_follows_the_browser(self):
        with self.engine.media(prefers_color_scheme="dark"):
            self.open("tabs")
            self.assertEqual(
                self.engine.run("return getComputedStyle(document.body).backgroundColor"), "rgb(0, 0, 0)")

    def test_axe_finds_no_violations(self):
        for scene in SCENES:
            for scheme in ("light", "dark"):
                with self.engine.media(prefers_color_scheme=scheme):
                    self.open(scene)
                    self.assert_axe_is_content(f"{scene} in {scheme}")

    def test_no_page_writes_an_error_to_the_console(self):
        for scene in SCENES:
            self.open(scene)
        self.assertEqual(self.engine.errors(), [])


class Plain(unittest.TestCase):
    def test_a_tap_sent_by_hand_returns_the_tree(self):
        with Gallery() as gallery:
            tree = gallery.json("tabs")
            tab = next(node for node in nodes(tree) if node.get("role") == "tab" and node["label"] == "Notes")
            request = urllib.request.Request(
                gallery.address + "/tabs/events",
                json.dumps({"session": tree["session"], "revision": tree["revision"],
                            "events": [{"node": tab["id"], "type": "tap"}]}).encode(),
                {"Content-Type": "application/json", "Accept": "application/json"})
            with urllib.request.urlopen(request, timeout=10) as response:
                after = json.load(response)
            # The tab's view is shown at the start of its transition, and then led in.
            self.assertEqual(after["revision"], tree["revision"] + 2)
            self.assertEqual(named(after, "Notes")["role"], "tab")

    def test_a_menu_opened_by_hand_is_in_the_tree(self):
        def send(gallery, tree, node, kind):
            request = urllib.request.Request(
                gallery.address + "/tables/events",
                json.dumps({"session": tree["session"], "revision": tree["revision"],
                            "events": [{"node": node["id"], "type": kind}]}).encode(),
                {"Content-Type": "application/json", "Accept": "application/json"})
            with urllib.request.urlopen(request, timeout=10) as response:
                return json.load(response)

        def items(tree):
            return [node for node in nodes(tree) if node.get("role") == "menuitem"]

        with Gallery() as gallery:
            tree = gallery.json("tables")
            self.assertEqual(items(tree), [])
            rows = [node for node in nodes(tree) if "menu" in node.get("events", []) and node["type"] == "ContextMenu"]
            tree = send(gallery, tree, rows[1], "menu")
            self.assertEqual([node["text"] for item in items(tree) for node in item["children"] if "text" in node],
                             ["Mark as received", "Mark as packed", "Mark as sent", "Delete"])
            tree = send(gallery, tree, items(tree)[3], "tap")
            self.assertIn("239 orders", [node.get("text") for node in nodes(tree)])


if __name__ == "__main__":
    unittest.main()
