import AuthenticationServices
import SwiftUI

/// Signs in with Apple, at an issuer whose URL is in the environment.
struct ApplePage: View {
    static let issuer = URL(string: ProcessInfo.processInfo.environment["APPLE_ISSUER"] ?? "http://localhost:9")!

    @Environment(\.identity) private var identity
    @Environment(\.signIn) private var signIn
    @State private var note = ""
    @State private var result = "guest"

    var body: some View {
        VStack(spacing: 12) {
            Text("result: \(result)")
            Text("user: \(identity?.name ?? "nobody")")
            TextField("Note", text: $note)
            SignInWithAppleButton(
                .signIn,
                onRequest: { request in
                    request.requestedScopes = [.fullName, .email]
                    request.nonce = "a nonce"
                },
                onCompletion: complete
            )
            .frame(height: 44)
            SignInWithAppleButton(.signUp) { _ in
            } onCompletion: { result in
                complete(result)
            }
            .signInWithAppleButtonStyle(.white)
            .frame(width: 280, height: 56)
            SignInWithAppleButton(.continue) { _ in
            } onCompletion: { result in
                complete(result)
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            .frame(width: 140, height: 30)
        }
        .padding()
    }

    private func complete(_ completion: Result<ASAuthorization, any Error>) {
        switch completion {
        case .success(let authorization):
            guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
            let name = credential.fullName?.formatted() ?? "no name"
            result = "\(credential.user), \(name), \(credential.email ?? "no email")"
            signIn(Identity(credential.user, name: name))
        case .failure(let error as ASAuthorizationError) where error.code == .canceled: result = "canceled"
        case .failure(let error): result = "\(error)"
        }
    }
}
