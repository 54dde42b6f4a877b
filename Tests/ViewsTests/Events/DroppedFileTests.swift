import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing
import UniformTypeIdentifiers

@testable import EspalierViews

@MainActor
@Suite struct `Files that are dropped` {
    @MainActor private final class Found {
        var urls: [URL] = []
        var texts: [String] = []
        var points: [CGPoint] = []
        var isTargeted: [Bool] = []
    }

    /// Bytes of a picture that an app reads itself.
    private struct Scan: Transferable {
        let name: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .image) { received in
                Scan(name: try String(contentsOf: received.file, encoding: .utf8))
            }
        }
    }

    private let found = Found()

    private func upload(
        _ text: String, named name: String, in folders: [String] = [], as mediaType: String = ""
    ) throws -> TemporaryFile {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        return TemporaryFile(
            descriptor: open(place.path, O_RDONLY), size: text.utf8.count, name: name, folders: folders,
            mediaType: mediaType)
    }

    private func page(@ViewBuilder _ content: @escaping () -> some View) -> TestPage { TestPage { content() } }

    private func feedback(_ page: TestPage) -> DropFeedback? {
        page.nodes.lazy.compactMap { node in
            if case .part(.dropTarget(let feedback)) = node.content { feedback } else { nil }
        }.first
    }

    private func send(_ type: EventType, _ value: EventValue, to page: TestPage) throws {
        let node = try #require(
            page.nodes.first { if case .part(.dropTarget) = $0.content { true } else { false } })
        try page.graph.send(DisplayEvent(node: node.id, type: type, value: value))
        page.update()
    }

    private func urlPage() -> TestPage {
        let found = found
        return page {
            Text("target").dropDestination(for: URL.self) { urls, point in
                found.urls += urls
                found.points.append(point)
                return true
            } isTargeted: {
                found.isTargeted.append($0)
            }
        }
    }

    @Test func `arrive as addresses of copies with their names, at the point in the view`() async throws {
        let page = urlPage()
        let first = page.graph.receive(try upload("one", named: "a.txt"))
        let second = page.graph.receive(try upload("two", named: "../b.csv"))
        try send(.input, .text("3.5 -0.25 \(first) \(second)"), to: page)
        while found.urls.count < 2 { await Task.yield() }
        #expect(found.urls.map(\.lastPathComponent) == ["a.txt", "-b.csv"])
        #expect(try found.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", "two"])
        #expect(found.points == [CGPoint(x: 3.5, y: -0.25)])
        // The copies exist as long as the page.
        page.graph.end()
        #expect(found.urls.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test func `arrive in their folders, whose names are safe`() async throws {
        let page = urlPage()
        let names = try [
            upload("1", named: "a.txt", in: ["Trip"]), upload("2", named: "b.txt"),
            upload("3", named: "../c.txt", in: ["Trip", "..", "Ma/y"]),
            upload("4", named: "d.txt", in: ["Other"]),
        ].map { page.graph.receive($0) }
        try send(.input, .text("0 0 " + names.joined(separator: " ")), to: page)
        while found.urls.count < 3 { await Task.yield() }
        #expect(found.urls.map(\.lastPathComponent) == ["Trip", "b.txt", "Other"])
        #expect(found.urls.map(\.hasDirectoryPath) == [true, false, true])
        let paths = try FileManager.default.subpathsOfDirectory(atPath: found.urls[0].path).sorted()
        #expect(paths == ["Untitled", "Untitled/Ma-y", "Untitled/Ma-y/-c.txt", "a.txt"])
        page.graph.end()
        #expect(found.urls.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test func `of one folder with the same name twice are refused as a whole`() async throws {
        let page = urlPage()
        let names = try ["1", "2"].map { page.graph.receive(try upload($0, named: "a.txt", in: ["Trip"])) }
        let later = page.graph.receive(try upload("3", named: "b.txt"))
        try send(.input, .text("0 0 " + names.joined(separator: " ")), to: page)
        try send(.input, .text("0 0 \(later)"), to: page)
        while found.urls.isEmpty { await Task.yield() }
        #expect(found.urls.map(\.lastPathComponent) == ["b.txt"])
    }

    @Test func `target a view that takes them while they are over it`() throws {
        let page = urlPage()
        try send(.drag, .text("text/csv -"), to: page)
        try send(.aim, .point(.zero), to: page)
        #expect(feedback(page)?.effect == .copy)
        try send(.aim, .none, to: page)
        try send(.drag, .bool(false), to: page)
        #expect(found.isTargeted == [true, false] && feedback(page)?.effect == nil)
    }

    @Test func `of another type are refused`() throws {
        let page = page {
            Text("target").onDrop(of: [.image], isTargeted: nil) { _ in true }
        }
        for (types, effect) in [
            ("text/csv", nil), ("image/png", DropFeedback.Effect.copy), ("image/png text/csv", nil), ("-", .copy),
        ] {
            try send(.drag, .text(types), to: page)
            try send(.aim, .point(.zero), to: page)
            #expect(feedback(page)?.effect == effect)
            try send(.drag, .bool(false), to: page)
        }
    }

    @Test func `reach views for data, and for types with a representation of a file`() async throws {
        let found = found
        let data = page {
            Text("target").dropDestination(for: Data.self) { values, _ in
                found.texts += values.map { String(decoding: $0, as: UTF8.self) }
                return true
            }
        }
        let bytes = data.graph.receive(try upload("bytes", named: "a.bin"))
        try send(.input, .text("0 0 \(bytes)"), to: data)
        while found.texts.isEmpty { await Task.yield() }
        let scans = page {
            Text("target").dropDestination(for: Scan.self) { values, _ in
                found.texts += values.map(\.name)
                return true
            }
        }
        let picture = scans.graph.receive(try upload("scan", named: "a.png"))
        try send(.input, .text("0 0 \(picture)"), to: scans)
        while found.texts.count < 2 { await Task.yield() }
        #expect(found.texts == ["bytes", "scan"])
    }

    @Test func `are offered as addresses and in their own type by providers`() async throws {
        let found = found
        let page = page {
            Text("target").onDrop(of: [.fileURL], isTargeted: nil) { providers in
                for provider in providers {
                    found.texts.append(provider.suggestedName ?? "none")
                    found.texts += provider.registeredTypeIdentifiers
                    _ = provider.loadFileRepresentation(for: .plainText) { url, _, _ in
                        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
                        MainActor.assumeIsolated { found.texts.append(text) }
                    }
                }
                return true
            }
        }
        let file = page.graph.receive(try upload("ahoy", named: "log.txt"))
        try send(.input, .text("0 0 \(file)"), to: page)
        while found.texts.count < 4 { await Task.yield() }
        #expect(found.texts == ["log", "public.plain-text", "public.file-url", "ahoy"])
    }

    @Test func `are offered by views for files only`() {
        let words =
            "Cancel|Uploading|Waiting for the connection…|The file is too large.|"
            + "The server has no room for the file.|The file could not be uploaded.|Close"
        #expect(feedback(urlPage())?.uploads == words)
        #expect(feedback(page { Text("a").dropDestination(for: Data.self) { _, _ in true } })?.uploads == words)
        #expect(feedback(page { Text("a").onDrop(of: [.fileURL], isTargeted: nil) { _ in true } })?.uploads == words)
        #expect(feedback(page { Text("a").dropDestination(for: String.self) { _, _ in true } })?.uploads == nil)
        #expect(feedback(page { Text("a").dropDestination(for: Color.self) { _, _ in true } })?.uploads == nil)
        #expect(feedback(page { Text("a").onDrop(of: [.text], isTargeted: nil) { _ in true } })?.uploads == nil)
    }

    @Test func `are refused in any other words`() throws {
        let page = urlPage()
        let name = page.graph.receive(try upload("one", named: "a.txt"))
        for words in ["", "0 0", "0 0 unknown", "x 0 \(name)", "0 nan \(name)", "0 1e9 \(name)", "\(name) 0 0"] {
            #expect(throws: EventRefusal.self) { try send(.input, .text(words), to: page) }
        }
        // An upload that has failed.
        try send(.input, .text("-413"), to: page)
        #expect(found.urls.isEmpty)
        let texts = TestPage { Text("target").dropDestination(for: String.self) { _, _ in true } }
        #expect(throws: EventRefusal.self) { try send(.input, .text("0 0 a"), to: texts) }
        #expect(throws: EventRefusal.self) { try send(.drag, .text("image/png"), to: texts) }
    }
}
