import Charts
import SwiftUI

/// Points with the symbols of their kinds.
struct WingsCard: View {
    private struct Bird: Identifiable {
        let id: Int
        let kind: String
        let length: Double
        let width: Double
    }

    private static let birds: [Bird] = (0..<60).map { index in
        let kind = ["Finch", "Tit", "Wren"][index % 3]
        let base = Double(index % 3) * 14
        // A fixed scatter, so that the page is the same each time.
        let (first, second) = (Double(index * 37 % 23) / 23, Double(index * 53 % 29) / 29)
        return Bird(id: index, kind: kind, length: 40 + base + 18 * first, width: 20 + base * 0.6 + 10 * second)
    }

    var body: some View {
        DataCard(title: "Wings", detail: "Length and width in millimeters") {
            Chart(Self.birds) { bird in
                PointMark(x: .value("Length", bird.length), y: .value("Width", bird.width))
                    .foregroundStyle(by: .value("Kind", bird.kind))
                    .symbol(by: .value("Kind", bird.kind))
            }
            .chartXScale(domain: .automatic(includesZero: false))
            .chartYScale(domain: .automatic(includesZero: false))
            .chartXAxisLabel("Length")
            .chartYAxisLabel("Width")
            .frame(height: 212)
        }
    }
}

/// A heat map.
struct HabitsCard: View {
    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    var body: some View {
        DataCard(title: "Habits", detail: "Visits by day and hour") {
            Chart {
                ForEach(Self.days.indices, id: \.self) { day in
                    ForEach(8..<20) { hour in
                        RectangleMark(
                            x: .value("Hour", String(hour)), y: .value("Day", Self.days[day]), width: .ratio(0.92),
                            height: .ratio(0.9)
                        )
                        .foregroundStyle(by: .value("Visits", (day * 7 + hour * hour) % 31))
                    }
                }
            }
            .chartForegroundStyleScale(range: Gradient(colors: [Color.green.opacity(0.15), .green]))
            .frame(height: 212)
        }
    }
}
