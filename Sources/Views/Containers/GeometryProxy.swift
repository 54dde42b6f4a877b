public import EspalierLayoutEngine
public import Foundation

/// The size of a geometry reader, and conversions to other coordinate spaces.
public struct GeometryProxy: Sendable {
    private let node: GeometryNodeReference

    /// The reader's size, in points.
    public let size: CGSize

    @MainActor
    init(_ node: any GeometryReading, size: CGSize) {
        self.node = GeometryNodeReference(node)
        self.size = size
    }

    /// The value of an anchor, in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let transfer = UncheckedTransfer(anchor)
        return MainActor.assumeIsolated {
            let anchor = transfer.value
            // The reader retains the query, so the query must not retain the reader.
            let query = { @MainActor [node] () -> (CGPoint, CGSize) in
                guard let item = anchor.item.item, !item.isRemoved else { return (.zero, .zero) }
                let base = node.node?.positionInPage ?? .zero
                let position = item.positionInPage
                return (CGPoint(x: position.x - base.x, y: position.y - base.y), item.size)
            }
            let (offset, itemSize) = query()
            node.node?.record(
                GeometryQuery {
                    let now = query()
                    return now.0 == offset && now.1 == itemSize
                })
            return UncheckedTransfer(anchor.source.moved(anchor.source.local(itemSize), offset))
        }.value
    }

    /// The reader's frame in another coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The reader's frame in another coordinate space; in the page's if no enclosing view has the name.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        let space = UncheckedTransfer(coordinateSpace)
        return MainActor.assumeIsolated {
            let coordinateSpace = space.value
            guard let reader = node.node else { return CGRect(origin: .zero, size: size) }
            let query = { @MainActor [node, size] () -> CGRect in
                guard let reader = node.node else { return .zero }
                return CGRect(origin: reader.position(in: coordinateSpace), size: size)
            }
            let frame = query()
            reader.record(GeometryQuery { query() == frame })
            return frame
        }
    }

    /// The bounds of the nearest named coordinate space, in the reader's coordinates; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let name = UncheckedTransfer(coordinateSpace.name)
        return MainActor.assumeIsolated {
            let query = { @MainActor [node] () -> CGRect? in
                guard let reader = node.node, let item = reader.ancestor(named: name.value) else { return nil }
                let base = reader.positionInPage
                let position = item.positionInPage
                return CGRect(
                    x: position.x - base.x, y: position.y - base.y, width: item.size.width, height: item.size.height)
            }
            let bounds = query()
            node.node?.record(GeometryQuery { query() == bounds })
            return bounds
        }
    }

    /// The distance from each of the reader's edges to the end of the space beyond the safe area.
    ///
    /// A reader that fills the safe area has the insets of the window, plus those of bars and of `safeAreaPadding(_:)`
    /// around it. At an edge that does not touch the end of the safe area, as inside of a padding, the inset is 0. A
    /// reader that ignores the safe area also has insets of 0, as in SwiftUI. So if the content needs the insets, apply
    /// `ignoresSafeArea()` inside the reader.
    public var safeAreaInsets: EdgeInsets {
        MainActor.assumeIsolated {
            guard let reader = node.node else { return EdgeInsets() }
            let query = { @MainActor [node] () -> EdgeInsets in node.node?.safeAreaInsets ?? EdgeInsets() }
            let insets = query()
            reader.record(GeometryQuery { query() == insets })
            return insets
        }
    }
}

/// A weak reference to the reader.
private final class GeometryNodeReference: @unchecked Sendable {
    // Unchecked because it is only read on the main actor.
    weak var node: (any GeometryReading)?

    init(_ node: any GeometryReading) {
        self.node = node
    }
}

extension LayoutNode {
    /// The top left corner in a coordinate space.
    final func position(in space: CoordinateSpace) -> CGPoint {
        let position = positionInPage
        guard case .named(let name) = space, let item = ancestor(named: name) else {
            return space == .local ? .zero : position
        }
        let base = item.positionInPage
        return CGPoint(x: position.x - base.x, y: position.y - base.y)
    }

    /// The nearest enclosing item that `coordinateSpace(name:)` gave the name, or scroll view.
    final func ancestor(named name: AnyHashable) -> LayoutNode? {
        if let space = name.base as? ScrollViewSpace {
            var item = layoutParent
            while let current = item, !space.contains(current.scrollAxes) { item = current.layoutParent }
            return item
        }
        var node: ViewNode? = self
        while let current = node {
            if let space = current as? CoordinateSpaceNode, space.name == name {
                var items = ItemList()
                space.collectItems(into: &items)
                return items.first
            }
            node = current.parent
        }
        return nil
    }

    /// The distance from each edge to the end of the space beyond the safe area.
    final var safeAreaInsets: EdgeInsets {
        let insets = safeAreaExpansion(at: .all)
        guard environment.layoutDirection == .rightToLeft else { return insets }
        return EdgeInsets(
            top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
    }
}
