import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

/// The forms of fields and links that older apps use.
@MainActor @Suite struct `An older form` {
    private struct Fields: View {
        @State private var amount = 3
        @State private var share: Double?
        @State private var name = "a"
        @State private var log = ""

        private let formatter: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            return formatter
        }()
        private let title: Substring = "amount"

        var body: some View {
            TextField(title, value: $amount, formatter: formatter, onCommit: { log += "commit " })
            TextField("name" as String, text: $name, onEditingChanged: { log += "\($0) " })
            TextField(value: $share, format: .number.locale(Locale(identifier: "en_US"))) { Text("share") }
            Text("\(amount) \(name) \(share ?? -1) \(log)")
        }
    }

    @Test func `of a field reports its text, its value and its actions`() throws {
        let page = TestPage(width: 600) { Fields() }
        try page.send(.change, .text("12"), to: "amount")
        try page.send(.submit, .none, to: "amount")
        try page.send(.focus, .none, to: "name")
        try page.send(.input, .text("ab"), to: "name")
        try page.send(.change, .text("0.5"), to: "share")
        #expect(page.texts.last == "12 ab 0.500000 commit true ")
        try page.send(.change, .text("none"), to: "amount")
        try page.send(.change, .text(""), to: "share")
        #expect(page.texts.last == "12 ab -1.000000 commit true ")
    }

    private struct Links: View {
        @State private var isOpen = false
        @State private var selection: Int?

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("open" as String, isActive: $isOpen) { Text("opened") }
                    NavigationLink("seven", tag: 7, selection: $selection) { Text("number seven") }
                    Button("select") { selection = 7 }
                }
            }
            .navigationViewStyle(.stack)
        }
    }

    @Test func `of a link follows a value`() throws {
        let page = TestPage(width: 600, height: 600) { Links() }
        try page.tap("select")
        #expect(page.texts.contains("number seven"))
        let other = TestPage(width: 600, height: 600) { Links() }
        try other.tap("open")
        #expect(other.texts.contains("opened"))
    }

    private struct Numbers: View {
        @State private var chosen: Set<Int> = []

        var body: some View {
            List(0..<3, selection: $chosen) { Text("row \($0)") }.frame(height: 200)
            Text("chosen \(chosen.count)")
        }
    }

    @Test func `of a list selects numbers of a range`() throws {
        let page = TestPage(height: 300) { Numbers() }
        try page.tap("row 0")
        try page.tap("row 2")
        #expect(page.texts.last == "chosen 2")
    }

    private struct Items: View {
        struct Item: Identifiable {
            let id: Int
            var isDone = false
        }

        @State private var items = [Item(id: 1), Item(id: 2)]

        var body: some View {
            List($items) { $item in Button("item \(item.id) \(item.isDone)") { item.isDone = true } }
        }
    }

    @Test func `of a list passes bindings to its rows`() throws {
        let page = TestPage(height: 300) { Items() }
        try page.tap("item 2 false")
        #expect(page.texts == ["item 1 false", "item 2 true"])
    }

    @Test func `of a text formats a date`() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        #expect(
            TestPage { Text(Date(timeIntervalSinceReferenceDate: 0), formatter: formatter) }.texts == ["2001-01-01"])
    }
}
