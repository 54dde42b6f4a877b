import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A list that can be refreshed` {
    /// Holds an action until the test opens it.
    @MainActor final class Gate {
        private var waiting: CheckedContinuation<Void, Never>?
        private(set) var count = 0

        func pass() async {
            count += 1
            await withCheckedContinuation { waiting = $0 }
        }

        func open() {
            waiting?.resume()
            waiting = nil
        }
    }

    struct News: View {
        let gate: Gate
        @State private var items = ["old"]

        var body: some View {
            List(items, id: \.self) { Text($0) }
                .listStyle(.plain)
                .refreshable {
                    await gate.pass()
                    await MainActor.run { items.insert("new", at: 0) }
                }
        }
    }

    func settle(_ page: TestPage, until isDone: () -> Bool) async {
        for _ in 0..<1000 where !isDone() {
            await Task.yield()
            page.update()
        }
    }

    @Test func `has a button for it, and shows its progress`() async throws {
        let gate = Gate()
        let page = TestPage { News(gate: gate) }
        #expect(page.frame(of: "old")?.minY == 17)
        try page.tap("Refresh")
        await settle(page) { gate.count == 1 }
        #expect(page.nodes.contains { $0.semantics?.label == "Refreshing" })
        #expect(!page.texts.contains("Refresh"))
        // The content makes room.
        #expect(page.frame(of: "old")?.minY == 67)
        gate.open()
        await settle(page) { page.texts.contains("Refresh") }
        #expect(page.texts == ["new", "old", "Refresh"])
        #expect(page.frame(of: "new")?.minY == 17)
    }

    struct Inside: View {
        @Environment(\.refresh) private var refresh

        var body: some View { Text(refresh == nil ? "no" : "yes") }
    }

    @Test func `passes the action to the views inside, and has no button if it scrolls horizontally`() {
        let page = TestPage {
            VStack {
                Inside()
                ScrollView(.horizontal) { Inside() }.refreshable {}
            }
        }
        #expect(page.texts == ["no", "yes"])
    }
}
