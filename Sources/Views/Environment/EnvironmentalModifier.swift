/// A modifier that depends on the environment of the view to which it is applied.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that this one becomes.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier to apply in `environment`.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier

    /// Whether the modifier must be resolved on the main thread. It has no effect here.
    static var _requiresMainThread: Bool { get }
}

extension EnvironmentalModifier {
    public static var _requiresMainThread: Bool { true }

    public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        EnvironmentalNode(modifier, content: content, in: context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        paired(node, as: EnvironmentalNode<Self, V>.self).update(to: modifier, content: content)
    }
}

/// Stores the resolved modifier and resolves it again when the environment changes.
final class EnvironmentalNode<Modifier: EnvironmentalModifier, Content: View>: SingleChildNode {
    private var modifier: Modifier
    private var content: Content

    init(_ modifier: Modifier, content: Content, in context: __shared NodeContext) {
        self.modifier = modifier
        self.content = content
        super.init(in: context)
        evaluate()
    }

    func update(to newModifier: Modifier, content newContent: Content) {
        modifier = newModifier
        content = newContent
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let resolved = track { modifier.resolve(in: environment) }
        if let child {
            Modifier.ResolvedModifier._updateNode(child, to: resolved, content: content)
        } else {
            child = Modifier.ResolvedModifier._makeNode(resolved, content: content, in: NodeContext(parent: self))
        }
    }

    override func environmentDidChange() { graph.enqueue(self) }

    override var typeName: String { "\(Modifier.self)" }
}
