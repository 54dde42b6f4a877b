package import Foundation

/// The way to sign in at another site, for the code of a page.
@MainActor
package struct PageAuthenticationAction {
    private weak var graph: ViewGraph?

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// Leads the browser to a site, and waits until it comes back at a path of this server.
    package func callAsFunction(_ url: URL, until host: String, _ path: String) async throws -> URL {
        guard let graph else { throw PageAuthentication.Canceled() }
        return try await graph.feature(PageAuthentication.self).authenticate(at: url, until: host, path)
    }
}

extension EnvironmentValues {
    package var pageAuthentication: PageAuthenticationAction { PageAuthenticationAction(answeringGraph) }
}
