import Charts
import SwiftUI

/// A line over dates, whose value at the pointer is shown.
struct TemperatureCard: View {
    private struct Reading: Identifiable {
        let month: Date
        let degrees: Double
        var id: Date { month }
    }

    private static let readings: [Reading] = {
        let degrees = [1.2, 2.4, 6.1, 10.3, 14.8, 18.2, 20.1, 19.6, 15.4, 10.2, 5.3, 2.1]
        return degrees.enumerated().map { index, value in
            Reading(
                month: Calendar.current.date(from: DateComponents(year: 2025, month: index + 1)) ?? .distantPast,
                degrees: value)
        }
    }()

    @State private var selected: Date?

    private var reading: Reading? {
        selected.flatMap { date in
            Self.readings.min {
                abs($0.month.timeIntervalSince(date)) < abs($1.month.timeIntervalSince(date))
            }
        }
    }

    var body: some View {
        DataCard(title: "Temperature", detail: detail) {
            Chart {
                ForEach(Self.readings) { reading in
                    LineMark(x: .value("Month", reading.month), y: .value("Degrees", reading.degrees))
                        .interpolationMethod(.catmullRom)
                        .symbol(.circle)
                }
                if let reading {
                    RuleMark(x: .value("Selected", reading.month))
                        .foregroundStyle(Color.gray.opacity(0.4))
                        .annotation(
                            position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                        ) {
                            Text("\(reading.degrees.formatted()) °C")
                                .font(.caption.bold())
                                .padding(.horizontal, 6)
                                .padding(.vertical, 2)
                                .background(Color.pageBackground, in: Capsule())
                        }
                }
            }
            .chartXSelection(value: $selected)
            .frame(height: 212)
        }
    }

    private var detail: String {
        guard let reading else { return "Monthly means of a year" }
        return "\(reading.month.formatted(.dateTime.month(.wide))): \(reading.degrees.formatted()) °C"
    }
}
