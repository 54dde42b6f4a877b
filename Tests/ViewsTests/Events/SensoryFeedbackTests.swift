import EspalierDisplayTree
import EspalierViews
import TestKit
import Testing

@MainActor @Suite struct `Feedback that the user feels` {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("count") { count += 1 }
                .sensoryFeedback(.success, trigger: count) { _, new in new == 1 }
                .sensoryFeedback(trigger: count) { old, new in new == 2 ? .impact(weight: .heavy, intensity: 0.5) : nil
                }
                .sensoryFeedback(.selection, trigger: count == 3)
        }
    }

    @Test func `follows the changes of its trigger`() throws {
        let page = TestPage { Counter() }
        #expect(page.tree.openings.isEmpty)
        try page.tap("count")
        #expect(page.tree.openings == [.vibrate([15, 80, 25])])
        try page.tap("count")
        #expect(page.tree.openings == [.vibrate([15])])
        try page.tap("count")
        // The comparison with 3 becomes true, and then false.
        #expect(page.tree.openings == [.vibrate([8])])
        try page.tap("count")
        #expect(page.tree.openings == [.vibrate([8])])
    }

    @Test(arguments: [(Double.nan, 0), (-1, 0), (7, 18), (0.25, 5)])
    func `has an intensity from 0 to 1`(intensity: Double, duration: Int) throws {
        struct Page: View {
            let intensity: Double
            @State private var count = 0
            var body: some View {
                Button("count") { count += 1 }.sensoryFeedback(.impact(intensity: intensity), trigger: count)
            }
        }
        let page = TestPage { Page(intensity: intensity) }
        try page.tap("count")
        #expect(page.tree.openings == [.vibrate([duration])])
    }
}
