import SwiftData
import SwiftUI

/// The page for guests: the form for the first account, or the form to sign in.
struct Entrance: View {
    @Query private var accounts: [Account]

    var body: some View {
        if accounts.isEmpty { FirstAccountForm() } else { SignInForm() }
    }
}

/// The first keeper's account, without which nobody could add another one.
private struct FirstAccountForm: View {
    @Environment(Desk.self) private var desk
    @Environment(\.signIn) private var signIn
    @State private var draft = AccountDraft()
    @State private var fault: String?

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    AccountFields(draft: $draft)
                } footer: {
                    Text("The first account is a keeper’s, who adds the others.")
                }
                Button("Create account", action: create)
                    .disabled(!draft.isComplete)
            }
            .onSubmit { if draft.isComplete { create() } }
            .navigationTitle("Welcome")
            .alert($fault)
        }
    }

    private func create() {
        Task {
            do {
                let hash = try await Password.hash(draft.password)
                // Another browser may have been faster.
                guard try !desk.hasAccounts() else { return }
                try desk.addAccount(draft, passwordHash: hash, by: Desk.normalized(draft.id))
                signIn(Identity(Desk.normalized(draft.id)), lasting: SignInForm.duration)
            } catch {
                fault = error.localizedDescription
            }
        }
    }
}
