"""The page while its server does not respond, and the taps made meanwhile."""
import contextlib
import os
import signal
import time
import unittest

from gallery import Gallery
from pages import Page
from proxies import CuttingProxy, FailingProxy, SlowProxy

SELECTED = "return [...document.querySelectorAll('[role=tab]')].findIndex((tab) => tab.ariaSelected === 'true')"
LINE = "return document.querySelector('.waits').matches('.on')"
BANNER = "return document.querySelector('.lost[role=status]').innerText"
WAITING = "return [...document.querySelectorAll('[data-waits][aria-busy=true]')].map((el) => el.innerText)"
# Makes the page record all its waiting indicators.
NOTE = """
window.shown = [];
const note = () => shown.push([!!document.querySelector('.waits.on'), document.querySelector('.lost').innerText]);
new MutationObserver(note).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['class'] });
"""


class Waiting(Page):
    def tap(self, index):
        self.engine.run("document.querySelectorAll('[role=tab]')[arguments[0]].click()", index)

    def appearance(self):
        return [self.engine.run(script) for script in (LINE, BANNER, WAITING)]

    def open(self, scene, query=""):
        super().open(scene, query)
        self.engine.watch_batches()
        self.tap(0)
        self.engine.settle()
        self.eventually(lambda: self.assertEqual(self.appearance(), [False, "", []]))

    @contextlib.contextmanager
    def stopped(self):
        """Stops the server process."""
        os.kill(self.gallery.process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.gallery.process.pid, signal.SIGCONT)

    @contextlib.contextmanager
    def paused(self, pattern):
        """Requests to matching addresses get no response."""
        self.engine.driver.execute_cdp_cmd("Fetch.enable", {"patterns": [{"urlPattern": pattern}]})
        try:
            yield
        finally:
            self.engine.driver.execute_cdp_cmd("Fetch.disable", {})

    @contextlib.contextmanager
    def blocked(self, pattern):
        """Requests to matching addresses fail."""
        self.engine.driver.execute_cdp_cmd("Network.enable", {})
        self.engine.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [pattern]})
        try:
            yield
        finally:
            self.engine.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})

    def test_a_stopped_server_shows_a_line_then_a_banner_and_the_waiting_control(self):
        self.open("tabs")
        with self.stopped():
            self.tap(2)
            start = time.monotonic()
            self.engine.until(LINE)
            self.assertEqual(self.appearance(), [True, "", ["Notes"]])
            self.assertGreater(time.monotonic() - start, 0.4)
            self.engine.until(BANNER + " !== ''")
            self.assertGreater(time.monotonic() - start, 2.8)
            self.assertEqual(self.appearance(), [True, "Reconnecting…", ["Notes"]])
            # The banner's font does not have to be loaded.
            self.assertNotIn("Espalier", self.engine.run(
                "return getComputedStyle(document.querySelector('.lost')).fontFamily"))
            self.tap(1)
            self.assertEqual(len(self.engine.run(WAITING)), 2)
        self.engine.settle()
        self.assertEqual(self.engine.run(SELECTED), 1)
        self.eventually(lambda: self.assertEqual(self.appearance(), [False, "", []]))

    def test_taps_without_a_network_are_sent_in_order(self):
        with FailingProxy(self.gallery.port) as proxy:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            with proxy.without_network():
                self.engine.until(BANNER + " !== ''")
                for index in (1, 3, 2):
                    self.tap(index)
                self.assertEqual(len(self.engine.run(WAITING)), 3)
                self.engine.watch_batches()
            self.engine.settle(20)
            self.assertEqual(self.engine.run(SELECTED), 2)
            self.assertEqual([type for _, types in self.engine.batches() for type in types], ["tap"] * 3)
            self.eventually(lambda: self.assertEqual(self.appearance(), [False, "", []]))

    def test_a_slow_network_shows_only_the_line(self):
        with SlowProxy(self.gallery.port, 0.4) as proxy:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            self.eventually(lambda: self.assertEqual(self.appearance(), [False, "", []]))
            self.engine.run(NOTE)
            for index in (1, 2, 3):
                self.tap(index)
            self.engine.settle()
            self.assertEqual(self.engine.run(SELECTED), 3)
            self.eventually(lambda: self.assertEqual(self.appearance(), [False, "", []]))
            shown = self.engine.run("return shown")
            self.assertIn([True, ""], shown)
            self.assertEqual({banner for _, banner in shown}, {""})

    def test_a_server_that_responds_at_once_shows_nothing(self):
        self.open("tabs")
        self.engine.run(NOTE)
        for index in (1, 2, 3, 0):
            self.tap(index)
            self.engine.settle()
        self.assertEqual({tuple(seen) for seen in self.engine.run("return shown")} - {(False, "")}, set())

    def test_a_connection_that_returns_at_once_shows_nothing(self):
        with CuttingProxy(self.gallery.port) as proxy:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            self.engine.run(NOTE)
            self.eventually(lambda: self.assertEqual(len(proxy.channels), 1))
            proxy.cut()
            self.eventually(lambda: self.assertEqual(len(proxy.channels), 2))
            self.tap(2)
            self.engine.settle()
            self.assertEqual(self.engine.run(SELECTED), 2)
            self.assertEqual({tuple(seen) for seen in self.engine.run("return shown")} - {(False, "")}, set())

    def test_a_page_without_a_server_reports_it_although_nobody_taps(self):
        with Gallery() as gallery:
            self.engine.open(f"{gallery.address}/tabs")
            self.tap(0)
            self.engine.settle()
            gallery.kill()
        self.engine.until(BANNER + " !== ''")
        with Gallery(port=gallery.port):
            self.engine.until(BANNER + " === ''", 20)
            self.engine.settle()
            self.tap(1)
            self.engine.settle()
            self.assertEqual(self.engine.run(SELECTED), 1)

    def test_a_change_whose_animations_cannot_be_loaded_is_shown_at_once_and_the_next_one_moves(self):
        Page.open(self, "tabs")
        with self.blocked("*/public/motion*"):
            self.tap(2)
            self.engine.until(SELECTED + " === 2")
            self.engine.settle()
            self.assertEqual(self.engine.run("return document.getAnimations().length"), 0)
        self.tap(1)
        self.engine.until("return document.getAnimations().length > 0")
        self.engine.settle()
        self.assertEqual(self.engine.run(SELECTED), 1)

    def test_a_change_does_not_wait_for_animations_that_do_not_arrive(self):
        Page.open(self, "tabs")
        with self.paused("*/public/motion*"):
            self.tap(2)
            self.engine.until(SELECTED + " === 2")
            self.tap(1)
            self.engine.until(SELECTED + " === 1")
            self.engine.settle()

    def test_the_banner_uses_the_page_s_language(self):
        self.addCleanup(self.engine.accept_languages, "en")
        for language, words in [("de-AT", "Verbindung wird wiederhergestellt …"), ("zh-CN", "正在重新连接…"), ("xx", "Reconnecting…")]:
            with self.subTest(language):
                self.engine.accept_languages(language)
                self.open("tabs")
                with self.stopped():
                    self.tap(1)
                    self.engine.until(BANNER + " !== ''")
                    self.assertEqual(self.engine.run(BANNER), words)
                self.engine.settle()
                self.engine.until(BANNER + " === ''")


if __name__ == "__main__":
    unittest.main()
