import Charts
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@MainActor
struct LineTests {
    private let values = [(0, 2), (1, 5), (2, 3)]

    @Test func `a line goes through its points in their order`() {
        let chart = ChartLines {
            Chart(values, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
        }
        #expect(
            chart.shapes == [
                "M0 186L285 186M0 149.8L285 149.8M0 113.6L285 113.6M0 77.4L285 77.4M0 41.2L285 41.2M0 5L285 5M0 5L0 186M0 186L0 200M71.3 5L71.3 186M71.3 186L71.3 200M142.5 5L142.5 186M142.5 186L142.5 200M213.8 5L213.8 186M213.8 186L213.8 200M285 5L285 186M285 186L285 200 gray/0.3 0.5",
                "M0 113.6L142.5 5L285 77.4 blue 2",
            ])
        #expect(
            chart.texts == [
                "0 290 181", "1 290 144.75", "2 290 108.5", "3 290 72.5", "4 290 36.25", "5 290 0", "0.0 4 190",
                "0.5 75.25 190", "1.0 146.5 190", "1.5 217.75 190",
            ])
    }

    @Test func `each series has a line`() {
        let chart = ChartLines {
            Chart {
                ForEach(values, id: \.0) { value in
                    LineMark(x: .value("x", value.0), y: .value("y", value.1)).foregroundStyle(by: .value("Kind", "a"))
                    LineMark(x: .value("x", value.0), y: .value("y", 1)).foregroundStyle(by: .value("Kind", "b"))
                }
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(
            chart.shapes == [
                "M0 109.2L150 0L300 72.8 blue 2", "M0 145.6L150 145.6L300 145.6 green 2", "0 191 8 8 ellipse blue",
                "32 191 8 8 ellipse green",
            ])
        #expect(chart.texts == ["a 12 190", "b 44 190"])
    }

    @Test func `symbols of a line are dots on it`() {
        let chart = ChartLines {
            Chart(values, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)).symbol(.circle) }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["M0 120L150 0L300 80 blue 2", "M0 120ZM150 0ZM300 80Z blue 8"])
    }

    @Test func `stacked areas lie on each other`() {
        let chart = ChartLines {
            Chart {
                ForEach(["a", "b"], id: \.self) { kind in
                    ForEach(values, id: \.0) { value in
                        AreaMark(x: .value("x", value.0), y: .value("y", value.1))
                            .foregroundStyle(by: .value("Kind", kind))
                    }
                }
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartLegend(.hidden)
        }
        #expect(
            chart.shapes == [
                "M0 160L150 100L300 140L300 200L150 200L0 200Z blue",
                "M0 120L150 0L300 80L300 140L150 100L0 160Z green",
            ])
    }

    @Test func `a point that is not a number makes a gap`() {
        let chart = ChartLines {
            Chart([(0.0, 1.0), (1, .nan), (2, 2), (3, 1)], id: \.0) {
                LineMark(x: .value("x", $0.0), y: .value("y", $0.1))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["M0 100ZM200 0L300 100 blue 2"])
    }

    @Test func `points of a kind are one path`() {
        let chart = ChartLines {
            Chart(values, id: \.0) { value in
                PointMark(x: .value("x", value.0), y: .value("y", value.1))
                    .foregroundStyle(by: .value("Kind", value.0 == 1 ? "b" : "a"))
                    .symbol(by: .value("Kind", value.0 == 1 ? "b" : "a"))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(
            chart.shapes == [
                "M0 109.2ZM300 72.8Z blue 8", "M146 -4L154 -4L154 4L146 4Z green",
                "M8 195C8 197.21 6.21 199 4 199C1.79 199 0 197.21 0 195C0 192.79 1.79 191 4 191C6.21 191 8 192.79 8 195Z blue",
                "M32 191L40 191L40 199L32 199Z green",
            ])
        #expect(chart.texts == ["a 12 190", "b 44 190"])
    }

    @Test func `a rule crosses the plot, and its annotation stands above it`() {
        let chart = ChartLines {
            Chart {
                PointMark(x: .value("x", 10), y: .value("y", 10)).opacity(0.5)
                RuleMark(y: .value("Limit", 5)).annotation(position: .top, alignment: .leading) { Text("Limit") }
                RuleMark(x: .value("x", 5), yStart: .value("Low", 2), yEnd: .value("High", 4))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["M300 0Z blue 8", "M0 100L300 100 blue 1", "M150 160L150 120 blue 1"])
        #expect(chart.texts == ["Limit 0 86"])
    }

    @Test func `sectors share the circle`() {
        let chart = ChartLines(width: 100, height: 100) {
            Chart([("a", 1), ("b", 3)], id: \.0) {
                SectorMark(angle: .value("Count", $0.1)).foregroundStyle(by: .value("Kind", $0.0))
            }
            .chartLegend(.hidden)
        }
        #expect(
            chart.shapes == [
                "M50 0C77.6 0 100 22.4 100 50L50 50Z blue",
                "M100 50C100 77.6 77.6 100 50 100C22.4 100 0 77.6 0 50C0 22.4 22.4 0 50 0L50 50Z green",
            ])
        #expect(chart.texts == [])
    }

    @Test func `a function is drawn at every second point`() {
        let chart = ChartLines(width: 20, height: 20) {
            Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }
                .chartXScale(domain: 0...10)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["M0 20L2 19.8L4 19.2L6 18.2L8 16.8L10 15L12 12.8L14 10.2L16 7.2L18 3.8L20 0 blue 2"])
    }

    @Test func `plots of collections are those of their marks`() {
        struct Value {
            let x: Int
            let y: Int
            let kind: String
        }
        let values = [Value(x: 0, y: 1, kind: "a"), Value(x: 4, y: 2, kind: "b")]
        let plots = ChartLines {
            Chart {
                PointPlot(values, x: .value("x", \.x), y: .value("y", \.y)).foregroundStyle(by: .value("Kind", \.kind))
                LinePlot(values, x: .value("x", \.x), y: .value("y", \.y))
                BarPlot(values, x: .value("x", \.x), y: .value("y", \.y), width: 4)
            }
        }
        let marks = ChartLines {
            Chart {
                ForEach(values, id: \.x) { value in
                    PointMark(x: .value("x", value.x), y: .value("y", value.y))
                        .foregroundStyle(by: .value("Kind", value.kind))
                }
                ForEach(values, id: \.x) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
                ForEach(values, id: \.x) { BarMark(x: .value("x", $0.x), y: .value("y", $0.y), width: 4) }
            }
        }
        #expect(plots.shapes == marks.shapes)
        #expect(plots.texts == marks.texts)
        #expect(plots.shapes.count == 8)
    }
}
