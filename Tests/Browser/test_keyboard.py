"""The pages `mail` and `shop` of the gallery, by the keyboard alone."""
from pages import Page
from selenium.webdriver.common.keys import Keys


class ByKeyboard(Page):
    """Tab, Enter, arrows and Escape. Nothing is clicked."""

    def reach(self, name):
        """Moves the focus to a control by its name."""
        script = """(() => { const el = document.activeElement;
            return el.matches('a,button,input,textarea,[role=button],[role=tab]') && [el, ...el.querySelectorAll('[aria-label]')]
              .some((named) => (named.getAttribute('aria-label') || named.innerText || '').trim().startsWith(NAME)); })()""".replace("NAME", repr(name))
        self.press_tab_until(script)

    def open_by_enter(self, name):
        self.reach(name)
        self.engine.press(Keys.ENTER)
        self.engine.settle()

    def dialogs(self):
        return self.engine.run("return document.querySelectorAll('dialog:modal').length")

    def until_at(self, path):
        self.eventually(lambda: self.assertEqual(self.engine.run("return location.pathname"), path))
        self.engine.settle()

    def test_shop(self):
        self.open("shop")
        self.open_by_enter("Teapot")
        self.until_at("/shop/Product/teapot")
        self.open_by_enter("Add to basket")
        self.until_seen("Add another one (1)")
        self.open_by_enter("Details")
        self.eventually(lambda: self.assertEqual(self.dialogs(), 1))
        self.assertTrue(self.engine.run("return document.activeElement.closest('dialog') !== null"))
        self.engine.press(Keys.ESCAPE)
        self.eventually(lambda: self.assertEqual(self.dialogs(), 0))
        self.open_by_enter("Shop")
        self.until_at("/shop")
        self.reach("Shelves")
        self.engine.press(Keys.ARROW_RIGHT)
        self.until_seen("Together")
        self.assertEqual(
            self.engine.run("return [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-current'))"),
            [None, "page"])
        self.open_by_enter("Order")
        self.eventually(lambda: self.assertEqual(self.dialogs(), 1))
        self.open_by_enter("Order")
        self.until_seen("This shop sends nothing")
        self.open_by_enter("OK")
        self.eventually(lambda: self.assertEqual(self.dialogs(), 0))
        self.until_seen("The basket is empty")

    def test_mail_on_a_phone(self):
        self.open("mail")
        self.open_by_enter("Ada")
        self.until_seen("It weaves algebraical patterns")
        self.open_by_enter("Inbox")
        self.until_seen("We found it in relay 70")
        self.open_by_enter("New mail")
        self.eventually(lambda: self.assertEqual(self.dialogs(), 1))
        self.engine.press(Keys.ESCAPE)
        self.eventually(lambda: self.assertEqual(self.dialogs(), 0))
        self.reach("Search mails")
        self.engine.press("moth")
        self.engine.settle()
        self.eventually(lambda: self.assertNotIn("weaves", self.text()))

    def test_mail_in_a_wide_window(self):
        self.engine.size(1100, 800)
        self.addCleanup(self.engine.size, *self.window)
        self.open("mail")
        self.open_by_enter("Ada")
        self.until_seen("It weaves algebraical patterns")
        current = "return [...document.querySelectorAll('[aria-current]')].map((row) => row.innerText.split('\\n')[0])"
        self.eventually(lambda: self.assertEqual(self.engine.run(current), ["Ada"]))
        self.assert_landmarks(["main", "navigation", "search"])

    def assert_landmarks(self, wanted):
        found = self.engine.run("return [...document.querySelectorAll('main,nav,[role=navigation],[role=search]')]"
                                ".map((el) => el.getAttribute('role') || { MAIN: 'main', NAV: 'navigation' }[el.tagName])")
        self.assertEqual(sorted(set(found)), wanted)
