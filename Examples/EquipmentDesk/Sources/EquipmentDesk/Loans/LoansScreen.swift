import SwiftUI

/// A list of the items that the user has borrowed.
struct LoansScreen: View {
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @State private var fault: String?

    var body: some View {
        NavigationStack {
            List {
                ForEach(loans) { loan in
                    if let item = desk.items[loan.item] {
                        NavigationLink(value: item.id) { LoanRow(item: item, loan: loan) }
                            .swipeActions {
                                Button("Return", systemImage: "arrow.down.left") { takeBack(item.id) }.tint(.green)
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
            .navigationDestination(for: Item.ID.self) { ItemScreen(id: $0) }
            .alert($fault)
        }
    }

    private var loans: [Loan] {
        desk.lent.values.filter { $0.borrower == identity?.subject }.sorted { $0.due < $1.due }
    }

    private func takeBack(_ id: Item.ID) {
        guard let account = identity?.subject else { return }
        fault.note { try withAnimation { try desk.takeBack(id, by: account) } }
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
