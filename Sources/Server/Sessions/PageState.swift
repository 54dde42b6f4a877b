package import EspalierDisplayTree
package import EspalierViews

/// What a page's bytes are made from.
package struct PageState: Sendable {
    package let tree: DisplayTree
    /// The session's name.
    package let session: String
    /// The scene's id: the path below `/`.
    package let scene: String
    /// What the window was taken to be like.
    package let host: HostEnvironment
    /// Whether the client that is led here shows what the session was before it was made again from its snapshot: then what
    /// the user was typing may be newer.
    package let isRestored: Bool

    package init(tree: DisplayTree, session: String, scene: String, host: HostEnvironment, isRestored: Bool = false) {
        self.tree = tree
        self.session = session
        self.scene = scene
        self.host = host
        self.isRestored = isRestored
    }
}
