public import Foundation

/// The page for paths that the app does not have: `NotFound { url in Text("No page at \(url.path)") }`.
///
/// The page has the status 404 and no session, so that requests for unknown paths cost no memory: its links lead to other pages, and
/// its other controls do nothing. Without the scene, the server writes a page of its own. SwiftUI has no such scene, because an
/// app's user cannot type a path.
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
        paired(node, as: WindowGroupNode<Content>.self).update(content: scene.view)
    }

    private func view() -> Content {
        content(URL(string: PagePlace.ofReader?.base ?? "") ?? URL(fileURLWithPath: "/"))
    }
}
