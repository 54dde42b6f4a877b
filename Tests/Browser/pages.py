"""Tests of the gallery's pages. Each test class has its own gallery and browser window."""
import importlib.util
import pathlib
import time
import unittest

import engines
from gallery import Gallery, named
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Page(unittest.TestCase):
    """A test with a running gallery and an engine that opens its pages."""

    engine_class = engines.Chromium
    window = (390, 844)
    # The app whose pages the tests open; None for the gallery.
    program = None

    # The text that changes without an event, on the page `text`.
    clock = "return [...document.querySelectorAll('[id]')].map(e => e.textContent).find(t => /^\\d+:\\d\\d$/.test(t))"

    @classmethod
    def setUpClass(cls):
        # Everything that was started is stopped, even if the next start fails.
        cls.gallery = Gallery(program=cls.program)
        cls.addClassCleanup(cls.gallery.stop)
        cls.start_engine()

    @classmethod
    def start_engine(cls):
        cls.engine = engines.lend(cls.engine_class)
        cls.addClassCleanup(engines.give_back, cls.engine)
        cls.engine.size(*cls.window)

    def open(self, scene, query=""):
        """Opens a page. On a busy machine, the server refuses it while the work for the pages before is waiting."""
        end = time.monotonic() + 10
        while True:
            self.engine.open(f"{self.gallery.address}/{scene}{query}")
            if self.engine.run("return document.title") != "429 Too Many Requests" or time.monotonic() > end:
                break

    def eventually(self, check, seconds=10):
        """Repeats a check until it succeeds, for conditions that the page does not signal: a push from the server, or, without
        scripts, the next page. Returns the result of the check; its last failure fails the test."""
        end = time.monotonic() + seconds
        while True:
            try:
                return check()
            except (WebDriverException, AssertionError):  # A page that is being replaced has neither text nor elements.
                if time.monotonic() > end:
                    raise
            time.sleep(engines.PAUSE)

    def tree(self, scene):
        """The server's tree of the open page."""
        session = self.engine.run("return document.body.dataset.session")
        return self.gallery.json(scene, session, self.engine.browser())

    def click(self, scene, label):
        """Clicks the node with this label in the server's tree."""
        self.engine.click(self.engine.element(named(self.tree(scene), label)["id"]))

    def text(self):
        return self.engine.run("return document.body.innerText")

    def until_seen(self, words):
        self.eventually(lambda: self.assertIn(words, self.text()))

    def until_other(self, script):
        """Waits until a script returns a different value."""
        before = self.engine.run(script)
        self.eventually(lambda: self.assertNotEqual(self.engine.run(script), before))

    def by_role(self, role, name):
        for element in self.engine.driver.find_elements(By.CSS_SELECTOR, f"[role={role}], {role}, input, button"):
            if name in (element.accessible_name, element.get_attribute("aria-label")) and (
                    element.aria_role in (role, "switch" if role == "checkbox" else role)):
                return element
        raise AssertionError(f"no {role} is called {name!r}")

    def press_tab_until(self, condition):
        """Moves from control to control until a condition holds for the focused one."""
        for _ in range(40):
            self.engine.press(Keys.TAB)
            if self.engine.run(f"return {condition}"):
                return
        self.fail(f"no control has {condition}")

    def assert_axe_is_content(self, where):
        """Asserts that axe-core finds no violations in the open page."""
        package = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent
        self.engine.run((package / "axe.min.js").read_text())
        result = self.engine.driver.execute_async_script(
            "const done = arguments[arguments.length - 1]; axe.run().then(done)")
        found = [f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
                 for violation in result["violations"] for node in violation["nodes"]]
        self.assertEqual(found, [], where)
