/// The views that modifiers of a scene add around the content of its windows.
struct SceneWrapper {
    /// The commands of the windows: those of outer scenes first.
    private var commands: [AnyView] = []
    /// Makes the view with the commands; nil without commands.
    private var frame: (([AnyView], AnyView) -> AnyView)?
    /// Other changes: those of inner scenes first.
    private var changes: [(AnyView) -> AnyView] = []
    /// The rules for the users of endpoints inside.
    var accessRules: [AccessRule] = []

    /// Adds commands.
    ///
    /// - Parameter frame: Makes the view from all commands and a window's content.
    init(commands: AnyView, frame: @escaping ([AnyView], AnyView) -> AnyView) {
        self.commands = [commands]
        self.frame = frame
    }

    /// Changes the content.
    init(change: @escaping (AnyView) -> AnyView) {
        changes = [change]
    }

    /// A window's content with everything around it.
    func wrap(_ content: AnyView) -> AnyView {
        let changed = changes.reduce(content) { $1($0) }
        guard let frame else { return changed }
        return frame(commands, changed)
    }

    /// The wrapper inside of another one.
    func inside(_ outer: SceneWrapper?) -> SceneWrapper {
        guard let outer else { return self }
        var joined = self
        joined.commands = outer.commands + commands
        joined.frame = frame ?? outer.frame
        joined.changes = changes + outer.changes
        joined.accessRules = accessRules + outer.accessRules
        return joined
    }
}

private enum SceneWrapperKey: EnvironmentKey { static var defaultValue: SceneWrapper? { nil } }

extension EnvironmentValues {
    /// The wrapper of the content of all windows inside; nil if no modifier adds one.
    var sceneWrapper: SceneWrapper? {
        get { self[SceneWrapperKey.self] }
        set { self[SceneWrapperKey.self] = newValue }
    }
}

/// A scene whose windows have something around their content.
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
        environment.sceneWrapper = wrapper.inside(environment.sceneWrapper)
    }
}
