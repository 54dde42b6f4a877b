"""A page whose server is killed and restarted."""
import unittest

import engines
from gallery import Gallery, sessions_file
from pages import Page

# Types as a user does, and returns when the server has responded.
TYPE = """
const [text, done] = arguments, field = document.querySelector('.field');
field.value = text;
field.dispatchEvent(new Event('input', { bubbles: true }));
const check = () => document.body.hasAttribute('data-busy') ? setTimeout(check, 0) : done();
check();
"""


# The server's state of the page. Only this browser may request it.
STATE = """
fetch('/minimap.json?session=' + document.body.dataset.session).then((response) => response.text()).then(arguments[0]);
"""


class Restarts(unittest.TestCase):
    eventually = Page.eventually

    def setUp(self):
        self.store = sessions_file(self.addCleanup)
        self.engine = engines.Chromium()
        self.addCleanup(self.engine.quit)
        self.engine.size(390, 844)

    def kill_while_typing(self, server, text):
        """Types, kills the server before it stores the text (a tenth of a second later), and restarts it."""
        self.engine.driver.execute_async_script(TYPE, text)
        server.kill()
        server = Gallery(port=server.port, sessions=self.store)
        try:
            self.eventually(lambda: self.assertEqual(server.metric("espalier_channels"), 1), 30)
            self.eventually(lambda: self.assertIn(f'"{text}"', self.engine.driver.execute_async_script(STATE)))
            self.engine.settle(20)
            self.assertEqual(self.engine.run("return document.querySelector('.field').value"), text)
        except BaseException:
            server.stop()
            raise
        return server

    def test_a_change_just_before_a_kill_is_there_after_the_restart(self):
        server = Gallery(sessions=self.store)
        try:
            self.engine.open(f"{server.address}/minimap")
            self.eventually(lambda: self.assertEqual(server.metric("espalier_channels"), 1))
            for number in range(5):
                server = self.kill_while_typing(server, f"Ada {number}")
        finally:
            server.stop()


if __name__ == "__main__":
    unittest.main()
