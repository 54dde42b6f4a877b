import Testing
import TestKit

@testable import EspalierViews

/// The reasons of evaluations, in the words of SwiftUI's `_printChanges()`.
@MainActor
@Suite struct `The reasons for an evaluation` {
    @MainActor private final class Record {
        var reasons: [String] = []

        /// Called in a body.
        func note() {
            if let node = DependencyTracking.reader as? any PrintableChanges { reasons.append(node.changeReasons) }
        }
    }

    private struct Leaf: View {
        let record: Record
        let number: Int
        @State private var count = 0
        @State private var other = 0

        var body: some View {
            let _ = record.note()
            Button("count \(count)") { count += 1 }
            Button("both \(other)") {
                count += 1
                other += 1
            }
        }
    }

    private struct Root: View {
        let record: Record
        @State private var number = 0

        var body: some View {
            VStack {
                Button("next") { number += 1 }
                Leaf(record: record, number: number)
            }
        }
    }

    @Test func `of a new view are itself, its identity and all its properties`() {
        let record = Record()
        _ = TestPage { Root(record: record) }
        #expect(record.reasons == ["Leaf: @self, @identity, _count, _other changed."])
    }

    @Test func `of an existing view are its changed properties, or another value of the view`() throws {
        let record = Record()
        let page = TestPage { Root(record: record) }
        try page.tap("count 0")
        try page.tap("both 0")
        try page.tap("next")
        #expect(
            Array(record.reasons.dropFirst()) == [
                "Leaf: _count changed.", "Leaf: _count, _other changed.", "Leaf: @self changed.",
            ])
    }
}
