/// Keeps a modifier with a body: the modifier's own dynamic properties and, until it is asked for, the view that it is
/// applied to.
final class ModifierBodyNode<Modifier: ViewModifier, Content: View>: SingleChildNode, ModifierContentSource {
    private var modifier: Modifier
    private var content: Content
    private let properties: DynamicPropertyStorage
    private var placeholders: [ModifierContentNode] = []

    var modifierType: Any.Type { Modifier.self }
    override var contentSource: (any ModifierContentSource)? { self }

    init(_ modifier: Modifier, content: Content, in context: __shared NodeContext) {
        self.modifier = modifier
        self.content = content
        properties = DynamicPropertyStorage.of(ValueLayout.of(Modifier.self))
        super.init(in: context)
        evaluate()
    }

    func update(to newModifier: Modifier, content newContent: Content) {
        let isSame = !needsEvaluation && properties.layout.areEqual(modifier, newModifier)
        modifier = newModifier
        content = newContent
        if isSame { properties.bind(&modifier, of: self) } else { evaluate() }
        for placeholder in placeholders {
            guard let child = placeholder.child else { continue }
            Content._updateNode(child, to: newContent)
        }
    }

    override func evaluate() {
        needsEvaluation = false
        properties.bind(&modifier, of: self)
        let body = track { modifier.body(content: _ViewModifier_Content()) }
        if let child {
            Modifier.Body._updateNode(child, to: body)
        } else {
            child = Modifier.Body._makeNode(body, in: NodeContext(parent: self))
        }
    }

    override func environmentDidChange() {
        if properties.layout.readsEnvironment { graph.enqueue(self) }
    }

    func makeContent(for placeholder: ModifierContentNode) -> ViewNode {
        placeholders.append(placeholder)
        return Content._makeNode(content, in: NodeContext(parent: placeholder))
    }

    func forget(_ placeholder: ModifierContentNode) {
        placeholders.removeAll { $0 === placeholder }
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    override func willRemove() {
        super.willRemove()
        properties.tearDown()
    }
}

/// What a placeholder for a modifier's content asks for the content.
@MainActor
protocol ModifierContentSource: ViewNode {
    var modifierType: Any.Type { get }
    func makeContent(for placeholder: ModifierContentNode) -> ViewNode
    func forget(_ placeholder: ModifierContentNode)
}

/// Stands where a modifier's body puts the content that it was given.
final class ModifierContentNode: SingleChildNode {
    private weak var source: (any ModifierContentSource)?

    init(of type: Any.Type, in context: __shared NodeContext) {
        super.init(in: context)
        var ancestor = parent
        while let node = ancestor {
            if let source = node.contentSource, source.modifierType == type {
                self.source = source
                child = source.makeContent(for: self)
                return
            }
            ancestor = node.parent
        }
    }

    override func willRemove() {
        super.willRemove()
        source?.forget(self)
    }
}
