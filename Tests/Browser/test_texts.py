"""Texts that wrap, that need fonts of the system, and that read from the right (Tests/Apps/InputApp)."""
import os
import pathlib
import subprocess
import tempfile
import unittest

import engines
from selenium.webdriver.common.keys import Keys
from test_frames import Comparing
from test_input import Input

COPIED = "Alpha beta gamma delta epsilon, https://example.org/a-rather-long-path/of-several-words zeta."

# The text that selecting an element copies.
COPY = """
const selection = getSelection();
selection.selectAllChildren(document.querySelector(`[data-identifier=${arguments[0]}]`));
const text = selection.toString();
selection.removeAllRanges();
return text"""
# Whether the browser finds a text in an element: searching selects it.
FIND = """
const [name, words] = arguments, el = document.querySelector(`[data-identifier=${name}]`), range = document.createRange();
range.setStart(el, 0);
const selection = getSelection();
selection.removeAllRanges();
selection.addRange(range);
const found = find(words, true) && el.contains(selection.anchorNode) && el.contains(selection.focusNode);
selection.removeAllRanges();
return found"""
# The distances between the tops of a text's lines.
LINES = """
const el = document.querySelector(`[data-identifier=${arguments[0]}]`), range = document.createRange();
range.selectNodeContents(el);
return new Set([...range.getClientRects()].filter((line) => line.width > 1).map((line) => Math.round(line.bottom / 4))).size"""
# By piece in another font: how far its letters reach over its room.
EXCESS = """
return Object.fromEntries(arguments[0].map((name) => [name, Math.max(...[
  ...document.querySelectorAll(`[data-identifier=${name}] .w`)].map((el) => {
  const range = document.createRange();
  range.selectNodeContents(el);
  return el.style.overflowX === 'clip' ? 0 : range.getBoundingClientRect().width - el.getBoundingClientRect().width;
}))]))"""
PIECES = ["emoji", "hindi", "signs"]


class Texts(Comparing):
    """The tests of all engines."""

    def test_a_wrapped_text_is_copied_as_it_was_written(self):
        self.open("texts")
        for name in ("plain", "spaced"):
            self.assertEqual(self.engine.run(COPY, name), COPIED)
        self.assertEqual(self.engine.run(COPY, "linked"), "Alpha beta gamma delta epsilon zeta eta theta iota kappa")
        self.assertEqual(self.engine.run(COPY, "mixed"), "Alpha beta gamma delta epsilon zeta")
        self.assertEqual(self.engine.run(COPY, "hyphens").replace("\u00ad", ""), "Donaudampfschifffahrtsgesellschaft")
        self.assertEqual(
            self.engine.run(COPY, "paragraphs").split("\n"), ["One paragraph.", "Another paragraph that wraps."])

    def test_a_wrapped_text_is_found_across_its_lines(self):
        self.open("texts")
        for name in ("plain", "spaced"):
            self.assertGreater(self.engine.run(LINES, name), 3)
            for words in (COPIED, "https://example.org/a-rather-long-path/of-several-words"):
                self.assertTrue(self.engine.run(FIND, name, words), (name, words))
        self.assertTrue(self.engine.run(FIND, "linked", "Alpha beta gamma delta epsilon zeta eta theta iota kappa"))
        self.assertTrue(self.engine.run(FIND, "mixed", "Alpha beta gamma delta epsilon zeta"))

    def test_the_space_at_a_wrap_has_no_width(self):
        self.open("texts")
        self.assertEqual(self.engine.run(
            "return [...document.querySelectorAll('.wr')].filter((el) => {"
            "  const text = el.closest('[id]'); return el.offsetWidth > 1 || text.scrollWidth > text.clientWidth + 1; })"
            ".map((el) => el.closest('[id]').textContent)"), [])

    def test_lines_stay_in_a_wider_frame(self):
        """A frame is wider for a moment while it is animated."""
        self.open("texts")
        lines = [self.engine.run(LINES, name) for name in ("plain", "linked")]
        self.engine.run("for (const el of document.querySelectorAll('[data-identifier]')) el.style.width = '380px'")
        self.assertEqual([self.engine.run(LINES, name) for name in ("plain", "linked")], lines)

    def test_a_link_on_several_lines_is_one_link(self):
        self.open("texts")
        links = self.engine.run(
            "return [...document.querySelectorAll('[data-identifier=linked] a')].map((a) => a.textContent)")
        self.assertEqual(links, ["epsilon zeta eta theta"])

    def test_soft_hyphens_are_visible_where_lines_end(self):
        self.open("texts")
        widths = self.engine.run(
            "const text = document.querySelector('[data-identifier=hyphens]').getBoundingClientRect();"
            "return [...document.querySelectorAll('[data-identifier=hyphens] .hy')].map((el) => {"
            "  const [first] = el.getClientRects(); return [first.width, text.right - first.right]; })")
        self.assertGreaterEqual(len(widths), 2)
        for width, room in widths:
            self.assertGreater(width, 4)
            self.assertGreaterEqual(room, -1.5)  # WebKitGTK rounds the widths of letters.

    def test_letters_in_other_fonts_cover_no_neighbors(self):
        self.open("texts")
        self.engine.until("return document.querySelector('script[src*=pieces]')")
        self.eventually(lambda: self.assertLess(max(self.engine.run(EXCESS, PIECES).values()), 1))

    def test_frames(self):
        self.visit("texts")

    def test_controls_of_a_part_read_from_the_right(self):
        self.open("texts")
        directions = self.engine.run(
            "return [...document.querySelectorAll('.toggle,.slider,.stepper,.field')]"
            ".map((el) => getComputedStyle(el).direction)")
        self.assertEqual(directions, ["rtl"] * 4 + ["ltr"] * 4)
        minus = self.engine.run(
            "return [...document.querySelectorAll('.stepper')].map((el) => {"
            "  const [minus, plus] = [...el.querySelectorAll('button')].map((b) => b.getBoundingClientRect().x);"
            "  return minus < plus; })")
        self.assertEqual(minus, [False, True])


