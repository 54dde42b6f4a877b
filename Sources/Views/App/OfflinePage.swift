/// The app's own page for browsers that cannot reach the server.
///
///     OfflinePage {
///         ContentUnavailableView(
///             "No Connection", systemImage: "wifi.slash", description: Text("The page comes back by itself."))
///     }
///
/// A browser keeps the page from the second page that it loads on, by a service worker, and shows it when it is to load a page and there is
/// no connection, or no server. It then loads the page that it was to load as soon as the server answers. The browser keeps it only for
/// `https`, and for a server on its own machine. A first load has no request more, and apps without the scene have no worker.
///
/// Nobody runs code while there is no server: the page shows the views as they are at first, for a guest, and buttons do nothing. `Link`s
/// work. It is laid out for a window of 320 by 480 points, which is in the middle of the real one. It is in the language of the browser, and
/// in its light or dark appearance.
///
/// A page that is open when the connection breaks stays as it is, and says so: this page is not for it.
public struct OfflinePage<Content: View>: Scene {
    public typealias Body = Never

    private let content: () -> Content

    /// The page for browsers that cannot reach the server.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var body: Never { preconditionFailure("A scene for browsers without a connection has no body.") }

    public static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        WindowGroupNode(role: .offline, content: scene.content, in: context)
    }

    public static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        paired(node, as: WindowGroupNode<Content>.self).update(content: scene.content)
    }
}
