import EspalierViews
import TestKit
import Testing

@MainActor @Suite(.serialized) struct `An equatable view` {
    private static var evaluations = 0

    /// Views are equal if their numbers have the same parity.
    private struct Parity: View, @MainActor Equatable {
        let number: Int

        var body: some View {
            let _ = (`An equatable view`.evaluations += 1)
            Text("\(number)")
        }

        static func == (left: Parity, right: Parity) -> Bool { left.number % 2 == right.number % 2 }
    }

    private struct Page: View {
        @State private var number = 0

        var body: some View {
            Parity(number: number).equatable()
            EquatableView(content: Parity(number: 7))
            Button("one more") { number += 1 }
            Button("two more") { number += 2 }
        }
    }

    @Test func `is evaluated only if it is not equal to the last one`() throws {
        let page = TestPage { Page() }
        let first = Self.evaluations
        try page.tap("two more")
        #expect(Self.evaluations == first && page.texts.first == "0")
        try page.tap("one more")
        #expect(Self.evaluations == first + 1 && page.texts.first == "3")
    }
}
