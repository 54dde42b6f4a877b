/// The body of commands as a view. The dynamic properties of the commands are connected like those of views.
nonisolated struct CommandsBody<C: Commands>: _PrimitiveView {
    typealias Body = Never

    let commands: C

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        CommandsBodyNode(view.commands, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: CommandsBodyNode<C>.self).update(to: view.commands)
    }
}

private final class CommandsBodyNode<C: Commands>: SingleChildNode {
    private var commands: C
    private let properties: DynamicPropertyStorage
    /// Observation holds this reference if the body read an observable property.
    private weak var observation: NodeReference?

    init(_ commands: C, in context: __shared NodeContext) {
        self.commands = commands
        properties = DynamicPropertyStorage.of(ValueLayout.of(C.self))
        super.init(in: context)
        evaluate()
    }

    func update(to newCommands: C) {
        commands = newCommands
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        guard properties.bind(&commands, of: self) else { return }
        let reference = NodeReference(self)
        let view = track(as: reference) { C.Body._makeView(commands.body) }
        observation = reference
        if let child {
            AnyView._updateNode(child, to: view)
        } else {
            child = AnyView._makeNode(view, in: NodeContext(parent: self))
        }
    }

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

    override var typeName: String { "\(C.self)" }
}
