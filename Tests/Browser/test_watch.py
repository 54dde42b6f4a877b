"""An app whose sources change while it runs (`--watch`)."""
import os
import pathlib
import shutil
import subprocess
import tempfile

from gallery import ROOT, Gallery
from pages import Page
from selenium.webdriver.common.keys import Keys

PROGRAM = ROOT / ".build/debug/WatchedApp"

# The text of what lies over the page, and the address of its first link.
OVERLAY = """
const host = document.querySelector('espalier-watch'), shade = host && host.shadowRoot;
return host?.matches(':popover-open') ? [shade.querySelector('section').innerText, shade.querySelector('a')?.href || ''] : ['', ''];
"""


class Watching(Page):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.package = pathlib.Path(folder.name) / "watched"
        shutil.copytree(ROOT / "Tests/Browser/watched", cls.package)
        manifest = cls.package / "Package.swift"
        manifest.write_text(manifest.read_text().replace('"../../.."', f'"{ROOT}"'))
        cls.home = cls.package / "Sources/WatchedApp/Home.swift"
        # The options of `scripts/test`: others would build all modules again.
        flags = os.environ.get("BUILD_FLAGS", "")
        subprocess.run(
            ["swift", "build", "--package-path", cls.package, "--scratch-path", ROOT / ".build", *flags.split()],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        environment = {"ESPALIER_EDITOR": "vscode"} | ({"ESPALIER_BUILD_FLAGS": flags} if flags else {})
        cls.gallery = Gallery(program=PROGRAM, options=["--watch"], environment=environment)
        cls.addClassCleanup(cls.gallery.stop)
        cls.start_engine()

    def save(self, old, new):
        """Changes the source as editors do, by another file in its place."""
        text = self.home.read_text()
        self.assertIn(old, text)
        other = self.home.with_name("Home.swift.new")
        other.write_text(text.replace(old, new))
        other.rename(self.home)

    def overlay(self):
        return self.engine.run(OVERLAY)

    def until_over_page(self, words, seconds=20):
        def check():
            text, link = self.overlay()
            self.assertIn(words, text)
            return text, link
        return self.eventually(check, seconds)

    def press(self, label):
        self.engine.run("""
            [...document.querySelectorAll('button, a')].filter((el) => !el.closest('[inert]'))
              .findLast((el) => el.innerText.trim() === arguments[0]).click()""", label)
        self.engine.settle()

    def until_seen(self, words, seconds=20):
        self.eventually(lambda: self.assertIn(words, self.text()), seconds)

    def test_a_page_follows_its_sources(self):
        self.open("")
        for label in ["Add", "Add", "Filter", "Detail"]:
            self.press(label)
        field = self.engine.find(".field")
        self.engine.type(field, "Ada")
        self.engine.settle()
        self.engine.run("document.activeElement.setSelectionRange(1, 1)")

        # The edit is seen, and the page is where it was.
        self.save("Detail \\(number)", "Number \\(number)")
        self.until_seen("Number 7")
        self.assertEqual(self.engine.run("""
            const field = document.activeElement;
            return [field.className.includes('field'), field.value, field.selectionStart]"""), [True, "Ada", 1])

        # A mistake lies over the page until it is mended, and an open sheet stays open.
        self.press("Edit")
        self.until_seen("Sheet of Ada")
        self.save("Sheet of \\(name)", "Panel of \\(nam)")
        text, link = self.until_over_page("cannot find 'nam' in scope")
        line = self.home.read_text().split("\\(nam)")[0].count("\n") + 1
        self.assertIn(f"Sources/WatchedApp/Home.swift:{line}", text)
        self.assertRegex(link, rf"^vscode://file/.*/Home\.swift:{line}:\d+$")
        self.engine.press(Keys.ESCAPE)
        self.assertEqual(self.overlay(), ["", ""])
        self.assertIn("Sheet of Ada", self.text())
        self.save("\\(nam)", "\\(na)")
        self.until_over_page("cannot find 'na' in scope")
        self.save("\\(na)", "\\(name)")
        self.until_seen("Panel of Ada")
        self.assertEqual(self.overlay(), ["", ""])

        # A trap of an action is shown with the view, and the page continues.
        self.press("Close")
        self.engine.run("history.back()")
        self.until_seen("Count 2, open")
        self.press("Break")
        text, _ = self.until_over_page("An action ended the program: tap of node")
        self.assertIn("broken at 2", text)
        self.assertIn("in the view WatchedApp.Home", text)
        self.engine.press(Keys.ESCAPE)
        self.press("Add")
        self.until_seen("Count 3, open")
