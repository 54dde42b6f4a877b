import SwiftUI

/// How much is lent, of what, and what is overdue.
struct DashboardScreen: View {
    @Environment(Desk.self) private var desk

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
                        Figure(title: "Items", value: desk.items.count, color: .blue)
                        Figure(title: "Lent", value: desk.lent.count, color: .orange)
                        Figure(title: "Overdue", value: overdue.count, color: .red)
                    }
                    Card(title: "By category") {
                        ForEach(Category.allCases) { category in
                            UtilizationBar(category: category, lent: lent(category), all: all(category))
                        }
                    }
                    Card(title: "Loans a week") { WeekBars(counts: weeks) }
                    if !overdue.isEmpty {
                        Card(title: "Overdue") {
                            ForEach(overdue) { loan in
                                LabeledContent(desk.items[loan.item]?.name ?? "") {
                                    Text(desk.accounts[loan.borrower]?.name ?? loan.borrower)
                                }
                            }
                        }
                    }
                }
                .padding()
                .frame(maxWidth: 800)
                .frame(maxWidth: .infinity)
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Dashboard")
        }
    }

    private var overdue: [Loan] { desk.lent.values.filter { $0.isOverdue() }.sorted { $0.due < $1.due } }

    private func lent(_ category: Category) -> Int {
        desk.lent.keys.count { desk.items[$0]?.category == category }
    }

    private func all(_ category: Category) -> Int { desk.items.values.count { $0.category == category } }

    /// The number of loans that began in each of the last eight weeks, the oldest first.
    private var weeks: [Int] {
        var counts = Array(repeating: 0, count: 8)
        let now = Date.now
        for loan in desk.loans.values {
            let age = Int(now.timeIntervalSince(loan.start) / (7 * 86_400))
            if counts.indices.contains(age) { counts[7 - age] += 1 }
        }
        return counts
    }
}

private struct Figure: View {
    let title: LocalizedStringKey
    let value: Int
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(value, format: .number)
                .font(.largeTitle.bold())
                .foregroundStyle(color)
                .contentTransition(.numericText())
            Text(title).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
        .accessibilityElement(children: .combine)
    }
}

private struct Card<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
    }
}

private struct UtilizationBar: View {
    let category: Category
    let lent: Int
    let all: Int

    var body: some View {
        Gauge(value: Double(lent), in: 0...Double(max(all, 1))) {
            HStack {
                Label(category.title, systemImage: category.symbol)
                Spacer()
                Text("\(lent) of \(all)").foregroundStyle(.secondary).monospacedDigit()
            }
            .font(.subheadline)
        }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(category.color)
    }
}

private struct WeekBars: View {
    let counts: [Int]

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(counts.indices, id: \.self) { index in
                VStack(spacing: 4) {
                    Text(counts[index], format: .number).font(.caption2).foregroundStyle(.secondary)
                    RoundedRectangle(cornerRadius: 4)
                        .fill(.blue.gradient)
                        .frame(height: max(2, 100 * Double(counts[index]) / Double(max(counts.max() ?? 1, 1))))
                }
                .frame(maxWidth: .infinity)
            }
        }
        .animation(.default, value: counts)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Dashboard", traits: .sampleDesk) { DashboardScreen() }
