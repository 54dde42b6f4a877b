/// A frame of reference for points and rectangles.
public enum CoordinateSpace: Hashable {
    /// The page.
    case global
    /// The view itself.
    case local
    /// The nearest view around that has the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The page's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
    let name: AnyHashable

    @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        let node = CoordinateSpaceNode(name: modifier.name, in: context)
        node.child = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = unsafeDowncast(node, to: CoordinateSpaceNode.self)
        node.name = modifier.name
        if let child = node.child { V._updateNode(child, to: content) }
    }
}

/// Gives the coordinate space of what is inside a name.
final class CoordinateSpaceNode: SingleChildNode {
    var name: AnyHashable

    init(name: AnyHashable, in context: __shared NodeContext) {
        self.name = name
        super.init(in: context)
    }
}

extension View {
    /// Names the view's coordinate space, for views inside of it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, for views inside of it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
