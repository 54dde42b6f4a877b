/// Stores a value whose body is a scene: one of an app's own scenes, or the app. Its dynamic properties are connected
/// like those of views.
final class SceneBodyNode<Value, Body: Scene>: SingleChildNode, SceneNode {
    private var value: Value
    private let body: (Value) -> Body
    private let properties: DynamicPropertyStorage
    /// Observation holds this reference if the body read an observable property.
    private weak var observation: NodeReference?

    init(_ value: Value, in context: __shared NodeContext, body: @escaping (Value) -> Body) {
        self.value = value
        self.body = body
        properties = DynamicPropertyStorage.of(ValueLayout.of(Value.self))
        super.init(in: context)
        evaluate()
    }

    func update(to newValue: Value) {
        if !needsEvaluation, properties.layout.areEqual(value, newValue) { return }
        value = newValue
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        guard properties.bind(&value, of: self) else { return }
        let reference = NodeReference(self)
        let scene = track(as: reference) { body(value) }
        observation = reference
        if let child {
            Body._updateSceneNode(child, to: scene)
        } else {
            child = Body._makeSceneNode(scene, in: NodeContext(parent: self))
        }
    }

    var isStateless: Bool { MemoryLayout<Value>.size == 0 && !flags[.hasSources] && observation == nil }

    override func environmentDidChange() {
        if properties.layout.readsEnvironment { graph.enqueue(self) }
    }

    override func willRemove() {
        super.willRemove()
        properties.tearDown()
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    override var typeName: String { "\(Value.self)" }
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

    fileprivate func append<S: Scene>(_ scene: S, in context: NodeContext) {
        children.append(S._makeSceneNode(scene, in: context))
    }

    fileprivate func update<S: Scene>(_ scene: S, at index: Int) {
        S._updateSceneNode(children[index], to: scene)
    }

    var isStateless: Bool { true }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }
}
