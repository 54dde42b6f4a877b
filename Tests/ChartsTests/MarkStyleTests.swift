import Charts
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
struct MarkStyleTests {
    private let values = [(0, 2), (1, 5), (2, 3)]

    /// A chart of marks without axes and legend, of 300 × 200 points.
    private func plot(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartLines {
        let content = content()
        return ChartLines {
            Chart { content }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartLegend(.hidden)
        }
    }

    @Test func `symbols of several types are one list`() {
        let symbols = [AnyChartSymbolShape(.square), AnyChartSymbolShape(Circle()), AnyChartSymbolShape(.diamond)]
        let chart = plot {
            ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(symbols[$0]) }
        }
        #expect(
            chart.shapes == ["M-4 -4L4 -4L4 4L-4 4Z blue", "M150 0Z blue 8", "M300 -5.7L305.7 0L300 5.7L294.3 0Z blue"])
        #expect(AnyChartSymbolShape(symbols[0]).perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func `a gradient spans its line, or the plot`() {
        func chart(_ aligns: Bool) -> ChartLines {
            plot {
                ForEach(values, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
                    .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .bottom, endPoint: .top))
                    .alignsMarkStylesWithPlotArea(aligns)
            }
        }
        #expect(chart(false).shapes == ["M0 120L150 0L300 80 gradient 2"])
        #expect(chart(false).page.frames(ofType: "Shape") == [CGRect(x: 0, y: 0, width: 300, height: 120)])
        #expect(chart(true).page.frames(ofType: "Shape") == [CGRect(x: 0, y: 0, width: 300, height: 200)])
    }

    @Test func `the colors of a series change along its line`() {
        let chart = plot {
            ForEach(0..<5) { index in
                LineMark(x: .value("x", index), y: .value("y", index), series: .value("Kind", "all"))
                    .foregroundStyle(by: .value("State", index < 2 ? "low" : "high"))
            }
        }
        #expect(chart.shapes == ["M0 200L75 150L150 100L225 50L300 0 gradient 2"])
        #expect(chart.stops == ["blue 0, blue 0.25, blue 0.5, green 0.5, green 1"])
    }

    @Test func `a series that starts again has a line for each color`() {
        let chart = plot {
            ForEach(["low", "high"], id: \.self) { state in
                ForEach(0..<3) { index in
                    LineMark(
                        x: .value("x", index), y: .value("y", state == "low" ? 0 : index), series: .value("Kind", "all")
                    )
                    .foregroundStyle(by: .value("State", state))
                }
            }
        }
        #expect(chart.shapes == ["M0 200L150 200L300 200 blue 2", "M0 200L150 100L300 0 green 2"])
    }

    @Test func `the numbers of a line color it gradually`() {
        let chart = plot {
            ForEach(values, id: \.0) { value in
                LineMark(x: .value("x", value.0), y: .value("y", value.1))
                    .foregroundStyle(by: .value("Heat", value.1))
            }
        }
        #expect(chart.shapes == ["M0 120L150 0L300 80 gradient 2"])
        #expect(chart.stops.count == 1)
        #expect(chart.stopLocations == [0, 0.5, 1])
    }

    @Test func `a mask of lines, areas and bars has their outlines`() {
        let chart = plot {
            RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 2), yStart: .value("y", 0), yEnd: .value("y", 5))
                .mask {
                    ForEach(values, id: \.0) { AreaMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
                }
        }
        #expect(chart.clips == ["M0 120L150 0L300 80L300 200L150 200L0 200Z"])
        let line = plot {
            RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 2), yStart: .value("y", 0), yEnd: .value("y", 4))
                .mask {
                    ForEach(0..<2) { LineMark(x: .value("x", $0 * 2), y: .value("y", 2)) }
                        .lineStyle(StrokeStyle(lineWidth: 10))
                    BarMark(x: .value("x", 1), y: .value("y", 4), width: 20)
                }
        }
        #expect(
            line.clips == [
                "M0 95L300 95L300 105L0 105ZM144 0L156 0C158.21 0 160 1.79 160 4L160 196C160 198.21 158.21 200 156 200L144 200C141.79 200 140 198.21 140 196L140 4C140 1.79 141.79 0 144 0Z"
            ])
    }

    @Test func `a layer has its opacity as a whole`() {
        let chart = plot {
            Plot {
                ForEach(values, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
                BarMark(x: .value("x", 1), y: .value("y", 4), width: 20).opacity(0.9)
            }
            .compositingLayer()
            .opacity(0.5)
        }
        #expect(chart.opacities == [0.5, 0.9])
    }

    @Test func `a layer may have the look of a view`() {
        let chart = plot {
            ForEach(values, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
                .compositingLayer { $0.overlay { Text("over").frame(maxWidth: .infinity, alignment: .leading) } }
        }
        #expect(chart.shapes == ["M0 120L150 0L300 80 blue 2"])
        #expect(chart.texts == ["over 0 95"])
    }

    @Test func `a wide symbol of a legend does not touch its name`() {
        let chart = ChartLines {
            Chart(["a", "b", "c"], id: \.self) { kind in
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", kind))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        // A circle, a square, and a triangle that is 12 points wide.
        #expect(chart.texts == ["a 12 190", "b 44 190", "c 80 190"])
    }

    @Test func `a range leaves space at its ends`() {
        let chart = ChartLines {
            Chart(values, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
                .chartXScale(range: .plotDimension(padding: 20))
                .chartYScale(
                    domain: .automatic(includesZero: false, reversed: true),
                    range: .plotDimension(startPadding: 10, endPadding: 40)
                )
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["M20 40L150 190L280 90 blue 2"])
    }
}

extension ChartLines {
    /// The positions of the colors of gradients.
    fileprivate var stopLocations: [CGFloat] {
        page.nodes.flatMap { node -> [CGFloat] in
            guard case .shape(let shape) = node.content, let stops = (shape.fill ?? shape.stroke?.paint)?.stops else {
                return []
            }
            return stops.map(\.location)
        }
    }

    /// The colors of gradients with their positions.
    fileprivate var stops: [String] {
        page.nodes.compactMap { node in
            guard case .shape(let shape) = node.content, let stops = (shape.fill ?? shape.stroke?.paint)?.stops else {
                return nil
            }
            return stops.map { "\($0.color.word) \(number($0.location))" }.joined(separator: ", ")
        }
    }
}
