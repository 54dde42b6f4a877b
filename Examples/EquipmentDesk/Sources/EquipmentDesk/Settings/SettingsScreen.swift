import SwiftUI

struct SettingsScreen: View {
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @Environment(\.signOut) private var signOut
    @AppStorage("appearance") private var appearance = Appearance.system

    var body: some View {
        NavigationStack {
            Form {
                if let account = identity.flatMap({ try? desk.account($0.subject) }) {
                    Section("Account") {
                        LabeledContent("Name", value: account.name)
                        LabeledContent("Role") { Text(account.role.title) }
                        NavigationLink("Change the password") { PasswordForm() }
                    }
                }
                Section {
                    Picker("Appearance", selection: $appearance) {
                        ForEach(Appearance.allCases) { Text($0.title).tag($0) }
                    }
                }
                Section {
                    Button("Sign out") { signOut() }
                    Button("Sign out everywhere", role: .destructive) { signOut(.everywhere) }
                }
            }
            .navigationTitle("Settings")
        }
    }
}

private struct PasswordForm: View {
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @Environment(\.dismiss) private var dismiss
    @State private var old = ""
    @State private var new = ""
    @State private var fault: String?

    var body: some View {
        Form {
            SecureField("Present password", text: $old).textContentType(.password)
            SecureField("New password, 8 characters or more", text: $new).textContentType(.newPassword)
            Button("Change the password", action: change)
                .disabled(old.isEmpty || new.count < AccountDraft.shortestPassword)
        }
        .navigationTitle("Password")
        .navigationBarTitleDisplayMode(.inline)
        .alert($fault)
    }

    private func change() {
        guard let id = identity?.subject else { return }
        Task {
            do {
                guard try await Password.verify(old, against: desk.passwordHash(of: id)) else {
                    fault = String(localized: "The present password is wrong.")
                    return
                }
                try desk.setPassword(hash: try await Password.hash(new), of: id, by: id)
                dismiss()
            } catch {
                fault = error.localizedDescription
            }
        }
    }
}
