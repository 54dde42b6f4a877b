"""The channel between a page and its server, and what a page does where it can have none."""
import select
import socket
import threading
import time
import unittest

import engines
from gallery import Gallery
from selenium.webdriver.common.by import By


class PlainProxy:
    """A proxy that knows nothing of upgrades: it leaves the header out, as some do."""

    is_plain = True

    def __init__(self, port):
        self.target = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.clients = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            self.clients.append(client)
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        with client, socket.create_connection(("127.0.0.1", self.target)) as server:
            while True:
                for source in select.select([client, server], [], [])[0]:
                    try:
                        data = source.recv(65536)
                    except OSError:
                        return
                    if not data:
                        return
                    if source is client and self.is_plain:
                        data = data.replace(b"\r\nUpgrade: websocket", b"")
                    (server if source is client else client).sendall(data)

    def cut(self):
        """Breaks off all connections."""
        for client in self.clients:
            try:
                client.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # gone already

    def stop(self):
        self.listening.close()


TABS = "return [...document.querySelectorAll('[role=tab]')].findIndex((tab) => tab.ariaSelected === 'true')"


class Channels(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery()
        cls.engine = engines.Chromium()
        cls.engine.size(390, 844)

    @classmethod
    def tearDownClass(cls):
        cls.engine.quit()
        cls.gallery.stop()

    def tap(self, index):
        self.engine.run("document.querySelectorAll('[role=tab]')[arguments[0]].click()", index)

    def open(self, path):
        self.engine.open(self.gallery.address + path)
        # The channel is open once a batch went over it.
        self.engine.watch_batches()
        self.engine.eventually(self.is_open)
        self.engine.run("batches.length = 0")

    def is_open(self):
        """Does something that changes nothing for good, and says whether it went over a channel."""
        if self.engine.run("return !!document.querySelector('[role=tab]')"):
            self.tap(0)
        else:
            self.engine.run("const area = document.querySelector('.sy'); area.scrollTo(0, area.scrollTop ? 0 : 40)")
            self.engine.until("return batches.length > 0")
        self.engine.settle()
        return any(by == "channel" for by, _ in self.engine.batches())

    def test_a_tap_goes_over_the_channel(self):
        self.open("/tabs")
        self.tap(2)
        self.engine.settle()
        self.assertEqual(self.engine.run(TABS), 2)
        self.assertEqual(self.engine.batches(), [["channel", ["tap"]]])
        self.assertFalse(self.engine.run(
            "return performance.getEntriesByType('resource').some((entry) => entry.name.includes('/updates'))"))

    def test_a_long_answer_comes_compressed_and_in_its_place(self):
        self.open("/scroll")
        self.engine.run(
            "window.kinds = []; const real = Response.prototype.text;"
            "Response.prototype.text = function () { kinds.push('expanded'); return real.call(this); };"
            "const area = document.querySelector('.sy');"
            "area.scrollTo({top: area.scrollHeight / 2, behavior: 'instant'})")
        middle = "return /Day (49|50),\\d\\d\\d/.test(document.body.innerText)"
        self.engine.eventually(lambda: self.engine.run(middle))
        self.assertTrue(self.engine.run(middle))
        self.assertIn("expanded", self.engine.run("return kinds"))

    def test_a_page_that_is_left_leaves_no_channel_behind(self):
        self.open("/tabs")
        self.engine.open(self.gallery.address + "/healthz")
        self.engine.eventually(lambda: self.gallery.metric("espalier_channels") == 0)
        self.assertEqual(self.gallery.metric("espalier_channels"), 0)

    def test_a_page_that_one_comes_back_to_goes_on(self):
        self.open("/tabs")
        self.tap(2)
        self.engine.settle()
        self.engine.open(self.gallery.address + "/grid")
        self.engine.driver.back()
        self.engine.settle()
        self.tap(1)
        self.engine.settle()
        self.assertEqual(self.engine.run(TABS), 1)

    def test_a_simulated_latency_delays_what_goes_over_the_channel(self):
        self.open("/tabs?latency=300")
        start = time.monotonic()
        self.tap(3)
        self.engine.settle()
        self.assertEqual(self.engine.run(TABS), 3)
        self.assertGreaterEqual(time.monotonic() - start, 0.3)
        self.assertEqual(self.engine.batches(), [["channel", ["tap"]]])

    def test_a_new_size_of_the_window_is_remembered_all_the_same(self):
        self.open("/tabs")
        self.engine.size(500, 844)
        self.engine.eventually(lambda: self.engine.batches())
        self.engine.settle()
        self.engine.size(390, 844)
        self.engine.eventually(lambda: len(self.engine.batches()) > 1)
        self.engine.settle()
        self.assertEqual({by for by, _ in self.engine.batches()}, {"request"})
        self.assertIn("390_844", self.engine.driver.get_cookie("espalier-window")["value"])

    def test_where_no_channel_can_be_had_requests_and_a_stream_do(self):
        proxy = PlainProxy(self.gallery.port)
        try:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            self.engine.watch_batches()
            self.tap(2)
            self.engine.settle()
            self.assertEqual(self.engine.run(TABS), 2)
            self.assertEqual(self.engine.batches(), [["request", ["tap"]]])
            # What changes by itself arrives.
            self.engine.open(f"http://127.0.0.1:{proxy.port}/text")
            clock = ("return [...document.querySelectorAll('[id]')].map((e) => e.textContent)"
                     ".find((t) => /^\\d+:\\d\\d$/.test(t))")
            before = self.engine.run(clock)
            self.engine.eventually(lambda: self.engine.run(clock) != before)
            self.assertNotEqual(self.engine.run(clock), before)
        finally:
            proxy.stop()

    def test_a_page_that_went_without_a_channel_takes_one_when_it_can(self):
        proxy = PlainProxy(self.gallery.port)
        try:
            self.engine.open(f"http://127.0.0.1:{proxy.port}/tabs")
            self.engine.eventually(lambda: self.gallery.metric("espalier_streams") == 1)
            proxy.is_plain = False
            proxy.cut()
            self.engine.eventually(lambda: self.gallery.metric("espalier_channels") == 1, 30)
            self.engine.watch_batches()
            self.engine.eventually(self.is_open)
            self.tap(2)
            self.engine.settle()
            self.assertEqual(self.engine.run(TABS), 2)
            self.assertEqual(self.engine.batches()[-1], ["channel", ["tap"]])
        finally:
            proxy.stop()

    def test_a_channel_that_breaks_is_opened_again_and_nothing_is_lost_or_done_twice(self):
        cut = CuttingProxy(self.gallery.port)
        try:
            self.engine.open(f"http://127.0.0.1:{cut.port}/tabs")
            self.engine.watch_batches()
            self.engine.eventually(self.is_open)
            like = ("[...document.querySelectorAll('button')]"
                    ".find((b) => /like/i.test(b.innerText + b.getAttribute('aria-label'))).click()")
            people = "return +document.body.innerText.match(/(\\d+) people/)[1]"
            self.tap(1)
            self.engine.settle()
            for _ in range(3):
                before = self.engine.run(people)
                # The answer to this one does not come through.
                cut.cut_answers()
                self.engine.run(like)
                self.engine.settle(20)
                after = self.engine.run(people)
                self.assertEqual(abs(after - before), 1)
                self.engine.run("batches.length = 0")
                self.engine.eventually(lambda: self.reopened())
        finally:
            cut.stop()

    def reopened(self):
        self.tap(1)
        self.engine.settle()
        return self.engine.batches()[-1][0] == "channel"


class CuttingProxy(PlainProxy):
    """A proxy that can break off all channels when the server says the next thing over one."""

    cuts = False

    def cut_answers(self):
        self.cuts = True

    def serve(self, client):
        is_channel = False
        with client, socket.create_connection(("127.0.0.1", self.target)) as server:
            while True:
                for source in select.select([client, server], [], [])[0]:
                    try:
                        data = source.recv(65536)
                    except OSError:
                        return
                    if not data:
                        return
                    if source is client:
                        # The host is the server's own name for itself.
                        is_channel = is_channel or b"\r\nUpgrade: websocket" in data
                    elif is_channel and self.cuts:
                        self.cuts = False
                        return
                    (server if source is client else client).sendall(data)


class OtherEngines(unittest.TestCase):
    def check(self, engine):
        gallery = Gallery()
        try:
            engine.size(450, 844)
            engine.open(gallery.address + "/tabs")
            engine.eventually(lambda: gallery.metric("espalier_channels") == 1)
            self.assertEqual((gallery.metric("espalier_channels"), gallery.metric("espalier_streams")), (1, 0))
            engine.watch_batches()
            engine.run("document.querySelectorAll('[role=tab]')[2].click()")
            engine.settle()
            self.assertEqual(engine.run(TABS), 2)
            self.assertEqual(engine.batches(), [["channel", ["tap"]]])
        finally:
            engine.quit()
            gallery.stop()

    def test_firefox_opens_a_channel(self):
        self.check(engines.Firefox())

    def test_webkit_opens_a_channel(self):
        self.check(engines.WebKit())


if __name__ == "__main__":
    unittest.main()
