import SwiftData
import SwiftUI

/// The accounts and the log, for keepers.
struct PeopleScreen: View {
    @Query(sort: [SortDescriptor(\Account.name, comparator: .localizedStandard)]) private var accounts: [Account]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(accounts.filter(\.isActive)) { AccountRow(account: $0) }
                ForEach(accounts.filter { !$0.isActive }) { AccountRow(account: $0) }
                NavigationLink("Log") { LogScreen() }
            }
            .navigationTitle("People")
            .toolbar { Button("Add an account", systemImage: "plus") { isAdding = true } }
            .sheet(isPresented: $isAdding) { AccountEditor() }
        }
    }
}

private struct AccountRow: View {
    let account: Account
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @State private var fault: String?

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(account.name)
                Text(account.id).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if account.isActive {
                Picker("Role of \(account.name)", selection: role) {
                    ForEach(Account.Role.allCases) { Text($0.title).tag($0) }
                }
                .labelsHidden()
            } else {
                Text("Closed").foregroundStyle(.secondary)
            }
        }
        .swipeActions {
            Button(account.isActive ? "Close" : "Open", role: account.isActive ? .destructive : nil) {
                change { try desk.setActive(!account.isActive, account, by: $0) }
            }
        }
        .alert($fault)
    }

    private var role: Binding<Account.Role> {
        Binding {
            account.role
        } set: { role in
            change { try desk.setRole(role, of: account, by: $0) }
        }
    }

    private func change(_ body: (String) throws -> Void) {
        guard let author = identity?.subject else { return }
        fault.note { try body(author) }
    }
}

private struct AccountEditor: View {
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @Environment(\.dismiss) private var dismiss
    @State private var draft = AccountDraft()
    @State private var fault: String?

    var body: some View {
        NavigationStack {
            Form {
                AccountFields(draft: $draft)
                Picker("Role", selection: $draft.role) {
                    ForEach(Account.Role.allCases) { Text($0.title).tag($0) }
                }
            }
            .navigationTitle("New account")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add", action: add).disabled(!draft.isComplete)
                }
            }
            .alert($fault)
        }
    }

    private func add() {
        guard let author = identity?.subject else { return }
        Task {
            do {
                let hash = try await Password.hash(draft.password)
                try desk.addAccount(draft, passwordHash: hash, by: author)
                dismiss()
            } catch {
                fault = error.localizedDescription
            }
        }
    }
}
