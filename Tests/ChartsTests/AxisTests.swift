import Charts
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@MainActor
struct AxisTests {
    private func line(_ x: [Double], _ y: [Double]) -> some ChartContent {
        ForEach(x.indices, id: \.self) { LineMark(x: .value("x", x[$0]), y: .value("y", y[$0])) }
    }

    @Test func `marks stand at values that the author chose`() {
        let chart = ChartLines {
            Chart { line([0, 10], [0, 100]) }
                .chartXAxis { AxisMarks(values: [0, 5, 10]) }
                .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 50)) }
        }
        #expect(chart.texts == ["0 20 181", "50 10 90.5", "100 0 0", "0 40 190", "5 172 190"])
    }

    @Test func `a label may be any view`() {
        let chart = ChartLines {
            Chart { line([0, 10], [0, 100]) }
                .chartXAxis(.hidden)
                .chartYAxis {
                    AxisMarks(values: [0, 100]) { value in
                        AxisValueLabel {
                            if let number = value.as(Int.self) { Text("\(number) of \(value.count)") }
                        }
                    }
                }
        }
        #expect(chart.shapes == ["M0 195L215 5 blue 2"])
        #expect(chart.texts == ["0 of 2 220 190", "100 of 2 220 0"])
    }

    @Test func `labels that do not fit are left out in a regular pattern`() {
        let chart = ChartLines {
            Chart((1...12).map { "Month\($0)" }, id: \.self) { BarMark(x: .value("Month", $0), y: .value("y", 1)) }
                .chartYAxis(.hidden)
        }
        #expect(chart.texts.map { $0.prefix { $0 != " " } } == ["Month1", "Month4", "Month7", "Month10"])
    }

    @Test func `a logarithmic axis has the powers of ten`() {
        let chart = ChartLines {
            Chart { line([1, 2], [1, 1000]) }
                .chartYScale(type: .log)
                .chartXAxis(.hidden)
        }
        #expect(
            chart.shapes == [
                "M0 195L245 195M0 131.7L245 131.7M0 68.3L245 68.3M0 5L245 5 gray/0.3 0.5", "M122.5 195L245 5 blue 2",
            ])
        #expect(chart.texts == ["1 250 190", "10 250 126.75", "100 250 63.25", "1,000 250 0"])
    }

    @Test func `a reversed axis descends`() {
        let chart = ChartLines {
            Chart { line([0, 1], [1, 3]) }
                .chartYScale(domain: .automatic(includesZero: false, reversed: true))
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes == ["M0 0L300 200 blue 2"])
    }

    @Test func `titles stand at the ends of their axes`() {
        let chart = ChartLines {
            Chart { line([0, 10], [0, 10]) }
                .chartXAxisLabel("Time")
                .chartYAxisLabel("Speed")
        }
        #expect(
            chart.texts == [
                "0 280 167", "5 280 90.5", "10 280 14", "0 4 176", "5 141.5 176", "10 279 176", "Time 117.5 190",
                "Speed 250 0",
            ])
    }

    @Test func `days have labels with the names of weekdays`() {
        let start = Date(timeIntervalSince1970: 1_735_689_600)
        let chart = ChartLines {
            Chart(Array(0..<7), id: \.self) {
                LineMark(x: .value("Day", start.addingTimeInterval(Double($0) * 86_400)), y: .value("y", $0))
            }
            .chartYAxis(.hidden)
        }
        #expect(chart.texts == ["Wed 4 190", "Fri 104 190", "Sun 204 190"])
    }

    @Test func `a chart from right to left is mirrored`() {
        let chart = ChartLines {
            Chart { line([0, 10], [0, 10]) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(
            chart.shapes == [
                "M300 186L25 186M300 149.8L25 149.8M300 113.6L25 113.6M300 77.4L25 77.4M300 41.2L25 41.2M300 5L25 5M300 5L300 186M300 186L300 200M162.5 5L162.5 186M162.5 186L162.5 200M25 5L25 186M25 186L25 200 gray/0.3 0.5",
                "M300 186L25 5 blue 2",
            ])
        #expect(
            chart.texts == [
                "0 10 181", "2 10 144.75", "4 10 108.5", "6 10 72.5", "8 10 36.25", "10 0 0", "0 286 190",
                "5 148.5 190", "10 1 190",
            ])
    }

    @Test func `a chart without data is empty`() {
        let chart = ChartLines {
            Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        #expect(chart.shapes == [])
        #expect(chart.texts == [])
    }

    @Test func `values that no axis has are not drawn`() {
        let chart = ChartLines {
            Chart {
                PointMark(x: .value("x", Double.nan), y: .value("y", 1))
                PointMark(x: .value("x", Double.infinity), y: .value("y", 1))
                BarMark(x: .value("x", 1), y: .value("y", Double.nan))
                PointMark(x: .value("x", "text"), y: .value("y", 1))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(chart.shapes == [])
    }

    @Test func `a legend follows the scale of the author`() {
        let chart = ChartLines {
            Chart(["b", "a"], id: \.self) {
                BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("Kind", $0))
            }
            .chartForegroundStyleScale(["a": Color.red, "b": Color.green])
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
        #expect(
            chart.shapes == [
                "22.5 0 105 182 r4 green", "172.5 0 105 182 r4 red", "0 191 8 8 ellipse red",
                "32 191 8 8 ellipse green",
            ])
        #expect(chart.texts == ["a 12 190", "b 44 190"])
    }

    @Test func `labels that extend beyond the plot do not bring others together`() {
        let chart = ChartLines(width: 120, height: 100) {
            Chart(["Monday", "Sunday"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("y", 1)) }
                .chartYAxis(.hidden)
        }
        // Both are 60 points wide, so that the plot of both is 60 points narrower and their middles are 30 points apart.
        #expect(chart.texts == ["Monday 0 90"])
    }

    @Test func `the rows of a legend take their height from the plot before the labels are chosen`() {
        let chart = ChartLines(width: 100, height: 150) {
            Chart(["Alpha", "Beta", "Gamma", "Delta"], id: \.self) {
                BarMark(x: .value("x", 1), y: .value("y", 3)).foregroundStyle(by: .value("Kind", $0))
            }
            .chartXAxis(.hidden)
        }
        #expect(chart.texts.suffix(4) == ["Alpha 12 98", "Beta 12 112", "Gamma 12 126", "Delta 12 140"])
        #expect(chart.texts.dropLast(4) == ["0 80 80", "5 80 53.25", "10 80 26.75", "15 80 0"])
    }
}
