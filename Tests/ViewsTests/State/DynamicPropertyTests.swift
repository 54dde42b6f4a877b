import EspalierViews
import Testing
import TestKit

@MainActor
@Suite struct `A custom dynamic property` {
    private struct Doubled: DynamicProperty {
        @State var base = 1
        private(set) var value = 0

        mutating func update() { value = base * 2 }
    }

    private struct Squared: DynamicProperty {
        var doubled = Doubled()
        private(set) var value = 0

        mutating func update() { value = doubled.value * doubled.value }
    }

    private struct Page: View {
        private var squared = Squared()
        @State private var other = 0

        var body: some View {
            VStack {
                Text("\(squared.doubled.base) \(squared.doubled.value) \(squared.value)")
                Button("more") { squared.doubled.base += 1 }
                Button("other \(other)") { other += 1 }
            }
        }
    }

    @Test func `is updated before each evaluation, after the properties inside it`() throws {
        let page = TestPage { Page() }
        #expect(page.texts.first == "1 2 4")
        try page.tap("more")
        #expect(page.texts.first == "2 4 16")
        try page.tap("other 0")
        #expect(page.texts.first == "2 4 16")
    }
}
