/// Stores a value whose body is a scene: one of an app's own scenes, or the app.
final class SceneBodyNode<Value, Body: Scene>: DynamicBodyNode<Value, Body>, SceneNode {
    init(_ value: Value, in context: __shared NodeContext, body: @escaping (Value) -> Body) {
        super.init(
            value, in: context, body: body, make: { Body._makeSceneNode($0, in: $1) },
            update: { Body._updateSceneNode($0, to: $1) })
    }

    var isStateless: Bool { isConstant }
}

/// A list of scenes.
struct TupleScene<each Content: Scene>: Scene {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    var body: Never { preconditionFailure("Several scenes have no body.") }

    static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        let node = SceneListNode(in: context)
        var inner = NodeContext(parent: node)
        for child in repeat each scene.content {
            node.append(child, in: inner)
            inner.slot += 1
        }
        return node
    }

    static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        let node = paired(node, as: SceneListNode.self)
        var index = 0
        for child in repeat each scene.content {
            node.update(child, at: index)
            index += 1
        }
    }
}

/// Stores several scenes, in the order of the code.
final class SceneListNode: ViewNode, SceneNode {
    private var children: ContiguousArray<ViewNode> = []

    func append<S: Scene>(_ scene: S, in context: NodeContext) {
        children.append(S._makeSceneNode(scene, in: context))
    }

    func update<S: Scene>(_ scene: S, at index: Int) {
        S._updateSceneNode(children[index], to: scene)
    }

    var isStateless: Bool { true }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }
}
