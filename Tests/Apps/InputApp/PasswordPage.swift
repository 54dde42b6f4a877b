import SwiftUI

/// A form for a name and a password. The password of `ada` is `lovelace`.
struct PasswordPage: View {
    private static let attempts = SignInAttempts(perAccount: 100_000, perAddress: 100_000)
    private static let hash = Task { try await Password.hash("lovelace") }

    @Environment(\.identity) private var identity
    @Environment(\.request) private var request
    @Environment(\.signIn) private var signIn
    @Environment(\.signOut) private var signOut
    @State private var name = ""
    @State private var password = ""
    @State private var message = ""

    var body: some View {
        VStack {
            Text("user: \(identity?.name ?? "guest")")
            TextField("Name", text: $name).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.password)
            SecureField("New password", text: .constant("")).textContentType(.newPassword)
            TextField("Code", text: .constant("")).textContentType(.oneTimeCode)
            Button("Sign in") { Task { await check() } }
            Button("Sign out") { signOut() }
            Button("Sign out everywhere") { signOut(.everywhere) }
            Text("message: \(message)")
        }
    }

    private func check() async {
        do {
            if try await Self.isRight(password, of: name, at: request?.remoteAddress) {
                signIn(Identity(name))
                message = ""
            } else {
                message = "wrong"
            }
        } catch { message = "\(error)" }
        password = ""
    }

    static func isRight(_ password: String, of name: String, at address: String?) async throws -> Bool {
        try await attempts.verify(
            password, against: name == "ada" ? try await hash.value : nil, account: name, address: address)
    }
}

/// A user who signs in at an issuer of OpenID Connect, whose URL is in the environment.
struct IssuerPage: View {
    static let issuer = URL(string: ProcessInfo.processInfo.environment["ISSUER"] ?? "http://localhost:9")!

    @Environment(\.identity) private var identity
    @Environment(\.signIn) private var signIn
    @Environment(\.signOut) private var signOut

    var body: some View {
        NavigationStack {
            VStack {
                Text("user: \(identity?.name ?? "guest")")
                NavigationLink("Seven", value: 7)
            }
            .navigationDestination(for: Int.self) { number in
                Text("number \(number), user: \(identity?.subject ?? "guest")")
                Button("Sign in") { signIn() }
                Button("Sign out") { signOut() }
            }
        }
    }
}
