/// A view around the content of a scene's windows.
struct SceneWrapper {
    /// The parts of the view: those of outer scenes first.
    var parts: [AnyView]
    /// Makes the view from the parts and a window's content.
    let wrap: ([AnyView], AnyView) -> AnyView
}

private enum SceneWrapperKey: EnvironmentKey { static var defaultValue: SceneWrapper? { nil } }

extension EnvironmentValues {
    /// The view around the content of the windows inside; nil for none.
    var sceneWrapper: SceneWrapper? {
        get { self[SceneWrapperKey.self] }
        set { self[SceneWrapperKey.self] = newValue }
    }
}

/// A scene whose windows have a view around their content.
struct WrappedScene<Content: Scene>: Scene {
    let content: Content
    let wrapper: SceneWrapper

    var body: Never { preconditionFailure("A wrapped scene has no body.") }

    static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        let node = WrappedSceneNode(scene.wrapper, in: context)
        node.child = Content._makeSceneNode(scene.content, in: NodeContext(parent: node))
        return node
    }

    static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        let node = paired(node, as: WrappedSceneNode.self)
        node.update(to: scene.wrapper)
        if let child = node.child { Content._updateSceneNode(child, to: scene.content) }
    }
}

final class WrappedSceneNode: ChangedEnvironmentNode, SceneNode {
    private var wrapper: SceneWrapper

    init(_ wrapper: SceneWrapper, in context: __shared NodeContext) {
        self.wrapper = wrapper
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newWrapper: SceneWrapper) {
        wrapper = newWrapper
        changeDidChange()
    }

    var isStateless: Bool { true }

    override func change(_ environment: inout EnvironmentValues) {
        var own = wrapper
        own.parts = (environment.sceneWrapper?.parts ?? []) + own.parts
        environment.sceneWrapper = own
    }
}
