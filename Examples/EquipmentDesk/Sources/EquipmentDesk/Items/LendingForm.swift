import SwiftUI

struct LendingForm: View {
    let item: Item
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @Environment(\.dismiss) private var dismiss
    @State private var due = Calendar.current.date(byAdding: .day, value: 7, to: .now) ?? .now
    @State private var fault: String?

    var body: some View {
        NavigationStack {
            Form {
                LabeledContent("Item", value: item.name)
                DatePicker("Until", selection: $due, in: Date.now..., displayedComponents: .date)
            }
            .navigationTitle("Borrow")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Borrow", action: borrow) }
            }
            .alert($fault)
        }
        .presentationDetents([.medium])
    }

    private func borrow() {
        guard let account = identity?.subject else { return }
        fault.note {
            try desk.lend(item, until: due, to: account)
            dismiss()
        }
    }
}
