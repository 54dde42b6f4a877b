/// An app and its scenes. `@main` on the type makes it the program.
@MainActor @preconcurrency
public protocol App {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scenes of the app. The body is evaluated whenever a value that it reads has changed.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the app. A browser's first page creates one, which all its pages share.
    @MainActor @preconcurrency init()
}

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

/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// A scene of the closure.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// A closure with one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// A closure with several scenes.
    @MainActor
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene(repeat each content)
    }
}
