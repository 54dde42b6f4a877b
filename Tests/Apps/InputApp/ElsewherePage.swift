import AuthenticationServices
import SwiftUI

/// Signs in at another site, which is this server under its other name.
struct ElsewherePage: View {
    @Environment(\.webAuthenticationSession) private var session
    @Environment(\.request) private var request
    @State private var note = ""
    @State private var result = "guest"

    var body: some View {
        NavigationStack {
            VStack {
                Text("result: \(result)")
                TextField("Note", text: $note)
                Text("note: \(note)")
                Button("Sign in", action: signIn)
            }
            .navigationDestination(for: Int.self) { _ in Button("Sign in", action: signIn) }
        }
    }

    private func signIn() {
        let port = request?.url.port ?? 80
        Task {
            do {
                let url = try await session.authenticate(
                    using: URL(string: "http://localhost:\(port)/api/site?port=\(port)")!,
                    callback: .https(host: "127.0.0.1", path: "/elsewhere-done"), additionalHeaderFields: [:])
                result = url.query() ?? ""
            } catch ASWebAuthenticationSessionError.canceledLogin {
                result = "canceled"
            } catch {
                result = "\(error)"
            }
        }
    }
}

/// The other site.
struct SiteEndpoint: Scene {
    var body: some Scene {
        Endpoint(.get, "/api/site") { request in
            let port = try request.query.require("port", as: Int.self)
            return Response(
                text: "<a id=agree href='http://127.0.0.1:\(port)/elsewhere-done?code=7'>Agree</a>",
                type: "text/html; charset=utf-8")
        }
    }
}
