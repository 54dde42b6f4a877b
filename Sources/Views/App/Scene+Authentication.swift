extension Scene {
    /// Finds the user of the scene's pages and endpoints in their requests. Of several rules, the innermost that finds a user counts.
    public nonisolated func authentication(_ authentication: Authentication) -> some Scene {
        UncheckedTransfer(self).onMain { scene in
            UncheckedTransfer(AuthenticatedScene(content: scene, authentication: authentication))
        }
        .value
    }

    /// Finds the user of the scene's pages and endpoints in their requests, by a rule of the app's own.
    ///
    /// - Parameter identify: Returns the user of a request, or nil for a guest.
    public nonisolated func authentication(
        _ identify: @escaping @MainActor @Sendable (WebRequest) -> Identity?
    ) -> some Scene {
        authentication(Authentication(identify))
    }
}

private enum AuthenticationsKey: EnvironmentKey { static var defaultValue: [Authentication] { [] } }

extension EnvironmentValues {
    /// The rules that find the user of a scene's pages, inner ones first.
    var authentications: [Authentication] {
        get { self[AuthenticationsKey.self] }
        set { self[AuthenticationsKey.self] = newValue }
    }
}

/// A scene whose requests name the user.
private struct AuthenticatedScene<Content: Scene>: Scene {
    let content: Content
    let authentication: Authentication

    var body: Never { preconditionFailure("An authenticated scene has no body.") }

    static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        let node = AuthenticatedSceneNode(scene.authentication, in: context)
        node.child = Content._makeSceneNode(scene.content, in: NodeContext(parent: node))
        return node
    }

    static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        let node = paired(node, as: AuthenticatedSceneNode.self)
        node.update(to: scene.authentication)
        if let child = node.child { Content._updateSceneNode(child, to: scene.content) }
    }
}

private final class AuthenticatedSceneNode: ChangedEnvironmentNode, SceneNode {
    private var authentication: Authentication

    init(_ authentication: Authentication, in context: __shared NodeContext) {
        self.authentication = authentication
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newAuthentication: Authentication) {
        authentication = newAuthentication
        changeDidChange()
    }

    var isStateless: Bool { true }

    override func change(_ environment: inout EnvironmentValues) {
        environment.authentications = [authentication] + environment.authentications
    }
}
