/// Keeps a modifier with a body: the modifier's own dynamic properties and, as long as it may be asked for, the view that
/// it is applied to.
final class ModifierBodyNode<Modifier: ViewModifier, Content: View>: SingleChildNode, ModifierContentSource {
    private var modifier: Modifier
    private var content: KeptContent<Content>?
    private let properties: DynamicPropertyStorage
    private var placeholder: ModifierContentNode?
    /// Those beyond the first: few bodies show their content twice.
    private var otherPlaceholders: [ModifierContentNode]?

    var modifierType: Any.Type { Modifier.self }
    override var contentSource: (any ModifierContentSource)? { self }

    init(_ modifier: Modifier, content: Content, in context: __shared NodeContext) {
        self.modifier = modifier
        self.content = KeptContent(content)
        properties = DynamicPropertyStorage.of(ValueLayout.of(Modifier.self))
        super.init(in: context)
        evaluate()
        if ModifierContent.isAskedForOnce(by: Modifier.self) { self.content = nil }
    }

    func update(to newModifier: Modifier, content newContent: Content) {
        let isSame = !needsEvaluation && properties.layout.areEqual(modifier, newModifier)
        modifier = newModifier
        content?.view = newContent
        if isSame { _ = properties.bind(&modifier, of: self) } else { evaluate() }
        if let child = placeholder?.child { Content._updateNode(child, to: newContent) }
        for other in otherPlaceholders ?? [] {
            if let child = other.child { Content._updateNode(child, to: newContent) }
        }
    }

    override func evaluate() {
        needsEvaluation = false
        guard properties.bind(&modifier, of: self) else { return }
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

    func makeContent(for newPlaceholder: ModifierContentNode) -> ViewNode {
        guard let content else { preconditionFailure("\(Modifier.self) asks for its content where it has it already.") }
        if placeholder == nil {
            placeholder = newPlaceholder
        } else {
            otherPlaceholders = (otherPlaceholders ?? []) + [newPlaceholder]
        }
        return Content._makeNode(content.view, in: NodeContext(parent: newPlaceholder))
    }

    func forget(_ gone: ModifierContentNode) {
        if placeholder === gone {
            placeholder = nil
        } else {
            otherPlaceholders?.removeAll { $0 === gone }
        }
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    override func willRemove() {
        super.willRemove()
        properties.tearDown()
    }
}

/// The view that a modifier is applied to, in a place of its own: it is as large as all that it is made of.
private final class KeptContent<Content: View> {
    var view: Content

    init(_ view: Content) {
        self.view = view
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
    /// The modifier's node: one of those that this one was made below.
    private unowned(unsafe) var source: ViewNode?

    init(of type: Any.Type, in context: __shared NodeContext) {
        super.init(in: context)
        var ancestor = parent
        while let node = ancestor {
            if let source = node.contentSource, source.modifierType == type {
                self.source = node
                child = source.makeContent(for: self)
                return
            }
            ancestor = node.parent
        }
    }

    override func willRemove() {
        super.willRemove()
        source?.contentSource?.forget(self)
    }
}
