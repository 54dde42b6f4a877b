import Combine
import CoreTransferable
import EspalierDisplayTree
import EspalierInternationalization
import Foundation
import TestKit
import Testing
import UniformTypeIdentifiers

@testable import EspalierViews

@MainActor @Suite struct `A file exporter` {
    private struct Note: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text: String

        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text == "broken" { throw Broken() }
            if text == "folder" {
                return FileWrapper(directoryWithFileWrappers: [
                    "a.txt": FileWrapper(regularFileWithContents: Data([65]))
                ])
            }
            return FileWrapper(regularFileWithContents: Data("\(text) as \(configuration.contentType)".utf8))
        }
    }

    private struct Broken: Error, Equatable {}

    private final class Drawing: ReferenceFileDocument {
        static let readableContentTypes = [UTType.svg, .png]
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> String { "snapshot for \(contentType)" }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct Boat: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
            DataRepresentation(exportedContentType: .commaSeparatedText) { _ in Data("a,b".utf8) }
        }
    }

    /// A recording in a file of the app.
    private struct Recording: Transferable {
        let file: URL
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(exportedContentType: .mp3) { SentTransferredFile($0.file) }
        }
    }

    private final class Log {
        var lines: [String] = []
        var urls: [URL] = []

        func add(_ result: Result<[URL], any Error>) {
            switch result {
            case .success(let found):
                urls = found
                lines.append(found.map(\.lastPathComponent).joined(separator: " "))
            case .failure(let error): lines.append("\(error)")
            }
        }

        func one(_ result: Result<URL, any Error>) { add(result.map { [$0] }) }
    }

    private struct Page<Exporter: View>: View {
        @ViewBuilder let exporter: (Binding<Bool>) -> Exporter
        @State private var isPresented = false
        var body: some View {
            VStack {
                Text(isPresented ? "presented" : "idle")
                Button("Export") { isPresented = true }
                exporter($isPresented)
            }
        }
    }

    /// The file that the page's last tree lets the user save.
    private func saved(_ page: TestPage) -> PageFile? {
        for opening in page.steps.flatMap(\.openings) {
            if case .save(let files) = opening, let file = page.graph.file(files[0].id) { return file }
        }
        return nil
    }

    private func text(_ page: TestPage) throws -> String {
        String(decoding: try Data(contentsOf: try #require(saved(page)).file.url), as: UTF8.self)
    }

    @Test func `lets the user save a document, and is over`() throws {
        let log = Log()
        let page = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, document: Note("ahoy"), contentType: .plainText, defaultFilename: "My/Notes",
                    onCompletion: log.one)
            }
        }
        #expect(page.texts.contains("idle") && saved(page) == nil)
        try page.tap("Export")
        #expect(log.lines == ["My-Notes.txt"] && page.texts.contains("idle"))
        let file = try #require(saved(page))
        #expect(file.name == "My-Notes.txt" && file.mediaType == "text/plain")
        #expect(try text(page) == "ahoy as public.plain-text")
        #expect(try Data(contentsOf: log.urls[0]) == Data("ahoy as public.plain-text".utf8))
        try page.tap("Export")
        #expect(log.lines.count == 2)
    }

    @Test func `reports the error of a document`() throws {
        let log = Log()
        let page = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, document: Note("broken"), contentType: .plainText, onCompletion: log.one)
            }
        }
        try page.tap("Export")
        #expect(log.lines == ["Broken()"] && saved(page) == nil && page.texts.contains("idle"))
    }

    @Test func `without a document presents nothing`() throws {
        let log = Log()
        let page = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, document: Note?.none, contentType: .plainText, onCompletion: log.one)
            }
        }
        try page.tap("Export")
        #expect(log.lines == [] && page.texts.contains("presented"))
    }

    @Test func `writes objects by their snapshots, as the first type`() throws {
        let log = Log()
        let page = TestPage {
            Page { Color.clear.fileExporter(isPresented: $0, document: Drawing(), onCompletion: log.one) }
        }
        try page.tap("Export")
        #expect(try text(page) == "snapshot for public.svg-image" && log.lines == ["Untitled.svg"])
        let other = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, document: Drawing(), contentTypes: [.png], defaultFilename: "a.PNG",
                    onCompletion: log.one)
            }
        }
        try other.tap("Export")
        #expect(try text(other) == "snapshot for public.png" && log.lines.last == "a.PNG")
    }

    @Test func `saves several documents, and folders, as an archive`() throws {
        let log = Log()
        let page = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, documents: [Note("1"), Note("2")], contentType: .plainText, onCompletion: log.add)
            }
        }
        try page.tap("Export")
        #expect(log.lines == ["Untitled.txt Untitled.txt"] && saved(page)?.name == "Archive.zip")
        #expect(saved(page)?.entries?.map(\.path) == ["Untitled.txt", "Untitled 2.txt"])
        let folder = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, document: Note("folder"), contentType: .plainText, defaultFilename: "Both",
                    onCompletion: log.one)
            }
        }
        try folder.tap("Export")
        #expect(log.lines.last == "Both.txt" && saved(folder)?.mediaType == "application/zip")
        #expect(saved(folder)?.name == "Both.txt.zip")
        #expect(saved(folder)?.entries?.map(\.path) == ["Both.txt/a.txt"])
        let written = try #require(log.urls.last).appendingPathComponent("a.txt")
        #expect(try Data(contentsOf: written) == Data([65]))
    }

    @Test func `encodes values that can be transferred`() async throws {
        let log = Log()
        let page = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, item: Boat(), contentTypes: [.delimitedText], defaultFilename: "boats",
                    onCompletion: log.one)
            }
        }
        try page.tap("Export")
        while log.lines.isEmpty { await page.change() }
        #expect(log.lines == ["boats.csv"] && page.texts.contains("idle"))
        #expect(try Data(contentsOf: log.urls[0]) == Data("a,b".utf8))
        let wrong = TestPage {
            Page {
                Color.clear.fileExporter(isPresented: $0, item: Boat(), contentTypes: [.png], onCompletion: log.one)
            }
        }
        try wrong.tap("Export")
        while log.lines.count == 1 { await wrong.change() }
        #expect(log.lines.last == "unsupported")
    }

    @Test func `saves a value's file under the file's name`() async throws {
        let log = Log()
        let file = try NamedFile(Data("la la".utf8), named: "Shanty.mp3")
        let page = TestPage {
            Page { Color.clear.fileExporter(isPresented: $0, item: Recording(file: file.url), onCompletion: log.one) }
        }
        try page.tap("Export")
        while log.lines.isEmpty { await page.change() }
        #expect(log.lines == ["Shanty.mp3"])
        #expect(saved(page)?.mediaType == "audio/mpeg" && log.urls[0] != file.url)
        #expect(try text(page) == "la la")
        let named = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, item: Recording(file: file.url), contentTypes: [.audio], defaultFilename: "Song",
                    onCompletion: log.one)
            }
        }
        try named.tap("Export")
        while log.lines.count == 1 { await named.change() }
        #expect(log.lines.last == "Song.mp3")
    }

    @Test func `reports a value's file that does not exist`() async throws {
        let log = Log()
        let page = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, item: Recording(file: URL(fileURLWithPath: "/nowhere/a.mp3")),
                    onCompletion: log.one)
            }
        }
        try page.tap("Export")
        while log.lines.isEmpty { await page.change() }
        #expect(log.urls.isEmpty && saved(page) == nil && page.texts.contains("idle"))
    }

    @Test func `keeps its files as long as the page`() throws {
        let log = Log()
        var page: TestPage? = TestPage {
            Page {
                Color.clear.fileExporter(
                    isPresented: $0, document: Note("ahoy"), contentType: .plainText, onCompletion: log.one)
            }
        }
        try page?.tap("Export")
        let url = try #require(log.urls.first)
        #expect(FileManager.default.fileExists(atPath: url.path))
        page?.graph.end()
        page = nil
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `whose page has ended keeps no file`() throws {
        let page = TestPage { Text("page") }
        let files: PageFiles = page.graph.feature()
        page.graph.end()
        let url: URL
        do {
            let file = try NamedFile(Data([1]), named: "a")
            url = file.url
            files.keep([file])
            #expect(files.file(files.offer(PageFile(file, mediaType: "text/plain"))) == nil)
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `drops the oldest files`() throws {
        let page = TestPage { Text("page") }
        let files: PageFiles = page.graph.feature()
        let ids = try (0...PageFiles.offerCapacity).map { number in
            files.offer(PageFile(try NamedFile(Data([1]), named: "\(number)"), mediaType: "text/plain"))
        }
        #expect(files.file(ids[0]) == nil)
        #expect(files.file(ids[1])?.name == "1" && files.file(ids[16])?.name == "16")
        #expect(files.file("unknown") == nil)
    }
}
