/// An app: the scenes that it serves. `@main` on it makes the program.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

/// A part of an app with pages of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that keeps the scene in a running app.
    static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode

    /// Hands a newer value of the scene to the node that `_makeSceneNode` made.
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

/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene(repeat each content)
    }
}
