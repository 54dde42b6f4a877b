import Charts
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
struct InteractionTests {
    /// The area of a page's chart in which values are shown, and its node.
    private func plot(_ page: TestPage) throws -> (plot: DisplayPlot, node: DisplayNode) {
        for node in page.nodes {
            if case .part(.plot(let plot)) = node.content { return (plot, node) }
        }
        throw NoPlot()
    }

    private struct NoPlot: Error {}

    @Test func `a chart shows its values at the pointer`() throws {
        let page = TestPage {
            Chart([("A", 4), ("B", 10)], id: \.0) {
                BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1)).foregroundStyle(by: .value("Kind", "x"))
            }
        }
        let plot = try plot(page).plot
        #expect(plot.direction == .x)
        #expect(plot.series == [DisplayPlot.Series(name: "x", color: .named(.blue))])
        #expect(
            plot.samples == [
                DisplayPlot.Sample(68.75, title: "A", values: ["4"]),
                DisplayPlot.Sample(206.25, title: "B", values: ["10"]),
            ])
        #expect(!plot.reports)
        #expect(try self.plot(page).node.semantics?.label == "Count, Name")
    }

    private struct Selectable: View {
        @State private var selected: Double?

        var body: some View {
            VStack(spacing: 0) {
                Text(selected.map { "at \($0)" } ?? "nothing")
                Chart {
                    ForEach(0..<3) { LineMark(x: .value("x", Double($0)), y: .value("y", $0)) }
                }
                .chartXSelection(value: $selected)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
            }
        }
    }

    @Test func `the place of the pointer is the selected value`() throws {
        let page = TestPage { Selectable() }
        let (plot, node) = try plot(page)
        #expect(plot.reports)
        #expect(plot.samples.map(\.position) == [0, 150, 300])
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .point(CGPoint(x: 150, y: 20))))
        page.update()
        #expect(page.texts.first == "at 1.000000")
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .none))
        page.update()
        #expect(page.texts.first == "nothing")
    }

    private struct Ranged: View {
        @State private var range: ClosedRange<Int>?

        var body: some View {
            VStack(spacing: 0) {
                Text(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "nothing")
                Chart {
                    ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                }
                .chartXSelection(range: $range)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
            }
        }
    }

    @Test func `a drag selects the range of values`() throws {
        let page = TestPage { Ranged() }
        let (plot, node) = try plot(page)
        #expect(plot.selectsRanges)
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .text("60 180")))
        page.update()
        #expect(page.texts.first == "2 to 6")
    }

    @Test func `a proxy converts both ways, from either direction`() throws {
        for (direction, position) in [(LayoutDirection.leftToRight, CGFloat(75)), (.rightToLeft, 225)] {
            let page = TestPage {
                Chart { ForEach(0..<5) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }
                    .chartXAxis(.hidden)
                    .chartYAxis(.hidden)
                    .chartOverlay { proxy in
                        Text(
                            "\(proxy.position(forX: 1) ?? -1) \(proxy.value(atX: position, as: Int.self) ?? -1) \(proxy.plotSize.width)"
                        )
                    }
                    .environment(\.layoutDirection, direction)
            }
            #expect(page.texts.contains("\(Int(position)).000000 1 300.000000"))
        }
    }

    @Test func `assistive technology reads a row for each mark`() {
        let page = TestPage {
            Chart([("A", 4), ("B", 10)], id: \.0) { item in
                BarMark(x: .value("Name", item.0), y: .value("Count", item.1))
                    .accessibilityLabel(item.0 == "B" ? Text("Second") : Text("First"))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(
            table(page)
                == DisplayDataTable(
                    caption: "Count, Name", columns: ["Name", "Count"], rows: [["First", "4"], ["Second", "10"]]))
        #expect(page.texts == [])
    }

    /// The table that assistive technology reads.
    private func table(_ page: TestPage) -> DisplayDataTable? {
        for node in page.nodes {
            if case .part(.dataTable(let table)) = node.content { return table }
        }
        return nil
    }

    @Test func `the table of several series has a column for them`() {
        let page = TestPage {
            Chart([("A", "x", 4), ("A", "y", 1), ("B", "x", 10)], id: \.2) { item in
                BarMark(x: .value("Count", item.2), y: .value("Name", item.0))
                    .foregroundStyle(by: .value("Kind", item.1))
            }
        }
        #expect(
            table(page)
                == DisplayDataTable(
                    caption: "Name, Count", columns: ["Name", "Kind", "Count"],
                    rows: [["A", "x", "4"], ["A", "y", "1"], ["B", "x", "10"]]))
    }

    @Test func `the table of sectors has their names`() {
        let page = TestPage {
            Chart([("A", 4), ("B", 10)], id: \.0) {
                SectorMark(angle: .value("Count", $0.1)).foregroundStyle(by: .value("Kind", $0.0))
            }
        }
        #expect(
            table(page)
                == DisplayDataTable(caption: "Count", columns: ["Kind", "Count"], rows: [["A", "4"], ["B", "10"]]))
    }

    @Test func `a description takes the place of the table`() {
        let page = TestPage {
            Chart([("A", 4), ("B", 10)], id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1)) }
                .accessibilityChartDescriptor(Description())
        }
        let tables = page.nodes.compactMap { node -> DisplayDataTable? in
            if case .part(.dataTable(let table)) = node.content { table } else { nil }
        }
        #expect(
            tables.last
                == DisplayDataTable(
                    caption: "Loans. Two kinds.", columns: ["Kind", "Number"],
                    rows: [["All, Bikes", "4 loans"], ["All, Carts", "10 loans"]]))
    }

    private struct Description: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Loans", summary: "Two kinds.",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: ["Bikes", "Carts"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Number", range: 0...10, gridlinePositions: []) {
                    "\(Int($0)) loans"
                }, additionalAxes: [],
                series: [
                    AXDataSeriesDescriptor(
                        name: "All", isContinuous: false,
                        dataPoints: [AXDataPoint(x: "Bikes", y: 4), AXDataPoint(x: "Carts", y: 10)])
                ])
        }
    }

    private struct Ruled: View {
        @State private var selected: Double?

        var body: some View {
            Chart {
                ForEach(0..<4) { LineMark(x: .value("x", Double($0)), y: .value("y", $0)) }
                RuleMark(x: .value("Other", 1))
                if let selected {
                    RuleMark(x: .value("Selected", selected.rounded()))
                        .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                            Text("here")
                        }
                }
            }
            .chartXSelection(value: $selected)
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
    }

    @Test func `the rule at the selected value and its annotation are marked for the page`() throws {
        let page = TestPage { Ruled() }
        func marks() -> [CGRect] { page.frames(ofType: "SelectionMark") }
        #expect(marks() == [])
        let (plot, node) = try plot(page)
        #expect(plot.samples.map(\.position) == [0, 100, 200, 300])
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .point(CGPoint(x: 200, y: 20))))
        page.update()
        #expect(
            marks() == [CGRect(x: 199.5, y: 0, width: 1, height: 200), CGRect(x: 180, y: -14, width: 40, height: 10)])
        // A rule that only stands where the selection is moves with it until the server has answered, and not for longer.
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .point(CGPoint(x: 100, y: 20))))
        page.update()
        #expect(marks().count == 3)
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .none))
        page.update()
        #expect(marks() == [])
    }

    @Test func `assistive technology reads a summary of many marks`() {
        let page = TestPage {
            Chart { ForEach(0..<1000) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) } }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(
            table(page) == DisplayDataTable(caption: "y, x", columns: ["", "y"], rows: [["1,000", "0 – 6"]]))
    }

    @Test func `a chart that scrolls is as wide as its domain`() throws {
        let page = TestPage {
            Chart { ForEach(0..<20) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) } }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 5)
                .chartYAxis(.hidden)
        }
        let bars = page.frames(ofType: "RoundedRectangle")
        #expect(bars.count == 20)
        #expect(bars[0] == CGRect(x: 9, y: 0, width: 42, height: 186))
        #expect(bars[19].minX == 1149)
    }
}
