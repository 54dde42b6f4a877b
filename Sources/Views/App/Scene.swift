/// A part of an app that has pages.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scenes of which this one consists.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that stores the scene in a running app.
    static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode

    /// Passes a new value of the scene to the node that `_makeSceneNode` made.
    static func _updateSceneNode(_ node: _ViewNode, to scene: Self)
}

extension Scene {
    public static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        SceneBodyNode(scene, in: context) { $0.body }
    }

    public static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        paired(node, as: SceneBodyNode<Self, Body>.self).update(to: scene)
    }
}

extension Never: Scene {
    public static func _makeSceneNode(_ scene: Never, in context: _NodeContext) -> _ViewNode {}
    public static func _updateSceneNode(_ node: _ViewNode, to scene: Never) {}
}
