public import EspalierLayoutEngine
public import Foundation

/// The size of a geometry reader and the way to places in other views.
public struct GeometryProxy: Sendable {
    private let node: GeometryNodeReference

    /// The reader's size, in points.
    public let size: CGSize

    @MainActor
    init(_ node: any GeometryReading, size: CGSize) {
        self.node = GeometryNodeReference(node)
        self.size = size
    }

    /// The place that `anchor` names, in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let place = UncheckedTransfer(anchor)
        return MainActor.assumeIsolated {
            let anchor = place.value
            // The reader keeps the query: it must not keep the reader.
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

    /// The reader's frame in another coordinate space; in that of the page where no view around has the name.
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

    /// The bounds of the nearest named coordinate space, in the reader's own coordinates; nil where there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let name = UncheckedTransfer(coordinateSpace.name)
        return MainActor.assumeIsolated {
            guard let reader = node.node, let item = reader.ancestor(named: name.value) else { return nil }
            let base = reader.positionInPage
            let position = item.positionInPage
            return CGRect(
                x: position.x - base.x, y: position.y - base.y, width: item.size.width, height: item.size.height)
        }
    }

    /// How far the reader's frame would reach over its edges if the reader ignored the safe area.
    ///
    /// A reader that fills the safe area has the insets of the window, with those of bars and of `safeAreaPadding(_:)` around
    /// it added. At an edge that does not touch the end of the safe area, as inside of a padding, the inset is 0. So it is
    /// for a reader that ignores the safe area, which is what SwiftUI tells too: `ignoresSafeArea()` belongs inside of the
    /// reader where the reader's content is to know the insets.
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

/// A reference to the reader that does not keep it.
private final class GeometryNodeReference: @unchecked Sendable {
    // Unchecked: read on the main actor only.
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

    /// The nearest item around this one that `coordinateSpace(name:)` gave the name.
    final func ancestor(named name: AnyHashable) -> LayoutNode? {
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

    /// How far the item would reach over its edges to fill what the safe area leaves out.
    final var safeAreaInsets: EdgeInsets {
        let insets = safeAreaExpansion(at: .all)
        guard environment.layoutDirection == .rightToLeft else { return insets }
        return EdgeInsets(
            top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
    }
}
