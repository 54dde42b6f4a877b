public import Foundation

/// Leads the browser to another page: `redirect("/items/7")`.
///
/// While the page is opened, as in a body or in `onAppear`, the response is a redirect (303) in place of the page. Later, a path of the
/// same scene keeps the page, which goes to that place as a link does; any other target replaces the page. A browser without scripts is
/// led there by the response to its form.
///
///     @Environment(\.redirect) private var redirect
///
///     Button("Sign in") {
///         if !redirect(request?.query["returnTo"] ?? "/") { redirect("/") }
///     }
@MainActor @preconcurrency
public struct RedirectAction {
    private weak var graph: ViewGraph?

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// Leads to a path of the app, with an optional query and fragment.
    ///
    /// A text that browsers may read as the address of another site is refused with a warning, so that the path may come from a request:
    /// `//host`, `/\host`, `%2f%2fhost`, `javascript:…`, a text with control characters, and one of more than 2,048 bytes.
    ///
    /// - Returns: Whether the text is a path of the app. A path that the app does not have leads to the page for unknown paths.
    @discardableResult
    public func callAsFunction(_ path: String) -> Bool {
        go(to: RedirectTarget(path: path), "a path of the app begins with one slash")
    }

    /// Leads to another site, or to a path of the app.
    ///
    /// - Parameter url: An `http` or `https` URL without a user's name, or a path. Others are refused with a warning.
    @discardableResult
    public func callAsFunction(_ url: URL) -> Bool {
        go(to: RedirectTarget(url), "only http and https URLs and paths can be opened")
    }

    private func go(to target: RedirectTarget?, _ reason: String) -> Bool {
        guard let target else {
            Warning.log("a redirect was refused: \(reason)")
            return false
        }
        guard let graph else { return false }
        graph.feature(PageAnswers.self).redirect(to: target)
        return true
    }
}

extension EnvironmentValues {
    /// Leads the browser to another page. Does nothing outside of a page.
    public var redirect: RedirectAction { RedirectAction(answeringGraph) }

    /// The page whose code may answer requests; nil outside of a page, and for views that are evaluated in advance.
    var answeringGraph: ViewGraph? { evaluationPreview == nil ? optionalGraph : nil }
}
