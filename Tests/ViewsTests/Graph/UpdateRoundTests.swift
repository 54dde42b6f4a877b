import EspalierViews
import Foundation
import Testing
import TestKit

/// The rounds of an update. Each runs the actions that the previous one caused.
@MainActor
@Suite struct `An update` {
    private struct Counter: View {
        /// The count at which the actions stop causing changes.
        let end: Int
        @State private var count = 0

        var body: some View {
            Text("count \(count)")
                .onChange(of: count) { if count < end { count += 1 } }
            Button("start") { count = 1 }
            Button("again") { count = 2 }
        }
    }

    @Test func `with the maximum number of rounds completes`() throws {
        let page = TestPage { Counter(end: ViewGraph.roundLimit) }
        try page.tap("start")
        #expect(ViewGraph.roundLimit == 24)
        #expect(page.texts.first == "count 24")
        #expect(page.graph.counters.restlessUpdates == 0)
        try page.tap("start")
        #expect(page.texts.first == "count 24")
        #expect(page.graph.counters.restlessUpdates == 0)
    }

    @Test func `with one round more is stopped, and the page continues with the next event`() throws {
        let page = TestPage { Counter(end: ViewGraph.roundLimit + 1) }
        try page.tap("start")
        #expect(page.graph.counters.restlessUpdates == 1)
        #expect(page.texts.first == "count 25")
        try page.tap("again")
        #expect(page.texts.first == "count 25")
        #expect(page.graph.counters.restlessUpdates == 1)
    }

    private struct Swinging: View {
        @State private var count = 0
        @State private var taps = 0

        var body: some View {
            Button("swing") { count += 1 }.onChange(of: count) { count += 1 }
            Button("tapped \(taps)") { taps += 1 }
        }
    }

    @Test func `without an end names the last view in a warning, and other parts of the page continue`() throws {
        let page = TestPage { Swinging() }
        let messages = try StandardError.lines { try page.tap("swing") }
        #expect(
            messages.contains(
                "espalier: actions keep causing changes after 24 rounds; the last view to be evaluated was Swinging"))
        try page.tap("tapped 0")
        #expect(page.texts == ["swing", "tapped 1"])
        #expect(page.graph.counters.restlessUpdates == 1)
    }

    private struct Mirrored: View {
        @State private var width: CGFloat = 0
        @State private var text = "ab"

        var body: some View {
            Text(text).background { GeometryReader { proxy in Reporter(width: proxy.size.width, report: $width) } }
            Text("is \(Int(width))")
            Button("longer") { text += "c" }
        }
    }

    private struct Reporter: View {
        let width: CGFloat
        @Binding var report: CGFloat

        var body: some View {
            Text("w").onChange(of: width, initial: true) { report = width }
        }
    }

    @Test func `shows changes caused by a size in one tree`() throws {
        let page = TestPage { Mirrored() }
        #expect(page.texts.contains("is 20"))
        try page.tap("longer")
        #expect(page.texts.contains("is 30"))
        #expect(page.steps.count == 1)
    }
}
