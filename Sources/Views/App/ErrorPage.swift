/// The app's own page in place of one that cannot be shown.
///
///     ErrorPage { error in
///         ContentUnavailableView(
///             error.status == .notFound ? "No such page" : "That didn’t work", systemImage: "exclamationmark.triangle")
///     }
///
/// Browsers get it, with the status of the error, for paths that the app does not have (404) unless there is a scene ``NotFound``, for
/// a page that has failed because of a mistake in the app (500), and for one whose views have ended the server before (503). The page
/// works like any other. Programs get a problem detail. Browsers get a plain page of the server's if this page fails itself, and while
/// the server has too much to do.
///
/// What users may not see has its content from `authorized(_:otherwise:)`, with the status 401 or 403.
public struct ErrorPage<Content: View>: Scene {
    public typealias Body = Never

    private let content: (HTTPError) -> Content

    /// The page for errors.
    ///
    /// - Parameter content: Receives the error. Its `detail` is an explanation in English, for developers rather than for users.
    public init(@ViewBuilder content: @escaping (HTTPError) -> Content) {
        self.content = content
    }

    public var body: Never { preconditionFailure("A scene for errors has no body.") }

    public static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        WindowGroupNode(role: .error, content: scene.view, in: context)
    }

    public static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        paired(node, as: WindowGroupNode<ErrorPageContent<Content>>.self).update(content: scene.view)
    }

    private func view() -> ErrorPageContent<Content> { ErrorPageContent(content: content) }
}

/// The content of a page for an error. The error is state, so the page keeps it while it sleeps.
struct ErrorPageContent<Content: View>: View {
    let content: (HTTPError) -> Content
    @State private var status = MainActor.assumeIsolated { PagePlace.ofReader?.error?.status.rawValue ?? 500 }
    @State private var detail = MainActor.assumeIsolated { PagePlace.ofReader?.error?.detail ?? "" }

    var body: some View {
        content(HTTPError(Response.Status(status), detail))
    }
}
