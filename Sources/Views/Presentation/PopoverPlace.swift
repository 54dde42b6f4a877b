import EspalierLayoutEngine
import Foundation

/// The frames of a popover and its arrow.
nonisolated struct PopoverPlace: Equatable {
    var bubble: CGRect
    var arrow: CGRect
    /// The edge of the bubble with the arrow.
    var arrowEdge: Edge

    /// Chooses the preferred edge of the source if there is room, otherwise the first edge with room, otherwise the edge with the most
    /// room.
    ///
    /// - Parameters:
    ///   - source: The rectangle at which the popover points.
    ///   - edge: The preferred edge of the source; nil for any.
    ///   - fit: Returns the bubble's size, at most the given room.
    init(source: CGRect, edge: Edge?, window: CGRect, fit: (CGSize) -> CGSize) {
        let inner = window.insetBy(dx: PopoverLayout.margin, dy: PopoverLayout.margin)
        let depth = PopoverLayout.arrow.height
        func room(at edge: Edge) -> CGSize {
            switch edge {
            case .top: CGSize(width: inner.width, height: max(0, source.minY - depth - inner.minY))
            case .bottom: CGSize(width: inner.width, height: max(0, inner.maxY - source.maxY - depth))
            case .leading: CGSize(width: max(0, source.minX - depth - inner.minX), height: inner.height)
            case .trailing: CGSize(width: max(0, inner.maxX - source.maxX - depth), height: inner.height)
            }
        }
        let ideal = fit(CGSize(width: CGFloat.infinity, height: .infinity))
        func fits(_ edge: Edge) -> Bool { ideal.width <= room(at: edge).width && ideal.height <= room(at: edge).height }
        let order = ([edge].compactMap { $0 }) + [.bottom, .top, .trailing, .leading]
        let chosen =
            order.first(where: fits)
            ?? order.max { room(at: $0).width * room(at: $0).height < room(at: $1).width * room(at: $1).height }
            ?? .bottom
        let size = fit(room(at: chosen))
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
        let arrow = PopoverLayout.arrow
        // Along the edge, bubble and arrow are in the middle of the source as far as the window and the corners allow.
        let x = clamp(source.midX - size.width / 2, inner.minX, inner.maxX - size.width)
        let y = clamp(source.midY - size.height / 2, inner.minY, inner.maxY - size.height)
        func alongEdge(_ middle: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            let first = start + PopoverLayout.cornerRadius
            return clamp(
                middle - arrow.width / 2, first,
                max(first, start + length - PopoverLayout.cornerRadius - arrow.width))
        }
        let across = alongEdge(source.midX, x, size.width)
        let down = alongEdge(source.midY, y, size.height)
        let horizontal = CGSize(width: arrow.width, height: arrow.height)
        let vertical = CGSize(width: arrow.height, height: arrow.width)
        switch chosen {
        case .bottom:
            bubble = CGRect(origin: CGPoint(x: x, y: source.maxY + depth), size: size)
            self.arrow = CGRect(origin: CGPoint(x: across, y: source.maxY), size: horizontal)
            arrowEdge = .top
        case .top:
            bubble = CGRect(origin: CGPoint(x: x, y: source.minY - depth - size.height), size: size)
            self.arrow = CGRect(origin: CGPoint(x: across, y: source.minY - depth), size: horizontal)
            arrowEdge = .bottom
        case .trailing:
            bubble = CGRect(origin: CGPoint(x: source.maxX + depth, y: y), size: size)
            self.arrow = CGRect(origin: CGPoint(x: source.maxX, y: down), size: vertical)
            arrowEdge = .leading
        case .leading:
            bubble = CGRect(origin: CGPoint(x: source.minX - depth - size.width, y: y), size: size)
            self.arrow = CGRect(origin: CGPoint(x: source.minX - depth, y: down), size: vertical)
            arrowEdge = .trailing
        }
    }
}
