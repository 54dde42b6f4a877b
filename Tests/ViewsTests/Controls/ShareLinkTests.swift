import CoreTransferable
import EspalierDisplayTree
import Foundation
import TestKit
import Testing
import UniformTypeIdentifiers

@testable import EspalierViews

@MainActor @Suite struct `A share link` {
    private let address = URL(string: "https://a.b/?c=d&e")

    private func link<V: View>(_ view: V) throws -> DisplayLink {
        let node = try #require(TestPage { view }.nodes.first { "\($0.type)" == "ShareLink" })
        guard case .link(let link) = node.content else { throw EvaluationFailure() }
        return link
    }

    private struct EvaluationFailure: Error {}

    @Test func `shares its address, its subject and its message`() throws {
        let link = try link(ShareLink("Go", item: #require(address), subject: Text("A & b"), message: Text("1\u{e9}")))
        #expect(link.sharedContent == "title=A%20%26%20b&text=1%C3%A9&url=https%3A%2F%2Fa.b%2F%3Fc%3Dd%26e")
    }

    @Test func `opens a new email if the browser has no share sheet`() throws {
        let link = try link(ShareLink(item: #require(address), subject: Text("S"), message: Text("M")))
        #expect(link.url == "mailto:?subject=S&body=M%0D%0Ahttps%3A%2F%2Fa.b%2F%3Fc%3Dd%26e")
    }

    @Test func `shares texts as lines`() throws {
        #expect(try link(ShareLink(items: ["x", "y"])).sharedContent == "text=x%0D%0Ay")
        #expect(try link(ShareLink(item: "x", message: Text("m"))).sharedContent == "text=m%0D%0Ax")
    }

    @Test func `shares the first of several addresses, and the others in its text`() throws {
        let addresses = ["https://a", "https://b"].compactMap(URL.init(string:))
        #expect(try link(ShareLink(items: addresses)).sharedContent == "text=https%3A%2F%2Fb&url=https%3A%2F%2Fa")
    }

    @Test func `has the given title, or Share…, beside a symbol`() throws {
        func texts<V: View>(_ view: V) -> [String] { TestPage { view }.texts }
        #expect(texts(ShareLink(item: "x")) == ["Share…"])
        #expect(texts(ShareLink("Send", item: "x")) == ["Send"])
        #expect(texts(ShareLink(item: "x") { Text("Own") }) == ["Own"])
    }

    @Test func `shares its current state`() throws {
        struct Page: View {
            @State private var text = "old"
            var body: some View {
                VStack {
                    Button("Change") { text = "new" }
                    ShareLink(item: text)
                }
            }
        }
        let page = TestPage { Page() }
        try page.tap("Change")
        let node = try #require(page.nodes.first { "\($0.type)" == "ShareLink" })
        guard case .link(let link) = node.content else { throw EvaluationFailure() }
        #expect(link.sharedContent == "text=new")
    }

    // MARK: Files

    private struct Boat: Transferable {
        var name = "Arrow"
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { Data("\"\($0.name)\"".utf8) }
            ProxyRepresentation(exporting: \.name)
        }
    }

    private struct Harbor: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (_: Harbor) in "a harbor" }
        }
    }

    /// The file that the page's last tree shares, and the words beside it.
    private func shared(_ page: TestPage) -> (file: PageFile, words: String)? {
        for opening in page.steps.flatMap(\.openings) {
            if case .share(let files, let words) = opening, let file = page.graph.file(files[0].id) {
                return (file, words)
            }
        }
        return nil
    }

    @Test func `of data shares its first form as a file`() async throws {
        let page = TestPage { ShareLink(item: Boat(), preview: SharePreview("A/B")) }
        try page.tap("Share…")
        while shared(page) == nil { await page.change() }
        let file = try #require(shared(page)?.file)
        #expect(file.name == "A-B.json" && file.mediaType == "application/json")
        #expect(try Data(contentsOf: file.file.url) == Data("\"Arrow\"".utf8))
    }

    @Test func `of a file shares its content`() throws {
        let source = try NamedFile(Data("ahoy".utf8), named: "log.txt")
        let page = TestPage { ShareLink(item: source.url) }
        try page.tap("Share…")
        let file = try #require(shared(page)?.file)
        #expect(file.name == "log.txt" && file.mediaType == "text/plain")
        #expect(try Data(contentsOf: file.file.url) == Data("ahoy".utf8))
    }

    @Test func `of a file keeps its name beside a preview`() throws {
        let source = try NamedFile(Data("ahoy".utf8), named: "log.txt")
        let page = TestPage { ShareLink(item: source.url, preview: SharePreview("A log")) }
        try page.tap("Share…")
        #expect(shared(page)?.file.name == "log.txt")
    }

    private struct Chart: Transferable {
        let file: URL
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(exportedContentType: .pdf) { SentTransferredFile($0.file) }
        }
    }

    @Test func `of a value with a file shares the file under its own name`() async throws {
        let source = try NamedFile(Data("%PDF".utf8), named: "Bay.pdf")
        let page = TestPage { ShareLink(item: Chart(file: source.url), preview: SharePreview("Chart of a bay")) }
        try page.tap("Share…")
        while shared(page) == nil { await page.change() }
        let file = try #require(shared(page)?.file)
        #expect(file.name == "Bay.pdf" && file.mediaType == "application/pdf")
        #expect(try Data(contentsOf: file.url) == Data("%PDF".utf8))
    }

    @Test func `of a value that stands for a text shares the text`() throws {
        #expect(try link(ShareLink(item: Harbor(), preview: SharePreview("A"))).sharedContent == "text=a%20harbor")
        let address = try #require(address)
        #expect(
            try link(ShareLink(item: address, preview: SharePreview("A"))).sharedContent
                == "url=https%3A%2F%2Fa.b%2F%3Fc%3Dd%26e")
    }

    private struct Log: Transferable {
        var day: String?
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { (_: Log) in Data("1".utf8) }
                .suggestedFileName { $0.day }
        }
    }

    private struct Chapter: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (_: Chapter) in Log(day: "Monday") }.suggestedFileName("Chapter 1.json")
        }
    }

    @Test func `of a value with a suggested name shares a file of that name`() async throws {
        func name<Item: Transferable>(_ item: Item) async throws -> String? {
            let page = TestPage { ShareLink(item: item, preview: SharePreview("Title")) }
            try page.tap("Share…")
            while shared(page) == nil { await page.change() }
            return shared(page)?.file.name
        }
        #expect(try await name(Log(day: "Sunday")) == "Sunday.json")
        #expect(try await name(Log(day: nil)) == "Title.json")
        #expect(try await name(Chapter()) == "Chapter 1.json")
    }
}
