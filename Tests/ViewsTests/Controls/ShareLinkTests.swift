import EspalierDisplayTree
import Foundation
import TestKit
import Testing

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
}
