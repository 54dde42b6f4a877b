import EspalierDisplayTree
import Foundation
import TestKit
import Testing
import UniformTypeIdentifiers

@testable import EspalierViews

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite struct `A file importer` {
    private final class Log {
        var lines: [String] = []
        var urls: [URL] = []
    }

    private struct Page: View {
        let log: Log
        var types = [UTType.plainText]
        var allowsMultiple = false
        @State private var isPresented = false

        var body: some View {
            Button("Import") { isPresented = true }
                .fileImporter(
                    isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsMultiple
                ) { result in
                    switch result {
                    case .success(let urls):
                        log.urls = urls
                        log.lines.append(urls.map(\.lastPathComponent).joined(separator: " "))
                    case .failure(let error as CocoaError):
                        log.lines.append("\(error.code.rawValue) \(error.localizedDescription)")
                    case .failure(let error): log.lines.append("\(error)")
                    }
                } onCancellation: {
                    log.lines.append("cancelled")
                }
        }
    }

    private func page(_ view: some View) throws -> TestPage {
        let page = TestPage(width: 390, height: 700) { view }
        try page.tap("Import")
        page.update()
        return page
    }

    private func upload(
        _ text: String, _ name: String, _ mediaType: String = "", in folders: [String] = [], on page: TestPage
    ) -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
        let descriptor = open(path, O_RDWR)
        unlink(path)
        return page.graph.receive(
            TemporaryFile(
                descriptor: descriptor, size: text.utf8.count, name: name, folders: folders, mediaType: mediaType))
    }

    private func entry(_ page: TestPage) -> DisplayControl.FileEntry? {
        for node in page.nodes {
            if case .control(let control) = node.content, case .files(let entry) = control.kind { return entry }
        }
        return nil
    }

    @Test func `gives the app a copy with the file's name`() async throws {
        let log = Log()
        let page = try page(Page(log: log))
        #expect(entry(page)?.accept.hasPrefix("text/*,text/plain,.txt") == true && entry(page)?.keepsFormats == true)
        #expect(entry(page)?.limit == 1 && entry(page)?.opensAtOnce == true)
        try page.send(.input, .text(upload("ahoy", "My notes.txt", on: page)), to: "Choose a File")
        while log.lines.isEmpty { await page.change() }
        #expect(log.lines == ["My notes.txt"])
        #expect(try String(contentsOf: log.urls[0], encoding: .utf8) == "ahoy")
        #expect(log.urls[0].startAccessing())
        page.update()
        #expect(entry(page) == nil)
        page.graph.end()
        #expect(!FileManager.default.fileExists(atPath: log.urls[0].path))
    }

    @Test func `takes several files if it may`() async throws {
        let log = Log()
        let page = try page(Page(log: log, types: [.item], allowsMultiple: true))
        #expect(entry(page)?.accept == "" && entry(page)?.limit == 64)
        let names = [upload("1", "a.txt", on: page), upload("", "../a.txt", on: page)].joined(separator: " ")
        try page.send(.input, .text(names), to: "Choose Files")
        while log.lines.isEmpty { await page.change() }
        #expect(log.lines == ["a.txt -a.txt"])
        #expect(try log.urls.map { try Data(contentsOf: $0).count } == [1, 0])
    }

    @Test func `gives the app a folder with its files`() async throws {
        let log = Log()
        let page = try page(Page(log: log, types: [.folder]))
        #expect(entry(page)?.ofFolders == true && entry(page)?.limit == 256 && entry(page)?.accept == "")
        let names = [
            upload("1", "a.txt", in: ["Trip"], on: page), upload("2", "b.txt", in: ["Trip", "May"], on: page),
        ]
        try page.send(.input, .text(names.joined(separator: " ")), to: "Choose Files")
        while log.lines.isEmpty { await page.change() }
        #expect(log.lines == ["Trip"])
        let folder = try #require(log.urls.first)
        #expect(try String(contentsOf: folder.appendingPathComponent("May/b.txt"), encoding: .utf8) == "2")
    }

    @Test func `takes no file in place of a folder, and no folder in place of a file`() throws {
        for (types, folders) in [([UTType.folder], []), ([.plainText], ["Trip"]), ([.folder, .plainText], ["Trip"])] {
            let log = Log()
            let page = try page(Page(log: log, types: types))
            #expect(entry(page)?.ofFolders == (types == [.folder]))
            let name = upload("1", "a.txt", in: folders, on: page)
            try page.send(.input, .text(name), to: types == [.folder] ? "Choose Files" : "Choose a File")
            #expect(log.lines == ["259 The file “a.txt” is not of an allowed type."])
        }
    }

    @Test func `is canceled if the user chooses nothing`() throws {
        let log = Log()
        let page = try page(Page(log: log))
        try page.send(.input, .text(""), to: "Choose a File")
        #expect(log.lines == ["cancelled"])
        try page.tap("Import")
        page.update()
        try page.tap("Cancel")
        #expect(log.lines == ["cancelled", "cancelled"] && entry(page) == nil)
    }

    @Test(arguments: [
        ("-413", "263 The file is too large."), ("-", "256 The upload of the file broke off."),
        ("-410", "256 The upload of the file broke off."), ("-503", "640 The server has no room for the file."),
        ("-507", "640 The server has no room for the file."),
    ])
    func `reports uploads that fail`(report: String, line: String) throws {
        let log = Log()
        let page = try page(Page(log: log))
        try page.send(.input, .text(report), to: "Choose a File")
        #expect(log.lines == [line] && entry(page) == nil)
    }

    @Test func `lets the user choose again if the page goes on in another process while a file is read`() async throws {
        let log = Log()
        let page = try page(Page(log: log))
        try page.send(.input, .text(upload("ahoy", "My notes.txt", on: page)), to: "Choose a File")
        page.update()
        #expect(page.texts.contains("Reading…"))
        let again = TestPage(width: 390, height: 700, snapshot: page.graph.snapshot()) { Page(log: Log()) }
        #expect(!again.texts.contains("Reading…") && entry(again)?.limit == 1)
        while log.lines.isEmpty { await page.change() }
        #expect(log.lines == ["My notes.txt"])
        page.graph.end()
    }

    @Test func `refuses a file of another type`() throws {
        let log = Log()
        let page = try page(Page(log: log))
        try page.send(.input, .text(upload("1", "a.png", "image/png", on: page)), to: "Choose a File")
        #expect(log.lines == ["259 The file “a.png” is not of an allowed type."] && entry(page) == nil)
    }

    @Test func `shows the app's own words`() throws {
        let page = try page(
            Page(log: Log()).fileDialogMessage("A log of your boat").fileDialogConfirmationLabel("Take it"))
        #expect(page.texts.contains("A log of your boat") && page.texts.contains("Take it"))
        #expect(!page.texts.contains("Choose a File") && !page.texts.contains("Up to 32 MB"))
        #expect(page.texts.contains("Files") && page.texts.contains("Cancel"))
    }

    @Test func `reports files that are too large together`() throws {
        let log = Log()
        let page = try page(Page(log: log, allowsMultiple: true))
        let names = (0..<17).map { _ in
            page.graph.receive(TemporaryFile(descriptor: open("/dev/null", O_RDONLY), size: 32 << 20))
        }
        try page.send(.input, .text(names.joined(separator: " ")), to: "Choose Files")
        #expect(log.lines == ["263 The file is too large."])
    }

    @Test(arguments: [
        ("log.txt", "log.txt"), ("diary.txt", "259 The app does not take the file “diary.txt”."),
    ])
    func `refuses a file that does not meet the app's condition`(name: String, line: String) async throws {
        let log = Log()
        let page = try page(
            Page(log: log).fileDialogURLEnabled(#Predicate { $0.lastPathComponent == "log.txt" }))
        try page.send(.input, .text(upload("1", name, on: page)), to: "Choose a File")
        while log.lines.isEmpty { await page.change() }
        #expect(log.lines == [line])
    }

    @Test func `is as small as its content in a wide window`() throws {
        let page = TestPage(width: 1100, height: 800) { Page(log: Log()) }
        try page.tap("Import")
        page.update()
        let card = try #require(page.frames(ofType: "FileInput").first)
        #expect(card.width == 320 && card.midX == 550 && card.minY > 200 && card.maxY < 600)
    }
}

extension URL {
    /// On other systems, a file that the user has chosen is accessible only in between.
    fileprivate func startAccessing() -> Bool { FileManager.default.isReadableFile(atPath: path) }
}
