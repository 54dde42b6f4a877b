public import EspalierLayoutEngine

/// A frame of reference for points and rectangles.
public enum CoordinateSpace: Hashable {
    /// The page.
    case global
    /// The view itself.
    case local
    /// The nearest enclosing view with the name.
    case named(AnyHashable)

    /// Whether it is the page's space.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The page's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The page's coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the nearest enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The page's coordinate space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinate space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the nearest enclosing view with the name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The coordinate space of the visible area of the nearest enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
    }

    /// The coordinate space of the visible area of the nearest enclosing scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

/// The name of a scroll view's coordinate space.
struct ScrollViewSpace: Hashable {
    /// The axis along which the view scrolls; nil for any.
    let axis: Axis?

    func contains(_ axes: Axis.Set) -> Bool {
        switch axis {
        case nil: !axes.isEmpty
        case .vertical?: axes.contains(.vertical)
        case .horizontal?: axes.contains(.horizontal)
        }
    }
}

package nonisolated struct CoordinateSpaceModifier: NodeModifier {
    let name: AnyHashable

    @MainActor func makeNode(in context: NodeContext) -> CoordinateSpaceNode {
        CoordinateSpaceNode(name: name, in: context)
    }

    @MainActor func update(_ node: CoordinateSpaceNode) { node.name = name }
}

/// Names the coordinate space of its content.
final class CoordinateSpaceNode: SingleChildNode {
    var name: AnyHashable

    init(name: AnyHashable, in context: __shared NodeContext) {
        self.name = name
        super.init(in: context)
    }
}

extension View {
    /// Names the view's coordinate space, for the views inside.
    public nonisolated __consuming func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, for the views inside.
    public nonisolated __consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
