"""The example of an internal tool (Examples/EquipmentDesk), used by two people at once: one in a browser, one by a program."""
import csv
import http.cookiejar
import io
import json
import os
import pathlib
import tempfile
import time
import urllib.error
import urllib.request

import engines
from gallery import ROOT, Gallery, nodes
from pages import Page
from selenium.webdriver.common.by import By
from test_input import Input

PROGRAM = ROOT / ".build/debug/EquipmentDesk"


class Visitor:
    """A program that uses the app by its trees."""

    def __init__(self, address):
        self.address = address
        self.cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(self.cookies)
        self.tree = None

    def request(self, path, body=None):
        request = urllib.request.Request(self.address + path, body and json.dumps(body).encode())
        request.add_header("Accept", "application/json")
        if body:
            request.add_header("Content-Type", "application/json")
        end = time.monotonic() + 10
        while True:
            try:
                with self.opener.open(request, timeout=10) as response:
                    return response.status, response.read()
            except urllib.error.HTTPError as error:
                # A busy server says when to come back.
                pause = int(error.headers.get("Retry-After", 0))
                if not pause or time.monotonic() + pause > end:
                    return error.code, error.read()
            time.sleep(pause)

    def open(self, path="/"):
        status, body = self.request(path)
        self.tree = json.loads(body)
        return status

    def reload(self):
        return self.open(f"/?session={self.tree['session']}")

    def send(self, label, kind="tap", **values):
        event = {"node": self.node(label, kind), "type": kind} | values
        status, body = self.request(
            "/events", {"session": self.tree["session"], "revision": self.tree["revision"], "events": [event]})
        if status == 200:
            self.tree = json.loads(body)
        return status

    def node(self, label, kind):
        """The number of the node that takes the events of what has a label."""
        def find(node, taker):
            taker = node["id"] if kind in node.get("events", []) else taker
            if label in (node.get("label"), node.get("text"), node.get("placeholder")) and taker:
                return taker
            return next((found for child in node.get("children", []) if (found := find(child, taker))), None)
        number = find(self.tree["root"], None)
        if not number:
            raise AssertionError(f"nothing that takes {kind} is called {label!r}: {self.texts()}")
        return number

    def texts(self):
        return [node["text"] for node in nodes(self.tree) if "text" in node]

    def sign_in(self, name, password):
        self.open()
        for label, kind, values in (
                ("User name", "input", {"value": name}), ("Password", "input", {"value": password}), ("Sign in", "tap", {})):
            status = self.send(label, kind, **values)
            if status != 200:
                raise AssertionError(f"the server answers {status} to the {kind} of {label!r}")


