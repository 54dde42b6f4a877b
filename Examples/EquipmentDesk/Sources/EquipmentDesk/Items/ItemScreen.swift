import SwiftData
import SwiftUI

/// An item with its photo and its loans.
struct ItemScreen: View {
    @Query private var items: [Item]

    /// - Parameter number: The number on the item's label.
    init(number: Int) {
        _items = Query(filter: #Predicate { $0.number == number })
    }

    var body: some View {
        if let item = items.first {
            ItemDetails(item: item)
        } else {
            ContentUnavailableView("This item is no longer there.", systemImage: "shippingbox")
                .responseStatus(.notFound)
        }
    }
}

private struct ItemDetails: View {
    let item: Item
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @Environment(\.dismiss) private var dismiss
    @State private var isBorrowing = false
    @State private var isEditing = false
    @State private var isDeleting = false
    @State private var fault: String?

    var body: some View {
        Form {
            if let photo = item.photo { PhotoView(photo: photo.number) }
            Section {
                LabeledContent("Category") { Label(item.category.title, systemImage: item.category.symbol) }
                if !item.serial.isEmpty { LabeledContent("Serial number", value: item.serial) }
                if !item.place.isEmpty { LabeledContent("Place", value: item.place) }
                if !item.note.isEmpty { Text(item.note) }
            }
            Section { lending }
            if !history.isEmpty {
                Section("Loans") { ForEach(history) { LoanLine(loan: $0) } }
            }
            if isKeeper {
                Button("Delete", role: .destructive) { isDeleting = true }
                    .disabled(loan != nil)
            }
        }
        .navigationTitle(item.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { if isKeeper { Button("Edit") { isEditing = true } } }
        .sheet(isPresented: $isBorrowing) { LendingForm(item: item) }
        .sheet(isPresented: $isEditing) { ItemEditor(item: item) }
        .confirmationDialog("Delete \(item.name)?", isPresented: $isDeleting, titleVisibility: .visible) {
            Button("Delete", role: .destructive, action: delete)
        }
        .alert($fault)
    }

    private var loan: Loan? { item.loan }
    private var isKeeper: Bool { desk.isKeeper(identity?.subject) }
    private var history: [Loan] { item.loans.sorted { $0.start > $1.start } }

    @ViewBuilder private var lending: some View {
        if let loan {
            LabeledContent("Lent to", value: loan.borrower?.name ?? "")
            LabeledContent("Due") {
                Text(loan.due, format: .dateTime.day().month().year())
                    .foregroundColor(loan.isOverdue() ? .red : nil)
            }
            if isKeeper || loan.borrower?.id == identity?.subject { Button("Return", action: takeBack) }
        } else {
            Button("Borrow") { isBorrowing = true }
        }
    }

    private func takeBack() {
        guard let account = identity?.subject else { return }
        fault.note { try desk.takeBack(item, by: account) }
    }

    private func delete() {
        guard let account = identity?.subject else { return }
        fault.note {
            try desk.delete(item, by: account)
            dismiss()
        }
    }
}

private struct LoanLine: View {
    let loan: Loan

    var body: some View {
        LabeledContent(loan.borrower?.name ?? "") {
            Text((loan.start..<(loan.end ?? loan.due)).formatted(date: .abbreviated, time: .omitted))
        }
    }
}
