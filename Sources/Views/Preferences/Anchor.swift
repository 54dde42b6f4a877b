public import EspalierLayoutEngine
public import Foundation

/// A place in a view, to be asked for in another view's coordinates through a `GeometryProxy`.
///
/// It names the view and stays valid as the view moves; where the view has gone, it keeps the last known place.
public struct Anchor<Value> {
    package let item: AnchorItem
    package let source: Source

    @MainActor
    package init(item: LayoutNode, source: Source) {
        self.item = AnchorItem(item)
        self.source = source
    }

    /// A way to name a place in any view.
    public struct Source {
        /// The place in a view of a size, in the view's own coordinates.
        package let local: (CGSize) -> Value
        /// A place, moved.
        package let moved: (Value, CGPoint) -> Value
        /// What tells two sources apart.
        package let identity: AnyHashable

        package init(
            identity: AnyHashable, local: @escaping (CGSize) -> Value, moved: @escaping (Value, CGPoint) -> Value
        ) {
            self.identity = identity
            self.local = local
            self.moved = moved
        }
    }
}

/// The view that an anchor names.
package final class AnchorItem: @unchecked Sendable {
    // Unchecked: only resolving, on the main actor, looks inside.
    private(set) weak var item: LayoutNode?
    private let identity: ObjectIdentifier

    @MainActor
    init(_ item: LayoutNode) {
        self.item = item
        identity = ObjectIdentifier(item)
    }

    static func areSame(_ left: AnchorItem, _ right: AnchorItem) -> Bool {
        left === right || left.identity == right.identity && left.item === right.item
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        AnchorItem.areSame(left.item, right.item) && left.source.identity == right.source.identity
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source.identity)
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ rectangle: CGRect) -> Anchor<Value>.Source {
        Anchor.Source(
            identity: AnyHashable([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]),
            local: { _ in rectangle }, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }

    /// The view's whole frame.
    public static var bounds: Anchor<Value>.Source {
        Anchor.Source(
            identity: AnyHashable("bounds"), local: { CGRect(origin: .zero, size: $0) },
            moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<Value>.Source {
        Anchor.Source(
            identity: AnyHashable([point.x, point.y]), local: { _ in point },
            moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    /// A point by fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
        Anchor.Source(
            identity: AnyHashable(point), local: { CGPoint(x: point.x * $0.width, y: point.y * $0.height) },
            moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Several places at once.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            identity: AnyHashable(array.map(\.identity)), local: { size in array.map { $0.local(size) } },
            moved: { values, offset in zip(array, values).map { $0.moved($1, offset) } })
    }

    /// A place that may be none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            identity: AnyHashable(anchor?.identity), local: { size in anchor.map { $0.local(size) } },
            moved: { value, offset in
                guard let anchor, let value else { return nil }
                return anchor.moved(value, offset)
            })
    }
}
