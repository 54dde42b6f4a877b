"""What the user does in elements that move or change meanwhile (Tests/Apps/InputApp)."""
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_input import Input


class Moving:
    """The tests of all engines."""

    def setUp(self):
        self.engine.size(*self.window)
        self.open("moving")
        self.loaded("dragging")

    def until_counted(self):
        """Makes two changes without the page's user, and waits until the page shows them."""
        count = self.engine.run("return +/count (\\d+)/.exec(document.body.innerText)[1]")
        for number in (count + 1, count + 2):
            self.gallery.say("\n")
            self.seen(f"count {number}")

    def field(self, text):
        return self.engine.run("return [...document.querySelectorAll('input')].find((el) => el.value === arguments[0])", text)

    def state(self):
        return self.engine.run(
            "const { id, value, selectionStart, selectionEnd } = document.activeElement; return [value, selectionStart, selectionEnd]")

    def test_a_row_that_is_sorted_by_its_text_keeps_the_focus_and_the_caret(self):
        self.engine.click(self.field("Cleo"))
        self.seen("focus 0")
        self.engine.run("""
            window.left = [];
            addEventListener('focusout', ({ target }) => left.push(target.id));
            for (const area of document.querySelectorAll('.sx')) area.scrollLeft = 40;""")
        self.engine.settle()
        for letter, order in (("Y", "1 2 3 0"), ("A", "0 1 2 3"), ("E", "1 0 2 3")):
            self.engine.run("document.activeElement.setSelectionRange(0, 0)")
            self.engine.press(letter)
            self.seen("order " + order)
            self.seen("focus 0")
            value, *selection = self.state()
            self.assertEqual((value[0], selection), (letter, [1, 1]))
        self.assertEqual(self.engine.run("return left"), [])
        self.assertEqual(self.engine.run("return [...document.querySelectorAll('.sx')].map((el) => el.scrollLeft)"), [40] * 4)

    def test_a_menu_stays_open_while_the_page_changes(self):
        self.use("More")
        menu = "document.querySelector(':popover-open')"
        self.engine.until(f"return {menu} !== null")
        self.engine.run(f"const menu = {menu}; menu.querySelectorAll('button')[3].focus(); menu.scrollTop = 60;")
        self.until_counted()
        self.assertEqual(self.engine.run(
            f"const menu = {menu}; return [menu !== null, menu && menu.scrollTop, document.activeElement.innerText.trim()]"),
            [True, 60, "Command 3"])

    def compose(self, *texts):
        """A composition as a script can make it: the browser's own needs a keyboard. The last text is the composed one."""
        self.engine.run("""
            const [texts] = arguments, el = document.activeElement, fire = (type) => el.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
            window.composed = false;
            const before = el.value;
            fire('compositionstart');
            (async () => {
              for (const text of texts) {
                el.value = before + text;
                el.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
                while (document.body.dataset.busy !== undefined) await new Promise((done) => setTimeout(done, 5));
                window.seen = [...window.seen || [], el.value];
              }
              fire('compositionend');
              window.composed = true;
            })();""", list(texts))
        self.engine.until("return window.composed")
        self.engine.settle()

    def code(self):
        return self.engine.run("const all = [...document.querySelectorAll('input')]; return all[all.length - 1]")

    def test_a_composition_is_not_written_into(self):
        self.engine.click(self.code())
        self.compose("n", "ni", "nihao", "你好")
        self.assertEqual(self.engine.run("return window.seen"), ["n", "ni", "nihao", "你好"])
        self.seen("code 你好, submitted 0")
        self.engine.press("a")
        self.seen("code 你好A, submitted 0")
        self.assertEqual(self.state()[0], "你好A")

    def test_the_text_of_the_server_is_written_after_a_composition(self):
        self.engine.click(self.code())
        self.compose("a", "ab")
        self.seen("code AB, submitted 0")
        self.eventually(lambda: self.assertEqual(self.state()[0], "AB"))

    def test_return_at_the_end_of_a_composition_does_not_submit(self):
        self.engine.click(self.code())
        self.engine.run(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))")
        self.engine.settle()
        self.engine.press(Keys.ENTER)
        self.seen("code , submitted 1")

    def test_a_text_that_is_filled_in_with_change_alone_is_read(self):
        self.engine.run(
            "const el = arguments[0]; el.value = 'pass'; el.dispatchEvent(new Event('change', { bubbles: true }))", self.code())
        self.seen("code PASS, submitted 0")
        self.assertEqual(self.engine.run("return arguments[0].value", self.code()), "PASS")


class ChromiumMoving(Moving, Input):
    def test_a_composition_of_an_input_method(self):
        self.engine.click(self.code())
        for text in ("n", "ni", "nih", "nihao"):
            self.engine.driver.execute_cdp_cmd(
                "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
            self.engine.settle()
            self.assertEqual(self.state()[0], text)
        self.engine.driver.execute_cdp_cmd("Input.insertText", {"text": "你好"})
        self.seen("code 你好, submitted 0")
        self.assertEqual(self.state()[0], "你好")

    def test_a_composition_goes_on_in_a_row_that_moves(self):
        self.engine.click(self.field("Cleo"))
        self.seen("focus 0")
        self.engine.run("document.activeElement.setSelectionRange(0, 0)")
        for text in ("z", "zh", "zho"):
            self.engine.driver.execute_cdp_cmd(
                "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
            self.engine.settle()
            self.assertEqual(self.state()[0], text + "Cleo")
        self.seen("order 1 2 3 0")
        self.engine.driver.execute_cdp_cmd("Input.insertText", {"text": "中"})
        self.engine.settle()
        self.assertEqual(self.state(), ["中Cleo", 1, 1])


class FirefoxMoving(Moving, Input):
    engine_class = engines.Firefox


class WebKitMoving(Moving, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
