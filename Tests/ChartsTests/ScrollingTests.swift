import Charts
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
struct ScrollingTests {
    private func scroll(_ page: TestPage) -> DisplayScroll? {
        for node in page.nodes {
            if case .scroll(let scroll) = node.content { return scroll }
        }
        return nil
    }

    /// The stops as positions with their axis, if they have one, and an exclamation mark at those that scrolling never passes.
    private func stops(_ page: TestPage) -> [String] {
        page.nodes.compactMap { node in
            guard case .part(.stop(let axis, let isAlways)) = node.content else { return nil }
            let along = axis.map { $0 == .horizontal ? " h" : " v" } ?? ""
            return "\(number(node.frame.minX)) \(number(node.frame.minY))" + along + (isAlways ? "!" : "")
        }
    }

    @Test func `a chart that scrolls vertically is as high as its domain`() {
        let page = TestPage {
            Chart { ForEach(0..<20) { BarMark(x: .value("x", 1), y: .value("Name", "\($0)")) } }
                .chartScrollableAxes(.vertical)
                .chartYVisibleDomain(length: 5)
                .chartXAxis(.hidden)
        }
        let bars = page.frames(ofType: "RoundedRectangle")
        #expect(bars.count == 20)
        #expect(bars[0] == CGRect(x: 26, y: 6, width: 274, height: 28))
        #expect(bars[19].minY == 766)
        #expect(scroll(page)?.axes == .vertical)
        #expect(scroll(page)?.request == nil)
    }

    @Test func `the labels of the other axis stay beside a chart that scrolls vertically`() {
        let chart = ChartLines {
            Chart { ForEach(0..<20) { BarMark(x: .value("x", $0), y: .value("Name", "\($0)")) } }
                .chartScrollableAxes(.vertical)
                .chartYVisibleDomain(length: 5)
                .chartXScale(domain: 0...20)
        }
        #expect(chart.texts.prefix(3) == ["0 10 13.5", "1 10 50.75", "2 10 88"])
        #expect(chart.texts.suffix(4) == ["0 30 190", "5 98.5 190", "10 167 190", "15 235.5 190"])
    }