class EquipmentDesk:
    """The tests of all engines."""

    @classmethod
    def setUpClass(cls):
        cls.start_engine()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = pathlib.Path(folder.name)
        self.serve()
        self.addCleanup(lambda: self.gallery.stop())
        self.engine.open(self.gallery.address)
        self.engine.forget_cookies()

    def serve(self, port=0):
        os.environ["EQUIPMENT_DESK_DATA"] = str(self.data)
        self.gallery = Gallery(port, sessions=self.data / "sessions.db", program=PROGRAM)

    def fill(self, label, text):
        field = self.eventually(lambda: self.engine.driver.find_element(
            By.CSS_SELECTOR, f"[placeholder='{label}'], [aria-label='{label}']"))
        self.engine.type(field, text)

    def press(self, label):
        self.eventually(lambda: self.assertTrue(self.engine.run("""
            const el = [...document.querySelectorAll('button, a')].filter((el) => !el.closest('[inert]') && !el.disabled)
              .findLast((el) => (el.ariaLabel || el.innerText.trim() || el.querySelector('[aria-label]')?.ariaLabel) === arguments[0]);
            if (el) el.click();
            return !!el;""", label), f"nothing to press is called {label!r}"))
        self.engine.settle()

    def create_keeper(self):
        self.engine.open(self.gallery.address)
        self.fill("Your name", "Ada")
        self.fill("User name", "ada")
        self.fill("Password, 8 characters or more", "analytical")
        self.press("Create account")
        self.until_seen("No items yet")

    def add_item(self, name):
        self.press("Add an item")
        self.fill("Name", name)
        self.press("Save")
        self.until_seen(name)

    def add_account(self, name, password):
        self.press("People")
        self.press("Add an account")
        self.fill("Your name", name)
        self.fill("User name", name.lower())
        self.fill("Password, 8 characters or more", password)
        self.press("Add")
        self.until_seen(name.lower())

    def visitor(self, name, password):
        visitor = Visitor(self.gallery.address)
        visitor.sign_in(name, password)

        def is_in():
            visitor.reload()
            self.assertIn("Items", visitor.texts())
        self.eventually(is_in)
        return visitor

    def test_what_one_user_borrows_is_seen_by_the_other_until_the_account_is_closed(self):
        self.create_keeper()
        self.add_item("Lamp")
        self.add_account("Bob", "difference")
        bob = self.visitor("Bob", "difference")
        self.assertNotIn("People", bob.texts())
        self.press("Items")
        self.until_seen("Available")

        bob.send("Lamp")
        bob.send("Borrow")
        bob.send("Borrow")
        self.until_seen("Lent")

        self.press("People")
        # A row's action is in its menu, too.
        self.engine.right_click(*self.engine.run(
            "const el = [...document.querySelectorAll('main *')].findLast(e => !e.children.length && e.textContent === 'bob');"
            "const r = el.getBoundingClientRect(); return [r.x + 5, r.y + 5]"))
        self.press("Close")
        self.until_seen("Closed")
        self.assertNotEqual(bob.send("Return"), 200)
        self.assertEqual(bob.open(), 403)
        self.assertIn("Sign in", bob.texts())
        self.assertEqual(bob.request("/api/items")[0], 403)

    def test_the_data_and_the_user_outlive_a_restart(self):
        self.create_keeper()
        self.add_item("=Lamp")
        port = self.gallery.port
        self.gallery.stop()
        self.serve(port)
        self.engine.open(self.gallery.address)
        self.until_seen("=Lamp")
        program = Visitor(self.gallery.address)
        self.assertEqual(program.request("/api/items")[0], 401)
        self.assertEqual(program.request("/openapi.json")[0], 401)
        ada = self.visitor("ada", "analytical")
        self.assertEqual([item["name"] for item in json.loads(ada.request("/api/items")[1])], ["=Lamp"])
        paths = json.loads(ada.request("/openapi.json")[1])["paths"]
        self.assertEqual(sorted(paths), ["/api/items", "/api/items.csv", "/api/items/{id}"])
        rows = list(csv.reader(io.StringIO(ada.request("/api/items.csv")[1].decode())))
        self.assertEqual([row[0] for row in rows], ["name", "'=Lamp"])


class WithoutServer:
    """The app's page for the time without a connection, which the browser keeps."""

    def test_a_page_that_is_opened_without_a_server_comes_back_with_it(self):
        self.create_keeper()
        self.assertEqual(self.engine.run("return document.querySelectorAll('script[src*=offline]').length"), 0)
        self.engine.open(self.gallery.address)
        self.eventually(lambda: self.assertTrue(self.engine.run(
            "window.ready ??= (navigator.serviceWorker.ready.then(({ active }) => { window.worker = active; }), 1);"
            "return window.worker?.state === 'activated'")))
        port = self.gallery.port
        self.gallery.stop()
        self.engine.open(self.gallery.address + "/?what=ever")
        self.until_seen("No connection")
        # In the middle of the window, in the app's fonts.
        box = self.engine.run("const box = document.querySelector('main').getBoundingClientRect(); return [box.width, box.x * 2 + box.width, innerWidth]")
        self.assertEqual(box[0], 320)
        self.assertLessEqual(abs(box[1] - box[2]), 1)
        self.assertTrue(self.engine.run("return document.fonts.size > 0 && [...document.fonts].some((font) => font.status === 'loaded')"))
        self.serve(port)
        # A page that is being replaced has no text.
        self.eventually(lambda: self.assertIn("No items yet", self.engine.run("return document.body?.innerText") or ""))
        self.assertEqual(self.engine.run("return location.search"), "?what=ever")


class ChromiumEquipmentDesk(WithoutServer, EquipmentDesk, Input):
    engine_class = engines.Chromium

    def test_a_wrong_password_is_refused(self):
        self.create_keeper()
        eve = Visitor(self.gallery.address)
        eve.sign_in("ada", "wrong")

        def is_refused():
            eve.reload()
            self.assertIn("The name or the password is wrong.", eve.texts())
        self.eventually(is_refused)

    def test_the_page_is_in_the_language_of_the_browser(self):
        self.engine.accept_languages("de")
        self.addCleanup(self.engine.accept_languages, "en-US")
        self.engine.open(self.gallery.address)
        self.until_seen("Willkommen")
        self.assert_structure_is_accessible("the form of the first account")


class FirefoxEquipmentDesk(WithoutServer, EquipmentDesk, Page):
    engine_class = engines.Firefox


class WebKitEquipmentDesk(EquipmentDesk, Page):
    engine_class = engines.WebKit
