/// Stores a modifier with a body: the modifier's dynamic properties and, if the body may need it again, the modified
/// view.
final class ModifierBodyNode<Modifier: ViewModifier, Content: View>: SingleChildNode, ModifierContentSource {
    private var modifier: Modifier
    private var content: KeptContent<Content>?
    private let properties: DynamicPropertyStorage
    private var placeholder: ModifierContentNode?
    /// The placeholders after the first. Few bodies contain their content twice.
    private var otherPlaceholders: [ModifierContentNode]?

    var modifierType: Any.Type { Modifier.self }
    override var contentSource: (any ModifierContentSource)? { self }

    init(_ modifier: Modifier, content: Content, in context: __shared NodeContext) {
        self.modifier = modifier
        self.content = KeptContent(content)
        properties = DynamicPropertyStorage.of(ValueLayout.of(Modifier.self))
        super.init(in: context)
        evaluate()
        if ModifierContent.isUsedOnce(by: Modifier.self) { self.content = nil }
    }

    func update(to newModifier: Modifier, content newContent: Content) {
        let isSame = !needsEvaluation && properties.layout.areEqual(modifier, newModifier)
        if properties.layout.isAnimatable { noteChange(from: modifier, to: newModifier) }
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
        let shown = properties.layout.isAnimatable ? shown(modifier) : modifier
        let body = track { shown.body(content: _ViewModifier_Content()) }
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
        if properties.layout.isAnimatable { graph.motions.forget(self) }
    }
}

extension ModifierBodyNode: AnimatedNode {}

/// The modified view, in memory of its own because of its size.
private final class KeptContent<Content: View> {
    var view: Content

    init(_ view: Content) {
        self.view = view
    }
}

/// A node that makes a modifier's content for its placeholders.
@MainActor
protocol ModifierContentSource: ViewNode {
    var modifierType: Any.Type { get }
    func makeContent(for placeholder: ModifierContentNode) -> ViewNode
    func forget(_ placeholder: ModifierContentNode)
}

/// A placeholder for the content in a modifier's body.
final class ModifierContentNode: SingleChildNode {
    /// The modifier's node, which is an ancestor of this one.
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
