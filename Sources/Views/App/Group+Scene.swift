extension Group: Scene where Content: Scene {
    public typealias Body = Never

    /// Groups the scenes of a closure.
    @MainActor public init(@SceneBuilder content: () -> Content) {
        self.init(parts: content())
    }

    @MainActor public var body: Never { preconditionFailure("A group has no body.") }

    @MainActor public static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        Content._makeSceneNode(scene.content, in: context)
    }

    @MainActor public static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        Content._updateSceneNode(node, to: scene.content)
    }
}
