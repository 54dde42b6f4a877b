import EspalierLayoutEngine
import Foundation

extension ScrollNode {
    /// The stops of the scroll settings.
    func stopMarks() -> [ScrollStops.Mark] {
        guard let snapping = settings.snapping else { return [] }
        if let stops = snapping.stops { return stopMarks(at: stops) }
        let visible = viewport.size
        if snapping.isPaging {
            let page = CGSize(width: max(1, size.width), height: max(1, size.height))
            let count = CGPoint(
                x: axes.contains(.horizontal) ? (farthest.x / page.width).rounded(.up) : 0,
                y: axes.contains(.vertical) ? (farthest.y / page.height).rounded(.up) : 0)
            // Only stops near the current offset are sent; the page reports scrolling to get others.
            if count.x + count.y > 100 { startReading() }
            let along = axes.contains(.vertical) ? (offset.y / page.height, count.y) : (offset.x / page.width, count.x)
            let first = Int(max(0, along.0 - 50))
            let last = Int(min(along.1, along.0 + 50))
            guard first <= last else { return [] }
            let insets = contentInsets
            return (first...last).map { index in
                let rect =
                    axes.contains(.vertical)
                    ? CGRect(x: 0, y: insets.top + CGFloat(index) * page.height, width: 1, height: 1)
                    : CGRect(x: insets.leading + CGFloat(index) * page.width, y: 0, width: 1, height: 1)
                return ScrollStops.Mark(rect: rect, isAlways: snapping.stopsAlways)
            }
        }
        var rects: [CGRect] = []
        let area = visibleRect.insetBy(
            dx: axes.contains(.horizontal) ? -visible.width * 2 : 0,
            dy: axes.contains(.vertical) ? -visible.height * 2 : 0)
        forEachTarget(in: isRead ? area : .infinite) { target in
            rects.append(target.rect.offsetBy(dx: expansion.leading, dy: expansion.top))
            return rects.count < 1000
        }
        return rects.map { ScrollStops.Mark(rect: $0, isAlways: snapping.stopsAlways) }
    }

    /// The stops at positions of the content. Only those near the current offset are sent.
    private func stopMarks(at stops: ScrollSnapping.Stops) -> [ScrollStops.Mark] {
        var marks: [ScrollStops.Mark] = []
        for (axis, isScrolled) in [
            (Axis.horizontal, axes.contains(.horizontal)), (.vertical, axes.contains(.vertical)),
        ] {
            guard isScrolled else { continue }
            let list = stops[axis]
            if list.count > 100 { startReading() }
            let isVertical = axis == .vertical
            let current = isVertical ? offset.y : offset.x
            let start = isVertical ? contentInsets.top : contentInsets.leading
            let next = list.firstIndex { $0.position >= current } ?? list.count
            // A browser ignores stops that are out of sight along the other axis.
            let breadth = axes.contains([.horizontal, .vertical]) ? contentSize : CGSize(width: 1, height: 1)
            for stop in list[max(0, next - 50)..<min(list.count, next + 50)] {
                let rect =
                    isVertical
                    ? CGRect(x: 0, y: start + stop.position, width: breadth.width, height: 1)
                    : CGRect(x: start + stop.position, y: 0, width: 1, height: breadth.height)
                marks.append(ScrollStops.Mark(rect: rect, axis: axis, isAlways: stop.isAlways))
            }
        }
        return marks
    }

    // MARK: Targets

    func addTargets(_ layout: ScrollTargetLayoutNode) {
        targetLayouts.removeAll { $0.node == nil }
        targetLayouts.append(NodeReference(layout))
    }

    /// Calls `body` for the targets in `rect`, which is in the node's coordinates.
    fileprivate func forEachTarget(in rect: CGRect, _ body: (ScrollTarget) -> Bool) {
        for reference in targetLayouts {
            guard let layout = reference.node as? ScrollTargetLayoutNode else { continue }
            for container in layout.containers {
                var corner = CGPoint.zero
                var node: LayoutNode = container
                while node !== self, let outer = node.layoutParent {
                    corner = CGPoint(x: corner.x + node.origin.x, y: corner.y + node.origin.y)
                    node = outer
                }
                let local = rect.isInfinite ? rect : rect.offsetBy(dx: -corner.x, dy: -corner.y)
                container.forEachScrollTarget(in: local) {
                    body(ScrollTarget(id: $0.id, rect: $0.rect.offsetBy(dx: corner.x, dy: corner.y)))
                }
            }
        }
    }

    /// The id of the target whose `anchor` is nearest to that of the visible part.
    func targetID(at anchor: UnitPoint) -> AnyHashable? {
        let insets = contentInsets
        let whole = visibleRect
        let seen = CGRect(
            x: whole.minX + insets.leading, y: whole.minY + insets.top, width: max(0, whole.width - insets.horizontal),
            height: max(0, whole.height - insets.vertical))
        let point = anchor.resolved(in: seen)
        var nearest: (id: AnyHashable, distance: CGFloat)?
        forEachTarget(in: whole) { target in
            guard let id = target.id else { return true }
            let own = anchor.resolved(in: target.rect)
            let distance =
                (axes.contains(.horizontal) ? abs(own.x - point.x) : 0)
                + (axes.contains(.vertical) ? abs(own.y - point.y) : 0)
            if nearest.map({ distance < $0.distance }) ?? true { nearest = (id, distance) }
            return true
        }
        return nearest?.id
    }
}
