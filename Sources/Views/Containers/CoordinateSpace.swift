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

nonisolated struct CoordinateSpaceModifier: NodeModifier {
    let name: AnyHashable

    @MainActor func makeNode(in context: NodeContext) -> CoordinateSpaceNode {
        CoordinateSpaceNode(name: name, in: context)
    }

    @MainActor func update(_ node: CoordinateSpaceNode) { node.name = name }
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
