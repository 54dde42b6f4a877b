"""Files that the app hands to the browser, and files that the user chooses (Tests/Apps/InputApp)."""
import io
import pathlib
import tempfile
import unittest
import zipfile

import engines
from test_input import Input


class Files:
    """The tests of all engines."""

    def setUp(self):
        for file in self.engine.downloads.iterdir():
            file.unlink()
        self.open("files")
        self.engine.drawn()

    def downloaded(self, name):
        """The bytes of the only download, once it is complete under a name."""
        def check():
            # Browsers write into files with other names first. Firefox reserves the name with an empty file.
            self.assertEqual([file.name for file in self.engine.downloads.iterdir()], [name])
            data = (self.engine.downloads / name).read_bytes()
            self.assertGreater(len(data), 0)
            return data
        return self.eventually(check)

    def choose(self, *files):
        """Chooses new files with these names and contents."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        paths = [pathlib.Path(folder.name) / name for name, _ in files]
        for path, (_, data) in zip(paths, files):
            path.write_bytes(data)
        self.engine.find("input[type=file]").send_keys("\n".join(map(str, paths)))

    def open_importer(self, name):
        # A click by a script is no action of the user, so the page does not open the browser's chooser, which a test cannot close.
        self.use(name)
        self.engine.until("return !!document.querySelector('input[type=file]')")
        self.engine.drawn()

    def test_a_document_is_saved_under_its_name(self):
        self.use("Save the note")
        self.until_seen("Logbuch “1”.txt: Ahoy, Käpt’n")
        self.assertEqual(self.downloaded("Logbuch “1”.txt").decode(), "Ahoy, Käpt’n")
        # The page stays, and can save the document again.
        self.assertIn("/files", self.engine.run("return location.pathname"))
        self.setUp()
        self.use("Save the note")
        self.downloaded("Logbuch “1”.txt")

    def test_several_documents_are_saved_as_an_archive(self):
        self.use("Save all notes")
        archive = zipfile.ZipFile(io.BytesIO(self.downloaded("Archive.zip")))
        self.assertIsNone(archive.testzip())
        self.assertEqual({name: archive.read(name).decode() for name in archive.namelist()},
                         {"Untitled.txt": "Ahoy, Käpt’n", "Untitled 2.txt": "second"})

    def test_an_image_is_saved_where_there_is_no_share_sheet(self):
        self.engine.run("Object.defineProperty(navigator, 'canShare', { value: undefined, configurable: true })")
        self.use("Share")
        self.assertTrue(self.downloaded("A heart.svg").startswith(b"<svg"))

    def test_an_image_goes_to_the_share_sheet(self):
        self.engine.run("""
            window.shared = [];
            Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
            Object.defineProperty(navigator, 'share', { configurable: true, value: async ({ files }) => {
              for (const file of files) shared.push([file.name, file.type, (await file.text()).slice(0, 4)]);
            } });""")
        self.use("Share")
        self.engine.until("return shared.length")
        self.assertEqual(self.engine.run("return shared"), [["A heart.svg", "image/svg+xml", "<svg"]])

    def test_a_chosen_file_reaches_the_app_with_its_name(self):
        self.open_importer("Open a note")
        self.assertIn("text/plain", self.engine.run("return document.querySelector('input[type=file]').accept"))
        self.choose(("Bordbuch ü & 1.txt", b"Land in Sicht"))
        self.until_seen("Bordbuch ü & 1.txt: Land in Sicht")
        self.engine.until("return !document.querySelector('input[type=file]')")

    def test_several_files_are_chosen_at_once(self):
        self.open_importer("Open several files")
        self.choose(("a.txt", b"first"), ("b.bin", b"other"))
        self.until_seen("a.txt: first, b.bin: other")

    def test_a_file_of_another_type_and_a_file_that_is_too_large_are_errors(self):
        self.open_importer("Open a note")
        self.choose(("a.png", b"no text"))
        self.until_seen("failed: 259")
        self.open_importer("Open a note")
        self.choose(("large.txt", b"0" * (33 << 20)))
        self.eventually(lambda: self.assertIn("failed: 263", self.text()), 30)

    def test_the_sheet_can_be_cancelled(self):
        self.open_importer("Open several files")
        self.use("Cancel")
        self.until_seen("cancelled")


class InChromium(Files, Input):
    engine_class = engines.Chromium

    def test_the_sheet_is_accessible(self):
        self.open_importer("Open several files")
        self.assert_structure_is_accessible("the sheet of a file importer")

    def test_a_document_is_saved_without_scripts(self):
        with self.engine.without_scripts():
            self.engine.driver.get(self.gallery.address + "/files")
            self.by_role("button", "Save the note").click()
            self.assertEqual(self.downloaded("Logbuch “1”.txt").decode(), "Ahoy, Käpt’n")


class InFirefox(Files, Input):
    engine_class = engines.Firefox


class InWebKit(Files, Input):
    engine_class = engines.WebKit


if __name__ == "__main__":
    unittest.main()
