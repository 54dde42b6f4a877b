/// Stores a value with dynamic properties whose body is not a view, such as a scene. Its properties are connected like those of
/// views.
class DynamicBodyNode<Value, Body>: SingleChildNode {
    private final var value: Value
    private final let properties: DynamicPropertyStorage
    private final let body: (Value) -> Body
    /// Make and update the node of the body.
    private final let make: (Body, NodeContext) -> ViewNode
    private final let show: (ViewNode, Body) -> Void
    /// Observation holds this reference if the body read an observable property.
    private final weak var observation: NodeReference?

    init(
        _ value: Value, in context: __shared NodeContext, body: @escaping (Value) -> Body,
        make: @escaping (Body, NodeContext) -> ViewNode, update show: @escaping (ViewNode, Body) -> Void
    ) {
        self.value = value
        self.body = body
        self.make = make
        self.show = show
        properties = DynamicPropertyStorage.of(ValueLayout.of(Value.self))
        super.init(in: context)
        evaluate()
    }

    final func update(to newValue: Value) {
        if !needsEvaluation, properties.layout.areEqual(value, newValue) { return }
        value = newValue
        evaluate()
    }

    override final func evaluate() {
        needsEvaluation = false
        guard properties.bind(&value, of: self) else { return }
        let reference = NodeReference(self)
        let shown = track(as: reference) { body(value) }
        observation = reference
        if let child {
            show(child, shown)
        } else {
            child = make(shown, NodeContext(parent: self))
        }
    }

    /// Whether the value has no properties and its body observes nothing.
    final var isConstant: Bool { MemoryLayout<Value>.size == 0 && !flags[.hasSources] && observation == nil }

    override final func environmentDidChange() {
        if properties.layout.readsEnvironment { graph.enqueue(self) }
    }

    override final func willRemove() {
        super.willRemove()
        properties.tearDown()
    }

    override final func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    override final var typeName: String { "\(Value.self)" }
}
