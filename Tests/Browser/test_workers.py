"""Pages of a server with several workers, which are replaced and killed."""
import http.cookiejar
import json
import os
import pathlib
import signal
import unittest
import urllib.request

import engines
from gallery import Gallery, nodes, sessions_file
from pages import Page
from test_input import PROGRAM

TYPE = """
const [text, done] = arguments, field = document.querySelector('.field');
field.value = text;
field.dispatchEvent(new Event('input', { bubbles: true }));
const check = () => document.body.hasAttribute('data-busy') ? setTimeout(check, 0) : done();
check();
"""
STATE = """
fetch('/minimap.json?session=' + document.body.dataset.session).then((response) => response.text()).then(arguments[0]);
"""


class Workers(unittest.TestCase):
    eventually = Page.eventually

    @classmethod
    def setUpClass(cls):
        cls.server = Gallery(sessions=sessions_file(cls.addClassCleanup), options=["--workers", "2"])
        cls.addClassCleanup(cls.server.stop)
        cls.engine = engines.Chromium()
        cls.addClassCleanup(cls.engine.quit)

    def setUp(self):
        self.engine.open(f"{self.server.address}/minimap")
        self.eventually(lambda: self.assertEqual(self.server.metric("espalier_channels"), 1))
        self.engine.run("window.isSame = true")

    def type(self, text):
        self.engine.driver.execute_async_script(TYPE, text)

    def workers(self):
        process = self.server.process.pid
        return [int(child) for child in pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()]

    def assert_goes_on(self, text):
        """The page was not loaded again, shows the text, and its server has it."""
        self.eventually(lambda: self.assertIn(f'"{text}"', self.engine.driver.execute_async_script(STATE)), 20)
        self.assertEqual(self.engine.run("return [document.querySelector('.field').value, window.isSame]"), [text, True])

    def test_a_page_keeps_what_was_typed_when_all_workers_are_replaced(self):
        before = set(self.workers())
        self.type("before")
        self.engine.run("""
            const field = document.querySelector('.field');
            field.focus();
            field.value = 'meanwhile';
            field.dispatchEvent(new Event('input', { bubbles: true }));
        """)
        self.server.process.send_signal(signal.SIGHUP)
        self.eventually(lambda: self.assertFalse(before & set(self.workers())), 20)
        self.assert_goes_on("meanwhile")
        self.assertEqual(self.engine.run("return document.activeElement.className"),
                         self.engine.run("return document.querySelector('.field').className"))

    def test_a_page_goes_on_when_its_worker_is_killed(self):
        # One of the two is the page's.
        for number in range(2):
            text = f"Ada {number}"
            self.type(text)
            before = self.workers()
            os.kill(before[0], signal.SIGKILL)
            self.eventually(lambda before=before: self.assertNotEqual(set(self.workers()), set(before)))
            self.eventually(lambda: self.assertEqual(self.server.metric("espalier_workers_serving"), 2), 20)
            self.assert_goes_on(text)

    def test_all_pages_of_a_browser_are_served_by_one_worker(self):
        first = self.engine.driver.current_window_handle
        self.type("first")
        # The tests before have moved the browser between workers.
        taken = self.server.metric("espalier_browsers_taken_total")
        for _ in range(3):
            self.engine.driver.switch_to.new_window("tab")
            self.engine.open(f"{self.server.address}/minimap")
        self.eventually(lambda: self.assertEqual(self.server.metric("espalier_channels"), 4))
        self.assertEqual(self.server.metric("espalier_browsers_taken_total"), taken)
        for handle in self.engine.driver.window_handles:
            if handle != first:
                self.engine.driver.switch_to.window(handle)
                self.engine.driver.close()
        self.engine.driver.switch_to.window(first)
        self.assert_goes_on("first")


class Visitor:
    """A page of Tests/Apps/InputApp, for a browser of its own."""

    def __init__(self, address, scene):
        self.address = f"{address}/{scene}"
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
        self.session = json.loads(self.ask(".json"))["session"]

    def ask(self, path, body=None):
        request = urllib.request.Request(
            self.address + path, body and json.dumps(body).encode(), {"Accept": "application/json", "Content-Type": "application/json"})
        with self.opener.open(request, timeout=20) as response:
            return response.read()

    def tree(self):
        return json.loads(self.ask(f".json?session={self.session}"))

    def text(self, name):
        """What stands behind a name."""
        texts = [node["text"] for node in nodes(self.tree()) if "text" in node]
        return next(text.removeprefix(name) for text in texts if text.startswith(name))

    def send(self, *events):
        self.ask("/events", {"session": self.session, "events": events})

    def tap(self, title):
        buttons = [node for node in nodes(self.tree()) if node.get("role") == "button"]
        button = next(node for node in buttons if any(part.get("text") == title for part in nodes({"root": node})))
        self.send({"node": button["id"], "type": "tap"})

    def sign_in(self, name, password):
        fields = [node["id"] for node in nodes(self.tree()) if node.get("role") == "textbox"]
        self.send({"node": fields[0], "type": "input", "value": name}, {"node": fields[1], "type": "input", "value": password})
        self.tap("Sign in")


class Visitors(unittest.TestCase):
    eventually = Page.eventually

    def setUp(self):
        self.server = Gallery(program=PROGRAM, sessions=sessions_file(self.addCleanup), options=["--workers", "2"])
        self.addCleanup(self.server.stop)

    def test_a_message_reaches_the_pages_of_all_workers_in_order(self):
        pages = [Visitor(self.server.address, "orders") for _ in range(4)]
        self.assertEqual(len({page.text("process: ") for page in pages}), 2)
        for number in range(1, 4):
            pages[0].tap("Order")
            for page in pages:
                self.eventually(lambda page=page, number=number: self.assertEqual(page.text("newest: "), str(number)))
        for page in pages:
            self.assertEqual(page.text("seen: "), "1 2 3")

    def test_a_user_signs_out_in_the_browsers_of_all_workers(self):
        # New browsers are shared out evenly.
        pages = [Visitor(self.server.address, "password") for _ in range(4)]
        for page in pages:
            page.sign_in("ada", "lovelace")
            self.eventually(lambda page=page: self.assertEqual(page.text("user: "), "ada"))
        pages[0].tap("Sign out everywhere")
        for page in pages:
            self.eventually(lambda page=page: self.assertEqual(page.text("user: "), "guest"))


if __name__ == "__main__":
    unittest.main()
