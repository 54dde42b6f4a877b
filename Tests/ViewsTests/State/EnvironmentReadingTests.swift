import EspalierDisplayTree
import Testing
import TestKit

@testable import EspalierViews

private enum CountedKey: EnvironmentKey {
    nonisolated(unsafe) static var readings = 0
    static var defaultValue: Int {
        readings += 1
        return 0
    }
}

extension EnvironmentValues {
    fileprivate var counted: Int { self[CountedKey.self] }
    fileprivate var greeting: String { "Hello, \(identity?.subject ?? "guest")!" }
}

@MainActor
@Suite(.serialized) struct `A view's value of the environment` {
    private struct Counter: View {
        @State private var count = 0
        @Environment(\.counted) private var counted

        var body: some View { Button("\(count) \(counted)") { count += 1 } }
    }

    private struct Greeting: View {
        @State private var count = 0
        @Environment(\.greeting) private var greeting

        var body: some View {
            Button("Count") { count += 1 }
            Text("\(count): \(greeting)")
        }
    }

    @Test func `is read again only in another environment`() throws {
        struct Page: View {
            @State private var isRed = false

            var body: some View {
                Counter().foregroundStyle(isRed ? .red : .blue)
                Button("Red") { isRed = true }
            }
        }
        CountedKey.readings = 0
        let page = TestPage { Page() }
        #expect(CountedKey.readings == 1)
        try page.tap("0 0")
        try page.tap("1 0")
        #expect(page.texts.contains("2 0"))
        #expect(CountedKey.readings == 1)
        try page.tap("Red")
        #expect(CountedKey.readings == 2)
    }

    @Test func `is read again after a change of what it reads from the page`() throws {
        let page = TestPage { Greeting() }
        #expect(page.texts == ["Count", "0: Hello, guest!"])
        page.graph.identity = Identity("ada")
        try page.tap("Count")
        #expect(page.texts == ["Count", "1: Hello, ada!"])
    }
}
