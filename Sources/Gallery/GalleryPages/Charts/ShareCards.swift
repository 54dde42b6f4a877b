import Charts
import SwiftUI

/// A ring whose sectors can be selected.
struct BudgetCard: View {
    private static let shares: [(name: String, amount: Int)] = [
        ("Rent", 820), ("Food", 410), ("Travel", 190), ("Books", 90), ("Other", 140),
    ]

    @State private var angle: Int?

    private var selected: String? {
        guard let angle else { return nil }
        var sum = 0
        return Self.shares.first { share in
            sum += share.amount
            return angle < sum
        }?.name
    }

    var body: some View {
        DataCard(title: "Budget", detail: selected ?? "By kind of expense") {
            Chart(Self.shares, id: \.name) { share in
                SectorMark(angle: .value("Amount", share.amount), innerRadius: .ratio(0.62), angularInset: 1.5)
                    .cornerRadius(4)
                    .foregroundStyle(by: .value("Kind", share.name))
                    .opacity(selected == nil || selected == share.name ? 1 : 0.35)
            }
            .chartAngleSelection(value: $angle)
            .frame(height: 212)
        }
    }
}

/// Stacked areas.
struct EnergyCard: View {
    private struct Hour: Identifiable {
        let hour: Int
        let source: String
        let power: Double
        var id: String { "\(hour) \(source)" }
    }

    private static let hours: [Hour] = ["Wind", "Sun", "Water"].flatMap { source in
        (0...24).map { hour in
            let power: Double =
                switch source {
                case "Wind": 18 + 6 * sin(Double(hour) / 5)
                case "Sun": max(0, 26 * sin((Double(hour) - 6) / 12 * .pi))
                default: 8
                }
            return Hour(hour: hour, source: source, power: power)
        }
    }

    var body: some View {
        DataCard(title: "Energy", detail: "Power of a day, in megawatts") {
            Chart(Self.hours) { hour in
                AreaMark(x: .value("Hour", hour.hour), y: .value("Power", hour.power))
                    .foregroundStyle(by: .value("Source", hour.source))
                    .interpolationMethod(.monotone)
            }
            .chartXScale(domain: 0...24)
            .chartXAxis { AxisMarks(values: .stride(by: 6)) }
            .frame(height: 212)
        }
    }
}
