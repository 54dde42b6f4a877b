import EspalierViews
import Foundation
import Observation
import Testing
import TestKit

/// Updates that would never end.
@MainActor
struct RestlessTests {
    @Observable final class Pair {
        var isRestless = false
        var first = 0
        var second = 0
    }

    private struct First: View {
        let pair: Pair

        var body: some View {
            if pair.isRestless { let _ = (pair.second = pair.first + 1) }
            Text("first")
        }
    }

    private struct Second: View {
        let pair: Pair

        var body: some View {
            if pair.isRestless { let _ = (pair.first = pair.second + 1) }
            Text("second")
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `bodies that change each other's values are no longer evaluated after a while`() {
        let pair = Pair()
        let page = TestPage {
            First(pair: pair)
            Second(pair: pair)
        }
        #expect(page.graph.counters.restlessUpdates == 0)
        pair.isRestless = true
        page.update()
        #expect(page.graph.counters.restlessUpdates == 1)
        #expect(page.texts == ["first", "second"])
    }

    private struct Echo: View {
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            Button("Start") { first += 1 }
                .onChange(of: first) { second += 1 }
                .onChange(of: second) { first += 1 }
        }
    }

    @Test func `actions that cause each other stop after a while`() throws {
        let page = TestPage { Echo() }
        try page.tap("Start")
        page.update()
        #expect(page.graph.counters.restlessUpdates == 1)
    }
}
