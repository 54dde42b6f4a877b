import Charts
import SwiftUI

/// Horizontal bars with their values.
struct PancakesCard: View {
    private static let sales: [(name: String, count: Int)] = [
        ("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654),
    ]

    var body: some View {
        DataCard(title: "Pancakes", detail: "Most sold in thirty days") {
            Chart(Self.sales, id: \.name) { sale in
                BarMark(x: .value("Sales", sale.count), y: .value("Name", sale.name))
                    .foregroundStyle(Color.pink.gradient)
                    .annotation(position: .overlay, alignment: .trailing) {
                        Text(sale.count, format: .number).font(.caption.bold()).foregroundStyle(.white).padding(
                            .trailing, 6)
                    }
            }
            .chartXAxis(.hidden)
            .frame(height: 212)
        }
    }
}

/// Grouped bars.
struct ScoresCard: View {
    private static let scores: [(team: String, round: String, points: Int)] = [
        ("Reds", "First", 21), ("Blues", "First", 17), ("Greens", "First", 12), ("Reds", "Second", 14),
        ("Blues", "Second", 26), ("Greens", "Second", 19),
    ]

    var body: some View {
        DataCard(title: "Scores", detail: "Two rounds of three teams") {
            Chart {
                ForEach(Self.scores.indices, id: \.self) { index in
                    let score = Self.scores[index]
                    BarMark(x: .value("Team", score.team), y: .value("Points", score.points))
                        .foregroundStyle(by: .value("Round", score.round))
                        .position(by: .value("Round", score.round))
                }
            }
            .chartForegroundStyleScale(["First": Color.indigo, "Second": Color.teal])
            .frame(height: 212)
        }
    }
}

/// Bars of parts, with the shares of each whole.
struct PeopleCard: View {
    private struct Part: Identifiable {
        let year: String
        let age: String
        let count: Double
        var id: String { year + age }
    }

    private static let people: [Part] = [
        Part(year: "2000", age: "Young", count: 30), Part(year: "2000", age: "Adult", count: 52),
        Part(year: "2000", age: "Old", count: 18), Part(year: "2010", age: "Young", count: 27),
        Part(year: "2010", age: "Adult", count: 51), Part(year: "2010", age: "Old", count: 22),
        Part(year: "2020", age: "Young", count: 25), Part(year: "2020", age: "Adult", count: 49),
        Part(year: "2020", age: "Old", count: 26),
    ]

    var body: some View {
        DataCard(title: "People", detail: "Shares of ages") {
            Chart(Self.people) { part in
                BarMark(x: .value("Year", part.year), y: .value("Count", part.count), stacking: .normalized)
                    .foregroundStyle(by: .value("Age", part.age))
            }
            .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
            .chartLegend(position: .top)
            .frame(height: 212)
        }
    }
}
