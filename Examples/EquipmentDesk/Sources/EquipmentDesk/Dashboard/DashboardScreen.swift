import Charts
import SwiftData
import SwiftUI

/// How much is lent, of what, and what is overdue.
struct DashboardScreen: View {
    @Query private var items: [Item]
    @Query(sort: \Loan.start) private var loans: [Loan]

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
                        Figure(title: "Items", value: items.count, color: .blue)
                        Figure(title: "Lent", value: lent.count, color: .orange)
                        Figure(title: "Overdue", value: overdue.count, color: .red)
                    }
                    Card(title: "Loans a week") { WeekChart(loans: loans) }
                    Card(title: "By category") { UtilizationChart(items: items) }
                    if !overdue.isEmpty {
                        Card(title: "Overdue") {
                            ForEach(overdue) { loan in
                                LabeledContent(loan.item?.name ?? "") { Text(loan.borrower?.name ?? "") }
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

    private var lent: [Loan] { loans.filter { $0.end == nil } }
    private var overdue: [Loan] { lent.filter { $0.isOverdue() }.sorted { $0.due < $1.due } }
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

#Preview("Dashboard", traits: .sampleDesk) { DashboardScreen() }
