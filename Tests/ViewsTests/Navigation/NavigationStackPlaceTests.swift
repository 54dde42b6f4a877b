import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

extension `A navigation stack` {
    @Test func `is the page's place, with the types and texts of its values`() throws {
        let page = opened()
        #expect(page.tree.place == DisplayPlace(path: "/shop", screens: 0))
        try page.tap("text")
        #expect(page.tree.place == DisplayPlace(path: "/shop/String/hello", screens: 1))
        let other = opened()
        try other.tap("order 1")
        // [{"id":1}] in base64url
        #expect(other.tree.place == DisplayPlace(path: "/shop/ShopOrder/~W3siaWQiOjF9XQ", screens: 1))
        let secret = opened()
        try secret.tap("secret")
        #expect(secret.tree.place == DisplayPlace(path: "/shop/SecretOrder/!0", screens: 1))
    }

    @Test func `opens at the place of a URL, several screens deep`() {
        let page = opened(at: ["ShopOrder", "~W3siaWQiOjF9XQ", "String", "hello"])
        #expect(page.graph.openPlace())
        #expect(page.texts.contains("text hello"))
        #expect(page.tree.place == DisplayPlace(path: "/shop/ShopOrder/~W3siaWQiOjF9XQ/String/hello", screens: 2))
    }

    @Test func `opens at the place of a view's link`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("view of 1")
        let path = try #require(page.tree.place?.path)
        let again = opened(at: path.split(separator: "/").dropFirst().map(String.init))
        #expect(again.graph.openPlace())
        #expect(again.texts.contains("a view"))
    }

    @Test(arguments: [
        ["ShopOrder", "nonsense"], ["Nothing", "1"], ["ShopOrder"], ["view", "abc"], ["SecretOrder", "!0"],
        ["ShopOrder", "~"],
        ["ShopOrder", "~W10"], ["String", "a", "ShopOrder", "x"],
    ])
    func `knows no other places`(_ segments: [String]) {
        #expect(!opened(at: segments).graph.openPlace())
    }

    @Test func `follows the browser's buttons`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("taps of 1: 0")
        try page.tap("next of 1")
        settle(page)
        let deep = try #require(page.tree.place?.path)
        func go(_ path: String) throws {
            try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text(path)))
            settle(page)
        }
        try go("/shop/ShopOrder/~W3siaWQiOjF9XQ")
        // The screen that both places have is the same.
        #expect(page.texts.contains("taps of 1: 1"))
        try go(deep)
        #expect(page.texts.contains("order 2 presented: true"))
        try go("/shop")
        #expect(page.tree.place == DisplayPlace(path: "/shop", screens: 0))
        try page.tap("text")
        settle(page)
        for path in [
            "/elsewhere", "/shopping", "/shop" + String(repeating: "/a/b", count: 5000),
            "/shop/" + String(repeating: "a", count: 20_000),
        ] {
            try go(path)
            #expect(page.tree.place == DisplayPlace(path: "/shop/String/hello", screens: 1))
        }
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .number(1)))
        }
    }

    @Test func `goes back to a value without a text within the same page`() throws {
        let page = opened()
        try page.tap("secret")
        settle(page)
        for path in ["/shop", "/shop/SecretOrder/!0"] {
            try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text(path)))
            settle(page)
        }
        #expect(page.texts.contains("secret 7"))
    }

    @Test func `writes links that the browser can open elsewhere`() {
        let page = opened()
        func address(_ text: String) -> String? {
            if case .link(let link)? = page.target(text, for: .tap)?.content { link.url } else { nil }
        }
        #expect(address("order 1") == "/shop/ShopOrder/~W3siaWQiOjF9XQ")
        #expect(address("text") == "/shop/String/hello")
        #expect(address("secret") == nil)
        #expect(page.target("secret", for: .tap)?.semantics?.role == .link)
    }

    @Test func `keeps its screens in a snapshot, as far as they can be encoded`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("taps of 1: 0")
        let again = opened(snapshot: page.graph.snapshot())
        #expect(again.texts.contains("taps of 1: 1"))
        let secret = opened()
        try secret.tap("secret")
        #expect(opened(snapshot: secret.graph.snapshot()).tree.place == DisplayPlace(path: "/shop", screens: 0))
    }
}
