import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor @Suite struct `The plot of a chart` {
    private final class Log {
        var points: [CGPoint?] = []
    }

    private func plot(_ page: TestPage) -> (node: DisplayNode, plot: DisplayPlot)? {
        page.nodes.lazy.compactMap { node in
            if case .part(.plot(let plot)) = node.content { (node, plot) } else { nil }
        }.first
    }

    @Test func `is the area of its view`() throws {
        let page = TestPage {
            Color.clear.frame(width: 100, height: 50).plot(DisplayPlot(.x, samples: [.init(20, title: "Jan")]))
        }
        let (node, shown) = try #require(plot(page))
        #expect(node.frame.size == CGSize(width: 100, height: 50))
        #expect(shown.samples == [.init(20, title: "Jan")])
        #expect(node.events.isEmpty)
    }

    @Test func `calls its action with the selected position, and with nothing at the end`() throws {
        let log = Log()
        let page = TestPage {
            Color.clear.frame(width: 100, height: 50).plot(DisplayPlot(.x, reports: true)) { log.points.append($0) }
        }
        let (node, _) = try #require(plot(page))
        #expect(node.events == .over)
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .point(CGPoint(x: 20, y: 5))))
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .none))
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .none))
        #expect(log.points == [CGPoint(x: 20, y: 5), nil])
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .text("x")))
        }
    }

    @Test func `calls its action with the selected range, and with nothing when it is gone`() throws {
        final class Ranges { var all: [ClosedRange<CGFloat>?] = [] }
        let ranges = Ranges()
        let page = TestPage {
            Color.clear.frame(width: 100, height: 50)
                .plot(DisplayPlot(.x, selectsRanges: true), selectRange: { ranges.all.append($0) })
        }
        let node = try #require(plot(page)).node
        func send(_ text: String) throws {
            try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .text(text)))
        }
        try send("10 20.5")
        try send("")
        try send("")
        #expect(ranges.all == [10...20.5, nil])
        for text in ["1", "3 1", "1 2 3", "a b", "0 1e9", "nan 1"] {
            #expect(throws: EventRefusal.self) { try send(text) }
        }
    }

    @Test func `changes with its values`() throws {
        struct Chart: View {
            @State private var count = 1

            var body: some View {
                Button("Add") { count += 1 }
                Color.clear.frame(width: 100, height: 50)
                    .plot(DisplayPlot(.x, samples: (0..<count).map { .init(CGFloat($0)) }))
            }
        }
        let page = TestPage { Chart() }
        #expect(plot(page)?.plot.samples.count == 1)
        try page.tap("Add")
        #expect(plot(page)?.plot.samples.count == 2)
    }
}
