"""Pages of an app with mistakes (Tests/Apps/FaultyApp), as their users see them."""
import json
import signal
import threading
import time
import urllib.error
import urllib.request

import engines
from gallery import ROOT, Gallery, nodes, sessions_file
from pages import Page

PROGRAM = ROOT / ".build/debug/FaultyApp"
ALERT = "return document.querySelector('.lost[role=alert]').innerText"


class FaultyServer(Page):
    """A server for each test, which may end."""

    @classmethod
    def setUpClass(cls):
        cls.store = sessions_file(cls.addClassCleanup)

    def setUp(self):
        self.gallery = self.start()
        self.addCleanup(lambda: self.gallery.stop())

    def start(self, port=0):
        return Gallery(port=port, sessions=self.store, program=PROGRAM)

    def restart(self):
        """Starts the server again after it has crashed."""
        port = self.gallery.port
        self.gallery.process.wait(20)
        self.gallery.stop()
        self.gallery = self.start(port)

    def tap(self, label):
        self.engine.run(
            "[...document.querySelectorAll('button')].find((el) => el.innerText === arguments[0]).click()", label)

    def trap_later(self):
        """Taps a button whose task traps after the response, and starts the server again."""
        self.tap("Trap later")
        self.engine.settle()
        self.gallery.say("\n")
        self.restart()

    def post(self, scene, label):
        """Taps a button in a separate session, as a program does; returns the result of the request."""
        tree = self.gallery.json(scene)
        button = next(node for node in nodes(tree) if node["type"] == "Button" and node["children"][0]["text"] == label)
        events = [{"node": button["id"], "type": "tap"}]
        request = urllib.request.Request(
            f"{self.gallery.address}/{scene}/events", headers={"Content-Type": "application/json"},
            data=json.dumps({"session": tree["session"], "events": events}).encode())
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status
        except (OSError, urllib.error.URLError) as error:
            return str(error)

    def status(self, path):
        try:
            with urllib.request.urlopen(self.gallery.address + path, timeout=10) as response:
                return response.status
        except urllib.error.HTTPError as error:
            with error:
                return error.code


class Faults(FaultyServer):
    """The tests of all engines."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.start_engine()

    def test_an_action_that_traps_ends_the_server_once_and_the_page_reports_the_failure(self):
        self.open("trap")
        for count in (1, 2):
            self.tap("Count")
            self.until_seen(f"Count {count}")
        # A change just before the trap is not lost.
        self.tap("Trap")
        self.restart()
        self.eventually(lambda: self.assertEqual(self.engine.run(ALERT), "That didn’t work."), 30)
        self.engine.settle(20)
        self.assertIn("Count 2", self.text())
        self.tap("Count")
        self.until_seen("Count 3")
        self.assertIsNone(self.gallery.process.poll())
        # The alert disappears automatically.
        self.eventually(lambda: self.assertEqual(self.engine.run(ALERT), ""))

    def test_an_animation_that_traps_fails_its_tap_only(self):
        self.open("motion")
        self.tap("Count")
        self.until_seen("Count 1")
        self.tap("Animate")
        self.restart()
        self.eventually(lambda: self.assertEqual(self.engine.run(ALERT), "That didn’t work."), 30)
        self.engine.settle(20)
        self.assertIn("Count 1", self.text())
        self.tap("Count")
        self.until_seen("Count 2")
        self.assertIsNone(self.gallery.process.poll())

    def test_a_page_whose_task_traps_repeatedly_starts_over(self):
        self.open("trap")
        self.tap("Count")
        self.until_seen("Count 1")
        session = self.engine.run("return document.body.dataset.session")
        # A task gets a second chance.
        self.trap_later()
        self.engine.settle(30)
        self.assertIn("Count 1", self.text())
        self.assertEqual(self.engine.run("return document.body.dataset.session"), session)
        self.trap_later()
        self.eventually(lambda: self.assertIn("Count 0", self.text()), 30)
        self.assertNotEqual(self.engine.run("return document.body.dataset.session"), session)
        self.engine.settle()
        self.assertIsNone(self.gallery.process.poll())

    def test_a_page_without_its_environment_object_starts_over_and_the_others_continue(self):
        other = self.gallery.json("trap")["session"]
        self.open("missing")
        self.tap("Show")
        self.eventually(lambda: self.assertEqual(self.engine.run(ALERT), "That didn’t work."))
        self.engine.settle()
        self.assertIn("Hidden", self.text())
        self.assertEqual(self.gallery.json("trap", other)["session"], other)

    def test_a_page_that_an_overloaded_server_refuses_waits_and_sends_again(self):
        self.open("slow")
        self.tap("Count")
        self.until_seen("Count 1")
        self.engine.watch_batches()
        working = threading.Thread(target=self.post, args=("slow", "Work"))
        working.start()
        self.assertEqual(self.gallery.process.stdout.readline(), "Working\n")
        waiting = threading.Thread(target=self.status, args=("/feed.json",))
        waiting.start()
        # Once a request has waited for two seconds, the server refuses more.
        self.eventually(lambda: self.assertGreater(self.gallery.metric("espalier_main_actor_delay_seconds"), 2))
        self.tap("Count")
        self.eventually(lambda: self.assertEqual(self.gallery.metric("espalier_overloads_total"), 1))
        self.gallery.say("\n")
        self.until_seen("Count 2")
        # The same batch, sent twice.
        self.assertEqual([types for _, types in self.engine.batches()], [["tap"], ["tap"]])
        working.join()
        waiting.join()

    def test_an_endless_list_loads_one_page_at_a_time(self):
        self.open("feed")
        self.engine.settle()
        self.assertIn("Loads 0", self.text())
        for loads in (1, 2, 3):
            # Scrolls to the end of the loaded rows, as a finger does.
            self.engine.run("const box = document.querySelector('.sy'); box.scrollTop = box.scrollHeight")
            self.until_seen(f"Loads {loads}")
            self.until_seen(f"Item {20 * loads}")
            self.engine.settle()
            self.assertIn(f"Loads {loads}\n", self.text())


class FaultsWithoutBrowser(FaultyServer):
    def test_an_endless_loop_is_reported_and_does_not_block_the_shutdown(self):
        stuck = threading.Thread(target=self.post, args=("slow", "Loop"))
        stuck.start()
        self.eventually(lambda: self.assertEqual(self.status("/readyz"), 503), 20)
        self.assertEqual(self.status("/healthz"), 200)
        start = time.monotonic()
        self.gallery.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.gallery.process.wait(20), 1)
        self.assertLess(time.monotonic() - start, 12)
        stuck.join()


class FaultsInFirefox(Faults):
    engine_class = engines.Firefox
