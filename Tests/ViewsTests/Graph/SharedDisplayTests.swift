import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// Pages of one kind share display nodes that are equal.
@MainActor
@Suite struct SharedDisplayTests {
    private struct Greeting: View {
        let name: String
        @State private var count = 0

        var body: some View {
            VStack {
                Text(verbatim: "Hello, \(name)")
                Text(verbatim: "\(count)")
                Button("more") { count += 1 }
            }
        }
    }

    private let resources = AppResources(measurer: TenByTenFont())

    private func text(_ words: String, in page: TestPage) throws -> DisplayNode {
        try #require(
            page.nodes.first { node in
                if case .text(let text) = node.content { text.plainText == words } else { false }
            })
    }

    @Test func `two equal pages share their nodes`() throws {
        let first = TestPage(resources: resources) { Greeting(name: "Anna") }
        let second = TestPage(resources: resources) { Greeting(name: "Anna") }
        #expect(try text("Hello, Anna", in: first) === text("Hello, Anna", in: second))
        #expect(try text("0", in: first) === text("0", in: second))
    }

    @Test func `a page with a difference has its own node for it, and its own ancestors`() throws {
        let first = TestPage(resources: resources) { Greeting(name: "Anna") }
        let second = TestPage(resources: resources) { Greeting(name: "Bert") }
        #expect(try text("Hello, Bert", in: second) !== text("Hello, Anna", in: first))
        #expect(try text("0", in: first) === text("0", in: second))
        #expect(first.tree.root !== second.tree.root)
    }

    @Test func `a change in one page does not change the other`() throws {
        let first = TestPage(resources: resources) { Greeting(name: "Anna") }
        let second = TestPage(resources: resources) { Greeting(name: "Anna") }
        try first.tap("more")
        #expect(first.texts.contains("1"))
        #expect(second.texts.contains("0"))
        #expect(!second.texts.contains("1"))
        #expect(try text("Hello, Anna", in: first) === text("Hello, Anna", in: second))
    }

    @Test func `windows of different widths share nothing`() throws {
        let narrow = TestPage(width: 300, resources: resources) { Greeting(name: "Anna") }
        let wide = TestPage(width: 600, resources: resources) { Greeting(name: "Anna") }
        #expect(try text("Hello, Anna", in: narrow) !== text("Hello, Anna", in: wide))
    }

    // MARK: Modifiers that have one node

    private struct Described: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Rectangle()
                    .accessibilityLabel(isOn ? "on" : "off")
                    .accessibilityValue("value")
                    .accessibilityHint(isOn ? "hint" : "none")
                    .accessibilityLabel(isOn ? "outer on" : "outer off")
                Button("switch") { isOn.toggle() }
            }
        }
    }

    @Test func `the outermost of consecutive accessibility modifiers wins, even after a change`() throws {
        let page = TestPage { Described() }
        func semantics() throws -> Semantics {
            try #require(page.nodes.compactMap(\.semantics).first { $0.value == "value" })
        }
        #expect(try semantics().label == "outer off")
        #expect(try semantics().hint == "none")
        try page.tap("switch")
        #expect(try semantics().label == "outer on")
        #expect(try semantics().hint == "hint")
        #expect(try semantics().value == "value")
    }
}
