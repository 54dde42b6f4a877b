import Charts
import SwiftUI

/// A logarithmic scale.
struct GrowthCard: View {
    var body: some View {
        DataCard(title: "Growth", detail: "Cells, on a logarithmic scale") {
            Chart {
                ForEach(0..<12) { hour in
                    LineMark(
                        x: .value("Hour", hour), y: .value("Cells", pow(2.2, Double(hour))),
                        series: .value("Kind", "Fast")
                    )
                    .foregroundStyle(by: .value("Kind", "Fast"))
                    LineMark(
                        x: .value("Hour", hour), y: .value("Cells", pow(1.6, Double(hour))),
                        series: .value("Kind", "Slow")
                    )
                    .foregroundStyle(by: .value("Kind", "Slow"))
                    .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 4]))
                }
            }
            .chartYScale(type: .log)
            .frame(height: 212)
        }
    }
}

/// Functions.
struct WaveCard: View {
    var body: some View {
        DataCard(title: "Waves", detail: "Functions, and the area below one") {
            Chart {
                AreaPlot(x: "x", y: "Damped", domain: -6...6) { exp(-$0 * $0 / 8) }
                    .foregroundStyle(
                        LinearGradient(
                            colors: [.blue.opacity(0.4), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom))
                LinePlot(x: "x", y: "Wave", domain: -6...6) { sin($0 * 2) * exp(-$0 * $0 / 8) }
                    .foregroundStyle(.purple)
                RuleMark(y: .value("Zero", 0)).foregroundStyle(.gray).lineStyle(StrokeStyle(lineWidth: 0.5))
            }
            .chartXScale(domain: -6...6)
            .chartYAxis { AxisMarks(position: .leading) }
            .frame(height: 212)
        }
    }
}

/// Days that scroll.
struct DaysCard: View {
    private static let start = Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: 1)) ?? .distantPast

    var body: some View {
        DataCard(title: "Minutes", detail: "Ninety days, two weeks at a time") {
            Chart {
                ForEach(0..<90) { day in
                    BarMark(
                        x: .value("Day", Self.start.addingTimeInterval(Double(day) * 86_400), unit: .day),
                        y: .value("Minutes", 20 + (day * 37) % 53)
                    )
                    .foregroundStyle(.green)
                }
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 14 * 86_400)
            .chartXAxis {
                AxisMarks(values: .stride(by: .weekOfYear)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.month(.abbreviated).day())
                }
            }
            .frame(height: 212)
        }
    }
}

/// Samples that scroll both ways.
struct SamplesCard: View {
    @State private var minute = 0.0
    @State private var degrees = 20.0

    var body: some View {
        DataCard(title: "Samples", detail: "From minute \(Int(minute.rounded())) and \(Int(degrees.rounded())) °C") {
            Chart {
                ForEach(0..<150) { index in
                    PointMark(
                        x: .value("Minute", index), y: .value("Degrees", 10 + (index * 37) % 89 + index % 7)
                    )
                    .foregroundStyle(.indigo)
                    .symbolSize(24)
                }
            }
            .chartXScale(domain: 0...150)
            .chartYScale(domain: 0...120)
            .chartScrollableAxes([.horizontal, .vertical])
            .chartXVisibleDomain(length: 50)
            .chartYVisibleDomain(length: 40)
            .chartScrollTargetBehavior(.valueAligned(unit: 10))
            .chartScrollPosition(x: $minute)
            .chartScrollPosition(y: $degrees)
            .frame(height: 212)
        }
    }
}
