import Charts
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

/// Plots of collections draw what marks of their elements draw.
@MainActor
struct PlotTests {
    private struct Step: Identifiable {
        let id: Int
        var name = "a"
        var start: Double
        var end: Double
        var low: CGFloat = 10
        var high: CGFloat = 30
        var share: CGFloat = 0.5
        var line = StrokeStyle(lineWidth: 3)
        var symbol = CGSize(width: 10, height: 6)
        var isHidden = false
        var words: Text { Text(verbatim: "until \(end)") }
        var month: Date { Date(timeIntervalSinceReferenceDate: Double(id) * 31 * 86_400) }
    }

    private let steps = [
        Step(id: 0, start: 1, end: 3),
        Step(
            id: 1, name: "b", start: 2, end: 6, low: 20, high: 50, share: 0.25,
            line: StrokeStyle(lineWidth: 5, dash: [2]), symbol: CGSize(width: 4, height: 4), isHidden: true),
    ]

    private func lines(@ChartContentBuilder _ content: @escaping () -> some ChartContent) -> [String] {
        let chart = ChartLines { Chart { content() } }
        return chart.shapes + chart.texts
    }

    /// The lines of a chart with the mark of each step.
    private func marks(@ChartContentBuilder _ mark: @escaping (Step) -> some ChartContent) -> [String] {
        lines { ForEach(steps) { mark($0) } }
    }