class ChromiumTexts(Texts, Input):
    engine_class = engines.Chromium

    def test_screen_readers_hear_no_line_ends(self):
        self.open("texts")
        nodes = self.engine.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        words = [node["name"]["value"] for node in nodes
                 if node["role"]["value"] in ("StaticText", "LineBreak") and not node["ignored"]]
        self.assertEqual(words.count("\n"), 1)  # The author's own.
        self.assertIn(COPIED, "".join(words))

    def test_a_slider_grows_to_the_left(self):
        self.open("texts")
        self.engine.run("document.querySelector('.slider[dir=rtl]').focus()")
        value = "return +document.querySelector('.slider[dir=rtl]').value"
        before = self.engine.run(value)
        self.engine.press(Keys.ARROW_LEFT)
        self.assertGreater(self.engine.run(value), before)

    def test_a_translated_text_wraps_by_itself(self):
        self.open("texts")
        self.engine.run("document.documentElement.classList.add('translated-ltr')")
        widths = self.engine.run(
            "const el = document.querySelector('[data-identifier=plain]');"
            "const before = el.getBoundingClientRect().height;"
            "el.firstChild.data = 'Ein sehr viel längerer Text, der in mehreren Zeilen Platz finden muss, bevor es weitergeht ';"
            "return [el.scrollWidth - el.clientWidth, el.scrollHeight - before]")
        self.assertLessEqual(widths[0], 1)
        self.assertGreater(widths[1], 0)

    def test_contrast_themes_show_states(self):
        self.open("texts")
        with self.engine.media(forced_colors="active"):
            styles = self.engine.run(
                "const style = (selector, part) => getComputedStyle(document.querySelector(selector), part);"
                "return [style('.toggle').backgroundColor, style('.toggle', '::before').backgroundColor,"
                "  style('.toggle').borderTopWidth, style('.stepper').outlineStyle,"
                "  style('[aria-checked=true]').outlineStyle, style('[aria-checked=false]').outlineStyle,"
                "  style('[data-identifier=bordered] > :first-child').outlineStyle]")
        self.assertNotEqual(styles[0], styles[1])
        self.assertEqual(styles[2:], ["1px", "solid", "solid", "none", "solid"])

    def test_more_contrast_makes_colors_stronger(self):
        self.open("texts")
        red = "return getComputedStyle(document.documentElement).getPropertyValue('--red')"
        self.assertEqual(self.engine.run(red), "#ff3b30")
        shown = "return document.body.innerText.includes('Contrast: {}')"
        self.engine.until(shown.format("usual"))
        with self.engine.media(prefers_contrast="more"):
            self.assertEqual(self.engine.run(red), "#d70015")
            self.engine.until(shown.format("more"))
        with self.engine.media(prefers_contrast="more", prefers_color_scheme="dark"):
            self.assertEqual(self.engine.run(red), "#ff6961")


class FirefoxTexts(Texts, Input):
    engine_class = engines.Firefox


class WebKitTexts(Texts, Input):
    engine_class = engines.WebKit


class ChromiumWithFonts(engines.Chromium):
    """Chromium on a system with Noto Color Emoji and Lohit Devanagari, and no other fallback."""

    is_lent = False

    def start(self, started):
        folder = pathlib.Path(started.enter_context(tempfile.TemporaryDirectory()))
        packages = ["fonts-noto-color-emoji", "fonts-lohit-deva"]
        subprocess.run(["apt-get", "download", "-q", *packages], cwd=folder, check=True, capture_output=True)
        for package in folder.glob("*.deb"):
            subprocess.run(["dpkg", "-x", package, folder / "fonts"], check=True)
        (folder / "fonts.conf").write_text(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>'
            f"<dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>")
        os.environ["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
        try:
            return super().start(started)
        finally:
            del os.environ["FONTCONFIG_FILE"]


class FallbackFonts(Input):
    """Emoji and Hindi in fonts that most systems have."""

    engine_class = ChromiumWithFonts

    def test_the_server_knows_the_widths_of_common_fonts(self):
        self.open("texts")
        # Nothing had to shrink, except for signs that no font has.
        sizes = self.engine.run(
            "return arguments[0].flatMap((name) => [...document.querySelectorAll(`[data-identifier=${name}] .w`)]"
            ".map((el) => parseFloat(getComputedStyle(el).fontSize)))", ["emoji", "hindi"])
        self.assertEqual(sizes[:2], [17, 17])
        for size in sizes[2:]:
            self.assertGreaterEqual(size, 15)
        self.assertLess(max(self.engine.run(EXCESS, PIECES).values()), 1)


if __name__ == "__main__":
    unittest.main()
