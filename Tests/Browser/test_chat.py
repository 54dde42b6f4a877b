"""Requests to scroll to content that comes in the same patch (Tests/Apps/InputApp)."""
import unittest

import engines
from test_input import Input

# The distance of the uppermost conversation from its end, in pixels.
REST = "const area = [...document.querySelectorAll('.sy')].pop(); return area.scrollHeight - area.clientHeight - area.scrollTop"


class Chat:
    """The tests of all engines."""

    window = (390, 700)

    def setUp(self):
        self.engine.size(*self.window)
        self.open("chat")

    def assert_at_end(self, way):
        # A list has a margin behind its last row.
        limit = 12 if way == "list" else 1.5
        self.eventually(lambda: self.assertLess(self.engine.run(REST), limit, way))

    def test_a_chat_ends_at_its_last_message(self):
        for way in ("proxy", "animated", "lazy", "list", "id", "edge", "anchor"):
            with self.subTest(way):
                self.use(way)
                for number in (40, 41, 42):
                    self.use("Send")
                    self.seen(f"Message {number} ")
                    self.assert_at_end(way)

    def test_the_first_visit_begins_at_the_last_message(self):
        for height in (500, 640):
            with self.subTest(height):
                self.engine.forget_cookies()
                self.engine.size(430, height)
                self.open("chat")
                self.assert_at_end("proxy")


class ChromiumChat(Chat, Input):
    pass


class FirefoxChat(Chat, Input):
    engine_class = engines.Firefox


class WebKitChat(Chat, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
