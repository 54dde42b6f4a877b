/// Several views side by side, as a `ViewBuilder` closure with more than one statement makes them. What holds it takes
/// them apart.
public nonisolated struct TupleView<T>: _PrimitiveView {
    public typealias Body = Never

    public var value: T

    public nonisolated init(_ value: T) {
        self.value = value
    }

    @MainActor public static func _makeNode(_ view: TupleView<T>, in context: _NodeContext) -> _ViewNode {
        TupleNode(view.value, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: TupleView<T>) {
        unsafeDowncast(node, to: TupleNode<T>.self).update(to: view.value)
    }
}

/// Keeps a node for each element of a tuple of views, in order.
final class TupleNode<T>: ViewNode {
    private let elements: TupleElements
    private var children: ContiguousArray<ViewNode> = []

    init(_ value: T, in context: NodeContext) {
        elements = TupleElements.of(T.self)
        super.init(in: context)
        children.reserveCapacity(elements.operations.count)
        let inner = NodeContext(parent: self)
        withUnsafePointer(to: value) { pointer in
            let base = UnsafeRawPointer(pointer)
            for element in elements.operations { children.append(element.make(base + element.offset, inner)) }
        }
    }

    func update(to value: T) {
        withUnsafePointer(to: value) { pointer in
            let base = UnsafeRawPointer(pointer)
            for (index, element) in elements.operations.enumerated() {
                element.update(children[index], base + element.offset)
            }
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }

    override func place(of child: ViewNode) -> String {
        String(children.firstIndex { $0 === child } ?? children.count)
    }
}

/// How to make and update the nodes of a tuple's elements, found once for each tuple type.
@MainActor
final class TupleElements {
    struct Operations {
        let offset: Int
        let make: @MainActor (UnsafeRawPointer, NodeContext) -> ViewNode
        let update: @MainActor (ViewNode, UnsafeRawPointer) -> Void
        let view: @MainActor (UnsafeRawPointer) -> any View
    }

    let operations: ContiguousArray<Operations>

    private static var known: [ObjectIdentifier: TupleElements] = [:]

    private init(operations: ContiguousArray<Operations>) {
        self.operations = operations
    }

    static func of<T>(_ type: T.Type) -> TupleElements {
        if let known = known[ObjectIdentifier(type)] { return known }
        var operations: ContiguousArray<Operations> = []
        if let single = type as? any View.Type {
            operations.append(Self.operations(for: single, at: 0))
        } else {
            for field in StoredField.all(of: type) {
                guard let view = field.type as? any View.Type else {
                    preconditionFailure("A TupleView holds views; \(type) has a \(field.type) at \(field.name).")
                }
                operations.append(Self.operations(for: view, at: field.offset))
            }
        }
        let elements = TupleElements(operations: operations)
        known[ObjectIdentifier(type)] = elements
        return elements
    }

    private static func operations<V: View>(for type: V.Type, at offset: Int) -> Operations {
        Operations(
            offset: offset,
            make: { V._makeNode($0.assumingMemoryBound(to: V.self).pointee, in: $1) },
            update: { V._updateNode($0, to: $1.assumingMemoryBound(to: V.self).pointee) },
            view: { $0.assumingMemoryBound(to: V.self).pointee })
    }
}
