import Foundation

/// The way to sign in with Apple, for the code of a page.
@MainActor
package struct AppleSignInAction {
    private weak var graph: ViewGraph?
    private let isOfPage: Bool

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
        isOfPage = graph != nil
    }

    /// Whether the page has ended here. Another process may continue it.
    package var pageHasEnded: Bool { isOfPage && graph?.hasEnded != false }

    /// Leads the browser to Apple, and waits until it comes back and the server has checked who the user is.
    ///
    /// - Parameter begun: Receives the sign-in before the browser leaves. With it, a page that was restored goes on (`resume(_:)`).
    package func callAsFunction(
        _ request: AppleSignInRequest, begun: (AppleSignInStart) -> Void
    ) async throws(AppleSignInFault) -> AppleUser {
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
        let start = try await service.begin(request, root: root, page: graph.name)
        defer { if !graph.hasEnded { service.forget(start) } }
        guard let page = URL(string: start.page) else { throw .invalidResponse }
        let authentication = graph.feature(PageAuthentication.self)
        authentication.begin(start.id)
        defer { authentication.end(start.id) }
        begun(start)
        let url: URL
        do {
            url = try await authentication.authenticate(at: page, until: host, web.basePath + start.path)
        } catch is PageAuthentication.Unusable { throw .invalidResponse } catch { throw .canceled }
        return try await service.complete(start, at: url)
    }

    /// Continues a sign-in that the page has begun in another process, or before it slept. If the browser has come back without an answer, the
    /// sign-in is canceled.
    ///
    /// - Returns: Nil if this process continues it already.
    package func resume(_ start: AppleSignInStart) async throws(AppleSignInFault) -> AppleUser? {
        guard let graph else { throw .canceled }
        let authentication = graph.feature(PageAuthentication.self)
        guard !authentication.isUnderWay(start.id) else { return nil }
        guard let service = graph.authentications.apple, let web = graph.requests.value(path: "/"),
            let url = authentication.takeArrival(at: web.basePath + start.path)
        else { throw .canceled }
        authentication.begin(start.id)
        defer {
            authentication.end(start.id)
            if !graph.hasEnded { service.forget(start) }
        }
        return try await service.complete(start, at: url)
    }
}

extension EnvironmentValues {
    package var appleSignIn: AppleSignInAction { AppleSignInAction(answeringGraph) }
}
