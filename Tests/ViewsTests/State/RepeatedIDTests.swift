import EspalierViews
import Testing
import TestKit

/// SwiftUI does not define the result of rows with equal ids. Here each is a row, and they keep their state in order.
@MainActor
@Suite struct `Rows of equal ids` {
    private struct Row: View {
        let number: Int
        @State private var taps = 0

        var body: some View { Button("\(number):\(taps)") { taps += 1 } }
    }

    private struct Rows: View {
        @State private var numbers = [1, 1]

        var body: some View {
            ForEach(Array(numbers.enumerated()), id: \.element) { Row(number: $0.element) }
            Button("between") { numbers = [1, 2, 1] }
            Button("three") { numbers = [1, 1, 1] }
            Button("single") { numbers = [1] }
            Button("other") { numbers = [2, 2] }
        }
    }

    private func rows(_ page: TestPage) -> [String] { page.texts.filter { $0.contains(":") } }

    /// The second of two rows, tapped once.
    private func secondTapped() throws -> TestPage {
        let page = TestPage { Rows() }
        #expect(rows(page) == ["1:0", "1:0"])
        try page.tap("1:0")
        #expect(rows(page) == ["1:1", "1:0"])
        try page.tap("1:0")
        try page.tap("1:1")
        #expect(rows(page) == ["1:2", "1:1"])
        return page
    }

    @Test func `keep their state separately, in order`() throws {
        let page = try secondTapped()
        try page.tap("between")
        #expect(rows(page) == ["1:2", "2:0", "1:1"])
    }

    @Test func `get a new row at their end`() throws {
        let page = try secondTapped()
        try page.tap("three")
        #expect(rows(page) == ["1:2", "1:1", "1:0"])
    }

    @Test func `lose the last of them`() throws {
        let page = try secondTapped()
        try page.tap("single")
        #expect(rows(page) == ["1:2"])
        try page.tap("three")
        #expect(rows(page) == ["1:2", "1:0", "1:0"])
    }

    @Test func `start over as rows of another id`() throws {
        let page = try secondTapped()
        try page.tap("other")
        #expect(rows(page) == ["2:0", "2:0"])
    }

    @Test func `are restored from a snapshot, each with its own state`() throws {
        let page = try secondTapped()
        let again = TestPage(snapshot: page.graph.snapshot()) { Rows() }
        #expect(rows(again) == ["1:2", "1:1"])
    }
}
