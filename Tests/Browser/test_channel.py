"""The channel between a page and its server, and the fallback without one."""
import time
import unittest

import engines
from pages import Page
from proxies import CuttingProxy, PlainProxy

SELECTED = "return [...document.querySelectorAll('[role=tab]')].findIndex((tab) => tab.ariaSelected === 'true')"


class Channels(Page):
    def tap(self, index):
        self.engine.run("document.querySelectorAll('[role=tab]')[arguments[0]].click()", index)

    def open(self, scene, query=""):
        super().open(scene, query)
        # The channel is open once a batch has been sent over it.
        self.engine.watch_batches()
        self.eventually(self.assert_open)
        self.engine.run("batches.length = 0")

    def assert_open(self):
        """Performs an action without a lasting effect, over a channel."""
        if self.engine.run("return !!document.querySelector('[role=tab]')"):
            self.tap(0)
        else:
            self.engine.run("const area = document.querySelector('.sy'); area.scrollTo(0, area.scrollTop ? 0 : 40)")
            self.engine.until("return batches.length > 0")
        self.engine.settle()
        self.assertIn("channel", [by for by, _ in self.engine.batches()])

    def test_a_tap_goes_over_the_channel(self):
        self.open("tabs")
        self.tap(2)
        self.engine.settle()
        self.assertEqual(self.engine.run(SELECTED), 2)
        self.assertEqual(self.engine.batches(), [["channel", ["tap"]]])
        self.assertFalse(self.engine.run(
            "return performance.getEntriesByType('resource').some((entry) => entry.name.includes('/updates'))"))

    def test_a_long_response_arrives_compressed_and_in_order(self):
        self.open("scroll")
        self.engine.run(
            "window.kinds = []; const real = Response.prototype.text;"
            "Response.prototype.text = function () { kinds.push('expanded'); return real.call(this); };"
            "const area = document.querySelector('.sy');"
            "area.scrollTo({top: area.scrollHeight / 2, behavior: 'instant'})")
        self.engine.until("return /Day (49|50),\\d\\d\\d/.test(document.body.innerText)")
        self.assertIn("expanded", self.engine.run("return kinds"))

    def test_a_page_that_is_left_leaves_no_channel_behind(self):
        self.open("tabs")
        super().open("healthz")
        self.eventually(lambda: self.assertEqual(self.gallery.metric("espalier_channels"), 0))

    def test_a_page_that_the_user_returns_to_continues(self):
        self.open("tabs")
        self.tap(2)
        self.engine.settle()
        super().open("grid")
        self.engine.driver.back()
        self.engine.settle()
        self.tap(1)
        self.engine.settle()
        self.assertEqual(self.engine.run(SELECTED), 1)

    def test_a_simulated_latency_delays_the_channel(self):
        self.open("tabs", "?latency=300")
        start = time.monotonic()
        self.tap(3)
        self.engine.settle()
        self.assertEqual(self.engine.run(SELECTED), 3)
        self.assertGreaterEqual(time.monotonic() - start, 0.3)
        self.assertEqual(self.engine.batches(), [["channel", ["tap"]]])

    def test_a_new_window_size_is_remembered_although_the_channel_is_open(self):
        self.open("tabs")
        self.engine.size(500, 844)
        self.until_window_is_remembered(500)
        self.engine.size(390, 844)
        self.until_window_is_remembered(390)
        self.engine.settle()
        self.assertEqual({by for by, _ in self.engine.batches()}, {"request"})

    def until_window_is_remembered(self, width):
        self.eventually(
            lambda: self.assertIn(f"{width}_844", self.engine.driver.get_cookie("espalier-window")["value"]))

    def test_without_a_channel_requests_and_a_stream_are_used(self):
        with PlainProxy(self.gallery.port) as proxy:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            self.engine.watch_batches()
            self.tap(2)
            self.engine.settle()
            self.assertEqual(self.engine.run(SELECTED), 2)
            self.assertEqual(self.engine.batches(), [["request", ["tap"]]])
            # Changes without events arrive.
            self.engine.open(f"http://127.0.0.1:{proxy.port}/text")
            self.until_other(self.clock)

    def test_a_page_without_a_channel_opens_one_when_it_can(self):
        with PlainProxy(self.gallery.port) as proxy:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            self.eventually(lambda: self.assertEqual(self.gallery.metric("espalier_streams"), 1))
            proxy.is_plain = False
            proxy.cut()
            self.eventually(lambda: self.assertEqual(self.gallery.metric("espalier_channels"), 1), 30)
            self.engine.watch_batches()
            self.eventually(self.assert_open)
            self.tap(2)
            self.engine.settle()
            self.assertEqual(self.engine.run(SELECTED), 2)
            self.assertEqual(self.engine.batches()[-1], ["channel", ["tap"]])

    def test_a_broken_channel_is_reopened_and_nothing_is_lost_or_repeated(self):
        with CuttingProxy(self.gallery.port) as proxy:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            self.engine.watch_batches()
            self.eventually(self.assert_open)
            like = ("[...document.querySelectorAll('button')]"
                    ".find((b) => /like/i.test(b.innerText + b.getAttribute('aria-label'))).click()")
            people = "return +document.body.innerText.match(/(\\d+) people/)[1]"
            self.tap(1)
            self.engine.settle()
            for _ in range(3):
                before = self.engine.run(people)
                # The response to this batch does not get through.
                proxy.cut_responses()
                self.engine.run(like)
                self.engine.settle(20)
                after = self.engine.run(people)
                self.assertEqual(abs(after - before), 1)
                self.engine.run("batches.length = 0")
                self.eventually(self.assert_reopened)

    def assert_reopened(self):
        self.tap(1)
        self.engine.settle()
        self.assertEqual(self.engine.batches()[-1][0], "channel")


class OpeningChannel:
    window = (450, 844)

    def check(self):
        self.open("tabs")
        self.eventually(lambda: self.assertEqual(self.gallery.metric("espalier_channels"), 1))
        self.assertEqual(self.gallery.metric("espalier_streams"), 0)
        self.engine.watch_batches()
        self.engine.run("document.querySelectorAll('[role=tab]')[2].click()")
        self.engine.settle()
        self.assertEqual(self.engine.run(SELECTED), 2)
        self.assertEqual(self.engine.batches(), [["channel", ["tap"]]])


class FirefoxChannel(OpeningChannel, Page):
    engine_class = engines.Firefox

    def test_firefox_opens_a_channel(self):
        self.check()


class WebKitChannel(OpeningChannel, Page):
    engine_class = engines.WebKit

    def test_webkit_opens_a_channel(self):
        self.check()


if __name__ == "__main__":
    unittest.main()
