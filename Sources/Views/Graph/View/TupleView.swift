/// The views of a `ViewBuilder` closure with more than one statement. A container lays out each of them.
public nonisolated struct TupleView<T>: _PrimitiveView {
    public typealias Body = Never

    /// The tuple of views.
    public var value: T

    /// Combines a tuple of views.
    public nonisolated init(_ value: T) {
        self.value = value
    }

    @MainActor public static func _makeNode(_ view: TupleView<T>, in context: _NodeContext) -> _ViewNode {
        TupleNode(view.value, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: TupleView<T>) {
        paired(node, as: TupleNode.self).update(to: view.value)
    }
}

/// Stores a node for each element of a tuple of views, in order.
///
/// The class is not generic: the metadata of a class for each tuple would be looked up for each node.
final class TupleNode: ViewNode {
    private let elements: TupleElements
    private var children: ContiguousArray<ViewNode> = []

    init<T>(_ value: __shared T, in context: __shared NodeContext) {
        elements = TupleElements.of(T.self)
        super.init(in: context)
        let inner = NodeContext(parent: self)
        withAddress(of: value) { children = elements.makeNodes($0, in: inner) }
    }

    func update<T>(to value: __shared T) {
        withAddress(of: value) { elements.update(children, to: $0) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }

    override func collectItems(into items: inout ItemList) {
        if items.isEmpty { items.reserveCapacity(children.count) }
        for index in children.indices {
            Unmanaged.passUnretained(children[index]).borrowed { $0.collectItems(into: &items) }
        }
    }
}

/// Calls `body` with the address of a value.
@inline(__always)
nonisolated private func withAddress<T, R>(of value: borrowing T, _ body: (UnsafeRawPointer) -> R) -> R {
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Calls `body` with the value at an address, without a copy.
@inline(__always)
nonisolated func borrow<V: ~Copyable, R>(_ pointer: UnsafePointer<V>, _ body: (borrowing V) -> R) -> R {
    body(pointer.pointee)
}

/// Makes and updates the nodes of a tuple's elements. It is made once for each tuple type.
@MainActor
final class TupleElements {
    struct Element {
        /// The offset in bytes from the tuple's start.
        let offset: Int
        let type: any View.Type
    }

    private let elements: ContiguousArray<Element>

    private static var known: [ObjectIdentifier: TupleElements] = [:]

    private init(_ elements: ContiguousArray<Element>) {
        self.elements = elements
    }

    /// The tuple type of the last call: successive rows of a list have the same type.
    private static var last: (type: ObjectIdentifier, elements: TupleElements)?

    static func of<T>(_ type: T.Type) -> TupleElements {
        let identifier = ObjectIdentifier(type)
        if let last, last.type == identifier { return last.elements }
        let elements = known[identifier] ?? make(type)
        last = (identifier, elements)
        return elements
    }

    private static func make<T>(_ type: T.Type) -> TupleElements {
        var elements: ContiguousArray<Element> = []
        if let single = type as? any View.Type {
            elements.append(Element(offset: 0, type: single))
        } else {
            for field in StoredField.all(of: type) {
                guard let view = field.type as? any View.Type else {
                    Warning.once(
                        "A TupleView holds views; \(type) has a \(field.type) at \(field.name), which is ignored.")
                    continue
                }
                elements.append(Element(offset: field.offset, type: view))
            }
        }
        let made = TupleElements(elements)
        known[ObjectIdentifier(type)] = made
        return made
    }

    /// The nodes of the elements of the tuple at `base`.
    func makeNodes(_ base: UnsafeRawPointer, in context: NodeContext) -> ContiguousArray<ViewNode> {
        var nodes: ContiguousArray<ViewNode> = []
        nodes.reserveCapacity(elements.count)
        var context = context
        for element in elements {
            nodes.append(Self.makeNode(element.type, base + element.offset, context))
            context.slot &+= 1
        }
        return nodes
    }

    private static func makeNode<V: View>(
        _ type: V.Type, _ address: UnsafeRawPointer, _ context: NodeContext
    ) -> ViewNode {
        borrow(address.assumingMemoryBound(to: V.self)) { V._makeNode($0, in: context) }
    }

    /// Updates the nodes to the elements of the tuple at `base`.
    func update(_ nodes: ContiguousArray<ViewNode>, to base: UnsafeRawPointer) {
        for (index, element) in elements.enumerated() {
            Self.updateNode(element.type, nodes[index], base + element.offset)
        }
    }

    private static func updateNode<V: View>(_ type: V.Type, _ node: ViewNode, _ address: UnsafeRawPointer) {
        borrow(address.assumingMemoryBound(to: V.self)) { V._updateNode(node, to: $0) }
    }

    /// The elements of a tuple of this type.
    func views<T>(in value: T) -> [any View] {
        withAddress(of: value) { views($0) }
    }

    /// The elements of the tuple at `base` as views.
    private func views(_ base: UnsafeRawPointer) -> [any View] {
        var views: [any View] = []
        for element in elements { Self.append(element.type, base + element.offset, to: &views) }
        return views
    }

    private static func append<V: View>(_ type: V.Type, _ address: UnsafeRawPointer, to views: inout [any View]) {
        views.append(address.assumingMemoryBound(to: V.self).pointee)
    }
}
