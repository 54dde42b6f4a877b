"""Signing in with passwords and at an issuer of OpenID Connect (Tests/Apps/InputApp)."""
import os
import unittest

import apple
import engines
import oidc_provider_mock
from test_input import Input


class SignIn(Input):
    engine_class = engines.Chromium

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)

    def location(self):
        return self.engine.run("return location.pathname")


class ChromiumPasswords(SignIn):
    def setUp(self):
        self.open("password")

    def test_the_fields_are_those_that_password_managers_look_for(self):
        fields = self.engine.run(
            "return [...document.querySelectorAll('main input')].map((el) => [el.type, el.autocomplete, !!el.name, el.form === document.forms[0]])")
        self.assertEqual(fields, [
            ["text", "username webauthn", True, True], ["password", "current-password webauthn", True, True],
            ["password", "new-password", True, True], ["text", "one-time-code", True, True]])
        # The button submits the form, which the page handles.
        self.assertEqual(self.engine.run(
            "return [...document.querySelectorAll('main button')].filter((el) => el.innerText.trim() === 'Sign in').map((el) => [el.type, el.form === document.forms[0]])"),
            [["submit", True]])

    def test_a_user_signs_in_with_a_password(self):
        name, password = self.engine.driver.find_elements("css selector", "main input")[:2]
        name.send_keys("ada")
        password.send_keys("wrong")
        self.press("Sign in")
        self.until_seen("message: wrong")
        self.eventually(lambda: self.assertEqual(password.get_property("value"), ""))
        password.send_keys("lovelace")
        self.press("Sign in")
        self.until_seen("user: ada")
        self.press("Sign out")
        self.until_seen("user: guest")


class ChromiumIssuer(SignIn):
    @classmethod
    def setUpClass(cls):
        mock = oidc_provider_mock.run_server_in_thread()
        server = mock.__enter__()
        cls.addClassCleanup(mock.__exit__, None, None, None)
        os.environ["ISSUER"] = f"http://localhost:{server.server_port}"
        cls.addClassCleanup(os.environ.pop, "ISSUER")
        super().setUpClass()

    def test_a_user_signs_in_at_an_issuer_and_returns_to_the_place_of_the_page(self):
        self.open("issuer/Int/7")
        self.until_seen("number 7, user: guest")
        self.press("Sign in")
        self.engine.until("return !!document.querySelector('input[name=sub]')")
        self.engine.run("document.querySelector('input[name=sub]').value = 'ada'; document.querySelector('form').submit()")
        self.engine.until("return location.pathname === '/issuer/Int/7' && document.readyState === 'complete'")
        self.until_seen("number 7, user: ada")
        self.engine.settle()
        self.press("Sign out")
        # The issuer asks whether to end its own session.
        self.engine.until("return !location.pathname.startsWith('/issuer') && document.readyState === 'complete'")
        self.engine.open(self.gallery.address + "/issuer/Int/7")
        self.until_seen("number 7, user: guest")


class ChromiumApple(SignIn):
    """Signing in with Apple. The issuer is another site, whose form comes without cookies."""

    @classmethod
    def setUpClass(cls):
        cls.issuer = apple.Apple()
        cls.issuer.__enter__()
        cls.addClassCleanup(cls.issuer.__exit__)
        os.environ.update(APPLE_ISSUER=cls.issuer.address, APPLE_KEY=cls.issuer.private_key)
        cls.addClassCleanup(lambda: [os.environ.pop(name) for name in ("APPLE_ISSUER", "APPLE_KEY")])
        super().setUpClass()

    def setUp(self):
        self.open("apple")

    def go(self, title):
        self.press(title)
        self.engine.until("return location.hostname === 'localhost' && !!document.getElementById('agree')")

    def answer(self, button):
        self.engine.run(f"document.getElementById('{button}').click()")
        self.engine.until("return location.pathname === '/apple' && document.readyState === 'complete'")

    def test_the_page_goes_on_with_the_user_as_it_was(self):
        self.engine.type(self.engine.find("main input"), "tea")
        self.engine.settle()
        self.go("Sign in with Apple")
        self.answer("agree")
        self.until_seen("result: 000731.ada, Ada Lovelace, ada@privaterelay.example")
        self.until_seen("user: Ada Lovelace")
        self.assertEqual(self.engine.run("return [document.querySelector('main input').value, location.search]"), ["tea", ""])
        # Apple asks nobody twice.
        self.engine.settle()
        self.go("Sign up with Apple")
        self.answer("agree")
        self.until_seen("result: 000731.ada, no name, no email")

    def test_a_user_who_refuses_and_one_who_goes_back_have_canceled(self):
        self.go("Continue with Apple")
        self.answer("refuse")
        self.until_seen("result: canceled")
        self.engine.settle()
        self.go("Sign in with Apple")
        self.engine.run("history.back()")
        self.engine.until("return location.pathname === '/apple' && document.readyState === 'complete'")
        self.until_seen("result: canceled")


class Elsewhere:
    """Signing in at another site by the code of a page. The site is the same server by its other name."""

    def setUp(self):
        self.engine.forget_cookies()

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)

    def test_the_page_goes_on_as_it_was(self):
        self.open("elsewhere")
        self.engine.type(self.engine.find("main input"), "tea")
        self.until_seen("note: tea")
        self.press("Sign in")
        self.engine.until("return location.hostname === 'localhost' && !!document.getElementById('agree')")
        self.engine.run("document.getElementById('agree').click()")
        self.engine.until("return location.pathname === '/elsewhere'")
        self.until_seen("result: code=7")
        self.until_seen("note: tea")
        self.assertEqual(self.engine.run("return [document.querySelector('main input').value, location.search]"), ["tea", ""])
        # The page keeps working. Some drivers replace the text.
        self.engine.type(self.engine.find("main input"), "water")
        self.eventually(lambda: self.assertRegex(self.engine.run("return document.body.innerText"), "note: (tea)?water"))


class ChromiumElsewhere(Elsewhere, Input):
    engine_class = engines.Chromium


class FirefoxElsewhere(Elsewhere, Input):
    engine_class = engines.Firefox


class WebKitElsewhere(Elsewhere, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
