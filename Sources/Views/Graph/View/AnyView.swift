/// A view of any type. State of the wrapped view lasts as long as its type stays the same.
public nonisolated struct AnyView: _PrimitiveView {
    public typealias Body = Never

    package let storage: _AnyViewStorage

    /// Wraps a view. An `AnyView` is not wrapped again.
    public nonisolated init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
            self = erased
        } else {
            storage = TypedViewStorage(view)
        }
    }

    /// Wraps a view. An `AnyView` is not wrapped again.
    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Wraps a value that is a view; nil for others.
    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    @MainActor public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode {
        AnyViewNode(view.storage, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: AnyView) {
        paired(node, as: AnyViewNode.self).update(to: view.storage)
    }
}

/// The wrapped view behind `AnyView`.
package class _AnyViewStorage {
    nonisolated init() {}

    /// The wrapped view.
    nonisolated var wrapped: Any { preconditionFailure("overridden") }
    @MainActor var typeIdentifier: ObjectIdentifier { preconditionFailure("overridden") }
    @MainActor func makeNode(in context: NodeContext) -> ViewNode { preconditionFailure("overridden") }
    @MainActor func update(_ node: ViewNode) { preconditionFailure("overridden") }
}

final class TypedViewStorage<V: View>: _AnyViewStorage {
    let view: V

    nonisolated init(_ view: V) {
        self.view = view
        super.init()
    }

    override nonisolated var wrapped: Any { view }
    override var typeIdentifier: ObjectIdentifier { ObjectIdentifier(V.self) }
    override func makeNode(in context: NodeContext) -> ViewNode { V._makeNode(view, in: context) }
    override func update(_ node: ViewNode) { V._updateNode(node, to: view) }
}

final class AnyViewNode: SingleChildNode {
    private var type: ObjectIdentifier

    init(_ storage: _AnyViewStorage, in context: __shared NodeContext) {
        type = storage.typeIdentifier
        super.init(in: context)
        child = storage.makeNode(in: NodeContext(parent: self))
    }

    func update(to storage: _AnyViewStorage) {
        if storage.typeIdentifier == type, let child {
            storage.update(child)
        } else {
            type = storage.typeIdentifier
            replaceChild { storage.makeNode(in: NodeContext(parent: self)) }
        }
    }
}
