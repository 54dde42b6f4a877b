"""Screens, dialogs and the browser's history, on the pages `shop` and `mail` of the gallery."""
import unittest
import urllib.error
import urllib.request

import engines
from pages import Page
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Places:
    """The tests of all engines."""
    # Whether the engine keeps pages that were left, under its driver.
    keeps_pages = True
    # The delays of the server, in milliseconds, under which steps follow one another. Three engines need not wait for the longer one.
    latencies = (150,)

    def location(self):
        return self.engine.run("return location.pathname")

    def until_at(self, path, title):
        def check():
            self.assertEqual((self.location(), self.engine.run("return document.title")), (path, title))
        self.eventually(check)
        self.engine.settle()

    def go(self, entries):
        self.engine.run(f"history.go({entries})")

    def use(self, name, kind="a,button"):
        """Clicks a link or a button of the uppermost screen or dialog by its name, as by the keyboard."""
        found = self.engine.run("""
            const usable = [...document.querySelectorAll(arguments[1])].filter((el) => !el.closest('[inert]'));
            const dialog = [...document.querySelectorAll('dialog.modal')].pop();
            const el = usable.filter((el) => !dialog || dialog.contains(el))
              .find((el) => [el, ...el.querySelectorAll('[aria-label]')]
                .some((named) => (named.getAttribute('aria-label') || named.innerText).trim().startsWith(arguments[0])));
            if (el) el.focus();
            if (el) el.click();
            return !!el;""", name, kind)
        self.assertTrue(found, f"nothing to use is called {name!r}")
        self.engine.settle()

    def dialogs(self):
        """The number of dialogs that the server shows; none of them is without the top layer."""
        return self.engine.run("""
            const wanted = document.querySelectorAll('dialog.modal').length;
            return document.querySelectorAll('dialog:modal').length === wanted ? wanted : -1;""")

    def until_dialogs(self, count):
        self.eventually(lambda: self.assertEqual(self.dialogs(), count))

    def open_product(self):
        self.open("shop")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")

    def test_a_push_and_the_back_button_of_the_bar_are_entries_of_the_history(self):
        self.open_product()
        self.use("Kettle")
        self.until_at("/shop/Product/teapot/Product/kettle", "Kettle")
        self.use("Teapot", "button")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.go(1)
        self.until_at("/shop/Product/teapot/Product/kettle", "Kettle")

    def test_back_and_forward_keep_the_state_of_the_page(self):
        self.open_product()
        self.use("Add to basket")
        self.until_seen("Add another one (1)")
        session = self.engine.run("return document.body.dataset.session")
        self.go(-1)
        self.until_at("/shop", "Shop")
        self.go(1)
        self.until_at("/shop/Product/teapot", "Teapot")
        self.until_seen("Add another one (1)")
        self.assertEqual(self.engine.run("return document.body.dataset.session"), session)

    def test_the_link_of_a_screen_has_the_focus_again_after_it(self):
        self.open_product()
        self.go(-1)
        self.until_at("/shop", "Shop")
        self.eventually(lambda: self.assertEqual(
            self.engine.run("return document.activeElement.getAttribute('href')"), "/shop/Product/teapot"))

    def test_back_over_several_screens_at_once(self):
        self.open_product()
        self.use("Kettle")
        self.until_at("/shop/Product/teapot/Product/kettle", "Kettle")
        self.go(-2)
        self.until_at("/shop", "Shop")

    def test_several_steps_under_way_lead_where_the_list_of_the_browser_says(self):
        shop, teapot, kettle = "/shop", "/shop/Product/teapot", "/shop/Product/teapot/Product/kettle"
        titles = {shop: "Shop", teapot: "Teapot", kettle: "Kettle"}
        for latency in self.latencies:
            with self.subTest(latency):
                self.open("shop", f"?latency={latency}")
                self.use("Teapot")
                self.until_at(teapot, "Teapot")
                self.use("Kettle")
                self.until_at(kettle, "Kettle")
                entries = self.engine.run("return history.length")
                for steps, path in (
                        ([-1, -1], shop), ([1], teapot), ([1], kettle), ([-1, 1], kettle), ([-2, 1], teapot), ([-1, 1, 1], kettle),
                        ([-1, -1, 1, 1, -1], teapot), ([-1], shop), ([1, 1], kettle)):
                    # Each step arrives, and the next one follows before the server has answered.
                    self.engine.run("""
                        const [steps] = arguments;
                        window.stepped = false;
                        const next = () => {
                          if (!steps.length) return void (window.stepped = true);
                          addEventListener('popstate', () => setTimeout(next, 30), { once: true });
                          history.go(steps.shift());
                        };
                        next();""", steps)
                    self.engine.until("return window.stepped")
                    self.until_at(path, titles[path])
                    self.assertEqual((self.location(), self.engine.run("return history.length")), (path, entries), steps)

    def test_the_list_is_where_it_was_scrolled_to(self):
        self.engine.size(390, 500)
        self.addCleanup(self.engine.size, *self.window)
        self.open("shop")
        area = "[...document.querySelectorAll('.s')].find((el) => !el.closest('[inert]'))"
        self.engine.run(f"{area}.scrollTop = 150")
        self.engine.drawn()
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.use("Kettle")
        self.until_at("/shop/Product/teapot/Product/kettle", "Kettle")
        self.go(-2)
        self.until_at("/shop", "Shop")
        self.eventually(lambda: self.assertAlmostEqual(self.engine.run(f"return {area}.scrollTop"), 150, delta=1))

    def test_back_is_seen_before_the_server_answers(self):
        self.open("shop", "?latency=400")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        # The screen below is in use at once, and moves in the next frames. The title is still that of the server.
        self.assertEqual(self.engine.run("""
            window.lower = document.querySelector('[inert]');
            const wasCovered = lower.inert;
            document.querySelector('.bk button').click();
            return [wasCovered, lower.inert, document.title];"""), [True, False, "Teapot"])
        self.engine.until("return new DOMMatrix(getComputedStyle(lower).transform).e > -110")
        self.until_at("/shop", "Shop")
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.querySelectorAll('[inert]').length"), 0))

    def row(self, name):
        """The middle of a link of the uppermost screen."""
        return self.engine.run("""
            const box = [...document.querySelectorAll('a[data-on~=prepare]')]
              .find((el) => !el.closest('[inert]') && el.innerText.trim().startsWith(arguments[0])).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];""", name)

    def until_beside(self, count):
        """Waits until so many screens are beyond the trailing edge."""
        self.eventually(lambda: self.assertEqual(self.engine.run("""
            return [...document.querySelectorAll('[inert]')]
              .filter((el) => el.getBoundingClientRect().left >= innerWidth).length"""), count))

    def test_the_screen_of_a_pressed_link_is_made_in_advance(self):
        self.open("shop")
        x, y = self.row("Kettle")
        self.engine.mouse("mousePressed", x, y)
        self.until_beside(1)
        self.assertEqual((self.location(), self.engine.run("return document.title")), ("/shop", "Shop"))
        self.assertEqual(self.engine.run("return document.documentElement.scrollWidth - innerWidth"), 0)
        self.engine.mouse("mouseReleased", x, y)
        self.until_at("/shop/Product/kettle", "Kettle")
        self.until_beside(0)
        self.go(-1)
        self.until_at("/shop", "Shop")

    def test_the_screen_goes_when_the_press_ends_elsewhere(self):
        self.open("shop")
        x, y = self.row("Kettle")
        self.engine.mouse("mousePressed", x, y)
        self.until_beside(1)
        _, other = self.row("Clock")
        self.engine.mouse("mouseMoved", x, other)
        self.engine.mouse("mouseReleased", x, other)
        self.until_beside(0)
        self.engine.settle()
        self.assertEqual(self.location(), "/shop")

    def test_a_prepared_screen_is_seen_before_the_server_answers(self):
        self.open("shop", "?latency=800")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")

        def push(name, start, end):
            x, y = self.row(name)
            self.engine.mouse("mousePressed", x, y)
            self.until_beside(1)
            self.engine.run("""
                window.seen = null;
                addEventListener('click', ({ target }) => {
                  window.seen = [location.pathname, [...document.querySelectorAll('[inert]')].some((el) => el.contains(target))];
                }, { once: true });""")
            self.engine.mouse("mouseReleased", x, y)
            self.eventually(lambda: self.assertEqual(self.engine.run("return window.seen"), [start, True]))
            self.until_at(end, name)

        push("Kettle", "/shop/Product/teapot", "/shop/Product/teapot/Product/kettle")
        self.go(-2)
        self.until_at("/shop", "Shop")
        push("Clock", "/shop", "/shop/Product/clock")

    def test_back_from_far_above_is_seen_before_the_server_answers(self):
        self.open("shop", "?latency=400")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.use("Kettle")
        self.until_at("/shop/Product/teapot/Product/kettle", "Kettle")
        self.assertEqual(self.engine.run("""
            const lower = document.querySelector('[inert]'), wasCovered = lower.inert;
            [...document.querySelectorAll('.bk button')].pop().click();
            return [wasCovered, lower.inert, document.title];"""), [True, False, "Kettle"])
        self.until_at("/shop/Product/teapot", "Teapot")

    def test_a_screen_below_two_others_comes_back_as_it_was(self):
        self.engine.size(390, 380)
        self.addCleanup(self.engine.size, *self.window)
        self.open("shop")
        area = "[...document.querySelectorAll('.s')].find((el) => !el.closest('[inert]'))"
        self.engine.run(f"{area}.scrollTop = 30")
        self.engine.settle()
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.use("Add to basket")
        self.until_seen("Add another one (1)")
        self.engine.run(f"{area}.scrollTop = 40")
        self.engine.settle()
        self.use("Kettle")
        self.until_at("/shop/Product/teapot/Product/kettle", "Kettle")
        self.use("Thermometer")
        self.until_at("/shop/Product/teapot/Product/kettle/Product/thermometer", "Thermometer")
        self.engine.settle()
        self.go(-1)
        self.until_at("/shop/Product/teapot/Product/kettle", "Kettle")
        self.engine.settle()
        self.go(-1)
        self.until_at("/shop/Product/teapot", "Teapot")
        self.until_seen("Add another one (1)")
        self.eventually(lambda: self.assertEqual(self.engine.run(f"return {area}.scrollTop"), 40))
        self.eventually(lambda: self.assertEqual(self.engine.run("return document.activeElement.textContent.trim()"), "Kettle"))
        self.go(-1)
        self.until_at("/shop", "Shop")
        self.eventually(lambda: self.assertEqual(self.engine.run(f"return {area}.scrollTop"), 30))

    def test_a_reload_and_a_link_that_is_opened_come_to_the_same_place(self):
        self.open_product()
        self.engine.open(self.gallery.address + "/shop/Product/teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.use("Shop")
        self.until_at("/shop", "Shop")

    def test_links_have_addresses(self):
        self.open("shop")
        addresses = self.engine.run("return [...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))")
        self.assertIn("/shop/Product/teapot", addresses)

    def test_places_that_do_not_exist_are_not_found(self):
        for path in ("/shop/Product/nothing", "/shop/Nothing/1", "/shop/Product", "/mail/Product/teapot", "/shop" + "/a/b" * 2000):
            with self.assertRaises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(self.gallery.address + path, timeout=10)
            self.assertEqual(refused.exception.code, 404, path)
            refused.exception.close()

    def select_tab(self, index):
        self.engine.run("document.querySelectorAll('[role=tab]')[arguments[0]].click()", index)

    def test_a_tab_is_part_of_the_address(self):
        self.open_product()
        self.select_tab(1)
        self.until_at("/shop/tab/basket", "Basket")
        self.engine.open(self.gallery.address + "/shop/tab/basket")
        self.until_at("/shop/tab/basket", "Basket")
        self.until_seen("The basket is empty")
        self.select_tab(0)
        self.until_at("/shop", "Shop")

    def test_back_leads_to_the_tab_of_the_entry(self):
        self.open("shop")
        self.select_tab(1)
        self.until_at("/shop/tab/basket", "Basket")
        self.select_tab(0)
        self.until_at("/shop", "Shop")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.select_tab(1)
        self.until_at("/shop/tab/basket", "Basket")
        for path, title in (("/shop/Product/teapot", "Teapot"), ("/shop", "Shop"), ("/shop/tab/basket", "Basket"), ("/shop", "Shop")):
            self.go(-1)
            self.until_at(path, title)
        self.go(2)
        self.until_at("/shop", "Shop")

    def test_back_leads_to_the_row_of_a_sidebar_that_was_selected_before(self):
        self.engine.size(1200, 800)
        self.addCleanup(self.engine.size, *self.window)
        self.open("mail")
        for name, path in (("Ada", "/mail/Int/1"), ("Grace", "/mail/Int/2")):
            self.engine.run("[...document.querySelectorAll('[role=button],button')]"
                            ".find((el) => el.innerText.includes(arguments[0])).click()", name)
            self.eventually(lambda path=path: self.assertEqual(self.location(), path))
            self.engine.settle()
        self.go(-1)
        self.until_seen("It weaves algebraical patterns")
        self.assertEqual(self.location(), "/mail/Int/1")
        self.go(-1)
        self.until_seen("No mail is selected")

    def test_the_selected_mail_is_part_of_the_address(self):
        for size, title in ((390, 800), "The engine"), ((1200, 800), "Inbox"):
            with self.subTest(size):
                self.engine.size(*size)
                self.addCleanup(self.engine.size, *self.window)
                self.open("mail")
                self.engine.run("[...document.querySelectorAll('[role=button],button')]"
                                ".find((el) => el.innerText.includes('Ada')).click()")
                self.eventually(lambda: self.assertEqual(self.location(), "/mail/Int/1"))
                self.engine.open(self.gallery.address + "/mail/Int/1")
                self.until_seen("It weaves algebraical patterns")
                self.assertEqual(self.location(), "/mail/Int/1")

    def test_the_canonical_address_follows(self):
        canonical = "return document.querySelector('link[rel=canonical]').getAttribute('href')"
        self.open("shop")
        self.assertEqual(self.engine.run(canonical), "/shop")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.assertEqual(self.engine.run(canonical), "/shop/Product/teapot")

    def test_a_page_that_was_left_comes_back_as_it_was(self):
        self.open_product()
        self.use("Add to basket")
        self.until_seen("Add another one (1)")
        session = self.engine.run("return document.body.dataset.session")
        self.engine.run("location.href = arguments[0]", self.gallery.address + "/tabs")
        self.eventually(lambda: self.assertEqual(self.location(), "/tabs"))
        self.engine.settle()
        self.go(-1)
        self.until_at("/shop/Product/teapot", "Teapot")
        if self.keeps_pages:
            self.until_seen("Add another one (1)")
            self.assertEqual(self.engine.run("return document.body.dataset.session"), session)
        # Either way the page can be used.
        self.use("Add")
        self.until_seen("Add another one")

    def test_a_sheet_takes_the_focus_and_gives_it_back(self):
        self.open_product()
        self.use("Details")
        self.until_dialogs(1)
        self.assertEqual(self.engine.run("return document.activeElement.closest('dialog') !== null"), True)
        self.assertEqual(self.engine.run("return document.querySelector('dialog').getAttribute('aria-label')"), "About Teapot")
        self.use("Done")
        self.until_dialogs(0)
        self.assertIn("Details", self.engine.run("return document.activeElement.innerHTML"))

    def test_the_back_button_ends_a_sheet(self):
        self.open_product()
        self.use("Details")
        self.until_dialogs(1)
        self.go(-1)
        self.until_dialogs(0)
        self.until_at("/shop/Product/teapot", "Teapot")
        self.go(-1)
        self.until_at("/shop", "Shop")

    def test_a_sheet_with_a_draft_stays_and_asks(self):
        self.open("mail")
        self.use("New mail")
        self.until_dialogs(1)
        self.engine.type(self.engine.driver.find_element(By.CSS_SELECTOR, "dialog input"), "ada@example.org")
        self.engine.settle()
        self.eventually(lambda: self.assertNotIn(
            "dismiss", self.engine.run("return document.querySelector('dialog').dataset.on || ''")))
        self.go(-1)
        self.engine.settle()
        self.assertEqual(self.dialogs(), 1)
        self.use("Cancel")
        self.until_dialogs(2)
        self.use("Delete draft")
        self.until_dialogs(0)

    def test_an_order_passes_a_dialog_and_an_alert(self):
        self.open_product()
        self.use("Add to basket")
        self.until_seen("Add another one (1)")
        self.engine.run("[...document.querySelectorAll('[role=tab]')].pop().click()")
        self.until_seen("Together")
        self.use("Order")
        self.until_dialogs(1)
        self.use("Order")
        self.until_seen("This shop sends nothing")
        self.use("OK")
        self.until_dialogs(0)
        self.until_seen("The basket is empty")


class Keyboard:
    """The tests of engines whose keys can be pressed."""

    def test_escape_ends_a_sheet(self):
        self.open_product()
        self.use("Details")
        self.until_dialogs(1)
        self.engine.press(Keys.ESCAPE)
        self.until_dialogs(0)
        self.assertEqual(self.engine.run("return history.state.layers"), 0)


class ChromiumPlaces(Places, Keyboard, Page):
    latencies = (150, 400)

    def test_screens_and_dialogs_have_no_violations(self):
        self.open("shop")
        self.assert_axe_is_content("shop")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.assert_axe_is_content("a product")
        self.use("Details")
        self.until_dialogs(1)
        self.assert_axe_is_content("a sheet")
        self.open("mail")
        self.assert_axe_is_content("mail")

    def test_without_scripts_links_lead_to_screens(self):
        with self.engine.without_scripts():
            self.open("shop")
            self.engine.driver.find_element(By.CSS_SELECTOR, "a[href='/shop/Product/teapot']").click()
            self.eventually(lambda: self.assertTrue(self.engine.driver.current_url.endswith("/shop/Product/teapot")))
            self.assertIn("Add to basket", self.engine.driver.find_element(By.TAG_NAME, "body").text)

    def test_back_during_a_push_over_a_slow_network(self):
        self.open("shop", "?latency=400")
        self.use("Teapot")
        self.until_at("/shop/Product/teapot", "Teapot")
        self.engine.run("""
            [...document.querySelectorAll('a')].find((a) => a.innerText.includes('Kettle') && !a.closest('[inert]')).click();
            setTimeout(() => history.back(), 100);""")
        self.engine.settle(20)
        # Whatever comes first, the page and its address agree.
        self.eventually(lambda: self.assertIn(
            (self.location(), self.engine.run("return document.title")),
            [("/shop/Product/teapot/Product/kettle", "Kettle"), ("/shop", "Shop"), ("/shop/Product/teapot", "Teapot")]))

    def test_the_title_shrinks_while_the_content_scrolls(self):
        self.engine.size(390, 500)
        self.addCleanup(self.engine.size, *self.window)
        self.open("shop")
        titles = """return [...document.querySelectorAll('main *')].filter((el) => el.textContent === 'Shop' && !el.children.length)
          .map((el) => {
            let opacity = 1;
            for (let outer = el; outer; outer = outer.parentElement) opacity *= getComputedStyle(outer).opacity;
            return [parseFloat(getComputedStyle(el).fontSize), opacity];
          })"""
        self.eventually(lambda: self.assertEqual(
            [opacity > 0.5 for size, opacity in sorted(self.engine.run(titles), reverse=True) if size in (34, 17)], [True, False]))
        self.engine.run("document.querySelector('.s').scrollTop = 150")
        self.eventually(lambda: self.assertEqual(
            [opacity > 0.5 for size, opacity in sorted(self.engine.run(titles), reverse=True) if size in (34, 17)], [False, True]))


class FirefoxPlaces(Places, Page):
    engine_class = engines.Firefox
    keeps_pages = False


class WebKitPlaces(Places, Keyboard, Page):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
