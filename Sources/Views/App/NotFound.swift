public import Foundation

/// The page for paths that the app does not have: `NotFound { url in Text("No page at \(url.path)") }`.
///
/// The page has the status 404, and works like any other. Without the scene, the server writes a page of its own. SwiftUI has no such
/// scene, because the user of an app cannot type a path.
public struct NotFound<Content: View>: Scene {
    public typealias Body = Never

    private let content: (URL) -> Content

    /// The page for unknown paths.
    ///
    /// - Parameter content: Receives the path as a relative URL.
    public init(@ViewBuilder content: @escaping (URL) -> Content) {
        self.content = content
    }

    public var body: Never { preconditionFailure("A scene for unknown paths has no body.") }

    public static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        WindowGroupNode(role: .notFound, content: scene.view, in: context)
    }

    public static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        paired(node, as: WindowGroupNode<UnknownPathContent<Content>>.self).update(content: scene.view)
    }

    private func view() -> UnknownPathContent<Content> { UnknownPathContent(content: content) }
}

/// The content of a page for an unknown path. The path is state, so the page keeps it while it sleeps.
struct UnknownPathContent<Content: View>: View {
    let content: (URL) -> Content
    @State private var path = MainActor.assumeIsolated { PagePlace.ofReader?.base ?? "" }

    var body: some View {
        content(URL(string: path) ?? URL(fileURLWithPath: "/"))
    }
}
