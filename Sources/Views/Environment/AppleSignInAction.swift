import Foundation

/// The way to sign in with Apple, for the code of a page.
@MainActor
package struct AppleSignInAction {
    private weak var graph: ViewGraph?

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// Leads the browser to Apple, and waits until it comes back and the server has checked who the user is.
    package func callAsFunction(_ request: AppleSignInRequest) async throws(AppleSignInFault) -> AppleUser {
        guard let graph else { throw .canceled }
        guard let service = graph.authentications.apple else {
            Warning.log(
                "SignInWithAppleButton has no effect: the scene has no authentication(.apple(clientID:teamID:keyID:privateKey:))"
            )
            throw .notConfigured
        }
        guard let web = graph.requests.value(path: "/"), let root = web.root, let host = web.url.host() else {
            Warning.log("SignInWithAppleButton has no effect: the page has no request that names a host")
            throw .notConfigured
        }
        let start = try await service.begin(request, root: root)
        defer { service.forget(start) }
        guard let page = URL(string: start.page) else { throw .invalidResponse }
        let url: URL
        do {
            url = try await graph.feature(PageAuthentication.self).authenticate(
                at: page, until: host, web.basePath + start.path)
        } catch is PageAuthentication.Unusable { throw .invalidResponse } catch { throw .canceled }
        return try await service.complete(start, at: url)
    }
}

extension EnvironmentValues {
    package var appleSignIn: AppleSignInAction { AppleSignInAction(answeringGraph) }
}
