import SwiftUI

struct SignInForm: View {
    @Environment(Desk.self) private var desk
    @Environment(\.signIn) private var signIn
    @Environment(\.request) private var request
    @State private var name = ""
    @State private var password = ""
    @State private var isChecking = false
    @State private var fault: LocalizedStringKey?

    static let duration = Duration.seconds(30 * 86_400)
    /// Those of all users, because they are limited by address, too.
    private static let attempts = SignInAttempts()

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("User name", text: $name)
                        .textContentType(.username)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                    SecureField("Password", text: $password)
                        .textContentType(.password)
                        .onSubmit(check)
                } footer: {
                    if let fault { Text(fault).foregroundStyle(.red) }
                }
                Button("Sign in", action: check)
                    .disabled(name.isEmpty || password.isEmpty || isChecking)
            }
            .navigationTitle("Equipment desk")
        }
    }

    private func check() {
        let id = Desk.normalized(name)
        isChecking = true
        fault = nil
        Task {
            defer { isChecking = false }
            do {
                let hash = desk.passwordHash(of: id)
                guard
                    try await Self.attempts.verify(
                        password, against: hash, account: id, address: request?.remoteAddress)
                else {
                    fault = "The name or the password is wrong."
                    return
                }
                if let hash, Password.needsRehash(hash) {
                    try desk.renewPassword(hash: try await Password.hash(password), of: id)
                }
                try desk.noteSignIn(of: id)
                password = ""
                signIn(Identity(id), lasting: Self.duration)
            } catch PasswordError.tooManyAttempts(let wait) {
                fault = "Too many attempts. Try again in \(wait.formatted(.units(width: .wide)))."
            } catch {
                fault = "Signing in does not work at the moment."
            }
        }
    }
}

#Preview("Sign in", traits: .sampleDesk) { SignInForm() }
