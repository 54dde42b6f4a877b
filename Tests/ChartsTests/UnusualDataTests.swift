import Charts
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@MainActor
struct UnusualDataTests {
    private func bare(_ content: some ChartContent) -> [String] {
        ChartLines {
            Chart { content }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }.shapes
    }

    @Test func `one point is a dot of its line`() {
        #expect(bare(LineMark(x: .value("x", 0), y: .value("y", 0))).count == 1)
    }

    @Test func `bars without height are there`() {
        let bars = bare(ForEach(["A", "B"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 0)) })
        #expect(bars.count == 2)
    }

    @Test func `zero has no place on a logarithmic axis, and bars begin at its end`() {
        let chart = ChartLines {
            Chart { BarMark(x: .value("x", "A"), y: .value("y", 100)) }
                .chartYScale(domain: 1...1000, type: .log)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["45 66.75 210 133.25 r4 blue"])
    }

    @Test func `marks outside of the domain are drawn outside of the plot`() {
        let chart = ChartLines {
            Chart { PointMark(x: .value("x", 20), y: .value("y", 0)) }
                .chartXScale(domain: 0...10)
                .chartYScale(domain: 0...1)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["M600 200Z blue 8"])
    }

    @Test func `ten thousand categories are one path, with the labels that fit`() {
        let chart = ChartLines {
            Chart(0..<10_000, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes.count == 1)
        #expect(chart.texts.count < 12)
    }

    @Test func `pies of nothing are empty`() {
        #expect(bare(SectorMark(angle: .value("x", 0))) == [])
        #expect(bare(SectorMark(angle: .value("x", Double.nan))) == [])
        #expect(bare(SectorMark(angle: .value("x", -3))) == [])
    }

    @Test func `dates far away have no labels`() {
        let chart = ChartLines {
            Chart {
                LineMark(x: .value("x", Date.distantPast), y: .value("y", 1))
                LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 1e15)), y: .value("y", 2))
            }
            .chartYAxis(.hidden)
        }
        #expect(chart.shapes.count == 1)
        #expect(chart.texts == [])
    }
}
