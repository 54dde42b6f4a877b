public import EspalierLayoutEngine
public import Foundation

/// A position or rectangle in a view. A `GeometryProxy` converts it to the coordinates of another view.
///
/// An anchor follows its view as the view moves. After the view is removed, the anchor keeps the last known value.
public struct Anchor<Value> {
    package let item: AnchorItem
    package let source: Source

    @MainActor
    package init(item: LayoutNode, source: Source) {
        self.item = AnchorItem(item)
        self.source = source
    }

    /// A description of an anchor in any view.
    public struct Source {
        /// Returns the value in a view of a given size, in the view's own coordinates.
        package let local: (CGSize) -> Value
        /// Returns the value moved by an offset.
        package let moved: (Value, CGPoint) -> Value
        /// Distinguishes two sources.
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

/// The view of an anchor.
package final class AnchorItem: @unchecked Sendable {
    // Unchecked: only the main actor reads the properties, to resolve the anchor.
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

    /// The view's bounds.
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

    /// A point as a fraction of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
        Anchor.Source(
            identity: AnyHashable(point), local: { CGPoint(x: point.x * $0.width, y: point.y * $0.height) },
            moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Several anchors as an array.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            identity: AnyHashable(array.map(\.identity)), local: { size in array.map { $0.local(size) } },
            moved: { values, offset in zip(array, values).map { $0.moved($1, offset) } })
    }

    /// An optional anchor.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            identity: AnyHashable(anchor?.identity), local: { size in anchor.map { $0.local(size) } },
            moved: { value, offset in
                guard let anchor, let value else { return nil }
                return anchor.moved(value, offset)
            })
    }
}
