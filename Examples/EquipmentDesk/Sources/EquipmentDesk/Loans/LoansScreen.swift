import SwiftData
import SwiftUI

/// A list of the items that the user has borrowed.
struct LoansScreen: View {
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @Query(filter: #Predicate<Loan> { $0.end == nil }, sort: \Loan.due) private var lent: [Loan]
    @State private var fault: String?

    var body: some View {
        NavigationStack {
            List {
                ForEach(loans) { loan in
                    if let item = loan.item {
                        NavigationLink(value: item.number) { LoanRow(item: item, loan: loan) }
                            .swipeActions {
                                Button("Return", systemImage: "arrow.down.left") { takeBack(item) }.tint(.green)
                            }
                    }
                }
            }
            .overlay {
                if loans.isEmpty {
                    ContentUnavailableView(
                        "Nothing borrowed", systemImage: "tray",
                        description: Text("What you borrow is listed here."))
                }
            }
            .navigationTitle("My loans")
            .navigationDestination(for: Int.self) { ItemScreen(number: $0) }
            .alert($fault)
        }
    }

    private var loans: [Loan] { lent.filter { $0.borrower?.id == identity?.subject } }

    private func takeBack(_ item: Item) {
        guard let account = identity?.subject else { return }
        fault.note { try withAnimation { try desk.takeBack(item, by: account) } }
    }
}

private struct LoanRow: View {
    let item: Item
    let loan: Loan

    var body: some View {
        HStack(spacing: 12) {
            CategoryIcon(category: item.category)
            VStack(alignment: .leading, spacing: 2) {
                Text(item.name)
                Text("Due \(loan.due, format: .dateTime.weekday().day().month())")
                    .font(.subheadline)
                    .foregroundStyle(loan.isOverdue() ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
            }
        }
    }
}