    @Test func `numbers that scroll vertically are at the bottom first, or at the author's position`() {
        func page(_ position: Double?) -> TestPage {
            TestPage {
                let chart = Chart { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
                    .chartScrollableAxes(.vertical)
                    .chartYVisibleDomain(length: 25)
                    .chartXAxis(.hidden)
                    .chartYAxis(.hidden)
                if let position { chart.chartScrollPosition(initialY: position) } else { chart }
            }
        }
        #expect(scroll(page(nil))?.request?.offset == CGPoint(x: 0, y: 600))
        #expect(scroll(page(50))?.request?.offset == CGPoint(x: 0, y: 200))
        #expect(scroll(page(90))?.request == nil)
    }

    private func days(_ behavior: some ChartScrollTargetBehavior) -> TestPage {
        TestPage {
            Chart { ForEach(0..<8) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) } }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 4)
                .chartScrollTargetBehavior(behavior)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
    }

    @Test func `scrolling rests at multiples of a value`() {
        #expect(stops(days(.valueAligned(unit: 1))) == ["0 0", "75 0", "150 0", "225 0", "300 0"])
        #expect(
            stops(days(.valueAligned(unit: 1, majorAlignment: .unit(2)))) == [
                "0 0!", "75 0", "150 0!", "225 0", "300 0!",
            ])
        #expect(stops(days(.valueAligned(unit: 3, limitBehavior: .always))) == ["0 0!", "225 0!", "300 0!"])
        #expect(stops(days(.paging)) == ["0 0!", "300 0!"])
    }

    @Test func `scrolling rests at dates that match`() {
        let start = Date(timeIntervalSince1970: 1_735_689_600)
        let page = TestPage {
            Chart {
                ForEach(0..<48) {
                    BarMark(x: .value("x", start.addingTimeInterval(Double($0) * 3600), unit: .hour), y: .value("y", 1))
                }
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 16)
            .chartScrollTargetBehavior(
                .valueAligned(matching: DateComponents(hour: 12), majorAlignment: .matching(DateComponents(hour: 0)))
            )
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(stops(page) == ["0 0!", "225 0", "450 0!", "600 0!"])
    }

    private struct Positioned: View {
        @State private var position = "4"

        var body: some View {
            VStack(spacing: 0) {
                Text(position)
                Chart { ForEach(0..<20) { BarMark(x: .value("x", 1), y: .value("Name", "\($0)")) } }
                    .chartScrollableAxes(.vertical)
                    .chartYVisibleDomain(length: 5)
                    .chartScrollPosition(y: $position)
                    .chartXAxis(.hidden)
                    .frame(height: 150)
            }
        }
    }

    private struct Recalled: View {
        let axes: Axis.Set
        @State private var x = 2
        @State private var y = 30.0

        var body: some View {
            VStack(spacing: 0) {
                Text("\(x) \(y, format: .number)")
                Button("Seven") { x = 7 }
                Button("Sixty") { y = 60 }
                Chart { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
                    .chartScrollableAxes(axes)
                    .chartXVisibleDomain(length: 2)
                    .chartYVisibleDomain(length: 20)
                    .chartScrollPosition(x: $x)
                    .chartScrollPosition(y: $y)
                    .chartXAxis(.hidden)
                    .chartYAxis(.hidden)
                    .frame(height: 100)
            }
        }
    }

    @Test func `a position that the app sets scrolls, and one that the user reaches does not`() throws {
        let page = TestPage { Recalled(axes: [.horizontal, .vertical]) }
        // 150 points for 1, and 5 points for 1.
        #expect(
            scroll(page)?.request == DisplayScroll.Request(number: 1, offset: CGPoint(x: 300, y: 250), animation: nil))
        let node = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 400, y: 250))))
        page.update()
        // The binding of a whole number keeps 3 instead of 2.67, and the plot keeps its place.
        #expect(page.texts.first == "3 30")
        #expect(scroll(page)?.request?.number == 1)
        try page.tap("Sixty")
        #expect(scroll(page)?.request?.offset == CGPoint(x: 400, y: 100))
        try page.tap("Seven")
        #expect(scroll(page)?.request?.offset == CGPoint(x: 1050, y: 100))
        #expect(page.texts.first == "7 60")
    }

    @Test func `a position that the app sets scrolls along one axis`() throws {
        let across = TestPage { Recalled(axes: .horizontal) }
        try across.tap("Seven")
        #expect(scroll(across)?.request?.offset == CGPoint(x: 1050, y: 0))
        let down = TestPage { Recalled(axes: .vertical) }
        try down.tap("Sixty")
        #expect(scroll(down)?.request?.offset == CGPoint(x: 0, y: 100))
    }

    @Test func `a position is the category at the top`() throws {
        let page = TestPage { Positioned() }
        #expect(scroll(page)?.request?.offset == CGPoint(x: 0, y: 120))
        let node = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 0, y: 210))))
        page.update()
        #expect(page.texts.first == "7")
    }

    // MARK: Both axes

    private func points(@ViewBuilder _ change: (AnyView) -> some View) -> TestPage {
        TestPage {
            change(
                AnyView(
                    Chart { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
                        .chartXVisibleDomain(length: 5)
                        .chartYVisibleDomain(length: 25)
                        .chartScrollableAxes([.horizontal, .vertical])))
        }
    }

    private func withoutAxes(_ chart: some View) -> some View {
        chart.chartXAxis(.hidden).chartYAxis(.hidden)
    }

    @Test func `a chart that scrolls along both axes is as large as both domains`() throws {
        let page = points { withoutAxes($0) }
        let area = try #require(scroll(page))
        #expect(area.axes == [.horizontal, .vertical])
        // Zero is at the left and at the bottom.
        #expect(area.request?.offset == CGPoint(x: 0, y: 600))
        let node = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        #expect(node.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(node.children.first?.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    }

    @Test func `a chart that scrolls along both axes starts at both positions`() {
        let page = points { withoutAxes($0).chartScrollPosition(initialX: 3.0).chartScrollPosition(initialY: 50) }
        #expect(scroll(page)?.request?.offset == CGPoint(x: 180, y: 200))
        // Values from the right are those at the right edge.
        let mirrored = points {
            withoutAxes($0).chartScrollPosition(initialX: 3.0).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(scroll(mirrored)?.request?.offset == CGPoint(x: 120, y: 600))
    }

    @Test func `the labels of both axes follow the plot, each along its axis`() throws {
        let page = points { $0 }
        let area = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        let strips = page.nodes.filter { "\($0.type)" == "ScrollFollower" }
        #expect(area.frame == CGRect(x: 0, y: 5, width: 265, height: 181))
        #expect(strips.map(\.frame.size) == [CGSize(width: 530, height: 14), CGSize(width: 35, height: 724)])
        func moved(x: CGFloat, y: CGFloat) -> DisplayTransform {
            DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y, anchor: .topLeading)
        }
        #expect(
            strips.map { $0.appearance?.effects?.scroll } == [
                DisplayScrollEffect(
                    area: area.id, axis: .horizontal,
                    transforms: [.init(0, moved(x: 0, y: 0)), .init(265, moved(x: -265, y: 0))]),
                DisplayScrollEffect(
                    area: area.id, axis: .vertical,
                    transforms: [.init(0, moved(x: 0, y: 0)), .init(543, moved(x: 0, y: -543))]),
            ])
        #expect(strips.map(\.appearance?.transform) == [moved(x: 0, y: 0), moved(x: 0, y: -543)])
    }

    @Test func `scrolling along both axes rests at the values of each`() {
        let page = points { withoutAxes($0).chartScrollTargetBehavior(.valueAligned(unit: 5)) }
        let stops = stops(page)
        #expect(stops.prefix(5) == ["0 0 h", "300 0 h", "0 0 v", "0 40 v", "0 80 v"])
        #expect(stops.count == 18)
        #expect(stops.last == "0 600 v")
        #expect(scroll(page)?.snapAxes == [.horizontal, .vertical])
    }

    private struct PositionedTwice: View {
        @State private var x = 1.0
        @State private var y = 25.0

        var body: some View {
            VStack(spacing: 0) {
                Text("\(x, format: .number) \(y, format: .number)")
                Chart { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
                    .chartScrollableAxes([.horizontal, .vertical])
                    .chartXVisibleDomain(length: 5)
                    .chartYVisibleDomain(length: 25)
                    .chartScrollPosition(x: $x)
                    .chartScrollPosition(y: $y)
                    .chartXAxis(.hidden)
                    .chartYAxis(.hidden)
                    .frame(height: 150)
            }
        }
    }

    @Test func `each position is the value at the start of its axis`() throws {
        let page = TestPage { PositionedTwice() }
        #expect(scroll(page)?.request?.offset == CGPoint(x: 60, y: 300))
        let node = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        func scrollTo(_ x: CGFloat, _ y: CGFloat) throws -> String? {
            try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: x, y: y))))
            page.update()
            return page.texts.first
        }
        #expect(try scrollTo(90, 300) == "1.5 25")
        #expect(try scrollTo(90, 150) == "1.5 50")
        #expect(try scrollTo(300, 0) == "5 75")
    }
}
