"""Values that are typed, buttons that are pressed twice, and the window of the first visit (Tests/Apps/InputApp)."""
import unittest

import engines
from test_input import Input


class Payment:
    def press(self, label, times=1):
        """Clicks a control so many times before any response."""
        self.assertTrue(self.engine.run(
            "const [label, times] = arguments;"
            "const el = [...document.querySelectorAll('a,button')].find((el) => !el.closest('[inert]') && el.innerText.trim() === label);"
            "for (let i = 0; i < times; i++) el.click(); return !!el;", label, times))

    def amount(self):
        return self.engine.run("return document.querySelector('main input').value")

    def test_a_value_follows_the_text_and_the_text_gets_its_format_at_the_end(self):
        self.open("payment")
        field = self.engine.find("main input")
        self.engine.type(field, "1234.5")
        self.until_seen("Twice that: 2,469")
        self.assertEqual(self.amount(), "1234.5")
        # The button was disabled. One click is enough, without leaving the field first.
        self.engine.until("return [...document.querySelectorAll('button')].some((el) => el.innerText === 'Save' && !el.disabled)")
        self.press("Save")
        self.until_seen("Saved: 1,234.5")
        self.assertEqual(self.amount(), "1234.5")
        self.engine.run("document.activeElement.blur()")
        self.engine.until("return document.querySelector('main input').value === '1,234.5'")

    def test_a_shortcut_acts_on_what_was_typed(self):
        self.open("payment", "?latency=150")
        field = self.engine.find("main input")
        self.engine.type(field, "7")
        self.until_seen("Twice that: 14")
        self.engine.type(field, "8")
        self.engine.chord("\ue009", "s")
        self.until_seen("Saved: 78")
        self.assertEqual(self.amount(), "78")

    def test_a_second_press_on_what_leaves_does_nothing(self):
        self.open("payment", "?latency=150")
        self.press("Pay 2", times=3)
        self.until_seen("Payments: 1")
        self.engine.settle()
        self.assertIn("Payments: 1", self.text())
        self.assertNotIn("Pay 2", self.text())
        self.assertIn("Pay 3", self.text())

    def test_a_second_press_in_an_alert_does_nothing(self):
        self.open("payment", "?latency=150")
        self.press("Ask")
        self.until_seen("Sure?")
        self.press("Pay now", times=2)
        self.until_seen("Payments: 1")
        self.engine.settle()
        self.assertIn("Payments: 1", self.text())

    def test_a_second_press_on_a_link_pushes_nothing(self):
        self.open("payment", "?latency=150")
        self.press("Receipt", times=2)
        self.until_seen("Thank you")
        self.engine.settle()
        self.assertEqual(self.engine.run("return document.body.dataset.place.split(' ')[0]"), "1")

    def test_the_first_visit_begins_with_the_size_of_the_window(self):
        self.open("arrival")
        self.engine.driver.delete_all_cookies()
        self.open("arrival")
        width = self.engine.run("return document.documentElement.clientWidth")
        self.until_seen(f"appeared at {width}, now {width}")


class ChromiumPayment(Payment, Input):
    window = (1280, 800)

    def test_a_page_without_scripts_comes_back_if_its_button_was_still_disabled(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/payment")
            self.by_role("button", "Save").click()
            self.eventually(lambda: self.assertIn("/payment?session=", self.engine.driver.current_url))
            self.until_seen("Saved: nothing")
            self.engine.find("main input").send_keys("7")
            self.by_role("button", "Save").click()
            self.until_seen("Saved: 7")


class WithoutHints(Payment):
    """Browsers that do not name their window in requests."""

    def test_only_the_first_visit_loads_the_page_again(self):
        self.open("arrival")
        self.engine.driver.delete_all_cookies()
        opened = []
        for _ in range(2):
            before = self.gallery.metric("espalier_sessions_opened_total")
            self.open("arrival")
            width = self.engine.run("return document.documentElement.clientWidth")
            self.until_seen(f"now {width}")
            opened.append(self.gallery.metric("espalier_sessions_opened_total") - before)
        self.assertEqual(opened, [2, 1])


class FirefoxPayment(WithoutHints, Input):
    engine_class = engines.Firefox


class WebKitPayment(WithoutHints, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
