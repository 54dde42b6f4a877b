import Charts
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@MainActor
struct BarTests {
    private let sales = [("A", 4), ("B", 10), ("C", 7)]

    @Test func `bars stand in the bands of their categories`() {
        let chart = ChartLines {
            Chart(sales, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1)) }
        }
        #expect(
            chart.shapes == [
                "M0 186L275 186M0 149.8L275 149.8M0 113.6L275 113.6M0 77.4L275 77.4M0 41.2L275 41.2M0 5L275 5 gray/0.3 0.5",
                "13.75 113.5 64.25 72.5 r4 blue", "105.5 5 64 181 r4 blue", "197 59.25 64.25 126.75 r4 blue",
            ])
        #expect(
            chart.texts == [
                "0 280 181", "2 280 144.75", "4 280 108.5", "6 280 72.5", "8 280 36.25", "10 280 0", "A 40.75 190",
                "B 132.5 190", "C 224.25 190",
            ])
    }

    @Test func `horizontal bars have the names of their categories before them`() {
        let chart = ChartLines {
            Chart(sales, id: \.0) { BarMark(x: .value("Count", $0.1), y: .value("Name", $0.0)) }
        }
        #expect(
            chart.shapes == [
                "M16 0L16 186M16 186L16 200M158 0L158 186M158 186L158 200M300 0L300 186M300 186L300 200 gray/0.3 0.5",
                "16 9.25 113.5 43.5 r4 blue", "16 71.25 284 43.5 r4 blue", "16 133.25 198.75 43.5 r4 blue",
            ])
        #expect(chart.texts == ["A 0 26", "B 0 88", "C 0 150", "0 20 190", "5 162 190"])
    }

    private let parts = [("A", "x", 2), ("A", "y", 3), ("B", "x", 1), ("B", "y", 4)]

    @Test func `bars of different colors are stacked, with a legend`() {
        let chart = ChartLines {
            Chart(parts, id: \.2) {
                BarMark(x: .value("Name", $0.0), y: .value("Count", $0.2)).foregroundStyle(by: .value("Part", $0.1))
            }
        }
        #expect(
            chart.shapes == [
                "M0 168L285 168M0 135.4L285 135.4M0 102.8L285 102.8M0 70.2L285 70.2M0 37.6L285 37.6M0 5L285 5 gray/0.3 0.5",
                "21.5 102.75 99.75 65.25 blue",
                "M25.5 5L117.25 5C119.46 5 121.25 6.79 121.25 9L121.25 102.75L21.5 102.75L21.5 9C21.5 6.79 23.29 5 25.5 5Z green",
                "164 135.5 99.75 32.5 blue",
                "M168 5L259.75 5C261.96 5 263.75 6.79 263.75 9L263.75 135.5L164 135.5L164 9C164 6.79 165.79 5 168 5Z green",
                "0 191 8 8 ellipse blue", "32 191 8 8 ellipse green",
            ])
        #expect(
            chart.texts == [
                "0 290 163", "1 290 130.5", "2 290 97.75", "3 290 65.25", "4 290 32.5", "5 290 0", "A 66.25 172",
                "B 208.75 172", "x 12 190", "y 44 190",
            ])
    }

    @Test func `bars with positions of their own stand beside each other`() {
        let chart = ChartLines {
            Chart(parts, id: \.2) {
                BarMark(x: .value("Name", $0.0), y: .value("Count", $0.2)).position(by: .value("Part", $0.1))
            }
        }
        #expect(
            chart.shapes == [
                "M0 186L285 186M0 140.8L285 140.8M0 95.5L285 95.5M0 50.3L285 50.3M0 5L285 5 gray/0.3 0.5",
                "23.75 95.5 45 90.5 r4 blue", "73.75 50.25 45 135.75 r4 blue", "166.25 140.75 45 45.25 r4 blue",
                "216.25 5 45 181 r4 blue",
            ])
    }

    @Test func `normalized stacks are as high as the axis`() {
        let chart = ChartLines {
            Chart(parts, id: \.2) {
                BarMark(x: .value("Name", $0.0), y: .value("Count", $0.2), stacking: .normalized)
                    .foregroundStyle(by: .value("Part", $0.1))
            }
            .chartLegend(.hidden)
        }
        #expect(
            chart.shapes == [
                "M0 186L265 186M0 149.8L265 149.8M0 113.6L265 113.6M0 77.4L265 77.4M0 41.2L265 41.2M0 5L265 5 gray/0.3 0.5",
                "20 113.5 92.75 72.5 blue",
                "M24 5L108.75 5C110.96 5 112.75 6.79 112.75 9L112.75 113.5L20 113.5L20 9C20 6.79 21.79 5 24 5Z green",
                "152.5 149.75 92.75 36.25 blue",
                "M156.5 5L241.25 5C243.46 5 245.25 6.79 245.25 9L245.25 149.75L152.5 149.75L152.5 9C152.5 6.79 154.29 5 156.5 5Z green",
            ])
        #expect(
            chart.texts == [
                "0.0 270 181", "0.2 270 144.75", "0.4 270 108.5", "0.6 270 72.5", "0.8 270 36.25", "1.0 270 0",
                "A 61.25 190", "B 193.75 190",
            ])
    }

    @Test func `a bar between two values has no part of a stack`() {
        let chart = ChartLines {
            Chart {
                BarMark(x: .value("Name", "A"), yStart: .value("Low", 2), yEnd: .value("High", 5), width: 10)
            }
        }
        #expect(
            chart.shapes == [
                "M0 186L285 186M0 149.8L285 149.8M0 113.6L285 113.6M0 77.4L285 77.4M0 41.2L285 41.2M0 5L285 5 gray/0.3 0.5",
                "137.5 5 10 108.5 r2 blue",
            ])
    }

    @Test func `bars below zero hang from it`() {
        let chart = ChartLines {
            Chart([("A", 4), ("B", -4)], id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1)) }
        }
        #expect(
            chart.shapes == [
                "M0 186L275 186M0 140.8L275 140.8M0 95.5L275 95.5M0 50.3L275 50.3M0 5L275 5 gray/0.3 0.5",
                "20.75 5 96.25 90.5 r4 blue", "158.25 95.5 96.25 90.5 r4 blue",
            ])
        #expect(
            chart.texts == [
                "-4 280 181", "-2 280 135.75", "0 280 90.5", "2 280 45.25", "4 280 0", "A 63.75 190", "B 201.25 190",
            ])
    }

    @Test func `a bar of one dimension is as high as the plot`() {
        let chart = ChartLines {
            Chart([("x", 3), ("y", 5)], id: \.0) {
                BarMark(x: .value("Size", $0.1)).foregroundStyle(by: .value("Kind", $0.0))
            }
            .chartXAxis(.hidden)
            .chartLegend(.hidden)
        }
        #expect(
            chart.shapes == [
                "0 0 112.5 200 blue",
                "M112.5 0L296 0C298.21 0 300 1.79 300 4L300 196C300 198.21 298.21 200 296 200L112.5 200L112.5 0Z green",
            ])
    }

    @Test func `a bar of a month is as wide as a part of the month`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let start = Date(timeIntervalSince1970: 1_735_689_600)
        let chart = ChartLines {
            Chart(Array(0..<3), id: \.self) { month in
                BarMark(
                    x: .value(
                        "Month", calendar.date(byAdding: .month, value: month, to: start) ?? start, unit: .month,
                        calendar: calendar), y: .value("Count", month + 1))
            }
        }
        #expect(
            chart.shapes == [
                "M0 186L285 186M0 125.7L285 125.7M0 65.3L285 65.3M0 5L285 5M0 5L0 186M0 186L0 200M98.2 5L98.2 186M98.2 186L98.2 200M186.8 5L186.8 186M186.8 186L186.8 200 gray/0.3 0.5",
                "14.75 125.75 68.75 60.25 r4 blue", "111.5 65.25 62 120.75 r4 blue", "201.5 5 68.75 181 r4 blue",
            ])
        #expect(
            chart.texts == [
                "0 290 181", "1 290 120.75", "2 290 60.25", "3 290 0", "Jan 4 190", "Feb 102.25 190", "Mar 190.75 190",
            ])
    }

    @Test func `many bars of a color are one path`() {
        let chart = ChartLines {
            Chart(Array(0..<100), id: \.self) { BarMark(x: .value("Index", $0), y: .value("Count", 1), width: 1) }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        #expect(chart.shapes.count == 1)
        #expect(chart.shapes[0].hasPrefix("M"))
    }
}
