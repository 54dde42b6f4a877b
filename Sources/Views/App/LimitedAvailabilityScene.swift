/// A scene behind `if #available`.
public struct _LimitedAvailabilityScene<Content: Scene>: Scene {
    private let content: Content

    init(content: Content) {
        self.content = content
    }

    public var body: some Scene { content }
}

/// A scene that may be missing.
struct OptionalScene<Content: Scene>: Scene {
    let content: Content?

    var body: Never { preconditionFailure("An optional scene has no body.") }

    static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        let node = SceneListNode(in: context)
        if let content = scene.content { node.append(content, in: NodeContext(parent: node)) }
        return node
    }

    static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        // `#available` has the same answer for as long as the program runs.
        if let content = scene.content { paired(node, as: SceneListNode.self).update(content, at: 0) }
    }
}

extension SceneBuilder {
    /// A scene behind `if #available`.
    @MainActor
    public static func buildLimitedAvailability<Content: Scene>(
        _ scene: Content
    ) -> _LimitedAvailabilityScene<Content> { _LimitedAvailabilityScene(content: scene) }

    /// A scene behind `if #available`, or none.
    @MainActor
    public static func buildOptional<Content: Scene>(_ scene: _LimitedAvailabilityScene<Content>?) -> some Scene {
        OptionalScene(content: scene)
    }

    /// A scene behind another condition. SwiftUI has no such scenes either.
    @available(
        *, unavailable, message: "if statements in a SceneBuilder can only be used with #available clauses"
    )
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content {
        preconditionFailure("A scene cannot depend on this condition.")
    }
}