    @Test func `bars lie between values, positions, and properties`() {
        #expect(
            lines { BarPlot(steps, x: .value("x", \.start), yStart: 5, width: 8) }
                == marks { BarMark(x: .value("x", $0.start), yStart: 5, width: 8) })
        #expect(
            lines { BarPlot(steps, x: .value("x", \.start), yStart: \.low, yEnd: \.high) }
                == marks { BarMark(x: .value("x", $0.start), yStart: $0.low, yEnd: $0.high) })
        #expect(
            lines { BarPlot(steps, xEnd: 40, y: .value("y", \.start), stacking: .unstacked) }
                == marks { BarMark(xEnd: 40, y: .value("y", $0.start), stacking: .unstacked) })
        #expect(
            lines { BarPlot(steps, xStart: \.low, xEnd: \.high, y: .value("y", \.start), height: 6) }
                == marks { BarMark(xStart: $0.low, xEnd: $0.high, y: .value("y", $0.start), height: 6) })
        #expect(
            lines { BarPlot(steps, xStart: .value("x", \.start), xEnd: .value("x", \.end), yStart: 10) }
                == marks { BarMark(xStart: .value("x", $0.start), xEnd: .value("x", $0.end), yStart: 10) })
        #expect(
            lines {
                BarPlot(steps, xStart: .value("x", \.start), xEnd: .value("x", \.end), yStart: \.low, yEnd: \.high)
            }
                == marks {
                    BarMark(xStart: .value("x", $0.start), xEnd: .value("x", $0.end), yStart: $0.low, yEnd: $0.high)
                })
        #expect(
            lines { BarPlot(steps, xStart: 10, xEnd: 20, yStart: .value("y", \.start), yEnd: .value("y", \.end)) }
                == marks { BarMark(xStart: 10, xEnd: 20, yStart: .value("y", $0.start), yEnd: .value("y", $0.end)) })
        #expect(
            lines {
                BarPlot(steps, xStart: \.low, xEnd: \.high, yStart: .value("y", \.start), yEnd: .value("y", \.end))
            }
                == marks {
                    BarMark(xStart: $0.low, xEnd: $0.high, yStart: .value("y", $0.start), yEnd: .value("y", $0.end))
                })
    }

    @Test func `rectangles lie between values, positions, and properties`() {
        #expect(
            lines {
                RectanglePlot(steps, xStart: .value("x", \.start), xEnd: .value("x", \.end), y: .value("y", \.name))
            }
                == marks {
                    RectangleMark(xStart: .value("x", $0.start), xEnd: .value("x", $0.end), y: .value("y", $0.name))
                })
        #expect(
            lines {
                RectanglePlot(steps, x: .value("x", \.name), yStart: .value("y", \.start), yEnd: .value("y", \.end))
            }
                == marks {
                    RectangleMark(x: .value("x", $0.name), yStart: .value("y", $0.start), yEnd: .value("y", $0.end))
                })
        #expect(
            lines { RectanglePlot(steps, x: .value("x", \.start), yStart: \.low, yEnd: \.high, width: 4) }
                == marks { RectangleMark(x: .value("x", $0.start), yStart: $0.low, yEnd: $0.high, width: 4) })
        #expect(
            lines { RectanglePlot(steps, xStart: \.low, xEnd: \.high, y: .value("y", \.name)) }
                == marks { RectangleMark(xStart: $0.low, xEnd: $0.high, y: .value("y", $0.name)) })
        #expect(
            lines {
                RectanglePlot(
                    steps, xStart: .value("x", \.start), xEnd: .value("x", \.end), yStart: \.low, yEnd: \.high)
            }
                == marks {
                    RectangleMark(
                        xStart: .value("x", $0.start), xEnd: .value("x", $0.end), yStart: $0.low, yEnd: $0.high)
                })
        #expect(
            lines {
                RectanglePlot(
                    steps, xStart: \.low, xEnd: \.high, yStart: .value("y", \.start), yEnd: .value("y", \.end))
            }
                == marks {
                    RectangleMark(
                        xStart: $0.low, xEnd: $0.high, yStart: .value("y", $0.start), yEnd: .value("y", $0.end))
                })
    }

    @Test func `a rectangle may have no values`() {
        #expect(lines { RectangleMark(xStart: 10, yEnd: 50) } == ["10 0 290 50 blue"])
        #expect(
            lines { RectanglePlot(steps, xStart: \.low, xEnd: \.high, yStart: \.low, yEnd: \.high) }
                == ["10 10 20 20 blue", "20 20 30 30 blue"])
    }

    @Test func `a rule between values stands at a position, or in the middle`() {
        func rules(@ChartContentBuilder _ content: @escaping () -> some ChartContent) -> [String] {
            ChartLines(width: 100, height: 100) {
                Chart { content() }
                    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
            }
            .shapes
        }
        #expect(rules { RuleMark(yStart: .value("y", 1), yEnd: .value("y", 4)) } == ["M50 90L50 60 blue 1"])
        #expect(rules { RuleMark(x: 20, yStart: .value("y", 1), yEnd: .value("y", 4)) } == ["M20 90L20 60 blue 1"])
        #expect(rules { RuleMark(xStart: .value("x", 1), xEnd: .value("x", 4)) } == ["M10 50L40 50 blue 1"])
        #expect(rules { RuleMark(xStart: .value("x", 1), xEnd: .value("x", 4), y: 30) } == ["M10 30L40 30 blue 1"])
        #expect(
            rules { RulePlot(steps, x: \.low, yStart: .value("y", \.start), yEnd: .value("y", \.end)) }
                == ["M10 90L10 70 blue 1", "M20 80L20 40 blue 1"])
        #expect(
            rules { RulePlot(steps, xStart: .value("x", \.start), xEnd: .value("x", \.end), y: \.low) }
                == ["M10 10L30 10 blue 1", "M20 20L60 20 blue 1"])
        #expect(
            rules { RulePlot(steps, yStart: .value("y", \.start), yEnd: .value("y", \.end)) }
                == ["M50 90L50 70 blue 1", "M50 80L50 40 blue 1"])
        #expect(
            rules { RulePlot(steps, x: .value("x", \.start), yStart: \.low, yEnd: \.high) }
                == ["M10 10L10 30 blue 1", "M20 20L20 50 blue 1"])
        #expect(
            rules { RulePlot(steps, xStart: \.low, xEnd: \.high, y: .value("y", \.start)) }
                == ["M10 90L30 90 blue 1", "M20 80L50 80 blue 1"])
        #expect(
            rules { RulePlot(steps, y: .value("y", \.end)) } == ["M0 70L100 70 blue 1", "M0 40L100 40 blue 1"])
    }

    @Test func `points lie at positions and properties`() {
        #expect(
            lines { PointPlot(steps, x: .value("x", \.start), y: \.low) }
                == marks { PointMark(x: .value("x", $0.start), y: $0.low) })
        #expect(
            lines { PointPlot(steps, x: \.low, y: .value("y", \.start)) }
                == marks { PointMark(x: $0.low, y: .value("y", $0.start)) })
        #expect(
            lines { PointPlot(steps, x: .value("x", \.start)) } == marks { PointMark(x: .value("x", $0.start)) })
        #expect(
            lines { PointPlot(steps, x: 40, y: .value("y", \.start)) }
                == marks { PointMark(x: 40, y: .value("y", $0.start)) })
    }

    @Test func `areas between values have series`() {
        #expect(
            lines {
                AreaPlot(
                    steps, x: .value("x", \.id), yStart: .value("y", \.start), yEnd: .value("y", \.end),
                    series: .value("all", "one"))
            }
                == marks {
                    AreaMark(
                        x: .value("x", $0.id), yStart: .value("y", $0.start), yEnd: .value("y", $0.end),
                        series: .value("all", "one"))
                })
        #expect(
            lines {
                AreaPlot(
                    steps, xStart: .value("x", \.start), xEnd: .value("x", \.end), y: .value("y", \.id),
                    series: .value("all", "one"))
            }
                == marks {
                    AreaMark(
                        xStart: .value("x", $0.start), xEnd: .value("x", $0.end), y: .value("y", $0.id),
                        series: .value("all", "one"))
                })
    }

    @Test func `properties are values, ranges, and units of the calendar`() {
        #expect(
            lines { RectanglePlot(steps, x: .value("Time", \.start, \.end), y: .value("Step", \.name)) }
                == marks { RectangleMark(x: .value("Time", $0.start..<$0.end), y: .value("Step", $0.name)) })
        #expect(
            lines { BarPlot(steps, x: .value("Time", 1, 4), y: .value("Step", \.name)) }
                == marks { BarMark(x: .value("Time", 1..<4), y: .value("Step", $0.name)) })
        #expect(
            lines { BarPlot(steps, x: .value("Month", \.month, unit: .month), y: .value("End", \.end)) }
                == marks { BarMark(x: .value("Month", $0.month, unit: .month), y: .value("End", $0.end)) })
        let first = steps[0].month
        #expect(
            lines { BarPlot(steps, x: .value("Month", first, unit: .month), y: .value("End", \.end)) }
                == marks { BarMark(x: .value("Month", first, unit: .month), y: .value("End", $0.end)) })
        let label = "Time"
        #expect(
            lines { RectanglePlot(steps, x: .value(label, \.start, \.end), y: .value(Text("Step"), \.name)) }
                == marks { RectangleMark(x: .value(label, $0.start..<$0.end), y: .value(Text("Step"), $0.name)) })
    }

    @Test func `sizes are those of all elements, or properties`() {
        #expect(
            lines { BarPlot(steps, x: .value("x", \.name), y: .value("y", \.end), width: .ratio(\.share)) }
                == marks { BarMark(x: .value("x", $0.name), y: .value("y", $0.end), width: .ratio($0.share)) })
        #expect(
            lines { BarPlot(steps, x: .value("x", \.end), y: .value("y", \.name), height: .fixed(\.low)) }
                == marks { BarMark(x: .value("x", $0.end), y: .value("y", $0.name), height: .fixed($0.low)) })
        #expect(
            lines { BarPlot(steps, x: .value("x", \.name), y: .value("y", \.end), width: .inset(12)) }
                == marks { BarMark(x: .value("x", $0.name), y: .value("y", $0.end), width: .inset(12)) })
        #expect(
            lines { SectorPlot(steps, angle: .value("End", \.end), innerRadius: .ratio(\.share), angularInset: \.low) }
                == marks {
                    SectorMark(
                        angle: .value("End", $0.end), innerRadius: .ratio($0.share), angularInset: $0.low)
                })
    }

    @Test func `each mark has the style of its element`() {
        #expect(
            lines { RulePlot(steps, x: .value("x", \.start)).lineStyle(\.line) }
                == marks { RuleMark(x: .value("x", $0.start)).lineStyle($0.line) })
        #expect(
            lines { PointPlot(steps, x: .value("x", \.start), y: .value("y", \.end)).symbolSize(\.symbol) }
                == marks { PointMark(x: .value("x", $0.start), y: .value("y", $0.end)).symbolSize($0.symbol) })
        let chart = ChartLines {
            Chart { BarPlot(steps, x: .value("x", \.name), y: .value("y", \.end)).opacity(\.share) }
        }
        #expect(chart.opacities == [0.5, 0.25])
    }

    @Test func `each mark has the words of its element`() {
        let page = TestPage {
            Chart {
                BarPlot(steps, x: .value("x", \.id), y: .value("y", \.end))
                    .accessibilityLabel(\.name).accessibilityValue(\.words).accessibilityHidden(\.isHidden)
            }
        }
        let tables = page.nodes.compactMap { node -> DisplayDataTable? in
            if case .part(.dataTable(let table)) = node.content { table } else { nil }
        }
        #expect(tables == [DisplayDataTable(caption: "y, x", columns: ["x", "y"], rows: [["a", "until 3.0"]])])
    }

    @Test func `a proxy knows the styles of values`() {
        var found: [String] = []
        _ = ChartLines {
            Chart(steps) { step in
                PointMark(x: .value("x", step.start), y: .value("y", step.end))
                    .symbol(by: .value("Name", step.name)).symbolSize(by: .value("End", step.end))
            }
            .chartSymbolSizeScale(range: 10...60)
            .chartOverlay { proxy in
                let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
                let _ =
                    (found = [
                        "\(proxy.symbolSize(for: 3.0) ?? 0)", "\(proxy.symbolSize(for: "c") ?? -1)",
                        "\(proxy.symbol(for: "b")?.path(in: rect).boundingRect.width ?? 0)",
                        "\(proxy.symbol(for: "c") == nil)", "\(proxy.foregroundStyle(for: 3.0) == nil)",
                        "\(proxy.lineStyle(for: "a") == nil)",
                    ])
                Color.clear
            }
        }
        #expect(found == ["35.0", "-1.0", "10.0", "true", "true", "true"])
    }
}
