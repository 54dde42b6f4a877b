"""Colors and images of asset catalogs follow the scheme of the browser and of the app, in three engines."""
import unittest

import engines
from pages import Page

# The background of the largest picture, and the text color of the label above the tides.
SEEN = """
    const picture = [...document.querySelectorAll('main i')]
        .map(e => [e.getBoundingClientRect().width, getComputedStyle(e).backgroundImage])
        .sort((a, b) => b[0] - a[0])[0][1];
    const label = [...document.querySelectorAll('main span, main div')].find(e => e.textContent === 'The tides of today');
    return [picture.replace(/.*\\//, '').replace(/\\.svg.*/, ''), getComputedStyle(label).color];
"""
DAY = ["harbor", "rgb(22, 106, 138)"]
NIGHT = ["harbor-night", "rgb(66, 171, 199)"]


class Assets:
    def until_seen_as(self, expected):
        self.eventually(lambda: self.assertEqual(self.engine.run(SEEN), expected))

    def test_a_page_follows_the_scheme_that_the_app_prefers(self):
        self.open("harbor")
        self.until_seen_as(DAY)
        self.click("harbor", "Night")
        self.until_seen_as(NIGHT)
        self.engine.settle()
        self.click("harbor", "Day")
        self.until_seen_as(DAY)


class ChromiumAssets(Assets, Page):
    engine_class = engines.Chromium

    def test_a_page_without_scripts_follows_the_browser(self):
        for scheme, expected in (("dark", NIGHT), ("light", DAY)):
            with self.engine.media(prefers_color_scheme=scheme), self.engine.without_scripts():
                self.engine.driver.get(self.gallery.address + "/harbor")
                self.until_seen_as(expected)

    def test_a_color_has_more_contrast_where_the_user_wants_it(self):
        color = "return getComputedStyle(document.documentElement).getPropertyValue('--asset-1')"
        with self.engine.media(prefers_contrast="more"):
            self.open("harbor")
            self.assertEqual(self.engine.run(color), "#342c6e")
        with self.engine.media(prefers_contrast="no-preference"):
            self.assertEqual(self.engine.run(color), "#5c5494")

    def test_the_app_has_icons(self):
        self.open("harbor")
        links = self.engine.run("return [...document.querySelectorAll('link[rel$=icon]')].map(l => [l.rel, l.media, l.href])")
        self.assertEqual([link[:2] for link in links], [
            ["icon", ""], ["icon", "(prefers-color-scheme:dark)"], ["apple-touch-icon", ""]])
        sides = [self.engine.driver.execute_async_script(
            "const image = new Image(); const done = arguments[1];"
            "image.onload = () => done(image.naturalWidth); image.onerror = () => done(0); image.src = arguments[0]", link[2])
            for link in links]
        self.assertEqual(sides, [64, 64, 180])


class WebKitAssets(Assets, Page):
    engine_class = engines.WebKit


class FirefoxAssets(Assets, Page):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
